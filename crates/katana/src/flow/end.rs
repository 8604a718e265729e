//! The end of the game (END): final scoring and ranks.

use tabletop::{Pile, Ranks, Seat};

use crate::{
    components::Honor,
    cx::{Cx, Log, TableRef},
    delivery,
    event::Event,
    favor, ghost, honor,
    piece::HonorId,
    table::{Category, KatanaStage, Shame, Table},
};

/// Final scoring.
pub fn score<L: Log>(cx: &mut Cx<L>) {
    for seat in cx.table.humans() {
        let points = cx.look().wealth(seat) / 5;
        cx.score(seat, i16::try_from(points).unwrap_or(i16::MAX), Category::Coins);
        score_unfinished_katana(cx, seat);
        let sets = sashimono_points(cx.table.player(seat).sashimono);
        cx.score(seat, sets, Category::Sashimono);
        score_honors(cx, seat);
    }
    if let Some(seat) = cx.table.ghost_seat() {
        ghost::score::score(cx, seat);
    }
    favor::award_last(cx);
    let table = &*cx.table;
    cx.log.emit(|| Event::GameOver {
        ranks: ranks(table).to_vec(),
        scores: table.seats().map(|seat| table.player(seat).score()).collect(),
    });
}

/// END-2: a Katana still on the Forge scores what lies on it and brings Dishonor.
fn score_unfinished_katana<L: Log>(cx: &mut Cx<L>, seat: Seat) {
    if cx.table.player(seat).katana != KatanaStage::Forging {
        return;
    }
    let points = delivery::katana_points(cx.look(), seat);
    cx.score(seat, points, Category::Katana);
    let player = cx.player(seat);
    player.katana = KatanaStage::Unfinished;
    player.shame = Shame::Dishonor;
    cx.log.emit(|| Event::Dishonored { seat });
}

/// END-3: sets of different kinds, as long as any are left: 1, 3, 6 or 10 points for 1 to 4 kinds. So the first kind of a
/// set is worth 1 point, the second 2, the third 3 and the fourth 4, and the commonest kind is the first of every set.
#[must_use]
pub fn sashimono_points(mut counts: [u8; 4]) -> i16 {
    counts.sort_unstable();
    counts.iter().rev().zip(1..).map(|(&n, points)| i16::from(n) * points).sum()
}

/// END-4: each Honor card; the flowers last (HON-15).
fn score_honors<L: Log>(cx: &mut Cx<L>, seat: Seat) {
    for card in honors_in_order(cx.look(), seat) {
        let points = honor::points(cx.look(), seat, cx.rules.honor(card));
        cx.log.emit(|| Event::HonorScored { seat, honor: card, points });
        cx.score(seat, points, Category::Honors);
    }
}

/// The Honor cards of `seat` in the order in which they are scored.
pub(crate) fn honors_in_order(look: TableRef, seat: Seat) -> impl Iterator<Item = HonorId> + use<> {
    let honors = look.player(seat).honors;
    let mut last = Pile::<HonorId, 4>::default();
    let mut cards = Pile::<HonorId, 4>::default();
    for &card in honors.iter() {
        let is_last = look.rules.honor(card) == Honor::Flowers;
        if is_last { last.push(card) } else { cards.push(card) }
    }
    last.iter().for_each(|&card| cards.push(card));
    (0..cards.len()).map(move |place| cards[place])
}

/// END-6, GHO-13: most points, then the highest Favor card, else shared.
#[must_use]
pub fn ranks(table: &Table) -> Ranks {
    let mark = |seat: Seat| (table.player(seat).score(), table.player(seat).favors);
    let rank = |seat: Seat| 1 + table.seats().filter(|&other| mark(other) > mark(seat)).count() as u8;
    table.seats().map(rank).collect()
}
