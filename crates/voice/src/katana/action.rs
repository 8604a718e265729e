//! Actions as imperatives.

use std::cmp::Ordering;

use katana::{
    Action, Frame, Katana, TableRef, Target, card, delivery,
    flow::turn,
    forge,
    piece::{Area, CardId, Figure, HonorId, House, Kind, Line, Room, RoomPlace, RoomSet, SwordId},
};
use tabletop::Seat;

use super::Voice;

/// Who acts, and in which state of the game.
#[derive(Clone, Copy)]
struct Scene<'a> {
    game: &'a Katana,
    look: TableRef<'a>,
    seat: Seat,
}

impl Voice<'_> {
    /// An action of `seat` as an imperative for a list. It need not be possible now, but must name pieces of
    /// this game.
    #[must_use]
    pub fn action(&self, game: &Katana, seat: Seat, action: Action) -> String {
        let scene = Scene { game, look: game.look(self.rules), seat };
        let look = scene.look;
        match action {
            Action::TakeStart(sword) => self.take_start(sword),
            Action::Place { figure, area } => self.place(look, figure, area),
            Action::Offer(n_cards) => self.offer(look, n_cards),
            Action::Pass(honor) => self.pass(honor),
            Action::EndTurn => say!(self, "action-end-turn"),
            Action::TakeSword { house, space } => self.take_sword(look, house, space),
            Action::TakeSashimono(house) => {
                say!(self, "action-take-sashimono", sashimono = self.sashimono(house))
            }
            Action::BuyResource(kind) => self.buy_resource(look, kind),
            Action::TakeMarketCard(place) => self.take_market_card(look, place),
            Action::Line(line) => self.name_line(scene, line),
            Action::Move(sword) => self.move_freely(scene, sword),
            Action::Swap(one, other) => {
                say!(self, "action-swap", one = self.own_sword(one), other = self.own_sword(other))
            }
            Action::Advance(kind) => self.advance(look, seat, kind),
            Action::Decorate { sword, kind } => self.decorate(scene, sword, kind),
            Action::Arrange(rooms) => self.arrange(scene, rooms),
            Action::UseRoom { room, on } => self.use_room(scene, room, on),
            Action::SwapByRoom { room, one, other } => self.swap_by_room(look, room, [one, other]),
            Action::Done => self.done(game),
            Action::Decline => self.decline(game),
            Action::Deliver(sword) => self.deliver(look, sword),
            Action::Collect(line) => self.collect(scene, line),
            Action::Project(one, two) => self.project(one, two),
            Action::PutKatana { change: false } => say!(self, "action-put-katana"),
            Action::PutKatana { change: true } => say!(self, "action-put-katana-changed"),
            Action::Compose(kind) => say!(self, "action-compose", kind = self.kind(kind)),
            Action::Play(card) => self.play(look, seat, card),
            Action::PlayOnLine(card, line) => {
                say!(self, "action-play-on-line", line = self.line(line), card = self.card_use(card))
            }
            Action::PlayToken(card, room) => {
                let room = self.the_room(Some(&look.table.board.rooms), room);
                say!(self, "action-play-token", room = room, card = self.card_use(card))
            }
            Action::Turn { from, to, n } => {
                say!(self, "action-turn", from = self.kind_count(n, from), to = self.kind_count(n, to))
            }
            Action::Buy(card) => self.buy(look, seat, card),
            Action::Discard(card) => say!(self, "action-discard", card = self.card_use(card)),
            Action::AddGhostCard(card) => {
                say!(self, "action-add-ghost-card", card = self.ghost_card(card))
            }
            Action::RaisePrice(kind) => self.raise_price(look, kind),
        }
    }

    /// The Rooms of the Family Members, with a sentence of its own if both are in one.
    fn arrange(&self, scene: Scene, rooms: RoomSet) -> String {
        let is_more = matches!(scene.game.asking(), Some(Frame::Palace(_)));
        let n = scene.look.table.n_family(scene.seat) + u8::from(is_more);
        let is_shared = self.rules.story.families_share && n > rooms.len();
        let id = if is_shared { "action-arrange-both" } else { "action-arrange" };
        say!(self, id, rooms = self.rooms(Some(&scene.look.table.board.rooms), rooms))
    }

    fn take_start(&self, sword: SwordId) -> String {
        let coins = self.coins(self.rules.tile(sword).coins.into());
        say!(self, "action-take-start", sword = self.sword(sword), coins = coins)
    }

    fn place(&self, look: TableRef, figure: Figure, area: Area) -> String {
        match figure {
            Figure::Worker => say!(self, "action-place-worker", at = self.at(area)),
            Figure::Monk => {
                let coins = self.coins(turn::offering(look, 0));
                say!(self, "action-place-monk", at = self.at(area), coins = coins)
            }
        }
    }

    fn offer(&self, look: TableRef, n_cards: u8) -> String {
        let coins = self.coins(turn::offering(look, n_cards));
        match n_cards {
            0 => say!(self, "action-offer", coins = coins),
            _ => say!(self, "action-offer-cards", coins = coins, cards = n_cards),
        }
    }

    fn pass(&self, honor: Option<HonorId>) -> String {
        match honor {
            Some(honor) => say!(self, "action-pass", honor = self.honor(honor)),
            None => say!(self, "action-pass-without"),
        }
    }

    /// The Sword with its Coins and the House's top card.
    fn take_sword(&self, look: TableRef, house: House, space: u8) -> String {
        let Some(sword) = look.table.board.swords[house.index()][usize::from(space)] else {
            return say!(self, "action-take-sword-space", n = space + 1, house = self.house(house));
        };
        let top = look.table.decks.daimyo[house.index()].last();
        let (sword, coins) = (self.sword(sword), self.coins(self.rules.tile(sword).coins.into()));
        let house = self.house(house);
        match top {
            Some(&card) => {
                let card = self.card(card);
                say!(self, "action-take-sword", sword = sword, house = house, coins = coins, card = card)
            }
            None => say!(self, "action-take-sword-without", sword = sword, house = house, coins = coins),
        }
    }

    fn buy_resource(&self, look: TableRef, kind: Kind) -> String {
        let coins = self.coins(look.price(kind));
        say!(self, "action-buy-resource", kinds = self.kind_count(1, kind), coins = coins)
    }

    fn take_market_card(&self, look: TableRef, place: u8) -> String {
        match look.table.board.cards[usize::from(place)] {
            Some(card) => say!(self, "action-take-market-card", card = self.card(card)),
            None => say!(self, "action-take-market-place", n = place + 1),
        }
    }

    /// A line for a bought card, or else a line to activate with its Swords.
    fn name_line(&self, scene: Scene, line: Line) -> String {
        let name = self.line(line);
        if let Some(Frame::BuyLine(_)) = scene.game.asking() {
            return say!(self, "action-lay", line = name);
        }
        let table = scene.look.table;
        let mut swords: Vec<SwordId> = table.player(scene.seat).forge.iter().collect();
        swords.retain(|&sword| line.holds(table.blade(sword).cell));
        if swords.is_empty() {
            return say!(self, "action-activate-none", line = name);
        }
        let swords = self.list(swords.into_iter().map(|sword| self.sword_in_line(scene, sword)));
        say!(self, "action-activate", line = name, swords = swords)
    }

    /// A Sword to activate, with its next resource and where it moves, or why it stays.
    fn sword_in_line(&self, scene: Scene, sword: SwordId) -> String {
        let (name, look) = (self.own_sword(sword), scene.look);
        let Some((kind, to)) = forge::next_move(look, sword) else {
            return say!(self, "line-sword-complete", sword = name);
        };
        let (player, from) = (look.player(scene.seat), look.table.blade(sword).cell);
        let id = if player.stock[kind] == 0 {
            "line-sword-missing"
        } else if player.is_occupied(to) {
            "line-sword-taken"
        } else {
            match to.row().cmp(&from.row()) {
                Ordering::Equal => "line-sword-right",
                Ordering::Less => "line-sword-up",
                Ordering::Greater => "line-sword-down",
            }
        };
        say!(self, id, sword = name, kind = self.kind(kind))
    }

    /// A move as an action of its own. At the Market it is the move of the Errand Room (PAL-7).
    fn move_freely(&self, scene: Scene, sword: SwordId) -> String {
        let what = self.move_sword(scene, sword);
        match scene.game.asking() {
            Some(Frame::Market(_)) => {
                say!(self, "action-use-room", what = what, room = self.room(Room::Apprentice))
            }
            _ => what,
        }
    }

    /// A move with its resource and destination; without them if the Sword cannot move.
    fn move_sword(&self, scene: Scene, sword: SwordId) -> String {
        let (name, look) = (self.own_sword(sword), scene.look);
        let is_forging = look.player(scene.seat).forge.contains(sword);
        let next = if is_forging { forge::next_move(look, sword) } else { None };
        let Some((kind, to)) = next else { return say!(self, "action-move", sword = name) };
        let (kind, from) = (self.kind(kind), look.table.blade(sword).cell);
        if to.row() == from.row() {
            say!(self, "action-move-right", sword = name, kind = kind, n = to.column() + 1)
        } else if to.row() < from.row() {
            say!(self, "action-move-up", sword = name, kind = kind)
        } else {
            say!(self, "action-move-down", sword = name, kind = kind)
        }
    }

    /// A step on the Decorator's track, with the Coins after it.
    fn advance(&self, look: TableRef, seat: Seat, kind: Option<Kind>) -> String {
        let Some(kind) = kind else { return say!(self, "action-advance-none") };
        let column = usize::from(look.player(seat).decorators[kind]) + 1;
        match self.rules.components.academy_coins.get(column) {
            Some(&coins) => {
                say!(self, "action-advance", kind = self.kind(kind), coins = self.coins(coins.into()))
            }
            None => say!(self, "action-advance-last", kind = self.kind(kind)),
        }
    }

    fn decorate(&self, scene: Scene, sword: SwordId, kind: Kind) -> String {
        let times = match scene.game.asking() {
            Some(Frame::Academy(academy)) => academy.times(),
            _ => 1,
        };
        let coins = self.coins((scene.look.decorator_coins(scene.seat, kind) * times).into());
        let sword = self.own_sword(sword);
        say!(self, "action-decorate", kind = self.kind(kind), sword = sword, coins = coins)
    }

    fn use_room(&self, scene: Scene, place: RoomPlace, on: Target) -> String {
        let room = scene.look.table.room(place);
        let what = match on {
            Target::Plain => self.room_effect(room),
            Target::Decorator(kind) => self.advance(scene.look, scene.seat, kind),
            Target::Sword(sword) => self.move_sword(scene, sword),
        };
        say!(self, "action-use-room", what = what, room = self.room(room))
    }

    fn swap_by_room(&self, look: TableRef, place: RoomPlace, swords: [SwordId; 2]) -> String {
        let room = self.room(look.table.room(place));
        let [one, other] = swords.map(|sword| self.own_sword(sword));
        say!(self, "action-swap-by-room", one = one, other = other, room = room)
    }

    fn done(&self, game: &Katana) -> String {
        let is_composing = matches!(game.asking(), Some(Frame::Compose(_)));
        let id = match game.asking().and_then(Frame::area) {
            Some(Area::Market) => "action-done-market",
            Some(Area::Forge) => "action-done-forge",
            Some(Area::Academy) => "action-done-academy",
            Some(Area::Palace) => "action-done-palace",
            None if is_composing => "action-done-compose",
            Some(Area::Houses | Area::Komainu) | None => "action-done",
        };
        say!(self, id)
    }

    fn decline(&self, game: &Katana) -> String {
        let id = match game.asking() {
            Some(Frame::React(react)) if react.area() == Area::Academy => "action-decline-academy",
            Some(Frame::React(_)) => "action-decline-palace",
            Some(Frame::GhostTurn(turn)) if turn.is_scoring() => "action-decline-ghost-palace",
            Some(Frame::Turn(_) | Frame::GhostTurn(_)) => "action-decline-katana",
            Some(frame) if frame.area() == Some(Area::Komainu) => "action-decline-komainu",
            Some(_) | None => "action-decline",
        };
        say!(self, id)
    }

    fn deliver(&self, look: TableRef, sword: SwordId) -> String {
        let cell = self.cell(look.table.blade(sword).cell);
        say!(self, "action-deliver", sword = self.own_sword_full(sword), cell = cell)
    }

    fn collect(&self, scene: Scene, line: Line) -> String {
        let benefits = delivery::line_benefits(scene.look, scene.seat, line).into_iter().flatten();
        let benefits = self.list(benefits.map(|benefit| self.benefit(benefit)));
        let times = match scene.game.asking() {
            Some(Frame::Delivery(delivery)) => delivery.times(line),
            _ => 1,
        };
        say!(self, "action-collect", line = self.line(line), benefits = benefits, times = times)
    }

    fn project(&self, one: Option<Kind>, two: Option<Kind>) -> String {
        if one.or(two).is_none() {
            return say!(self, "action-project-none");
        }
        say!(self, "action-project", kinds = self.kinds_of(one.into_iter().chain(two)))
    }

    fn play(&self, look: TableRef, seat: Seat, card: CardId) -> String {
        let is_bought = look.player(seat).bought.contains(card);
        let id = if is_bought { "action-play-bought" } else { "action-play" };
        say!(self, id, card = self.card_use(card))
    }

    fn buy(&self, look: TableRef, seat: Seat, card: CardId) -> String {
        let (benefit, coins) = (self.card_benefit(card), self.coins(card::cost(look, seat, card)));
        let is_played = look.player(seat).played.contains(card);
        let id = if is_played { "action-buy-played" } else { "action-buy" };
        say!(self, id, card = self.card_name(card), coins = coins, benefit = benefit)
    }
}
