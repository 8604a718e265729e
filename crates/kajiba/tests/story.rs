//! `kajiba story`: campaigns begin, are kept at every decision, go on where they were, and count.

mod shell;

use std::{fs, path::Path};

use shell::{LANGS, complaint_with, folder, kajiba, output, says, talk::Talk, times, typed_with};

/// Somebody whose campaigns are in a folder.
struct User {
    data: String,
}

impl User {
    /// `name` is used by one test only.
    fn new(name: &str) -> Self {
        Self { data: folder(name) }
    }

    fn types(&self, args: &[&str], lines: &str) -> String {
        typed_with(&[("KAJIBA_DATA", &self.data)], args, lines)
    }

    fn is_told(&self, args: &[&str]) -> String {
        complaint_with(&[("KAJIBA_DATA", &self.data)], args)
    }

    fn kept(&self, name: &str) -> serde_json::Value {
        let file = Path::new(&self.data).join(format!("stories/{name}.json"));
        serde_json::from_str(&fs::read_to_string(file).expect("the campaign is there")).expect("it is JSON")
    }
}

/// Plays a chapter by taking the first option always, which wins nothing.
fn by_first_options(user: &User, name: &str, ghost: &str) -> String {
    // A game takes fewer lines than these; those left are refused where something else is asked.
    let lines = "1\n".repeat(400);
    user.types(&["story", "play", name, "--ghost", ghost], &lines)
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
    assert!(user.is_told(&["story", "new", "../x"]).contains("cannot be the name"));
}

#[test]
fn a_killed_chapter_goes_on_where_it_was() {
    let user = User::new("story-killed");
    user.types(&["story", "new", "anna", "--names", "Anna"], "");
    let mut talk = Talk::new(&user.data, &["story", "play", "anna", "--ghost", "2"]);
    talk.say("6\n");
    talk.kill();
    assert_eq!(user.kept("anna")["current"], "0001.json");
    assert!(says(&user.types(&["story", "status", "anna"], ""), "In progress."));
    let resumed = user.types(&["story", "play", "anna"], "log\ngoal\nquit\n");
    assert!(says(&resumed, "after 1 entries") || says(&resumed, "after 1 entry"), "{resumed}");
    assert!(says(&resumed, "Anna places a Worker at Komainu."), "{resumed}");
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
    let next = user.types(&["story", "play", "anna"], "next\n3\nquit\n");
    assert!(says(&next, "Chapter 2, A Period of Peace"), "{next}");
    let status = user.types(&["story", "status", "anna"], "");
    assert!(says(&status, "Defeat by Ghost 5: −1 Story points."), "{status}");
    assert!(says(&status, "Given up."), "{status}");
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

#[test]
fn a_damaged_campaign_is_told() {
    let user = User::new("story-damaged");
    user.types(&["story", "new", "anna"], "");
    fs::write(Path::new(&user.data).join("stories/anna.json"), "{}").expect("it can be written");
    assert!(user.is_told(&["story", "status", "anna"]).contains("no campaign that can be read"));
    assert!(says(&user.types(&["story", "list"], ""), "no campaign that can be read"));
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
    let played = shell::typed(&["play", "--chapter", "12", "--ghost", "1"], "goal\nquit\n");
    assert!(says(&played, "Chapter 12, Rubble"), "{played}");
    for wrong in [&["--chapter", "15", "--ghost", "1"][..], &["--chapter", "3"]] {
        kajiba(&[&["sim", "katana"], wrong].concat()).assert().code(2);
    }
    let two = ["sim", "katana", "--chapter", "3", "--ghost", "1", "--players", "2"];
    kajiba(&two).assert().code(2);
}
