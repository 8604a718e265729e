//! The Palace's Rooms and places.

use serde::{Deserialize, Serialize};
use tabletop::id_set;

/// The nine Palace Rooms.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Room {
    /// Advance a Decorator.
    #[default]
    Decorator,
    /// Move a Sword.
    Move,
    /// Take Coins.
    Coins,
    /// Buy Leather.
    Leather,
    /// Buy Lacquer.
    Lacquer,
    /// Take Wood.
    Wood,
    /// Take Steel.
    Steel,
    /// Passive: permanent benefits cost less.
    Discount,
    /// Passive: a resource bought at the Market may move a Sword.
    Apprentice,
}

impl Room {
    /// All nine.
    pub const ALL: [Self; 9] = [
        Self::Decorator,
        Self::Move,
        Self::Coins,
        Self::Leather,
        Self::Lacquer,
        Self::Wood,
        Self::Steel,
        Self::Discount,
        Self::Apprentice,
    ];

    /// Whether it is Passive: it works by itself and is never used (PAL-2).
    #[must_use]
    pub fn is_passive(self) -> bool {
        matches!(self, Self::Discount | Self::Apprentice)
    }
}

/// A place of the Palace, 0 to 4 from the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RoomPlace(pub u8);

/// How many Rooms the Palace has at the most.
pub const N_ROOMS: usize = 5;

id_set! {
    /// A set of places of the Palace.
    RoomSet(u8) of RoomPlace, |place| place.0, RoomPlace
}

impl RoomSet {
    /// All sets of `n` places, in ascending order of their bits.
    pub fn of_size(n: u8) -> impl Iterator<Item = Self> {
        (0..1 << N_ROOMS).map(Self).filter(move |set| set.len() == n)
    }
}
