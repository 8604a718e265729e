//! What an automatic player is.

use tabletop::{Game, Options, Quick, Seat};

use crate::search::Progress;

/// A question to a bot: all that it may know.
pub struct Ask<'a, G: Game> {
    /// The rules of the game.
    pub rules: &'a G::Rules,
    /// What the bot's seat may know of the table.
    pub view: &'a G::View,
    /// The bot's seat.
    pub seat: Seat,
    /// What the seat may do, at least one thing.
    pub options: &'a Options<G::Action>,
}

/// An automatic player.
pub trait Bot<G: Game> {
    /// The index of the choice in `ask.options.all()`. The seat is one that is asked: who has only free options may
    /// leave them alone, and this answer cannot say so. The same question and the same `quick` give the same choice.
    ///
    /// # Panics
    /// There are no options.
    fn choose(&self, ask: &Ask<G>, quick: &mut Quick) -> usize;

    /// The same for who has a clock: a bot that thinks asks `goes_on` after every thought, and chooses when it says no.
    ///
    /// # Panics
    /// There are no options.
    fn choose_until(
        &self,
        ask: &Ask<G>,
        quick: &mut Quick,
        _goes_on: &mut dyn FnMut(Progress) -> bool,
    ) -> usize {
        self.choose(ask, quick)
    }

    /// Whether to do something freely though others are asked: at a few triggers that cannot wait. All options are
    /// free here.
    fn interject(&self, _ask: &Ask<G>) -> Option<usize> {
        None
    }
}
