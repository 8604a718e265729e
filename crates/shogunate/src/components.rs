//! What the cards carry, as plain data. [`file`] reads and checks the component file.

mod file;
mod problem;

pub(crate) use file::TEXT;
pub use file::embedded;
pub use problem::PROBLEMS;

use serde::{Deserialize, Serialize};

use crate::piece::{N_LEADERS, N_PLOTS};

/// A component set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Components {
    /// The names of the six Leaders' clans.
    pub clans: [String; N_LEADERS],
    /// The place, 1 to 6, of the Leader by whom the Shinobi begins.
    pub shinobi: u8,
    /// The score that ends the game, for 3, 4, 5 and 6 players.
    pub threshold: [u8; 4],
    /// The Plots, 18.
    pub plots: [Plot; N_PLOTS],
}

/// A Plot.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plot {
    /// Its name.
    pub name: String,
    /// The Honor placed on each place of the Line, from the head to the tail.
    pub honor: [u8; N_LEADERS],
    /// What the Hatamoto then does.
    pub power: Power,
}

/// The power of a Plot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Power {
    /// Nothing.
    #[default]
    None,
    /// The Shinobi goes to the head.
    ShinobiToHead,
    /// The Shinobi goes to the tail.
    ShinobiToTail,
    /// The Shinobi goes to any other Leader.
    ShinobiToAny,
    /// The Shinobi goes to another Leader with the most Honor.
    ShinobiToMost,
    /// The Shinobi goes one place up the Line.
    ShinobiUp,
    /// The Shinobi goes one place down the Line.
    ShinobiDown,
    /// The head goes to the tail.
    HeadToTail,
    /// The tail goes to the head.
    TailToHead,
    /// Head and tail switch.
    SwitchEnds,
    /// Two neighboring Leaders switch.
    SwitchNeighbors,
    /// A Leader goes one place up or down.
    Step,
    /// 1 Honor on a Leader with the least.
    HonorLeast,
    /// 1 Honor off a Leader with the most.
    DishonorMost,
    /// A face-down Loyalty card of another player is looked at.
    Look,
}

impl Power {
    /// All fifteen.
    pub const ALL: [Self; 15] = [
        Self::None,
        Self::ShinobiToHead,
        Self::ShinobiToTail,
        Self::ShinobiToAny,
        Self::ShinobiToMost,
        Self::ShinobiUp,
        Self::ShinobiDown,
        Self::HeadToTail,
        Self::TailToHead,
        Self::SwitchEnds,
        Self::SwitchNeighbors,
        Self::Step,
        Self::HonorLeast,
        Self::DishonorMost,
        Self::Look,
    ];

    /// Its word in files and records.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::ShinobiToHead => "shinobi_to_head",
            Self::ShinobiToTail => "shinobi_to_tail",
            Self::ShinobiToAny => "shinobi_to_any",
            Self::ShinobiToMost => "shinobi_to_most",
            Self::ShinobiUp => "shinobi_up",
            Self::ShinobiDown => "shinobi_down",
            Self::HeadToTail => "head_to_tail",
            Self::TailToHead => "tail_to_head",
            Self::SwitchEnds => "switch_ends",
            Self::SwitchNeighbors => "switch_neighbors",
            Self::Step => "step",
            Self::HonorLeast => "honor_least",
            Self::DishonorMost => "dishonor_most",
            Self::Look => "look",
        }
    }
}

/// The most Honor that a Plot may put on one place, so that no Leader's Honor outgrows a byte in 36 rounds.
pub const PATTERN_MAX: u8 = 5;
/// The longest name, in characters.
pub const NAME_MAX: usize = 30;

/// Whether a name can be written in records and on screens as it is: not empty, not too long, no escapes needed.
#[must_use]
pub fn is_name(name: &str) -> bool {
    let is_plain = |letter: char| !letter.is_control() && letter != '"' && letter != '\\';
    (1..=NAME_MAX).contains(&name.chars().count()) && name.chars().all(is_plain) && name.trim() == name
}
