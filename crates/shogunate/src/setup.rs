//! What is agreed before the deal: the number of players and the rule options.

use serde::{Deserialize, Serialize};

/// Seats and options of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many play, 3 to 6 (SGS-1).
    pub players: u8,
    /// How both cards of one Leader count (SGE-1).
    #[serde(default)]
    pub pair: PairCount,
    /// The score that ends the game, if it is not the usual one for the number of players (SGE-1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub threshold: Option<u8>,
}

/// How both cards of one Leader count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PairCount {
    /// Its Honor counts twice.
    #[default]
    Twice,
    /// Its Honor counts once.
    Once,
}

impl PairCount {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Twice, Self::Once];
}

impl Setup {
    /// How many can play.
    pub const PLAYERS: std::ops::RangeInclusive<u8> = 3..=6;
    /// The scores that may end a game.
    pub const THRESHOLDS: std::ops::RangeInclusive<u8> = 5..=60;

    /// The usual game for `players`.
    #[must_use]
    pub fn new(players: u8) -> Self {
        Self { players, pair: PairCount::default(), threshold: None }
    }

    /// Whether the setup makes a game (SGS-1, SGE-1).
    #[must_use]
    pub fn is_game(&self) -> bool {
        Self::PLAYERS.contains(&self.players)
            && self.threshold.is_none_or(|score| Self::THRESHOLDS.contains(&score))
    }
}
