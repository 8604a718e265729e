//! Chapter 8, The Enemy at the Door: as many Swords as possible.

use super::{Chapter, Condition, Hooks, Level, Line, verdict::PLAYER};
use crate::cx::TableRef;

pub(super) const CHAPTER: Chapter = Chapter { number: 8, level: Level::Hard, hooks: Hooks::BASE, request };

/// How many Swords must be delivered.
const SWORDS: i16 = 8;

/// At least 8 Swords delivered, the Katana not counted.
fn request(look: TableRef) -> Vec<Line> {
    let n_delivered = i16::from(look.player(PLAYER).delivered.len());
    vec![Line::at_least(Condition::SwordsDelivered, SWORDS, n_delivered)]
}
