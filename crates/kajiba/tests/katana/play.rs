//! `kajiba play` with scripted input.

use std::fs;

use crate::shell::{LANGS, complaint, file, ones, output, says, typed, typed_with, width};

const SEATED: [&str; 5] = ["play", "--players", "2", "--seed", "7"];

fn seated(more: &[&str], lines: &str) -> String {
    typed(&[&SEATED, more].concat(), lines)
}

#[test]
fn a_whole_game_ends_in_the_final_table() {
    for (lang, title) in LANGS.into_iter().zip(["Final scoring", "Punteggio finale", "最終得点"]) {
        let played = seated(&["--lang", lang], &ones());
        assert!(played.contains(title), "{lang}: {}", &played[played.len() - 500..]);
        assert!(!played.contains("cli-"), "{lang}");
        assert!(played.lines().all(|line| width(line) <= 80), "{lang}");
    }
}

#[test]
fn a_whole_game_against_a_ghost_is_told_and_scored() {
    let drawn = ["Ghost draws a card", "Fantasma pesca una carta", "ゴーストはカードを引きました"];
    for (lang, drawn) in LANGS.into_iter().zip(drawn) {
        for more in [&["--ghost", "3"][..], &["--variant", "early-solo"]] {
            let args = [&["play", "--seed", "7", "--lang", lang][..], more].concat();
            let played = typed(&args, &ones());
            let total = ["Final scoring", "Punteggio finale", "最終得点"];
            assert!(
                total.iter().any(|title| played.contains(title)),
                "{lang}: {}",
                &played[played.len() - 300..]
            );
            assert!(played.contains(drawn) && !played.contains("cli-"), "{lang}");
            assert!(played.lines().all(|line| width(line) <= 80), "{lang}");
        }
    }
}

#[test]
fn who_plays_alone_takes_back_what_the_ghost_did() {
    let args = ["play", "--ghost", "2", "--seed", "7", "--names", "Anna"];
    let played = typed(&args, &format!("{}undo\nGhost\ntable Ghost\nlog\n", "1\n".repeat(6)));
    assert!(played.contains("Ghost draws a card"), "{played}");
    assert!(!played.contains("Does everyone agree"), "nobody else must consent: {played}");
    assert!(complaint(&["play", "--ghost", "2", "--names", "Ghost"]).contains("Ghost"));
}

#[test]
fn a_whole_game_of_four_fits_a_wider_page_too() {
    let folder = crate::shell::folder("four");
    let vars = [("COLUMNS", "100"), ("KAJIBA_DATA", folder.as_str())];
    let args = ["play", "--players", "4", "--seed", "a text", "--first-game"];
    let played = typed_with(&vars, &args, &ones()).replace(&folder, "DATA");
    assert!(played.contains("Final scoring") && played.contains("Coin Room"));
    assert!(played.lines().all(|line| width(line) <= 100));
    assert!(!played.contains('\u{1b}'), "no colours where nobody sees them");
}

#[test]
fn the_longest_names_fit_80_columns_in_every_language() {
    let latin = "Wilhelmina W,Maximilian M,Bartholomew B,Theodora T T";
    for (lang, names) in
        LANGS.into_iter().zip([latin, latin, "ウィルヘルミ,マクシミリア,バーソロミュ,テオドラテオ"])
    {
        let played = typed(&["play", "--names", names, "--seed", "7", "--lang", lang], &ones());
        assert!(played.contains(names.split(',').next().expect("there is one")) && played.len() > 100_000);
        let wide: Vec<_> = played.lines().filter(|line| width(line) > 80).collect();
        assert!(wide.is_empty(), "{lang}: {wide:#?}");
    }
}

#[test]
fn without_options_it_asks_who_plays() {
    let asked = typed(&["play"], "5\n3\nAnna\n\nAnna\nBruno\n");
    assert!(asked.contains("2, 3 or 4"), "{asked}");
    assert!(asked.contains("can't both be called Anna"), "{asked}");
    assert!(asked.contains("Anna") && asked.contains("Player 2") && asked.contains("Bruno"), "{asked}");
    assert!(asked.contains("Choose your starting Sword"), "{asked}");
    assert!(typed(&["play"], "\n\n\n").contains("Player 2"));
    assert!(typed(&["play"], "").contains("Until next time"));
}

#[test]
fn the_end_of_the_input_leaves_politely() {
    assert!(seated(&[], "1\n").ends_with("Until next time!\n"));
    assert!(seated(&[], "quit\n").ends_with("Until next time!\n"));
}

#[test]
fn names_are_taken_as_given() {
    let played = typed(&["play", "--names", "Anna,Bruno,Carla", "--seed", "1"], "");
    assert!(played.contains("Anna: 0") && played.contains("Carla"), "{played}");
    assert!(complaint(&["play", "--names", "Anna"]).contains("2 to 4"));
    assert!(complaint(&["play", "--names", "Anna,Anna"]).contains("Anna"));
    assert!(complaint(&["play", "--players", "2", "--names", "A,B,C"]).contains("Too many names"));
}

#[test]
fn why_names_the_clause_and_rules_prints_it() {
    let played = seated(&[], "1\nwhy\nrules TEM-1\nrules LION\nrules\n");
    assert!(played.contains("[TEM-1]"), "{played}");
    assert!(played.contains("TEM-1  A Monk costs the offering"), "{played}");
    assert!(played.contains("no clause or section “LION”"), "{played}");
    assert!(played.contains("  KAT  The Katana"), "{played}");
    assert!(seated(&["--lang", "it"], "1\nperché\n").contains("[TEM-1]"));
    assert!(seated(&["--lang", "ja"], "１\nなぜ\n").contains("[TEM-1]"));
}

#[test]
fn a_basket_is_bought_or_refused_whole() {
    let played = seated(&[], "2\n2\nw1 s9\nw2 s1\n");
    assert!(played.contains("Nothing was bought"), "{played}");
    assert_eq!(played.matches("+1 Wood (Market)").count(), 2, "{played}");
    assert_eq!(played.matches("+1 Steel (Market)").count(), 1, "{played}");
    assert!(seated(&[], "1\nw2 s1\n").contains("only in your own Market action"));
}

#[test]
fn the_last_act_is_taken_back() {
    let played = seated(&[], "undo\n1\n3\nundo\nlog\n");
    assert!(played.contains("nothing to undo"), "{played}");
    assert!(played.contains("is undone"), "{played}");
    // Taking a Sword reveals a card: all must agree.
    let revealed = "2\n1\n1\nundo\nno\nundo\nyes\n";
    let played = seated(&[], revealed);
    assert!(played.contains("Does everyone agree"), "{played}");
    assert!(played.contains("Nothing was undone.") && played.contains("is undone."), "{played}");
    let end = seated(&[], &format!("{revealed}{}", ones()));
    assert!(end.contains("after something was revealed: 1"), "{}", &end[end.len() - 300..]);
    let end = seated(&[], &ones());
    assert!(
        end.contains("Final scoring") && !end.contains("after something was revealed"),
        "nothing was: nothing is said"
    );
}

#[test]
fn other_commands_answer() {
    let played = seated(&[], "help\ncards\ntable\ntable 2\nlog\nother 2\nother Nobody\nlion\n99\n\n");
    for expected in [
        "wo2 st1",
        "Top cards of the Houses",
        "Player 2's Forge",
        "Player 2 can do nothing now",
        "Who? There are: Player 1 and Player 2",
        "“lion” is not understood",
        "a number from 1 to 2",
    ] {
        assert!(played.contains(expected), "{expected}: {played}");
    }
}

#[test]
fn another_player_may_do_something_freely() {
    // Anna takes a Sword with a Daimyō card D, which plays at any moment, and ends her turn.
    let args = ["play", "--names", "Anna,Bruno", "--seed", "21", "--first-game"];
    let played = typed(&args, "1\n1\n1\n1\nother Anna\n\nother 1\n1\n1\n");
    assert!(played.contains("Others could also do something now: Anna. Type: other Anna"), "{played}");
    assert!(played.contains("Anna: Waiting for Bruno."), "{played}");
    assert!(played.contains("Press Enter to go back."), "{played}");
    assert!(played.contains("Anna plays Daimyō card D"), "{played}");
}

#[test]
fn enter_does_the_only_thing() {
    // A Worker at Komainu leaves nothing to do but to end the turn.
    let played = seated(&[], "1\n6\n\n");
    assert!(played.contains("ends the turn"), "{played}");
}

#[test]
fn a_saved_game_goes_on_where_it_stood() {
    let (auto, copy) = (file("auto.json"), file("copy.json"));
    let args = ["--record", &auto];
    let played = seated(&args, &format!("1\n6\nsave {copy}\nsave\nsave no/folder/x.json\n"));
    assert!(says(&played, &format!("Saved into {copy}")) && played.contains("save FILE"), "{played}");
    assert!(says(&played, "its folder does not exist"), "{played}");
    assert!(says(&played, &format!("saved in {auto}.")), "{played}");
    let read = |file: &str| fs::read_to_string(file).expect("a record was written");
    assert_eq!(read(&auto), read(&copy));
    assert!(output(&["verify", &auto]).contains("Entries: 2"));
    let resumed = typed(&["play", "--load", &auto, "--record", &auto, "--names", "Anna,Bruno"], "1\n");
    assert!(says(&resumed, "after 2 entries") && resumed.contains("Bruno ends the turn"), "{resumed}");
    assert!(output(&["verify", &auto]).contains("Entries: 3"));
    assert!(complaint(&[&SEATED[..], &args].concat()).contains("already exists"));
    assert!(complaint(&["play", "--load", "no/such.json"]).contains("There is no file"));
}

#[test]
fn a_chapter_that_is_no_game_is_refused_as_a_chapter() {
    for options in [&["--players", "2"][..], &["--first-game"], &["--variant", "early-solo"]] {
        let chapter = ["play", "--ghost", "2", "--chapter", "3"];
        let complaint = complaint(&[&chapter[..], options].concat());
        assert!(complaint.contains("A chapter is for one person and a Ghost"), "{complaint}");
    }
}
