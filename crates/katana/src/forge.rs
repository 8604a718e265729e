//! Movement on the Forge (MOV): where a Sword goes, what stops it, swaps.

use tabletop::Seat;

use crate::{
    cx::{Cx, Log, TableRef},
    event::Event,
    piece::{Cell, Kind, SwordId},
    reason::Reason,
    table::{Blade, Sashimono},
};

/// The resource that a Sword needs next, and where it would take it (MOV-2, MOV-3).
#[must_use]
#[inline]
pub fn next_move(look: TableRef, sword: SwordId) -> Option<(Kind, Cell)> {
    let blade = look.table.blade(sword);
    let kind = *look.composition(sword).kinds().get(usize::from(blade.placed))?;
    let cell = blade.cell.toward(kind).expect("a composition was checked to stay on the board");
    Some((kind, cell))
}

/// Whether a Sword of `seat` can move now, if something activates it.
pub fn may_move(look: TableRef, seat: Seat, sword: SwordId) -> Result<(), Reason> {
    let Some((kind, cell)) = next_move(look, sword) else { return Err(Reason::Complete) };
    let player = look.player(seat);
    if player.stock[kind] == 0 {
        return Err(Reason::NoResource { kind });
    }
    if player.is_occupied(cell) {
        return Err(Reason::Blocked);
    }
    Ok(())
}

/// Puts the next resource on a Sword and moves it (MOV-2).
pub fn move_sword<L: Log>(cx: &mut Cx<L>, seat: Seat, sword: SwordId) {
    lift(cx, seat, sword);
    advance(cx, seat, sword);
}

/// Each pair of Swords of `seat` whose next resources lead to each other's spaces, with whether the
/// stock allows the swap (MOV-7). The upper Sword comes first.
pub fn each_swap(look: TableRef, seat: Seat, mut visit: impl FnMut(SwordId, SwordId, Result<(), Reason>)) {
    let player = look.player(seat);
    for one in player.forge.iter() {
        let from = look.table.blade(one).cell;
        let Some((kind, to)) = next_move(look, one) else { continue };
        if !(to.0 > from.0 + 1 && player.is_occupied(to)) {
            continue;
        }
        let other = look.table.sword_at(seat, to).expect("an occupied space holds a Sword");
        let Some((other_kind, other_to)) = next_move(look, other) else { continue };
        if other_to != from {
            continue;
        }
        let missing = [kind, other_kind].into_iter().find(|&kind| player.stock[kind] == 0);
        visit(one, other, missing.map_or(Ok(()), |kind| Err(Reason::NoResource { kind })));
    }
}

/// Swaps two Swords, each taking its next resource (MOV-7).
pub fn swap<L: Log>(cx: &mut Cx<L>, seat: Seat, one: SwordId, other: SwordId) {
    cx.log.emit(|| Event::Swapped { seat, one, other });
    lift(cx, seat, one);
    lift(cx, seat, other);
    advance(cx, seat, one);
    advance(cx, seat, other);
}

/// The Swords of `seat` and whether each can move.
pub fn moves(
    look: TableRef<'_>,
    seat: Seat,
) -> impl Iterator<Item = (SwordId, Result<(), Reason>)> + use<'_> {
    look.player(seat).forge.iter().map(move |sword| (sword, may_move(look, seat, sword)))
}

/// A Sword enters the Forge (MOV-1).
pub fn enter<L: Log>(cx: &mut Cx<L>, seat: Seat, sword: SwordId, sashimono: Sashimono) -> Cell {
    let first = cx.look().composition(sword).first();
    let cell = Cell::at(first.row(), 0);
    cx.table.blades[sword.index()] = Blade { cell, sashimono, ..Blade::default() };
    let player = cx.player(seat);
    player.forge.insert(sword);
    player.occupied |= 1 << cell.0;
    cell
}

/// A Sword leaves the Forge.
pub fn leave<L: Log>(cx: &mut Cx<L>, seat: Seat, sword: SwordId) {
    lift(cx, seat, sword);
    cx.player(seat).forge.remove(sword);
}

fn lift<L: Log>(cx: &mut Cx<L>, seat: Seat, sword: SwordId) {
    let cell = cx.table.blade(sword).cell;
    cx.player(seat).occupied &= !(1 << cell.0);
}

fn advance<L: Log>(cx: &mut Cx<L>, seat: Seat, sword: SwordId) {
    let (kind, to) = next_move(cx.look(), sword).expect("a Sword that moves is not complete");
    let player = cx.player(seat);
    player.stock[kind] -= 1;
    player.occupied |= 1 << to.0;
    let blade = &mut cx.table.blades[sword.index()];
    blade.placed += 1;
    blade.cell = to;
    cx.log.emit(|| Event::Moved { seat, sword, kind, to });
}
