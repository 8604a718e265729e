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

#[cfg(test)]
mod tests {
    use katana::{
        Setup,
        action::passes_withheld,
        components::embedded,
        piece::{ByKind, RoomPlace},
    };
    use tabletop::{Game, Options, Quick, Seed, Session, pick};

    use super::*;

    const ME: Seat = Seat(0);

    fn dealt() -> (Table, Rules) {
        let (setup, set) = (Setup::new(2), embedded().components.clone());
        let session = Session::<Katana>::new(setup, set, Seed([3; 32]), &mut Vec::new()).unwrap();
        (*session.state().table(), session.rules().clone())
    }

    /// A table at the beginning of a round with so many Swords on the Forge and delivered.
    fn at(table: &Table, round: u8, n_going: u8, n_delivered: u8) -> Table {
        let mut table = Table { round, ..*table };
        let player = table.player_mut(ME);
        (0..n_going).for_each(|n| player.forge.insert(SwordId(n)));
        (10..10 + n_delivered).for_each(|n| player.delivered.insert(SwordId(n)));
        table
    }

    #[test]
    fn the_first_round_begins_swords_and_saves_for_a_monk() {
        let (table, rules) = dealt();
        let offering = rules.components.offering[1];
        let goals = Goal::of_round(&at(&table, 1, 1, 0), &rules, ME);
        assert_eq!(goals, [Goal::Going(2), Goal::Place(3), Goal::Keep(offering)]);
    }

    #[test]
    fn later_rounds_deliver_what_there_is_and_make_the_katana() {
        let (table, rules) = dealt();
        let goals = |table: &Table| Goal::of_round(table, &rules, ME);
        // The second Washitsu space holds a Blocked Worker (DEL-4).
        assert_eq!(goals(&at(&table, 2, 2, 0))[0], Goal::Deliver(1));
        assert_eq!(goals(&at(&table, 2, 2, 1))[0], Goal::Free(1));
        assert_eq!(goals(&at(&table, 3, 1, 2)), [Goal::Deliver(1), Goal::Going(2), Goal::Kinds]);
        assert_eq!(goals(&at(&table, 2, 0, 0)), [Goal::Going(2), Goal::Family]);
        let mut third = at(&table, 3, 3, 3);
        third.player_mut(ME).project = ByKind([1; 4]);
        assert_eq!(goals(&third)[..2], [Goal::Free(2), Goal::Put]);
        third.player_mut(ME).katana = KatanaStage::Forging;
        assert_eq!(goals(&third)[1], Goal::HandIn);
        third.player_mut(ME).katana = KatanaStage::Delivered { column: 2 };
        assert_eq!(goals(&third)[1], Goal::Decorate);
    }

    #[test]
    fn the_last_round_begins_nothing_that_cannot_be_finished() {
        let (table, rules) = dealt();
        let mut last = at(&table, N_ROUNDS, 2, 2);
        last.player_mut(ME).project = ByKind([1; 4]);
        let goals = Goal::of_round(&last, &rules, ME);
        assert_eq!(goals, [Goal::Free(2), Goal::Decorate]);
        assert_eq!(Goal::of_round(&at(&table, N_ROUNDS, 0, 0), &rules, ME), [Goal::Going(1)], "something");
    }

    #[test]
    fn an_aim_is_reached_by_what_it_says() {
        let (table, _) = dealt();
        let before = Count::of(&at(&table, 2, 1, 1), ME);
        let is_met = |goal: Goal, table: &Table| goal.is_met(&before, &Count::of(table, ME));
        assert!(!is_met(Goal::Going(2), &at(&table, 2, 1, 1)));
        assert!(is_met(Goal::Going(2), &at(&table, 2, 2, 1)));
        assert!(is_met(Goal::Going(2), &at(&table, 2, 1, 2)), "one of them has been delivered since");
        assert!(!is_met(Goal::Deliver(1), &at(&table, 2, 2, 1)));
        assert!(is_met(Goal::Free(1), &at(&table, 2, 0, 2)));
        let mut rich = at(&table, 2, 1, 1);
        rich.player_mut(ME).coins = 6;
        rich.player_mut(ME).rooms.insert(RoomPlace(1));
        rich.blades[0].placed = 2;
        rich.blades[0].decorated.insert(Kind::Wood);
        assert!(is_met(Goal::Keep(6), &rich) && !is_met(Goal::Keep(7), &rich));
        assert!(is_met(Goal::Family, &rich) && is_met(Goal::Decorate, &rich));
        assert!(is_met(Goal::Place(2), &rich) && !is_met(Goal::Place(3), &rich));
        assert!(!is_met(Goal::Kinds, &rich) && !is_met(Goal::Put, &rich));
        rich.player_mut(ME).katana = KatanaStage::Forging;
        assert!(is_met(Goal::Kinds, &rich) && is_met(Goal::Put, &rich) && !is_met(Goal::HandIn, &rich));
    }

    #[test]
    fn what_is_reached_stays_reached_until_the_round_is_over() {
        for seed in 1..=6 {
            let (setup, set) = (Setup::new(2), embedded().components.clone());
            let mut session = Session::<Katana>::new(setup, set, Seed([seed; 32]), &mut Vec::new()).unwrap();
            let (mut quick, mut options) = (Quick::new(seed.into()), Options::default());
            let mut began = *session.state().table();
            let mut met: Vec<Goal> = Vec::new();
            while let Some(seat) = session.state().status().asked().first() {
                options.clear();
                session.state().options(session.rules(), seat, &mut options);
                let action = pick(options.all(), &mut quick, passes_withheld);
                session.act(seat, action).unwrap();
                let now = *session.state().table();
                if now.round != began.round {
                    (began, met) = (now, Vec::new());
                }
                let [before, count] = [&began, &now].map(|table| Count::of(table, ME));
                let goals = Goal::of_round(&began, session.rules(), ME);
                assert!((1..=AIMS_MAX).contains(&goals.len()));
                let is_met = |goal: &Goal| goal.is_met(&before, &count);
                assert!(met.iter().all(is_met), "{met:?} in round {}", now.round);
                let lasting = goals.into_iter().filter(|goal| !matches!(goal, Goal::Keep(_)));
                met = lasting.filter(is_met).collect();
            }
        }
    }
}
