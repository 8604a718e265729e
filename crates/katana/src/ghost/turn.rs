//! The Ghost's turn (GHO-3): it draws until a Worker finds a place, the people react, and the turn closes.

use serde::Serialize;
use tabletop::{Flow, Seat, Seats};

use super::{area, deck::Draws};
use crate::{
    action::Action,
    area::react::React,
    cx::{Cx, Log, Out, TableRef},
    event::Event,
    flow::turn,
    frame::Frame,
    moment,
    piece::{Area, GhostCard, HonorId},
    table::Table,
};

/// The Ghost's turn, once somebody may react to it. Without that it is over at once: nobody was asked anything, so no
/// moment has begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct GhostTurn {
    phase: Phase,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
enum Phase {
    /// The people react.
    Reacting(React),
    /// The people settle the cards that they played while reacting.
    Settling,
}

/// The Ghost takes its turn; returns the rest of the turn if anybody may react.
pub fn take<L: Log>(cx: &mut Cx<L>, seat: Seat) -> Option<GhostTurn> {
    cx.table.turn = seat;
    cx.log.emit(|| Event::TurnBegan { seat });
    let area = act(cx, seat)?;
    let react = React::new(cx.look(), area, seat);
    (!react.is_over()).then_some(GhostTurn { phase: Phase::Reacting(react) })
}

impl GhostTurn {
    pub(crate) fn run<L: Log>(&mut self, cx: &mut Cx<L>) -> Flow<Frame> {
        if let Phase::Reacting(react) = self.phase {
            self.phase = Phase::Settling;
            return Flow::Call(Frame::React(react));
        }
        if self.asks(cx.table).is_empty() {
            turn::finish(cx);
            return Flow::Done;
        }
        Flow::Ask
    }

    pub(crate) fn asks(&self, table: &Table) -> Seats {
        moment::pending(table)
    }

    pub(crate) fn options(&self, look: TableRef, seat: Seat, out: &mut impl Out) {
        moment::offer_discards(look, seat, out);
    }

    pub(crate) fn answer<L: Log>(&mut self, _: &mut Cx<L>, _: Seat, action: Action) -> Flow<Frame> {
        unreachable!("the Ghost's turn asks only for free actions, and {action:?} is none")
    }
}

/// GHO-3, GHO-9, GHO-10: draws until a Worker finds a place; else passes. The area to which the people react, if it is
/// one of those.
fn act<L: Log>(cx: &mut Cx<L>, seat: Seat) -> Option<Area> {
    let mut draws = Draws::default();
    while cx.table.player(seat).workers > 0 {
        let Some(card) = draws.next(cx) else { break };
        cx.log.emit(|| Event::GhostDrew { seat, card });
        if area::visit(cx, seat, card) {
            return reacted_to(card);
        }
    }
    let honor = closest_honor(cx.look());
    turn::pass(cx, seat, honor);
    None
}

/// The people's part follows at the Academy and the Palace (GHO-5, GHO-7).
fn reacted_to(card: GhostCard) -> Option<Area> {
    match card {
        GhostCard::Palace | GhostCard::Academy => Some(card.area()),
        GhostCard::Daimyo | GhostCard::Market | GhostCard::Komainu => None,
    }
}

/// GHO-10: the Honor card closest to the deck, which lies at the right end of their row; SOL-7: the leftmost.
#[must_use]
pub fn closest_honor(look: TableRef) -> Option<HonorId> {
    let mut honors = look.table.board.honors.iter().flatten().copied();
    if look.rules.is_early_solo() { honors.next() } else { honors.next_back() }
}
