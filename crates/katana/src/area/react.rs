//! The others' reactions to an Academy or Palace action (ACA-3, PAL-3), in any order.

use serde::Serialize;
use tabletop::{Flow, Seat, Seats};

use crate::{
    action::Action,
    area::palace,
    cx::{Cx, Log, Out, TableRef},
    decorate,
    event::Event,
    frame::Frame,
    moment::{self, Any},
    piece::Area,
    table::Table,
};

/// The others react.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct React {
    area: Area,
    /// Who has not answered yet.
    left: Seats,
}

impl React {
    /// All people but the active seat are asked, passed or not, except who could neither react nor do
    /// anything freely that might make it possible. The Ghost gets nothing (GHO-7).
    #[must_use]
    pub fn new(look: TableRef, area: Area, by: Seat) -> Self {
        let mut react = Self { area, left: Seats::NONE };
        for seat in look.table.humans() {
            if seat != by && react.concerns(look, seat) {
                react.left.insert(seat);
            }
        }
        react
    }

    /// Whether nobody is left to react.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.left.is_empty()
    }

    /// The area of the action.
    #[must_use]
    pub fn area(&self) -> Area {
        self.area
    }

    fn concerns(&self, look: TableRef, seat: Seat) -> bool {
        let can_react = if self.area == Area::Academy {
            decorate::can_decorate(look, seat)
        } else {
            let mut any = Any::default();
            palace::offer_own_rooms(look, seat, &mut any);
            any.0
        };
        can_react || moment::has_free(look, seat)
    }

    fn offer_reactions(&self, look: TableRef, seat: Seat, out: &mut impl Out) {
        if self.area == Area::Academy {
            decorate::offer_decorations(look, seat, out, |_| Ok(()));
        } else {
            palace::offer_own_rooms(look, seat, out);
        }
    }

    pub(crate) fn run<L: Log>(&mut self, _: &mut Cx<L>) -> Flow<Frame> {
        if self.left.is_empty() { Flow::Done } else { Flow::Ask }
    }

    pub(crate) fn asks(&self, _: &Table) -> Seats {
        self.left
    }

    pub(crate) fn options(&self, look: TableRef, seat: Seat, out: &mut impl Out) {
        self.offer_reactions(look, seat, out);
        out.offer(Action::Decline, Ok(()));
    }

    pub(crate) fn answer<L: Log>(&mut self, cx: &mut Cx<L>, seat: Seat, action: Action) -> Flow<Frame> {
        match action {
            Action::Decorate { sword, kind } => {
                decorate::decorate(cx, seat, sword, kind);
                cx.player(seat).moment = true;
            }
            Action::UseRoom { room, on } => {
                palace::use_room(cx, seat, room, on);
                cx.player(seat).moment = true;
            }
            Action::Decline => cx.log.emit(|| Event::Declined { seat }),
            _ => unreachable!("{action:?} is no reaction"),
        }
        self.left.remove(seat);
        self.run(cx)
    }
}
