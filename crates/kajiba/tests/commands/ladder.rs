//! `kajiba ladder`, and bots in `kajiba sim`.

use std::fs;

use crate::shell::{LANGS, complaint, file, output, says};
use serde_json::Value;

fn json(args: &[&str]) -> Value {
    let output = output(args);
    serde_json::from_str(output.lines().last().expect("something is written")).expect("the last line is JSON")
}

/// A small ladder of fast bots.
fn ladder(args: &[&str]) -> Value {
    let small = ["ladder", "katana", "--players", "2", "--lines", "novice/random,novice/novice", "--json"];
    json(&[&small[..], args].concat())
}

#[test]
fn bots_win_by_the_order_in_which_they_were_named() {
    let report = json(&["sim", "katana", "--bots", "random,novice,random", "--games", "9", "--json"]);
    let wins: Vec<f64> = serde_json::from_value(report["bot_wins"].clone()).expect("numbers");
    assert_eq!(wins.len(), 3);
    assert!(wins[1] > 7.0, "{wins:?}");
    assert!((wins.iter().sum::<f64>() - 9.0).abs() < 1e-6, "{wins:?}");
    // Bots change seats, so the Novice's victories are spread over all seats.
    let seats: Vec<f64> = serde_json::from_value(report["seat_wins"].clone()).expect("numbers");
    assert!(seats.iter().all(|&wins| wins >= 2.0), "{seats:?}");
}

#[test]
fn equal_bots_share_a_line_of_the_report() {
    let report = output(&["sim", "katana", "--bots", "random,novice,random", "--games", "3"]);
    let of = |bot: &str| report.lines().filter(|line| line.contains(&format!("Victories of {bot}"))).count();
    assert_eq!((of("Random player"), of("Novice")), (1, 1), "{report}");
}

#[test]
fn one_bot_plays_at_every_seat_and_against_a_ghost() {
    let report = json(&["sim", "katana", "--bots", "novice", "--players", "4", "--games", "4", "--json"]);
    assert_eq!(report["bot_wins"].as_array().map(Vec::len), Some(4));
    let report = json(&["sim", "katana", "--bots", "novice", "--ghost", "1", "--games", "2", "--json"]);
    assert_eq!(report["bot_wins"].as_array().map(Vec::len), Some(1));
    let chapter = ["--ghost", "1", "--chapter", "5", "--games", "2", "--json"];
    let report = json(&[&["sim", "katana", "--bots", "novice"], &chapter[..]].concat());
    assert!(report["chapter_wins"].is_number(), "{report}");
}

#[test]
fn a_bots_game_is_recorded_and_verifies() {
    let record = file("bots.json");
    output(&["sim", "katana", "--bots", "novice,random", "--games", "1", "--record", &record]);
    assert!(output(&["verify", &record]).contains("is valid"));
}

#[test]
fn a_bot_with_a_clock_tells_how_long_it_took() {
    let args = ["sim", "katana", "--bots", "apprentice,random", "--games", "1", "--time", "1", "--json"];
    let time = &json(&args)["time"];
    assert_eq!(time["budget_ms"], 1);
    assert!(time["n_decisions"].as_u64().is_some_and(|n| n > 50), "{time}");
}

/// Levels differ only in their rollouts.
#[test]
fn with_as_many_tries_a_master_plays_as_an_apprentice_does() {
    let scores = |bots: &str, more: &[&str]| {
        let args = ["sim", "katana", "--bots", bots, "--games", "1", "--json"];
        json(&[&args[..], more].concat())["scores"].clone()
    };
    assert_eq!(scores("master,master", &["--iterations", "4"]), scores("apprentice,apprentice", &[]));
    let both = ["sim", "katana", "--bots", "smith", "--iterations", "4", "--time", "5"];
    assert!(complaint(&both).contains("--time"));
}

#[test]
fn a_ladder_goes_on_where_it_was_interrupted() {
    let (whole, parts) = (file("ladder-whole.jsonl"), file("ladder-parts.jsonl"));
    let expected = ladder(&["--games", "6", "--results", &whole]);
    ladder(&["--games", "2", "--results", &parts]);
    let before = fs::read_to_string(&parts).expect("results were written");
    // The ladder was interrupted while it wrote a line.
    fs::write(&parts, format!("{before}{{\"one\":\"nov")).expect("it can be written");
    let mut resumed = ladder(&["--games", "6", "--results", &parts]);
    assert_eq!(resumed, expected);
    let after = fs::read_to_string(&parts).expect("results were written");
    assert!(after.starts_with(&before));
    assert_eq!(after.lines().count(), 1 + 2 * 6);
    // When all games have been played, none is played again.
    resumed = ladder(&["--games", "6", "--results", &parts]);
    assert_eq!(resumed, expected);
    assert_eq!(fs::read_to_string(&parts).expect("results were written"), after);
}

#[test]
fn results_of_another_ladder_are_refused() {
    let results = file("ladder-other.jsonl");
    ladder(&["--games", "2", "--results", &results]);
    let args = ["ladder", "katana", "--players", "2", "--lines", "novice/random", "--games", "2"];
    let other = [&args[..], &["--seed", "2", "--results", &results]].concat();
    assert!(complaint(&other).contains(&results));
}

#[test]
fn a_ladder_measures_in_blocks_and_finds_the_better_one() {
    let report = ladder(&["--games", "8"]);
    let line = &report["lines"][0];
    assert_eq!((&line["one"], &line["games"]), (&Value::from("novice"), &Value::from(8)));
    assert!(line["share"]["mean"].as_f64().is_some_and(|share| share > 0.9), "{line}");
    assert!(line["margin"]["mean"].as_f64().is_some_and(|margin| margin > 20.0), "{line}");
    let ratings = report["ratings"].as_array().expect("a list");
    assert_eq!(ratings[0]["id"], "random");
    assert!(ratings[1]["rating"].as_f64().is_some_and(|rating| rating > 100.0), "{ratings:?}");
    let seats: Vec<f64> = serde_json::from_value(report["mirrors"][0]["seats"].clone()).expect("numbers");
    assert!((seats.iter().sum::<f64>() - 1.0).abs() < 1e-6, "{seats:?}");
}

#[test]
fn a_ladder_is_told_and_drawn_in_every_language() {
    for (lang, word) in LANGS.into_iter().zip(["Novice", "Novizio", "初心者"]) {
        let plot = file(&format!("ladder-{lang}.svg"));
        let args = ["ladder", "katana", "--players", "2", "--lines", "novice/random,novice/novice"];
        let log = output(&[&args[..], &["--games", "2", "--plot", &plot, "--lang", lang]].concat());
        assert!(log.contains(word) && !log.contains("cli-") && !log.contains("category-"), "{log}");
        let svg = fs::read_to_string(&plot).expect("a chart was drawn");
        assert!(svg.starts_with("<svg") && svg.contains(word), "{svg}");
    }
}

#[test]
fn wrong_bots_and_lines_are_refused() {
    let sim = ["sim", "katana", "--games", "1"];
    assert!(complaint(&[&sim[..], &["--bots", "grandmaster"]].concat()).contains("grandmaster"));
    assert!(
        complaint(&[&sim[..], &["--bots", "novice,novice", "--players", "3"]].concat()).contains("--bots")
    );
    let ladder = ["ladder", "katana", "--games", "1"];
    assert!(complaint(&[&ladder[..], &["--lines", "novice"]].concat()).contains("master/smith"));
    assert!(complaint(&[&ladder[..], &["--iterations", "1,2"]].concat()).contains("20,100,600"));
    assert!(complaint(&[&ladder[..], &["--players", "5"]].concat()).contains("2 to 4"));
    let ladder = ["ladder", "shogunate", "--games", "1"];
    assert!(complaint(&[&ladder[..], &["--players", "2"]].concat()).contains("3 to 6"));
    assert!(complaint(&[&ladder[..], &["--lines", "cheater/novice"]].concat()).contains("cheat."));
}

#[test]
fn shogunate_is_measured_too_beside_one_who_sees_everything() {
    let args = ["ladder", "shogunate", "--players", "3", "--games", "3", "--iterations", "2,3,4"];
    let log = output(&[&args[..], &["--lines", "master/random,cheat/random,smith/smith"]].concat());
    assert!(says(&log, "Cheat, who sees everything"), "{log}");
    let report = json(&[&args[..], &["--lines", "cheat/random", "--json"]].concat());
    assert_eq!(
        (report["lines"][0]["one"].as_str(), report["lines"][0]["games"].as_u64()),
        (Some("cheat"), Some(3))
    );
}
