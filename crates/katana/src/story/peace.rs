//! Chapter 2, A Period of Peace: all Decorators reach the last column, with the Room that helps them in play.

use super::{
    Chapter, Condition, Hooks, Level, Line,
    hooks::{PalaceRooms, drawn},
    verdict::PLAYER,
};
use crate::{
    components::Components,
    cx::TableRef,
    piece::{Kind, N_ROOMS, Room},
};

pub(super) const CHAPTER: Chapter =
    Chapter { number: 2, level: Level::Medium, hooks: Hooks { rooms: Some(rooms), ..Hooks::BASE }, request };

/// The advance-a-Decorator Room and four others, where they came in the shuffle.
fn rooms(_: &Components, tiles: [Room; 9]) -> PalaceRooms {
    let others = drawn(tiles.into_iter().filter(|&room| room != Room::Decorator), N_ROOMS - 1);
    tiles.into_iter().filter(|room| *room == Room::Decorator || others.contains(room)).collect()
}

/// All four Decorators in the last column.
fn request(look: TableRef) -> Vec<Line> {
    let last = look.rules.components.academy_coins.len() as u8 - 1;
    let decorators = look.player(PLAYER).decorators;
    let n_there = Kind::ALL.into_iter().filter(|&kind| decorators[kind] == last).count();
    vec![Line::at_least(Condition::DecoratorsAtEnd, Kind::ALL.len() as i16, n_there as i16)]
}
