//! The Ghost, the "+1 player" (GHO), and the early solo rules (SOL): it follows rules and makes no choices.
//!
//! It sits after the people and is never asked. Its boards are a player's, where they can be; what it has beyond
//! them is here.

pub mod area;
pub mod aside;
pub mod deck;
pub mod katana;
pub mod order;
pub mod score;
pub mod solo;
pub mod turn;

use tabletop::Seat;

use deck::Deck;

/// What the Ghost has beyond a player's things.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ghost {
    /// Its deck.
    pub deck: Deck,
    /// How many resources on its Katana are decorated, from the first on (GHO-7).
    pub decorated: u8,
    /// Who is first among the people, also in a round that the Ghost begins (GHO-11).
    pub first_human: Seat,
}

/// A Ghost that has joined a table, `first_human` being the first player.
impl Ghost {
    /// A Ghost with its deck.
    #[must_use]
    pub fn new(deck: Deck, first_human: Seat) -> Self {
        Self { deck, decorated: 0, first_human }
    }
}
