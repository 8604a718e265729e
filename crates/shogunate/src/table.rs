//! The table: the Line, Honor and the Shinobi, the players' cards, the Plots, and what has been seen.
//!
//! All of it is plain memory (`Copy`), so that forking a game is one copy.

use serde::Serialize;
use tabletop::{Pile, Seat};

use crate::{
    PairCount,
    history::{Checks, History},
    piece::{Card, CardSet, Leader, LeaderSet, N_LEADERS, N_PLOTS, N_SEATS_MAX, Place, PlotId},
};

/// The last round: the Plots played through twice (SGE-1b).
pub const N_ROUNDS: u8 = 2 * N_PLOTS as u8;

/// The whole table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    /// How many play.
    pub n_seats: u8,
    /// How both cards of one Leader count (SGE-1).
    pub pair: PairCount,
    /// The round, 1 to 36.
    pub round: u8,
    /// Who has the marker.
    pub hatamoto: Seat,
    /// The Leader by whom the Shinobi stands.
    pub shinobi: Leader,
    /// The Leaders from the head to the tail.
    pub line: [Leader; N_LEADERS],
    /// The Honor on each Leader.
    pub honor: [u8; N_LEADERS],
    /// The players, by seat; those beyond the number of seats are unused.
    pub players: [Player; N_SEATS_MAX],
    /// The Loyalty cards that nobody was dealt, ascending. Hidden until the end.
    pub left_over: Pile<Leader, 6>,
    /// The Plots of all rounds. Those of later rounds are hidden.
    pub plots: [PlotId; N_ROUNDS as usize],
    /// Which of two face-down cards is looked at: a bit for each round. Hidden.
    pub luck: Luck,
    /// What was shown, turned up and exchanged. Which of a player's two cards it was is hidden.
    pub history: History,
    /// Which cards would have ended the game at the end of each round.
    pub checks: Checks,
}

/// A coin for each round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Luck(pub [u8; N_ROUNDS as usize / 8 + 1]);

impl Luck {
    /// The slot that the coin of a round shows.
    #[must_use]
    pub fn slot(self, round: u8) -> Slot {
        let bit = round - 1;
        Slot(self.0[usize::from(bit / 8)] >> (bit % 8) & 1)
    }
}

/// One of a player's two Loyalty cards. Their order means nothing to the others.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Slot(pub u8);

impl Slot {
    /// Both.
    pub const BOTH: [Self; 2] = [Self(0), Self(1)];

    /// The slot as an index into arrays.
    #[must_use]
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// What a player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// The Loyalty cards.
    pub loyalty: [Leader; 2],
    /// Which of them are face up, a bit each.
    pub up: u8,
    /// The Action cards in hand, including one that was chosen in secret, until it is revealed.
    pub hand: CardSet,
    /// The Action card chosen for this round, until it is performed. Hidden until all have chosen.
    pub card: Option<Card>,
    /// The Loyalty card chosen to be given in an exchange. Hidden.
    pub offer: Option<Slot>,
}

impl Player {
    /// Whether a Loyalty card is face up.
    #[must_use]
    #[inline]
    pub fn is_up(&self, slot: Slot) -> bool {
        self.up >> slot.0 & 1 != 0
    }

    /// How many Loyalty cards are face up.
    #[must_use]
    #[inline]
    pub fn n_up(&self) -> u8 {
        self.up.count_ones() as u8
    }

    /// How many Loyalty cards are face down.
    #[must_use]
    #[inline]
    pub fn n_down(&self) -> u8 {
        2 - self.n_up()
    }

    /// The slots of the face-down cards.
    pub fn down(&self) -> impl Iterator<Item = Slot> + use<> {
        let player = *self;
        Slot::BOTH.into_iter().filter(move |&slot| !player.is_up(slot))
    }

    /// The slot of a face-down card of this Leader.
    #[must_use]
    pub fn slot_of(&self, leader: Leader) -> Option<Slot> {
        self.down().find(|slot| self.loyalty[slot.index()] == leader)
    }

    /// The Leaders of the face-down cards.
    #[must_use]
    pub fn down_leaders(&self) -> LeaderSet {
        self.down().map(|slot| self.loyalty[slot.index()]).collect()
    }
}

impl Table {
    /// A player.
    #[must_use]
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// A player's things, for changes.
    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// All seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.n_seats).map(Seat)
    }

    /// The seats in clockwise order from the one after `seat`, which is left out.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let n = self.n_seats;
        (seat.0 + 1..seat.0 + n).map(move |k| Seat(if k < n { k } else { k - n }))
    }

    /// The Leader at a place of the Line.
    #[must_use]
    #[inline]
    pub fn leader_at(&self, place: Place) -> Leader {
        self.line[place.index()]
    }

    /// The place of a Leader in the Line.
    #[must_use]
    #[inline]
    pub fn place_of(&self, leader: Leader) -> Place {
        // Every Leader stands in the Line once, so the sum is the place; this avoids an unpredictable branch.
        Place((0..).zip(self.line).map(|(place, there)| place * u8::from(there == leader)).sum())
    }

    /// What two Loyalty cards score now (SGE-1).
    #[must_use]
    #[inline]
    pub fn score_of(&self, one: Leader, other: Leader) -> u16 {
        let (first, second) = (u16::from(self.honor[one.index()]), u16::from(self.honor[other.index()]));
        match self.pair {
            PairCount::Once if one == other => first,
            PairCount::Once | PairCount::Twice => first + second,
        }
    }

    /// What a player's Loyalty cards score now.
    #[must_use]
    pub fn score(&self, seat: Seat) -> u16 {
        let [one, other] = self.player(seat).loyalty;
        self.score_of(one, other)
    }

    /// The Plot of this round.
    #[must_use]
    pub fn plot(&self) -> PlotId {
        self.plots[usize::from(self.round) - 1]
    }
}
