//! One thing to try next time, from what a player's things look like at the end.

use katana::{
    Rules, TableRef,
    flow::end::sashimono_points,
    table::{KatanaStage, Table},
};
use tabletop::Seat;

use super::Picture;

/// From so many Coins on, they could have bought something: 5 make a point, and a Sword of 5 points costs about as much.
const COINS_MANY: u32 = 15;
/// A set of so many kinds of Sashimono is worth collecting.
const KINDS_OF_SET: usize = 3;

/// What cost a player points, the dearest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tip {
    /// So many complete Swords were not delivered (DEL-6, END-5b).
    Undelivered(u8),
    /// The Katana was not finished (END-2).
    Unfinished,
    /// The Katana was never put into play (END-5b).
    NoKatana,
    /// So many Swords were left on the Forge, more than one (END-5b).
    Left(u8),
    /// So many Workers were still Blocked (DEL-4).
    Blocked(u8),
    /// No resource was decorated (DEL-1).
    Plain,
    /// Coins and stock worth so many Coins were not used (END-1).
    Unspent(u32),
    /// There were fewer kinds of Sashimono than make a good set (END-3).
    NoSet,
    /// No card was put under the Forge (PLY-4).
    NoCards,
}

impl Tip {
    fn of(table: &Table, rules: &Rules, seat: Seat) -> Option<Self> {
        let look = TableRef { table, rules };
        let player = table.player(seat);
        let left = || player.forge.iter().filter(|sword| sword.katana_of().is_none());
        let n_complete = left().filter(|&sword| look.is_complete(sword)).count() as u8;
        let n_left = left().count() as u8;
        let n_blocked = rules.n_blocked(seat, player.delivered.len());
        let decorated = player.delivered.iter().any(|sword| !table.blade(sword).decorated.is_empty());
        let n_kinds = player.sashimono.iter().filter(|&&n| n > 0).count();
        let wealth = look.wealth(seat);
        let tips = [
            (n_complete > 0, Self::Undelivered(n_complete)),
            (player.katana == KatanaStage::Unfinished, Self::Unfinished),
            (player.katana == KatanaStage::Away, Self::NoKatana),
            (n_left > 1, Self::Left(n_left)),
            (n_blocked > 0, Self::Blocked(n_blocked)),
            (!decorated, Self::Plain),
            (wealth >= COINS_MANY, Self::Unspent(wealth)),
            (n_kinds < KINDS_OF_SET, Self::NoSet),
            (player.cards_under().next().is_none(), Self::NoCards),
        ];
        tips.into_iter().find(|(is_so, _)| *is_so).map(|(_, tip)| tip)
    }

    /// The message id, and the number in it.
    fn message(self) -> (&'static str, i64) {
        match self {
            Self::Undelivered(n) => ("tip-katana-undelivered", n.into()),
            Self::Unfinished => ("tip-katana-unfinished", 1),
            Self::NoKatana => ("tip-katana-no-katana", 4),
            Self::Left(n) => ("tip-katana-left", n.into()),
            Self::Blocked(n) => ("tip-katana-blocked", n.into()),
            Self::Plain => ("tip-katana-plain", 1),
            Self::Unspent(n) => ("tip-katana-unspent", n.into()),
            Self::NoSet => ("tip-katana-no-set", sashimono_points([1; 4]).into()),
            Self::NoCards => ("tip-katana-no-cards", 1),
        }
    }
}

impl Picture<'_> {
    /// What a player may try next time. A chapter of the Story has aims of its own.
    pub(super) fn tip_for(self, seat: Seat) -> Option<String> {
        if self.voice.rules.setup.chapter.is_some() {
            return None;
        }
        let (id, n) = Tip::of(self.game.table(), self.voice.rules, seat)?.message();
        Some(self.tell(id, &[("n", n.into())]))
    }
}
