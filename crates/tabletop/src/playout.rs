//! Plays whole games with random decisions: for simulation, benchmarks and search.

use std::ops::Range;

use crate::{Game, NoLog, Options, Quick, Status};

/// The range of a list of options that random players do not choose; it may be empty.
pub type Withheld<A> = fn(&[A]) -> Range<usize>;

/// Random players may choose everything.
#[must_use]
pub fn nothing_withheld<A>(_: &[A]) -> Range<usize> {
    0..0
}

/// What a playout counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Played {
    /// How often a seat was asked.
    pub n_asks: u64,
    /// How often it had at least two options.
    pub n_decisions: u64,
}

/// Plays to the end. Each decision is uniform among all options of the first seat that is asked, including free
/// actions, except those that are withheld. Does not allocate once `options` has grown.
pub fn playout<G: Game>(
    game: &mut G,
    rules: &G::Rules,
    quick: &mut Quick,
    options: &mut Options<G::Action>,
    withheld: Withheld<G::Action>,
) -> Played {
    let mut played = Played::default();
    while let Status::Waiting(asked) = game.status() {
        let Some(seat) = asked.first() else { return played };
        options.clear();
        game.options(rules, seat, options);
        let action = pick(options.all(), quick, withheld);
        played.n_asks += 1;
        played.n_decisions += u64::from(options.all().len() >= 2);
        game.play(rules, seat, action, &mut NoLog);
    }
    played
}

/// One of the options that are not withheld.
#[inline]
pub fn pick<A: Copy>(options: &[A], quick: &mut Quick, withheld: Withheld<A>) -> A {
    let left_alone = withheld(options);
    let n = quick.below(options.len() - left_alone.len());
    options[if n < left_alone.start { n } else { n + left_alone.len() }]
}
