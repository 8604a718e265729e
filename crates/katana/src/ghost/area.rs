//! What the Ghost does where its card sends it (GHO-4 to GHO-8), and what it scores there (GHO-9).

use tabletop::Seat;

use super::{katana, solo};
use crate::{
    area::{self, market, palace},
    cx::{Cx, Log, Look},
    event::Event,
    flow::deal,
    piece::{Area, CardId, Figure, GhostCard, House, Kind, N_ROOMS, RoomPlace, RoomSet, SwordId},
    table::{Category, N_FAMILY, Standing},
};

/// The points of Komainu (GHO-8).
const KOMAINU_POINTS: i16 = 4;

/// Whether a Worker finds a place: a Sword on display at the Houses, a space elsewhere (GHO-9).
#[must_use]
pub fn has_space(look: Look, seat: Seat, card: GhostCard) -> bool {
    match card {
        GhostCard::Daimyo => swords(look).next().is_some(),
        GhostCard::Palace | GhostCard::Market | GhostCard::Academy | GhostCard::Komainu => {
            area::may_stand(look, seat, card.area()).is_ok()
        }
    }
}

/// GHO-9: all spaces are taken. The area's points alone, as if the Worker stood there.
pub fn score_only<L: Log>(cx: &mut Cx<L>, seat: Seat, card: GhostCard) {
    let look = cx.look();
    let (points, category) = match card {
        GhostCard::Daimyo => return,
        GhostCard::Palace => {
            let others = families(look);
            (palace_points(look, &others, arranged(look, &others, seat)), Category::Palace)
        }
        GhostCard::Market => (look.table.board.market.len() as i16 + 1, Category::Market),
        GhostCard::Academy => (academy_points(look), Category::Academy),
        GhostCard::Komainu => (komainu_points(look), Category::Komainu),
    };
    cx.score(seat, points, category);
}

/// A Worker stands there, and the area's rules follow.
pub fn visit<L: Log>(cx: &mut Cx<L>, seat: Seat, card: GhostCard) {
    let area = card.area();
    cx.player(seat).workers -= 1;
    cx.log.emit(|| Event::Placed { seat, figure: Figure::Worker, area });
    area::stand(cx, seat, Figure::Worker, area);
    match area {
        Area::Houses => take_sword(cx, seat),
        Area::Palace => visit_palace(cx, seat),
        Area::Market => visit_market(cx, seat),
        Area::Academy => visit_academy(cx, seat),
        Area::Komainu => visit_komainu(cx, seat),
        Area::Forge => unreachable!("no card sends the Ghost to the Forge"),
    }
}

/// The Swords on display, with House and space.
pub(super) fn swords(look: Look<'_>) -> impl Iterator<Item = (House, u8, SwordId)> {
    let spaces = |house: House| look.table.board.swords[house.index()].iter().enumerate();
    House::ALL.into_iter().flat_map(move |house| {
        spaces(house).filter_map(move |(space, sword)| sword.map(|sword| (house, space as u8, sword)))
    })
}

/// The one with the highest number.
pub(super) fn highest(
    look: Look,
    swords: impl Iterator<Item = (House, u8, SwordId)>,
) -> Option<(House, u8, SwordId)> {
    swords.max_by_key(|&(_, _, sword)| look.rules.tile(sword).number)
}

/// GHO-4: the Sword with the highest number; its points and the round's, its Sashimono, its first resource for the
/// Katana. The House's top card is discarded. A Daimyō card that frees a Worker leaves the game.
fn take_sword<L: Log>(cx: &mut Cx<L>, seat: Seat) {
    let look = cx.look();
    let is_early = cx.rules.is_early_solo();
    let wanted = if is_early { solo::wanted_sword(look, seat) } else { highest(look, swords(look)) };
    let (house, space, sword) = wanted.expect("a Sword is on display");
    let tile = cx.rules.tile(sword);
    let board = &mut cx.table.board;
    board.swords[house.index()][usize::from(space)] = None;
    board.houses[house.index()][usize::from(space)] = Some(Standing { seat, figure: Figure::Worker });
    cx.log.emit(|| Event::GhostTookSword { seat, sword, house, space });
    cx.score(seat, i16::from(tile.points), Category::Swords);
    let round = usize::from(cx.table.round) - 1;
    cx.score(seat, i16::from(cx.rules.components.round_points[round]), Category::Rounds);
    cx.table.blades[sword.index()].placed = tile.composition.kinds().len() as u8;
    cx.player(seat).delivered.insert(sword);
    cx.gain_sashimono(seat, house);
    if !is_early {
        katana::grow(cx, seat, tile.composition.kinds()[0]);
    }
    discard_top(cx, house);
    free_worker(cx, seat);
}

/// The House's top Daimyō card is discarded, and the next one shows.
fn discard_top<L: Log>(cx: &mut Cx<L>, house: House) {
    let deck = &mut cx.table.decks.daimyo[house.index()];
    if let Some(card) = deck.pop() {
        cx.table.discarded.insert(card);
        cx.log.emit(|| Event::DisplayDiscarded { house: Some(house), card });
    }
    if let Some(&card) = cx.table.decks.daimyo[house.index()].last() {
        cx.log.emit(|| Event::CardRevealed { house: Some(house), card });
    }
}

/// DEL-4: a Blocked Worker on the Sword's space becomes Available; then the Ghost's card leaves the game (GHO-4),
/// except in the early solo rules (SOL-0).
fn free_worker<L: Log>(cx: &mut Cx<L>, seat: Seat) {
    let space = cx.player(seat).delivered.len();
    if !cx.rules.blocked(seat).contains(&space) {
        return;
    }
    cx.player(seat).workers += 1;
    cx.log.emit(|| Event::WorkerFreed { seat });
    if let (false, Some(ghost)) = (cx.rules.is_early_solo(), &mut cx.table.ghost) {
        ghost.deck.remove_drawn_daimyo();
        cx.log.emit(|| Event::GhostCardRemoved { card: GhostCard::Daimyo });
    }
}

/// GHO-5: a Family Member more, the Rooms filled, and a point for each that holds anyone.
fn visit_palace<L: Log>(cx: &mut Cx<L>, seat: Seat) {
    let others = families(cx.look());
    let rooms = arranged(cx.look(), &others, seat);
    if rooms != cx.player(seat).rooms {
        palace::arrange(cx, seat, rooms);
    }
    let points = palace_points(cx.look(), &others, rooms);
    cx.score(seat, points, Category::Palace);
}

/// How the Ghost's Family Members would stand after a visit (GHO-5, SOL-4).
fn arranged(look: Look, others: &[u8; N_ROOMS], seat: Seat) -> RoomSet {
    let mut mine = look.player(seat).rooms;
    if look.rules.is_early_solo() {
        return solo::with_family_member(mine);
    }
    let free = (0..N_ROOMS).filter(|&place| !mine.contains(RoomPlace(place as u8)));
    if let (true, Some(place)) = (mine.len() < N_FAMILY, free.min_by_key(|&place| others[place])) {
        mine.insert(RoomPlace(place as u8));
    }
    for place in (0..N_ROOMS).filter(|&place| others[place] == 0) {
        let place = RoomPlace(place as u8);
        let spare = mine.iter().find(|there| others[usize::from(there.0)] > 0);
        if let (false, Some(from)) = (mine.contains(place), spare) {
            mine.remove(from);
            mine.insert(place);
        }
    }
    mine
}

/// How many Family Members of the people stand in each Room.
fn families(look: Look) -> [u8; N_ROOMS] {
    let mut counts = [0; N_ROOMS];
    for other in look.table.humans() {
        look.player(other).rooms.iter().for_each(|place| counts[usize::from(place.0)] += 1);
    }
    counts
}

/// A point for each Room with anyone in it, the Ghost's Family Members standing so (GHO-5); for each Family Member
/// in the early solo rules (SOL-4).
fn palace_points(look: Look, others: &[u8; N_ROOMS], mine: RoomSet) -> i16 {
    if look.rules.is_early_solo() {
        return i16::from(mine.len()) + others.iter().map(|&n| i16::from(n)).sum::<i16>();
    }
    let is_filled = |place: &usize| others[*place] > 0 || mine.contains(RoomPlace(*place as u8));
    (0..N_ROOMS).filter(is_filled).count() as i16
}

/// GHO-6: the visible card with the highest number, and a point for each figure there.
fn visit_market<L: Log>(cx: &mut Cx<L>, seat: Seat) {
    if cx.rules.is_early_solo() {
        solo::discard_market_card(cx);
    } else if let Some(place) = market_place(cx.look(), |number, best| number > best) {
        market::take_card(cx, seat, place as u8);
    }
    let points = cx.table.board.market.len() as i16;
    cx.score(seat, points, Category::Market);
}

/// The place of the visible card whose number beats all others; the leftmost of equals.
pub(super) fn market_place(look: Look, beats: impl Fn(u8, u8) -> bool) -> Option<usize> {
    let number = |card: CardId| look.rules.card(card).effect.market_number().unwrap_or(0);
    let mut best: Option<(usize, u8)> = None;
    for (place, card) in look.table.board.cards.iter().enumerate() {
        let Some(number) = card.map(number) else { continue };
        if best.is_none_or(|(_, best)| beats(number, best)) {
            best = Some((place, number));
        }
    }
    best.map(|(place, _)| place)
}

/// A visible Market card is discarded and replaced (SOL-3).
pub(super) fn discard_market_card<L: Log>(cx: &mut Cx<L>, place: usize) {
    let card = cx.table.board.cards[place].expect("a card lies there");
    cx.table.discarded.insert(card);
    cx.log.emit(|| Event::DisplayDiscarded { house: None, card });
    deal::reveal_market_card(cx.table, place, cx.log);
}

/// GHO-7: the first base resource on the Katana is decorated; the Coins of the people's best Decorator are points.
fn visit_academy<L: Log>(cx: &mut Cx<L>, seat: Seat) {
    if !cx.rules.is_early_solo() {
        katana::decorate(cx, seat);
    }
    let points = academy_points(cx.look());
    cx.score(seat, points, Category::Academy);
}

/// The Coins shown by the most advanced Decorator of anybody but the Ghost.
fn academy_points(look: Look) -> i16 {
    let shown = |seat| Kind::ALL.map(|kind| look.decorator_coins(seat, kind));
    look.table.humans().flat_map(shown).max().map_or(0, i16::from)
}

/// GHO-8: points, and first in the next round.
fn visit_komainu<L: Log>(cx: &mut Cx<L>, seat: Seat) {
    let points = komainu_points(cx.look());
    cx.score(seat, points, Category::Komainu);
    cx.log.emit(|| Event::KomainuTaken { seat });
}

fn komainu_points(look: Look) -> i16 {
    if look.rules.is_early_solo() { solo::komainu_points(look) } else { KOMAINU_POINTS }
}
