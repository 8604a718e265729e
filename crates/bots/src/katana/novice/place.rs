//! What placing a figure is worth (TRN-2), area by area.

use katana::{
    area::palace,
    decorate,
    flow::turn,
    forge,
    piece::{Area, Figure, House, Kind, Room, RoomPlace, RoomSet},
    rules::Effect,
};

use super::Heuristic;

impl Heuristic<'_> {
    /// Placing a figure. A Monk has an additional effect and a price.
    pub(super) fn placing(self, figure: Figure, area: Area) -> i32 {
        let is_monk = figure == Figure::Monk;
        let worth = match area {
            Area::Houses => self.visiting_houses(is_monk),
            Area::Market => self.visiting_market(is_monk),
            Area::Forge => self.best_line(figure),
            Area::Academy => self.visiting_academy(is_monk),
            Area::Palace => self.visiting_palace(is_monk),
            Area::Komainu => self.visiting_komainu(is_monk),
        };
        if is_monk { worth - self.coins(i32::from(self.offering())) } else { worth }
    }

    /// What a Monk costs (TEM-1, TEM-3).
    fn offering(self) -> u16 {
        turn::offering(self.look(), self.held(Effect::Offering).len())
    }

    fn visiting_houses(self, is_monk: bool) -> i32 {
        let n_spaces = self.rules.by_players(&self.rules.components.spaces.swords_per_house);
        let spaces =
            House::ALL.into_iter().flat_map(|house| (0..n_spaces as u8).map(move |space| (house, space)));
        let best = spaces.map(|(house, space)| self.fetching(house, space)).max().unwrap_or(0);
        best + if is_monk { self.best_sashimono() } else { 0 }
    }

    /// HOU-1, HOU-2: a Sword with its Coins, and the top card of its House.
    pub(super) fn fetching(self, house: House, space: u8) -> i32 {
        let Some(sword) = self.game.table().board.swords[house.index()][usize::from(space)] else { return 0 };
        let is_free = self.player().entry_is_free(self.look().composition(sword).kinds()[0]);
        if !is_free {
            return 0;
        }
        let card = self.view.decks.daimyo_tops[house.index()].map_or(0, |card| self.card(card));
        self.taking(sword) + card + self.sashimono(house) / 4
    }

    fn best_sashimono(self) -> i32 {
        House::ALL.into_iter().map(|house| self.sashimono(house)).max().unwrap_or(0)
    }

    /// A card, the gifts of cards A, and the moves that bought resources make possible.
    fn visiting_market(self, is_monk: bool) -> i32 {
        let mut cards: Vec<i32> = (0..3).map(|place| self.market_card(place)).collect();
        cards.sort_unstable_by(|one, other| other.cmp(one));
        let cards = cards[0] + if is_monk { cards[1] } else { 0 };
        let mut stock = self.player().stock;
        let mut gifts = 0;
        for card in self.held(Effect::Take(Default::default())).iter() {
            if let Effect::Take(gift) = self.rules.card(card).effect {
                gifts +=
                    Kind::ALL.map(|kind| i32::from(gift[kind]) * self.resource(kind)).iter().sum::<i32>();
                Kind::ALL.into_iter().for_each(|kind| stock[kind] += u16::from(gift[kind]));
            }
        }
        let coins = self.player().coins - if is_monk { self.offering() } else { 0 };
        let basket = self.basket(stock, coins);
        Kind::ALL.into_iter().for_each(|kind| stock[kind] += basket[kind]);
        if self.player().workers == 0 || stock == self.player().stock {
            return cards + gifts;
        }
        let more = self.best_line_with(stock) - self.best_line_with(self.player().stock);
        cards + gifts / 2 + more.max(0)
    }

    /// ACA-1, ACA-2: a step, and one decoration of each kind.
    fn visiting_academy(self, is_monk: bool) -> i32 {
        let step = self.best_step();
        let n_steps = 1 + i32::from(is_monk) + i32::from(self.held(Effect::Step).len());
        let decorations: i32 = Kind::ALL.into_iter().map(|kind| self.best_decoration(kind)).sum();
        let again =
            if self.held(Effect::CoinsAgain).is_empty() { 0 } else { self.coins(self.n_coins_to_earn()) };
        n_steps * step + decorations + again
    }

    pub(super) fn best_step(self) -> i32 {
        Kind::ALL.into_iter().map(|kind| self.advancing(kind)).max().unwrap_or(0)
    }

    pub(super) fn best_decoration(self, kind: Kind) -> i32 {
        let swords = self.player().forge.iter();
        let bare = swords.filter(|&sword| self.bare_kinds(sword).any(|bare| bare == kind));
        bare.map(|sword| self.decorating(sword, kind)).max().unwrap_or(0)
    }

    /// The Coins of one decoration of each kind that can be decorated.
    pub(super) fn n_coins_to_earn(self) -> i32 {
        let kinds = Kind::ALL.into_iter().filter(|&kind| self.best_decoration(kind) > 0);
        kinds.map(|kind| i32::from(self.look().decorator_coins(self.seat, kind))).sum()
    }

    /// PAL-1, PAL-2: the best Rooms for one more Family Member, who is useful in later rounds too.
    fn visiting_palace(self, is_monk: bool) -> i32 {
        let (n_family, n_max) = (self.game.table().n_family(self.seat), self.rules.story.n_family);
        let best = |rooms: RoomSet| rooms.iter().map(|place| self.room(place)).sum::<i32>();
        let rooms = palace::family_sets(self.look(), (n_family + 1).min(n_max)).map(best).max().unwrap_or(0);
        let is_new = n_family < n_max;
        let later = if is_new { 5 * self.n_rounds_to_come() } else { 0 };
        let best_room = self.game.table().places().map(|place| self.room(place)).max().unwrap_or(0);
        let has_token = !self.held(Effect::Token).is_empty();
        rooms + later + best_room * (i32::from(is_monk) + i32::from(has_token))
    }

    /// What a Room brings (PAL-5).
    pub(super) fn room(self, place: RoomPlace) -> i32 {
        let rooms = &self.rules.components.rooms;
        let net = |kind: Kind, price: u8| self.resource(kind) - self.coins(i32::from(price)) + 2;
        match self.game.table().room(place) {
            Room::Decorator if decorate::can_advance(self.look(), self.seat) => self.best_step(),
            Room::Decorator => 0,
            Room::Move => self.best_move(),
            Room::Coins => self.coins(i32::from(rooms.coins)),
            Room::Leather => net(Kind::Leather, rooms.leather_price),
            Room::Lacquer => net(Kind::Lacquer, rooms.lacquer_price),
            Room::Wood => self.resource(Kind::Wood) + self.coins(i32::from(rooms.wood_coins)),
            Room::Steel => self.resource(Kind::Steel),
            Room::Discount => 2 * self.n_rounds_to_come(),
            Room::Apprentice => 4 * self.n_rounds_to_come(),
        }
    }

    pub(super) fn best_move(self) -> i32 {
        let swords = self.player().forge.iter();
        let movable = swords.filter(|&sword| forge::may_move(self.look(), self.seat, sword).is_ok());
        movable.map(|sword| self.moving(sword)).max().unwrap_or(0)
    }

    /// KOM-1, KOM-2: Coins, the first turn of the next round, and a Monk's effect.
    fn visiting_komainu(self, is_monk: bool) -> i32 {
        let coins = self.coins(i32::from(self.rules.components.spaces.komainu_coins));
        let first = if self.n_rounds_to_come() > 0 { 6 } else { 0 };
        let effect =
            if is_monk { self.best_sashimono().max(self.best_move()).max(self.best_step()) } else { 0 };
        coins + first + effect
    }
}
