//! The context of the steps: the table that they read and change, and elementary changes that emit events.

use tabletop::{Offers, Seat, Sink};

use crate::{
    action::Action,
    event::{Cause, Event},
    piece::{ByKind, CardId, Composition, House, Kind, SwordId},
    reason::Reason,
    rules::Rules,
    table::{Category, Player, Table},
};

/// Receives options and reasons.
pub trait Out: Offers<Action, Reason> {}
impl<T: Offers<Action, Reason>> Out for T {}

/// Receives events.
pub trait Log: Sink<Event> {}
impl<T: Sink<Event>> Log for T {}

/// The table and its rules, read-only.
#[derive(Clone, Copy)]
pub struct TableRef<'a> {
    /// The table.
    pub table: &'a Table,
    /// The rules.
    pub rules: &'a Rules,
}

impl<'a> TableRef<'a> {
    /// A player.
    #[must_use]
    pub fn player(self, seat: Seat) -> &'a Player {
        self.table.player(seat)
    }

    /// The composition of a Sword.
    #[must_use]
    pub fn composition(self, sword: SwordId) -> &'a Composition {
        match sword.katana_of() {
            Some(seat) => &self.table.player(seat).composition,
            None => &self.rules.tile(sword).composition,
        }
    }

    /// The resources that lie on a Sword.
    #[must_use]
    #[inline]
    pub fn placed(self, sword: SwordId) -> &'a [Kind] {
        &self.composition(sword).kinds()[..usize::from(self.table.blade(sword).placed)]
    }

    /// Whether a Sword has all its resources (MOV-6).
    #[must_use]
    pub fn is_complete(self, sword: SwordId) -> bool {
        self.table.blade(sword).placed == self.composition(sword).n_kinds()
    }

    /// The Coins that a player's Decorator of a kind shows.
    #[must_use]
    pub fn decorator_coins(self, seat: Seat, kind: Kind) -> u8 {
        self.rules.components.academy_coins[usize::from(self.player(seat).decorators[kind])]
    }

    /// The price of a resource at the Market: its value plus the Coins on it (MAR-1, STO).
    #[must_use]
    pub fn price(self, kind: Kind) -> u16 {
        u16::from(self.rules.value(kind)) + u16::from(self.table.raised[kind])
    }

    /// What a player's Coins and stock are worth in Coins (END-1).
    #[must_use]
    pub fn wealth(self, seat: Seat) -> u32 {
        let player = self.player(seat);
        let stock = Kind::ALL.map(|kind| u32::from(player.stock[kind]) * u32::from(self.rules.value(kind)));
        u32::from(player.coins) + stock.iter().sum::<u32>()
    }
}

/// The table, its rules and the log, for changes.
pub struct Cx<'a, L> {
    /// The table.
    pub table: &'a mut Table,
    /// The rules.
    pub rules: &'a Rules,
    /// Where events go.
    pub log: &'a mut L,
}

impl<L: Log> Cx<'_, L> {
    /// The same, read-only.
    pub fn look(&self) -> TableRef<'_> {
        TableRef { table: self.table, rules: self.rules }
    }

    /// A player's things, for changes.
    pub fn player(&mut self, seat: Seat) -> &mut Player {
        self.table.player_mut(seat)
    }

    /// Coins from the supply.
    pub fn gain_coins(&mut self, seat: Seat, coins: u16, cause: Cause) {
        if coins > 0 {
            self.player(seat).coins += coins;
            self.log.emit(|| Event::CoinsGained { seat, coins, cause });
        }
    }

    /// Coins to the supply.
    pub fn pay_coins(&mut self, seat: Seat, coins: u16, cause: Cause) {
        if coins > 0 {
            self.player(seat).coins -= coins;
            self.log.emit(|| Event::CoinsPaid { seat, coins, cause });
        }
    }

    /// A resource from the supply.
    pub fn gain_one(&mut self, seat: Seat, kind: Kind, cause: Cause) {
        let mut resources = ByKind::default();
        resources[kind] = 1;
        self.gain_resources(seat, resources, cause);
    }

    /// Resources from the supply.
    pub fn gain_resources(&mut self, seat: Seat, resources: ByKind<u8>, cause: Cause) {
        for kind in Kind::ALL {
            self.player(seat).stock[kind] += u16::from(resources[kind]);
        }
        if resources.0 != [0; 4] {
            self.log.emit(|| Event::ResourcesGained { seat, resources, cause });
        }
    }

    /// Points, won or lost.
    pub fn score(&mut self, seat: Seat, points: i16, category: Category) {
        if points != 0 {
            self.player(seat).ledger[category as usize] += points;
            self.log.emit(|| Event::Scored { seat, points, category });
        }
    }

    /// A Sashimono for the area.
    pub fn gain_sashimono(&mut self, seat: Seat, house: House) {
        self.player(seat).sashimono[house.index()] += 1;
        self.log.emit(|| Event::SashimonoGained { seat, house });
    }

    /// A card for the hand.
    pub fn gain_card(&mut self, seat: Seat, card: CardId) {
        self.player(seat).hand.insert(card);
        self.log.emit(|| Event::CardTaken { seat, card });
    }
}
