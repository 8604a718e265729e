//! Scenes: tables laid out by hand, so that a rule can be tried in one line. For tests, and for readers who want to see
//! what a rule does; not used in play.

mod ghost;

use std::ops::AddAssign;

pub use tabletop::scene::Driver;
use tabletop::{Seat, Stack};

use crate::{
    action::Action,
    components,
    cx::{Cx, TableRef},
    flow::{round::Round, start::StartSwords, turn::Turn},
    forge,
    frame::Frame,
    game::Katana,
    piece::{
        ByKind, CardId, Cell, Composition, Favor, HonorId, House, Kind, Room, RoomPlace, RoomSet, SwordId,
    },
    rulings::Rulings,
    setup::Setup,
    table::{self, Player, Sashimono, Table},
};

tabletop::scene!(Katana);

impl Scene {
    /// Seat 0 is first and about to place a figure in round 1; nobody has a Sword, a Coin or a card yet.
    /// The stock is empty too, and the Palace has the Rooms of the first game.
    ///
    /// # Panics
    /// The setup makes no game.
    #[must_use]
    pub fn with_setup(setup: &Setup) -> Self {
        let mut scene = Self::dealt(setup);
        scene.game.table.first = Seat(0);
        if let Some(ghost) = &mut scene.game.table.ghost {
            ghost.first_human = Seat(0);
        }
        if scene.rules.story.rooms.is_none() {
            scene.rooms(scene.rules.components.rooms.first_game);
        }
        for seat in scene.game.table.seats() {
            scene.player(seat.0).stock = Default::default();
            // Who plays alone has been given a Sword already.
            let forge = std::mem::take(&mut scene.player(seat.0).forge);
            for sword in forge.iter() {
                scene.game.table.blades[sword.index()] = Default::default();
                scene.game.table.decks.swords.push(sword);
            }
            let player = scene.player(seat.0);
            player.occupied = 0;
            player.coins = 0;
        }
        let start = scene.game.stack.top().cloned();
        if let Some(Frame::StartSwords(start)) = start {
            start.swords().into_iter().for_each(|sword| scene.game.table.decks.swords.push(sword));
        }
        scene.turn(0);
        scene
    }

    /// The game began with this version of the rules.
    ///
    /// # Panics
    /// There is no such version.
    pub fn version(&mut self, version: u32) -> &mut Self {
        self.rules.rulings = Rulings::of(version).expect("a version of the rules");
        self
    }

    /// It is the turn of `seat`, which is about to place a figure. Everyone's moment is new.
    pub fn turn(&mut self, seat: u8) -> &mut Self {
        let log = &mut self.events;
        let mut cx = Cx { table: &mut self.game.table, rules: &self.rules, log };
        crate::moment::close_all(&mut cx);
        let start = StartSwords::over();
        let turn = Turn::begin(&mut cx, Seat(seat));
        let next = cx.table.after(Seat(seat));
        self.game.stack = Stack::new(Frame::StartSwords(start));
        self.game.stack.push(Frame::Round(Round::from(next)));
        self.game.stack.push(Frame::Turn(turn));
        self.forget();
        self
    }

    /// It is this round.
    pub fn round(&mut self, round: u8) -> &mut Self {
        self.game.table.round = round;
        self
    }

    /// A player's things, to be laid out.
    pub fn player(&mut self, seat: u8) -> &mut Player {
        self.game.table.player_mut(Seat(seat))
    }

    /// The table, to be laid out.
    pub fn table(&mut self) -> &mut Table {
        &mut self.game.table
    }

    /// The table and the rules, to be looked at.
    #[must_use]
    pub fn look(&self) -> TableRef<'_> {
        self.game.look(&self.rules)
    }

    /// A player has this many Coins.
    pub fn coins(&mut self, seat: u8, coins: u16) -> &mut Self {
        self.player(seat).coins = coins;
        self
    }

    /// A player has this stock, such as `"WWS"`.
    pub fn stock(&mut self, seat: u8, letters: &str) -> &mut Self {
        self.player(seat).stock = counted(letters);
        self
    }

    /// The stock of a player as letters, in the order of the rows.
    #[must_use]
    pub fn stock_of(&self, seat: u8) -> String {
        let stock = &self.game.table.player(Seat(seat)).stock;
        Kind::ALL.iter().map(|&kind| kind.letter().to_string().repeat(usize::from(stock[kind]))).collect()
    }

    /// The tile of this composition, from the deck or a House, with its first `n_placed` resources on it,
    /// stands on the Forge of a player, with a Sashimono of House 0.
    ///
    /// # Panics
    /// No such tile is left, or its space is taken.
    pub fn sword(&mut self, seat: u8, composition: &str, n_placed: usize) -> SwordId {
        let sword = self.take_tile(composition);
        self.put_on_forge(seat, sword, n_placed, Sashimono::Of(House(0)));
        sword
    }

    /// The same with a Starting Sashimono.
    pub fn starting_sword(&mut self, seat: u8, composition: &str, n_placed: usize) -> SwordId {
        let sword = self.take_tile(composition);
        self.put_on_forge(seat, sword, n_placed, Sashimono::Starting);
        sword
    }

    /// A player's Katana has this composition and stands on the Forge with its first resources on it.
    ///
    /// # Panics
    /// The composition is none.
    pub fn katana(&mut self, seat: u8, composition: &str, n_placed: usize) -> SwordId {
        let composition = Composition::parse(composition).expect("letters U, W, S, L");
        let player = self.player(seat);
        player.composition = composition;
        player.project = composition.counts();
        player.katana = table::KatanaStage::Forging;
        let katana = SwordId::katana(Seat(seat));
        self.put_on_forge(seat, katana, n_placed, Sashimono::None);
        katana
    }

    /// A player has delivered the tile of this composition; Workers that it freed are Available.
    ///
    /// # Panics
    /// No such tile is left.
    pub fn delivered(&mut self, seat: u8, composition: &str) -> SwordId {
        let sword = self.take_tile(composition);
        self.table().blades[sword.index()].placed = composition.len() as u8;
        self.player(seat).delivered.insert(sword);
        let space = self.player(seat).delivered.len();
        if self.rules.frees_worker(Seat(seat), space) {
            self.player(seat).workers += 1;
        }
        sword
    }

    /// These kinds are decorated on a Sword.
    pub fn decorated(&mut self, sword: SwordId, letters: &str) -> &mut Self {
        for kind in kinds(letters) {
            self.table().blades[sword.index()].decorated.insert(kind);
        }
        self
    }

    /// A player's Project.
    pub fn project(&mut self, seat: u8, letters: &str) -> &mut Self {
        self.player(seat).project = counted(letters);
        self
    }

    /// A Market card of this number is in a player's hand.
    ///
    /// # Panics
    /// None is left in the deck or on display.
    pub fn market_card(&mut self, seat: u8, number: u8) -> CardId {
        let rules = self.rules.clone();
        self.card(seat, |card| rules.card(card).effect.market_number() == Some(number))
    }

    /// A Daimyō card that `wanted` accepts is in a player's hand, such as
    /// `|card| card.effect == Effect::Token`.
    ///
    /// # Panics
    /// None is left in a deck.
    pub fn daimyo_card(&mut self, seat: u8, wanted: impl Fn(&crate::rules::Card) -> bool) -> CardId {
        let rules = self.rules.clone();
        self.card(seat, |card| rules.card(card).effect.market_number().is_none() && wanted(rules.card(card)))
    }

    fn card(&mut self, seat: u8, wanted: impl Fn(CardId) -> bool) -> CardId {
        let decks = &mut self.game.table.decks;
        let mut found = None;
        for deck in &mut decks.daimyo {
            if let (None, Some(place)) = (found, deck.iter().position(|&card| wanted(card))) {
                found = Some(deck.remove(place));
            }
        }
        if let (None, Some(place)) = (found, decks.market.iter().position(|&card| wanted(card))) {
            found = Some(decks.market.remove(place));
        }
        let card = found.expect("such a card is left in a deck");
        self.player(seat).hand.insert(card);
        card
    }

    /// The top Market cards are of these numbers, from the left.
    ///
    /// # Panics
    /// None is left.
    pub fn market_shows(&mut self, numbers: [u8; 3]) -> &mut Self {
        let back = self.game.table.board.cards.iter_mut().filter_map(Option::take).collect::<Vec<_>>();
        for card in back {
            self.game.table.decks.market.push_below(card);
        }
        for (place, number) in numbers.into_iter().enumerate() {
            let deck = &mut self.game.table.decks.market;
            let is_it = |card: &CardId| self.rules.card(*card).effect.market_number() == Some(number);
            let found = deck.iter().position(is_it).expect("such a card is left");
            self.game.table.board.cards[place] = Some(deck.remove(found));
        }
        self
    }

    /// This Honor card is visible in the first place.
    ///
    /// # Panics
    /// There is none such.
    pub fn honor(&mut self, wanted: components::Honor) -> HonorId {
        let id = self.honor_id(wanted);
        self.take_honor(id);
        if let Some(old) = self.game.table.board.honors[0].replace(id) {
            self.game.table.decks.honor.push_below(old);
        }
        id
    }

    /// A player holds this Honor card.
    ///
    /// # Panics
    /// There is none such.
    pub fn holds_honor(&mut self, seat: u8, wanted: components::Honor) -> HonorId {
        let id = self.honor_id(wanted);
        self.take_honor(id);
        self.player(seat).honors.push(id);
        id
    }

    fn honor_id(&self, wanted: components::Honor) -> HonorId {
        let place = self.rules.components.honor.iter().position(|&honor| honor == wanted);
        HonorId(place.expect("there is such an Honor card") as u8)
    }

    fn take_honor(&mut self, id: HonorId) {
        let table = &mut self.game.table;
        if let Some(place) = table.decks.honor.iter().position(|&honor| honor == id) {
            table.decks.honor.remove(place);
        }
        for place in &mut table.board.honors {
            if *place == Some(id) {
                *place = table.decks.honor.pop();
            }
        }
    }

    /// These Favor cards (1 to 5 for I to V) are in play.
    pub fn favors(&mut self, numbers: &[u8]) -> &mut Self {
        self.table().favors = numbers.iter().fold(0, |set, number| set | 1 << (number - 1));
        self
    }

    /// The Palace has these Rooms.
    pub fn rooms(&mut self, rooms: impl IntoIterator<Item = Room>) -> &mut Self {
        self.table().board.rooms = rooms.into_iter().collect();
        self
    }

    /// Where a Room is.
    ///
    /// # Panics
    /// It is not in play.
    #[must_use]
    pub fn place_of(&self, room: Room) -> RoomPlace {
        let place = self.game.table.board.rooms.iter().position(|&there| there == room);
        RoomPlace(place.expect("the Room is in play") as u8)
    }

    /// The set of these Rooms.
    #[must_use]
    pub fn room_set(&self, rooms: &[Room]) -> RoomSet {
        let mut set = RoomSet::default();
        rooms.iter().for_each(|&room| set.insert(self.place_of(room)));
        set
    }

    /// A player's Family Members are in these Rooms.
    pub fn family(&mut self, seat: u8, rooms: &[Room]) -> &mut Self {
        self.player(seat).rooms = self.room_set(rooms);
        self
    }

    /// Both Family Members of a player are in this Room, if they may share it (STO).
    pub fn sharing(&mut self, seat: u8, room: Room) -> &mut Self {
        self.family(seat, &[room]).table().set_family(Seat(seat), 2);
        self
    }

    /// `sword` lies at this space of a House; what lay there goes back to the deck.
    pub fn display(&mut self, house: u8, space: usize, composition: &str) -> SwordId {
        let sword = self.take_tile(composition);
        let old = self.game.table.board.swords[usize::from(house)][space].replace(sword);
        old.into_iter().for_each(|sword| self.game.table.decks.swords.push(sword));
        sword
    }

    fn take_tile(&mut self, composition: &str) -> SwordId {
        let wanted = Composition::parse(composition).expect("letters U, W, S, L");
        let rules = &self.rules;
        let is_it = |sword: SwordId| rules.tile(sword).composition == wanted;
        let table = &mut self.game.table;
        if let Some(place) = table.decks.swords.iter().position(|&sword| is_it(sword)) {
            return table.decks.swords.remove(place);
        }
        for space in table.board.swords.iter_mut().flatten() {
            if let Some(sword) = space.take_if(|sword| is_it(*sword)) {
                *space = table.decks.swords.pop();
                return sword;
            }
        }
        panic!("no tile {composition} is left");
    }

    fn put_on_forge(&mut self, seat: u8, sword: SwordId, n_placed: usize, sashimono: Sashimono) {
        let cell = self.look().composition(sword).cell_after(n_placed).expect("a way on the board");
        assert!(!self.player(seat).is_occupied(cell), "the space of {sword:?} is free");
        let mut cx = Cx { table: &mut self.game.table, rules: &self.rules, log: &mut self.events };
        forge::enter(&mut cx, Seat(seat), sword, sashimono);
        let entry = self.game.table.blade(sword).cell;
        let others_at_entry = self.game.table.player(Seat(seat)).forge.iter();
        let is_shared =
            others_at_entry.filter(|&s| s != sword).any(|s| self.game.table.blade(s).cell == entry);
        let player = self.player(seat);
        if !is_shared {
            player.occupied &= !(1 << entry.0);
        }
        player.occupied |= 1 << cell.0;
        let blade = &mut self.table().blades[sword.index()];
        blade.cell = cell;
        blade.placed = n_placed as u8;
    }

    /// Where a Sword stands: row from the top and column from the left, both from 1.
    #[must_use]
    pub fn stands(&self, sword: SwordId) -> (u8, u8) {
        let cell: Cell = self.game.table.blade(sword).cell;
        (cell.row() + 1, cell.column() + 1)
    }

    /// A player's score.
    #[must_use]
    pub fn score(&self, seat: u8) -> i16 {
        self.game.table.player(Seat(seat)).score()
    }

    /// A player's Coins.
    #[must_use]
    pub fn coins_of(&self, seat: u8) -> u16 {
        self.game.table.player(Seat(seat)).coins
    }

    /// Whether a player has taken this Favor card (1 to 5).
    #[must_use]
    pub fn has_favor(&self, seat: u8, number: u8) -> bool {
        self.game.table.player(Seat(seat)).has_favor(Favor(number - 1))
    }

    /// All players but the active one have passed, so that the round ends when that one passes.
    pub fn others_passed(&mut self) -> &mut Self {
        let turn = self.game.table.turn;
        for seat in self.game.table.seats().filter(|&seat| seat != turn) {
            let player = self.game.table.player_mut(seat);
            player.passed = true;
            if let Some(honor) = self.game.table.board.honors.iter_mut().rev().find_map(Option::take) {
                self.game.table.player_mut(seat).honors.push(honor);
            }
        }
        self
    }

    /// The active player passes with the first Honor card left and ends the turn; with [`Scene::others_passed`]
    /// in round 4 this is the end of the game.
    ///
    /// # Panics
    /// The active player cannot pass now.
    pub fn pass(&mut self) -> &mut Self {
        let seat = self.game.table.turn.0;
        let is_pass = |action: &Action| matches!(action, Action::Pass(_));
        let pass = self.options(seat).into_iter().find(is_pass).expect("passing is possible");
        self.act(seat, pass).act(seat, Action::EndTurn)
    }
}

/// A generous component set, with which random players deliver, buy and put Katanas into play all the time.
#[must_use]
pub fn generous() -> components::Components {
    let mut components = components::embedded().components.clone();
    components.start = ByKind([20; 4]);
    components.offering = [1; 4];
    components.column_coins = [5; 5];
    components.blocked[table::HUMAN_SIDE - 1] = vec![2];
    let short = ["UW", "WS", "SL", "LS", "SW", "WU"].iter().cycle();
    for (sword, letters) in components.swords.iter_mut().zip(short) {
        sword.composition = Composition::parse(letters).expect("letters U, W, S, L");
    }
    components
}

/// How many of each kind the letters name.
fn counted<N: Copy + Default + From<u8> + AddAssign>(letters: &str) -> ByKind<N> {
    let mut counted = ByKind::<N>::default();
    for kind in kinds(letters) {
        counted[kind] += N::from(1);
    }
    counted
}

fn kinds(letters: &str) -> Vec<Kind> {
    letters.chars().map(|letter| Kind::of_letter(letter).expect("one of the letters U, W, S, L")).collect()
}
