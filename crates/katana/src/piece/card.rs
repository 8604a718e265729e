//! Cards: Daimyō and Market, Honor and Favor.

use serde::{Deserialize, Serialize};
use tabletop::{id, id_set};

/// How many Daimyō cards there are.
pub const N_DAIMYO: usize = 64;
/// How many Market cards there are.
pub const N_MARKET: usize = 28;
/// All cards that a player can hold.
pub const N_CARDS: usize = N_DAIMYO + N_MARKET;

id! {
    /// A card: Daimyō cards 0 to 63 in the order of the components, then the Market cards, by number.
    pub struct CardId(pub u8);
}

id_set! {
    /// A set of cards.
    CardSet(u128) of CardId, |card| card.0, CardId
}

/// An Honor card, 0 to 21 in the order of the components.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct HonorId(pub u8);

/// How many Honor cards there are.
pub const N_HONOR: usize = 22;

/// A Favor card: 0 to 4 for I to V.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Favor(pub u8);

impl Favor {
    /// All of them.
    pub const ALL: [Self; 5] = [Self(0), Self(1), Self(2), Self(3), Self(4)];
}
