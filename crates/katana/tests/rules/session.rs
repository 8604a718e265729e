//! Playing a game in a session: undo, its limits, and resuming a recorded game.

use katana::{
    Action, Katana, Setup,
    components::embedded,
    piece::{Area, Figure},
};
use tabletop::{Deed, Game, NoLog, NoUndo, Options, Seat, Seats, Seed, Session, Status};

fn session() -> Session<Katana> {
    let components = embedded().components.clone();
    Session::new(Setup::new(2), components, Seed::derive(6, 1), &mut NoLog).expect("a game")
}

fn options(session: &Session<Katana>, seat: Seat) -> Vec<Action> {
    let mut options = Options::default();
    session.state().options(session.rules(), seat, &mut options);
    options.all().to_vec()
}

fn asked(session: &Session<Katana>) -> Seat {
    session.state().status().asked().first().expect("somebody is asked")
}

/// The starting Swords are chosen; the first player is about to place a figure.
fn begun() -> (Session<Katana>, Seat, Seat) {
    let mut session = session();
    let chooser = asked(&session);
    let sword = options(&session, chooser)[0];
    session.act(chooser, sword).expect("a starting Sword");
    let first = asked(&session);
    (session, first, chooser)
}

/// The first player has taken a Sword, which revealed another.
fn revealed() -> (Session<Katana>, Seat) {
    let (mut session, first, _) = begun();
    session.act(first, HOUSES).expect("a Sword fits");
    let sword = options(&session, first)[0];
    session.act(first, sword).expect("a Sword");
    (session, first)
}

const KOMAINU: Action = Action::Place { figure: Figure::Worker, area: Area::Komainu };
const HOUSES: Action = Action::Place { figure: Figure::Worker, area: Area::Houses };

#[test]
fn the_last_act_is_taken_back_freely_and_the_log_keeps_both() {
    let (mut session, first, _) = begun();
    let before = session.state().clone();
    session.act(first, KOMAINU).expect("Komainu is free");
    assert_ne!(*session.state(), before);
    session.undo(first, Seats::all(2), false).expect("nothing was revealed");
    assert_eq!(*session.state(), before);
    assert_eq!(session.version(), 3, "versions only rise");
    assert_eq!(session.record().log[2].deed, Deed::Undo { to: 1, past_barrier: false });
    assert_eq!(session.record().n_undone_past_barrier(), 0);
    session.record().verify().expect("a record with an undo verifies");
}

#[test]
fn what_was_revealed_is_taken_back_only_with_everyones_consent_and_counted() {
    let (mut session, first) = revealed();
    assert_eq!(session.may_undo(first, Seats::all(2)), Err(NoUndo::NeedsConsent));
    let version = session.version();
    assert_eq!(session.undo(first, Seats::all(2), false), Err(NoUndo::NeedsConsent));
    assert_eq!(session.version(), version, "a refusal writes nothing");
    session.undo(first, Seats::all(2), true).expect("all agree");
    assert_eq!(session.record().n_undone_past_barrier(), 1);
    assert_eq!(session.last_actor(), Some(first), "the placing before it still counts");
    session.record().verify().expect("it verifies");
}

#[test]
fn another_persons_act_since_needs_consent_a_bots_does_not() {
    let (mut session, first, second) = begun();
    session.act(first, KOMAINU).expect("Komainu is free");
    session.act(first, Action::EndTurn).expect("the turn is over");
    let market = Action::Place { figure: Figure::Worker, area: Area::Market };
    session.act(second, market).expect("the Market is free");
    assert_eq!(session.may_undo(first, Seats::all(2)), Err(NoUndo::NeedsConsent));
    assert_eq!(session.may_undo(first, Seats::one(first)), Ok(()), "the other is a bot");
    session.undo(first, Seats::one(first), false).expect("with one human always");
    assert_eq!(asked(&session), first, "the bot's act went with it");
}

#[test]
fn with_one_human_even_what_was_revealed_is_taken_back_and_counted() {
    let (mut session, first) = revealed();
    session.undo(first, Seats::one(first), false).expect("alone at the table");
    assert_eq!(session.record().n_undone_past_barrier(), 1);
}

#[test]
fn who_has_done_nothing_has_nothing_to_take_back() {
    let mut session = session();
    let chooser = asked(&session);
    assert_eq!(session.undo(chooser, Seats::all(2), true), Err(NoUndo::Nothing));
}

#[test]
fn a_refused_act_changes_nothing_and_writes_nothing() {
    let (mut session, first, second) = begun();
    let before = session.state().clone();
    assert!(session.act(second, KOMAINU).is_err(), "it is not the second player's turn");
    assert!(session.act(first, Action::EndTurn).is_err());
    assert!(session.act(Seat(7), KOMAINU).is_err(), "there is no such seat");
    assert_eq!((session.state(), session.version()), (&before, 1));
}

#[test]
fn a_recorded_game_is_taken_up_where_it_stood() {
    let (mut session, first, _) = begun();
    session.act(first, KOMAINU).expect("Komainu is free");
    session.undo(first, Seats::all(2), false).expect("nothing was revealed");
    session.act(first, KOMAINU).expect("Komainu is free");
    let mut resumed = Session::<Katana>::resume(session.record().clone()).expect("it verifies");
    assert_eq!(resumed.state(), session.state());
    resumed.undo(first, Seats::all(2), false).expect("what can be undone is known again");
    assert!(matches!(resumed.state().status(), Status::Waiting(_)));
}
