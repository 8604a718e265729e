//! Prices that rise: after a visit to the Market a Coin is put on a resource, which costs one more from then on
//! (chapter 13).

use std::cmp::Reverse;

use serde::Serialize;
use tabletop::{Flow, Seat, Seats};

use crate::{
    Action, Cx, Event, Frame, TableRef,
    cx::{Log, Out},
    piece::{Kind, KindSet},
    table::Table,
};

/// A person has bought several kinds of resources and says which of them costs more from now on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct RaisePrice {
    seat: Seat,
    /// What was bought in this visit.
    bought: KindSet,
}

impl RaisePrice {
    /// A visit of `seat` is over: nothing rises where nothing was bought, and nothing is asked where it can be one
    /// kind only.
    pub fn after_visit<L: Log>(cx: &mut Cx<L>, seat: Seat, bought: KindSet) -> Option<Self> {
        if !cx.rules.story.prices_rise {
            return None;
        }
        let mut kinds = bought.iter();
        match (kinds.next(), kinds.next()) {
            (Some(kind), None) => raise(cx, kind),
            (Some(_), Some(_)) => return Some(Self { seat, bought }),
            (None, _) => {}
        }
        None
    }

    pub(crate) fn run<L: Log>(&mut self, _: &mut Cx<L>) -> Flow<Frame> {
        Flow::Ask
    }

    pub(crate) fn asks(&self, _: &Table) -> Seats {
        Seats::one(self.seat)
    }

    pub(crate) fn options(&self, _: TableRef, _: Seat, out: &mut impl Out) {
        for kind in self.bought.iter() {
            out.offer(Action::RaisePrice(kind), Ok(()));
        }
    }

    pub(crate) fn answer<L: Log>(&mut self, cx: &mut Cx<L>, _: Seat, action: Action) -> Flow<Frame> {
        let Action::RaisePrice(kind) = action else { unreachable!("{action:?} raises no price") };
        raise(cx, kind);
        Flow::Done
    }
}

/// The Ghost has visited the Market: the price of the resource with the fewest Coins rises, the dearest of equals.
pub fn after_ghost_visit<L: Log>(cx: &mut Cx<L>) {
    if !cx.rules.story.prices_rise {
        return;
    }
    let (rules, raised) = (cx.rules, cx.table.raised);
    let kind = Kind::ALL.into_iter().min_by_key(|&kind| (raised[kind], Reverse(rules.value(kind))));
    raise(cx, kind.expect("there are four kinds"));
}

fn raise<L: Log>(cx: &mut Cx<L>, kind: Kind) {
    // Nobody could pay for more than the table can count.
    let raised = &mut cx.table.raised[kind];
    *raised = raised.saturating_add(1);
    let price = cx.look().price(kind);
    cx.log.emit(|| Event::PriceRaised { kind, price });
}
