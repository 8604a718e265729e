//! How well bots play: four levels, each with what it may think.

use serde::{Deserialize, Serialize};
use tabletop::Game;

use crate::{
    bot::Bot,
    search::{Knowledge, Progress, Search},
};

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Simple sense, no search.
    #[default]
    Novice,
    /// A little search.
    Apprentice,
    /// More.
    Smith,
    /// As much as two seconds allow.
    Master,
}

/// What a decision at a table with people may cost; whichever is reached first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Allowance {
    /// Tries.
    pub n_tries: u32,
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

    /// What a decision at a table with people may cost, where so many tries are what is measured.
    #[must_use]
    pub fn live(self, n_tries: u32) -> Allowance {
        match self {
            Self::Novice | Self::Apprentice => Allowance { n_tries, ms: 50 },
            Self::Smith => Allowance { n_tries, ms: 300 },
            Self::Master => Allowance { n_tries: n_tries.saturating_mul(MASTER_LIVE), ms: 2_000 },
        }
    }
}

/// How often a Master tries at a table with people, if there is time, for one try where strength is measured.
const MASTER_LIVE: u32 = 20;

impl Allowance {
    /// So many milliseconds, and any number of tries.
    #[must_use]
    pub fn of_time(ms: u32) -> Self {
        Self { n_tries: u32::MAX, ms }
    }

    /// Whether to go on thinking, after so many milliseconds. Once nothing can overtake the leader, in the tries that are left
    /// or, at the pace so far, in the time that is left, further tries would change nothing.
    #[must_use]
    pub fn allows(self, so_far: Progress, ms: u128) -> bool {
        let (n_tries, lead) = (u128::from(so_far.n_tries), u128::from(so_far.lead));
        let ms_left = u128::from(self.ms).saturating_sub(ms);
        n_tries + lead < u128::from(self.n_tries) && ms_left > 0 && lead * ms <= n_tries * ms_left
    }

    /// How much of the thinking is over after so many milliseconds, in percent: what is nearest to ending it.
    #[must_use]
    pub fn percent(self, so_far: Progress, ms: u128) -> u8 {
        let (n_tries, lead) = (u128::from(so_far.n_tries), u128::from(so_far.lead));
        // The pace ends it when the tries that are left in time are as many as the lead.
        let by_pace = 100 * ms * (n_tries + lead) / (n_tries * u128::from(self.ms)).max(1);
        let by_tries = 100 * (n_tries + lead) / u128::from(self.n_tries).max(1);
        by_pace.max(by_tries).min(100) as u8
    }
}

/// A game with bots of all levels.
pub trait Leveled: Game {
    /// What its searches know.
    type Knowledge: Knowledge<Self> + Send + Sync + 'static;

    /// Tries for a decision where strength is measured, at a table of so many seats, a Ghost's included: the same on any
    /// machine, and about a tenth of a second for a Master. None where there is no search.
    fn n_tries(level: Level, n_seats: u8) -> u32;
    /// A search that tries so often.
    fn search(n_tries: u32) -> Search<Self::Knowledge>;
    /// A bot that does not search.
    fn novice() -> AnyBot<Self>;

    /// The bot of a level at a table of so many seats, a Ghost's included.
    #[must_use]
    fn bot(level: Level, n_seats: u8) -> AnyBot<Self> {
        match level {
            Level::Novice => Self::novice(),
            Level::Apprentice | Level::Smith | Level::Master => {
                Box::new(Self::search(Self::n_tries(level, n_seats)))
            }
        }
    }
}

/// Some bot of a game.
pub type AnyBot<G> = Box<dyn Bot<G> + Send + Sync>;
