//! The parameters of a search.

use super::evaluator::{Outcome, WIN};

/// How a search balances exploration and exploitation, and how it values outcomes.
#[derive(Clone, Debug)]
pub struct SearchParams {
    /// The exploration constant of PUCT, in thousandths of a victory.
    pub exploration: i64,
    /// How many visits with the mean value of the node are added to those of an option, so that luck does not decide early.
    pub n_pseudo_visits: i64,
    /// How much of a value is the share of the victory, in percent; the rest is the margin.
    pub win_percent: i32,
    /// The margin that is worth half a victory.
    pub margin_scale: i32,
    /// The temperature of the priors at the root, in multiples of the policy's own.
    pub root_temperature: i32,
    /// The temperature of the priors below the root, in multiples of the policy's own.
    pub tree_temperature: i32,
    /// Whether options are compared with common random numbers: the nth visit of each has the same determinization and the
    /// same random numbers, so that differences come from the option rather than from luck.
    pub uses_common_random_numbers: bool,
    /// The turns of a rollout before the value model estimates its result; without a limit it goes on to the end of the game.
    pub n_turns_max: Option<u32>,
}

impl Default for SearchParams {
    fn default() -> Self {
        Self {
            exploration: 400,
            n_pseudo_visits: 2,
            win_percent: 50,
            margin_scale: 60,
            root_temperature: 1,
            tree_temperature: 1,
            uses_common_random_numbers: false,
            n_turns_max: None,
        }
    }
}

impl SearchParams {
    /// An outcome as one number. The margin counts without limit, so that there is something to play for even where the game
    /// is lost or won for certain.
    pub(super) fn value(&self, outcome: Outcome) -> i32 {
        let margin = outcome.margin * (WIN / 2 / self.margin_scale);
        (outcome.win_share / 100) * self.win_percent + (margin / 100) * (100 - self.win_percent)
    }
}
