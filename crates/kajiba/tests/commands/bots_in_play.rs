//! Bots at one keyboard: they play in both games, are restored with a saved game, and give hints.

use std::fs;

use crate::shell::{complaint, file, ones, output, says, times, typed};

/// What is written where Aya plays with a Novice and types this.
fn with_novice(record: &str, lines: &str) -> String {
    typed(&["play", "--bots", "novice", "--names", "Aya", "--seed", "5", "--record", &file(record)], lines)
}

#[test]
fn one_person_plays_a_whole_game_against_bots() {
    for (game, bots) in [("katana", "novice"), ("shogunate", "novice,apprentice")] {
        let saved = file(&format!("partners-{game}.json"));
        let log = typed(
            &["play", game, "--bots", bots, "--names", "Aya", "--seed", "5", "--record", &saved],
            &ones(),
        );
        assert!(says(&log, "Final scoring") && says(&log, "Novice"), "{log}");
        // Only Aya is ever asked.
        assert!(times(&log, "Aya>") > 0 && times(&log, "Novice>") == 0, "{log}");
        assert!(says(&output(&["verify", &saved]), "Entries: "), "{log}");
    }
}

#[test]
fn bots_are_there_again_when_a_game_goes_on() {
    let saved = file("partners-again.json");
    typed(
        &["play", "--bots", "novice,novice", "--names", "Aya", "--seed", "5", "--record", &saved],
        "1\nquit\n",
    );
    assert_eq!(fs::read_to_string(format!("{saved}.bots")).unwrap(), "novice\nnovice\n");
    let log = typed(&["play", "--load", &saved], &("1\n".repeat(40) + "quit\n"));
    assert!(says(&log, "Novice 2") && times(&log, "Novice>") == 0 && times(&log, "Novice 2>") == 0, "{log}");
}

#[test]
fn what_a_person_did_is_taken_back_with_what_bots_did_since() {
    let log = with_novice("partners-undo.json", "1\n1\n1\n1\nundo\nquit\n");
    assert!(says(&log, "Aya's last move is undone"), "{log}");
    assert!(!says(&log, "Type: other Novice"), "a bot does what it likes by itself: {log}");
}

#[test]
fn whoever_is_alone_with_bots_gets_a_hint_and_others_do_not() {
    let log = with_novice("partners-hint.json", "hint\nquit\n");
    assert!(says(&log, "What a Master would consider") && says(&log, "on average"), "{log}");
    let saved = file("partners-no-hint.json");
    let log = typed(&["play", "--names", "Aya,Bo", "--seed", "5", "--record", &saved], "hint\nquit\n");
    assert!(says(&log, "Hints are only for players alone"), "{log}");
}

#[test]
fn too_many_bots_and_unknown_ones_are_refused() {
    assert!(says(&complaint(&["play", "--bots", "smith,smith,smith,smith"]), "2 to 4"));
    assert!(says(&complaint(&["play", "--bots", "grandmaster"]), "master"));
}
