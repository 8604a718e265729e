//! How well bots play: four levels, each with what it may think.

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// Simple sense, no search.
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

    /// Tries for a decision where strength is measured, at a table of so many seats, a Ghost's included: the same on any
    /// machine, and about a tenth of a second for a Master. A try takes longer the more there are who play it out.
    #[must_use]
    pub fn n_tries(self, n_seats: u8) -> u32 {
        let at_four = match self {
            Self::Novice => 0,
            Self::Apprentice => 20,
            Self::Smith => 100,
            Self::Master => 600,
        };
        match n_seats {
            0..=2 => 3 * at_four,
            3 => 3 * at_four / 2,
            _ => at_four,
        }
    }

    /// What it may think at a table of so many seats with people.
    #[must_use]
    pub fn live(self, n_seats: u8) -> Allowance {
        let n_tries = self.n_tries(n_seats);
        match self {
            Self::Novice | Self::Apprentice => Allowance { n_tries, ms: 50 },
            Self::Smith => Allowance { n_tries, ms: 300 },
            Self::Master => Allowance { n_tries: u32::MAX, ms: 2_000 },
        }
    }
}
