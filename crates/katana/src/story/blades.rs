//! Chapter 10, Blades in Battle: strength counts.

use super::{Chapter, Condition, Hooks, Level, Line, verdict::PLAYER};
use crate::cx::TableRef;

pub(super) const CHAPTER: Chapter = Chapter { number: 10, level: Level::Medium, hooks: Hooks::BASE, request };

/// The strength that the delivered Swords must have together.
const STRENGTH: i16 = 13;

/// Delivered Swords of a total strength of at least 13.
fn request(look: TableRef) -> Vec<Line> {
    let delivered = look.player(PLAYER).delivered;
    let strength = delivered.iter().map(|sword| i16::from(look.rules.tile(sword).strength)).sum();
    vec![Line::at_least(Condition::Strength, STRENGTH, strength)]
}
