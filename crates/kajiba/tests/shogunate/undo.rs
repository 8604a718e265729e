//! Taking back: freely while nobody else is concerned, else with everybody's consent.

use shogunate::{Action, Setup};
use tabletop::{Quick, Seat};
use words::Lang;

use crate::{
    shell::{output, says},
    table::{NAMES, Prompt, Table},
};

/// A game of three in which all have chosen and the Hatamoto is asked who performs.
fn revealed(name: &str) -> (Table, Seat) {
    let mut table = Table::new(name, &Setup::new(3), Lang::En, 9);
    let prompt = table.hear();
    let is_naming = |table: &Table, seat: Seat| matches!(table.options(seat)[0], Action::Perform(_));
    let Prompt::Line(hatamoto) = table.until(prompt, &mut |_| 0, &is_naming) else { panic!("it ended") };
    (table, hatamoto)
}

#[test]
fn who_has_just_handed_on_takes_the_act_back_at_the_curtain() {
    let mut table = Table::new("shogunate-undo-curtain", &Setup::new(3), Lang::En, 9);
    table.hear();
    let Prompt::Line(first) = table.ask("") else { panic!("nobody is asked") };
    let Prompt::Curtain(second) = table.act(first, 1) else { panic!("the keyboard stays") };
    assert_ne!(first, second);
    assert_eq!(table.ask("undo"), Prompt::Curtain(first), "{}", table.screen());
    let taken_back = format!("{}'s last move is undone.", NAMES[first.index()]);
    assert!(says(table.screen(), &taken_back), "{}", table.screen());
    assert_eq!(table.ask("undo"), Prompt::Curtain(first));
    assert!(says(table.screen(), "There is nothing to undo."), "{}", table.screen());
    assert_eq!(table.ask(""), Prompt::Line(first));
    assert!(says(table.screen(), "Choose an Action card in secret."), "{}", table.screen());
}

#[test]
fn what_one_did_last_is_taken_back_freely_and_told_in_every_log() {
    let (mut table, hatamoto) = revealed("shogunate-undo-free");
    // The Hatamoto names who performs Cloaked in Shadows, is asked at once for the Leader, and thinks better of it.
    let Prompt::Line(stays) = table.act(hatamoto, 0) else { panic!("the keyboard goes on") };
    assert_eq!(stays, hatamoto);
    assert_eq!(table.ask("undo"), Prompt::Line(hatamoto));
    let taken_back = format!("{}'s last move is undone.", NAMES[hatamoto.index()]);
    assert!(
        says(table.screen(), &taken_back) && says(table.screen(), "Who performs next?"),
        "{}",
        table.screen()
    );
    let before = table.heard.len();
    table.ask("log");
    assert!(says(&table.heard[before..], &taken_back), "{}", &table.heard[before..]);
}

#[test]
fn past_what_was_revealed_everybody_must_agree() {
    let (mut table, hatamoto) = revealed("shogunate-undo-consent");
    let choosers: Vec<Seat> = (0..3).map(Seat).filter(|&seat| seat != hatamoto).collect();
    // The Hatamoto has done nothing yet; a player whose card is open wants another one.
    let Prompt::Line(_) = table.act(hatamoto, 0) else { panic!("the keyboard goes on") };
    let Prompt::Curtain(performer) = table.act(hatamoto, 0) else { panic!("the keyboard stays") };
    assert_eq!(table.ask(""), Prompt::Line(performer));
    let entries = |folder: &str| {
        let file = format!("{}/{folder}/games/0001.json", env!("CARGO_TARGET_TMPDIR"));
        output(&["verify", &file])
    };
    let n_before = entries("shogunate-undo-consent");

    // One player who disagrees is enough, and nothing changes.
    let asked = table.ask("undo");
    let first_asked = (0..3).map(Seat).find(|&seat| seat != performer).expect("there are others");
    assert_eq!(asked, Prompt::Consent(first_asked));
    let wants = format!("{} wants to undo their last move", NAMES[performer.index()]);
    assert!(says(table.screen(), &wants), "{}", table.screen());
    for name in ["Cloaked", "Plum", "Snow", "Loyalty", "Honor"] {
        assert!(!table.screen().contains(name), "everybody looks: {}", table.screen());
    }
    let Prompt::Consent(second_asked) = table.ask("yes") else { panic!("everybody is asked") };
    assert!(![performer, first_asked].contains(&second_asked));
    assert_eq!(table.ask("no"), Prompt::Curtain(performer));
    assert!(says(table.screen(), "Nothing was undone."), "{}", table.screen());
    assert_eq!(entries("shogunate-undo-consent"), n_before);

    // With everybody's consent the choice is open again, after a curtain.
    table.ask("");
    table.ask("undo");
    table.ask("yes");
    let prompt = table.ask("y");
    assert!(matches!(prompt, Prompt::Curtain(_)), "{prompt:?}: {}", table.screen());
    assert!(says(table.screen(), "is undone."), "{}", table.screen());
    assert!(!says(table.screen(), "Nothing was undone."), "{}", table.screen());
    let asked = table.ask("");
    assert!(matches!(asked, Prompt::Line(seat) if choosers.contains(&seat)), "{asked:?}");
    assert!(says(table.screen(), "Choose an Action card in secret."), "{}", table.screen());
    let log = entries("shogunate-undo-consent");
    assert_ne!(log, n_before);
    let file = format!("{}/shogunate-undo-consent/games/0001.json", env!("CARGO_TARGET_TMPDIR"));
    assert!(says(&output(&["replay", &file]), "everyone agreed."));
}

#[test]
fn the_end_is_taken_back_if_all_agree_and_the_curtain_falls_again() {
    let setup = Setup { threshold: Some(5), ..Setup::new(3) };
    let mut table = Table::new("shogunate-undo-end", &setup, Lang::En, 4);
    let mut quick = Quick::new(2);
    let prompt = table.hear();
    let end = table.until(prompt, &mut |options| quick.below(options.len()), &|_, _| false);
    assert_eq!(end, Prompt::End);
    let last = table.game.last_actor().expect("it was played");
    assert!(matches!(table.ask("undo"), Prompt::Consent(_)));
    assert_eq!(table.ask("no"), Prompt::End);
    assert!(says(table.screen(), "Nothing was undone."), "{}", table.screen());
    table.ask("undo");
    table.ask("yes");
    assert_eq!(table.ask("yes"), Prompt::Curtain(last));
    assert_eq!(table.ask(""), Prompt::Line(last));
    assert!(says(table.screen(), "What you have seen") || table.screen().contains("Loyalty"));
}
