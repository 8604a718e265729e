//! The table: the main board, the players' boards, the decks.
//!
//! Everything but [`Decks`] and the Ghost's deck is public, so a view is the table without the order of the decks. All of it is plain
//! memory (`Copy`), so that forking a game is one copy.

mod category;
mod under;

pub use category::{Category, N_CATEGORIES, N_GHOST_CATEGORIES, N_HUMAN_CATEGORIES};
pub use under::Under;

use serde::Serialize;
use tabletop::{Pile, Seat, Seats};

use crate::{
    ghost::Ghost,
    piece::{
        ByKind, CardId, CardSet, Cell, Composition, Favor, Figure, HonorId, House, Kind, KindSet, Line,
        N_LINES, N_ROOMS, N_SWORDS, Room, RoomPlace, RoomSet, SwordId, SwordSet,
    },
};

/// The last round.
pub const N_ROUNDS: u8 = 4;
/// Monks of a player.
pub const N_MONKS: u8 = 2;
/// Family Members of a player.
pub const N_FAMILY: u8 = 3;
/// Workers of a player.
pub const N_WORKERS: u8 = 7;
/// The side of the Washitsu board that people play on.
pub const HUMAN_SIDE: usize = 3;

/// The whole table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    /// How many play, the Ghost included.
    pub n_seats: u8,
    /// The round, 1 to 4.
    pub round: u8,
    /// The first player of the round.
    pub first: Seat,
    /// Whose individual turn it is.
    pub turn: Seat,
    /// Who has delivered a Katana in this individual turn while Favor I was in play (KAT-5).
    pub claims: Seats,
    /// The Rooms that the neutral Family token has joined in this Palace action (DAI-B).
    pub token: RoomSet,
    /// Favor cards in play that nobody has, a bit each.
    pub favors: u8,
    /// The main board.
    pub board: Board,
    /// The players, by seat; those beyond the number of seats are unused.
    pub players: [Player; 4],
    /// What lies on each Sword.
    pub blades: [Blade; N_SWORDS],
    /// Cards that were discarded.
    pub discarded: CardSet,
    /// The face-down part of the table, and the order of the face-up decks.
    pub decks: Decks,
    /// What the Ghost has beyond a player's things, if there is one; it sits after the people.
    pub ghost: Option<Ghost>,
    /// The Coins on each resource at the Market, if prices rise (STO).
    pub raised: ByKind<u8>,
    /// Who has both Family Members in one Room, if they may share it (STO).
    pub sharing: Seats,
}

/// The decks, each with its top at the end. Only these and the Ghost's deck are hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decks {
    /// Sword tiles.
    pub swords: Pile<SwordId, 50>,
    /// Daimyō cards, a deck a House; the top one is public.
    pub daimyo: [Pile<CardId, 16>; 4],
    /// Market cards behind the three visible ones.
    pub market: Pile<CardId, 28>,
    /// Honor cards.
    pub honor: Pile<HonorId, 22>,
}

/// A figure on the main board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Standing {
    /// Whose.
    pub seat: Seat,
    /// Worker or Monk.
    pub figure: Figure,
}

/// The main board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Board {
    /// The Palace from left to right.
    pub rooms: Pile<Room, N_ROOMS>,
    /// Swords on display, by House and space.
    pub swords: [[Option<SwordId>; 3]; 4],
    /// Figures in the spaces of the Houses.
    pub houses: [[Option<Standing>; 3]; 4],
    /// Figures at the Market.
    pub market: Pile<Standing, 5>,
    /// Figures at the Academy.
    pub academy: Pile<Standing, 4>,
    /// Figures at the Palace.
    pub palace: Pile<Standing, 4>,
    /// The figure at Komainu.
    pub komainu: Option<Standing>,
    /// The visible Market cards.
    pub cards: [Option<CardId>; 3],
    /// The visible Honor cards.
    pub honors: [Option<HonorId>; 4],
}

/// What lies on a Sword, and where it stands while on a Forge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Blade {
    /// How many of its resources have been put on it, in order.
    pub placed: u8,
    /// The kinds that are decorated on it.
    pub decorated: KindSet,
    /// The space of the Forge.
    pub cell: Cell,
    /// The Sashimono on it.
    pub sashimono: Sashimono,
}

/// The Sashimono on a Sword of the Forge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Sashimono {
    /// None: not on a Forge, or the Katana.
    #[default]
    None,
    /// Of a House.
    Of(House),
    /// A Starting Sashimono.
    Starting,
}

/// Where a player's Katana is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum KatanaStage {
    /// Not yet in play.
    #[default]
    Away,
    /// On the Forge.
    Forging,
    /// Delivered from this column.
    Delivered {
        /// The column, from 0.
        column: u8,
    },
    /// Still on the Forge when the game ended (END-2).
    Unfinished,
}

/// The card that follows a changed Project or an undelivered Katana.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Shame {
    /// None.
    #[default]
    None,
    /// Shame: Favor points are halved.
    Shame,
    /// Dishonor: no Favor.
    Dishonor,
}

/// Figures at one line of a Forge, in one byte: Workers below 16, 16 for each Monk.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct AtLine(u8);

impl AtLine {
    /// A figure joins.
    pub fn add(&mut self, figure: Figure) {
        self.0 += match figure {
            Figure::Worker => 1,
            Figure::Monk => 16,
        };
    }

    /// How many Workers.
    #[must_use]
    pub fn workers(self) -> u8 {
        self.0 % 16
    }

    /// How many Monks.
    #[must_use]
    pub fn monks(self) -> u8 {
        self.0 / 16
    }
}

/// What lies open before a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Player {
    /// Cards in hand: neither played nor bought.
    pub hand: CardSet,
    /// Cards whose effect was played in this moment, to be bought or discarded.
    pub played: CardSet,
    /// Cards bought in this moment whose effect may still be played in it.
    pub bought: CardSet,
    /// Swords on the Forge.
    pub forge: SwordSet,
    /// Swords delivered, the Katana not among them.
    pub delivered: SwordSet,
    /// The spaces of the Forge that hold a Sword, a bit each.
    pub occupied: u32,
    /// Coins.
    pub coins: u16,
    /// Resources in stock.
    pub stock: ByKind<u16>,
    /// Points by category; their sum is the score.
    pub ledger: [i16; N_CATEGORIES],
    /// Bought cards under each line.
    pub under: [Under; N_LINES],
    /// Places under lines (two bits a line) whose card was bought after the line had paid in this turn (PLY-6).
    pub dormant: u32,
    /// Lines that have paid in this individual turn, a bit each.
    pub paid: u16,
    /// Second benefits that Market cards 4 allow in this moment.
    pub seconds: u8,
    /// Whether the player has a moment in this individual turn (PLY-3).
    pub moment: bool,
    /// Whether the player has passed.
    pub passed: bool,
    /// Available Workers.
    pub workers: u8,
    /// Monks at the Temple.
    pub monks: u8,
    /// Figures at the lines of the Forge.
    pub at_forge: [AtLine; N_LINES],
    /// The columns of the Decorators, from 0.
    pub decorators: ByKind<u8>,
    /// The Rooms with a Family Member.
    pub rooms: RoomSet,
    /// The Sashimono area, by House.
    pub sashimono: [u8; 4],
    /// Honor cards taken.
    pub honors: Pile<HonorId, 4>,
    /// The Project for the Shōgun.
    pub project: ByKind<u8>,
    /// Where the Katana is.
    pub katana: KatanaStage,
    /// Its composition, once in play.
    pub composition: Composition,
    /// Favor cards taken, a bit each.
    pub favors: u8,
    /// Shame or Dishonor.
    pub shame: Shame,
}

impl Player {
    /// Points in all.
    #[must_use]
    pub fn score(&self) -> i16 {
        self.ledger.iter().sum()
    }

    /// Whether a space of the Forge holds a Sword.
    #[must_use]
    pub fn is_occupied(&self, cell: Cell) -> bool {
        self.occupied & (1 << cell.0) != 0
    }

    /// Whether a Sword whose first resource is `kind` could enter now (MOV-1).
    #[must_use]
    pub fn entry_is_free(&self, kind: Kind) -> bool {
        !self.is_occupied(Cell::at(kind.row(), 0))
    }

    /// How many cards lie under a line.
    #[must_use]
    pub fn n_under(&self, line: Line) -> u8 {
        self.under[line.index()].len()
    }

    /// All cards under the Forge.
    pub fn cards_under(&self) -> impl Iterator<Item = CardId> {
        self.under.iter().flat_map(|under| under.cards())
    }

    /// How many resources the Project holds.
    #[must_use]
    pub fn project_size(&self) -> u8 {
        self.project.0.iter().sum()
    }

    /// Whether a Favor card is the player's.
    #[must_use]
    pub fn has_favor(&self, favor: Favor) -> bool {
        self.favors & (1 << favor.0) != 0
    }
}

impl Table {
    /// A player.
    #[must_use]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// A player's things, for changes.
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The seats in clockwise order from `seat`.
    pub fn clockwise_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let n = self.n_seats;
        (0..n).map(move |k| Seat((seat.0 + k) % n))
    }

    /// All seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.n_seats).map(Seat)
    }

    /// The seats of people.
    pub fn humans(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.n_humans()).map(Seat)
    }

    /// How many people play.
    #[must_use]
    pub fn n_humans(&self) -> u8 {
        self.n_seats - u8::from(self.ghost.is_some())
    }

    /// Where the Ghost sits, if there is one.
    #[must_use]
    pub fn ghost_seat(&self) -> Option<Seat> {
        self.ghost.is_some().then(|| Seat(self.n_seats - 1))
    }

    /// Who follows `seat` in turn order (TRN-2, GHO-11).
    #[must_use]
    pub fn after(&self, seat: Seat) -> Seat {
        match &self.ghost {
            None => seat.next(self.n_seats),
            Some(ghost) => ghost.after(seat, self.n_humans()),
        }
    }

    /// What lies on a Sword.
    #[must_use]
    pub fn blade(&self, sword: SwordId) -> &Blade {
        &self.blades[sword.index()]
    }

    /// The Sword of `seat` at a space of its Forge.
    #[must_use]
    pub fn sword_at(&self, seat: Seat, cell: Cell) -> Option<SwordId> {
        self.player(seat).forge.iter().find(|&sword| self.blade(sword).cell == cell)
    }

    /// How many Family Members of `seat` are at the Palace.
    #[must_use]
    pub fn n_family(&self, seat: Seat) -> u8 {
        self.player(seat).rooms.len() + u8::from(self.sharing.contains(seat))
    }

    /// Sets how many Family Members of `seat` stand in its Rooms; with fewer Rooms than that, both stand in one.
    pub fn set_family(&mut self, seat: Seat, n: u8) {
        self.sharing.remove(seat);
        if n > self.player(seat).rooms.len() {
            self.sharing.insert(seat);
        }
    }

    /// The places of the Palace from left to right.
    pub fn places(&self) -> impl Iterator<Item = RoomPlace> + use<> {
        (0..self.board.rooms.len() as u8).map(RoomPlace)
    }

    /// The Room at a place of the Palace.
    #[must_use]
    #[inline]
    pub fn room(&self, place: RoomPlace) -> Room {
        self.board.rooms[usize::from(place.0)]
    }

    /// Whether `seat` has a Family Member in the Room, which must be in play.
    #[must_use]
    pub fn has_family_in(&self, seat: Seat, room: Room) -> bool {
        let place = self.board.rooms.iter().position(|&there| there == room);
        place.is_some_and(|place| self.player(seat).rooms.contains(RoomPlace(place as u8)))
    }

    /// All figures on the main board (the Forges are not on it).
    pub fn standing(&self) -> impl Iterator<Item = Standing> {
        let board = &self.board;
        let houses = board.houses.iter().flatten().flatten().copied();
        let areas = board.market.iter().chain(board.academy.iter()).chain(board.palace.iter()).copied();
        houses.chain(areas).chain(board.komainu)
    }
}
