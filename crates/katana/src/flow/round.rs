//! Rounds (TRN-1): individual turns in order, then Restore, or the end.

use serde::Serialize;
use tabletop::{Flow, Seat, Seats};

use crate::{
    action::Action,
    cx::{Cx, Log, Out, TableRef},
    event::Event,
    flow::{end, restore, turn::Turn},
    frame::Frame,
    ghost::{self, aside},
    story,
    table::{N_ROUNDS, Table},
};

/// The rounds of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Round {
    /// Who is next, unless passed.
    next: Seat,
}

impl Round {
    /// The first round.
    pub fn begin<L: Log>(cx: &mut Cx<L>) -> Self {
        let (round, first) = (cx.table.round, cx.table.first);
        cx.log.emit(|| Event::RoundBegan { round, first });
        Self { next: first }
    }

    /// A round in which `next` is next.
    pub(crate) fn from(next: Seat) -> Self {
        Self { next }
    }

    pub(crate) fn run<L: Log>(&mut self, cx: &mut Cx<L>) -> Flow<Frame> {
        while let Some(seat) = self.next_seat(cx.table) {
            self.next = cx.table.after(seat);
            if cx.table.ghost_seat() != Some(seat) {
                return Flow::Call(Frame::Turn(Turn::begin(cx, seat)));
            }
            if let Some(turn) = ghost::turn::take(cx, seat) {
                return Flow::Call(Frame::GhostTurn(turn));
            }
        }
        story::hooks::end_round(cx);
        if cx.table.round == N_ROUNDS {
            end::score(cx);
            return Flow::Done;
        }
        restore::restore(cx);
        *self = Self::begin(cx);
        if let Some(choice) = aside::restore(cx) {
            return Flow::Call(Frame::ChooseAside(choice));
        }
        self.run(cx)
    }

    /// The next in turn order who has not passed (TRN-2).
    fn next_seat(&self, table: &Table) -> Option<Seat> {
        let mut seat = self.next;
        while table.player(seat).passed {
            seat = table.after(seat);
            if seat == self.next {
                return None;
            }
        }
        Some(seat)
    }

    pub(crate) fn asks(&self, _: &Table) -> Seats {
        Seats::NONE
    }

    pub(crate) fn options(&self, _: TableRef, _: Seat, _: &mut impl Out) {}

    pub(crate) fn answer<L: Log>(&mut self, _: &mut Cx<L>, _: Seat, action: Action) -> Flow<Frame> {
        unreachable!("a round asks nothing, so nobody answers {action:?}")
    }
}
