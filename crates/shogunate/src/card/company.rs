//! Honorable Company (SGA-4): a Leader 1 place down; 1 Honor on it and 1 on a Leader then next to it.

use serde::Serialize;
use tabletop::{Answers, Flow, Seat, Seats};

use crate::{
    action::Action,
    cx::{Cx, Log, Look, Out},
    event::Cause,
    frame::{Frame, Question},
    piece::{Card, Leader, Place},
    reason::Reason,
    table::Table,
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

    pub(crate) fn asks(&self, _: &Table) -> Seats {
        Seats::one(self.seat)
    }

    pub(crate) fn options(&self, look: Look, _: Seat, out: &mut impl Out) {
        let table = look.table;
        let Some(moved) = self.leader else {
            for from in Place::ALL {
                let leader = table.leader_at(from);
                match from.down(1) {
                    Some(to) => out.offer(Action::Move { leader, to }, Ok(())),
                    None => out.offer(Action::Move { leader, to: from }, Err(Reason::AtTail)),
                }
            }
            return;
        };
        let here = table.place_of(moved);
        for (place, &leader) in Place::ALL.into_iter().zip(&table.line) {
            let is_next = place.0.abs_diff(here.0) == 1;
            out.offer(Action::Honor(leader), if is_next { Ok(()) } else { Err(Reason::NotNextTo) });
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
