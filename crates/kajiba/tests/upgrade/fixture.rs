//! Creates a database with some of everything that is stored.

use std::{
    collections::BTreeMap,
    env, fs,
    path::{Path, PathBuf},
    thread,
    time::{Duration, Instant},
};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    person::Person,
    server::{Server, kajiba},
};

/// What is printed on Aki's copy of Katana.
const PRINTED: &str = include_str!("../../../katana/tests/data/printed.toml");
/// How long bots may take until a person is asked.
const PATIENCE: Duration = Duration::from_secs(60);

/// What is known of a database.
#[derive(Serialize, Deserialize)]
pub struct Notes {
    /// Aki's sign-in link.
    pub login: String,
    pub passphrase: String,
    /// A game of Aki's against a bot by a live clock, in which Aki is asked.
    pub live: String,
    /// A game of Aki, Ben and a bot by a clock of days, in which Aki is asked and something was taken back.
    pub days: String,
    /// A game of Aki's and a guest's that has come to its end.
    pub over: String,
    /// A table of Aki's that waits for people, with a guest whose seat has a PIN.
    pub gathering: String,
    pub pin: String,
    /// The path of a link to Ben's seat in `days`.
    pub link: String,
    /// What Ben said there.
    pub said: String,
    /// `None` in files of versions without the Story.
    #[serde(default)]
    pub story: Option<StoryNotes>,
    /// `None` in files of versions without several lessons.
    #[serde(default)]
    pub lessons: Option<LessonNotes>,
    /// `None` in files of versions without component sets.
    #[serde(default)]
    pub copy: Option<CopyNotes>,
    pub n_games: u64,
    pub n_entries: u64,
    pub n_undealt: u64,
}

/// What is known of the games that Aki plays against Ghosts.
#[derive(Serialize, Deserialize)]
pub struct StoryNotes {
    /// A game against a Ghost, in which Aki is asked.
    pub solo: String,
    /// A campaign in whose first chapter Aki has given up an attempt against Ghost 2.
    pub campaign: String,
    pub name: String,
    /// The table of that attempt.
    pub lost: String,
    /// The table of the next one, in which Aki is asked.
    pub current: String,
}

/// What is known of Aki's lessons. The first one of Katana is done.
#[derive(Serialize, Deserialize)]
pub struct LessonNotes {
    /// Lessons in progress, as `game/lesson`, with their tables.
    pub tables: BTreeMap<String, String>,
}

/// What is known of Aki's component sets.
#[derive(Serialize, Deserialize)]
pub struct CopyNotes {
    /// A complete set, and its name.
    pub set: String,
    pub name: String,
    /// A set with a value that is not possible, and that value.
    pub half: String,
    pub typed: String,
    /// A game with the complete set against a bot, in which Aki is asked.
    pub playing: String,
    /// A table with it that waits for one person more.
    pub waiting: String,
    /// A token for Aki's seat in `playing`.
    pub token: String,
}

/// Where the databases are.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data")
}

/// The number of entries that `check-db` reports.
pub fn n_entries(log: &str) -> u64 {
    let (_, rest) = log.split_once("Entries: ").unwrap();
    rest.split('.').next().unwrap().parse().unwrap()
}

#[test]
#[ignore = "writes a new file; KAJIBA_FIXTURE is its name"]
fn a_database_of_this_version_is_written() {
    let name = env::var("KAJIBA_FIXTURE").expect("KAJIBA_FIXTURE names the new file");
    let file = folder().join(&name).with_extension("sqlite3");
    assert!(!file.exists(), "{} is there, and stays as it is", file.display());
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path());
    let mut notes = filled(&server);
    server.stop();

    let log = kajiba(data.path(), &["check-db"]);
    // Three tables are of lessons, and one with Aki's own values.
    assert!(
        log.contains("Valid games: 10.") && log.contains("yet: 2.") && log.contains("games: 1."),
        "{log}"
    );
    (notes.n_games, notes.n_entries, notes.n_undealt) = (10, n_entries(&log), 2);
    let record = data.path().join("record.json");
    kajiba(data.path(), &["export", record.to_str().unwrap(), "--table", &notes.days]);
    assert!(fs::read_to_string(record).unwrap().contains("\"undo\""), "something was taken back");
    fs::create_dir_all(folder()).unwrap();
    kajiba(data.path(), &["backup", file.to_str().unwrap()]);
    let notes = serde_json::to_string_pretty(&notes).unwrap();
    fs::write(file.with_extension("json"), notes + "\n").unwrap();
}

/// Lets people use every feature once.
fn filled(server: &Server) -> Notes {
    let (mut aki, mut ben) = (Person::new(&server.address), Person::new(&server.address));
    let (login, passphrase, pin) = ("aki", "lacquer steel wood", "4711");
    let said = "Good luck, and may the forge stay hot!";

    let guest = [("seat-1-kind", "guest"), ("seat-1-name", "Chie")];
    let over = new_table(&mut aki, &[("pace", "free"), guest[0], guest[1]]);
    play(&mut [&mut aki], &over, 40, |_| false);

    let live = [("pace", "live"), ("minutes", "20"), ("seconds", "30"), ("seat-1-kind", "bot-novice")];
    let live = new_table(&mut aki, &live);
    play(&mut [&mut aki], &live, 100, |choices| choices["version"].as_u64() >= Some(25));

    let days = [("pace", "days"), ("days", "3"), ("seat-1-kind", "open"), ("seat-2-kind", "bot-novice")];
    let days = new_table(&mut aki, &[&days[..], &[("spectators", "1")]].concat());
    ben.done(&format!("/t/{days}/claim"), &[("name", "Ben")]);
    aki.done(&format!("/t/{days}/start"), &[]);
    let link = ben.post(&format!("/t/{days}/seats/1/link"), &[]).body;
    let link = link.split("/s/").nth(1).expect("the link is shown");
    let link = format!("/s/{}", link.split('"').next().unwrap());
    ben.done(&format!("/t/{days}/chat"), &[("text", said)]);
    play(&mut [&mut aki, &mut ben], &days, 100, |choices| choices["version"].as_u64() >= Some(30));
    take_back(&mut aki, &mut ben, &days);
    let standing = [("seat", "1"), ("standing", "palace_round"), ("on", "1")];
    ben.done(&format!("/t/{days}/standing"), &standing);
    play(&mut [&mut aki, &mut ben], &days, 100, |choices| choices["asked"] == serde_json::json!([0]));

    let waiting = [("pace", "free"), ("is_listed", "1"), guest[0], guest[1], ("seat-1-pin", pin)];
    let gathering = new_table(&mut aki, &[&waiting[..], &[("seat-2-kind", "open")]].concat());
    let story = log(&mut aki);
    let (lessons, copy) = (learnt(&mut aki), own_copy(&mut aki));
    aki.done("/me/passphrase", &[("login", login), ("passphrase", passphrase)]);
    Notes {
        login: login.to_owned(),
        passphrase: passphrase.to_owned(),
        live,
        days,
        over,
        gathering,
        pin: pin.to_owned(),
        link,
        said: said.to_owned(),
        story: Some(story),
        lessons: Some(lessons),
        copy: Some(copy),
        n_games: 0,
        n_entries: 0,
        n_undealt: 0,
    }
}

/// Lets Aki play against Ghosts and start a campaign.
fn log(aki: &mut Person) -> StoryNotes {
    let until = |version: u64| move |choices: &Value| choices["version"].as_u64() >= Some(version);
    let solo = new_table(aki, &[("pace", "free"), ("option-ghost", "4")]);
    play(&mut [aki], &solo, 100, until(20));
    let name = "The long way";
    let campaign = aki.done("/story", &[("name", name)]);
    let attempt = |aki: &mut Person, ghost| {
        let path = aki.done(&format!("{campaign}/attempt"), &[("ghost", ghost)]);
        path.strip_prefix("/t/").expect("an attempt leads to its table").to_owned()
    };
    let lost = attempt(aki, "2");
    play(&mut [aki], &lost, 100, until(10));
    aki.done(&format!("/t/{lost}/concede"), &[("seat", "0"), ("sure", "1")]);
    let current = attempt(aki, "1");
    play(&mut [aki], &current, 100, until(15));
    let campaign = campaign.strip_prefix("/story/").expect("a campaign has its page").to_owned();
    StoryNotes { solo, campaign, name: name.to_owned(), lost, current }
}

/// Lets Aki play the first lesson to its end, and begin two others.
fn learnt(aki: &mut Person) -> LessonNotes {
    let begin = |aki: &mut Person, (game, lesson): (&str, &str)| {
        let path = aki.done(&format!("/lessons/{game}"), &[("lesson", lesson)]);
        path.strip_prefix("/t/").expect("a lesson leads to its table").to_owned()
    };
    let first = begin(aki, ("katana", "first"));
    while aki.get(&format!("/t/{first}")).body.contains("id=\"guide-now\"") {
        let choices = aki.choices(&first);
        aki.act(&first, &choices, &choices["choices"][0]);
    }
    let lessons = [("katana", "round"), ("shogunate", "first")];
    let tables = lessons.map(|(game, lesson)| {
        let table = begin(aki, (game, lesson));
        let choices = aki.choices(&table);
        aki.act(&table, &choices, &choices["choices"][0]);
        (format!("{game}/{lesson}"), table)
    });
    LessonNotes { tables: tables.into() }
}

/// Lets Aki put in what is printed on their copy, and play with it.
fn own_copy(aki: &mut Person) -> CopyNotes {
    let set_of = |path: String| path.strip_prefix("/sets/").expect("a set has its page").to_owned();
    let (name, typed) = ("Aki's box", "a lot");
    let set = set_of(aki.done("/sets/import", &[("called", name), ("text", PRINTED)]));
    let half = set_of(aki.done("/sets", &[("game", "katana"), ("name", "Half of it")]));
    aki.done(&format!("/sets/{half}"), &[("part", "boards"), ("komainu.coins", typed)]);
    let with_set = [("pace", "free"), ("components", &set)];
    let playing = new_table(aki, &[&with_set[..], &[("seat-1-kind", "bot-novice")]].concat());
    play(&mut [aki], &playing, 100, |choices| choices["version"].as_u64() >= Some(20));
    let waiting = new_table(aki, &[&with_set[..], &[("seat-1-kind", "open")]].concat());
    let page = aki.post(&format!("/t/{playing}/seats/0/token"), &[]).body;
    let token = page.split("<input id=\"token\"").nth(1).expect("the token is shown");
    let token = token.split("value=\"").nth(1).and_then(|token| token.split('"').next());
    let token = token.expect("it is in its field").to_owned();
    CopyNotes { set, name: name.to_owned(), half, typed: typed.to_owned(), playing, waiting, token }
}

/// Creates a table of Aki's and returns its id.
fn new_table(aki: &mut Person, fields: &[(&str, &str)]) -> String {
    let fields = [&[("game", "katana"), ("name", "Aki"), ("seat-0-kind", "me")], fields].concat();
    let path = aki.done("/tables", &fields);
    path.strip_prefix("/t/").expect("a new table leads to itself").to_owned()
}

/// Lets people play until somebody is asked who sees what is wanted, or to the end. After `n_lively` decisions they pass
/// as soon as they may.
fn play(people: &mut [&mut Person], table: &str, n_lively: usize, is_wanted: impl Fn(&Value) -> bool) {
    for n in 0.. {
        let Some((at, choices)) = asked(people, table) else { return };
        if is_wanted(&choices) {
            return;
        }
        let all = choices["choices"].as_array().unwrap();
        let ends = ["pass", "end_turn", "done", "decline"];
        let is_end = |choice: &&Value| {
            ends.iter().any(|end| choice["action"] == *end || choice["action"].get(end).is_some())
        };
        let is_asked = |choice: &&Value| choice["free"] == false;
        let busy: Vec<&Value> = all.iter().filter(is_asked).filter(|choice| !is_end(choice)).collect();
        let choice = match all.iter().filter(is_asked).find(is_end) {
            Some(end) if n >= n_lively || busy.is_empty() => end,
            // Not always the first option, so that games vary.
            _ => busy[n * 7 % busy.len()],
        };
        people[at].act(table, &choices, choice);
    }
}

/// Who is asked, and what; `None` once the game is over.
fn asked(people: &mut [&mut Person], table: &str) -> Option<(usize, Value)> {
    let started = Instant::now();
    while started.elapsed() < PATIENCE {
        for (n, person) in people.iter_mut().enumerate() {
            let choices = person.choices(table);
            if choices["over"] == true {
                return None;
            }
            if choices["question"] != "" {
                return Some((n, choices));
            }
        }
        thread::sleep(Duration::from_millis(5));
    }
    panic!("nobody is asked and the game is not over");
}

/// Aki takes the last act back, which Ben grants if he is asked.
fn take_back(aki: &mut Person, ben: &mut Person, table: &str) {
    let before = aki.choices(table)["version"].as_u64();
    aki.done(&format!("/t/{table}/undo"), &[("seat", "0")]);
    if aki.choices(table)["version"].as_u64() == before {
        ben.done(&format!("/t/{table}/undo/answer"), &[("seat", "1"), ("granted", "1")]);
    }
    assert!(aki.choices(table)["version"].as_u64() > before, "the act is taken back");
}
