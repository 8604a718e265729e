//! Starting Swords (SET-10).

use arrayvec::ArrayVec;
use serde::Serialize;
use tabletop::{Flow, Seat, Seats};

use crate::{
    action::Action,
    cx::{Cx, Log, Out, TableRef},
    event::{Cause, Event},
    flow::round::Round,
    forge,
    frame::Frame,
    piece::SwordId,
    table::{Sashimono, Table},
};

/// Starting Swords are chosen in reverse turn order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct StartSwords {
    /// The Swords to choose from; none left once all have chosen.
    swords: [Option<SwordId>; 4],
    /// How many have chosen.
    n_chosen: u8,
}

impl StartSwords {
    /// Reveals as many Swords as people play.
    pub fn reveal<L: Log>(cx: &mut Cx<L>) -> Self {
        let mut swords = [None; 4];
        for place in swords.iter_mut().take(usize::from(cx.table.n_humans())) {
            *place = cx.table.decks.swords.pop();
        }
        cx.log.emit(|| Event::StartSwordsRevealed { swords: swords.iter().flatten().copied().collect() });
        Self { swords, n_chosen: 0 }
    }

    /// All have chosen.
    pub(crate) fn over() -> Self {
        Self { swords: [None; 4], n_chosen: 4 }
    }

    /// The Swords still to choose from.
    #[must_use]
    pub fn swords(&self) -> ArrayVec<SwordId, 4> {
        self.swords.iter().flatten().copied().collect()
    }

    /// The last in turn order chooses first.
    fn chooser(&self, table: &Table) -> Seat {
        let n = table.n_humans();
        Seat((table.first.0 + n - 1 - self.n_chosen) % n)
    }

    fn take<L: Log>(&mut self, cx: &mut Cx<L>, sword: SwordId) {
        let seat = self.chooser(cx.table);
        let place = self.swords.iter_mut().find(|place| **place == Some(sword));
        *place.expect("the Sword is there to be chosen") = None;
        self.n_chosen += 1;
        let cell = forge::enter(cx, seat, sword, Sashimono::Starting);
        cx.log.emit(|| Event::SwordTaken { seat, sword, house: None, cell });
        cx.gain_coins(seat, u16::from(cx.rules.tile(sword).coins), Cause::Sword);
        let n = cx.table.n_humans();
        let place_in_order = (seat.0 + n - cx.table.first.0) % n;
        cx.gain_coins(seat, u16::from(place_in_order), Cause::StartingSashimono);
    }

    pub(crate) fn run<L: Log>(&mut self, cx: &mut Cx<L>) -> Flow<Frame> {
        let swords = self.swords();
        match *swords.as_slice() {
            [] => Flow::Done,
            [last] => {
                self.take(cx, last);
                Flow::Call(Frame::Round(Round::begin(cx)))
            }
            _ => Flow::Ask,
        }
    }

    pub(crate) fn asks(&self, table: &Table) -> Seats {
        Seats::one(self.chooser(table))
    }

    pub(crate) fn options(&self, _: TableRef, _: Seat, out: &mut impl Out) {
        for sword in self.swords() {
            out.offer(Action::TakeStart(sword), Ok(()));
        }
    }

    pub(crate) fn answer<L: Log>(&mut self, cx: &mut Cx<L>, _: Seat, action: Action) -> Flow<Frame> {
        let Action::TakeStart(sword) = action else { unreachable!("{action:?} is no starting Sword") };
        self.take(cx, sword);
        self.run(cx)
    }
}
