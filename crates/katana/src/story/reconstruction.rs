//! Chapter 13, The Difficulty of Reconstruction: certain Rooms, and prices that rise with every visit.

use super::{Chapter, Hooks, Level, hooks::PalaceRooms, nothing_asked};
use crate::{components::Components, piece::Room};

pub(super) const CHAPTER: Chapter = Chapter {
    number: 13,
    level: Level::Hard,
    hooks: Hooks { rooms: Some(rooms), prices_rise: true, ..Hooks::BASE },
    request: nothing_asked,
};

/// The five Rooms of the components.
fn rooms(components: &Components, _: [Room; 9]) -> PalaceRooms {
    components.story.rooms.into_iter().collect()
}
