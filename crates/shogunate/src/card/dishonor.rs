//! Dishonor (SGA-2): a Leader to the tail; one of the player's Loyalty cards is turned up.

use serde::Serialize;
use tabletop::{Flow, Seat, Seats};

use crate::{
    Action, Cause, Cx, Event, Frame, Part, Question, Reason, TableRef, card,
    cx::{Log, Out},
    piece::{Card, Place},
};

/// Dishonor is performed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Dishonor {
    seat: Seat,
    /// Whether the Leader has been moved.
    is_moved: bool,
}

impl Dishonor {
    pub(crate) fn new(seat: Seat) -> Self {
        Self { seat, is_moved: false }
    }

    pub(crate) fn run<L: Log>(&mut self, cx: &mut Cx<L>) -> Flow<Frame> {
        let seat = self.seat;
        if !self.is_moved {
            return Flow::Ask;
        }
        match cx.look().player(seat).n_down() {
            0 => cx.log.emit(|| Event::Skipped { seat, part: Part::Reveal }),
            1 => {
                let slot = card::only_down(cx.look(), seat).expect("one card is face down");
                cx.reveal(seat, slot);
            }
            _ => return Flow::Ask,
        }
        Flow::Done
    }

    pub(crate) fn question(&self, _: Seat) -> Question {
        if self.is_moved { Question::Reveal } else { Question::MoveBy(Card::Dishonor) }
    }

    pub(crate) fn asks(&self, _: Seat) -> Seats {
        Seats::one(self.seat)
    }

    pub(crate) fn options(&self, look: TableRef, seat: Seat, out: &mut impl Out) {
        if self.is_moved {
            card::offer_loyalty(look, seat, Action::Reveal, out);
            return;
        }
        for leader in look.table.line {
            let is_tail = leader == look.table.leader_at(Place::TAIL);
            let verdict = if is_tail { Err(Reason::AtTail) } else { Ok(()) };
            out.offer(Action::Move { leader, to: Place::TAIL }, verdict);
        }
    }

    pub(crate) fn answer<L: Log>(&mut self, cx: &mut Cx<L>, seat: Seat, action: Action) -> Flow<Frame> {
        match action {
            Action::Move { leader, to } => {
                cx.move_leader(leader, to, Cause::Card(seat));
                self.is_moved = true;
                self.run(cx)
            }
            Action::Reveal(leader) => {
                let slot = cx.look().player(seat).slot_of(leader).expect("the card is face down");
                cx.reveal(seat, slot);
                Flow::Done
            }
            _ => unreachable!("{action:?} is no part of Dishonor"),
        }
    }
}
