//! `kajiba replay` and `kajiba verify`.

use std::fs;

use crate::shell::{LANGS, complaint, file, output, says, typed, width};
use serde_json::Value;
use shogunate::{Action, Shogunate};
use tabletop::{Deed, Game, Record, Seat, Viewer};
use voice::shogunate::Voice;
use words::{Lang, words};

/// A recorded random game.
fn recorded(name: &str) -> (String, Value) {
    recorded_of("katana", name)
}

fn recorded_of(game: &str, name: &str) -> (String, Value) {
    let file = file(name);
    output(&["sim", game, "--games", "1", "--seed", "3", "--record", &file, "--events"]);
    let json = fs::read_to_string(&file).expect("a record was written");
    (file, serde_json::from_str(&json).expect("a record is JSON"))
}

/// The same record with something changed.
fn tampered(name: &str, record: &Value, change: impl FnOnce(&mut Value)) -> String {
    let file = file(name);
    let mut record = record.clone();
    change(&mut record);
    fs::write(&file, record.to_string()).expect("the file can be written");
    file
}

#[test]
fn a_record_is_proven() {
    let (file, record) = recorded("proven.json");
    let log = record["log"].as_array().expect("it is an array");
    let hash = log[log.len() - 1]["hash"].as_str().expect("it is text");
    for lang in LANGS {
        let proof = output(&["verify", &file, "--lang", lang]);
        assert!(proof.contains(hash) && proof.contains(&log.len().to_string()), "{proof}");
    }
}

#[test]
fn what_was_changed_is_found_where_it_was_changed() {
    let (_, record) = recorded("original.json");
    let departs = |change: fn(&mut Value), expected: &str| {
        let file = tampered("changed.json", &record, change);
        let complaint = complaint(&["verify", &file]);
        assert!(complaint.contains(expected), "{complaint}");
    };
    departs(|record| record["log"][9]["hash"] = "00".repeat(32).into(), "entry 10: its hash");
    departs(|record| record["log"][4]["seat"] = 3.into(), "entry 5: the rules do not allow");
    departs(
        |record| record["log"][6]["deed"] = serde_json::json!({ "act": { "deliver": 200 } }),
        "entry 7: the rules do not allow",
    );
    departs(|record| record["events"][2] = serde_json::json!([]), "the events of entry 2");
    departs(|record| record["seed"] = "11".repeat(32).into(), "the deal");
    departs(|record| record["components"]["offering"][3] = 11.into(), "the deal");
    departs(|record| record["setup"]["players"] = 9.into(), "do not make a game");
    departs(|record| record["version"] = 99.into(), "version 99 of the rules");
    departs(|record| record["format"] = 7.into(), "format 7");
    departs(|record| record["game"] = "chess".into(), "another game");
    departs(|record| record["log"][0]["deed"] = "nothing".into(), "not a record");
    departs(
        |record| record["log"][3]["deed"] = serde_json::json!({ "undo": { "to": 9, "past_barrier": false } }),
        "entry 4",
    );
}

#[test]
fn what_was_changed_in_a_record_of_shogunate_is_found_where_it_was_changed() {
    let (file, record) = recorded_of("shogunate", "shogunate-original.json");
    for lang in LANGS {
        assert!(output(&["verify", &file, "--lang", lang]).contains(&file));
    }
    let departs = |change: fn(&mut Value), expected: &str| {
        let file = tampered("shogunate-changed.json", &record, change);
        for command in ["verify", "replay"] {
            let complaint = complaint(&[command, &file]);
            assert!(complaint.contains(expected), "{complaint}");
        }
        assert!(complaint(&["play", "--load", &file]).contains(expected));
    };
    departs(|record| record["log"][9]["hash"] = "00".repeat(32).into(), "entry 10: its hash");
    departs(|record| record["log"][4]["seat"] = 5.into(), "entry 5: the rules do not allow");
    departs(
        |record| {
            let card = if record["log"][0]["deed"]["act"]["choose"] == "dishonor" {
                "flowing_upstream"
            } else {
                "dishonor"
            };
            record["log"][0]["deed"]["act"]["choose"] = card.into();
        },
        "entry 1: its hash",
    );
    departs(|record| record["log"][3]["deed"] = serde_json::json!({ "act": { "look": 0 } }), "entry 4");
    departs(|record| record["events"][2] = serde_json::json!([]), "the events of entry 2");
    departs(|record| record["seed"] = "11".repeat(32).into(), "the deal");
    departs(|record| record["components"]["plots"][3]["honor"][0] = 1.into(), "the deal");
    departs(|record| record["setup"]["pair"] = "once".into(), "the deal");
    departs(|record| record["setup"]["players"] = 2.into(), "do not make a game");
    departs(|record| record["game"] = "katana".into(), "not a record");
    departs(|record| record["game"] = "chess".into(), "another game");
}

/// An action that names what others may not know.
fn is_secret(action: Action) -> bool {
    matches!(action, Action::Choose(_) | Action::Show(_) | Action::Give(_))
}

#[test]
fn a_seat_is_told_of_shogunate_only_what_it_may_know() {
    let (file, json) = recorded_of("shogunate", "shogunate-told.json");
    let record: Record<Shogunate> = serde_json::from_value(json).expect("it is a record");
    let rules = record.verify().expect("it is sound").rules;
    let names: Vec<String> = ["Anna", "Bruno", "Carla", "Dario"].map(String::from).into();
    let events: Vec<_> = record.events.iter().flatten().flatten().collect();
    let viewers = (0..4).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator]);
    for viewer in viewers {
        let seat = if let Viewer::Seat(seat) = viewer { Some((seat.0 + 1).to_string()) } else { None };
        let args = ["replay", &file, "--names", "Anna,Bruno,Carla,Dario"];
        let log = match &seat {
            Some(seat) => output(&[&args[..], &["--seat", seat]].concat()),
            None => output(&args),
        };
        let voice = Voice { words: words(Lang::En), rules: &rules, names: &names, viewer };
        for event in &events {
            let (open, veiled) = (voice.event(event), voice.event(&Shogunate::veil(event, viewer)));
            assert!(says(&log, &veiled), "{viewer:?}: {veiled}");
            assert!(open == veiled || !says(&log, &open), "{viewer:?}: {open}");
        }
        let mut replay = record.replay().expect("it is sound");
        let mut n_secret = 0;
        for entry in &record.log {
            let view = replay.state.view(&rules, viewer);
            replay.step().expect("it is sound");
            let Deed::Act(action) = entry.deed else { panic!("nothing was taken back") };
            let is_known = viewer == Viewer::Seat(entry.seat) || !is_secret(action);
            let sentence = format!("{}: {}", names[entry.seat.index()], voice.action(&view, action));
            assert_eq!(says(&log, &sentence), is_known, "{viewer:?}: {sentence}");
            n_secret += usize::from(!is_known);
        }
        assert_eq!(log.matches("a secret decision").count(), n_secret, "{viewer:?}");
        assert!(log.contains("Final scoring") && log.contains("Loyalty cards left over"), "{viewer:?}");
    }
    assert!(complaint(&["replay", &file, "--seat", "5"]).contains("no seat 5"));
}

#[test]
fn a_game_of_shogunate_is_told_in_each_language_and_up_to_an_entry() {
    let (file, record) = recorded_of("shogunate", "shogunate-partly.json");
    let n = record["log"].as_array().expect("it is an array").len();
    for (lang, title) in LANGS.into_iter().zip(["Final scoring", "Punteggio finale", "最終得点"]) {
        let log = output(&["replay", &file, "--lang", lang, "--names", "Anna,Bruno"]);
        assert!(log.contains(title) && log.contains("Anna") && log.contains(&format!("{n}. ")), "{lang}");
        assert!(!log.contains("cli-") && !log.contains("sho-"), "{lang}");
        assert!(log.lines().all(|line| width(line) <= 80), "{lang}: {log}");
        let partly = output(&["replay", &file, "--lang", lang, "--until", "7"]);
        assert!(
            partly.contains("   7. ") && !partly.contains("   8. ") && !partly.contains(title),
            "{partly}"
        );
    }
}

#[test]
fn what_is_no_record_is_told_so() {
    assert!(complaint(&["verify", "no/such.json"]).contains("There is no file"));
    assert!(complaint(&["replay", "no/such.json"]).contains("There is no file"));
    let file = file("no-record.json");
    for text in ["", "{", "[1, 2]", "null", "{\"format\": 1}"] {
        fs::write(&file, text).expect("the file can be written");
        for command in ["verify", "replay"] {
            assert!(complaint(&[command, &file]).contains("not a record"), "{text}");
        }
        assert!(complaint(&["play", "--load", &file]).contains("not a record"), "{text}");
    }
}

#[test]
fn a_game_is_told_in_each_language() {
    let (file, record) = recorded("told.json");
    let n = record["log"].as_array().expect("it is an array").len();
    for (lang, title) in LANGS.into_iter().zip(["Final scoring", "Punteggio finale", "最終得点"]) {
        let log = output(&["replay", &file, "--lang", lang, "--names", "Anna,Bruno"]);
        assert!(log.contains(title) && log.contains("Anna") && log.contains(&format!("{n}. ")), "{lang}");
        assert!(!log.contains("cli-"), "{lang}");
        assert!(log.lines().all(|line| width(line) <= 80), "{lang}");
    }
}

#[test]
fn a_game_is_told_from_a_seat_and_up_to_an_entry() {
    let (file, _) = recorded("partly.json");
    let log = output(&["replay", &file, "--seat", "2", "--until", "3"]);
    assert!(log.contains("   3. ") && !log.contains("   4. "), "{log}");
    assert!(log.contains("after entry 3"), "{log}");
    assert!(complaint(&["replay", &file, "--seat", "3"]).contains("no seat 3"));
    assert!(complaint(&["replay", &file, "--seat", "0"]).contains("--seat"));
    assert!(complaint(&["replay", &file, "--names", "A,B,C"]).contains("Too many names"));
}

#[test]
fn what_was_taken_back_is_told() {
    let file = file("undone.json");
    typed(&["play", "--players", "2", "--seed", "7", "--record", &file], "1\n3\nundo\nundo\nyes\n");
    let log = output(&["replay", &file]);
    assert!(log.contains("undoes everything after move 1."), "{log}");
    assert!(log.contains("everyone agreed") || log.contains("everything after move 0."), "{log}");
    assert!(log.contains("The game is not over."), "{log}");
    assert!(output(&["verify", &file]).contains("is valid"));
}

#[test]
fn the_document_of_the_format_holds() {
    check_document(&["katana"], &["seed", "start"]);
    check_document(&["shogunate", "--players", "3"], &["start"]);
}

/// Panics if the document lacks a hash or an event of a game's example.
fn check_document(game: &[&str], keys: &[&str]) {
    let document = include_str!("../../../../docs/record-format.md");
    let file = file("document.json");
    let args = ["--games", "1", "--seed", "1", "--record", &file, "--events"];
    output(&[&["sim"], game, &args].concat());
    let json = fs::read_to_string(&file).expect("a record was written");
    let record: Value = serde_json::from_str(&json).expect("a record is JSON");
    for key in keys {
        let hash = record[*key].as_str().expect("it is text");
        assert!(document.contains(&format!("`{}…`", &hash[..32])), "{key} {hash}");
    }
    let kind = |value: &Value| match value {
        Value::String(word) => word.clone(),
        _ => value.as_object().and_then(|value| value.keys().next()).expect("it has a kind").clone(),
    };
    let acts =
        record["log"].as_array().expect("it is an array").iter().map(|entry| kind(&entry["deed"]["act"]));
    let events = record["events"].as_array().expect("it is an array").iter();
    let events = events.flat_map(|events| events.as_array().expect("it is an array")).map(kind);
    for kind in acts.chain(events) {
        assert!(document.contains(&format!("\"{kind}\"")), "{kind} is not in the document");
    }
}
