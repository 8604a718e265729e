//! The four levels of bots, and how much each may search.

use serde::{Deserialize, Serialize};
use tabletop::Game;

use crate::{
    bot::Bot,
    search::{Progress, Searcher},
};

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Simple heuristics, no search.
    #[default]
    Novice,
    /// A short search.
    Apprentice,
    /// A longer search.
    Smith,
    /// As much search as two seconds allow.
    Master,
}

/// The limits of a search at a table with people; it ends at the one that is reached first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SearchBudget {
    /// Rollouts.
    pub n_rollouts: u32,
    /// Milliseconds of one core.
    pub ms: u32,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 4] = [Self::Novice, Self::Apprentice, Self::Smith, Self::Master];

    /// Its id in commands, files and words.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Novice => "novice",
            Self::Apprentice => "apprentice",
            Self::Smith => "smith",
            Self::Master => "master",
        }
    }

    /// The level of an id.
    #[must_use]
    pub fn of_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.id() == id)
    }

    /// The budget at a table with people, for a level that has `n_rollouts` where strength is measured.
    #[must_use]
    pub fn live_budget(self, n_rollouts: u32) -> SearchBudget {
        match self {
            Self::Novice | Self::Apprentice => SearchBudget { n_rollouts, ms: 50 },
            Self::Smith => SearchBudget { n_rollouts, ms: 300 },
            Self::Master => {
                SearchBudget { n_rollouts: n_rollouts.saturating_mul(MASTER_LIVE_FACTOR), ms: 2_000 }
            }
        }
    }
}

/// How many times as many rollouts a Master has at a table with people, if there is time, as where strength is measured.
const MASTER_LIVE_FACTOR: u32 = 20;

impl SearchBudget {
    /// A number of milliseconds, and any number of rollouts.
    #[must_use]
    pub fn of_time(ms: u32) -> Self {
        Self { n_rollouts: u32::MAX, ms }
    }

    /// Whether the search should go on after `ms` milliseconds. It ends early when no option can overtake the leader any more,
    /// in the rollouts that are left or, at the speed so far, in the time that is left.
    #[must_use]
    pub fn allows(self, so_far: Progress, ms: u128) -> bool {
        let (n_rollouts, lead) = (u128::from(so_far.n_rollouts), u128::from(so_far.lead));
        let ms_left = u128::from(self.ms).saturating_sub(ms);
        n_rollouts + lead < u128::from(self.n_rollouts) && ms_left > 0 && lead * ms <= n_rollouts * ms_left
    }

    /// How much of the search is over after `ms` milliseconds, in percent, by the limit that is nearest.
    #[must_use]
    pub fn percent(self, so_far: Progress, ms: u128) -> u8 {
        let (n_rollouts, lead) = (u128::from(so_far.n_rollouts), u128::from(so_far.lead));
        // Time ends the search when the rollouts that still fit are as many as the lead.
        let by_time = 100 * ms * (n_rollouts + lead) / (n_rollouts * u128::from(self.ms)).max(1);
        let by_rollouts = 100 * (n_rollouts + lead) / u128::from(self.n_rollouts).max(1);
        by_time.max(by_rollouts).min(100) as u8
    }
}

/// A game with bots of all levels.
pub trait Leveled: Game {
    /// Whether its bots have learned numbers, which fit only the components that come with Kajiba.
    const LEARNS: bool = false;

    /// Rollouts a decision where strength is measured, at a table of `n_seats` seats, automatic ones included: the same on
    /// any machine, and about a tenth of a second for a Master. Zero for a level that does not search.
    fn n_rollouts(level: Level, n_seats: u8) -> u32;
    /// Whether the numbers that its bots have learned fit these rules. Where they do not, bots play without them.
    fn has_learned(_rules: &Self::Rules) -> bool {
        true
    }
    /// A bot that does not search.
    fn novice() -> AnyBot<Self>;

    /// A search with a number of rollouts. It is boxed, so that it is compiled once, where the evaluator is: the policy
    /// is inlined into the rollouts there.
    fn search(n_rollouts: u32) -> AnySearch<Self>;

    /// The bot of a level at a table of `n_seats` seats, automatic ones included.
    #[must_use]
    fn bot(level: Level, n_seats: u8) -> AnyBot<Self> {
        match level {
            Level::Novice => Self::novice(),
            Level::Apprentice | Level::Smith | Level::Master => {
                Self::search(Self::n_rollouts(level, n_seats))
            }
        }
    }
}

/// Any bot of a game.
pub type AnyBot<G> = Box<dyn Bot<G> + Send + Sync>;
/// The search of a game.
pub type AnySearch<G> = Box<dyn Searcher<G> + Send + Sync>;
