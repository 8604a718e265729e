//! Databases of earlier versions still work: every file in `tests/data` is opened, verified and played on.
//!
//! A version that stores something new adds a file, and no file ever changes: with `KAJIBA_FIXTURE=name` in the
//! environment, `cargo test -p kajiba --test upgrade -- --ignored` writes `name.sqlite3` and `name.json`.

mod fixture;
mod person;
mod server;

use std::{
    fs,
    path::{Path, PathBuf},
};

use fixture::{CopyNotes, LessonNotes, Notes, StoryNotes};
use person::Person;
use server::Server;

/// The files that earlier versions wrote, with what is known of each.
fn fixtures() -> Vec<(PathBuf, Notes)> {
    let folder = fs::read_dir(fixture::folder()).unwrap();
    let paths = folder.map(|entry| entry.unwrap().path());
    let files = paths.filter(|path| path.extension().is_some_and(|kind| kind == "sqlite3"));
    files
        .map(|file| {
            let notes = fs::read_to_string(file.with_extension("json")).expect("every file has its notes");
            (file, serde_json::from_str(&notes).expect("the notes can be read"))
        })
        .collect()
}

#[test]
fn a_database_of_an_earlier_version_is_proved_and_played_on() {
    let fixtures = fixtures();
    assert!(!fixtures.is_empty(), "there is a file of the first version");
    for (file, notes) in fixtures {
        let data = tempfile::tempdir().unwrap();
        fs::copy(&file, data.path().join("kajiba.sqlite3")).unwrap();
        check_as_it_is(data.path(), &file, &notes);
        // Starting the server migrates it.
        Server::start(data.path()).stop();
        let log = server::kajiba(data.path(), &["check-db"]);
        let figures =
            [("Valid games", notes.n_games), ("Entries", notes.n_entries), ("yet", notes.n_undealt)];
        for (word, n) in figures {
            assert!(log.contains(&format!("{word}: {n}.")), "{}: {log}", file.display());
        }

        let server = Server::start(data.path());
        play_on(&server, &notes);
        server.stop();
        let log = server::kajiba(data.path(), &["check-db"]);
        // The table that waited has been dealt.
        let n_games = notes.n_games + u64::from(notes.copy.is_some());
        assert!(log.contains(&format!("Valid games: {n_games}.")), "{}: {log}", file.display());
        assert!(fixture::n_entries(&log) >= notes.n_entries + 2, "{}: {log}", file.display());
        if let Some(story) = &notes.story {
            go_on_in_the_terminal(data.path(), story);
        }
        if let Some(copy) = &notes.copy {
            check_values(data.path(), copy);
        }
    }
}

/// Games with a set have its values in their records, also one that was dealt only now.
fn check_values(data: &Path, copy: &CopyNotes) {
    for table in [&copy.playing, &copy.waiting] {
        let file = data.join(format!("with-set-{table}.json"));
        server::kajiba(data, &["export", file.to_str().unwrap(), "--table", table]);
        let record = fs::read_to_string(file).unwrap();
        assert!(
            record.contains("\"komainu_coins\":5,") || record.contains("\"komainu_coins\":5}"),
            "{record}"
        );
    }
}

/// An operator checks, copies and exports the file before any server of this version has changed it.
fn check_as_it_is(data: &Path, file: &Path, notes: &Notes) {
    let log = server::kajiba(data, &["check-db"]);
    assert!(log.contains(&format!("Valid games: {}.", notes.n_games)), "{}: {log}", file.display());
    let (records, copy) = (data.join("early-records"), data.join("copy"));
    server::kajiba(data, &["export", records.to_str().unwrap()]);
    let n_records = fs::read_dir(&records).unwrap().count() as u64;
    assert!(n_records >= notes.n_games, "{}: {n_records}", file.display());
    fs::create_dir(&copy).unwrap();
    server::kajiba(data, &["backup", copy.join("kajiba.sqlite3").to_str().unwrap()]);
    let log = server::kajiba(&copy, &["check-db"]);
    assert!(log.contains(&format!("Valid games: {}.", notes.n_games)), "{}: {log}", file.display());
    assert!(fs::read(data.join("kajiba.sqlite3")).unwrap() == fs::read(file).unwrap(), "it is left alone");
}

/// A campaign is exported with the records of its games, and the terminal resumes it.
fn go_on_in_the_terminal(data: &Path, story: &StoryNotes) {
    let (records, stories) = (data.join("records"), data.join("stories"));
    server::kajiba(data, &["export", records.to_str().unwrap()]);
    fs::create_dir_all(stories.join("aki")).unwrap();
    fs::copy(records.join(format!("campaign-{}.json", story.campaign)), stories.join("aki.json")).unwrap();
    for table in [&story.lost, &story.current] {
        let record = format!("{table}.json");
        fs::copy(records.join(&record), stories.join("aki").join(&record)).unwrap();
    }
    let log = server::kajiba(data, &["story", "status", "aki"]);
    assert!(log.contains("Ghost 2") && log.contains("In progress"), "{log}");
    let log = server::kajiba(data, &["story", "play", "aki"]);
    assert!(log.contains("Chapter 1"), "{log}");
}

/// The Ghost, the campaign and its attempts are there and can be continued.
fn go_on_with_story(aki: &mut Person, story: &StoryNotes) {
    assert!(aki.get("/story").body.contains(&story.name), "the campaign is listed");
    let path = format!("/story/{}", story.campaign);
    let page = aki.get(&path).body;
    assert!(page.contains(&story.lost) && page.contains(&story.current), "{page}");
    let again = aki.done(&format!("{path}/attempt"), &[("ghost", "3")]);
    assert_eq!(again, format!("/t/{}", story.current), "the attempt in progress goes on");
    for table in [&story.solo, &story.current] {
        let before = aki.choices(table);
        aki.act(table, &before, &before["choices"][0]);
        assert!(aki.choices(table)["version"].as_u64() > before["version"].as_u64(), "{table}");
    }
}

/// The lessons go on where they were, and the one that is done is marked.
fn go_on_with_lessons(aki: &mut Person, lessons: &LessonNotes) {
    for (lesson, table) in &lessons.tables {
        let (game, lesson) = lesson.split_once('/').expect("a game and a lesson");
        let again = aki.done(&format!("/lessons/{game}"), &[("lesson", lesson)]);
        assert_eq!(again, format!("/t/{table}"), "the lesson in progress goes on");
        let before = aki.choices(table);
        aki.act(table, &before, &before["choices"][0]);
        assert!(aki.choices(table)["version"].as_u64() > before["version"].as_u64(), "{table}");
    }
    let page = aki.get("/lessons/katana").body;
    assert!(page.contains("class=\"lesson done\""), "{page}");
}

/// The sets are there, and their tables are played on with them.
fn go_on_with_own_copy(server: &Server, aki: &mut Person, copy: &CopyNotes) {
    let file = aki.get(&format!("/sets/{}/file", copy.set));
    assert!(file.status == 200 && file.body.contains("from = \"printed\""), "{}", file.body);
    let page = aki.get(&format!("/sets/{}?part=boards", copy.half)).body;
    assert!(page.contains(&copy.typed), "{page}");
    let before = aki.choices(&copy.playing);
    aki.act(&copy.playing, &before, &before["choices"][0]);
    let mut guest = Person::new(&server.address);
    guest.done(&format!("/t/{}/claim", copy.waiting), &[("name", "Dai")]);
    aki.done(&format!("/t/{}/start", copy.waiting), &[]);
    let shown = copy.name.replace('\'', "&#39;");
    for table in [&copy.playing, &copy.waiting] {
        let page = aki.get(&format!("/t/{table}")).body;
        assert!([&copy.name, &shown].into_iter().any(|name| page.contains(name)), "{page}");
        let has_bot = *table == copy.playing;
        assert_eq!(page.contains("without what they have learned"), has_bot, "{page}");
    }
    let mut program = Person::new(&server.address);
    program.token.clone_from(&copy.token);
    let answer = program.get("/api/v1/token");
    assert!(answer.status == 200 && answer.body.contains(&copy.playing), "{}", answer.body);
}

/// A person signs in with the old link, finds everything, and plays on.
fn play_on(server: &Server, notes: &Notes) {
    let mut aki = Person::new(&server.address);
    let refused = aki.post("/sign-in", &[("login", &notes.login), ("passphrase", "another one")]);
    assert_eq!(refused.status, 422, "{}", refused.body);
    let signed_in = aki.post("/sign-in", &[("login", &notes.login), ("passphrase", &notes.passphrase)]);
    assert_eq!(signed_in.status, 303, "{}", signed_in.body);
    let home = aki.get("/").body;
    for table in [&notes.live, &notes.days, &notes.over, &notes.gathering] {
        assert!(home.contains(table.as_str()), "{table} is among Aki's tables: {home}");
    }

    let page = aki.get(&format!("/t/{}", notes.days));
    assert_eq!(page.status, 200, "{}", page.body);
    assert!(page.body.contains(&notes.said), "talk is kept: {}", page.body);
    for table in [&notes.days, &notes.live] {
        let before = aki.choices(table);
        assert_eq!((&before["phase"], &before["asked"]), (&"playing".into(), &before["seats"]), "{table}");
        aki.act(table, &before, &before["choices"][0]);
        assert!(aki.choices(table)["version"].as_u64() > before["version"].as_u64(), "{table}");
    }

    let over = aki.choices(&notes.over);
    assert_eq!(over["over"], true);
    let record = aki.get(&format!("/t/{}/record", notes.over));
    assert_eq!(record.status, 200, "{}", record.body);
    assert_eq!(aki.get(&format!("/t/{}/replay?at=5", notes.over)).status, 200);

    // The PIN opens the seat, and nothing else does.
    let unlock = format!("/t/{}/unlock", notes.gathering);
    assert_eq!(aki.post(&unlock, &[("seat", "1"), ("pin", "0000")]).status, 403);
    assert_eq!(aki.post(&unlock, &[("seat", "1"), ("pin", &notes.pin)]).status, 303);

    if let Some(story) = &notes.story {
        go_on_with_story(&mut aki, story);
    }
    if let Some(lessons) = &notes.lessons {
        go_on_with_lessons(&mut aki, lessons);
    }
    if let Some(copy) = &notes.copy {
        go_on_with_own_copy(server, &mut aki, copy);
    }

    let mut zoe = Person::new(&server.address);
    let taken = zoe.post(&notes.link, &[("name", "Zoe")]);
    assert_eq!(taken.status, 303, "{}", taken.body);
    assert_eq!(zoe.choices(&notes.days)["seats"], serde_json::json!([1]), "the link gives Ben's seat");
}
