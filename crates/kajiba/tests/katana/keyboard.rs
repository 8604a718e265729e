//! At a terminal lines are edited, earlier ones come back, and whoever leaves finds the terminal as it was.

use crate::shell::{
    User,
    pty::{CTRL_C, CTRL_D, ENTER, LEFT, Pty, UP},
};

const SEATED: [&str; 5] = ["play", "--players", "2", "--seed", "7"];

fn seated(name: &str) -> Pty {
    let mut pty = Pty::new(&User::new(name).data, &SEATED);
    pty.until("Player 1> ");
    pty
}

#[test]
fn arrow_keys_edit_a_line_and_bring_earlier_ones_back() {
    let mut pty = seated("keyboard-edit");
    for (keys, line) in [(format!("lin{LEFT}o"), "lion"), ("tiger".to_owned(), "tiger")] {
        let shown = pty.ask(&format!("{keys}{ENTER}"), "is not understood");
        assert!(shown.contains(&format!("“{line}”")), "{shown}");
        // Keys count as such from the next prompt on.
        pty.until("> ");
    }
    let shown = pty.ask(&format!("{UP}{UP}s{ENTER}"), "is not understood");
    assert!(shown.contains("“lions”"), "the line before the last, with a letter more: {shown}");
    assert!(!shown.contains("^["), "{shown}");
    pty.until("> ");
    pty.press(&format!("quit{ENTER}"));
    let (shown, code) = pty.end();
    assert!(shown.trim_end().ends_with("Until next time!") && code == Some(0), "{code:?} {shown}");
}

#[test]
fn japanese_is_edited_letter_by_letter() {
    let user = User::new("keyboard-ja");
    let mut pty = Pty::new(&user.data, &[&SEATED[..], &["--lang", "ja"]].concat());
    pty.until("プレイヤー1> ");
    let shown = pty.ask(&format!("刀鍛冶{LEFT}\u{7f}の{ENTER}"), "は理解できません");
    assert!(shown.contains("「刀の冶」"), "{shown}");
}

#[test]
fn the_end_of_the_input_leaves_politely() {
    let mut pty = seated("keyboard-end");
    pty.press(CTRL_D);
    let (shown, code) = pty.end();
    assert!(shown.trim_end().ends_with("Until next time!") && code == Some(0), "{code:?} {shown}");
}

#[test]
fn an_interrupted_game_leaves_the_terminal_as_it_was() {
    let mut pty = seated("keyboard-interrupted");
    pty.press(CTRL_C);
    assert_eq!(pty.end().1, Some(130));
    for (signal, name) in [("-INT", "keyboard-int"), ("-TERM", "keyboard-term")] {
        let pty = seated(name);
        let killed = std::process::Command::new("kill").args([signal, &pty.process().to_string()]).status();
        assert!(killed.expect("there is such a command").success());
        assert_eq!(pty.end().1, Some(130), "{signal}");
    }
}

#[test]
fn who_plays_a_ghost_or_bots_is_asked_for_a_name_and_may_quit() {
    let user = User::new("keyboard-names");
    let alone = ["play", "--ghost", "training", "--seed", "7"];
    let mut pty = Pty::new(&user.data, &alone);
    pty.until("Your name (Enter = Player 1): ");
    pty.ask(&format!("Aya{ENTER}"), "Aya> ");
    let mut pty = Pty::new(&user.data, &["play", "--bots", "novice", "--seed", "7"]);
    pty.until("Your name (Enter = Player 1): ");
    pty.ask(ENTER, "Player 1> ");
    let mut pty = Pty::new(&user.data, &alone);
    pty.until("Your name");
    pty.press(&format!("quit{ENTER}"));
    let (shown, code) = pty.end();
    assert!(shown.contains("No game was started.") && code == Some(0), "{code:?} {shown}");
}
