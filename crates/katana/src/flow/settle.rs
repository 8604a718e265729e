//! The end of an individual turn: played cards are bought or discarded (PLY-3), rivals may share Favor I (KAT-5), and
//! everyone's moment closes.

use serde::Serialize;
use tabletop::{Flow, Seat, Seats};

use crate::{
    action::Action,
    cx::{Cx, Log, Out, TableRef},
    event::Event,
    favor,
    frame::Frame,
    moment,
    table::Table,
};

/// A turn is being settled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Settling {
    /// Who is asked whether they deliver their Katana too (KAT-5).
    rivals: Seats,
    /// Who has said that they do not.
    declined: Seats,
}

impl Settling {
    /// `seat` has ended its turn, and so shares nothing that was claimed in it before.
    #[must_use]
    pub fn ended_by(seat: Seat, table: &Table) -> Self {
        let declined = if table.claims.is_empty() { Seats::NONE } else { Seats::one(seat) };
        Self { rivals: Seats::NONE, declined }
    }

    /// Whether `seat` is asked whether it delivers its Katana too.
    #[must_use]
    pub fn asks_rival(&self, seat: Seat) -> bool {
        self.rivals.contains(seat)
    }

    pub(crate) fn run<L: Log>(&mut self, cx: &mut Cx<L>) -> Flow<Frame> {
        self.rivals = favor::rivals(cx.look()).without_all(self.declined);
        if !self.asks(cx.table).is_empty() {
            return Flow::Ask;
        }
        favor::settle_first(cx);
        moment::close_all(cx);
        Flow::Done
    }

    pub(crate) fn asks(&self, table: &Table) -> Seats {
        moment::pending(table).or(self.rivals)
    }

    /// To deliver is a free action; what the step itself offers is to discard and to decline.
    pub(crate) fn options(&self, look: TableRef, seat: Seat, out: &mut impl Out) {
        moment::offer_discards(look, seat, out);
        if self.asks_rival(seat) {
            out.offer(Action::Decline, Ok(()));
        }
    }

    pub(crate) fn answer<L: Log>(&mut self, cx: &mut Cx<L>, seat: Seat, action: Action) -> Flow<Frame> {
        let Action::Decline = action else { unreachable!("{action:?} is no answer at the end of a turn") };
        self.declined.insert(seat);
        cx.log.emit(|| Event::Declined { seat });
        self.run(cx)
    }
}
