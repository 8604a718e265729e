//! Honorable Company (SGA-4): a Leader 1 place down; 1 Honor on it and 1 on a Leader then next to it.

use serde::Serialize;
use tabletop::{Answers, Flow, Seat, Seats};

use crate::{
    Action, Cause, Cx, Frame, Question, Reason, TableRef,
    cx::{Log, Out},
    piece::{Card, Leader, Place},
};

/// Honorable Company is performed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Company {
    seat: Seat,
    /// The Leader that has been moved.
    leader: Option<Leader>,
}

impl Company {
    pub(crate) fn new(seat: Seat) -> Self {
        Self { seat, leader: None }
    }

    pub(crate) fn run<L: Log>(&mut self, _: &mut Cx<L>) -> Flow<Frame> {
        Flow::Ask
    }

    pub(crate) fn question(&self, _: Seat) -> Question {
        self.leader.map_or(Question::MoveBy(Card::HonorableCompany), Question::HonorNextTo)
    }

    pub(crate) fn asks(&self, _: Seat) -> Seats {
        Seats::one(self.seat)
    }

    pub(crate) fn options(&self, look: TableRef, _: Seat, out: &mut impl Out) {
        let table = look.table;
        let Some(moved) = self.leader else {
            for (&leader, to) in table.line.iter().zip(&Place::ALL[1..]) {
                out.offer(Action::Move { leader, to: *to }, Ok(()));
            }
            let tail = table.leader_at(Place::TAIL);
            out.offer(Action::Move { leader: tail, to: Place::TAIL }, Err(Reason::AtTail));
            return;
        };
        let here = table.place_of(moved);
        for place in [here.up(1), here.down(1)].into_iter().flatten() {
            out.offer(Action::Honor(table.leader_at(place)), Ok(()));
        }
        if out.wants_reasons() {
            let is_far = |place: &Place| place.0.abs_diff(here.0) != 1;
            for place in Place::ALL.into_iter().filter(is_far) {
                out.offer(Action::Honor(table.leader_at(place)), Err(Reason::NotNextTo));
            }
        }
    }

    pub(crate) fn answer<L: Log>(&mut self, cx: &mut Cx<L>, seat: Seat, action: Action) -> Flow<Frame> {
        let cause = Cause::Card(seat);
        match action {
            Action::Move { leader, to } => {
                cx.move_leader(leader, to, cause);
                cx.place_honor(leader, 1, cause);
                self.leader = Some(leader);
                let mut answers = Answers::default();
                self.options(cx.look(), seat, &mut answers);
                // At the tail there is one neighbor only.
                answers.only().map_or(Flow::Ask, |action| self.answer(cx, seat, action))
            }
            Action::Honor(leader) => {
                cx.place_honor(leader, 1, cause);
                Flow::Done
            }
            _ => unreachable!("{action:?} is no part of Honorable Company"),
        }
    }
}
