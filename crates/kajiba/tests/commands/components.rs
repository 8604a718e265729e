//! `kajiba components`.

use std::fs;

use crate::shell::{LANGS, complaint, file, output, says, typed, width};

const SET: &str = include_str!("../../../katana/data/components.toml");
const COURT: &str = include_str!("../../../shogunate/data/components.toml");

#[test]
fn every_value_is_shown_with_where_it_comes_from() {
    for (lang, own) in LANGS.into_iter().zip(["Kajiba's own", "di Kajiba", "Kajiba独自"]) {
        let shown = output(&["components", "show", "--lang", lang]);
        assert!(shown.contains(own), "{lang}");
        assert!(shown.contains("[swords]") && shown.contains("LSWU"), "{lang}");
        assert!(!shown.contains("cli-"), "{lang}");
        assert!(shown.lines().all(|line| width(line) <= 80), "{lang}");
    }
}

#[test]
fn a_sound_file_is_told_so_and_can_be_played_with() {
    let file = file("sound.toml");
    fs::write(
        &file,
        SET.replace("coins = { value = 4, from = \"stated\" }", "coins = { value = 5, from = \"printed\" }"),
    )
    .expect("the file can be written");
    assert!(output(&["components", "check", &file]).contains("is valid"));
    assert!(output(&["components", "show", &file]).contains("5 (printed)"));
    assert!(
        output(&["sim", "katana", "--games", "2", "--json", "--components", &file]).contains("\"games\":2")
    );
    assert!(typed(&["play", "--players", "2", "--components", &file], "").contains("'s Forge"));
}

#[test]
fn every_problem_is_named_with_its_place() {
    let file = file("bad.toml");
    let bad = SET.replace("[5, 6, 8, 12]", "[5, 60, 8, 12]").replace("{ number = 2,", "{ number = 1,");
    fs::write(&file, bad).expect("the file can be written");
    for args in [&["components", "check"][..], &["components", "show"]] {
        let complaint = complaint(&[args, &[&file]].concat());
        let lines: Vec<&str> = complaint.lines().collect();
        assert_eq!(lines.len(), 2, "{complaint}");
        assert!(
            lines[0].starts_with(&format!("{file}:")) && lines[0].contains("60 is too large"),
            "{complaint}"
        );
        assert!(lines[1].contains("second time"), "{complaint}");
    }
    assert!(complaint(&["play", "--players", "2", "--components", &file]).contains("60"));
    assert!(complaint(&["components", "check", &file, "--lang", "ja"]).contains("60"));
}

#[test]
fn the_components_of_shogunate_are_shown_with_where_they_come_from() {
    let titles = ["Plots 1 to 18", "Complotti da 1 a 18", "謀略1～18"];
    for (lang, title) in LANGS.into_iter().zip(titles) {
        let shown = output(&["components", "show", "--game", "shogunate", "--lang", lang]);
        assert!(shown.contains(title) && shown.contains("[plots]"), "{lang}: {shown}");
        assert!(shown.contains("wisteria") && shown.contains("dishonor_most"), "{lang}");
        assert!(!shown.contains("cli-") && !shown.contains("swords"), "{lang}");
        assert!(shown.lines().all(|line| width(line) <= 80), "{lang}");
    }
}

#[test]
fn a_component_file_says_by_its_sections_of_which_game_it_is() {
    let (sound, bad) = (file("shogunate-sound.toml"), file("shogunate-bad.toml"));
    fs::write(&sound, COURT.replace("[10, 12, 12, 12]", "[11, 12, 13, 14]"))
        .expect("the file can be written");
    assert!(output(&["components", "check", &sound]).contains("is valid"));
    assert!(output(&["components", "show", &sound]).contains("11; 2: 12; 3: 13; 4: 14"));
    assert!(output(&["components", "check", &sound, "--game", "shogunate"]).contains("is valid"));
    assert!(complaint(&["components", "check", &sound, "--game", "katana"]).contains("swords"));
    let report = output(&["sim", "shogunate", "--games", "2", "--json", "--components", &sound]);
    assert!(report.contains("\"games\":2"));
    let wrong =
        COURT.replace("[10, 12, 12, 12]", "[10, 12, 12, 99]").replace("\"tail_to_head\"", "\"tail_to_tail\"");
    fs::write(&bad, wrong).expect("the file can be written");
    for lang in LANGS {
        let complaint = complaint(&["components", "check", &bad, "--lang", lang]);
        let lines: Vec<&str> = complaint.lines().collect();
        assert_eq!(lines.len(), 2, "{complaint}");
        assert!(lines[0].starts_with(&format!("{bad}:")) && lines[0].contains("99"), "{complaint}");
        assert!(lines[1].contains("tail_to_tail"), "{complaint}");
    }
    assert!(complaint(&["sim", "shogunate", "--components", &bad]).contains("99"));
    fs::write(&bad, format!("{COURT}\nthis is = = no toml")).expect("the file can be written");
    assert!(complaint(&["components", "check", &bad]).contains("not TOML"));
    assert!(complaint(&["components", "show", "--game", "chess"]).contains("“chess” does not fit --game"));
}

#[test]
fn what_is_no_component_file_is_told_so() {
    assert!(complaint(&["components", "check", "no/such/file.toml"]).contains("There is no file"));
    assert!(complaint(&["components", "check", env!("CARGO_MANIFEST_DIR")]).contains("is a folder"));
    let file = file("no.toml");
    fs::write(&file, "this is = = no toml").expect("the file can be written");
    assert!(complaint(&["components", "check", &file]).contains("not TOML"));
    fs::write(&file, [0xff, 0xfe]).expect("the file can be written");
    assert!(complaint(&["components", "check", &file]).contains("UTF-8"));
}

#[test]
fn bots_say_that_they_play_another_copy_without_what_they_have_learned() {
    let copy = |game: &str| format!("../{game}/tests/data/printed.toml");
    let play = |game: &str, file: &[&str]| {
        let bots = ["play", game, "--names", "Aya", "--bots", "novice,novice"];
        typed(&[&bots[..], file].concat(), "1\nquit\n")
    };
    let told = "Bots play without what they have learned";
    assert!(says(&play("katana", &["--components", &copy("katana")]), told));
    assert!(!says(&play("katana", &[]), told));
    assert!(
        !says(&play("shogunate", &["--components", &copy("shogunate")]), told),
        "nothing was learned there"
    );
}
