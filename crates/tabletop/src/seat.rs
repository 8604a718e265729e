//! Who sits at the table, and who views it.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// A place at the table, counted from 0 clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into arrays.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The next seat clockwise at a table of `n_seats`.
    #[must_use]
    pub fn next(self, n_seats: u8) -> Self {
        if self.0 + 1 == n_seats { Self(0) } else { Self(self.0 + 1) }
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(u8);

impl Seats {
    /// The empty set.
    pub const NONE: Self = Self(0);

    /// All seats of a table of `n_seats`.
    #[must_use]
    pub fn all(n_seats: u8) -> Self {
        Self(((1u16 << n_seats) - 1) as u8)
    }

    /// One seat alone.
    #[must_use]
    pub fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether the set is empty.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[must_use]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether `seat` is in the set.
    #[must_use]
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Adds `seat`.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Removes `seat`.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The set without `seat`.
    #[must_use]
    pub fn without(mut self, seat: Seat) -> Self {
        self.remove(seat);
        self
    }

    /// The seats that are in either set.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The set without those in `others`.
    #[must_use]
    pub fn without_all(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let seat = rest.first()?;
            rest.remove(seat);
            Some(seat)
        })
    }

    /// The lowest seat in the set.
    #[must_use]
    pub fn first(self) -> Option<Seat> {
        if self.is_empty() { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::NONE;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

/// Who views the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// A spectator, who sees only what is public.
    Spectator,
}

/// The result of a finished game: a rank for each seat, 1 for a winner; seats that share a rank tie.
pub type Ranks = ArrayVec<u8, 8>;
