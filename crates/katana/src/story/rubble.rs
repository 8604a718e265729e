//! Chapter 12, Rubble: a small Palace, in which a person's Family Members may share a Room.

use super::{
    Chapter, Hooks, Level,
    hooks::{PalaceRooms, drawn},
    nothing_asked,
};
use crate::{components::Components, piece::Room};

pub(super) const CHAPTER: Chapter = Chapter {
    number: 12,
    level: Level::Easy,
    hooks: Hooks { rooms: Some(rooms), n_family: 2, families_share: true, ..Hooks::BASE },
    request: nothing_asked,
};

/// How many Rooms are left.
const ROOMS: usize = 3;

/// Three Rooms, at most one of them Passive (EDG-6).
fn rooms(_: &Components, tiles: [Room; 9]) -> PalaceRooms {
    drawn(tiles, ROOMS)
}
