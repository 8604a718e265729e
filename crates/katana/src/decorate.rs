//! Decorating (ACA-2) and the Decorators' steps (ACA-1), whatever causes them.

use tabletop::Seat;

use crate::{
    action::Action,
    cx::{Cx, Log, Out, TableRef},
    event::{Cause, Event},
    piece::{Kind, SwordId},
    reason::Reason,
};

/// Offers every resource that lies on a Sword of `seat`, judged by ACA-2 and by `allowed`.
pub fn offer_decorations(
    look: TableRef,
    seat: Seat,
    out: &mut impl Out,
    allowed: impl Fn(Kind) -> Result<(), Reason>,
) {
    for sword in look.player(seat).forge.iter() {
        if out.has_enough() {
            return;
        }
        let placed = look.placed(sword);
        for kind in Kind::ALL {
            if placed.contains(&kind) {
                let verdict = may_decorate(look, sword, kind).and_then(|()| allowed(kind));
                out.offer(Action::Decorate { sword, kind }, verdict);
            } else if out.wants_reasons() {
                out.offer(Action::Decorate { sword, kind }, Err(Reason::NotOnSword));
            }
        }
    }
}

/// Never a second decorated resource of a kind on one Sword (ACA-2).
fn may_decorate(look: TableRef, sword: SwordId, kind: Kind) -> Result<(), Reason> {
    if look.table.blade(sword).decorated.contains(kind) { Err(Reason::DecoratedAlready) } else { Ok(()) }
}

/// Whether anything on the Forge of `seat` can be decorated.
#[must_use]
pub fn can_decorate(look: TableRef, seat: Seat) -> bool {
    look.player(seat).forge.iter().any(|sword| {
        let placed = look.placed(sword);
        placed.iter().any(|&kind| may_decorate(look, sword, kind).is_ok())
    })
}

/// Decorates a resource and takes the Decorator's Coins (ACA-4).
pub fn decorate<L: Log>(cx: &mut Cx<L>, seat: Seat, sword: SwordId, kind: Kind) {
    let coins = mark(cx, seat, sword, kind);
    cx.gain_coins(seat, u16::from(coins), Cause::Decoration);
}

/// Decorates a resource without paying; returns the Decorator's Coins (ACA-4).
pub fn mark<L: Log>(cx: &mut Cx<L>, seat: Seat, sword: SwordId, kind: Kind) -> u8 {
    cx.table.blades[sword.index()].decorated.insert(kind);
    cx.log.emit(|| Event::Decorated { seat, sword, kind });
    cx.look().decorator_coins(seat, kind)
}

/// Whether a Decorator can advance (ACA-1).
pub fn may_advance(look: TableRef, seat: Seat, kind: Kind) -> Result<(), Reason> {
    let last = look.rules.components.academy_coins.len() as u8 - 1;
    if look.player(seat).decorators[kind] < last { Ok(()) } else { Err(Reason::LastColumn) }
}

/// Whether any Decorator of `seat` can advance.
#[must_use]
pub fn can_advance(look: TableRef, seat: Seat) -> bool {
    Kind::ALL.into_iter().any(|kind| may_advance(look, seat, kind).is_ok())
}

/// The Decorators of `seat` and whether each can advance. With all in the last column a step is still legal, without
/// effect (ACA-1).
pub fn steps(
    look: TableRef<'_>,
    seat: Seat,
) -> impl Iterator<Item = (Option<Kind>, Result<(), Reason>)> + use<'_> {
    let kinds = Kind::ALL.into_iter().map(move |kind| (Some(kind), may_advance(look, seat, kind)));
    kinds.chain((!can_advance(look, seat)).then_some((None, Ok(()))))
}

/// Advances a Decorator one step to the right (ACA-1).
pub fn advance<L: Log>(cx: &mut Cx<L>, seat: Seat, kind: Option<Kind>) {
    if let Some(kind) = kind {
        let column = &mut cx.player(seat).decorators[kind];
        *column += 1;
        let column = *column;
        cx.log.emit(|| Event::Advanced { seat, kind, column });
    }
}
