//! The areas in which figures act, and the spaces that they stand on.

pub mod academy;
pub mod basket;
pub mod forge;
pub mod house;
pub mod komainu;
pub mod market;
pub mod palace;
pub mod react;

use tabletop::Seat;

use crate::{
    cx::{Cx, Log, TableRef},
    piece::{Area, Figure},
    reason::Reason,
    table::Standing,
};

/// Whether the area has an open space for a figure of `seat` (TRN-3, TRN-4).
#[inline]
pub fn may_stand(look: TableRef, seat: Seat, area: Area) -> Result<(), Reason> {
    let (board, spaces) = (&look.table.board, &look.rules.components.spaces);
    let is_free = match area {
        Area::Houses => return house::may_visit(look, seat),
        Area::Forge => true,
        Area::Academy if look.rules.story.is_academy_closed => return Err(Reason::AcademyClosed),
        Area::Market => board.market.len() < look.rules.by_players(&spaces.market),
        Area::Academy => board.academy.len() < look.rules.by_players(&spaces.academy),
        Area::Palace => board.palace.len() < look.rules.by_players(&spaces.palace),
        Area::Komainu => board.komainu.is_none(),
    };
    if is_free { Ok(()) } else { Err(Reason::AreaFull) }
}

/// A figure takes a space; at the Houses and the Forge only once the Sword or line is named.
pub fn stand<L: Log>(cx: &mut Cx<L>, seat: Seat, figure: Figure, area: Area) {
    let board = &mut cx.table.board;
    let standing = Standing { seat, figure };
    match area {
        Area::Houses | Area::Forge => {}
        Area::Market => board.market.push(standing),
        Area::Academy => board.academy.push(standing),
        Area::Palace => board.palace.push(standing),
        Area::Komainu => board.komainu = Some(standing),
    }
}
