//! The Ghost's Katana: resources in a row of at most seven, decorated from the first on (GHO-4, GHO-7, EDG-5).

use tabletop::Seat;

use crate::{
    cx::{Cx, Log, TableRef},
    event::Event,
    piece::{Composition, Kind, SwordId},
};

/// The resources on it, in order.
#[must_use]
#[inline]
pub fn kinds(look: TableRef<'_>, seat: Seat) -> &[Kind] {
    look.player(seat).composition.kinds()
}

/// How many of them are decorated, from the first on.
#[must_use]
#[inline]
pub fn n_decorated(look: TableRef) -> u8 {
    look.table.ghost.as_ref().map_or(0, |ghost| ghost.decorated)
}

/// A resource on the first free space; an eighth is not placed (EDG-5).
pub fn grow<L: Log>(cx: &mut Cx<L>, seat: Seat, kind: Kind) {
    let composition = &mut cx.player(seat).composition;
    if composition.kinds().len() == Composition::LEN_MAX {
        return;
    }
    composition.push(kind);
    cx.table.blades[SwordId::katana(seat).index()].placed += 1;
    cx.log.emit(|| Event::GhostKatanaGrew { seat, kind });
}

/// The first base resource is decorated, if there is one; several of a kind may be (GHO-7, EDG-5).
pub fn decorate<L: Log>(cx: &mut Cx<L>, seat: Seat) {
    let n = n_decorated(cx.look());
    let Some(&kind) = kinds(cx.look(), seat).get(usize::from(n)) else { return };
    cx.table.blades[SwordId::katana(seat).index()].decorated.insert(kind);
    if let Some(ghost) = &mut cx.table.ghost {
        ghost.decorated += 1;
    }
    cx.log.emit(|| Event::GhostKatanaDecorated { seat, kind });
}

/// What it is worth at the end: the values of its resources, and of each that is decorated (GHO-12).
#[must_use]
pub fn points(look: TableRef, seat: Seat) -> i16 {
    let value = |kind: &Kind| i16::from(look.rules.value(*kind));
    let kinds = kinds(look, seat);
    let decorated = kinds.iter().take(usize::from(n_decorated(look)));
    kinds.iter().map(value).sum::<i16>() + decorated.map(value).sum::<i16>()
}
