//! The cards set aside, one of which joins the deck at each Restore (GHO-11); the early solo rules let a human who is
//! first player choose it (SOL-8).

use serde::Serialize;
use tabletop::{Flow, Seat, Seats};

use super::solo;
use crate::{
    action::Action,
    cx::{Cx, Log, Out, TableRef},
    event::Event,
    frame::Frame,
    piece::{GhostCard, GhostCardSet},
    table::Table,
};

/// The human chooses which card set aside joins the Ghost's deck (SOL-8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ChooseAside {
    seat: Seat,
}

/// GHO-11: one of the cards set aside, at random and unseen, joins deck and discards. SOL-8: a Daimyō card leaves
/// first, and a human who is first player looks at them and chooses.
pub fn restore<L: Log>(cx: &mut Cx<L>) -> Option<ChooseAside> {
    let (first, ghost_seat) = (cx.table.first, cx.table.ghost_seat());
    if cx.rules.is_early_solo() {
        solo::remove_daimyo(cx);
        if Some(first) != ghost_seat {
            return reveal(cx, first);
        }
    }
    let deck = &mut cx.table.ghost.as_mut()?.deck;
    deck.aside.pop()?;
    deck.join();
    cx.log.emit(|| Event::GhostCardJoined { card: None });
    None
}

/// Looks at the cards set aside; nothing is chosen if none is left.
fn reveal<L: Log>(cx: &mut Cx<L>, seat: Seat) -> Option<ChooseAside> {
    let deck = &mut cx.table.ghost.as_mut()?.deck;
    deck.maybe_aside = GhostCardSet::default();
    deck.aside.iter().for_each(|&card| deck.maybe_aside.insert(card));
    let cards = deck.maybe_aside;
    if cards.is_empty() {
        return None;
    }
    cx.log.emit(|| Event::GhostAsideRevealed { cards: cards.iter().collect() });
    Some(ChooseAside { seat })
}

impl ChooseAside {
    pub(crate) fn run<L: Log>(&mut self, _: &mut Cx<L>) -> Flow<Frame> {
        Flow::Ask
    }

    pub(crate) fn asks(&self, _: &Table) -> Seats {
        Seats::one(self.seat)
    }

    pub(crate) fn options(&self, look: TableRef, _: Seat, out: &mut impl Out) {
        for card in look.table.ghost.iter().flat_map(|ghost| ghost.deck.maybe_aside.iter()) {
            out.offer(Action::AddGhostCard(card), Ok(()));
        }
    }

    pub(crate) fn answer<L: Log>(&mut self, cx: &mut Cx<L>, _: Seat, action: Action) -> Flow<Frame> {
        let Action::AddGhostCard(card) = action else { unreachable!("{action:?} is no card set aside") };
        join(cx, card);
        Flow::Done
    }
}

fn join<L: Log>(cx: &mut Cx<L>, card: GhostCard) {
    let deck = &mut cx.table.ghost.as_mut().expect("a Ghost's card was chosen").deck;
    let place = deck.aside.iter().position(|&aside| aside == card).expect("the card is set aside");
    deck.aside.remove(place);
    deck.maybe_aside.remove(card);
    deck.join();
    cx.log.emit(|| Event::GhostCardJoined { card: Some(card) });
}
