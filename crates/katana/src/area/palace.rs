//! The Palace (PAL), its Rooms' benefits, and Daimyō cards B (DAI-B).

use serde::Serialize;
use tabletop::{Flow, Seat, Seats};

use crate::{
    action::{Action, Target},
    area::react::React,
    card,
    cx::{Cx, Log, Out, TableRef},
    decorate,
    event::{Cause, Event},
    forge,
    frame::Frame,
    moment::{self, Any},
    piece::{Area, CardId, Figure, Kind, N_ROOMS, Room, RoomPlace, RoomSet},
    reason::Reason,
    rules::Effect,
    table::Table,
};

/// A figure at the Palace: Family Members are arranged, Rooms are used, then the others react.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Palace {
    seat: Seat,
    is_arranged: bool,
    /// Rooms used by own Family Members.
    used: RoomSet,
    /// Rooms used by a second Family Member, if two may share a Room.
    used_twice: RoomSet,
    /// Rooms used by the neutral token.
    token_used: RoomSet,
    /// Whether the Monk's repetition is left (PAL-2).
    has_repeat: bool,
    is_done: bool,
}

impl Palace {
    /// A figure has come.
    #[must_use]
    pub fn new(seat: Seat, figure: Figure) -> Self {
        Self {
            seat,
            is_arranged: false,
            used: RoomSet::default(),
            used_twice: RoomSet::default(),
            token_used: RoomSet::default(),
            has_repeat: figure == Figure::Monk,
            is_done: false,
        }
    }

    /// Whether the Family Members have been arranged.
    #[must_use]
    pub fn is_arranged(&self) -> bool {
        self.is_arranged
    }

    pub(crate) fn run<L: Log>(&mut self, cx: &mut Cx<L>) -> Flow<Frame> {
        if self.is_done {
            cx.table.token = RoomSet::default();
            return Flow::Done;
        }
        if !self.is_arranged {
            return Flow::Ask;
        }
        let mut any = Any::default();
        self.offer_uses(cx.look(), self.seat, &mut any);
        if any.0 || moment::has_free(cx.look(), self.seat) { Flow::Ask } else { self.close(cx) }
    }

    pub(crate) fn asks(&self, _: &Table) -> Seats {
        Seats::one(self.seat)
    }

    pub(crate) fn options(&self, look: TableRef, seat: Seat, out: &mut impl Out) {
        if !self.is_arranged {
            // PAL-1: one more than before, up to three, arranged freely: the action names the final set.
            for rooms in family_sets(look, n_after_placing(look, seat)) {
                out.offer(Action::Arrange(rooms), Ok(()));
            }
            self.offer_token(look, seat, out);
            return;
        }
        self.offer_uses(look, seat, out);
        out.offer(Action::Done, Ok(()));
    }

    fn offer_uses(&self, look: TableRef, seat: Seat, out: &mut impl Out) {
        for place in rooms_to_offer(look, look.player(seat).rooms.or(look.table.token), out).iter() {
            if out.has_enough() {
                return;
            }
            offer_room(look, seat, (place, self.may_use(look, seat, place)), out);
            if look.table.room(place) == Room::Move && look.player(seat).rooms.contains(place) {
                self.offer_swaps(look, seat, place, out);
            }
        }
        self.offer_token(look, seat, out);
    }

    /// PAL-2: each Room with an own Family Member once, one Room again for a Monk; a Room with the token
    /// once (DAI-B).
    fn may_use(&self, look: TableRef, seat: Seat, place: RoomPlace) -> Result<(), Reason> {
        let mine = look.player(seat).rooms;
        let by_token = look.table.token.contains(place) && !self.token_used.contains(place);
        if !(mine.contains(place) || look.table.token.contains(place)) {
            return Err(Reason::NoFamilyThere);
        }
        if look.table.room(place).is_passive() {
            return Err(Reason::PassiveRoom);
        }
        if by_token || self.n_first_uses(look, seat, place) > 0 || mine.contains(place) && self.has_repeat {
            Ok(())
        } else {
            Err(Reason::RoomUsed)
        }
    }

    /// How often the Room can still be used by own Family Members, the repetition not counted.
    fn n_first_uses(&self, look: TableRef, seat: Seat, place: RoomPlace) -> u8 {
        let is_mine = look.player(seat).rooms.contains(place);
        let is_left = |used: RoomSet| u8::from(is_mine && !used.contains(place));
        is_left(self.used) + if look.table.sharing.contains(seat) { is_left(self.used_twice) } else { 0 }
    }

    /// PAL-4: the first use of a Move-a-Sword Room and its repetition together, or two Family Members in it.
    fn offer_swaps(&self, look: TableRef, seat: Seat, room: RoomPlace, out: &mut impl Out) {
        let n_first = self.n_first_uses(look, seat, room);
        let both = n_first > 0 && n_first + u8::from(self.has_repeat) > 1;
        forge::each_swap(look, seat, |one, other, stock| {
            let verdict = if both { stock } else { Err(Reason::NoSecondMove) };
            out.offer(Action::SwapByRoom { room, one, other }, verdict);
        });
    }

    /// DAI-B: the token joins a Room that is not Passive and has no Family Member of the player; another Room each time.
    pub(crate) fn offer_token(&self, look: TableRef, seat: Seat, out: &mut impl Out) {
        if !self.is_arranged && !out.wants_reasons() {
            return;
        }
        card::each_playable(look, seat, Effect::Token, |card| {
            for place in look.table.places() {
                let verdict = if !self.is_arranged {
                    Err(Reason::ArrangeFirst)
                } else if look.player(seat).rooms.contains(place) {
                    Err(Reason::FamilyThere)
                } else if look.table.room(place).is_passive() {
                    Err(Reason::TokenPassive)
                } else if look.table.token.contains(place) {
                    Err(Reason::TokenThere)
                } else {
                    Ok(())
                };
                out.offer(Action::PlayToken(card, place), verdict);
            }
        });
    }

    /// Counts the use of a Room: by an own Family Member first, else by the token, else as the repetition.
    fn count_use(&mut self, look: TableRef, place: RoomPlace) {
        if self.n_first_uses(look, self.seat, place) > 0 {
            let used = if self.used.contains(place) { &mut self.used_twice } else { &mut self.used };
            used.insert(place);
        } else if look.table.token.contains(place) && !self.token_used.contains(place) {
            self.token_used.insert(place);
        } else {
            self.has_repeat = false;
        }
    }

    pub(crate) fn answer<L: Log>(&mut self, cx: &mut Cx<L>, seat: Seat, action: Action) -> Flow<Frame> {
        match action {
            Action::Arrange(rooms) => {
                let n = n_after_placing(cx.look(), seat);
                arrange_family(cx, seat, rooms, n);
                self.is_arranged = true;
            }
            Action::UseRoom { room, on } => {
                self.count_use(cx.look(), room);
                use_room(cx, seat, room, on);
            }
            Action::SwapByRoom { room, one, other } => {
                self.count_use(cx.look(), room);
                self.count_use(cx.look(), room);
                cx.log.emit(|| Event::RoomUsed { seat, room });
                forge::swap(cx, seat, one, other);
            }
            Action::PlayToken(card, room) => play_token(cx, seat, card, room),
            Action::Done => return self.close(cx),
            _ => unreachable!("{action:?} is no answer at the Palace"),
        }
        self.run(cx)
    }

    /// The others' benefits follow (PAL-3).
    fn close<L: Log>(&mut self, cx: &mut Cx<L>) -> Flow<Frame> {
        self.is_done = true;
        let react = React::new(cx.look(), Area::Palace, self.seat);
        if react.is_over() { self.run(cx) } else { Flow::Call(Frame::React(react)) }
    }
}

/// DAI-B: the token joins a Room.
pub(crate) fn play_token<L: Log>(cx: &mut Cx<L>, seat: Seat, card: CardId, room: RoomPlace) {
    card::play(cx, seat, card);
    cx.table.token.insert(room);
    cx.log.emit(|| Event::TokenPlaced { seat, room });
}

/// How many Family Members of `seat` are at the Palace after one more arrives, if it has one (PAL-1).
fn n_after_placing(look: TableRef, seat: Seat) -> u8 {
    (look.table.n_family(seat) + 1).min(look.rules.story.n_family)
}

/// The Rooms in which so many Family Members of one person can stand: one a Room, or both in one where they may share
/// it.
pub fn family_sets(look: TableRef, n: u8) -> impl Iterator<Item = RoomSet> + use<> {
    let n_rooms = look.table.board.rooms.len();
    let least = if look.rules.story.families_share { n.min(1) } else { n };
    (0..1 << n_rooms).map(RoomSet).filter(move |set| (least..=n).contains(&SIZES[usize::from(set.0)]))
}

/// The size of each set of Rooms: looked up, because counting bits is slow without an instruction for it.
const SIZES: [u8; 1 << N_ROOMS] = {
    let mut sizes = [0; 1 << N_ROOMS];
    let mut set = 0;
    while set < sizes.len() {
        sizes[set] = set.count_ones() as u8;
        set += 1;
    }
    sizes
};

/// Family Members take their places.
pub fn arrange<L: Log>(cx: &mut Cx<L>, seat: Seat, rooms: RoomSet) {
    cx.player(seat).rooms = rooms;
    cx.log.emit(|| Event::Arranged { seat, rooms });
}

/// So many Family Members of a person take their places; with fewer Rooms than that, both stand in one (STO).
pub fn arrange_family<L: Log>(cx: &mut Cx<L>, seat: Seat, rooms: RoomSet, n: u8) {
    arrange(cx, seat, rooms);
    cx.table.set_family(seat, n);
    if cx.table.sharing.contains(seat) && cx.rules.rulings.tells_shared_rooms {
        let room = rooms.iter().next().expect("both stand in a Room");
        cx.log.emit(|| Event::SharedRoom { seat, room });
    }
}

/// Offers the benefit of each Room with a Family Member of the player.
pub fn offer_own_rooms(look: TableRef, seat: Seat, out: &mut impl Out) {
    let mine = look.player(seat).rooms;
    for room in rooms_to_offer(look, mine, out).iter() {
        if out.has_enough() {
            return;
        }
        let verdict = if mine.contains(room) { Ok(()) } else { Err(Reason::NoFamilyThere) };
        offer_room(look, seat, (room, verdict), out);
    }
}

/// The `open` Rooms, or all of them where reasons are wanted.
fn rooms_to_offer(look: TableRef, open: RoomSet, out: &impl Out) -> RoomSet {
    if out.wants_reasons() { look.table.places().collect() } else { open }
}

/// Offers the benefit of a Room with everything that it can be used on (PAL-5), if it is `open`.
fn offer_room(look: TableRef, seat: Seat, (room, open): (RoomPlace, Result<(), Reason>), out: &mut impl Out) {
    if open.is_err() && !out.wants_reasons() {
        return;
    }
    let used_on = |on: Target| Action::UseRoom { room, on };
    match look.table.room(room) {
        Room::Decorator => {
            for (kind, verdict) in decorate::steps(look, seat) {
                out.offer(used_on(Target::Decorator(kind)), open.and(verdict));
            }
        }
        Room::Move => {
            for (sword, verdict) in forge::moves(look, seat) {
                out.offer(used_on(Target::Sword(sword)), open.and(verdict));
            }
        }
        Room::Leather | Room::Lacquer | Room::Coins | Room::Wood | Room::Steel => {
            let (price, coins) = (price(look, look.table.room(room)), look.player(seat).coins);
            let verdict =
                if price <= coins { Ok(()) } else { Err(Reason::RoomTooDear { missing: price - coins }) };
            out.offer(used_on(Target::Plain), open.and(verdict));
        }
        Room::Discount | Room::Apprentice => {
            out.offer(used_on(Target::Plain), open.and(Err(Reason::PassiveRoom)));
        }
    }
}

fn price(look: TableRef, room: Room) -> u16 {
    let rooms = &look.rules.components.rooms;
    match room {
        Room::Leather => u16::from(rooms.leather_price),
        Room::Lacquer => u16::from(rooms.lacquer_price),
        Room::Decorator
        | Room::Move
        | Room::Coins
        | Room::Wood
        | Room::Steel
        | Room::Discount
        | Room::Apprentice => 0,
    }
}

/// Obtains a Room's benefit (PAL-5).
pub fn use_room<L: Log>(cx: &mut Cx<L>, seat: Seat, room: RoomPlace, on: Target) {
    cx.log.emit(|| Event::RoomUsed { seat, room });
    let there = cx.table.room(room);
    let price = price(cx.look(), there);
    cx.pay_coins(seat, price, Cause::Room);
    let rooms = &cx.rules.components.rooms;
    match (there, on) {
        (Room::Decorator, Target::Decorator(kind)) => decorate::advance(cx, seat, kind),
        (Room::Move, Target::Sword(sword)) => forge::move_sword(cx, seat, sword),
        (Room::Coins, Target::Plain) => cx.gain_coins(seat, u16::from(rooms.coins), Cause::Room),
        (Room::Leather, Target::Plain) => cx.gain_one(seat, Kind::Leather, Cause::Room),
        (Room::Lacquer, Target::Plain) => cx.gain_one(seat, Kind::Lacquer, Cause::Room),
        (Room::Steel, Target::Plain) => cx.gain_one(seat, Kind::Steel, Cause::Room),
        (Room::Wood, Target::Plain) => {
            cx.gain_one(seat, Kind::Wood, Cause::Room);
            cx.gain_coins(seat, u16::from(rooms.wood_coins), Cause::Room);
        }
        _ => unreachable!("{there:?} is not used on {on:?}"),
    }
}
