//! What the Ghost does where its card sends it (GHO-4 to GHO-8), and what it scores there (GHO-9).

use tabletop::Seat;

use super::{katana, solo};
use crate::{
    area::{self, komainu, market, palace},
    card,
    cx::{Cx, Log, TableRef},
    event::Event,
    flow::deal,
    moment,
    piece::{Area, Figure, GhostCard, House, Kind, RoomSet, SwordId},
    rules::Effect,
    story::prices,
    table::{Category, Standing},
};

/// The points of Komainu (GHO-8).
const KOMAINU_POINTS: i16 = 4;

/// The card sends a Worker there, and the area's rules follow; whether it found a place. Where all spaces are taken, the
/// area's points alone are scored, as if the Worker stood there (GHO-9).
pub fn visit<L: Log>(cx: &mut Cx<L>, seat: Seat, card: GhostCard) -> bool {
    match card {
        GhostCard::Daimyo => take_sword(cx, seat),
        GhostCard::Palace => visit_palace(cx, seat),
        GhostCard::Market => visit_market(cx, seat),
        GhostCard::Academy => visit_academy(cx, seat),
        GhostCard::Komainu => visit_komainu(cx, seat),
    }
}

/// A Worker takes a space, if one is open (GHO-9).
#[inline]
fn stand<L: Log>(cx: &mut Cx<L>, seat: Seat, card: GhostCard) -> bool {
    let area = card.area();
    if area::may_stand(cx.look(), seat, area).is_err() {
        cx.log.emit(|| Event::GhostCrowdedOut { seat, card });
        return false;
    }
    place(cx, seat, area);
    area::stand(cx, seat, Figure::Worker, area);
    true
}

/// A Worker goes to an area.
fn place<L: Log>(cx: &mut Cx<L>, seat: Seat, area: Area) {
    cx.player(seat).workers -= 1;
    cx.log.emit(|| Event::Placed { seat, figure: Figure::Worker, area });
}

/// The Sword with the highest number on display at the Houses that are `wanted`, with its House and space.
pub(super) fn highest(look: TableRef, wanted: impl Fn(House) -> bool) -> Option<(House, u8, SwordId)> {
    let n_spaces = look.rules.by_players(&look.rules.components.spaces.swords_per_house);
    // Number, House and space in one number: comparing those avoids an unpredictable branch.
    let mut best = 0u32;
    for house in House::ALL.into_iter().filter(|&house| wanted(house)) {
        for (space, sword) in look.table.board.swords[house.index()][..n_spaces].iter().enumerate() {
            let number = u32::from(look.rules.rank_on_display(*sword));
            best = best.max(number << 8 | (house.index() << 4 | space) as u32);
        }
    }
    let (house, space) = ((best >> 4 & 15) as usize, (best & 15) as usize);
    let sword = look.table.board.swords[house][space].filter(|_| best >> 8 > 0)?;
    Some((House(house as u8), space as u8, sword))
}

/// GHO-4: the Sword with the highest number; its points and the round's, its Sashimono, its first resource for the
/// Katana. The House's top card is discarded. A Daimyō card that frees a Worker leaves the game. Without a Sword on
/// display there is no place (GHO-9).
fn take_sword<L: Log>(cx: &mut Cx<L>, seat: Seat) -> bool {
    let look = cx.look();
    let is_early = cx.rules.is_early_solo();
    let wanted = if is_early { solo::wanted_sword(look, seat) } else { highest(look, |_| true) };
    let Some((house, space, sword)) = wanted else {
        cx.log.emit(|| Event::GhostCrowdedOut { seat, card: GhostCard::Daimyo });
        return false;
    };
    place(cx, seat, Area::Houses);
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
    true
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
    if !cx.rules.frees_worker(seat, space) {
        return;
    }
    cx.player(seat).workers += 1;
    cx.log.emit(|| Event::WorkerFreed { seat });
    if let (false, Some(ghost)) = (cx.rules.is_early_solo(), &mut cx.table.ghost) {
        ghost.deck.remove_drawn_daimyo();
        cx.log.emit(|| Event::GhostCardRemoved { card: GhostCard::Daimyo });
    }
}

/// GHO-5: a Family Member more, and the Rooms filled. The points follow ([`score_palace`]).
fn visit_palace<L: Log>(cx: &mut Cx<L>, seat: Seat) -> bool {
    let stands = stand(cx, seat, GhostCard::Palace);
    if stands {
        let families = Families::of(cx.look(), seat);
        let rooms = families.arranged(cx.look());
        if rooms != families.mine {
            palace::arrange(cx, seat, rooms);
        }
    }
    stands
}

/// GHO-5: a point for each Room that holds anyone; without a place, as the Ghost would have filled them (GHO-9).
pub fn score_palace<L: Log>(cx: &mut Cx<L>, seat: Seat, stands: bool) {
    let points = palace_points(cx.look(), seat, stands);
    cx.score(seat, points, Category::Palace);
}

fn palace_points(look: TableRef, seat: Seat, stands: bool) -> i16 {
    let families = Families::of(look, seat);
    let rooms = if stands { families.mine } else { families.arranged(look) };
    families.points(look, rooms)
}

/// Whether `human` could change the Ghost's points at the Palace by playing Market card 1 now (GHO-5, MKT-1).
pub fn could_change_palace_points(look: TableRef, human: Seat, stands: bool) -> bool {
    let Some(ghost) = look.table.ghost_seat() else { return false };
    let mut cards = card::playable(look, human, Effect::Redistribute).iter();
    if !cards.any(|card| moment::may_play(look, human, card).is_ok()) {
        return false;
    }
    let points = palace_points(look, ghost, stands);
    let n = look.table.n_family(human);
    card::arrangements(look, human).filter(|(_, verdict)| verdict.is_ok()).any(|(rooms, _)| {
        let mut table = *look.table;
        table.player_mut(human).rooms = rooms;
        table.set_family(human, n);
        palace_points(TableRef { table: &table, ..look }, ghost, stands) != points
    })
}

/// Who is at the Palace, as the Ghost sees it.
struct Families {
    /// The Rooms with the Ghost's own Family Members.
    mine: RoomSet,
    /// The Rooms with at least one, two and three Family Members of people.
    others: [RoomSet; 3],
}

impl Families {
    fn of(look: TableRef, seat: Seat) -> Self {
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

    /// Where the Ghost's Family Members would stand after a visit (GHO-5, SOL-4).
    fn arranged(&self, look: TableRef) -> RoomSet {
        if look.rules.is_early_solo() {
            return solo::with_family_member(self.mine);
        }
        let mut mine = self.mine;
        if mine.len() < look.rules.story.n_family {
            let mut emptiest = all_but(look, mine);
            for taken in self.others.iter().rev() {
                let emptier = all_but(look, mine.or(*taken));
                emptiest = if emptier.is_empty() { emptiest } else { emptier };
            }
            let place = emptiest.iter().next();
            mine.insert(place.expect("there are more Rooms than Family Members"));
        }
        let (empty, spare) = (all_but(look, self.others[0].or(mine)), mine.and(self.others[0]));
        for (to, from) in empty.iter().zip(spare.iter()) {
            mine.remove(from);
            mine.insert(to);
        }
        mine
    }

    /// A point for each Room with anyone in it, the Ghost's Family Members standing so (GHO-5); for each Family Member
    /// in the early solo rules (SOL-4).
    fn points(&self, look: TableRef, mine: RoomSet) -> i16 {
        if look.rules.is_early_solo() {
            let n_others: u8 = self.others.iter().map(|others| others.len()).sum();
            return i16::from(mine.len() + n_others);
        }
        i16::from(mine.or(self.others[0]).len())
    }
}

/// The other Rooms of the Palace.
#[inline]
fn all_but(look: TableRef, rooms: RoomSet) -> RoomSet {
    RoomSet(!rooms.0 & ((1 << look.table.board.rooms.len()) - 1))
}

/// GHO-6: the visible card with the highest number, and a point for each figure there.
fn visit_market<L: Log>(cx: &mut Cx<L>, seat: Seat) -> bool {
    if !stand(cx, seat, GhostCard::Market) {
        let points = cx.table.board.market.len() as i16 + 1;
        cx.score(seat, points, Category::Market);
        return false;
    }
    if cx.rules.is_early_solo() {
        solo::discard_market_card(cx);
    } else if let Some(place) = market_place(cx.look(), |number| number) {
        market::take_card(cx, seat, place as u8);
    }
    let points = cx.table.board.market.len() as i16;
    cx.score(seat, points, Category::Market);
    prices::after_ghost_visit(cx);
    true
}

/// The place of the visible card whose number ranks highest; the leftmost of equals.
pub(super) fn market_place(look: TableRef, rank: impl Fn(u8) -> u8) -> Option<usize> {
    let cards = &look.table.board.cards;
    let mut best = 0;
    for (place, card) in cards.iter().enumerate() {
        let number = card.and_then(|card| look.rules.card(card).effect.market_number());
        let rank = number.map_or(0, |number| 1 + usize::from(rank(number)));
        // As with the Swords; of equals the leftmost wins.
        best = best.max((rank << 2) | (cards.len() - place));
    }
    (best >> 2 > 0).then(|| cards.len() - (best & 3))
}

/// A visible Market card is discarded and replaced (SOL-3).
pub(super) fn discard_market_card<L: Log>(cx: &mut Cx<L>, place: usize) {
    let card = cx.table.board.cards[place].expect("a card lies there");
    cx.table.discarded.insert(card);
    cx.log.emit(|| Event::DisplayDiscarded { house: None, card });
    deal::reveal_market_card(cx.table, place, cx.log);
}

/// GHO-7: the first base resource on the Katana is decorated; the Coins of the people's best Decorator are points. A
/// closed Academy turns the Ghost away, without points (STO).
fn visit_academy<L: Log>(cx: &mut Cx<L>, seat: Seat) -> bool {
    if cx.rules.story.is_academy_closed {
        cx.log.emit(|| Event::GhostTurnedAway { seat, card: GhostCard::Academy });
        return false;
    }
    let stands = stand(cx, seat, GhostCard::Academy);
    if stands && !cx.rules.is_early_solo() {
        katana::decorate(cx, seat);
    }
    let points = academy_points(cx.look());
    cx.score(seat, points, Category::Academy);
    stands
}

/// The Coins shown by the most advanced Decorator of anybody but the Ghost.
#[must_use]
#[inline]
pub fn academy_points(look: TableRef) -> i16 {
    let mut most = 0;
    for seat in look.table.humans() {
        for kind in Kind::ALL {
            most = most.max(look.decorator_coins(seat, kind));
        }
    }
    i16::from(most)
}

/// GHO-8: points, and first in the next round.
fn visit_komainu<L: Log>(cx: &mut Cx<L>, seat: Seat) -> bool {
    let stands = stand(cx, seat, GhostCard::Komainu);
    let is_early = cx.rules.is_early_solo();
    let points = if is_early { solo::komainu_points(cx.look()) } else { KOMAINU_POINTS };
    cx.score(seat, points, Category::Komainu);
    if stands {
        komainu::announce(cx, seat);
    }
    stands
}
