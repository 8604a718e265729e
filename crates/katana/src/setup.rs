//! What is agreed before the deal: the number of players, the Ghost and the rule options.

use serde::{Deserialize, Deserializer, Serialize};
use tabletop::Seat;

use crate::story;

/// Seats and options of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many people play: 2 to 4, 1 to 3 with a Ghost (SET-1).
    pub players: u8,
    /// Which Rooms the Palace has (SET-3).
    #[serde(default)]
    pub rooms: RoomChoice,
    /// Whether passed players may still play cards "at any moment" (PAS-2).
    #[serde(default = "yes")]
    pub passed_may_play_cards: bool,
    /// The Ghost at the table, if any (GHO-1). The early solo rules bring their own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ghost: Option<GhostLevel>,
    /// By which of the books' rules it is played.
    #[serde(default, skip_serializing_if = "Variant::is_standard")]
    pub variant: Variant,
    /// The chapter of the Story that is played, 1 to 14, if any (STO-1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chapter: Option<u8>,
}

/// How strong a Ghost is: 1 to 5, the side of its Washitsu board (GHO-1), or the Training Ghost (GHO-14), written as 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(transparent)]
pub struct GhostLevel(u8);

impl GhostLevel {
    /// The five of the books, the weakest first.
    pub const ALL: [Self; 5] = [Self(1), Self(2), Self(3), Self(4), Self(5)];
    /// Kajiba's own, weaker than all of them (GHO-14).
    pub const TRAINING: Self = Self(0);
    /// The ids of all in options, by number.
    pub const IDS: [&str; 6] = ["training", "1", "2", "3", "4", "5"];

    /// The level of a number from 1 to 5.
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.0 == number)
    }

    /// The level that an option names: a number from 1 to 5, or `training`.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::IDS.iter().position(|&known| known == id).map(|number| Self(number as u8))
    }

    /// Its id in options.
    #[must_use]
    pub fn id(self) -> &'static str {
        Self::IDS[usize::from(self.0)]
    }

    /// Its number; 0 for the Training Ghost.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0
    }
}

impl<'de> Deserialize<'de> for GhostLevel {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        let level = if number == 0 { Some(Self::TRAINING) } else { Self::new(number) };
        level.ok_or_else(|| serde::de::Error::custom("a Ghost has a level from 0 to 5"))
    }
}

/// By which of the books' rules a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Variant {
    /// Those of the rulebook.
    #[default]
    Standard,
    /// The early solo rules: one person and a Ghost on the players' own side (SOL).
    EarlySolo,
}

impl Variant {
    /// Whether it is the rulebook's game.
    #[must_use]
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
    pub fn is_standard(&self) -> bool {
        *self == Self::Standard
    }
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
        Self {
            players,
            rooms: RoomChoice::default(),
            passed_may_play_cards: true,
            ghost: None,
            variant: Variant::Standard,
            chapter: None,
        }
    }

    /// The same with a Ghost.
    #[must_use]
    pub fn with_ghost(players: u8, level: GhostLevel) -> Self {
        Self { ghost: Some(level), ..Self::new(players) }
    }

    /// One person by the early solo rules.
    #[must_use]
    pub fn early_solo() -> Self {
        Self { variant: Variant::EarlySolo, ..Self::new(1) }
    }

    /// A chapter of the Story: one person against a Ghost (STO-1).
    #[must_use]
    pub fn for_chapter(chapter: u8, level: GhostLevel) -> Self {
        Self { chapter: Some(chapter), ..Self::with_ghost(1, level) }
    }

    /// Whether the setup makes a game (SET-1, SOL-0, STO-1).
    #[must_use]
    pub fn is_game(&self) -> bool {
        if let Some(number) = self.chapter {
            // A chapter lays out its own Palace.
            let is_chapter = story::chapter(number).is_some() && self.rooms == RoomChoice::Drawn;
            let is_solo = self.players == 1 && self.ghost.is_some() && self.variant.is_standard();
            return is_chapter && is_solo && self.ghost != Some(GhostLevel::TRAINING);
        }
        match (self.variant, self.ghost) {
            (Variant::Standard, None) => (2..=4).contains(&self.players),
            (Variant::Standard, Some(_)) => (1..=3).contains(&self.players),
            (Variant::EarlySolo, None) => self.players == 1,
            (Variant::EarlySolo, Some(_)) => false,
        }
    }

    /// The seats of the table: those of the people, then the Ghost's.
    #[must_use]
    pub fn n_seats(&self) -> u8 {
        self.players + u8::from(self.has_ghost())
    }

    /// Where the Ghost sits, if there is one: after the people.
    #[must_use]
    pub fn ghost_seat(&self) -> Option<Seat> {
        self.has_ghost().then_some(Seat(self.players))
    }

    fn has_ghost(&self) -> bool {
        self.ghost.is_some() || self.variant == Variant::EarlySolo
    }
}
