//! The random player: every option is as likely as any other.

use tabletop::{Game, Quick, Withheld, nothing_withheld};

use crate::bot::{Ask, Bot};

/// Chooses uniformly among all options, free ones included, except those that are withheld.
#[derive(Clone, Copy, Debug)]
pub struct Random<A> {
    withheld: Withheld<A>,
}

impl<A> Random<A> {
    /// A player that withholds nothing.
    #[must_use]
    pub fn uniform() -> Self {
        Self { withheld: nothing_withheld }
    }

    /// A player that never takes some options, such as passing while it could do something else. At least one option of
    /// every list must remain.
    #[must_use]
    pub fn withholding(withheld: Withheld<A>) -> Self {
        Self { withheld }
    }
}

impl<G: Game> Bot<G> for Random<G::Action> {
    fn choose(&self, ask: &Ask<G>, quick: &mut Quick) -> usize {
        let options = ask.options.all();
        let withheld = (self.withheld)(options);
        assert!(withheld.len() < options.len(), "a bot is asked only where it can choose");
        let n = quick.below(options.len() - withheld.len());
        if n < withheld.start { n } else { n + withheld.len() }
    }
}
