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

/// Decorates a resource and takes the Decorator's Coins (ACA-4) several times; returns the Coins of one time.
pub fn decorate<L: Log>(cx: &mut Cx<L>, seat: Seat, sword: SwordId, kind: Kind, times: u8) -> u8 {
    cx.table.blades[sword.index()].decorated.insert(kind);
    cx.log.emit(|| Event::Decorated { seat, sword, kind });
    let coins = cx.look().decorator_coins(seat, kind);
    cx.gain_coins(seat, u16::from(coins) * u16::from(times), Cause::Decoration);
    coins
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

/// Offers the Decorators of `seat`, if a step is `open` at all; with all in the last column it stays legal,
/// without effect (ACA-1).
pub fn offer_steps(
    look: TableRef,
    seat: Seat,
    open: Result<(), Reason>,
    out: &mut impl Out,
    action: impl Fn(Option<Kind>) -> Action,
) {
    for kind in Kind::ALL {
        out.offer(action(Some(kind)), open.and_then(|()| may_advance(look, seat, kind)));
    }
    if !can_advance(look, seat) {
        out.offer(action(None), open);
    }
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
