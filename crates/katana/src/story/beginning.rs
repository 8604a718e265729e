//! Chapter 1, The Beginning: the Forge is left clean.

use super::{Chapter, Condition, Hooks, Level, Line, verdict::PLAYER};
use crate::{cx::TableRef, table::KatanaStage};

pub(super) const CHAPTER: Chapter = Chapter { number: 1, level: Level::Easy, hooks: Hooks::BASE, request };

/// No Sword left on the Forge, the Katana included, and the Katana delivered.
fn request(look: TableRef) -> Vec<Line> {
    let n_left = i16::from(look.player(PLAYER).forge.len());
    vec![Line::at_most(Condition::SwordsLeft, 0, n_left), katana_delivered(look)]
}

/// The Katana is delivered before the game ends.
pub(super) fn katana_delivered(look: TableRef) -> Line {
    let is_delivered = matches!(look.player(PLAYER).katana, KatanaStage::Delivered { .. });
    Line::at_least(Condition::KatanaDelivered, 1, i16::from(is_delivered))
}
