//! `kajiba replay` and `kajiba verify`.

mod shell;

use std::fs;

use serde_json::Value;
use shell::{LANGS, complaint, file, output, typed, width};

/// A recorded random game.
fn recorded(name: &str) -> (String, Value) {
    let file = file(name);
    output(&["sim", "katana", "--games", "1", "--seed", "3", "--record", &file, "--events"]);
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
        let told = output(&["verify", &file, "--lang", lang]);
        assert!(told.contains(hash) && told.contains(&log.len().to_string()), "{told}");
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
    departs(|record| record["version"] = 99.into(), "do not make a game");
    departs(|record| record["format"] = 7.into(), "format 7");
    departs(|record| record["game"] = "chess".into(), "another game");
    departs(|record| record["log"][0]["deed"] = "nothing".into(), "not a record");
    departs(
        |record| record["log"][3]["deed"] = serde_json::json!({ "undo": { "to": 9, "past_barrier": false } }),
        "entry 4",
    );
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
        let told = output(&["replay", &file, "--lang", lang, "--names", "Anna,Bruno"]);
        assert!(told.contains(title) && told.contains("Anna") && told.contains(&format!("{n}. ")), "{lang}");
        assert!(!told.contains("cli-"), "{lang}");
        assert!(told.lines().all(|line| width(line) <= 80), "{lang}");
    }
}

#[test]
fn a_game_is_told_from_a_seat_and_up_to_an_entry() {
    let (file, _) = recorded("partly.json");
    let told = output(&["replay", &file, "--seat", "2", "--until", "3"]);
    assert!(told.contains("   3. ") && !told.contains("   4. "), "{told}");
    assert!(told.contains("after entry 3"), "{told}");
    assert!(complaint(&["replay", &file, "--seat", "3"]).contains("no seat 3"));
    assert!(complaint(&["replay", &file, "--seat", "0"]).contains("--seat"));
    assert!(complaint(&["replay", &file, "--names", "A,B,C"]).contains("too many"));
}

#[test]
fn what_was_taken_back_is_told() {
    let file = file("undone.json");
    typed(&["play", "--players", "2", "--seed", "7", "--record", &file], "1\n3\nundo\nundo\nyes\n");
    let told = output(&["replay", &file]);
    assert!(told.contains("takes back, to after act 1."), "{told}");
    assert!(told.contains("all agreed") || told.contains("to after act 0."), "{told}");
    assert!(told.contains("The game is not over."), "{told}");
    assert!(output(&["verify", &file]).contains("ok"));
}

#[test]
fn the_document_of_the_format_holds() {
    let document = include_str!("../../../docs/record-format.md");
    let file = file("document.json");
    output(&["sim", "katana", "--games", "1", "--seed", "1", "--record", &file, "--events"]);
    let json = fs::read_to_string(&file).expect("a record was written");
    let record: Value = serde_json::from_str(&json).expect("a record is JSON");
    for key in ["seed", "start"] {
        let hash = record[key].as_str().expect("it is text");
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
