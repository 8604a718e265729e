//! Whole games, recorded decision by decision, that must always replay to the same hashes. After a change of
//! the rules raise the version and keep the old behaviour. `KAJIBA_BLESS=1 cargo test` writes those that are missing.

use std::path::PathBuf;

use katana::{Action, GhostLevel, Katana, RoomChoice, Setup, components::embedded};
use tabletop::{
    Deed, Game, Options, Quick, Record, Seat, Seats, Seed, Session, Status, testkit::replay_whole,
};

const N_GAMES: u64 = 25;
/// From this number on a Ghost plays.
const GHOSTS_FROM: u64 = 15;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/games")
}

fn file(version: u32, number: u64) -> PathBuf {
    folder().join(format!("v{version}-{number:02}.json"))
}

/// Two to four people; from a number on each Ghost with one to three people, and the early solo rules.
fn setup(number: u64) -> Setup {
    if number < GHOSTS_FROM {
        return Setup::new(2 + (number % 3) as u8);
    }
    match GhostLevel::new((number % 6) as u8) {
        Some(level) => Setup::with_ghost(1 + (number % 3) as u8, level),
        None => Setup::early_solo(),
    }
}

/// A game of random players, who sometimes act in others' turns and take things back.
fn play(number: u64) -> Record<Katana> {
    let mut setup = setup(number);
    if number.is_multiple_of(5) {
        setup.rooms = RoomChoice::FirstGame;
    }
    setup.passed_may_play_cards = !number.is_multiple_of(7);
    let all = Seats::all(setup.players);
    let components = embedded().components.clone();
    let mut session: Session<Katana> =
        Session::new(setup, components, Seed::derive(4, number), &mut tabletop::NoLog).expect("a game");
    let (mut quick, mut options) = (Quick::new(number), Options::default());
    while let Status::Waiting(asked) = session.state().status() {
        let mut seat = Seat(quick.below(usize::from(session.state().n_seats())) as u8);
        if !asked.contains(seat) && quick.below(8) > 0 {
            seat = asked.first().expect("somebody is asked");
        }
        options.clear();
        session.state().options(session.rules(), seat, &mut options);
        let is_pass = |action: &Action| matches!(action, Action::Pass(_));
        let wanted: Vec<Action> = options.all().iter().copied().filter(|action| !is_pass(action)).collect();
        let choices = if wanted.is_empty() { options.all() } else { &wanted };
        if choices.is_empty() {
            continue;
        }
        session.act(seat, choices[quick.below(choices.len())]).expect("an option is accepted");
        if quick.below(40) == 0 {
            // Some of these are refused; then nothing is logged.
            let _ = session.undo(seat, all, quick.below(2) == 0);
        }
    }
    session.record().clone()
}

#[test]
fn recorded_games_replay_to_the_same_hashes() {
    for number in 0..N_GAMES {
        kept::add_missing(&file(Katana::VERSION, number), || play(number).to_json());
    }
    let n_undone: usize =
        kept::texts(&folder()).map(|(name, json)| replay_whole::<Katana>(&name, &json).1).sum();
    for version in Katana::VERSIONS {
        assert!(
            (0..N_GAMES).all(|number| file(version, number).exists()),
            "games of version {version} are kept"
        );
    }
    assert!(n_undone > 0, "some of them with something taken back");
}

#[test]
fn a_record_that_was_tampered_with_departs_at_that_entry() {
    let record = play(0);
    let mut other = record.clone();
    let entry =
        other.log.iter().position(|entry| matches!(entry.deed, Deed::Act(Action::Pass(_)))).expect("a pass");
    other.log[entry].hash = other.log[entry + 1].hash;
    assert_eq!(other.verify().err(), Some(tabletop::Fault::Hash(entry + 1)));
    let mut other = record.clone();
    other.log[entry].deed = Deed::Act(Action::EndTurn);
    assert_eq!(other.verify().err(), Some(tabletop::Fault::Refused(entry + 1)));
    let mut other = record.clone();
    other.seed = Seed([0; 32]);
    assert_eq!(other.verify().err(), Some(tabletop::Fault::Start));
    let mut other = record;
    other.components.swords[0].points += 1;
    assert_eq!(
        other.verify().err(),
        Some(tabletop::Fault::Start),
        "the whole component set is part of the hash"
    );
}

#[test]
fn an_undo_that_no_session_writes_is_refused() {
    let components = embedded().components.clone();
    let mut session: Session<Katana> =
        Session::new(Setup::new(2), components, Seed::derive(4, 99), &mut tabletop::NoLog).expect("a game");
    let chooser = session.state().status().asked().first().expect("somebody is asked");
    let mut options = Options::default();
    session.state().options(session.rules(), chooser, &mut options);
    session.act(chooser, options.all()[0]).expect("a starting Sword");
    let before = session.record().clone();
    session.undo(chooser, Seats::all(2), true).expect("it was the last act");
    let good = session.record().log[1].clone();
    assert!(session.record().verify().is_ok());
    let Deed::Undo { to, past_barrier } = good.deed else { panic!("an undo") };
    let other = Seat(1 - chooser.0);
    for (seat, deed) in [
        (Seat(200), good.deed),
        (other, good.deed),
        (chooser, Deed::Undo { to: to + 1, past_barrier }),
        (chooser, Deed::Undo { to, past_barrier: !past_barrier }),
    ] {
        let mut record = before.clone();
        record.log.push(tabletop::Entry { seat, deed, hash: good.hash });
        assert_eq!(record.verify().err(), Some(tabletop::Fault::Refused(2)), "{seat:?} {deed:?}");
    }
}

#[test]
fn a_record_with_events_can_be_played_on() {
    let components = embedded().components.clone();
    let mut deal = Vec::new();
    let (mut record, _, game) =
        Record::<Katana>::begin(Setup::new(2), components, Seed::derive(4, 98), &mut deal).expect("a game");
    record.events = Some(vec![deal]);
    let mut session = Session::resume(record).expect("its events are what happened");
    let chooser = game.status().asked().first().expect("somebody is asked");
    let mut options = Options::default();
    game.options(session.rules(), chooser, &mut options);
    session.act(chooser, options.all()[0]).expect("a starting Sword");
    assert!(session.record().verify().is_ok(), "the record still verifies");
}

#[test]
fn unknown_keys_are_refused() {
    let json = serde_json::to_value(play(1)).expect("a record can be written");
    let is_read = |json: &serde_json::Value| serde_json::from_value::<Record<Katana>>(json.clone()).is_ok();
    assert!(is_read(&json));
    let place = |json: &serde_json::Value| {
        let log = json["log"].as_array().expect("a log");
        log.iter().position(|entry| entry["deed"]["act"]["place"].is_object()).expect("a figure is placed")
    };
    let mut other = json.clone();
    let n = place(&json);
    other["log"][n]["deed"]["act"]["place"]["colour"] = 1.into();
    assert!(!is_read(&other));
    let mut other = json.clone();
    other["setup"]["colour"] = 1.into();
    assert!(!is_read(&other));
}
