//! `kajiba sim`.

use crate::shell::{LANGS, complaint, file, output};
use serde_json::Value;

fn report(args: &[&str]) -> Value {
    report_on("katana", args)
}

fn report_on(game: &str, args: &[&str]) -> Value {
    let output = output(&[&["sim", game, "--json"], args].concat());
    serde_json::from_str(output.lines().last().expect("something is written")).expect("the last line is JSON")
}

#[test]
fn the_report_has_exactly_its_keys() {
    let report = report(&["--players", "3", "--games", "20", "--seed", "4"]);
    let keys: Vec<&String> = report.as_object().expect("it is an object").keys().collect();
    let mut expected = [
        "games",
        "seconds",
        "games_per_s",
        "decisions_per_game",
        "asks_per_game",
        "ns_per_decision",
        "scores",
        "seat_wins",
    ];
    expected.sort_unstable();
    assert_eq!(keys, expected);
    assert_eq!(report["games"], 20);
    let scores: Vec<&String> = report["scores"].as_object().expect("it is an object").keys().collect();
    assert_eq!(scores, ["mean", "p10", "p50", "p90"]);
    let wins = report["seat_wins"].as_array().expect("it is an array");
    let sum: f64 = wins.iter().map(|wins| wins.as_f64().expect("it is a number")).sum();
    assert_eq!(wins.len(), 3);
    assert!((sum - 20.0).abs() < 1e-6, "{sum}");
}

#[test]
fn the_games_are_the_same_whatever_the_threads() {
    let games = |threads: &str, policy: &str, record: &str| {
        let args =
            ["--players", "4", "--games", "40", "--seed", "8", "--threads", threads, "--policy", policy];
        let mut report = report(&[&args[..], &["--record", record, "--events"]].concat());
        for time in ["seconds", "games_per_s", "ns_per_decision"] {
            report[time] = Value::Null;
        }
        (report, std::fs::read_to_string(record).expect("a record was written"))
    };
    let (one, two) = (file("threads-1.json"), file("threads-2.json"));
    let forced = games("1", "forced", &one);
    assert_eq!(forced, games("2", "forced", &two));
    let uniform = games("1", "uniform", &one);
    assert_eq!(uniform, games("2", "uniform", &two));
    assert_ne!(forced, uniform);
}

#[test]
fn the_report_on_shogunate_has_the_same_keys_and_the_length_in_rounds() {
    let court = report_on("shogunate", &["--players", "4", "--games", "300", "--seed", "1"]);
    let forge = report(&["--players", "4", "--games", "2"]);
    let keys =
        |report: &Value| report.as_object().expect("it is an object").keys().cloned().collect::<Vec<_>>();
    let mut expected = keys(&forge);
    expected.push("rounds_per_game".to_owned());
    expected.sort_unstable();
    assert_eq!(keys(&court), expected);
    let rounds = court["rounds_per_game"].as_f64().expect("it is a number");
    assert!((4.0..=9.0).contains(&rounds), "{rounds}");
    let wins = court["seat_wins"].as_array().expect("it is an array");
    let sum: f64 = wins.iter().map(|wins| wins.as_f64().expect("it is a number")).sum();
    assert_eq!(wins.len(), 4);
    assert!((sum - 300.0).abs() < 1e-6, "{sum}");
    // A score ends the game, so the best scores are near the threshold.
    assert!(court["scores"]["p90"].as_i64() >= Some(12), "{court}");
    let six = report_on("shogunate", &["--players", "6", "--games", "20"]);
    assert_eq!(six["seat_wins"].as_array().expect("it is an array").len(), 6);
}

#[test]
fn games_of_shogunate_are_the_same_whatever_the_threads() {
    let games = |threads: &str, options: &[&str], record: &str| {
        let args = ["--players", "5", "--games", "60", "--seed", "8", "--threads", threads];
        let mut report =
            report_on("shogunate", &[&args[..], options, &["--record", record, "--events"]].concat());
        for time in ["seconds", "games_per_s", "ns_per_decision"] {
            report[time] = Value::Null;
        }
        (report, std::fs::read_to_string(record).expect("a record was written"))
    };
    let (one, two) = (file("shogunate-threads-1.json"), file("shogunate-threads-2.json"));
    let usual = games("1", &[], &one);
    assert_eq!(usual, games("2", &[], &two));
    let options = ["--pair", "once", "--threshold", "20"];
    let other = games("2", &options, &two);
    assert_eq!(games("1", &options, &one), other);
    assert!(other.0["rounds_per_game"].as_f64() > usual.0["rounds_per_game"].as_f64(), "{other:?}");
    assert!(output(&["verify", &one]).contains("is valid"));
}

#[test]
fn what_does_not_fit_shogunate_is_refused() {
    let cases: [(&[&str], &str); 5] = [
        (&["--players", "2"], "3 to 6"),
        (&["--ghost", "1"], "--ghost is an option of katana only"),
        (&["--policy", "uniform"], "--policy is an option of katana only"),
        (&["--threshold", "61"], "--threshold"),
        (&["--components", "nowhere.toml"], "nowhere.toml"),
    ];
    for (args, expected) in cases {
        let complaint = complaint(&[&["sim", "shogunate"][..], args].concat());
        assert!(complaint.contains(expected), "{args:?}: {complaint}");
    }
    assert!(complaint(&["sim", "katana", "--threshold", "12"]).contains("option of shogunate only"));
}

#[test]
fn people_get_a_table_in_their_language() {
    for (lang, word) in LANGS.into_iter().zip(["Rounds per game", "Round per partita", "ラウンド数"]) {
        let table = output(&["sim", "shogunate", "--games", "5", "--lang", lang]);
        assert!(table.contains(word) && !table.contains("cli-"), "{table}");
    }
    for (lang, word) in LANGS.into_iter().zip(["Victories", "Vittorie", "勝利"]) {
        let table = output(&["sim", "katana", "--games", "5", "--lang", lang]);
        assert!(table.contains(word) && !table.contains("cli-"), "{table}");
    }
}

#[test]
fn a_chapter_is_told_with_what_it_asked_and_how_it_went() {
    let record = file("chapter.json");
    output(&["sim", "katana", "--chapter", "5", "--ghost", "1", "--games", "1", "--record", &record]);
    let log = output(&["replay", &record]);
    let parts = ["Masamune Visits", "Round 1 begins", "Final scoring", "cards placed under your Forge: "];
    let places = parts.map(|part| log.find(part).unwrap_or_else(|| panic!("{part}: {log}")));
    assert!(places.is_sorted(), "{log}");
}

#[test]
fn the_first_game_is_recorded() {
    let record = file("sim.json");
    assert!(output(&["sim", "katana", "--games", "1", "--record", &record]).contains(&record));
    assert!(output(&["verify", &record]).contains("is valid"));
}

#[test]
fn wrong_numbers_are_refused() {
    for args in
        [["--players", "1"], ["--games", "0"], ["--threads", "0"], ["--seed", "-1"], ["--seed", "abc"]]
    {
        assert!(complaint(&[&["sim", "katana"][..], &args].concat()).contains(args[0]), "{args:?}");
    }
    assert!(complaint(&["sim", "katana", "--components", "nowhere.toml"]).contains("nowhere.toml"));
    assert!(complaint(&["sim", "katana", "--games", "1", "--record", "no/folder/r.json"]).contains("folder"));
}

#[test]
fn a_ghost_plays_too_and_its_scores_are_told() {
    let with = report(&["--players", "2", "--ghost", "4", "--games", "10"]);
    assert_eq!(with["seat_wins"].as_array().expect("it is an array").len(), 3);
    assert!(with["ghost_scores"]["p50"].as_i64() > with["scores"]["p50"].as_i64(), "{with}");
    let alone = report(&["--ghost", "1", "--games", "10"]);
    assert_eq!(
        alone["seat_wins"].as_array().expect("it is an array").len(),
        2,
        "one person where nobody said"
    );
    let early = report(&["--variant", "early-solo", "--games", "10"]);
    assert!(early["ghost_scores"].is_object());
    for (lang, word) in LANGS.into_iter().zip(["Points of the Ghost", "Punti del Fantasma", "ゴーストの得点"])
    {
        let table = output(&["sim", "katana", "--games", "5", "--ghost", "2", "--lang", lang]);
        assert!(table.contains(word) && !table.contains("cli-"), "{table}");
    }
    for args in [&["--players", "4", "--ghost", "1"][..], &["--ghost", "3", "--variant", "early-solo"]] {
        assert!(complaint(&[&["sim", "katana"][..], args].concat()).contains("Ghost"), "{args:?}");
    }
    assert!(complaint(&["sim", "katana", "--ghost", "6"]).contains("--ghost"));
}

#[test]
fn a_ghost_is_recorded_in_the_setup() {
    let file = file("ghost.json");
    output(&["sim", "katana", "--games", "1", "--ghost", "5", "--record", &file]);
    let json = std::fs::read_to_string(&file).expect("a record was written");
    let record: Value = serde_json::from_str(&json).expect("a record is JSON");
    assert_eq!(record["setup"]["ghost"], 5);
    assert_eq!(record["setup"]["players"], 1);
    assert!(output(&["verify", &file]).contains("is valid"));
    let log = output(&["replay", &file]);
    assert!(log.contains("Ghost draws a card") && log.contains("Final scoring"), "{log}");
}

#[test]
fn the_options_of_a_setup_are_recorded() {
    let file = file("options.json");
    let args = ["sim", "katana", "--games", "1", "--record", &file];
    output(&[&args[..], &["--first-game", "--no-cards-after-passing"]].concat());
    let json = std::fs::read_to_string(&file).expect("a record was written");
    let record: Value = serde_json::from_str(&json).expect("a record is JSON");
    let setup = serde_json::json!({ "players": 2, "rooms": "first_game", "passed_may_play_cards": false });
    assert_eq!(record["setup"], setup);
}
