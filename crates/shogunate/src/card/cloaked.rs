//! Cloaked in Shadows (SGA-1): the Hatamoto chooses a Leader, the player of the card where it goes.

use serde::Serialize;
use tabletop::{Flow, Seat, Seats};

use crate::{
    Action, Cause, Cx, Event, Frame, Question, Reason, TableRef,
    cx::{Log, Out},
    piece::{Leader, Place},
};

/// Cloaked in Shadows is performed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Cloaked {
    seat: Seat,
    /// The Leader that the Hatamoto has named.
    leader: Option<Leader>,
}

impl Cloaked {
    pub(crate) fn new(seat: Seat) -> Self {
        Self { seat, leader: None }
    }

    pub(crate) fn run<L: Log>(&mut self, _: &mut Cx<L>) -> Flow<Frame> {
        Flow::Ask
    }

    pub(crate) fn question(&self, _: Seat) -> Question {
        self.leader.map_or(Question::NameLeader(self.seat), Question::MoveNamed)
    }

    pub(crate) fn asks(&self, hatamoto: Seat) -> Seats {
        Seats::one(if self.leader.is_some() { self.seat } else { hatamoto })
    }

    pub(crate) fn options(&self, look: TableRef, _: Seat, out: &mut impl Out) {
        let Some(named) = self.leader else {
            for leader in look.table.line {
                out.offer(Action::Name(leader), Ok(()));
            }
            return;
        };
        let from = look.table.place_of(named);
        for to in Place::ALL {
            out.offer(
                Action::Move { leader: named, to },
                if to == from { Err(Reason::SamePlace) } else { Ok(()) },
            );
        }
        if out.wants_reasons() {
            for (&leader, to) in look.table.line.iter().zip(Place::ALL) {
                if leader != named {
                    out.offer(Action::Move { leader, to }, Err(Reason::OtherLeaderNamed));
                }
            }
        }
    }

    pub(crate) fn answer<L: Log>(&mut self, cx: &mut Cx<L>, seat: Seat, action: Action) -> Flow<Frame> {
        match action {
            Action::Name(leader) => {
                self.leader = Some(leader);
                cx.log.emit(|| Event::LeaderNamed { seat, leader });
                Flow::Ask
            }
            Action::Move { leader, to } => {
                cx.move_leader(leader, to, Cause::Card(self.seat));
                Flow::Done
            }
            _ => unreachable!("{action:?} is no part of Cloaked in Shadows"),
        }
    }
}
