//! What a beginner may aim at in a round: from the position at its beginning, and ticked off by the position now.

use host::AnyGameView;
use katana::{
    Katana, Rules,
    piece::{Kind, SwordId},
    table::{KatanaStage, N_ROUNDS, Table},
};
use tabletop::Seat;

use super::{Picture, imagined};
use crate::face::Aim;

/// The most aims at a time.
const AIMS_MAX: usize = 3;
/// How many Swords a beginner can forge side by side.
const GOING: u8 = 2;
/// How many resources go on Swords in the first round.
const PLACED: u8 = 3;

/// Something to aim at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Goal {
    /// So many Swords are being forged, or were and have been delivered since.
    Going(u8),
    /// So many more resources lie on Swords (MOV-2).
    Place(u8),
    /// So many Coins are left for a Monk of the next round (TEM-1).
    Keep(u8),
    /// So many more Swords are delivered (DEL-1).
    Deliver(u8),
    /// The same, and one of them frees a Worker (DEL-4).
    Free(u8),
    /// A resource is decorated (ACA-2).
    Decorate,
    /// Another Family Member is at the Palace (PAL-1).
    Family,
    /// The Project has all four kinds (KAT-1).
    Kinds,
    /// The Katana is in play (KAT-2).
    Put,
    /// The Katana is delivered (KAT-4).
    HandIn,
}

/// What counts of a player's things. Within a round, only the Coins can go down.
#[derive(Clone, Copy)]
struct Count {
    going: u8,
    delivered: u8,
    placed: u8,
    decorated: u8,
    family: u8,
    coins: u16,
    has_all_kinds: bool,
    katana: KatanaStage,
}

impl Count {
    fn of(table: &Table, seat: Seat) -> Self {
        let player = table.player(seat);
        let going = || player.forge.iter().filter(|sword| sword.katana_of().is_none());
        let own = || going().chain(player.delivered.iter()).chain([SwordId::katana(seat)]);
        Self {
            going: going().count() as u8,
            delivered: player.delivered.len(),
            placed: own().map(|sword| table.blade(sword).placed).sum(),
            decorated: own().map(|sword| table.blade(sword).decorated.len()).sum(),
            family: table.n_family(seat),
            coins: player.coins,
            has_all_kinds: Kind::ALL.iter().all(|&kind| player.project[kind] > 0),
            katana: player.katana,
        }
    }
}

impl Goal {
    /// What a player may aim at in the round that begins like this.
    fn of_round(table: &Table, rules: &Rules, seat: Seat) -> Vec<Self> {
        let count = Count::of(table, seat);
        let (is_first, is_last) = (table.round == 1, table.round == N_ROUNDS);
        let mut goals = Vec::new();
        if is_first {
            let offering = rules.components.offering[usize::from(table.round)];
            goals.extend([Self::Going(GOING.max(count.going)), Self::Place(PLACED), Self::Keep(offering)]);
        }
        if !is_first && count.going > 0 {
            let n = if table.round > 2 { count.going.min(GOING) } else { 1 };
            goals.push(Self::deliver(n, &count, rules, seat));
        }
        if !is_first && !is_last && count.going < GOING {
            goals.push(Self::Going(GOING));
        }
        goals.extend(Self::of_katana(is_last, &count));
        if count.decorated == 0 && count.going > 0 {
            goals.push(Self::Decorate);
        }
        if count.family == 0 && !is_last {
            goals.push(Self::Family);
        }
        if goals.is_empty() {
            goals.push(Self::Going(1));
        }
        goals.truncate(AIMS_MAX);
        goals
    }

    /// The next step to a Katana, where it is within reach.
    fn of_katana(is_last: bool, count: &Count) -> Option<Self> {
        match count.katana {
            KatanaStage::Away if is_last || count.delivered == 0 => None,
            KatanaStage::Away if count.has_all_kinds => Some(Self::Put),
            KatanaStage::Away => Some(Self::Kinds),
            KatanaStage::Forging => Some(Self::HandIn),
            KatanaStage::Delivered { column: _ } | KatanaStage::Unfinished => None,
        }
    }

    /// So many deliveries, one of which may free a Worker.
    fn deliver(n: u8, count: &Count, rules: &Rules, seat: Seat) -> Self {
        let n_blocked = |delivered| rules.n_blocked(seat, delivered);
        let frees = n_blocked(count.delivered + n) < n_blocked(count.delivered);
        if frees { Self::Free(n) } else { Self::Deliver(n) }
    }

    /// Whether it is reached.
    fn is_met(self, before: &Count, now: &Count) -> bool {
        match self {
            Self::Going(n) => now.going + now.delivered - before.delivered >= n,
            Self::Place(n) => now.placed >= before.placed + n,
            Self::Keep(coins) => now.coins >= coins.into(),
            Self::Deliver(n) | Self::Free(n) => now.delivered >= before.delivered + n,
            Self::Decorate => now.decorated > before.decorated,
            Self::Family => now.family > before.family,
            Self::Kinds => now.has_all_kinds || now.katana != KatanaStage::Away,
            Self::Put => now.katana != KatanaStage::Away,
            Self::HandIn => matches!(now.katana, KatanaStage::Delivered { .. }),
        }
    }

    /// The message id, and the number in it.
    fn message(self) -> (&'static str, u8) {
        match self {
            Self::Going(n) => ("aim-katana-going", n),
            Self::Place(n) => ("aim-katana-place", n),
            Self::Keep(coins) => ("aim-katana-keep", coins),
            Self::Deliver(n) => ("aim-katana-deliver", n),
            Self::Free(n) => ("aim-katana-free", n),
            Self::Decorate => ("aim-katana-decorate", 1),
            Self::Family => ("aim-katana-family", 1),
            Self::Kinds => ("aim-katana-kinds", 4),
            Self::Put => ("aim-katana-put", 1),
            Self::HandIn => ("aim-katana-hand-in", 1),
        }
    }
}

impl Picture<'_> {
    /// The aims of a player for the round that began like this. Who has passed can reach nothing more in it (PAS-1).
    pub(super) fn aims_of(self, seat: Seat, round: &AnyGameView) -> Vec<Aim> {
        let Some(round) = round.of::<Katana>() else { return Vec::new() };
        let (before, table) = (imagined(round), self.game.table());
        if before.table().round != table.round {
            return Vec::new();
        }
        let goals = Goal::of_round(before.table(), self.voice.rules, seat);
        let [before, now] = [before.table(), table].map(|table| Count::of(table, seat));
        let aim = |goal: Goal| {
            let (id, n) = goal.message();
            Aim { words: self.tell(id, &[("n", n.into())]), is_met: goal.is_met(&before, &now) }
        };
        let has_passed = table.player(seat).passed;
        goals.into_iter().map(aim).filter(|aim| aim.is_met || !has_passed).collect()
    }
}
