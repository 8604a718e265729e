//! Problems that only this game's component files can have.

use tabletop::components::ProblemKind;

use crate::piece::Composition;

const DECREASING: &str = "component-decreasing";
const OFF_BOARD: &str = "component-off-board";
const ROW_JUMP: &str = "component-row-jump";
const TWO_PASSIVE: &str = "component-two-passive";

/// The ids of the problems that only this game has.
pub const PROBLEMS: [&str; 4] = [DECREASING, OFF_BOARD, ROW_JUMP, TWO_PASSIVE];

/// A number smaller than the one before it.
pub(super) fn decreasing(key: &str, found: i64, before: i64) -> ProblemKind {
    let args = vec![("key", key.to_owned()), ("found", found.to_string()), ("before", before.to_string())];
    ProblemKind::OfGame { id: DECREASING, args }
}

/// A Sword that would leave the Forge at its right end; `letter` of its composition, from 1, does it.
pub(super) fn off_board(key: &str, composition: Composition, letter: usize) -> ProblemKind {
    ProblemKind::OfGame { id: OFF_BOARD, args: way(key, composition, letter) }
}

/// A Sword that would jump a row of the Forge; `letter` of its composition, from 1, does it.
pub(super) fn row_jump(key: &str, composition: Composition, letter: usize) -> ProblemKind {
    ProblemKind::OfGame { id: ROW_JUMP, args: way(key, composition, letter) }
}

fn way(key: &str, composition: Composition, letter: usize) -> Vec<(&'static str, String)> {
    vec![("key", key.to_owned()), ("composition", composition.to_string()), ("letter", letter.to_string())]
}

/// A second Passive Room in one Palace.
pub(super) fn two_passive(key: &str) -> ProblemKind {
    ProblemKind::OfGame { id: TWO_PASSIVE, args: vec![("key", key.to_owned())] }
}
