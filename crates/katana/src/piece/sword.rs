//! Swords, and the Houses that ask for them.

use tabletop::{id, id_set};

id! {
    /// One of the four Daimyō Houses, 0 to 3; also the kind of its Sashimono.
    pub struct House(pub u8);
}

impl House {
    /// All four.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];
}

/// How many Sword tiles the box holds.
pub const N_TILES: usize = 50;
/// Sword tiles and one Katana a seat.
pub const N_SWORDS: usize = N_TILES + 4;

id! {
    /// A Sword: tiles 0 to 49 in the order of the components, then the Katana of each seat.
    pub struct SwordId(pub u8);
}

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
}

id_set! {
    /// A set of Swords.
    SwordSet(u64) of SwordId, |sword| sword.0, SwordId
}
