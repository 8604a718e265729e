//! A question to a seat: all that its player may know, whether a person or a bot.

use crate::{Game, Options, Seat};

/// A question to a seat.
pub struct Ask<'a, G: Game> {
    /// The rules of the game.
    pub rules: &'a G::Rules,
    /// The view of the seat.
    pub view: &'a G::View,
    /// The seat.
    pub seat: Seat,
    /// What the seat may do, at least one thing.
    pub options: &'a Options<G::Action>,
}
