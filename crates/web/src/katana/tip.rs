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
/// Whoever has delivered fewer Swords than this has nothing to make a Katana of.
const DELIVERED_FEW: u8 = 2;
/// A set of so many kinds of Sashimono is worth collecting.
const KINDS_OF_SET: usize = 3;

/// What cost a player points, the dearest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tip {
    /// So many complete Swords were not delivered (DEL-6, END-5b).
    Undelivered(u8),
    /// The Katana was not finished (END-2).
    Unfinished,
    /// Hardly any Sword was delivered (DEL-1).
    Few(u8),
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
            (player.delivered.len() < DELIVERED_FEW, Self::Few(player.delivered.len())),
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
            Self::Few(n) => ("tip-katana-few", n.into()),
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

#[cfg(test)]
mod tests {
    use katana::{
        Katana, Setup,
        components::embedded,
        piece::{ByKind, CardId, Kind, SwordId},
    };
    use tabletop::{Seed, Session};

    use super::*;

    const ME: Seat = Seat(0);

    /// The end of a game in which nothing was left undone, and its rules.
    fn flawless() -> (Table, Rules) {
        let (setup, set) = (Setup::new(2), embedded().components.clone());
        let session = Session::<Katana>::new(setup, set, Seed([3; 32]), &mut Vec::new()).unwrap();
        let mut table = *session.state().table();
        (0..8).for_each(|n| table.player_mut(ME).delivered.insert(SwordId(n)));
        table.blades[0].decorated.insert(Kind::Wood);
        let player = table.player_mut(ME);
        (player.katana, player.sashimono, player.coins) = (KatanaStage::Delivered { column: 3 }, [1; 4], 3);
        player.stock = ByKind([0; 4]);
        player.under[0].lay(CardId(0));
        (table, session.rules().clone())
    }

    #[test]
    fn who_left_nothing_undone_gets_no_tip() {
        let (table, rules) = flawless();
        assert_eq!(Tip::of(&table, &rules, ME), None);
    }

    #[test]
    fn the_dearest_mistake_is_named_first() {
        let (mut table, rules) = flawless();
        let tip = |table: &Table| Tip::of(table, &rules, ME);
        table.player_mut(ME).under[0] = Default::default();
        assert_eq!(tip(&table), Some(Tip::NoCards));
        table.player_mut(ME).sashimono = [5, 2, 0, 0];
        assert_eq!(tip(&table), Some(Tip::NoSet));
        table.player_mut(ME).coins = 15;
        assert_eq!(tip(&table), Some(Tip::Unspent(15)));
        table.blades[0].decorated.remove(Kind::Wood);
        assert_eq!(tip(&table), Some(Tip::Plain));
        table.player_mut(ME).delivered = [0, 1, 2].map(SwordId).into_iter().collect();
        assert_eq!(tip(&table), Some(Tip::Blocked(2)), "of the spaces 2, 4 and 5, one was reached");
        table.player_mut(ME).forge = [20, 21].map(SwordId).into_iter().collect();
        assert_eq!(tip(&table), Some(Tip::Left(2)));
        table.player_mut(ME).katana = KatanaStage::Away;
        assert_eq!(tip(&table), Some(Tip::NoKatana));
        table.player_mut(ME).delivered = [0].map(SwordId).into_iter().collect();
        assert_eq!(tip(&table), Some(Tip::Few(1)));
        table.player_mut(ME).katana = KatanaStage::Unfinished;
        assert_eq!(tip(&table), Some(Tip::Unfinished));
        let kinds = rules.tile(SwordId(20)).composition.n_kinds();
        table.blades[20].placed = kinds;
        assert_eq!(tip(&table), Some(Tip::Undelivered(1)));
    }
}
