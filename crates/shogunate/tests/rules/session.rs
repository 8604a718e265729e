//! Undo: what may be taken back freely, and where that stops because somebody has learnt something.

use shogunate::{
    Action, Event, Setup, Shogunate,
    components::embedded,
    piece::{Card, Leader, PlotId},
};
use tabletop::{Game, NoUndo, Seat, Seats, Seed, Session};

fn session() -> (Session<Shogunate>, [Seat; 2]) {
    let components = embedded().components.clone();
    let session: Session<Shogunate> =
        Session::new(Setup::new(3), components, Seed::derive(4, 50), &mut tabletop::NoLog).expect("a game");
    let asked: Vec<Seat> = session.state().status().asked().iter().collect();
    let asked = asked.try_into().expect("two of three choose");
    (session, asked)
}

/// SGR-1.3: a choice can be undone, as it can be taken back.
#[test]
fn a_secret_choice_can_be_undone_while_nobody_has_seen_it() {
    let (mut session, [one, other]) = session();
    let all = Seats::all(3);
    let before = session.state().clone();
    session.act(one, Action::Choose(Card::Dishonor)).expect("an option");
    session.undo(one, all, false).expect("nothing was revealed");
    assert_eq!(*session.state(), before);
    session.act(one, Action::Choose(Card::Dishonor)).expect("an option");
    session.act(other, Action::Choose(Card::Dishonor)).expect("an option");
    assert_eq!(session.may_undo(other, all), Err(NoUndo::NeedsConsent), "the cards are revealed");
}

/// SGR-2.1: naming somebody reveals nothing.
#[test]
fn a_name_can_be_taken_back() {
    let (mut session, [one, other]) = session();
    for seat in [one, other] {
        session.act(seat, Action::Choose(Card::HonorableCompany)).expect("an option");
    }
    let hatamoto = session.state().table().hatamoto;
    session.act(hatamoto, Action::Perform(other)).expect("an option");
    assert_eq!(session.may_undo(hatamoto, Seats::all(3)), Ok(()));
}

/// SGK-1.2: whatever tells somebody something stops a free undo.
#[test]
fn what_tells_something_is_a_barrier() {
    let (seat, other, leader) = (Seat(0), Seat(1), Some(Leader(0)));
    let barriers = [
        Event::PlotRevealed { plot: PlotId(0) },
        Event::CardRevealed { seat, card: Card::Dishonor },
        Event::LoyaltyRevealed { seat, leader: Leader(0) },
        Event::Shown { by: seat, to: other, leader },
        Event::Looked { by: seat, of: other, leader },
        Event::Exchanged { seat, gave: leader, other, other_gave: leader },
    ];
    assert!(barriers.iter().all(Shogunate::is_barrier));
    let others = [
        Event::Chosen { seat, card: Some(Card::Dishonor) },
        Event::Offered { seat, leader },
        Event::Withdrawn { seat },
        Event::Performing { seat, card: Card::Dishonor },
        Event::Asked { seat, other },
    ];
    assert!(!others.iter().any(Shogunate::is_barrier));
}
