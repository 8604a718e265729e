//! What a table promises when a turn begins: alone with a Ghost, by how much the person will be ahead at the end; among
//! people, what each of them will have.
//!
//! Everything that lies on the table counts for itself, in each round for something else: each Sword on the Forge by how far it is,
//! Coins by how many there are, pairs of things where one is worth more with the other. What each is worth was
//! learned from games (`cargo run --release -p bench --bin learn outlook`, `learn outlook-among`) and stands in `outlook.txt`,
//! a line a round, and in `among.txt`, a line a round for two, three and four players.

use std::sync::{Arc, LazyLock};

use katana::{
    Look,
    flow::end,
    forge, ghost, honor,
    piece::{CardId, HonorId, Kind, Line, N_LINES, N_TILES, Room, SwordId},
    table::{Katana as Stage, N_ROUNDS, Player},
};
use tabletop::Seat;

use super::habits::{benefit_sort, effect_sort, honor_sort};

/// Who is at the table beside the person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Company {
    /// A Ghost alone.
    Ghost,
    /// People alone.
    People,
}

impl Company {
    /// How many different things can lie on such a table.
    #[must_use]
    pub const fn n_things(self) -> usize {
        match self {
            Self::Ghost => 2_733,
            Self::People => 2_149,
        }
    }

    /// How many lines of worths there are: one for each round, among people for each number of them.
    const fn n_lines(self) -> usize {
        let n_rounds = N_ROUNDS as usize;
        match self {
            Self::Ghost => n_rounds,
            Self::People => 3 * n_rounds,
        }
    }
}

/// The things that lie on a table, each by its number.
pub struct Things {
    /// Their numbers.
    pub all: Vec<u16>,
    /// The number of the first thing of the next kind.
    start: usize,
}

/// What each thing is worth, by round, in hundredths of a point.
#[derive(Clone, Debug)]
pub struct Outlook {
    company: Company,
    worths: Box<[i16]>,
}

impl Outlook {
    /// As it was learned.
    #[must_use]
    pub fn learned(company: Company) -> Arc<Self> {
        static ALONE: LazyLock<Arc<Outlook>> =
            LazyLock::new(|| Arc::new(Outlook::read(Company::Ghost, include_str!("outlook.txt"))));
        static AMONG: LazyLock<Arc<Outlook>> =
            LazyLock::new(|| Arc::new(Outlook::read(Company::People, include_str!("among.txt"))));
        match company {
            Company::Ghost => ALONE.clone(),
            Company::People => AMONG.clone(),
        }
    }

    /// With such worths, line by line.
    ///
    /// # Panics
    /// There are more or fewer than there are things.
    #[must_use]
    pub fn new(company: Company, worths: Vec<i16>) -> Self {
        let n_worths = company.n_things() * company.n_lines();
        assert_eq!(worths.len(), n_worths, "each thing has a worth in each round");
        Self { company, worths: worths.into_boxed_slice() }
    }

    /// Reads what [`Outlook::write`] has written.
    ///
    /// # Panics
    /// It is something else.
    #[must_use]
    pub fn read(company: Company, text: &str) -> Self {
        let worths = text.split_ascii_whitespace().map(|worth| worth.parse().expect("a worth"));
        Self::new(company, worths.collect())
    }

    /// As a text, line by line.
    #[must_use]
    pub fn write(&self) -> String {
        let line = |worths: &[i16]| worths.iter().map(i16::to_string).collect::<Vec<_>>().join(" ") + "\n";
        self.worths.chunks(self.company.n_things()).map(line).collect()
    }

    /// The worths, line by line.
    #[must_use]
    pub fn worths(&self) -> &[i16] {
        &self.worths
    }

    /// Which line is about a table like this one.
    #[must_use]
    pub fn line(look: Look) -> usize {
        let round = usize::from(look.table.round - 1);
        match look.table.ghost_seat() {
            Some(_) => round,
            None => (look.table.seats().count() - 2) * usize::from(N_ROUNDS) + round,
        }
    }

    /// What the rest of the game promises a seat, in points: alone with a Ghost more than the Ghost.
    #[must_use]
    pub fn promise(&self, look: Look, seat: Seat) -> i32 {
        let start = Self::line(look) * self.company.n_things();
        let worth = |&thing: &u16| i32::from(self.worths[start + usize::from(thing)]);
        Things::on(self.company, look, seat).all.iter().map(worth).sum::<i32>() / 100
    }
}

fn ghost_of(person: Seat) -> Seat {
    Seat(1 - person.0)
}

/// Coins in fourteen steps.
fn purse(coins: usize) -> usize {
    match coins {
        0..=8 => coins,
        9 | 10 => 9,
        11..=13 => 10,
        14..=17 => 11,
        18..=24 => 12,
        _ => 13,
    }
}

impl Things {
    /// What lies on a table, as one of those at it sees it.
    #[must_use]
    pub fn on(company: Company, look: Look, person: Seat) -> Self {
        let eye = Eye::new(look, person);
        let mut things = Self { all: Vec::with_capacity(96), start: 0 };
        eye.stock(&mut things);
        eye.forge(&mut things);
        eye.cards(&mut things);
        eye.crafts(&mut things);
        eye.honors(&mut things);
        eye.katana(&mut things);
        match company {
            Company::Ghost => eye.ghost(&mut things),
            Company::People => eye.rivals(&mut things),
        }
        eye.round(&mut things);
        debug_assert_eq!(things.start, company.n_things(), "each thing has its number");
        things
    }

    /// One of `n` things; the last one stands for all beyond it.
    fn one(&mut self, n: usize, which: usize) {
        self.all.push((self.start + which.min(n - 1)) as u16);
        self.start += n;
    }

    /// Any of `n` things, some more than once.
    fn any(&mut self, n: usize, which: impl Iterator<Item = usize>) {
        for thing in which {
            debug_assert!(thing < n, "{thing} of {n}");
            self.all.push((self.start + thing) as u16);
        }
        self.start += n;
    }
}

/// A table and what several things on it are judged by.
struct Eye<'a> {
    look: Look<'a>,
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
    /// What of the stock is not needed.
    n_left: usize,
    /// How many Swords stand in one line at the most, and how many of a line could move.
    in_line: usize,
    movable: usize,
}

impl<'a> Eye<'a> {
    fn new(look: Look<'a>, person: Seat) -> Self {
        let me = look.player(person);
        let others = look.table.seats().filter(|&seat| seat != person);
        let mut eye = Self {
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
        eye.stage = match me.katana {
            Stage::Away | Stage::Unfinished => 0,
            Stage::Forging => 1 + eye.missing(SwordId::katana(person)).min(7),
            Stage::Delivered { .. } => 9,
        };
        eye.see_needs();
        eye.see_lines();
        eye
    }

    /// How many resources a Sword lacks.
    fn missing(&self, sword: SwordId) -> usize {
        self.look.composition(sword).kinds().len() - self.placed(sword)
    }

    fn placed(&self, sword: SwordId) -> usize {
        self.look.table.blade(sword).placed.into()
    }

    fn see_needs(&mut self) {
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

    fn see_lines(&mut self) {
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
        purse(self.me.coins.into())
    }

    fn stock(&self, things: &mut Things) {
        things.one(8, self.workers);
        things.one(14, self.coins());
        for kind in Kind::ALL {
            things.one(7, self.me.stock[kind].into());
        }
    }

    /// The Swords on the Forge: which ones, how far, how decorated, where; and what they need.
    fn forge(&self, things: &mut Things) {
        let swords = || self.me.forge.iter();
        let tiles = swords().filter(|sword| sword.katana_of().is_none());
        let blade = |sword: SwordId| self.look.table.blade(sword);
        things.any(N_TILES * 7, tiles.map(|sword| sword.index() * 7 + self.missing(sword).min(6)));
        let decorated = |sword: SwordId| usize::from(blade(sword).decorated.len());
        things.any(8 * 5, swords().map(|sword| self.missing(sword) * 5 + decorated(sword)));
        let is_near = |sword: SwordId| usize::from(self.missing(sword) <= 1);
        things.any(20 * 2, swords().map(|sword| usize::from(blade(sword).cell.0) * 2 + is_near(sword)));
        things.one(7, self.n_forge());
        let n_missing: usize = swords().map(|sword| self.missing(sword)).sum();
        things.one(6 * 11, self.workers.min(5) * 11 + (n_missing / 2).min(10));
        for n_short in self.n_short {
            things.one(8, n_short);
        }
        things.one(14 * 8, self.coins() * 8 + (self.price / 4).min(7));
        things.one(8, self.n_left);
        things.one(25, self.in_line * 5 + self.movable);
        things.one(9, self.n_delivered());
        things.one(9 * 7, self.n_delivered().min(8) * 7 + self.n_forge().min(6));
    }

    fn cards(&self, things: &mut Things) {
        let card = |card: CardId| self.look.rules.card(card);
        things.any(11, self.me.hand.iter().map(|held| effect_sort(card(held).effect)));
        things.one(6, self.me.hand.len().into());
        let benefit = |bought: CardId| benefit_sort(card(bought).benefit);
        let lines = self.me.under.iter().enumerate();
        things.any(
            N_LINES * 5,
            lines.flat_map(|(n, under)| under.cards().map(move |card| n * 5 + benefit(card))),
        );
        things.one(8, self.me.cards_under().count());
    }

    /// Decorators, Rooms and Sashimono.
    fn crafts(&self, things: &mut Things) {
        let table = self.look.table;
        for kind in Kind::ALL {
            let is_bare = |&sword: &SwordId| {
                self.look.placed(sword).contains(&kind) && !table.blade(sword).decorated.contains(kind)
            };
            let n_bare = self.me.forge.iter().filter(is_bare).count().min(3);
            things.one(5 * 4, usize::from(self.me.decorators[kind]).min(4) * 4 + n_bare);
        }
        things.any(Room::ALL.len(), self.me.rooms.iter().map(|place| table.room(place) as usize));
        things.any(Room::ALL.len(), table.places().map(|place| table.room(place) as usize));
        for n in self.me.sashimono {
            things.one(5, n.into());
        }
        things.one(40, end::sashimono_points(self.me.sashimono) as usize);
    }

    /// Honor cards that are held and those on display, and how far they are.
    fn honors(&self, things: &mut Things) {
        let honor = |&card: &HonorId| {
            let honor = self.look.rules.honor(card);
            let points = honor::points(self.look, self.person, honor).clamp(0, 12);
            (honor_sort(honor), points as usize)
        };
        things.any(15 * 13, self.me.honors.iter().map(honor).map(|(sort, points)| sort * 13 + points));
        let shown = self.look.table.board.honors.iter().flatten().map(honor);
        things.any(15 * 4, shown.map(|(sort, points)| sort * 4 + points.min(11) / 3));
    }

    fn katana(&self, things: &mut Things) {
        things.one(10, self.stage);
        let n_kinds = self.me.project.0.iter().filter(|&&n| n > 0).count();
        things.one(8 * 5, usize::from(self.me.project_size()).min(7) * 5 + n_kinds);
        let in_play = (0..5).filter(|favor| self.look.table.favors & (1 << favor) != 0);
        things.any(5 * 10, in_play.map(|favor| favor * 10 + self.stage));
        things.one(3, self.me.monks.into());
    }

    fn ghost(&self, things: &mut Things) {
        let (ghost, rules) = (self.look.player(ghost_of(self.person)), self.look.rules);
        things.one(9, ghost.workers.into());
        things.one(10, ghost.delivered.len().into());
        let n_delivered = usize::from(ghost.delivered.len()).min(8);
        things.one(9 * 10, usize::from(ghost.workers).min(8) * 10 + n_delivered);
        let coins: usize = ghost.delivered.iter().map(|sword| usize::from(rules.tile(sword).coins)).sum();
        things.one(12, coins / 5);
        things.one(40, end::sashimono_points(ghost.sashimono) as usize);
        for n in ghost.sashimono {
            things.one(4, n.into());
        }
        things.one(8, ghost.hand.len().into());
        things.one(5, self.look.table.n_family(ghost_of(self.person)).into());
        things.one(8, self.look.table.ghost.as_ref().map_or(0, |ghost| ghost.decorated.into()));
        self.ghost_honors(things);
        self.ghost_visits(things);
        self.display(things);
        self.entries(things);
        let ahead = i32::from(self.me.score() - ghost.score());
        things.one(12, ((ahead + 60) / 10).clamp(0, 11) as usize);
    }

    /// The Honor cards that the Ghost has and the one that it would take, and how far they are for it: some by what the
    /// person has (GHO-12).
    fn ghost_honors(&self, things: &mut Things) {
        let seat = ghost_of(self.person);
        let honor = |&card: &HonorId| {
            let honor = self.look.rules.honor(card);
            let (_, points) = ghost::score::honor_points(self.look, seat, honor);
            (honor_sort(honor), points.clamp(0, 12) as usize)
        };
        let held = self.look.player(seat).honors.iter().map(honor);
        things.any(15 * 13, held.map(|(sort, points)| sort * 13 + points));
        let next = ghost::turn::closest_honor(self.look);
        things.any(15 * 5, next.iter().map(honor).map(|(sort, points)| sort * 5 + points / 3));
        things.one(50, ghost::katana::points(self.look, seat) as usize);
    }

    /// How many Rooms hold anyone, and what the Ghost would score at the Academy, with so many Workers left.
    fn ghost_visits(&self, things: &mut Things) {
        let seat = ghost_of(self.person);
        let workers = usize::from(self.look.player(seat).workers).min(7);
        let rooms = self.me.rooms.or(self.look.player(seat).rooms);
        things.one(8 * 6, workers * 6 + usize::from(rooms.len()));
        let at_academy = ghost::area::academy_points(self.look) as usize;
        things.one(8 * 8, workers * 8 + at_academy.min(7));
    }

    /// The Swords that the Ghost would take.
    fn display(&self, things: &mut Things) {
        let (mut first, mut second) = (0, 0);
        for &sword in self.look.table.board.swords.iter().flatten().flatten() {
            let number = usize::from(self.look.rules.tile(sword).number);
            (first, second) = if number > first { (number, first) } else { (first, second.max(number)) };
        }
        things.one(11, first / 5);
        things.one(11, second / 5);
    }

    /// Where one's own Swords could enter.
    fn entries(&self, things: &mut Things) {
        things.one(5, Kind::ALL.into_iter().filter(|&kind| self.me.entry_is_free(kind)).count());
    }

    /// How far the Katanas of others are, who shares Favors, and where one's own Swords could enter.
    fn rivals(&self, things: &mut Things) {
        let others = || self.look.table.seats().filter(|&seat| seat != self.person);
        let stage = |seat: Seat| match self.look.player(seat).katana {
            Stage::Away | Stage::Unfinished => 0,
            Stage::Forging => 1,
            Stage::Delivered { .. } => 2,
        };
        let n_begun = others().filter(|&seat| stage(seat) > 0).count();
        let n_delivered = others().filter(|&seat| stage(seat) == 2).count();
        things.one(4 * 10, n_begun * 10 + self.stage);
        things.one(4 * 10, n_delivered * 10 + self.stage);
        self.entries(things);
    }

    /// What is left of the round, and what counts differently with more Workers.
    fn round(&self, things: &mut Things) {
        let (board, spaces) = (&self.look.table.board, &self.look.rules.components.spaces);
        let left = |max: &[u8; 3], n: usize| self.look.rules.by_players(max).saturating_sub(n).min(2);
        let market = left(&spaces.market, board.market.len());
        let academy = left(&spaces.academy, board.academy.len());
        let palace = left(&spaces.palace, board.palace.len());
        let crowd = (market * 3 + academy) * 3 + palace;
        things.one(27 * 2, crowd * 2 + usize::from(board.komainu.is_none()));
        let workers = self.workers.min(5);
        let others = self.n_others;
        things.one(6 * 9, workers * 9 + others.min(8));
        things.one(6 * 14, workers * 14 + self.coins());
        things.one(6 * 9, workers * 9 + self.n_short[2].min(8));
        things.one(6 * 25, workers * 25 + self.in_line * 5 + self.movable);
        things.one(6 * 7, workers * 7 + self.n_forge().min(6));
        let n_near = self.me.forge.iter().filter(|&sword| self.missing(sword) <= 1).count();
        things.one(6 * 4, workers * 4 + n_near.min(3));
        things.one(6 * 10, workers * 10 + self.stage);
        things.one(6 * 9, workers * 9 + self.n_delivered().min(8));
        things.one(27 * 4, crowd * 4 + others.min(3));
    }
}
