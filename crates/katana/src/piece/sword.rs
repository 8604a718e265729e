//! Swords, and the Houses that ask for them.

use serde::{Deserialize, Serialize};
use tabletop::id_set;

/// One of the four Daimyō Houses, 0 to 3; also the kind of its Sashimono.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct House(pub u8);

impl House {
    /// All four.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// The House as an index into arrays.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// How many Sword tiles the box holds.
pub const N_TILES: usize = 50;
/// Sword tiles and one Katana a seat.
pub const N_SWORDS: usize = N_TILES + 4;

/// A Sword: tiles 0 to 49 in the order of the components, then the Katana of each seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SwordId(pub u8);

impl SwordId {
    /// The Katana of a seat.
    #[must_use]
    pub fn katana(seat: tabletop::Seat) -> Self {
        Self(N_TILES as u8 + seat.0)
    }

    /// Whose Katana it is, if it is one.
    #[must_use]
    pub fn katana_of(self) -> Option<tabletop::Seat> {
        (self.index() >= N_TILES).then(|| tabletop::Seat(self.0 - N_TILES as u8))
    }

    /// The Sword as an index into arrays.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

id_set! {
    /// A set of Swords.
    SwordSet(u64) of SwordId, |sword| sword.0, SwordId
}
