//! What placing a figure is worth (TRN-2), area by area.

use katana::{
    area::palace,
    card, decorate,
    flow::turn,
    piece::{Area, ByKind, Figure, House, Kind, Room, RoomPlace, RoomSet, SwordId},
    rules::Effect,
};

use super::{Heuristic, NEVER, chapter};

/// The number of the Sword that the Ghost would take next, and the points of the one after it.
pub(in crate::katana) struct GhostTarget {
    number: u8,
    second: i32,
}

impl Heuristic<'_> {
    /// Placing a figure. A Monk has an additional effect and a price.
    pub(in crate::katana) fn placing(&self, figure: Figure, area: Area) -> i32 {
        let worth = *self.areas[area as usize].get_or_init(|| {
            let there = match area {
                Area::Houses => {
                    let wanted = &self.weights.houses_swords;
                    self.visiting_houses()
                        + wanted[usize::from(self.player.forge.len()).min(wanted.len() - 1)]
                }
                Area::Market => self.visiting_market(),
                Area::Forge => self.best_line(),
                Area::Academy => self.visiting_academy(),
                Area::Palace => self.visiting_palace(),
                Area::Komainu => self.visiting_komainu(),
            };
            there + self.weights.place[Area::ALL.len() * self.round + area as usize] - self.crowding(area)
        });
        let monk = || {
            let [percent] = self.weights.monk_move;
            let further = if area == Area::Forge { self.best_move() * percent / 100 } else { 0 };
            further + self.weights.monk[area as usize] + self.weights.monk_round[self.round]
        };
        match figure {
            Figure::Worker => worth,
            Figure::Monk => worth + monk() - self.coins(i32::from(self.offering())),
        }
    }

    /// GHO-9: where no space is left, the Ghost scores without using a Worker.
    fn crowding(&self, area: Area) -> i32 {
        let (board, spaces) = (&self.game.table().board, &self.rules.components.spaces);
        let n_left = match area {
            Area::Houses | Area::Forge => return 0,
            Area::Market => self.rules.by_players(&spaces.market) - board.market.len(),
            Area::Academy => self.rules.by_players(&spaces.academy) - board.academy.len(),
            Area::Palace => self.rules.by_players(&spaces.palace) - board.palace.len(),
            Area::Komainu => 1,
        };
        let last = if n_left == 1 { self.weights.ghost_area_full[area as usize] } else { 0 };
        (last + self.weights.ghost_area_space[area as usize]) * self.n_ghost_turns
    }

    /// What a Monk costs (TEM-1, TEM-3).
    fn offering(&self) -> u16 {
        turn::offering(self.look, card::playable(self.look, self.seat, Effect::Offering).len())
    }

    fn visiting_houses(&self) -> i32 {
        let mut best = 0;
        for house in House::ALL {
            for space in 0..3 {
                best = best.max(self.fetching(house, space));
            }
        }
        best
    }

    /// HOU-1, HOU-2: a Sword with its Coins, and the top card of its House.
    pub(in crate::katana) fn fetching(&self, house: House, space: u8) -> i32 {
        let table = self.game.table();
        let Some(sword) = table.board.swords[house.index()][usize::from(space)] else { return 0 };
        if !self.player.entry_is_free(self.look.composition(sword).kinds()[0]) {
            return 0;
        }
        let card = table.decks.daimyo[house.index()].last().map_or(0, |&card| self.card(card));
        self.taking(sword) + card + self.sashimono(house) / 4 + self.denying(sword)
    }

    /// GHO-4: what the Ghost loses when somebody else takes the Sword that it would take.
    fn denying(&self, sword: SwordId) -> i32 {
        if self.n_ghost_turns == 0 {
            return 0;
        }
        let ghost_target = self.ghost_target.get_or_init(|| self.ghost_target());
        let tile = self.rules.tile(sword);
        let [next, by_point] = self.weights.ghost_deny;
        if tile.number < ghost_target.number {
            0
        } else {
            next + by_point * (i32::from(tile.points) - ghost_target.second)
        }
    }

    /// The highest number on display, and the points of the Sword with the second highest.
    fn ghost_target(&self) -> GhostTarget {
        let (mut first, mut second) = ((0, 0), (0, 0));
        for &sword in self.game.table().board.swords.iter().flatten().flatten() {
            let tile = self.rules.tile(sword);
            let mark = (tile.number, i32::from(tile.points));
            (first, second) = if mark > first { (mark, first) } else { (first, second.max(mark)) };
        }
        GhostTarget { number: first.0, second: second.1 }
    }

    /// What taking a Sword is worth: its Coins, and a share of the prize for forging it.
    pub(in crate::katana) fn taking(&self, sword: SwordId) -> i32 {
        let tile = self.rules.tile(sword);
        let kinds = tile.composition.kinds();
        let n_open: usize = self.works().iter().map(|work| work.n_missing).sum();
        // Whether the turns left are enough to forge one more Sword besides the others.
        let is_in_time = 10 * (n_open + kinds.len()) as i32 <= self.weights.forge_pace[0] * self.n_turns;
        let coins = self.coins(i32::from(tile.coins));
        if !is_in_time {
            return if chapter::is_forge_to_be_cleared(self.look) { NEVER } else { coins };
        }
        // A Sword that cannot have the decorations that a chapter wants will never be delivered.
        if tile.composition.counts().0.iter().filter(|&&n| n > 0).count()
            < usize::from(self.bonuses.n_decorations_wanted)
        {
            return coins;
        }
        let needs: i32 = kinds.iter().map(|&kind| i32::from(self.rules.value(kind))).sum();
        let n_swords = usize::from(self.player.forge.len());
        let room = self.weights.demand_percent[n_swords.min(5)];
        coins + (self.prize(sword) * self.progress_percent(kinds.len()) / 100 - needs) * room / 100
    }

    /// A card, the gifts of cards A, and the moves that bought resources make possible.
    fn visiting_market(&self) -> i32 {
        let [move_percent, further] = self.weights.market;
        let card = (0..3).map(|place| self.market_card(place)).max().unwrap_or(0);
        let mut stock = self.player.stock;
        let mut worth = card;
        for card in card::playable(self.look, self.seat, Effect::Take(ByKind::default())).iter() {
            if let Effect::Take(gift) = self.rules.card(card).effect {
                worth += self.gift(gift) / 2;
                Kind::ALL.into_iter().for_each(|kind| stock[kind] += u16::from(gift[kind]));
            }
        }
        let mut coins = self.player.coins;
        let mut n_bought = 0;
        for work in self.works() {
            let Some((kind, _)) = work.next else { continue };
            let price = self.look.price(kind);
            if stock[kind] > 0 {
                stock[kind] -= 1;
            } else if price <= coins {
                coins -= price;
                n_bought += 1;
                worth += work.gain * move_percent / 100;
            }
        }
        let [_, second, third] = self.needs();
        for needs in [second, third] {
            for kind in Kind::ALL {
                let n_short = needs[kind].saturating_sub(stock[kind]);
                stock[kind] -= needs[kind].min(stock[kind]);
                let n = n_short.min(coins / self.look.price(kind));
                coins -= n * self.look.price(kind);
                n_bought += usize::from(n);
                worth += i32::from(n) * further;
            }
        }
        let baskets = &self.weights.market_purchases;
        worth + baskets[n_bought.min(baskets.len() - 1)]
    }

    /// ACA-1, ACA-2: a step, and one decoration of each kind.
    fn visiting_academy(&self) -> i32 {
        let n_cards = i32::from(card::playable(self.look, self.seat, Effect::Step).len());
        let n_kinds = self.decorations().iter().filter(|&&worth| worth > 0).count();
        let decorations = self.decorations().iter().sum::<i32>() + self.weights.academy_kinds[n_kinds];
        (1 + n_cards) * self.best_step() + decorations - self.weights.academy[0]
    }

    pub(in crate::katana) fn best_step(&self) -> i32 {
        Kind::ALL.into_iter().map(|kind| self.advancing(kind)).max().unwrap_or(0)
    }

    /// A Decorator's step brings one more Coin for each later decoration.
    pub(in crate::katana) fn advancing(&self, kind: Kind) -> i32 {
        if decorate::may_advance(self.look, self.seat, kind).is_err() {
            return 0;
        }
        let [alone, waiting, later] = self.weights.step;
        let n_bare = self.works().iter().filter(|work| work.bare.contains(kind)).count().min(2) as i32;
        let further = later * self.n_rounds_to_come + self.bonuses.step;
        alone + waiting * n_bare + further + i32::from(self.rules.value(kind))
    }

    /// The best decoration of each kind.
    pub(in crate::katana) fn decorations(&self) -> &[i32; 4] {
        self.decorations.get_or_init(|| {
            let mut best = [0; 4];
            for work in self.works() {
                for kind in work.bare.iter() {
                    let worth = self.decorating(work.sword, kind);
                    best[kind.index()] = best[kind.index()].max(worth);
                }
            }
            best
        })
    }

    /// A decoration counts when the Sword is delivered; its Coins come at once (ACA-4).
    pub(in crate::katana) fn decorating(&self, sword: SwordId, kind: Kind) -> i32 {
        let blade = self.game.table().blade(sword);
        let n_missing = self.look.composition(sword).kinds().len() - usize::from(blade.placed);
        let bonuses = self.bonuses.decorating(kind, sword.katana_of().is_some(), blade.decorated);
        let points = 10 * i32::from(self.rules.value(kind)) + bonuses;
        let is_in_time = n_missing as i32 <= self.n_turns;
        let hope =
            if is_in_time { points * self.weights.decoration_percent[n_missing.min(7)] / 100 } else { 1 };
        hope + self.coins(i32::from(self.look.decorator_coins(self.seat, kind)))
    }

    /// The Coins of one decoration of each kind that can be decorated.
    pub(in crate::katana) fn n_coins_to_earn(&self) -> i32 {
        let decorations = self.decorations();
        let kinds = Kind::ALL.into_iter().filter(|kind| decorations[kind.index()] > 0);
        kinds.map(|kind| i32::from(self.look.decorator_coins(self.seat, kind))).sum()
    }

    /// PAL-1, PAL-2: the best Rooms for one more Family Member, who is useful in later rounds too.
    fn visiting_palace(&self) -> i32 {
        let (n_family, n_max) = (self.game.table().n_family(self.seat), self.rules.story.n_family);
        let mut rooms = [0; 5];
        for place in self.game.table().places() {
            rooms[usize::from(place.0)] = self.staying(place);
        }
        let best = |set: RoomSet| set.iter().map(|place| rooms[usize::from(place.0)]).sum::<i32>();
        let sets = palace::family_sets(self.look, (n_family + 1).min(n_max));
        let [later, others] = self.weights.palace;
        // The more opponents come to the Palace, the more useful a Family Member is there (PAL-3).
        let n_others = i32::from(self.game.table().n_seats) - 1;
        let later = if n_family < n_max { later * self.n_rounds_to_come * n_others / 3 } else { 0 };
        let has_token = !card::playable(self.look, self.seat, Effect::Token).is_empty();
        let now = || self.game.table().places().map(|place| self.room(place)).max().unwrap_or(0);
        let token = if has_token { now() } else { 0 };
        sets.map(best).max().unwrap_or(0) + later + token - others
    }

    /// What a Family Member in a Room brings now and in the rounds to come.
    pub(in crate::katana) fn staying(&self, place: RoomPlace) -> i32 {
        let later = self.weights.room_later[self.game.table().room(place) as usize];
        self.room(place) + later * self.n_rounds_to_come
    }

    /// What a Room brings (PAL-5).
    pub(in crate::katana) fn room(&self, place: RoomPlace) -> i32 {
        let rooms = &self.rules.components.rooms;
        let net = |kind: Kind, price: u8| self.resource(kind) - self.coins(i32::from(price)) + 2;
        match self.game.table().room(place) {
            Room::Decorator => self.best_step(),
            Room::Move => self.best_move(),
            Room::Coins => self.coins(i32::from(rooms.coins)),
            Room::Leather => net(Kind::Leather, rooms.leather_price),
            Room::Lacquer => net(Kind::Lacquer, rooms.lacquer_price),
            Room::Wood => self.resource(Kind::Wood) + self.coins(i32::from(rooms.wood_coins)),
            Room::Steel => self.resource(Kind::Steel),
            Room::Discount => self.weights.passive_rooms[0] * self.n_rounds_to_come,
            Room::Apprentice => self.weights.passive_rooms[1] * self.n_rounds_to_come,
        }
    }

    /// KOM-1: Coins, and the first turn of the next round.
    fn visiting_komainu(&self) -> i32 {
        let coins = self.coins(i32::from(self.rules.components.spaces.komainu_coins));
        coins + if self.n_rounds_to_come > 0 { self.weights.first[0] } else { 0 }
    }
}
