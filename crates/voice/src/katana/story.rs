//! The Story in words: chapters, briefings, conditions, verdicts and ranks.

use katana::{
    TableRef,
    piece::{GhostCard, Kind},
    story::{Condition, Level, Line, Verdict, campaign::Rank},
};
use tabletop::Seat;

use super::Voice;

/// The ids of the chapters' names.
const NAMES: [&str; 14] = [
    "chapter-name-1",
    "chapter-name-2",
    "chapter-name-3",
    "chapter-name-4",
    "chapter-name-5",
    "chapter-name-6",
    "chapter-name-7",
    "chapter-name-8",
    "chapter-name-9",
    "chapter-name-10",
    "chapter-name-11",
    "chapter-name-12",
    "chapter-name-13",
    "chapter-name-14",
];

/// The ids of the briefings: the story so far, and the special rules.
const BRIEFINGS: [&str; 14] = [
    "chapter-briefing-1",
    "chapter-briefing-2",
    "chapter-briefing-3",
    "chapter-briefing-4",
    "chapter-briefing-5",
    "chapter-briefing-6",
    "chapter-briefing-7",
    "chapter-briefing-8",
    "chapter-briefing-9",
    "chapter-briefing-10",
    "chapter-briefing-11",
    "chapter-briefing-12",
    "chapter-briefing-13",
    "chapter-briefing-14",
];

impl Voice<'_> {
    /// A chapter with its number: "Chapter 1, The Beginning".
    #[must_use]
    pub fn chapter(&self, number: u8) -> String {
        say!(self, "chapter-title", n = number, chapter = self.chapter_name(number))
    }

    /// The name of a chapter.
    #[must_use]
    pub fn chapter_name(&self, number: u8) -> String {
        say!(self, NAMES[usize::from(number) - 1])
    }

    /// The briefing of a chapter.
    #[must_use]
    pub fn briefing(&self, number: u8) -> String {
        let asked = self.letters(&self.rules.components.story.katana);
        say!(self, BRIEFINGS[usize::from(number) - 1], letters = asked)
    }

    /// The difficulty of a chapter.
    #[must_use]
    pub fn level(&self, level: Level) -> String {
        let id = match level {
            Level::Easy => "level-easy",
            Level::Medium => "level-medium",
            Level::Hard => "level-hard",
        };
        say!(self, id)
    }

    /// A line of a verdict: whether its condition is met, and by how much.
    #[must_use]
    pub fn verdict_line(&self, line: &Line) -> String {
        let what = self.condition(line);
        if line.is_met {
            return say!(self, "verdict-met", what = what);
        }
        let n = (i32::from(line.needed) - i32::from(line.reached)).abs();
        say!(self, "verdict-missed", what = what, n = n)
    }

    /// Whether a chapter is won.
    #[must_use]
    pub fn verdict(&self, verdict: &Verdict) -> String {
        let id = if verdict.is_won { "verdict-won" } else { "verdict-lost" };
        say!(self, id, chapter = self.chapter(verdict.chapter))
    }

    /// A condition with its target and what has been reached.
    #[must_use]
    pub fn condition(&self, line: &Line) -> String {
        let (needed, reached) = (i32::from(line.needed), i32::from(line.reached));
        let id = match line.condition {
            Condition::SwordsLeft => "condition-swords-left",
            Condition::KatanaDelivered => "condition-katana-delivered",
            Condition::DecoratorsAtEnd => "condition-decorators",
            Condition::SwordsDecorated => "condition-swords-decorated",
            Condition::KatanaDecorations => "condition-katana-decorations",
            Condition::SashimonoPoints => "condition-sashimono",
            Condition::BoughtCards => "condition-bought-cards",
            Condition::KatanaAsAsked => "condition-katana-as-asked",
            Condition::SwordsDelivered => "condition-swords-delivered",
            Condition::Coins => "condition-coins",
            Condition::Strength => "condition-strength",
            Condition::UnusedCards => "condition-unused-cards",
            Condition::Points => "condition-points",
        };
        let letters = self.letters(&self.rules.components.story.katana);
        say!(self, id, needed = needed, reached = reached, letters = letters)
    }

    /// A final rank.
    #[must_use]
    pub fn rank(&self, rank: Rank) -> String {
        let id = match rank {
            Rank::Fumeiyo => "rank-fumeiyo",
            Rank::KajiMinara => "rank-kaji-minara",
            Rank::KajiKenshusei => "rank-kaji-kenshusei",
            Rank::Kaji => "rank-kaji",
            Rank::Meiyo => "rank-meiyo",
            Rank::Yushu => "rank-yushu",
            Rank::MasamunesEqual => "rank-masamune",
        };
        say!(self, id)
    }

    pub(crate) fn ghost_turned_away(&self, seat: Seat, card: GhostCard) -> String {
        say!(self, "event-ghost-turned-away", name = self.player(seat), area = self.area(card.area()))
    }

    pub(crate) fn price_raised(&self, kind: Kind, price: u16) -> String {
        say!(self, "event-price-raised", kind = self.kind(kind), coins = self.coins(price))
    }

    pub(crate) fn raise_price(&self, look: TableRef, kind: Kind) -> String {
        let price = self.coins(look.price(kind) + 1);
        say!(self, "action-raise-price", kind = self.kind(kind), coins = price)
    }
}
