//! What a seat's Honor cards and its chapter add to the worth of things.

use katana::{
    TableRef,
    components::{Honor, SwordTile},
    piece::{Composition, Kind, KindSet},
};
use tabletop::Seat;

use super::{chapter, weights::Weights};

/// What the Honor cards of a seat and its chapter add for each thing, in tenths of a point.
#[derive(Clone, Copy, Default)]
pub(in crate::katana) struct Bonuses {
    decoration: i32,
    decorated: [i32; 4],
    with_kind: [i32; 4],
    strong: (u8, i32),
    /// The levels of strength that have been delivered, a bit each, and what a new one adds.
    levels: (u32, i32),
    pub(in crate::katana) strength: i32,
    pub(in crate::katana) sashimono: [i32; 4],
    pub(in crate::katana) bought: i32,
    pub(in crate::katana) unused: i32,
    pub(in crate::katana) katana_decoration: i32,
    pub(in crate::katana) coin: i32,
    pub(in crate::katana) step: i32,
    /// Any Sword that is delivered, and the Katana.
    pub(in crate::katana) sword: i32,
    pub(in crate::katana) katana: i32,
    /// Each decoration that a chapter wants on every Sword, and how many it wants.
    pub(in crate::katana) wanted_decoration: i32,
    pub(in crate::katana) n_decorations_wanted: u8,
    /// Whether to keep Coins.
    pub(in crate::katana) is_saving: bool,
}

impl Bonuses {
    pub(in crate::katana) fn of(look: TableRef, seat: Seat, weights: &Weights) -> Self {
        let mut bonuses = Self::default();
        let [percent, of_step, of_coin, of_level] = weights.honor_percent;
        for &card in look.player(seat).honors.iter() {
            let each = |points: u8| i32::from(points) * percent / 10;
            match look.rules.honor(card) {
                Honor::Decorations => bonuses.decoration += each(1),
                Honor::Strengths => {
                    bonuses.strength += each(1);
                    bonuses.levels = (levels(look, seat), 3 * of_level / 10);
                }
                Honor::StrengthSum => bonuses.strength += each(1),
                Honor::Sashimono(house) => bonuses.sashimono[usize::from(house)] += each(4),
                Honor::KatanaDecorations => bonuses.katana_decoration += each(3),
                Honor::BoughtCards => bonuses.bought += each(3),
                Honor::UnusedCards => bonuses.unused += each(3),
                Honor::SwordsWith { kind, points } => bonuses.with_kind[kind.index()] += each(points),
                Honor::StrongSwords { strength, points } => bonuses.strong = (strength, each(points)),
                Honor::SwordsDecorated { kind, points } => bonuses.decorated[kind.index()] += each(points),
                Honor::Decorators => bonuses.step += of_step / 10,
                Honor::Coins => bonuses.coin += of_coin / 40,
                Honor::Figures | Honor::Plain | Honor::Flowers => {}
            }
        }
        chapter::ask(&mut bonuses, look, seat);
        bonuses
    }

    /// What delivering such a Sword adds.
    pub(in crate::katana) fn delivering(&self, composition: &Composition, tile: &SwordTile) -> i32 {
        let counts = composition.counts();
        let kinds = Kind::ALL.into_iter().filter(|&kind| counts[kind] > 0);
        let with: i32 = kinds.map(|kind| self.with_kind[kind.index()]).sum();
        let strong = if tile.strength >= self.strong.0 { self.strong.1 } else { 0 };
        let level = if self.levels.0 & (1 << tile.strength.min(31)) == 0 { self.levels.1 } else { 0 };
        with + strong + level + self.strength * i32::from(tile.strength) + self.sword
    }

    /// What decorating a kind adds to a Sword with these decorations, once it is delivered.
    pub(in crate::katana) fn decorating(&self, kind: Kind, is_katana: bool, decorated: KindSet) -> i32 {
        let other = if is_katana { self.katana_decoration } else { self.decoration };
        let wanted_decoration =
            if decorated.len() < self.n_decorations_wanted { self.wanted_decoration } else { 0 };
        self.decorated[kind.index()] + other + wanted_decoration
    }
}

/// The levels of strength among the delivered Swords, a bit each.
fn levels(look: TableRef, seat: Seat) -> u32 {
    let delivered = look.player(seat).delivered;
    delivered.iter().fold(0, |levels, sword| levels | 1 << look.rules.tile(sword).strength.min(31))
}
