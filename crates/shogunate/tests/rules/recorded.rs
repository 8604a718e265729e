//! Whole games, recorded decision by decision, that must always replay to the same hashes. After a change of
//! the rules raise the version and keep the old behaviour. `KAJIBA_BLESS=1 cargo test` writes those that are missing.

use std::path::PathBuf;

use shogunate::{Action, Event, PairCount, Setup, Shogunate, components::embedded};
use tabletop::{Deed, Fault, Game, Quick, Record, Seats, Seed, Session, testkit::replay_whole};

use crate::shared::{any_act, likes_all, likes_cards};

/// The first twelve were played with the first Plots.
const N_GAMES: u64 = 18;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/games")
}

fn file(number: u64) -> PathBuf {
    folder().join(format!("v{}-{number:02}.json", Shogunate::VERSION))
}

/// A game of random players, who sometimes take things back.
fn play(number: u64) -> Record<Shogunate> {
    let players = 3 + (number % 4) as u8;
    let pair = PairCount::ALL[usize::from(number.is_multiple_of(5))];
    // One of them goes on to the last round.
    let threshold = if number == 7 { Some(60) } else { None };
    let setup = Setup { players, pair, threshold };
    let components = embedded().components.clone();
    let mut session: Session<Shogunate> =
        Session::new(setup, components, Seed::derive(4, number), &mut tabletop::NoLog).expect("a game");
    let mut quick = Quick::new(number);
    let likes = if number.is_multiple_of(2) { likes_all } else { likes_cards };
    while let Some((seat, action)) = any_act(session.state(), session.rules(), &mut quick, likes) {
        session.act(seat, action).expect("an option is accepted");
        if quick.below(20) == 0 {
            // Some of these are refused; then nothing is logged.
            let _ = session.undo(seat, Seats::all(players), quick.below(2) == 0);
        }
    }
    session.record().clone()
}

#[test]
fn recorded_games_replay_to_the_same_hashes() {
    for number in 0..N_GAMES {
        kept::add_missing(&file(number), || play(number).to_json());
    }
    let (mut n_games, mut n_undone, mut n_rounds_max) = (0, 0, 0);
    for (name, json) in kept::texts(&folder()) {
        let (game, n): (Shogunate, usize) = replay_whole(&name, &json);
        (n_games, n_undone, n_rounds_max) = (n_games + 1, n_undone + n, n_rounds_max.max(game.table().round));
    }
    assert!(n_games >= N_GAMES, "{n_games} games are kept");
    assert!(n_undone > 0, "some of them with something taken back");
    assert_eq!(n_rounds_max, 36, "and one with a second pass of the Plots");
}

#[test]
fn a_record_that_was_tampered_with_departs_at_that_entry() {
    let record = play(0);
    let is_choice = |entry: &tabletop::Entry<Shogunate>| matches!(entry.deed, Deed::Act(Action::Choose(_)));
    let entry = record.log.iter().position(is_choice).expect("a card is chosen");
    let mut other = record.clone();
    other.log[entry].hash = other.log[entry + 1].hash;
    assert_eq!(other.verify().err(), Some(Fault::Hash(entry + 1)));
    let mut other = record.clone();
    other.log[entry].deed = Deed::Act(Action::Perform(tabletop::Seat(9)));
    assert_eq!(other.verify().err(), Some(Fault::Refused(entry + 1)));
    let mut other = record.clone();
    other.seed = Seed([0; 32]);
    assert_eq!(other.verify().err(), Some(Fault::Start));
    let mut other = record.clone();
    other.setup.pair = PairCount::ALL[usize::from(other.setup.pair == PairCount::Twice)];
    assert_eq!(other.verify().err(), Some(Fault::Start), "the option is part of the hash");
    let mut other = record;
    other.components.plots[0].honor[0] += 1;
    assert_eq!(other.verify().err(), Some(Fault::Start), "the whole component set is part of the hash");
}

#[test]
fn unknown_keys_are_refused() {
    let json = serde_json::to_value(play(1)).expect("a record can be written");
    let is_read =
        |json: &serde_json::Value| serde_json::from_value::<Record<Shogunate>>(json.clone()).is_ok();
    assert!(is_read(&json));
    let mut other = json.clone();
    other["setup"]["colour"] = 1.into();
    assert!(!is_read(&other));
    let mut other = json.clone();
    other["components"]["plots"][0]["colour"] = 1.into();
    assert!(!is_read(&other));
    let mut other = json;
    let log = other["log"].as_array().expect("a log");
    let place =
        log.iter().position(|entry| entry["deed"]["act"]["move"].is_object()).expect("a Leader moves");
    other["log"][place]["deed"]["act"]["move"]["colour"] = 1.into();
    assert!(!is_read(&other));
}

#[test]
fn the_document_of_the_format_holds() {
    let document = include_str!("../../../../docs/record-format.md");
    let (_, section) = document.split_once("\n## Shogunate\n").expect("a section of its own");
    let components = embedded().components.clone();
    let (record, rules, game) =
        Record::<Shogunate>::begin(Setup::new(3), components, Seed::derive(1, 0), &mut tabletop::NoLog)
            .expect("a game");
    let start = format!("`{}…`", &record.start.to_hex()[..32]);
    assert!(section.contains(&start), "{start}");
    let mut facts = tabletop::Digest::default();
    game.digest(&rules, &mut facts);
    let indented: String = facts.as_str().lines().map(|line| format!("    {line}\n")).collect();
    assert!(section.contains(&indented), "{indented}");
    for name in Event::NAMES {
        assert!(section.contains(&format!("\"{name}\"")), "the event {name} is not in the document");
    }
    for number in 0..4 {
        let json = serde_json::to_value(play(number)).expect("a record can be written");
        for entry in json["log"].as_array().expect("a log") {
            let act = &entry["deed"]["act"];
            let name =
                act.as_str().or_else(|| act.as_object().and_then(|act| Some(act.keys().next()?.as_str())));
            let is_there = |name: &str| section.contains(&format!("\"{name}\""));
            assert!(name.is_none_or(is_there), "the action {name:?} is not in the document");
        }
    }
}
