//! The context of the steps: the table that they read and change, and elementary changes that emit events.

use tabletop::{Offers, Seat, Sink};

use crate::{
    Action, Cause, Event, Reason, Rules,
    history::Past,
    piece::{Leader, Place},
    table::{Player, Slot, Table},
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

    /// Moves a Leader in the Line; the others close up (SGA-8).
    pub fn move_leader(&mut self, leader: Leader, to: Place, cause: Cause) {
        let from = self.table.place_of(leader);
        let line = &mut self.table.line;
        (from.index()..to.index()).for_each(|place| line.swap(place, place + 1));
        (to.index()..from.index()).rev().for_each(|place| line.swap(place, place + 1));
        self.log.emit(|| Event::LeaderMoved { leader, from, to, cause });
    }

    /// Two Leaders switch places.
    pub fn switch(&mut self, one: Leader, other: Leader, cause: Cause) {
        let (one_from, other_from) = (self.table.place_of(one), self.table.place_of(other));
        self.table.line.swap(one_from.index(), other_from.index());
        self.log.emit(|| Event::LeadersSwitched { one, one_from, other, other_from, cause });
    }

    /// Honor comes on a Leader.
    pub fn place_honor(&mut self, leader: Leader, n: u8, cause: Cause) {
        if n > 0 {
            self.table.honor[leader.index()] += n;
            self.log.emit(|| Event::HonorPlaced { leader, n, cause });
        }
    }

    /// 1 Honor comes off a Leader, if there is any.
    pub fn take_honor(&mut self, leader: Leader, cause: Cause) {
        if self.table.honor[leader.index()] > 0 {
            self.table.honor[leader.index()] -= 1;
            self.log.emit(|| Event::HonorTaken { leader, cause });
        }
    }

    /// The Shinobi goes to another Leader.
    pub fn move_shinobi(&mut self, to: Leader) {
        let from = std::mem::replace(&mut self.table.shinobi, to);
        self.log.emit(|| Event::ShinobiMoved { from, to });
    }

    /// A player turns a Loyalty card up.
    pub fn reveal(&mut self, seat: Seat, slot: Slot) {
        let player = self.table.player_mut(seat);
        player.up |= 1 << slot.0;
        let leader = player.loyalty[slot.index()];
        self.table.history.push(Past::Revealed { round: self.table.round, seat, slot });
        self.log.emit(|| Event::LoyaltyRevealed { seat, leader });
    }

    /// A player shows a Loyalty card to another.
    pub fn show(&mut self, by: Seat, slot: Slot, to: Seat) {
        let leader = Some(self.table.player(by).loyalty[slot.index()]);
        self.table.history.push(Past::Shown { round: self.table.round, by, slot, to });
        self.log.emit(|| Event::Shown { by, to, leader });
    }
}
