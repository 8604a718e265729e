//! Chapter 9, War Drums: a chest for the war.

use super::{Chapter, Condition, Hooks, Level, Line, verdict::PLAYER};
use crate::cx::TableRef;

pub(super) const CHAPTER: Chapter = Chapter { number: 9, level: Level::Hard, hooks: Hooks::BASE, request };

/// How many Coins there must be.
const COINS: i16 = 60;

/// At least 60 Coins before the end is scored, stock not counted. The end counts Coins and spends none (END-1), so
/// they are the same after it.
fn request(look: TableRef) -> Vec<Line> {
    let coins = i16::try_from(look.player(PLAYER).coins).unwrap_or(i16::MAX);
    vec![Line::at_least(Condition::Coins, COINS, coins)]
}
