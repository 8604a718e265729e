//! The early solo rules (SOL): where they depart from the Ghost's.

use tabletop::Seat;

use super::area::{discard_market_card as discard, highest, market_place};
use crate::{
    components::Honor,
    cx::{Cx, Log, TableRef},
    event::Event,
    piece::{GhostCard, House, N_ROOMS, RoomPlace, RoomSet, SwordId},
    table::{Category, N_FAMILY, N_ROUNDS},
};

/// SOL-2: the highest-numbered Sword whose Sashimono the Ghost lacks, or has the fewest of; with none such on display
/// the highest-numbered of all.
pub(super) fn wanted_sword(look: TableRef, seat: Seat) -> Option<(House, u8, SwordId)> {
    let flags = look.player(seat).sashimono;
    let fewest = flags.iter().min().copied().unwrap_or(0);
    highest(look, |house| flags[house.index()] == fewest).or_else(|| highest(look, |_| true))
}

/// SOL-3: the visible Market card with the lowest number is discarded.
pub(super) fn discard_market_card<L: Log>(cx: &mut Cx<L>) {
    if let Some(place) = market_place(cx.look(), |number| u8::MAX - number) {
        discard(cx, place);
    }
}

/// SOL-4: a Family Member to any Room, which is the first without one of the Ghost's.
pub(super) fn with_family_member(mut mine: RoomSet) -> RoomSet {
    let mut places = (0..N_ROOMS as u8).map(RoomPlace);
    if let (true, Some(place)) = (mine.len() < N_FAMILY, places.find(|&place| !mine.contains(place))) {
        mine.insert(place);
    }
    mine
}

/// SOL-6: as many points as the number of the round.
pub(super) fn komainu_points(look: TableRef) -> i16 {
    i16::from(look.table.round)
}

/// SOL-8: one Daimyō card leaves the Ghost's cards.
pub(super) fn remove_daimyo<L: Log>(cx: &mut Cx<L>) {
    let Some(ghost) = &mut cx.table.ghost else { return };
    if ghost.deck.remove_daimyo() {
        cx.log.emit(|| Event::GhostCardRemoved { card: GhostCard::Daimyo });
    }
}

/// SOL-9: the values of the first resource of each of its Swords, and the points of the last round, as if a Katana
/// of them had been delivered in it.
pub(super) fn score_katana<L: Log>(cx: &mut Cx<L>, seat: Seat) {
    let look = cx.look();
    let first = |sword: SwordId| i16::from(look.rules.value(look.composition(sword).kinds()[0]));
    let points: i16 = look.player(seat).delivered.iter().map(first).sum();
    cx.score(seat, points, Category::Katana);
    let last = cx.rules.components.round_points[usize::from(N_ROUNDS) - 1];
    cx.score(seat, i16::from(last), Category::Rounds);
}

/// SOL-9: the Honor cards besides those with the human icon that cannot apply to this Ghost: it has no Katana, and
/// never a card in hand.
pub(super) fn applies_to_human(honor: Honor) -> bool {
    matches!(honor, Honor::KatanaDecorations | Honor::UnusedCards)
}
