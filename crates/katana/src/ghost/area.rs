//! What the Ghost does where its card sends it (GHO-4 to GHO-8), and what it scores there (GHO-9).

use tabletop::Seat;

use super::{katana, solo};
use crate::{
    area::{self, market, palace},
    cx::{Cx, Log, Look},
    event::Event,
    flow::deal,
    piece::{Area, CardId, Figure, GhostCard, House, Kind, RoomSet, SwordId},
    story::prices,
    table::{Category, Standing},
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
            let families = Families::of(look, seat);
            (families.points(look, families.arranged(look)), Category::Palace)
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
    let spaces = look.table.board.swords.as_flattened().iter().enumerate();
    let n_spaces = look.table.board.swords[0].len();
    spaces.filter_map(move |(n, sword)| {
        sword.map(|sword| (House((n / n_spaces) as u8), (n % n_spaces) as u8, sword))
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
    let families = Families::of(cx.look(), seat);
    let rooms = families.arranged(cx.look());
    if rooms != families.mine {
        palace::arrange(cx, seat, rooms);
    }
    let points = families.points(cx.look(), rooms);
    cx.score(seat, points, Category::Palace);
}

/// Who is at the Palace, as the Ghost sees it.
struct Families {
    /// The Rooms with the Ghost's own Family Members.
    mine: RoomSet,
    /// The Rooms with at least one, two and three Family Members of people.
    others: [RoomSet; 3],
}

impl Families {
    fn of(look: Look, seat: Seat) -> Self {
        let mut others = [RoomSet::default(); 3];
        // Who shares a Room is in it twice (STO).
        let twice = look.table.sharing.iter();
        for human in look.table.humans().chain(twice) {
            let rooms = look.player(human).rooms;
            others[2] = others[2].or(others[1].and(rooms));
            others[1] = others[1].or(others[0].and(rooms));
            others[0] = others[0].or(rooms);
        }
        Self { mine: look.player(seat).rooms, others }
    }

    /// How the Ghost's Family Members would stand after a visit (GHO-5, SOL-4).
    fn arranged(&self, look: Look) -> RoomSet {
        if look.rules.is_early_solo() {
            return solo::with_family_member(self.mine);
        }
        let mut mine = self.mine;
        if mine.len() < look.rules.story.n_family {
            let emptiest = self.others.iter().map(|&taken| mine.or(taken)).chain([mine]);
            let place = emptiest.filter_map(|taken| all_but(look, taken).iter().next()).next();
            mine.insert(place.expect("there are more Rooms than Family Members"));
        }
        for empty in all_but(look, self.others[0].or(mine)).iter() {
            let Some(spare) = mine.and(self.others[0]).iter().next() else { break };
            mine.remove(spare);
            mine.insert(empty);
        }
        mine
    }

    /// A point for each Room with anyone in it, the Ghost's Family Members standing so (GHO-5); for each Family Member
    /// in the early solo rules (SOL-4).
    fn points(&self, look: Look, mine: RoomSet) -> i16 {
        if look.rules.is_early_solo() {
            let n_others: u8 = self.others.iter().map(|others| others.len()).sum();
            return i16::from(mine.len() + n_others);
        }
        i16::from(mine.or(self.others[0]).len())
    }
}

/// The other Rooms of the Palace.
fn all_but(look: Look, rooms: RoomSet) -> RoomSet {
    RoomSet(!rooms.0 & ((1 << look.table.board.rooms.len()) - 1))
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
    prices::after_ghost_visit(cx);
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
