//! The hooks: every place where a chapter can depart from the base rules, each with the base game as its default.

use tabletop::Seat;

use crate::{
    components::{Components, Honor},
    cx::{Cx, Log, TableRef},
    event::Cause,
    piece::{N_ROOMS, Room},
    rules::Effect,
    table::{Category, N_FAMILY, N_MONKS},
};

/// Where a chapter departs from the base rules.
#[derive(Clone, Copy, Debug)]
pub struct Hooks {
    /// Which Rooms the Palace has, given all nine in shuffled order; `None`: drawn as usual (SET-3).
    pub rooms: Option<fn(&Components, [Room; 9]) -> PalaceRooms>,
    /// Family Members of each player.
    pub n_family: u8,
    /// Whether a person's Family Members may share a Room.
    pub families_share: bool,
    /// Monks of a person.
    pub n_monks: u8,
    /// Whether all Workers of a person are Available from the start.
    pub frees_workers: bool,
    /// Whether the box keeps the Daimyō and Market cards with this effect.
    pub boxes_card: fn(Effect) -> bool,
    /// Whether the box keeps this Honor card.
    pub boxes_honor: fn(Honor) -> bool,
    /// Whether the Academy is closed and nobody has Decorators.
    pub is_academy_closed: bool,
    /// The extra Coins that a Sword from a House brings a person.
    pub sword_coins: fn(TableRef) -> u16,
    /// The Coins that a person pays at the end of a round; missing Coins cost points.
    pub round_due: fn(TableRef) -> u16,
    /// Whether visits to the Market raise its prices.
    pub prices_rise: bool,
}

/// The Rooms of a Palace from left to right.
pub type PalaceRooms = arrayvec::ArrayVec<Room, N_ROOMS>;

impl Hooks {
    /// The base game.
    pub const BASE: Self = Self {
        rooms: None,
        n_family: N_FAMILY,
        families_share: false,
        n_monks: N_MONKS,
        frees_workers: false,
        boxes_card: |_| false,
        boxes_honor: |_| false,
        is_academy_closed: false,
        sword_coins: |_| 0,
        round_due: |_| 0,
        prices_rise: false,
    };
}

/// The first Rooms of `tiles` up to `n`, at most one of them Passive (SET-3).
#[must_use]
pub fn drawn(tiles: impl IntoIterator<Item = Room>, n: usize) -> PalaceRooms {
    let mut chosen = PalaceRooms::new();
    for room in tiles {
        let is_second_passive = room.is_passive() && chosen.iter().any(|there| there.is_passive());
        if !(is_second_passive || chosen.len() == n) {
            chosen.push(room);
        }
    }
    chosen
}

/// At the end of a round each person pays what the chapter demands, and loses a point for each missing Coin.
pub fn end_round<L: Log>(cx: &mut Cx<L>) {
    let due = (cx.rules.story.round_due)(cx.look());
    if due == 0 {
        return;
    }
    for seat in cx.table.humans() {
        pay(cx, seat, due);
    }
}

fn pay<L: Log>(cx: &mut Cx<L>, seat: Seat, due: u16) {
    let coins = due.min(cx.table.player(seat).coins);
    cx.pay_coins(seat, coins, Cause::Chapter);
    let missing = i16::try_from(due - coins).unwrap_or(i16::MAX);
    cx.score(seat, -missing, Category::Dues);
}
