//! Komainu (KOM).

use serde::Serialize;
use tabletop::{Flow, Seat, Seats};

use crate::{
    action::Action,
    area::{house, market, palace},
    cx::{Cx, Log, Out, TableRef},
    decorate,
    event::{Cause, Event},
    forge,
    frame::Frame,
    piece::Figure,
    table::{N_ROUNDS, Table},
};

/// A Monk at Komainu: one Monk's effect of another area (KOM-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Komainu {
    seat: Seat,
}

/// KOM-1: Coins, and first player in the next round; a Monk has an effect to choose.
pub fn visit<L: Log>(cx: &mut Cx<L>, seat: Seat, figure: Figure) -> Option<Komainu> {
    cx.gain_coins(seat, u16::from(cx.rules.components.spaces.komainu_coins), Cause::Komainu);
    announce(cx, seat);
    (figure == Figure::Monk).then_some(Komainu { seat })
}

/// Announces the next first player, if there is a next round.
pub(crate) fn announce<L: Log>(cx: &mut Cx<L>, seat: Seat) {
    if cx.table.round < N_ROUNDS {
        cx.log.emit(|| Event::KomainuTaken { seat });
    }
}

impl Komainu {
    pub(crate) fn run<L: Log>(&mut self, _: &mut Cx<L>) -> Flow<Frame> {
        Flow::Ask
    }

    pub(crate) fn asks(&self, _: &Table) -> Seats {
        Seats::one(self.seat)
    }

    pub(crate) fn options(&self, look: TableRef, seat: Seat, out: &mut impl Out) {
        house::offer_sashimono(out);
        market::offer_cards(look, out);
        for (sword, verdict) in forge::moves(look, seat) {
            out.offer(Action::Move(sword), verdict);
        }
        if !look.rules.story.is_academy_closed {
            for (kind, verdict) in decorate::steps(look, seat) {
                out.offer(Action::Advance(kind), verdict);
            }
        }
        palace::offer_own_rooms(look, seat, out);
        out.offer(Action::Decline, Ok(()));
    }

    pub(crate) fn answer<L: Log>(&mut self, cx: &mut Cx<L>, seat: Seat, action: Action) -> Flow<Frame> {
        match action {
            Action::TakeSashimono(house) => cx.gain_sashimono(seat, house),
            Action::TakeMarketCard(place) => market::take_card(cx, seat, place),
            Action::Move(sword) => forge::move_sword(cx, seat, sword),
            Action::Advance(kind) => decorate::advance(cx, seat, kind),
            Action::UseRoom { room, on } => palace::use_room(cx, seat, room, on),
            Action::Decline => {}
            _ => unreachable!("{action:?} is no answer at Komainu"),
        }
        Flow::Done
    }
}
