//! Where points come from.

use serde::{Deserialize, Serialize};

/// Where a player's points come from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Category {
    /// Printed points of delivered Swords.
    Swords,
    /// Printed points again, by Market card 3.
    SwordsAgain,
    /// Decorations on delivered Swords.
    Decorations,
    /// The round's points at deliveries.
    Rounds,
    /// The Katana's resources and decorations.
    Katana,
    /// Changes of the Project.
    ProjectChanges,
    /// Favor cards.
    Favors,
    /// Coins and stock at the end.
    Coins,
    /// Sets of Sashimono.
    Sashimono,
    /// Honor cards.
    Honors,
    /// The Ghost's points at the Market (GHO-6).
    Market,
    /// The Ghost's points at the Academy (GHO-7).
    Academy,
    /// The Ghost's points at the Palace (GHO-5).
    Palace,
    /// The Ghost's points at Komainu (GHO-8).
    Komainu,
    /// Coins missing at the end of a round, if a chapter demands Coins (STO).
    Dues,
}

/// How many categories there are.
pub const N_CATEGORIES: usize = 15;
/// How many of them, the first ones, are people's too.
pub const N_HUMAN_CATEGORIES: usize = 10;
/// How many after them are the Ghost's.
pub const N_GHOST_CATEGORIES: usize = 4;

impl Category {
    /// All categories.
    pub const ALL: [Self; N_CATEGORIES] = [
        Self::Swords,
        Self::SwordsAgain,
        Self::Decorations,
        Self::Rounds,
        Self::Katana,
        Self::ProjectChanges,
        Self::Favors,
        Self::Coins,
        Self::Sashimono,
        Self::Honors,
        Self::Market,
        Self::Academy,
        Self::Palace,
        Self::Komainu,
        Self::Dues,
    ];

    /// Whether only a Ghost has such points.
    #[must_use]
    pub fn is_ghostly(self) -> bool {
        (N_HUMAN_CATEGORIES..N_HUMAN_CATEGORIES + N_GHOST_CATEGORIES).contains(&(self as usize))
    }

    /// Its id in messages.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Swords => "swords",
            Self::SwordsAgain => "swords-again",
            Self::Decorations => "decorations",
            Self::Rounds => "rounds",
            Self::Katana => "katana",
            Self::ProjectChanges => "project-changes",
            Self::Favors => "favors",
            Self::Coins => "coins",
            Self::Sashimono => "sashimono",
            Self::Honors => "honors",
            Self::Market => "market",
            Self::Academy => "academy",
            Self::Palace => "palace",
            Self::Komainu => "komainu",
            Self::Dues => "dues",
        }
    }
}
