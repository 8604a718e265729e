//! The features of the value model: what is on a table, from the point of view of one player.

use katana::{
    TableRef,
    flow::end,
    forge, ghost, honor,
    piece::{CardId, HonorId, Kind, Line, N_LINES, N_TILES, Room, SwordId},
    table::{KatanaStage as Stage, Player},
};
use tabletop::Seat;

use super::Opponents;
use crate::katana::policy::{benefit_class, effect_class, honor_class};

/// The features that hold at a table, each by its number.
pub struct ValueFeatures {
    /// Their numbers.
    pub all: Vec<u16>,
    /// The number of the first value of the next feature.
    start: usize,
}

impl ValueFeatures {
    /// The features of a table from the point of view of one player.
    #[must_use]
    pub fn new(opponents: Opponents, look: TableRef, person: Seat) -> Self {
        let mut features = Self { all: Vec::with_capacity(96), start: 0 };
        Extractor::new(look, person).extract(opponents, &mut features);
        features
    }
}

/// The names of all features, and how many values each has.
pub(super) fn columns(opponents: Opponents, look: TableRef) -> Vec<(&'static str, usize)> {
    let mut columns = Columns(Vec::new());
    Extractor::new(look, Seat(0)).extract(opponents, &mut columns);
    columns.0
}

/// Takes features in order.
trait Sink {
    /// A feature with one of `n` values; the last one stands for all beyond it.
    fn one(&mut self, name: &'static str, n: usize, value: usize);
    /// A feature with any of `n` values, some more than once.
    fn any(&mut self, name: &'static str, n: usize, values: impl Iterator<Item = usize>);
}

impl Sink for ValueFeatures {
    fn one(&mut self, _: &'static str, n: usize, value: usize) {
        self.all.push((self.start + value.min(n - 1)) as u16);
        self.start += n;
    }

    fn any(&mut self, _: &'static str, n: usize, values: impl Iterator<Item = usize>) {
        for value in values {
            debug_assert!(value < n, "{value} of {n}");
            self.all.push((self.start + value) as u16);
        }
        self.start += n;
    }
}

/// Takes the names and sizes alone.
struct Columns(Vec<(&'static str, usize)>);

impl Sink for Columns {
    fn one(&mut self, name: &'static str, n: usize, _: usize) {
        self.0.push((name, n));
    }

    fn any(&mut self, name: &'static str, n: usize, _: impl Iterator<Item = usize>) {
        self.0.push((name, n));
    }
}

fn ghost_of(person: Seat) -> Seat {
    Seat(1 - person.0)
}

/// Coins in fourteen buckets.
fn coins_bucket(coins: usize) -> usize {
    match coins {
        0..=8 => coins,
        9 | 10 => 9,
        11..=13 => 10,
        14..=17 => 11,
        18..=24 => 12,
        _ => 13,
    }
}

/// A table, with the quantities that several features use.
struct Extractor<'a> {
    look: TableRef<'a>,
    person: Seat,
    me: &'a Player,
    workers: usize,
    /// How many Workers all others have left.
    n_others: usize,
    /// The Katana: away, lacking so many resources, delivered.
    stage: usize,
    /// How many of the resources that the next three moves of each Sword need are not in stock, and what they cost.
    n_short: [usize; 3],
    price: usize,
    /// How much of the stock these moves do not need.
    n_left: usize,
    /// The most Swords in one line, and the most in one line that could move.
    in_line: usize,
    movable: usize,
}

impl<'a> Extractor<'a> {
    fn new(look: TableRef<'a>, person: Seat) -> Self {
        let me = look.player(person);
        let others = look.table.seats().filter(|&seat| seat != person);
        let mut extractor = Self {
            look,
            person,
            me,
            workers: me.workers.into(),
            n_others: others.map(|seat| usize::from(look.player(seat).workers)).sum(),
            stage: 0,
            n_short: [0; 3],
            price: 0,
            n_left: 0,
            in_line: 0,
            movable: 0,
        };
        extractor.stage = match me.katana {
            Stage::Away | Stage::Unfinished => 0,
            Stage::Forging => 1 + extractor.missing(SwordId::katana(person)).min(7),
            Stage::Delivered { .. } => 9,
        };
        extractor.set_needs();
        extractor.set_lines();
        extractor
    }

    /// Hands over all features, in order.
    fn extract(&self, opponents: Opponents, to: &mut impl Sink) {
        self.stock(to);
        self.forge(to);
        self.cards(to);
        self.crafts(to);
        self.honors(to);
        self.katana(to);
        match opponents {
            Opponents::Ghost => self.ghost(to),
            Opponents::People => self.rivals(to),
        }
        self.round(to);
    }

    /// How many resources a Sword lacks.
    fn missing(&self, sword: SwordId) -> usize {
        self.look.composition(sword).kinds().len() - self.placed(sword)
    }

    fn placed(&self, sword: SwordId) -> usize {
        self.look.table.blade(sword).placed.into()
    }

    fn set_needs(&mut self) {
        let (mut rest, mut n_short) = (self.me.stock, 0);
        for depth in 0..self.n_short.len() {
            for sword in self.me.forge.iter() {
                let kinds = self.look.composition(sword).kinds();
                let Some(&kind) = kinds.get(self.placed(sword) + depth) else { continue };
                if rest[kind] > 0 {
                    rest[kind] -= 1;
                } else {
                    n_short += 1;
                    self.price += usize::from(self.look.price(kind));
                }
            }
            self.n_short[depth] = n_short;
        }
        self.n_left = rest.0.iter().map(|&n| usize::from(n)).sum();
    }

    fn set_lines(&mut self) {
        let (mut standing, mut movable) = ([0usize; N_LINES], [0usize; N_LINES]);
        for sword in self.me.forge.iter() {
            let cell = self.look.table.blade(sword).cell;
            let can_move =
                forge::next_move(self.look, sword).is_some_and(|(kind, _)| self.me.stock[kind] > 0);
            for line in [Line::row(cell.row()), Line::column(cell.column())] {
                standing[line.index()] += 1;
                movable[line.index()] += usize::from(can_move);
            }
        }
        let most = |lines: [usize; N_LINES]| lines.into_iter().max().unwrap_or(0).min(4);
        (self.in_line, self.movable) = (most(standing), most(movable));
    }

    fn n_forge(&self) -> usize {
        self.me.forge.len().into()
    }

    fn n_delivered(&self) -> usize {
        self.me.delivered.len().into()
    }

    fn coins(&self) -> usize {
        coins_bucket(self.me.coins.into())
    }

    fn stock(&self, to: &mut impl Sink) {
        to.one("workers", 8, self.workers);
        to.one("coins", 14, self.coins());
        for kind in Kind::ALL {
            to.one("stock", 7, self.me.stock[kind].into());
        }
    }

    /// The Swords on the Forge: which ones, how complete, how decorated, where; and what they need.
    fn forge(&self, to: &mut impl Sink) {
        let swords = || self.me.forge.iter();
        let tiles = swords().filter(|sword| sword.katana_of().is_none());
        let blade = |sword: SwordId| self.look.table.blade(sword);
        to.any(
            "tile*missing",
            N_TILES * 7,
            tiles.map(|sword| sword.index() * 7 + self.missing(sword).min(6)),
        );
        let decorated = |sword: SwordId| usize::from(blade(sword).decorated.len());
        to.any("missing*decorated", 8 * 5, swords().map(|sword| self.missing(sword) * 5 + decorated(sword)));
        let is_near = |sword: SwordId| usize::from(self.missing(sword) <= 1);
        to.any(
            "cell*nearly-complete",
            20 * 2,
            swords().map(|sword| usize::from(blade(sword).cell.0) * 2 + is_near(sword)),
        );
        to.one("forge", 7, self.n_forge());
        let n_missing: usize = swords().map(|sword| self.missing(sword)).sum();
        to.one("workers*missing", 6 * 11, self.workers.min(5) * 11 + (n_missing / 2).min(10));
        for n_short in self.n_short {
            to.one("short", 8, n_short);
        }
        to.one("coins*price", 14 * 8, self.coins() * 8 + (self.price / 4).min(7));
        to.one("stock-left", 8, self.n_left);
        to.one("in-line*movable", 25, self.in_line * 5 + self.movable);
        to.one("delivered", 9, self.n_delivered());
        to.one("delivered*forge", 9 * 7, self.n_delivered().min(8) * 7 + self.n_forge().min(6));
    }

    fn cards(&self, to: &mut impl Sink) {
        let card = |card: CardId| self.look.rules.card(card);
        to.any("hand-effect", 11, self.me.hand.iter().map(|held| effect_class(card(held).effect)));
        to.one("hand", 6, self.me.hand.len().into());
        let benefit = |bought: CardId| benefit_class(card(bought).benefit);
        let lines = self.me.under.iter().enumerate();
        to.any(
            "line*benefit",
            N_LINES * 5,
            lines.flat_map(|(n, under)| under.cards().map(move |card| n * 5 + benefit(card))),
        );
        to.one("cards-bought", 8, self.me.cards_under().count());
    }

    /// Decorators, Rooms and Sashimono.
    fn crafts(&self, to: &mut impl Sink) {
        let table = self.look.table;
        for kind in Kind::ALL {
            let is_bare = |&sword: &SwordId| {
                self.look.placed(sword).contains(&kind) && !table.blade(sword).decorated.contains(kind)
            };
            let n_bare = self.me.forge.iter().filter(is_bare).count().min(3);
            to.one("decorator*bare", 5 * 4, usize::from(self.me.decorators[kind]).min(4) * 4 + n_bare);
        }
        to.any("own-room", Room::ALL.len(), self.me.rooms.iter().map(|place| table.room(place) as usize));
        to.any("open-room", Room::ALL.len(), table.places().map(|place| table.room(place) as usize));
        for n in self.me.sashimono {
            to.one("sashimono", 5, n.into());
        }
        to.one("sashimono-points", 40, end::sashimono_points(self.me.sashimono) as usize);
    }

    /// The Honor cards that are held and those on display, with their points.
    fn honors(&self, to: &mut impl Sink) {
        let honor = |&card: &HonorId| {
            let honor = self.look.rules.honor(card);
            let points = honor::points(self.look, self.person, honor).clamp(0, 12);
            (honor_class(honor), points as usize)
        };
        to.any(
            "honor*points",
            15 * 13,
            self.me.honors.iter().map(honor).map(|(class, points)| class * 13 + points),
        );
        let shown = self.look.table.board.honors.iter().flatten().map(honor);
        to.any("displayed-honor*points", 15 * 4, shown.map(|(class, points)| class * 4 + points.min(11) / 3));
    }

    fn katana(&self, to: &mut impl Sink) {
        to.one("katana-stage", 10, self.stage);
        let n_kinds = self.me.project.0.iter().filter(|&&n| n > 0).count();
        to.one("project*kinds", 8 * 5, usize::from(self.me.project_size()).min(7) * 5 + n_kinds);
        let in_play = (0..5).filter(|favor| self.look.table.favors & (1 << favor) != 0);
        to.any("favor*katana-stage", 5 * 10, in_play.map(|favor| favor * 10 + self.stage));
        to.one("monks", 3, self.me.monks.into());
    }

    fn ghost(&self, to: &mut impl Sink) {
        let (ghost, rules) = (self.look.player(ghost_of(self.person)), self.look.rules);
        to.one("ghost-workers", 9, ghost.workers.into());
        to.one("ghost-delivered", 10, ghost.delivered.len().into());
        let n_delivered = usize::from(ghost.delivered.len()).min(8);
        to.one("ghost-workers*delivered", 9 * 10, usize::from(ghost.workers).min(8) * 10 + n_delivered);
        let coins: usize = ghost.delivered.iter().map(|sword| usize::from(rules.tile(sword).coins)).sum();
        to.one("ghost-coins", 12, coins / 5);
        to.one("ghost-sashimono-points", 40, end::sashimono_points(ghost.sashimono) as usize);
        for n in ghost.sashimono {
            to.one("ghost-sashimono", 4, n.into());
        }
        to.one("ghost-cards", 8, ghost.hand.len().into());
        to.one("ghost-family", 5, self.look.table.n_family(ghost_of(self.person)).into());
        to.one(
            "ghost-decorated",
            8,
            self.look.table.ghost.as_ref().map_or(0, |ghost| ghost.decorated.into()),
        );
        self.ghost_honors(to);
        self.ghost_visits(to);
        self.display(to);
        self.entries(to);
        let ahead = i32::from(self.me.score() - ghost.score());
        to.one("lead", 12, ((ahead + 60) / 10).clamp(0, 11) as usize);
    }

    /// The Honor cards of the Ghost and the one that it would take next, with their points for it; some count what the
    /// person has (GHO-12).
    fn ghost_honors(&self, to: &mut impl Sink) {
        let seat = ghost_of(self.person);
        let honor = |&card: &HonorId| {
            let honor = self.look.rules.honor(card);
            let (_, points) = ghost::score::honor_points(self.look, seat, honor);
            (honor_class(honor), points.clamp(0, 12) as usize)
        };
        let held = self.look.player(seat).honors.iter().map(honor);
        to.any("ghost-honor*points", 15 * 13, held.map(|(class, points)| class * 13 + points));
        let next = ghost::turn::closest_honor(self.look);
        to.any(
            "ghost-next-honor*points",
            15 * 5,
            next.iter().map(honor).map(|(class, points)| class * 5 + points / 3),
        );
        to.one("ghost-katana-points", 50, ghost::katana::points(self.look, seat) as usize);
    }

    /// How many Rooms are occupied and what the Ghost would score at the Academy, each with its Workers left.
    fn ghost_visits(&self, to: &mut impl Sink) {
        let seat = ghost_of(self.person);
        let workers = usize::from(self.look.player(seat).workers).min(7);
        let rooms = self.me.rooms.or(self.look.player(seat).rooms);
        to.one("ghost-workers*rooms", 8 * 6, workers * 6 + usize::from(rooms.len()));
        let at_academy = ghost::area::academy_points(self.look) as usize;
        to.one("ghost-workers*academy-points", 8 * 8, workers * 8 + at_academy.min(7));
    }

    /// The numbers of the Swords that the Ghost would take.
    fn display(&self, to: &mut impl Sink) {
        let (mut first, mut second) = (0, 0);
        for &sword in self.look.table.board.swords.iter().flatten().flatten() {
            let number = usize::from(self.look.rules.tile(sword).number);
            (first, second) = if number > first { (number, first) } else { (first, second.max(number)) };
        }
        to.one("first-tile-number", 11, first / 5);
        to.one("second-tile-number", 11, second / 5);
    }

    /// How many entries of the Forge are free.
    fn entries(&self, to: &mut impl Sink) {
        to.one("free-entries", 5, Kind::ALL.into_iter().filter(|&kind| self.me.entry_is_free(kind)).count());
    }

    /// How many opponents have begun and delivered a Katana, with which they share Favors; and free entries.
    fn rivals(&self, to: &mut impl Sink) {
        let others = || self.look.table.seats().filter(|&seat| seat != self.person);
        let stage = |seat: Seat| match self.look.player(seat).katana {
            Stage::Away | Stage::Unfinished => 0,
            Stage::Forging => 1,
            Stage::Delivered { .. } => 2,
        };
        let n_begun = others().filter(|&seat| stage(seat) > 0).count();
        let n_delivered = others().filter(|&seat| stage(seat) == 2).count();
        to.one("katanas-begun*katana-stage", 4 * 10, n_begun * 10 + self.stage);
        to.one("katanas-delivered*katana-stage", 4 * 10, n_delivered * 10 + self.stage);
        self.entries(to);
    }

    /// What is left of the round, and products with the number of Workers.
    fn round(&self, to: &mut impl Sink) {
        let (board, spaces) = (&self.look.table.board, &self.look.rules.components.spaces);
        let left = |max: &[u8; 3], n: usize| self.look.rules.by_players(max).saturating_sub(n).min(2);
        let market = left(&spaces.market, board.market.len());
        let academy = left(&spaces.academy, board.academy.len());
        let palace = left(&spaces.palace, board.palace.len());
        let crowd = (market * 3 + academy) * 3 + palace;
        to.one("open-spaces", 27 * 2, crowd * 2 + usize::from(board.komainu.is_none()));
        let workers = self.workers.min(5);
        let others = self.n_others;
        to.one("workers*other-workers", 6 * 9, workers * 9 + others.min(8));
        to.one("workers*coins", 6 * 14, workers * 14 + self.coins());
        to.one("workers*short", 6 * 9, workers * 9 + self.n_short[2].min(8));
        to.one("workers*in-line*movable", 6 * 25, workers * 25 + self.in_line * 5 + self.movable);
        to.one("workers*forge", 6 * 7, workers * 7 + self.n_forge().min(6));
        let n_near = self.me.forge.iter().filter(|&sword| self.missing(sword) <= 1).count();
        to.one("workers*nearly-complete", 6 * 4, workers * 4 + n_near.min(3));
        to.one("workers*katana-stage", 6 * 10, workers * 10 + self.stage);
        to.one("workers*delivered", 6 * 9, workers * 9 + self.n_delivered().min(8));
        to.one("open-spaces*other-workers", 27 * 4, crowd * 4 + others.min(3));
    }
}
