//! What is dealt before the first decision (SET-2 to SET-9).

use std::ops::Range;

use tabletop::{Dice, Pile, Seat, Seats, Seed};

use crate::{
    cx::{Cx, Log},
    event::{Cause, Event},
    ghost::{Ghost, deck::Deck},
    piece::{
        CardId, Favor, HonorId, House, Kind, N_DAIMYO, N_HONOR, N_MARKET, N_ROOMS, N_SWORDS, N_TILES, Room,
        RoomSet, SwordId,
    },
    rules::Rules,
    setup::{GhostLevel, RoomChoice},
    story::hooks::{self, PalaceRooms},
    table::{Blade, Board, Decks, HUMAN_SIDE, N_WORKERS, Player, Table},
};

/// What each stream of dice is for. The numbers are part of the record format.
#[derive(Clone, Copy)]
pub(crate) enum Purpose {
    Rooms = 1,
    Swords = 2,
    Daimyo = 3,
    Market = 4,
    Favors = 5,
    Honors = 6,
    First = 7,
    Ghost = 8,
}

/// The `nth` stream for a purpose; all but the Ghost's shuffles are made on the deal, with the stream 0.
pub(crate) fn dice(seed: &Seed, purpose: Purpose, nth: u8) -> Dice {
    Dice::new(seed, purpose as u32, u32::from(nth))
}

/// The part that is the same in every deal with the same rules: made once, so that a deal is a copy and a shuffle.
#[derive(Clone, Debug)]
pub struct Undealt {
    /// The table with its boards, its decks sorted by id, and the players' starting resources.
    table: Table,
    /// The Daimyō cards of all Houses, by id.
    daimyo: Pile<CardId, N_DAIMYO>,
}

impl Undealt {
    /// An empty table.
    pub(crate) fn nothing() -> Self {
        let board = Board {
            rooms: Pile::default(),
            swords: Default::default(),
            houses: Default::default(),
            market: Pile::default(),
            academy: Pile::default(),
            palace: Pile::default(),
            komainu: None,
            cards: [None; 3],
            honors: [None; 4],
        };
        let decks = Decks {
            swords: Pile::default(),
            daimyo: Default::default(),
            market: Pile::default(),
            honor: Pile::default(),
        };
        let table = Table {
            n_seats: 0,
            round: 1,
            first: Seat(0),
            turn: Seat(0),
            claims: Seats::NONE,
            token: RoomSet::default(),
            favors: 0,
            board,
            players: [Player::default(); 4],
            blades: [Blade::default(); N_SWORDS],
            discarded: Default::default(),
            decks,
            ghost: None,
            raised: Default::default(),
            sharing: Seats::NONE,
        };
        Self { table, daimyo: Pile::default() }
    }

    /// What these rules use, without what a chapter leaves in the box.
    pub(crate) fn of(rules: &Rules) -> Self {
        let Self { mut table, .. } = Self::nothing();
        table.n_seats = rules.n_seats();
        for seat in (0..rules.setup.players).map(Seat) {
            *table.player_mut(seat) = starting_player(rules, seat);
        }
        if let Some(seat) = rules.setup.ghost_seat() {
            // GHO-1: a Ghost starts with its Workers alone, those that its side does not block.
            table.player_mut(seat).workers = N_WORKERS - rules.n_blocked(seat, 0);
            table.ghost = Some(Ghost::new(Deck::unshuffled(), Seat(0)));
        }
        let cards = |ids: Range<usize>| ids.map(|id| CardId(id as u8)).filter(|&card| rules.has_card(card));
        let honors = (0..N_HONOR as u8).map(HonorId);
        table.decks.swords = (0..N_TILES as u8).map(SwordId).collect();
        table.decks.market = cards(N_DAIMYO..N_DAIMYO + N_MARKET).collect();
        table.decks.honor = honors.filter(|&card| rules.has_honor(card)).collect();
        Self { table, daimyo: cards(0..N_DAIMYO).collect() }
    }
}

/// The table before anything is dealt.
pub fn undealt(rules: &Rules) -> Table {
    rules.undealt.table
}

/// Deals an undealt table. The starting Swords are revealed by the step that follows.
pub fn deal<L: Log>(cx: &mut Cx<L>, seed: &Seed) {
    let Cx { table, rules, log } = cx;
    let rooms = rooms(rules, seed);
    let first = first(rules.setup.players, seed);
    (table.first, table.turn) = (first, first);
    table.favors = favors(n_favors(rules), seed);
    table.board.rooms = Pile::from(&*rooms);
    shuffle_decks(&mut table.decks, rules, seed);
    let is_dealt = |favor: &Favor| table.favors & (1 << favor.0) != 0;
    log.emit(|| {
        let favors = Favor::ALL.into_iter().filter(is_dealt).collect();
        Event::Dealt { rooms: rooms.to_vec(), favors, first }
    });
    seat_ghost(cx, seed);
    let Cx { table, rules, log } = cx;
    for seat in table.humans() {
        log.emit(|| Event::ResourcesGained { seat, resources: rules.components.start, cause: Cause::Start });
    }
    fill_houses(table, rules, *log);
    for house in House::ALL {
        // With an owner's component set, a chapter may leave so many cards in the box that a House has none.
        if let Some(&card) = table.decks.daimyo[house.index()].last() {
            log.emit(|| Event::CardRevealed { house: Some(house), card });
        }
    }
    for place in 0..table.board.cards.len() {
        reveal_market_card(table, place, *log);
    }
    reveal_honors(table, *log);
}

/// Any of the people (SET-9); one alone needs no die.
fn first(n_humans: u8, seed: &Seed) -> Seat {
    if n_humans == 1 {
        return Seat(0);
    }
    Seat(dice(seed, Purpose::First, 0).below(u32::from(n_humans)) as u8)
}

/// 5 Rooms of 9, at most one Passive: a second Passive is set aside and another drawn (SET-3).
fn rooms(rules: &Rules, seed: &Seed) -> PalaceRooms {
    if rules.setup.rooms == RoomChoice::FirstGame {
        return rules.components.rooms.first_game.into();
    }
    let mut tiles = Room::ALL;
    dice(seed, Purpose::Rooms, 0).shuffle(&mut tiles);
    match rules.story.rooms {
        Some(rooms) => rooms(&rules.components, tiles),
        None => hooks::drawn(tiles, N_ROOMS),
    }
}

/// As many Favor cards as people (SET-7), or as for two players (SOL-0).
fn n_favors(rules: &Rules) -> u8 {
    if rules.is_early_solo() { rules.n_seats() } else { rules.setup.players }
}

/// So many Favor cards out of five (SET-7), a bit each.
fn favors(n: u8, seed: &Seed) -> u8 {
    let mut cards = Favor::ALL;
    dice(seed, Purpose::Favors, 0).shuffle(&mut cards);
    cards[..usize::from(n)].iter().fold(0, |set, favor| set | 1 << favor.0)
}

/// GHO-1, GHO-2: the Ghost joins with its deck.
fn seat_ghost<L: Log>(cx: &mut Cx<L>, seed: &Seed) {
    let Some(ghost) = &mut cx.table.ghost else { return };
    ghost.first_human = cx.table.first;
    ghost.deck.shuffle(seed);
    let Some(seat) = cx.rules.setup.ghost_seat() else { return };
    let level = cx.rules.setup.ghost.map_or(HUMAN_SIDE as u8, GhostLevel::number);
    let workers = cx.table.player(seat).workers;
    cx.log.emit(|| Event::GhostSeated { seat, level, workers });
}

/// What each player starts with (SET-2).
fn starting_player(rules: &Rules, seat: Seat) -> Player {
    let mut player = Player {
        workers: N_WORKERS - rules.n_blocked(seat, 0),
        monks: rules.story.n_monks,
        ..Player::default()
    };
    for kind in Kind::ALL {
        player.stock[kind] = u16::from(rules.components.start[kind]);
    }
    player
}

/// All decks, each with its top at the end (SET-4 to SET-6, SET-8).
fn shuffle_decks(decks: &mut Decks, rules: &Rules, seed: &Seed) {
    dice(seed, Purpose::Swords, 0).shuffle(&mut decks.swords);
    dice(seed, Purpose::Market, 0).shuffle(&mut decks.market);
    dice(seed, Purpose::Honors, 0).shuffle(&mut decks.honor);
    let mut daimyo = rules.undealt.daimyo;
    dice(seed, Purpose::Daimyo, 0).shuffle(&mut daimyo);
    let n = daimyo.len();
    for (house, deck) in decks.daimyo.iter_mut().enumerate() {
        *deck = Pile::from(&daimyo[house * n / 4..(house + 1) * n / 4]);
    }
}

/// Every open Sword space that is empty gets a Sword, in House order, while tiles last (SET-4, RES-2).
pub fn fill_houses<L: Log>(table: &mut Table, rules: &Rules, log: &mut L) {
    let n_spaces = rules.by_players(&rules.components.spaces.swords_per_house);
    // A bit for each empty space: a branch for each space would be unpredictable.
    let mut empty = 0u32;
    for (house, swords) in table.board.swords.iter().enumerate() {
        for (space, sword) in swords[..n_spaces].iter().enumerate() {
            empty |= u32::from(sword.is_none()) << (house << 2 | space);
        }
    }
    while empty != 0 {
        let Some(sword) = table.decks.swords.pop() else { return };
        let (house, space) = (House((empty.trailing_zeros() >> 2) as u8), (empty.trailing_zeros() & 3) as u8);
        table.board.swords[house.index()][usize::from(space)] = Some(sword);
        log.emit(|| Event::SwordRevealed { house, space, sword });
        empty &= empty - 1;
    }
}

/// A Market card becomes visible at a place, while the deck lasts (SET-6, MAR-2, MAR-4).
pub fn reveal_market_card<L: Log>(table: &mut Table, place: usize, log: &mut L) {
    table.board.cards[place] = table.decks.market.pop();
    if let Some(card) = table.board.cards[place] {
        log.emit(|| Event::CardRevealed { house: None, card });
    }
}

/// As many Honor cards as players become visible, the Ghost counted (SET-8, RES-3).
pub fn reveal_honors<L: Log>(table: &mut Table, log: &mut L) {
    for place in 0..usize::from(table.n_seats) {
        if table.board.honors[place].is_some() {
            continue;
        }
        table.board.honors[place] = table.decks.honor.pop();
        if let Some(honor) = table.board.honors[place] {
            log.emit(|| Event::HonorRevealed { honor });
        }
    }
}
