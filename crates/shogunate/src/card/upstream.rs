//! Flowing Upstream (SGA-3): a Leader 1 or 2 places up; a Loyalty card is shown to the Hatamoto.

use serde::Serialize;
use tabletop::{Flow, Seat, Seats};

use crate::{
    Action, Cause, Cx, Event, Frame, Part, Question, TableRef, card,
    cx::{Log, Out},
    piece::Card,
};

/// How many places a Leader goes up at most.
const N_PLACES: u8 = 2;

/// Flowing Upstream is performed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Upstream {
    seat: Seat,
    /// Whether the Leader has been moved.
    is_moved: bool,
}

impl Upstream {
    pub(crate) fn new(seat: Seat) -> Self {
        Self { seat, is_moved: false }
    }

    pub(crate) fn run<L: Log>(&mut self, cx: &mut Cx<L>) -> Flow<Frame> {
        let seat = self.seat;
        if !self.is_moved {
            return Flow::Ask;
        }
        match cx.look().player(seat).n_down() {
            0 => cx.log.emit(|| Event::Skipped { seat, part: Part::Show }),
            1 => {
                let slot = card::only_down(cx.look(), seat).expect("one card is face down");
                cx.show(seat, slot, cx.table.hatamoto);
            }
            _ => return Flow::Ask,
        }
        Flow::Done
    }

    pub(crate) fn question(&self, hatamoto: Seat) -> Question {
        if self.is_moved { Question::ShowTo(hatamoto) } else { Question::MoveBy(Card::FlowingUpstream) }
    }

    pub(crate) fn asks(&self, _: Seat) -> Seats {
        Seats::one(self.seat)
    }

    pub(crate) fn options(&self, look: TableRef, seat: Seat, out: &mut impl Out) {
        if self.is_moved {
            card::offer_loyalty(look, seat, Action::Show, out);
        } else {
            card::offer_up(look, N_PLACES, out);
        }
    }

    pub(crate) fn answer<L: Log>(&mut self, cx: &mut Cx<L>, seat: Seat, action: Action) -> Flow<Frame> {
        match action {
            Action::Move { leader, to } => {
                cx.move_leader(leader, to, Cause::Card(seat));
                self.is_moved = true;
                self.run(cx)
            }
            Action::Show(leader) => {
                let slot = cx.look().player(seat).slot_of(leader).expect("the card is face down");
                cx.show(seat, slot, cx.table.hatamoto);
                Flow::Done
            }
            _ => unreachable!("{action:?} is no part of Flowing Upstream"),
        }
    }
}
