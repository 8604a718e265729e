//! Events as sentences of a log.

use katana::{
    Cause, Event,
    piece::{CardId, Cell, Composition, Favor, Figure, HonorId, House, Kind, Room, SwordId},
    table::Category,
};
use tabletop::Seat;

use super::Voice;

impl Voice<'_> {
    /// An event; Rooms by their place in the Palace.
    #[must_use]
    pub fn event(&self, event: &Event) -> String {
        self.told(None, event)
    }

    /// An event; Rooms by name.
    #[must_use]
    pub fn event_at(&self, rooms: &[Room], event: &Event) -> String {
        self.told(Some(rooms), event)
    }

    fn told(&self, palace: Option<&[Room]>, event: &Event) -> String {
        let (name, line) = (|seat| self.player(seat), |line| self.line(line));
        match *event {
            Event::Dealt { ref rooms, ref favors, first } => self.dealt(rooms, favors, first),
            Event::StartSwordsRevealed { ref swords } => self.start_swords(swords),
            Event::RoundBegan { round, first } => {
                say!(self, "event-round-began", n = round, name = name(first))
            }
            Event::TurnBegan { seat } => say!(self, "event-turn-began", name = name(seat)),
            Event::Placed { seat, figure, area } => self.placed(seat, figure, self.at(area)),
            Event::OfferingPaid { seat, coins, cards } => self.offering_paid(seat, coins, cards),
            Event::LineNamed { seat, line: at } => {
                say!(self, "event-line-named", name = name(seat), line = line(at))
            }
            Event::SwordTaken { seat, sword, house, cell } => self.sword_taken(seat, sword, house, cell),
            Event::SwordRevealed { house, space: _, sword } => self.sword_revealed(house, sword),
            Event::CoinsGained { seat, coins, cause } => self.gained(seat, self.coins_gain(coins), cause),
            Event::CoinsPaid { seat, coins, cause } => self.paid(seat, coins, cause),
            Event::ResourcesGained { seat, resources, cause } => {
                self.gained(seat, self.kinds_gain(resources), cause)
            }
            Event::ResourcesTurned { seat, from, to, n } => self.turned(seat, (n, from), (n, to)),
            Event::CardTaken { seat, card } => {
                say!(self, "event-card-taken", name = name(seat), card = self.card(card))
            }
            Event::CardRevealed { house, card } => self.card_revealed(house, card),
            Event::HonorRevealed { honor } => say!(self, "event-honor-revealed", honor = self.honor(honor)),
            Event::Moved { seat, sword, kind, to } => self.moved(seat, sword, kind, to),
            Event::Swapped { seat, one, other } => self.swapped(seat, one, other),
            Event::Decorated { seat, sword, kind } => self.decorated(seat, sword, kind),
            Event::Advanced { seat, kind, column } => self.advanced(seat, kind, column),
            Event::Arranged { seat, rooms } => {
                say!(self, "event-arranged", name = name(seat), rooms = self.rooms(palace, rooms))
            }
            Event::SharedRoom { seat, room } => {
                say!(self, "event-shared-room", name = name(seat), room = self.the_room(palace, room))
            }
            Event::TokenPlaced { seat, room } => {
                say!(self, "event-token-placed", name = name(seat), room = self.the_room(palace, room))
            }
            Event::RoomUsed { seat, room } => {
                say!(self, "event-room-used", name = name(seat), room = self.the_room(palace, room))
            }
            Event::Declined { seat } => say!(self, "event-declined", name = name(seat)),
            Event::KomainuTaken { seat } => say!(self, "event-komainu-taken", name = name(seat)),
            Event::Delivered { seat, sword, cell } => self.delivered(seat, sword, cell),
            Event::LineCollected { seat, line: at, times } => self.collected(seat, line(at), times),
            Event::Scored { seat, points, category } => self.scored(seat, points, category),
            Event::SashimonoGained { seat, house } => self.sashimono_gained(seat, house),
            Event::WorkerFreed { seat } => say!(self, "event-worker-freed", name = name(seat)),
            Event::ProjectGrew { seat, ref kinds } => self.project_grew(seat, kinds),
            Event::KatanaPut { seat, ref composition, added, removed } => {
                self.katana_put(seat, composition, [added, removed])
            }
            Event::Shamed { seat } => say!(self, "event-shamed", name = name(seat)),
            Event::Dishonored { seat } => say!(self, "event-dishonored", name = name(seat)),
            Event::CardPlayed { seat, card } => self.card_played(seat, card),
            Event::CardBought { seat, card, line: at } => self.card_bought(seat, card, line(at)),
            Event::CardDiscarded { seat, card } => self.card_discarded(seat, card),
            Event::Passed { seat, honor } => self.passed(seat, honor),
            Event::TurnEnded { seat } => say!(self, "event-turn-ended", name = name(seat)),
            Event::FavorTaken { seat, favor } => self.favor_taken(seat, favor),
            Event::FavorShared { ref seats, favor } => self.favor_shared(seats, favor),
            Event::HonorScored { seat, honor, points } => self.honor_scored(seat, honor, points),
            Event::GameOver { ref ranks, ref scores } => self.game_over(ranks, scores),
            Event::GhostSeated { seat, level, workers } => self.ghost_seated(seat, level, workers),
            Event::GhostDrew { seat, card } => self.ghost_drew(seat, card),
            Event::GhostCrowdedOut { seat, card } => self.ghost_crowded_out(seat, card),
            Event::GhostTookSword { seat, sword, house, space: _ } => {
                self.ghost_took_sword(seat, sword, house)
            }
            Event::GhostKatanaGrew { seat, kind } => self.ghost_katana("event-ghost-katana-grew", seat, kind),
            Event::GhostKatanaDecorated { seat, kind } => {
                self.ghost_katana("event-ghost-katana-decorated", seat, kind)
            }
            Event::DisplayDiscarded { house, card } => self.display_discarded(house, card),
            Event::GhostCardRemoved { card } => {
                say!(self, "event-ghost-card-removed", card = self.ghost_card(card))
            }
            Event::GhostDeckShuffled { seat } => {
                say!(self, "event-ghost-deck-shuffled", name = name(seat))
            }
            Event::GhostAsideRevealed { ref cards } => self.ghost_aside_revealed(cards),
            Event::GhostCardJoined { card } => self.ghost_card_joined(card),
            Event::HonorCopied { seat, honor, of } => self.honor_copied(seat, honor, of),
            Event::GhostTurnedAway { seat, card } => self.ghost_turned_away(seat, card),
            Event::PriceRaised { kind, price } => self.price_raised(kind, price),
        }
    }

    fn dealt(&self, rooms: &[Room], favors: &[Favor], first: Seat) -> String {
        let rooms = self.list(rooms.iter().map(|&room| self.room(room)));
        let favors = self.list(favors.iter().map(|&favor| self.favor(favor)));
        say!(self, "event-dealt", rooms = rooms, favors = favors, name = self.player(first))
    }

    fn start_swords(&self, swords: &[SwordId]) -> String {
        let swords = self.list(swords.iter().map(|&sword| self.sword(sword)));
        say!(self, "event-start-swords", swords = swords)
    }

    fn placed(&self, seat: Seat, figure: Figure, at: String) -> String {
        let figure = match figure {
            Figure::Worker => "worker",
            Figure::Monk => "monk",
        };
        say!(self, "event-placed", name = self.player(seat), figure = figure, at = at)
    }

    fn offering_paid(&self, seat: Seat, coins: u16, cards: u8) -> String {
        let (name, coins) = (self.player(seat), self.coins(coins));
        if cards == 0 {
            return say!(self, "event-offering-paid", name = name, coins = coins);
        }
        say!(self, "event-offering-cards", name = name, coins = coins, cards = cards)
    }

    fn sword_taken(&self, seat: Seat, sword: SwordId, house: Option<House>, cell: Cell) -> String {
        let (name, sword, cell) = (self.player(seat), self.the_sword_full(sword), self.cell(cell));
        match house {
            Some(house) => {
                let house = self.house(house);
                say!(self, "event-sword-taken", name = name, sword = sword, house = house, cell = cell)
            }
            None => say!(self, "event-sword-chosen", name = name, sword = sword, cell = cell),
        }
    }

    fn sword_revealed(&self, house: House, sword: SwordId) -> String {
        say!(self, "event-sword-revealed", house = self.house(house), sword = self.sword(sword))
    }

    fn card_revealed(&self, house: Option<House>, card: CardId) -> String {
        let card = self.card(card);
        match house {
            Some(house) => say!(self, "event-card-revealed-house", house = self.house(house), card = card),
            None => say!(self, "event-card-revealed-market", card = card),
        }
    }

    fn gained(&self, seat: Seat, what: String, cause: Cause) -> String {
        say!(self, "event-gained", name = self.player(seat), what = what, cause = self.cause(cause))
    }

    fn paid(&self, seat: Seat, coins: u16, cause: Cause) -> String {
        let (name, coins, cause) = (self.player(seat), self.coins(coins), self.cause(cause));
        say!(self, "event-coins-paid", name = name, coins = coins, cause = cause)
    }

    fn turned(&self, seat: Seat, from: (u8, Kind), to: (u8, Kind)) -> String {
        let (from, to) = (self.kind_count(from.0, from.1), self.kind_count(to.0, to.1));
        say!(self, "event-resources-turned", name = self.player(seat), from = from, to = to)
    }

    fn moved(&self, seat: Seat, sword: SwordId, kind: Kind, to: Cell) -> String {
        let (sword, kind, cell) = (self.the_sword(sword), self.kind(kind), self.cell(to));
        say!(self, "event-moved", name = self.player(seat), sword = sword, kind = kind, cell = cell)
    }

    fn swapped(&self, seat: Seat, one: SwordId, other: SwordId) -> String {
        let (one, other) = (self.the_sword(one), self.the_sword(other));
        say!(self, "event-swapped", name = self.player(seat), one = one, other = other)
    }

    fn decorated(&self, seat: Seat, sword: SwordId, kind: Kind) -> String {
        let (sword, kind) = (self.the_sword(sword), self.kind(kind));
        say!(self, "event-decorated", name = self.player(seat), kind = kind, sword = sword)
    }

    fn advanced(&self, seat: Seat, kind: Kind, column: u8) -> String {
        let coins = self.rules.components.academy_coins[usize::from(column)];
        let (kind, coins) = (self.kind(kind), self.coins(coins.into()));
        say!(self, "event-advanced", name = self.player(seat), kind = kind, coins = coins)
    }

    fn delivered(&self, seat: Seat, sword: SwordId, cell: Cell) -> String {
        let (sword, cell) = (self.the_sword_full(sword), self.cell(cell));
        say!(self, "event-delivered", name = self.player(seat), sword = sword, cell = cell)
    }

    fn collected(&self, seat: Seat, line: String, times: u8) -> String {
        say!(self, "event-line-collected", name = self.player(seat), line = line, times = times)
    }

    fn scored(&self, seat: Seat, points: i16, category: Category) -> String {
        let id = if points < 0 { "event-lost" } else { "event-scored" };
        let (points, category) = (self.points(points.abs()), self.category(category));
        say!(self, id, name = self.player(seat), points = points, category = category)
    }

    fn sashimono_gained(&self, seat: Seat, house: House) -> String {
        let sashimono = self.sashimono(house);
        say!(self, "event-sashimono-gained", name = self.player(seat), sashimono = sashimono)
    }

    fn project_grew(&self, seat: Seat, kinds: &[Kind]) -> String {
        let kinds = self.kinds_of(kinds.iter().copied());
        say!(self, "event-project-grew", name = self.player(seat), kinds = kinds)
    }

    fn katana_put(&self, seat: Seat, composition: &Composition, changes: [u8; 2]) -> String {
        let (name, letters, [added, removed]) = (self.player(seat), self.letters(composition), changes);
        if changes == [0; 2] {
            return say!(self, "event-katana-put", name = name, letters = letters);
        }
        let id = "event-katana-put-changed";
        say!(self, id, name = name, letters = letters, added = added, removed = removed)
    }

    fn card_played(&self, seat: Seat, card: CardId) -> String {
        let (card, effect) = (self.card_name(card), self.card_effect(card));
        say!(self, "event-card-played", name = self.player(seat), card = card, effect = effect)
    }

    fn card_bought(&self, seat: Seat, card: CardId, line: String) -> String {
        let (name, benefit) = (self.player(seat), self.card_benefit(card));
        let card = self.card_name(card);
        say!(self, "event-card-bought", name = name, card = card, line = line, benefit = benefit)
    }

    fn card_discarded(&self, seat: Seat, card: CardId) -> String {
        say!(self, "event-card-discarded", name = self.player(seat), card = self.card_name(card))
    }

    fn passed(&self, seat: Seat, honor: Option<HonorId>) -> String {
        let name = self.player(seat);
        match honor {
            Some(honor) => say!(self, "event-passed", name = name, honor = self.honor(honor)),
            None => say!(self, "event-passed-without", name = name),
        }
    }

    fn favor_taken(&self, seat: Seat, favor: Favor) -> String {
        say!(self, "event-favor-taken", name = self.player(seat), favor = self.favor(favor))
    }

    fn favor_shared(&self, seats: &[Seat], favor: Favor) -> String {
        let names = self.players(seats.iter().copied());
        say!(self, "event-favor-shared", names = names, favor = self.favor(favor))
    }

    fn honor_scored(&self, seat: Seat, honor: HonorId, points: i16) -> String {
        let (points, honor) = (self.points(points), self.honor(honor));
        say!(self, "event-honor-scored", name = self.player(seat), points = points, honor = honor)
    }

    /// The players from first to last.
    fn game_over(&self, ranks: &[u8], scores: &[i16]) -> String {
        let mut seats: Vec<usize> = (0..ranks.len().min(scores.len())).collect();
        seats.sort_by_key(|&seat| ranks[seat]);
        let entries = self.list(seats.into_iter().map(|seat| {
            let (name, points) = (self.player(Seat(seat as u8)), self.points(scores[seat]));
            say!(self, "event-game-over-entry", rank = ranks[seat], name = name, points = points)
        }));
        say!(self, "event-game-over", entries = entries)
    }
}
