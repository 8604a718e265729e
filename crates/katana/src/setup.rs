//! What is agreed before anything is dealt: the number of players and the rule options.

use serde::{Deserialize, Serialize};

/// Seats and options of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// 2 to 4 (SET-1).
    pub players: u8,
    /// Which Rooms the Palace has (SET-3).
    #[serde(default)]
    pub rooms: RoomChoice,
    /// Whether passed players may still play cards "at any moment" (PAS-2).
    #[serde(default = "yes")]
    pub passed_may_play_cards: bool,
}

/// Which Rooms the Palace has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoomChoice {
    /// Five of the nine at random, at most one Passive.
    #[default]
    Drawn,
    /// The five recommended for a first game.
    FirstGame,
}

fn yes() -> bool {
    true
}

impl Setup {
    /// The books' game for `players`.
    #[must_use]
    pub fn new(players: u8) -> Self {
        Self { players, rooms: RoomChoice::default(), passed_may_play_cards: true }
    }
}
