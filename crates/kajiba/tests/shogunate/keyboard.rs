//! At a terminal nobody brings back what another player typed.

use crate::shell::{
    folder,
    pty::{CTRL_C, CTRL_U, CTRL_Y, ENTER, Pty, UP},
};

use crate::table::{SCREEN, WIPE};

const NEW: [&str; 6] = ["play", "shogunate", "--names", "Anna,Bruno,Carla", "--seed", "1"];
const CURTAIN: &str = "press Enter to see your cards: ";

/// A game in which the first player has typed `lion` and cut `tiger`, then made a choice.
fn handed_over(name: &str) -> Pty {
    let mut pty = Pty::new(&folder(name), &NEW);
    pty.until(CURTAIN);
    pty.ask(ENTER, "> ");
    // Their own lines come back.
    for keys in ["lion", UP] {
        pty.ask(&format!("{keys}{ENTER}"), "“lion” is not understood");
        pty.until("> ");
    }
    pty.ask(&format!("tiger{CTRL_U}1{ENTER}"), CURTAIN);
    pty
}

#[test]
fn what_was_typed_is_forgotten_when_the_keyboard_changes_hands() {
    let mut pty = handed_over("shogunate-forgets");
    // Nothing comes back, so this is only Enter: the next player takes the keyboard.
    let mut shown = pty.ask(&format!("{UP}{CTRL_Y}{ENTER}"), "Choose an Action card") + &pty.until("> ");
    for key in [UP, CTRL_Y] {
        shown += &pty.ask(&format!("{key}{ENTER}"), "Please type a number");
        shown += &pty.until("> ");
    }
    assert!(!shown.contains("lion") && !shown.contains("tiger"), "{shown}");
}

#[test]
fn an_interrupted_game_leaves_a_wiped_screen_and_the_terminal_as_it_was() {
    let mut pty = handed_over("shogunate-ctrl-c");
    pty.ask(ENTER, "Choose an Action card");
    pty.until("> ");
    pty.press(CTRL_C);
    let (shown, code) = pty.end();
    assert!(shown.ends_with(&format!("{WIPE}{}", SCREEN[1])), "{shown:?}");
    assert_eq!(code, Some(130));
}

#[test]
fn quit_is_understood_where_enter_is_asked_for() {
    let mut pty = Pty::new(&folder("shogunate-quits"), &NEW);
    pty.until(CURTAIN);
    pty.press(&format!("quit{ENTER}"));
    let (shown, code) = pty.end();
    assert!(shown.trim_end().ends_with("Until next time!") && code == Some(0), "{code:?} {shown}");
}
