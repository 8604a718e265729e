//! The player that knows nothing: every option is as good as any other.

use tabletop::{Game, Quick, Withheld, nothing_withheld};

use crate::bot::{Ask, Bot};

/// Chooses uniformly among all options, free ones included, except those that are withheld.
#[derive(Clone, Copy, Debug)]
pub struct Random<A> {
    withheld: Withheld<A>,
}

impl<A> Random<A> {
    /// A player that leaves nothing alone.
    #[must_use]
    pub fn uniform() -> Self {
        Self { withheld: nothing_withheld }
    }

    /// A player that leaves some options alone, such as passing while it could do something else. Something must
    /// be left of every list.
    #[must_use]
    pub fn withholding(withheld: Withheld<A>) -> Self {
        Self { withheld }
    }
}

impl<G: Game> Bot<G> for Random<G::Action> {
    fn choose(&self, ask: &Ask<G>, quick: &mut Quick) -> usize {
        let options = ask.options.all();
        let left_alone = (self.withheld)(options);
        assert!(left_alone.len() < options.len(), "a bot is asked only where it can choose");
        let n = quick.below(options.len() - left_alone.len());
        if n < left_alone.start { n } else { n + left_alone.len() }
    }
}
