//! Chapter 3, Gion Matsuri: everything shines.

use super::{Chapter, Condition, Hooks, Level, Line, verdict::PLAYER};
use crate::{cx::TableRef, piece::SwordId};

pub(super) const CHAPTER: Chapter = Chapter { number: 3, level: Level::Easy, hooks: Hooks::BASE, request };

/// How many decorated resources each Sword must carry.
const DECORATIONS: u8 = 2;

/// At least 2 decorated resources on every delivered Sword, of which there must be one, and on the Katana, which need
/// not be delivered (STO-4).
fn request(look: TableRef) -> Vec<Line> {
    let n_decorated = |sword: SwordId| look.table.blade(sword).decorated.len();
    let delivered = look.player(PLAYER).delivered;
    let n_shining = delivered.iter().filter(|&sword| n_decorated(sword) >= DECORATIONS).count();
    let n_katana = i16::from(n_decorated(SwordId::katana(PLAYER)));
    vec![
        Line::at_least(Condition::SwordsDecorated, i16::from(delivered.len().max(1)), n_shining as i16),
        Line::at_least(Condition::KatanaDecorations, i16::from(DECORATIONS), n_katana),
    ]
}
