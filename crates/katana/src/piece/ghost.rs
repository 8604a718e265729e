//! The cards of the Ghost's deck.

use serde::{Deserialize, Serialize};
use tabletop::id_set;

use super::figure::Area;

/// A card of the Ghost's deck: where its Worker goes (GHO-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GhostCard {
    /// The Houses.
    #[default]
    Daimyo,
    /// The Palace.
    Palace,
    /// The Market.
    Market,
    /// The Academy.
    Academy,
    /// Komainu; First Player in the early solo rules (SOL-1).
    Komainu,
}

/// How many kinds of cards the Ghost has.
pub const N_GHOST_KINDS: usize = 5;

impl GhostCard {
    /// All kinds.
    pub const ALL: [Self; N_GHOST_KINDS] =
        [Self::Daimyo, Self::Palace, Self::Market, Self::Academy, Self::Komainu];

    /// The card as an index into arrays.
    #[must_use]
    pub fn index(self) -> usize {
        self as usize
    }

    /// Where it sends the Ghost's Worker.
    #[must_use]
    pub fn area(self) -> Area {
        match self {
            Self::Daimyo => Area::Houses,
            Self::Palace => Area::Palace,
            Self::Market => Area::Market,
            Self::Academy => Area::Academy,
            Self::Komainu => Area::Komainu,
        }
    }
}

id_set! {
    /// A set of kinds of Ghost cards.
    GhostCardSet(u8) of GhostCard, |card| card as u8, |n| GhostCard::ALL[usize::from(n)]
}
