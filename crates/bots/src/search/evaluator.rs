//! What a search must know about a game: a policy, a value, and how to search.

use tabletop::{Game, Ranks, Seat};

use super::params::SearchParams;
use crate::bot::Ask;

/// The policy and the value of a game, for search.
pub trait Evaluator<G: Game> {
    /// Whether the tree holds the decisions of opponents too. Where their cards are hidden, their decisions are drawn from the
    /// policy instead: a shared tree would mix all hands that they may hold.
    const SEARCHES_OPPONENTS: bool = true;

    /// The policy: the logit of each option, in order, pushed to `out`; the greater, the likelier.
    fn logits(&self, at: DecisionPoint<G>, options: &[G::Action], out: &mut Vec<i32>);
    /// The temperature of the policy: an option whose logit is less by this much is half as likely.
    fn temperature(&self, rules: &G::Rules) -> i32;
    /// The parameters of a search with these rules.
    fn params(&self, _rules: &G::Rules) -> SearchParams {
        SearchParams::default()
    }
    /// What a seat that is not asked should do at once, if anything.
    fn interject(&self, ask: &Ask<G>) -> Option<usize>;
    /// Whether to play a mixed strategy: the choice is drawn, with the better options likelier, so that nobody can
    /// predict it.
    fn plays_mixed_strategy(&self, _ask: &Ask<G>) -> bool {
        false
    }
    /// Whether a turn starts, so that [`Evaluator::value`] can estimate the result.
    fn is_turn_start(&self, _game: &G) -> bool {
        false
    }
    /// How many turns have been started; each round starts with a number far above those of the round before.
    fn n_turns(&self, _game: &G) -> u32 {
        0
    }
    /// The value: the expected outcome for each seat at the start of a turn, if there is an estimate.
    fn value(&self, _game: &G, _rules: &G::Rules) -> Option<Vec<Outcome>> {
        None
    }
    /// Whether the margin of an outcome is in points, as people count them.
    fn has_points(&self, _rules: &G::Rules) -> bool {
        true
    }
    /// The outcome for each seat of a game that is over.
    fn outcome(&self, game: &G, rules: &G::Rules, ranks: &Ranks) -> Vec<Outcome>;
}

/// A state in which a seat decides.
#[derive(Debug)]
pub struct DecisionPoint<'a, G: Game> {
    /// The state.
    pub game: &'a G,
    /// Its rules.
    pub rules: &'a G::Rules,
    /// Who decides.
    pub seat: Seat,
}

impl<G: Game> Clone for DecisionPoint<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for DecisionPoint<'_, G> {}

/// The result of a game for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Outcome {
    /// The share of the victory, of [`WIN`].
    pub win_share: i32,
    /// Points ahead of the best opponent.
    pub margin: i32,
}

/// The share of a victory that is not shared.
pub const WIN: i32 = 1_000_000;
