//! `kajiba story`: campaigns are started, saved after every act, resumed and scored.

use std::{fs, path::Path};

use katana::Katana;
use tabletop::{Deed, Game, Options, Record};

use crate::shell::{LANGS, User, complaint_with, kajiba, output, says, talk::Talk, times};

impl User {
    fn is_told(&self, args: &[&str]) -> String {
        complaint_with(&[("KAJIBA_DATA", &self.data)], args)
    }

    fn kept(&self, name: &str) -> serde_json::Value {
        let file = self.file(&format!("{name}.json"));
        serde_json::from_str(&fs::read_to_string(file).expect("the campaign is there")).expect("it is JSON")
    }

    /// A file or folder of the campaigns.
    fn file(&self, name: &str) -> String {
        format!("{}/stories/{name}", self.data)
    }

    /// Starts a campaign whose first attempt has the deal of a record. Returns the lines that repeat its decisions.
    fn begins_as_recorded(&self, name: &str, record: &str) -> String {
        self.types(&["story", "new", name, "--names", "Anna"], "");
        let mut record: Record<Katana> = serde_json::from_str(record).expect("a record");
        let lines = typed_decisions(&record);
        record.log.clear();
        fs::create_dir(self.file(name)).expect("it is not there yet");
        let json = record.to_json();
        fs::write(self.file(&format!("{name}/0001.json")), json).expect("it can be written");
        fs::write(self.file(&format!("{name}/0001.json.names")), "Anna\nGhost 1\n")
            .expect("it can be written");
        let mut kept = self.kept(name);
        kept["current"] = "0001.json".into();
        fs::write(self.file(&format!("{name}.json")), kept.to_string()).expect("it can be written");
        lines
    }
}

/// The decisions of a record, each as the number of its option.
fn typed_decisions(record: &Record<Katana>) -> String {
    let mut replay = record.replay().expect("a game");
    let (mut options, mut lines) = (Options::default(), String::new());
    for entry in &record.log {
        let Deed::Act(action) = entry.deed else { panic!("nothing is taken back in it") };
        options.clear();
        replay.state.options(&replay.rules, entry.seat, &mut options);
        let place = options.all().iter().position(|&option| option == action).expect("it was possible");
        lines += &format!("{}\n", place + 1);
        replay.step().expect("the record is sound");
    }
    lines
}

/// Plays a chapter by always taking the first option, which loses.
fn by_first_options(user: &User, name: &str, ghost: &str) -> String {
    // These are more lines than a game takes; later questions refuse the rest.
    let lines = "1\n".repeat(400);
    user.types(&["story", "play", name, "--ghost", ghost], &lines)
}

/// Anna, whose campaign has begun, and the talk in which she has made the first decision of its first chapter.
fn begun(name: &str) -> (User, Talk) {
    let user = User::new(name);
    user.types(&["story", "new", "anna", "--names", "Anna"], "");
    let mut talk = Talk::new(&user.data, &["story", "play", "anna", "--ghost", "2"]);
    talk.say("6\n");
    (user, talk)
}

#[test]
fn a_campaign_begins_with_the_first_chapter() {
    let user = User::new("story-new");
    assert!(says(&user.types(&["story", "list"], ""), "There is no campaign yet."));
    let begun = user.types(&["story", "new", "anna", "--names", "Anna"], "");
    assert!(says(&begun, "kajiba story play anna"), "{begun}");
    assert!(says(&user.types(&["story", "list"], ""), "anna: Chapter 1, The Beginning is next."));
    let status = user.types(&["story", "status", "anna"], "");
    assert_eq!(times(&status, "Chapter "), 15, "fourteen, and which is next: {status}");
    assert!(user.is_told(&["story", "new", "anna"]).contains("already"));
    assert!(user.is_told(&["story", "play", "bruno"]).contains("no campaign named bruno"));
    assert!(user.is_told(&["story", "new", "../x"]).contains("can't be the name"));
}

#[test]
fn a_killed_chapter_goes_on_where_it_was() {
    let (user, talk) = begun("story-killed");
    talk.kill();
    assert_eq!(user.kept("anna")["current"], "0001.json");
    assert!(says(&user.types(&["story", "status", "anna"], ""), "In progress."));
    let resumed = user.types(&["story", "play", "anna"], "log\ngoal\nquit\n");
    assert!(says(&resumed, "after 1 entries") || says(&resumed, "after 1 entry"), "{resumed}");
    assert!(says(&resumed, "Anna places a Worker at the Komainu."), "{resumed}");
    assert!(says(&resumed, "Missed by 1: the Katana is not delivered."), "{resumed}");
    assert!(says(&resumed, "The campaign is saved."), "{resumed}");
    let record = Path::new(&user.data).join("stories/anna/0001.json");
    assert!(says(&output(&["verify", record.to_str().expect("text")]), "Entries: 1"));
}

#[test]
fn a_defeat_costs_a_point_and_is_tried_again_or_given_up() {
    let user = User::new("story-defeat");
    user.types(&["story", "new", "anna", "--names", "Anna"], "");
    let played = by_first_options(&user, "anna", "5");
    assert!(says(&played, "Chapter 1, The Beginning: defeat."), "{played}");
    assert!(says(&played, "Story points: −1 for this chapter, −1 in all."), "{played}");
    let kept = user.kept("anna");
    assert_eq!(kept["campaign"]["attempts"][0]["ghost"], 5);
    assert_eq!((&kept["games"][0], &kept["current"]), (&"0001.json".into(), &serde_json::Value::Null));
    let left = user.types(&["story", "play", "anna"], "quit\n");
    assert!(!says(&left, "Press Enter to try again, or type next or quit."), "quit is understood: {left}");
    assert_eq!(user.kept("anna"), kept, "and nothing is given up by it");
    let at_ghost = user.types(&["story", "play", "anna"], "again\nquit\n");
    assert!(!says(&at_ghost, "Type a number from 1 to 5"), "{at_ghost}");
    assert_eq!(user.kept("anna"), kept);
    let next = user.types(&["story", "play", "anna"], "next\n3\nquit\n");
    assert!(says(&next, "Chapter 2, A Period of Peace"), "{next}");
    let status = user.types(&["story", "status", "anna"], "");
    assert!(says(&status, "Defeat by Ghost 5: −1 Story points."), "{status}");
    assert!(says(&status, "Skipped."), "{status}");
    assert!(says(&status, "Chapter 2, A Period of Peace is next. Story points: −1."), "{status}");
}

#[test]
fn a_further_defeat_in_a_chapter_costs_two() {
    let user = User::new("story-again");
    user.types(&["story", "new", "anna"], "");
    by_first_options(&user, "anna", "5");
    let lines = format!("\n5\n{}", "1\n".repeat(400));
    let again = user.types(&["story", "play", "anna"], &lines);
    assert!(says(&again, "Story points: −2 for this chapter, −3 in all."), "{again}");
}

/// STO-2, STO-3: the record is one of the few games that a Novice won against Ghost 1.
#[test]
fn a_chapter_is_won_decision_by_decision() {
    let user = User::new("story-won");
    let record = include_str!("chapter-1-won.json");
    let lines = user.begins_as_recorded("anna", record);
    let played = user.types(&["story", "play", "anna"], &(lines + "\n"));
    assert!(says(&played, "Chapter 1, The Beginning: victory!"), "{played}");
    let met = [
        "Met: Swords left on the Forge: 0 (none allowed).",
        "Met: the Katana is delivered.",
        "Met: points: 167 (more than the Ghost: at least 136).",
    ];
    assert!(met.iter().all(|line| says(&played, line)) && says(&played, "Anna wins!"), "{played}");
    assert!(says(&played, "Story points: 5 for this chapter, 5 in all."), "{played}");
    assert!(says(&played, "Chapter 2, A Period of Peace"), "{played}");
    let kept = user.kept("anna");
    assert_eq!(kept["campaign"]["attempts"][0]["is_won"], true);
    assert_eq!((&kept["games"][0], &kept["current"]), (&"0001.json".into(), &serde_json::Value::Null));
    let status = user.types(&["story", "status", "anna"], "");
    assert!(says(&status, "Victory over Ghost 1: 5 Story points."), "{status}");
    assert!(says(&status, "Chapter 2, A Period of Peace is next. Story points: 5."), "{status}");
    assert!(says(&output(&["verify", &user.file("anna/0001.json")]), "Entries: 187"));
}

#[test]
fn a_game_that_loses_its_file_gets_another_and_the_campaign_points_at_it() {
    let (user, mut talk) = begun("story-moved");
    fs::remove_file(user.file("anna/0001.json")).expect("the game is there");
    fs::create_dir(user.file("anna/0001.json")).expect("nothing is in the way");
    let heard = talk.say("\n");
    assert!(
        says(heard, "0001.json is a folder") && says(heard, "From now on the game is saved into"),
        "{heard}"
    );
    talk.kill();
    assert_eq!(user.kept("anna")["current"], "0002.json");
    let resumed = user.types(&["story", "play", "anna"], "quit\n");
    assert!(says(&resumed, "after 2 entries"), "{resumed}");
}

#[test]
fn what_cannot_be_saved_does_not_count_in_the_campaign() {
    let (user, mut talk) = begun("story-unsaved");
    // Games can no longer be written, but the campaign can.
    let (folder, away) = (user.file("anna"), user.file("away"));
    fs::rename(&folder, &away).expect("the folder is there");
    fs::write(&folder, "").expect("nothing is in the way");
    let heard = talk.say("\n");
    assert!(says(heard, "saving is tried again after the next move"), "{heard}");
    let log = talk.end(&"1\n".repeat(400));
    assert!(says(&log, "Chapter 1, The Beginning: defeat."), "the game goes on to its end: {log}");
    assert!(says(&log, "The last moves are not saved, so they do not count in the campaign."), "{log}");
    assert!(!says(&log, "Story points"), "{log}");
    let kept = user.kept("anna");
    assert_eq!((&kept["current"], &kept["games"]), (&"0001.json".into(), &serde_json::json!([])));
    fs::remove_file(&folder).expect("the file is there");
    fs::rename(&away, &folder).expect("the folder is there");
    let resumed = user.types(&["story", "play", "anna"], "quit\n");
    assert!(says(&resumed, "after 1 entries") || says(&resumed, "after 1 entry"), "{resumed}");
}

#[test]
fn a_damaged_campaign_is_told() {
    let user = User::new("story-damaged");
    user.types(&["story", "new", "anna"], "");
    fs::write(Path::new(&user.data).join("stories/anna.json"), "{}").expect("it can be written");
    assert!(user.is_told(&["story", "status", "anna"]).contains("not a readable campaign"));
    assert!(says(&user.types(&["story", "list"], ""), "not a readable campaign"));
}

#[test]
fn everything_is_told_in_every_language() {
    for lang in LANGS {
        let user = User::new(&format!("story-{lang}"));
        let say = |args: &[&str], lines: &str| {
            let written = user.types(&[args, &["--lang", lang]].concat(), lines).replace(&user.data, "");
            assert!(!written.contains("cli-") && !written.contains('$'), "{written}");
        };
        say(&["story", "new", "anna"], "");
        say(&["story", "play", "anna", "--ghost", "5"], &format!("goal\n{}", "1\n".repeat(400)));
        say(&["story", "play", "anna"], "what\nnext\n9\n2\nquit\n");
        say(&["story", "status", "anna"], "");
        say(&["story", "list"], "");
    }
}

#[test]
fn chapters_can_be_simulated_and_played_alone() {
    let args = ["sim", "katana", "--chapter", "7", "--ghost", "3", "--games", "20", "--json"];
    let report: serde_json::Value = serde_json::from_str(output(&args).trim()).expect("it is JSON");
    assert!(report["chapter_wins"].is_number() && report["ghost_scores"].is_object(), "{report}");
    let played = crate::shell::typed(&["play", "--chapter", "12", "--ghost", "1"], "goal\nquit\n");
    assert!(says(&played, "Chapter 12, Rubble"), "{played}");
    for wrong in [&["--chapter", "15", "--ghost", "1"][..], &["--chapter", "3"]] {
        kajiba(&[&["sim", "katana"], wrong].concat()).assert().code(2);
    }
    let two = ["sim", "katana", "--chapter", "3", "--ghost", "1", "--players", "2"];
    kajiba(&two).assert().code(2);
}

#[test]
fn without_a_command_a_campaign_is_offered_begun_and_gone_on_with() {
    let user = User::new("story-offered");
    let first = user.types(&["story"], "no/name\n\nAnna\nsix\n\nquit\n");
    assert!(says(&first, "fourteen chapters") && says(&first, "can't be the name of a campaign"), "{first}");
    assert!(
        says(&first, "kajiba story play story") && says(&first, "Which Ghost, 1 to 5? (Enter = 1):"),
        "{first}"
    );
    assert!(says(&first, "Type a number from 1 to 5") && says(&first, "The campaign is saved."), "{first}");
    assert_eq!(
        (&user.kept("story")["player"], &user.kept("story")["current"]),
        (&"Anna".into(), &"0001.json".into())
    );
    let again = user.types(&["story"], "\nquit\n");
    assert!(says(&again, "story: Chapter 1, The Beginning is next."), "{again}");
    assert!(says(&again, "Enter = story") && says(&again, "the game continues after"), "{again}");
    let another = user.types(&["story"], "nobody\nnew\nstory\n\n\n3\nquit\n");
    assert!(
        says(&another, "There is no campaign named nobody.") && says(&another, "already a campaign"),
        "{another}"
    );
    assert_eq!(user.kept("story-2")["player"], "Player 1");
    let latest = user.types(&["story"], "");
    assert!(says(&latest, "Enter = story-2") && latest.ends_with("Until next time!\n"), "{latest}");
    for lines in ["quit\n", "new\nquit\n", "new\nthird\nquit\n"] {
        assert!(user.types(&["story"], lines).ends_with("Until next time!\n"), "{lines}");
    }
    assert!(!Path::new(&user.file("third.json")).exists(), "nothing begins before it is named");
}
