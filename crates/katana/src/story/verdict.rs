//! What a chapter asks and how far it has been met, at the end or on the way (STO-1).

use serde::Serialize;
use tabletop::Seat;

use crate::{cx::TableRef, story};

/// A condition of a chapter. What it needs and what was reached are counts of what it names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// Swords left on the Forge, the Katana included: none may be.
    SwordsLeft,
    /// The Katana is delivered.
    KatanaDelivered,
    /// Decorators in the last column.
    DecoratorsAtEnd,
    /// Delivered Swords with at least two decorated resources, of all that were delivered.
    SwordsDecorated,
    /// Decorated resources on the Katana.
    KatanaDecorations,
    /// Points from sets of Sashimono.
    SashimonoPoints,
    /// Cards bought under the Forge.
    BoughtCards,
    /// Resources of the Katana that match the Shōgun's request, place by place.
    KatanaAsAsked,
    /// Swords delivered, the Katana not counted.
    SwordsDelivered,
    /// Coins, stock not counted.
    Coins,
    /// The strengths of the delivered Swords together.
    Strength,
    /// Cards in hand at the end.
    UnusedCards,
    /// Points: more than the Ghost's.
    Points,
}

impl Condition {
    /// All conditions.
    pub const ALL: [Self; 13] = [
        Self::SwordsLeft,
        Self::KatanaDelivered,
        Self::DecoratorsAtEnd,
        Self::SwordsDecorated,
        Self::KatanaDecorations,
        Self::SashimonoPoints,
        Self::BoughtCards,
        Self::KatanaAsAsked,
        Self::SwordsDelivered,
        Self::Coins,
        Self::Strength,
        Self::UnusedCards,
        Self::Points,
    ];
}

/// A condition, what it needs, and what has been reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Line {
    /// What must be true.
    pub condition: Condition,
    /// How much it takes, or how much is allowed.
    pub needed: i16,
    /// How much there is.
    pub reached: i16,
    /// Whether it is true.
    pub is_met: bool,
}

impl Line {
    /// So much of it, or more.
    #[must_use]
    pub fn at_least(condition: Condition, needed: i16, reached: i16) -> Self {
        Self { condition, needed, reached, is_met: reached >= needed }
    }

    /// No more of it than that.
    #[must_use]
    pub fn at_most(condition: Condition, needed: i16, reached: i16) -> Self {
        Self { condition, needed, reached, is_met: reached <= needed }
    }
}

/// How a chapter went, or would go if the game ended now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Verdict {
    /// The chapter.
    pub chapter: u8,
    /// Its conditions; the points against the Ghost are the last.
    pub lines: Vec<Line>,
    /// Whether all of them are met: victory (STO-1).
    pub is_won: bool,
}

/// The person who plays a chapter.
pub const PLAYER: Seat = Seat(0);

/// STO-1: all requests met and more points than the Ghost; `None` if no chapter is played.
#[must_use]
pub fn verdict(look: TableRef) -> Option<Verdict> {
    let chapter = story::chapter(look.rules.setup.chapter?)?;
    let ghost = look.table.ghost_seat()?;
    let needed = look.player(ghost).score().saturating_add(1);
    let mut lines = (chapter.request)(look);
    lines.push(Line::at_least(Condition::Points, needed, look.player(PLAYER).score()));
    let is_won = lines.iter().all(|line| line.is_met);
    Some(Verdict { chapter: chapter.number, lines, is_won })
}
