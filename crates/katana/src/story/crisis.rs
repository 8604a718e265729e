//! Chapter 11, The Moment of Crisis: nothing is decorated, and the Houses pay more.

use super::{
    Chapter, Hooks, Level,
    hooks::{PalaceRooms, drawn},
    nothing_asked,
};
use crate::{
    components::{Components, Honor},
    piece::{N_ROOMS, Room},
    rules::Effect,
};

pub(super) const CHAPTER: Chapter = Chapter {
    number: 11,
    level: Level::Hard,
    hooks: Hooks {
        rooms: Some(rooms),
        boxes_card: is_for_decorating,
        boxes_honor: is_about_decorating,
        is_academy_closed: true,
        sword_coins: |look| u16::from(look.table.round),
        ..Hooks::BASE
    },
    request: nothing_asked,
};

/// Five Rooms of the eight others.
fn rooms(_: &Components, tiles: [Room; 9]) -> PalaceRooms {
    drawn(tiles.into_iter().filter(|&room| room != Room::Decorator), N_ROOMS)
}

/// Market cards 2 and 6 and Daimyō cards C; all other Daimyō cards stay (STO-5).
fn is_for_decorating(effect: Effect) -> bool {
    matches!(effect, Effect::Decorate | Effect::CoinsAgain | Effect::Step)
}

/// HON-1, HON-3, HON-5 and HON-12.
fn is_about_decorating(honor: Honor) -> bool {
    matches!(
        honor,
        Honor::Decorations | Honor::Decorators | Honor::KatanaDecorations | Honor::SwordsDecorated { .. }
    )
}
