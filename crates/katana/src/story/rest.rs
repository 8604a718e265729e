//! Chapter 14, Well-Deserved Rest: cards kept for later.

use super::{Chapter, Condition, Hooks, Level, Line, verdict::PLAYER};
use crate::cx::TableRef;

pub(super) const CHAPTER: Chapter = Chapter { number: 14, level: Level::Hard, hooks: Hooks::BASE, request };

/// How many cards must be left.
const CARDS: i16 = 7;

/// At least 7 unused Daimyō or Market cards in hand at the end.
fn request(look: TableRef) -> Vec<Line> {
    let n_unused = i16::from(look.player(PLAYER).hand.len());
    vec![Line::at_least(Condition::UnusedCards, CARDS, n_unused)]
}
