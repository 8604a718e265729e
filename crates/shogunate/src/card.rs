//! The Action cards (SGA), one file each, and what several of them share.

pub mod arrow;
pub mod cloaked;
pub mod company;
pub mod dishonor;
pub mod storms;
pub mod upstream;

use tabletop::Seat;

use crate::{
    Action, Frame, Reason, TableRef,
    cx::Out,
    piece::{Card, Leader, Place},
    table::Slot,
};

/// The step in which `seat` performs a card.
pub(crate) fn perform(seat: Seat, card: Card) -> Frame {
    match card {
        Card::CloakedInShadows => Frame::Cloaked(cloaked::Cloaked::new(seat)),
        Card::Dishonor => Frame::Dishonor(dishonor::Dishonor::new(seat)),
        Card::FlowingUpstream => Frame::Upstream(upstream::Upstream::new(seat)),
        Card::HonorableCompany => Frame::Company(company::Company::new(seat)),
        Card::PathOfTheArrow => Frame::Arrow(arrow::Arrow::new(seat)),
        Card::StormsToFlowers => Frame::Storms(storms::Storms::new(seat)),
    }
}

/// Offers to move each Leader that is not at the head up by 1 to `n_max` places.
#[inline]
pub(crate) fn offer_up(look: TableRef, n_max: u8, out: &mut impl Out) {
    let head = look.table.leader_at(Place::HEAD);
    if out.wants_reasons() {
        out.offer(Action::Move { leader: head, to: Place::HEAD }, Err(Reason::AtHead));
    }
    for (from, &leader) in (0..).zip(&look.table.line) {
        for to in (u8::saturating_sub(from, n_max)..from).rev() {
            out.offer(Action::Move { leader, to: Place(to) }, Ok(()));
        }
    }
}

/// Offers the Loyalty cards of `seat`, which are both face down: a seat with only one is not asked.
pub(crate) fn offer_loyalty(look: TableRef, seat: Seat, action: fn(Leader) -> Action, out: &mut impl Out) {
    for leader in look.player(seat).down_leaders().iter() {
        out.offer(action(leader), Ok(()));
    }
}

/// The only face-down card of `seat`. Everybody knows how many there are, so not asking reveals nothing.
pub(crate) fn only_down(look: TableRef, seat: Seat) -> Option<Slot> {
    let player = look.player(seat);
    player.down().next().filter(|_| player.n_down() == 1)
}
