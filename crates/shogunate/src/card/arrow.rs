//! Path of the Arrow (SGA-5): a Leader 1 place up; another player shows a Loyalty card.

use serde::Serialize;
use tabletop::{Answers, Flow, Seat, Seats};

use crate::{
    Action, Cause, Cx, Event, Frame, Part, Question, Reason, TableRef, card,
    cx::{Log, Out},
    piece::Card,
};

/// Path of the Arrow is performed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Arrow {
    seat: Seat,
    phase: Phase,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
enum Phase {
    Moving,
    Asking,
    Showing(Seat),
}

impl Arrow {
    pub(crate) fn new(seat: Seat) -> Self {
        Self { seat, phase: Phase::Moving }
    }

    pub(crate) fn run<L: Log>(&mut self, cx: &mut Cx<L>) -> Flow<Frame> {
        let seat = self.seat;
        match self.phase {
            Phase::Moving => Flow::Ask,
            Phase::Asking => {
                let mut answers = Answers::default();
                self.options(cx.look(), seat, &mut answers);
                if answers.is_none() {
                    cx.log.emit(|| Event::Skipped { seat, part: Part::Ask });
                    return Flow::Done;
                }
                answers.only().map_or(Flow::Ask, |action| self.answer(cx, seat, action))
            }
            Phase::Showing(other) => match card::only_down(cx.look(), other) {
                Some(slot) => {
                    cx.show(other, slot, seat);
                    Flow::Done
                }
                None => Flow::Ask,
            },
        }
    }

    pub(crate) fn question(&self, _: Seat) -> Question {
        match self.phase {
            Phase::Moving => Question::MoveBy(Card::PathOfTheArrow),
            Phase::Asking => Question::WhoShows,
            Phase::Showing(_) => Question::ShowTo(self.seat),
        }
    }

    pub(crate) fn asks(&self, _: Seat) -> Seats {
        match self.phase {
            Phase::Moving | Phase::Asking => Seats::one(self.seat),
            Phase::Showing(other) => Seats::one(other),
        }
    }

    pub(crate) fn options(&self, look: TableRef, seat: Seat, out: &mut impl Out) {
        match self.phase {
            Phase::Moving => card::offer_up(look, 1, out),
            Phase::Asking => {
                for other in look.table.others(self.seat) {
                    let has_one = look.player(other).n_down() > 0;
                    out.offer(Action::Ask(other), if has_one { Ok(()) } else { Err(Reason::NoneFaceDown) });
                }
                if out.wants_reasons() {
                    out.offer(Action::Ask(self.seat), Err(Reason::Oneself));
                }
            }
            Phase::Showing(_) => card::offer_loyalty(look, seat, Action::Show, out),
        }
    }

    pub(crate) fn answer<L: Log>(&mut self, cx: &mut Cx<L>, seat: Seat, action: Action) -> Flow<Frame> {
        match action {
            Action::Move { leader, to } => {
                cx.move_leader(leader, to, Cause::Card(seat));
                self.phase = Phase::Asking;
                self.run(cx)
            }
            Action::Ask(other) => {
                cx.log.emit(|| Event::Asked { seat, other });
                self.phase = Phase::Showing(other);
                self.run(cx)
            }
            Action::Show(leader) => {
                let slot = cx.look().player(seat).slot_of(leader).expect("the card is face down");
                cx.show(seat, slot, self.seat);
                Flow::Done
            }
            _ => unreachable!("{action:?} is no part of Path of the Arrow"),
        }
    }
}
