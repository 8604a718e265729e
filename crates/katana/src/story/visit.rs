//! Chapter 5, Masamune Visits: the request is about the Forge.

use super::{Chapter, Condition, Hooks, Level, Line, verdict::PLAYER};
use crate::cx::TableRef;

pub(super) const CHAPTER: Chapter = Chapter { number: 5, level: Level::Easy, hooks: Hooks::BASE, request };

/// How many cards must lie under the Forge.
const CARDS: i16 = 7;

/// At least 7 cards bought under the Forge.
fn request(look: TableRef) -> Vec<Line> {
    let n_bought = look.player(PLAYER).cards_under().count();
    vec![Line::at_least(Condition::BoughtCards, CARDS, n_bought as i16)]
}
