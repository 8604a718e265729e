//! The search for Loyalty cards that fit what a viewer knows: who was dealt what, and which of two cards was shown,
//! turned up or given each time.
//!
//! It goes through the past in order. Cards are tokens that get a Leader only when something is known about them, so that
//! most choices stay open; what is left open at the end is dealt at random. A search that takes too long starts
//! again; after a few attempts it enumerates whole deals, caching dead ends, until one fits.

use std::collections::BTreeSet;

use arrayvec::ArrayVec;
use tabletop::{Dice, Seat, Viewer};

use crate::{
    Noted, View,
    piece::{Leader, N_LEADERS, N_LOYALTY, N_SEATS_MAX, Pair, PairSet},
    table::Slot,
};

/// How often the quick search is tried, and the most steps of each attempt.
const N_ATTEMPTS: usize = 3;
const N_STEPS: usize = 3_000;

/// What was found.
pub(super) struct Dealt {
    /// The Loyalty cards of each seat now.
    pub hands: [[Leader; 2]; N_SEATS_MAX],
    /// Which of them are face up, a bit each.
    pub up: [u8; N_SEATS_MAX],
    /// Those that nobody was dealt, ascending.
    pub left_over: Vec<Leader>,
    /// The slots of each note: of the card, and of the other's in an exchange.
    pub slots: Vec<[Slot; 2]>,
}

/// Finds Loyalty cards that fit.
pub(super) fn deal(view: &View, dice: &mut Dice) -> Dealt {
    deal_within(view, dice, N_ATTEMPTS)
}

/// The same with so many attempts of the quick search.
pub(super) fn deal_within(view: &View, dice: &mut Dice, n_attempts: usize) -> Dealt {
    let start = World::start(view);
    let mut search = Search::new(view);
    let quick = (0..n_attempts).find_map(|_| {
        search.begin(N_STEPS);
        search.go(0, start, dice)
    });
    let world = quick.or_else(|| {
        search.begin(usize::MAX);
        search.go_through_deals(0, start, dice)
    });
    let world = world.expect("what a game showed has cards behind it");
    let n_dealt = 2 * usize::from(view.n_seats);
    let leader = |token: u8| world.value[usize::from(token)].expect("every card has a Leader in the end");
    let mut left_over: Vec<Leader> = (n_dealt as u8..N_LOYALTY as u8).map(leader).collect();
    left_over.sort_unstable();
    let hands =
        std::array::from_fn(
            |seat| {
                if 2 * seat < n_dealt { world.at[seat].map(leader) } else { Default::default() }
            },
        );
    let is_note = |item: &Item| !matches!(item, Item::Checked(_));
    let slots = search.items.iter().zip(search.slots).filter(|(item, _)| is_note(item)).map(|(_, s)| s);
    Dealt { hands, up: world.up, left_over, slots: slots.collect() }
}

/// Something of the past that a deal has to fit.
#[derive(Clone, Copy)]
enum Item {
    /// A face-down card of a seat was seen, possibly turned up; the viewer may know which.
    Seen { seat: Seat, leader: Option<Leader>, turns_up: bool },
    /// Two seats exchanged cards; the viewer may know which.
    Swapped { seats: [Seat; 2], gave: [Option<Leader>; 2] },
    /// A round ended and nobody had any of these.
    Checked(PairSet),
}

/// All items in order.
fn items(view: &View) -> Vec<Item> {
    let mut items = Vec::new();
    let mut notes = view.notes.iter().peekable();
    for (round, &pairs) in (1..).zip(&view.checks).chain([(view.round, &PairSet::default())]) {
        while let Some(note) = notes.next_if(|note| note.round <= round) {
            items.push(match note.what {
                Noted::Revealed { seat, leader } => Item::Seen { seat, leader: Some(leader), turns_up: true },
                Noted::Shown { by: seat, leader, .. } | Noted::Looked { of: seat, leader, .. } => {
                    Item::Seen { seat, leader, turns_up: false }
                }
                Noted::Exchanged { seat, gave, other, other_gave } => {
                    Item::Swapped { seats: [seat, other], gave: [gave, other_gave] }
                }
            });
        }
        items.push(Item::Checked(pairs));
    }
    items
}

/// The cards at some time of the past, as far as they had to be fixed.
#[derive(Clone, Copy)]
struct World {
    /// The tokens in the slots of each seat.
    at: [[u8; 2]; N_SEATS_MAX],
    /// Which slots are face up, a bit each.
    up: [u8; N_SEATS_MAX],
    /// The Leader of each token, if it is fixed.
    value: [Option<Leader>; N_LOYALTY],
    /// How many cards of each Leader no token has yet.
    supply: [u8; N_LEADERS],
}

impl World {
    /// The deal, with what the viewer knows of it: their own cards, or all after the end.
    fn start(view: &View) -> Self {
        let at = std::array::from_fn(|seat| [2 * seat as u8, 2 * seat as u8 + 1]);
        let mut world = Self { at, up: [0; N_SEATS_MAX], value: [None; N_LOYALTY], supply: [2; N_LEADERS] };
        for seat in (0..view.n_seats).map(Seat) {
            if view.is_over || view.viewer == Viewer::Seat(seat) {
                for (token, leader) in world.at[seat.index()].into_iter().zip(first_hand(view, seat)) {
                    world.fix(token, leader);
                }
            }
        }
        for (token, &leader) in (2 * view.n_seats..).zip(view.left_over.iter().flatten()) {
            world.fix(token, leader);
        }
        world
    }

    /// Gives a token its Leader, if it can have it.
    fn fix(&mut self, token: u8, leader: Leader) -> bool {
        let value = &mut self.value[usize::from(token)];
        if value.is_none() && self.supply[leader.index()] > 0 {
            *value = Some(leader);
            self.supply[leader.index()] -= 1;
        }
        *value == Some(leader)
    }

    /// The face-down slots of a seat, in random order.
    fn down(&self, seat: Seat, dice: &mut Dice) -> ArrayVec<Slot, 2> {
        let mut slots: ArrayVec<Slot, 2> =
            Slot::BOTH.into_iter().filter(|slot| self.up[seat.index()] >> slot.0 & 1 == 0).collect();
        dice.shuffle(&mut slots);
        slots
    }

    /// The cards that no token has yet, shuffled.
    fn rest(&self, dice: &mut Dice) -> ArrayVec<Leader, N_LOYALTY> {
        let copies = |leader: Leader| (0..self.supply[leader.index()]).map(move |_| leader);
        let mut rest: ArrayVec<Leader, N_LOYALTY> = Leader::ALL.into_iter().flat_map(copies).collect();
        dice.shuffle(&mut rest);
        rest
    }

    /// A hash of a world: equal for worlds with the same future, once every card has its Leader.
    fn key(&self, index: usize) -> u64 {
        let mut key = index as u64;
        for (tokens, up) in self.at.iter().zip(self.up) {
            let mut cards = [0, 1].map(|slot| {
                let leader = self.value[usize::from(tokens[slot])].map_or(7, |leader| leader.0);
                u64::from(up >> slot & 1) << 3 | u64::from(leader)
            });
            cards.sort_unstable();
            key = key << 8 | cards[0] << 4 | cards[1];
        }
        key
    }
}

/// The cards that a seat whose every exchange is known was dealt.
fn first_hand(view: &View, seat: Seat) -> [Leader; 2] {
    let mut hand =
        view.players[seat.index()].cards.map(|card| card.leader.expect("the viewer knows these cards"));
    for note in view.notes.iter().rev() {
        let Noted::Exchanged { seat: one, gave, other, other_gave } = note.what else { continue };
        let (gave, took) = if one == seat { (gave, other_gave) } else { (other_gave, gave) };
        if one == seat || other == seat {
            let slot = hand.iter().position(|&card| Some(card) == took).expect("what was taken is there");
            hand[slot] = gave.expect("the viewer knows what was given");
        }
    }
    hand
}

struct Search {
    n_seats: u8,
    items: Vec<Item>,
    /// The slots chosen for each item on the present way.
    slots: Vec<[Slot; 2]>,
    /// Two tokens that one seat had when these pairs would have ended the game.
    limits: Vec<([u8; 2], PairSet)>,
    /// How many steps are left.
    n_left: usize,
    /// Worlds that are dead ends. While cards are open this is only a heuristic, because it ignores the limits.
    dead: BTreeSet<u64>,
}

impl Search {
    fn new(view: &View) -> Self {
        let items = items(view);
        let slots = vec![[Slot(0); 2]; items.len()];
        Self { n_seats: view.n_seats, items, slots, limits: Vec::new(), n_left: 0, dead: BTreeSet::new() }
    }

    /// Starts anew with so many steps.
    fn begin(&mut self, n_steps: usize) {
        self.n_left = n_steps;
        self.dead.clear();
    }

    /// Searches on from an item; returns the last world of a fitting path, if there is one.
    fn go(&mut self, index: usize, world: World, dice: &mut Dice) -> Option<World> {
        let Some(&item) = self.items.get(index) else { return self.fill(world, dice) };
        self.n_left = self.n_left.checked_sub(1)?;
        if !self.dead.is_empty() && self.dead.contains(&world.key(index)) {
            return None;
        }
        let found = match item {
            Item::Seen { seat, leader, turns_up } => {
                self.go_seen(index, world, (seat, leader, turns_up), dice)
            }
            Item::Swapped { seats, gave } => self.go_swapped(index, world, (seats, gave), dice),
            Item::Checked(pairs) => self.go_checked(index, world, pairs, dice),
        };
        if found.is_none() {
            self.dead.insert(world.key(index));
        }
        found
    }

    fn go_seen(
        &mut self,
        index: usize,
        world: World,
        (seat, leader, turns_up): (Seat, Option<Leader>, bool),
        dice: &mut Dice,
    ) -> Option<World> {
        for slot in world.down(seat, dice) {
            let mut next = world;
            let token = world.at[seat.index()][slot.index()];
            if leader.is_some_and(|leader| !self.fix(&mut next, token, leader)) {
                continue;
            }
            next.up[seat.index()] |= u8::from(turns_up) << slot.0;
            self.slots[index][0] = slot;
            let found = self.go(index + 1, next, dice);
            // A card that the viewer did not see makes no difference.
            if found.is_some() || leader.is_none() {
                return found;
            }
        }
        None
    }

    fn go_swapped(
        &mut self,
        index: usize,
        world: World,
        (seats, gave): ([Seat; 2], [Option<Leader>; 2]),
        dice: &mut Dice,
    ) -> Option<World> {
        let [ones, others] = seats.map(|seat| world.down(seat, dice));
        let mut ways: ArrayVec<[Slot; 2], 4> =
            ones.iter().flat_map(|&one| others.iter().map(move |&other| [one, other])).collect();
        dice.shuffle(&mut ways);
        for slots in ways {
            let mut next = world;
            let tokens = [0, 1].map(|n| world.at[seats[n].index()][slots[n].index()]);
            let fits =
                |n: usize, next: &mut World| gave[n].is_none_or(|leader| self.fix(next, tokens[n], leader));
            if !(fits(0, &mut next) && fits(1, &mut next)) {
                continue;
            }
            next.at[seats[0].index()][slots[0].index()] = tokens[1];
            next.at[seats[1].index()][slots[1].index()] = tokens[0];
            self.slots[index] = slots;
            let found = self.go(index + 1, next, dice);
            if found.is_some() {
                return found;
            }
        }
        None
    }

    fn go_checked(&mut self, index: usize, world: World, pairs: PairSet, dice: &mut Dice) -> Option<World> {
        let n_limits = self.limits.len();
        if !pairs.is_empty() {
            for tokens in &world.at[..usize::from(self.n_seats)] {
                if is_among(&world, *tokens, pairs) {
                    self.limits.truncate(n_limits);
                    return None;
                }
                self.limits.push((*tokens, pairs));
            }
        }
        let found = self.go(index + 1, world, dice);
        self.limits.truncate(n_limits);
        found
    }

    /// Gives a Leader to every token that has none yet, so that no game would have ended before.
    fn fill(&mut self, mut world: World, dice: &mut Dice) -> Option<World> {
        let n_dealt = 2 * self.n_seats;
        let open = (0..n_dealt).find(|&token| world.value[usize::from(token)].is_none());
        let Some(token) = open else {
            for (token, leader) in (n_dealt..N_LOYALTY as u8)
                .filter(|&token| world.value[usize::from(token)].is_none())
                .zip(world.rest(dice))
                .collect::<ArrayVec<_, N_LOYALTY>>()
            {
                world.fix(token, leader);
            }
            return Some(world);
        };
        let mut tried = [false; N_LEADERS];
        for leader in world.rest(dice) {
            if std::mem::replace(&mut tried[leader.index()], true) {
                continue;
            }
            self.n_left = self.n_left.checked_sub(1)?;
            let mut next = world;
            if self.fix(&mut next, token, leader) {
                let found = self.fill(next, dice);
                if found.is_some() {
                    return found;
                }
            }
        }
        None
    }

    /// Gives a token its Leader, if it can have it and no game would have ended before.
    fn fix(&self, world: &mut World, token: u8, leader: Leader) -> bool {
        let is_new = world.value[usize::from(token)].is_none();
        if !world.fix(token, leader) {
            return false;
        }
        let is_kept = |(tokens, pairs): &([u8; 2], PairSet)| {
            !tokens.contains(&token) || !is_among(world, *tokens, *pairs)
        };
        !is_new || self.limits.iter().all(is_kept)
    }

    /// Tries whole deals, one after the other.
    fn go_through_deals(&mut self, token: u8, world: World, dice: &mut Dice) -> Option<World> {
        if token == 2 * self.n_seats {
            return self.go(0, world, dice);
        }
        if world.value[usize::from(token)].is_some() {
            return self.go_through_deals(token + 1, world, dice);
        }
        let mut tried = [false; N_LEADERS];
        for leader in world.rest(dice) {
            // The order of two unknown cards does not matter.
            let is_turned = token % 2 == 1 && world.value[usize::from(token) - 1] > Some(leader);
            if is_turned || std::mem::replace(&mut tried[leader.index()], true) {
                continue;
            }
            let mut next = world;
            next.fix(token, leader);
            let found = self.go_through_deals(token + 1, next, dice);
            if found.is_some() {
                return found;
            }
        }
        None
    }
}

/// Whether two tokens are known to be one of the pairs.
fn is_among(world: &World, tokens: [u8; 2], pairs: PairSet) -> bool {
    match tokens.map(|token| world.value[usize::from(token)]) {
        [Some(one), Some(other)] => pairs.contains(Pair::new(one, other)),
        [None, _] | [_, None] => false,
    }
}
