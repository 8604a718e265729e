//! What an automatic player is.

pub use tabletop::Ask;
use tabletop::{Game, Quick};

use crate::search::KeepGoing;

/// An automatic player.
pub trait Bot<G: Game> {
    /// The index of the choice in `ask.options.all()`. The seat must be asked: a seat that has only free options may
    /// decline all of them, which this answer cannot express. The same question and the same `quick` give the same choice.
    ///
    /// # Panics
    /// There are no options.
    fn choose(&self, ask: &Ask<G>, quick: &mut Quick) -> usize;

    /// Like [`Bot::choose`], with a time limit: a bot that searches calls `keep_going` after every rollout and chooses
    /// when it returns false.
    ///
    /// # Panics
    /// There are no options.
    fn choose_until(&self, ask: &Ask<G>, quick: &mut Quick, _: KeepGoing) -> usize {
        self.choose(ask, quick)
    }

    /// The free action to take at once although others are asked, if any: at the few triggers that cannot wait. All
    /// options are free here.
    fn interject(&self, _ask: &Ask<G>) -> Option<usize> {
        None
    }
}
