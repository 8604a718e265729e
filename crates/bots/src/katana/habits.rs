//! What experience adds to a glance, alone with a Ghost: for each sort of option, what it turned out to be worth in
//! situations like this one.
//!
//! An option has a sort, such as "a Worker to the Market". A situation is seen from several sides, such as "round 2 with
//! three Workers left"; each side of a sort has a number of its own, as has what is particular to the option, and
//! the numbers are added. They were learned from games (`cargo run --release -p bench --bin learn habits`) and stand in
//! `habits.txt`, a line for each sort and side.

use std::sync::{Arc, LazyLock};

use katana::{
    Action, Frame, Target,
    components::Honor,
    piece::{Area, CardId, Figure, Kind, Line, SwordId},
    rules::{Benefit, Effect},
    table::Katana as Stage,
};

use super::Sense;

/// How finely habits are told: so many make a tenth of a point.
pub const FINE: i32 = 16;

/// How many sorts of options there are.
const N_SORTS: usize = 46;
/// From how many sides a situation is seen, and how many different things each side can show.
const SIDES: [usize; 14] = [24, 40, 35, 48, 42, 27, 20, 20, 16, 16, 54, 28, 36, 45];
/// How many different things can be particular to an option, in each round.
const N_PARTS: usize = 128;
/// How many grades a glance has, in each round.
const N_GRADES: usize = 20;
/// Where an option's second particular begins.
const SECOND: usize = 64;
const N_ROUNDS: usize = 4;

/// How many things situations can show.
pub const N_SITUATIONS: usize = sum(&SIDES);
const OF_SORT: usize = N_SITUATIONS + N_ROUNDS * (N_PARTS + N_GRADES);
/// How many habits there are.
pub const N_HABITS: usize = N_SORTS * OF_SORT;

const fn sum(sizes: &[usize]) -> usize {
    let (mut sum, mut n) = (0, 0);
    while n < sizes.len() {
        sum += sizes[n];
        n += 1;
    }
    sum
}

/// The numbers, by sort and side.
#[derive(Clone, Debug)]
pub struct Habits(pub Box<[i16]>);

impl Habits {
    /// Those that were learned.
    #[must_use]
    pub fn learned() -> Arc<Self> {
        static LEARNED: LazyLock<Arc<Habits>> =
            LazyLock::new(|| Arc::new(Habits::read(include_str!("habits.txt"))));
        LEARNED.clone()
    }

    /// None at all.
    #[must_use]
    pub fn none() -> Self {
        Self(vec![0; N_HABITS].into_boxed_slice())
    }

    /// Reads what [`Habits::write`] has written.
    ///
    /// # Panics
    /// It is something else.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let mut habits = Self::none();
        let numbers = text.split_ascii_whitespace().map(|number| number.parse().expect("a number"));
        let mut n_read = 0;
        for (habit, number) in habits.0.iter_mut().zip(numbers) {
            *habit = number;
            n_read += 1;
        }
        assert_eq!(n_read, N_HABITS, "habits are for these sorts and sides");
        habits
    }

    /// As a text: a line for each sort and side.
    #[must_use]
    pub fn write(&self) -> String {
        let mut text = String::new();
        let parts = N_ROUNDS * N_PARTS;
        for sort in self.0.chunks(OF_SORT) {
            let mut rest = sort;
            for size in SIDES.into_iter().chain([parts, N_ROUNDS * N_GRADES]) {
                let (side, after) = rest.split_at(size);
                rest = after;
                let numbers: Vec<String> = side.iter().map(i16::to_string).collect();
                text.push_str(&numbers.join(" "));
                text.push('\n');
            }
        }
        text
    }
}

/// What a situation shows from each side.
#[derive(Clone, Copy)]
pub struct Situation {
    shown: [u16; SIDES.len()],
    round: usize,
}

/// An option as habits see it.
pub struct Told {
    sort: usize,
    /// What is particular to it; most options have one such thing.
    parts: arrayvec::ArrayVec<u8, 4>,
    grade: usize,
}

fn up_to(n: usize, max: usize) -> u16 {
    n.min(max) as u16
}

/// Coins in eight steps.
fn purse(coins: u16) -> u16 {
    match coins {
        0 => 0,
        1 => 1,
        2 => 2,
        3 | 4 => 3,
        5 | 6 => 4,
        7..=9 => 5,
        10..=14 => 6,
        _ => 7,
    }
}

/// A glance's worth in twenty grades.
fn grade(worth: i32) -> usize {
    const STEPS: [i32; N_GRADES - 1] =
        [-500, -60, -30, -15, -7, -2, 1, 4, 9, 15, 22, 30, 40, 55, 75, 100, 150, 300, 1_000];
    STEPS.iter().position(|&step| worth < step).unwrap_or(STEPS.len())
}

impl Sense<'_> {
    /// The situation from all sides.
    pub(super) fn situation(&self) -> Situation {
        let (table, player) = (self.game.table(), self.player);
        let round = self.round as u16;
        let workers = up_to(player.workers.into(), 5);
        let coins = purse(player.coins);
        let n_stock: u16 = player.stock.0.iter().sum();
        let stock = match n_stock {
            0 => 0,
            1 | 2 => 1,
            3 | 4 => 2,
            5 | 6 => 3,
            7..=9 => 4,
            _ => 5,
        };
        let n_forge = up_to(player.forge.len().into(), 6);
        let works = self.works();
        let can_move = |work: &&super::forge::Work| {
            work.next.is_some_and(|(kind, to)| player.stock[kind] > 0 && !player.is_occupied(to))
        };
        let mut in_line = [0u16; 9];
        for work in works.iter().filter(can_move) {
            in_line[Line::row(work.cell.row()).index()] += 1;
            in_line[Line::column(work.cell.column()).index()] += 1;
        }
        let n_moves = in_line.iter().copied().max().unwrap_or(0).min(4);
        let ghost = up_to(self.n_ghost_turns as usize, 6);
        let stage = match player.katana {
            Stage::Away => 0,
            Stage::Delivered { .. } => 2,
            _ => 1,
        };
        let n_nearly = up_to(works.iter().filter(|work| work.n_missing <= 1).count(), 3);
        let bare = works.iter().fold(0u8, |kinds, work| kinds | work.bare.0).count_ones() as u16;
        let n_family = up_to(table.n_family(self.seat).into(), 3);
        let spaces = &self.rules.components.spaces;
        let left = |max: usize, n: usize| up_to(max.saturating_sub(n), 2);
        let market = left(self.rules.by_players(&spaces.market), table.board.market.len());
        let academy = left(self.rules.by_players(&spaces.academy), table.board.academy.len());
        let palace = left(self.rules.by_players(&spaces.palace), table.board.palace.len());
        let komainu = u16::from(table.board.komainu.is_none());
        let n_missing = up_to(works.iter().map(|work| work.n_missing).sum(), 14) / 2;
        let steps: u16 = player.decorators.0.iter().map(|&step| u16::from(step)).sum();
        let delivered = up_to(player.delivered.len().into(), 8);
        let frame = match self.game.asking() {
            Some(Frame::Turn(turn)) => u16::from(turn.is_placing()),
            Some(Frame::Market(_)) => 2,
            Some(Frame::Forge(_)) => 3,
            Some(Frame::Academy(_)) => 4,
            Some(Frame::Palace(_)) => 5,
            Some(Frame::React(_)) => 6,
            Some(Frame::Delivery(_)) => 7,
            _ => 8,
        };
        let n_needed = {
            let mut short = 0;
            let mut rest = player.stock;
            for kind in works.iter().filter_map(|work| work.next).map(|(kind, _)| kind) {
                if rest[kind] > 0 {
                    rest[kind] -= 1;
                } else {
                    short += 1;
                }
            }
            up_to(short, 4)
        };
        let shown = [
            round * 6 + workers,
            n_needed * 8 + coins,
            n_forge * 5 + n_moves,
            stock * 8 + coins,
            ghost * 6 + workers,
            delivered * 3 + stage,
            up_to(player.hand.len().into(), 4) * 4 + round,
            bare.min(4) * 4 + n_nearly,
            n_family * 4 + round,
            up_to(player.monks.into(), 3) * 4 + round,
            ((market * 3 + academy) * 3 + palace) * 2 + komainu,
            n_forge * 4 + round,
            frame * 4 + round,
            n_missing.min(4) * 9 + (steps / 2).min(8),
        ];
        Situation { shown, round: self.round }
    }

    /// What sort of option it is, and what is particular to it.
    pub(super) fn told(&self, action: Action, worth: i32) -> Told {
        let (sort, parts): (usize, &[usize]) = match action {
            Action::TakeStart(sword) => (0, &[self.sword_part(sword, 0), SECOND + sword.index().min(63)]),
            Action::Place { figure: Figure::Worker, area } => (1 + area as usize, &[self.area_part(area)]),
            Action::Place { figure: Figure::Monk, area } => (7 + area as usize, &[self.area_part(area)]),
            Action::Offer(n) => (13, &[usize::from(n)]),
            Action::Pass(honor) => match honor {
                Some(card) => (14, &[self.honor_part(self.rules.honor(card)), SECOND + usize::from(card.0)]),
                None => (14, &[SECOND - 1]),
            },
            Action::EndTurn => (15, &[]),
            Action::TakeSword { house, space } => {
                let sword = self.game.table().board.swords[house.index()][usize::from(space)];
                let n_flags = usize::from(self.player.sashimono[house.index()]);
                match sword {
                    Some(sword) => (16, &[self.sword_part(sword, n_flags), SECOND + sword.index().min(63)]),
                    None => (16, &[SECOND - 1]),
                }
            }
            Action::TakeSashimono(house) => (17, &[usize::from(self.player.sashimono[house.index()].min(3))]),
            Action::BuyResource(kind) => {
                let needs = self.needs();
                let n_stock = usize::from(self.player.stock[kind]).min(3);
                let n_soon = usize::from(needs[0][kind] + needs[1][kind]).min(3);
                let purse = usize::from(purse(self.player.coins));
                (18, &[kind.index() * 16 + n_stock * 4 + n_soon, SECOND + kind.index() * 8 + purse])
            }
            Action::TakeMarketCard(place) => {
                let card = self.game.table().board.cards[usize::from(place)];
                (19, &[card.map_or(63, |card| self.card_part(card))])
            }
            Action::Line(line) => match self.game.asking() {
                Some(Frame::BuyLine(purchase)) => {
                    (21, &[line.index() * 5 + self.benefit_part(purchase.card())])
                }
                _ => (20, &[line.index(), SECOND + self.line_part(line)]),
            },
            Action::Move(sword) => (22, &[self.move_part(sword)]),
            Action::Swap(..) => (23, &[]),
            Action::Advance(kind) => (24, &[kind.map_or(63, |kind| self.step_part(kind))]),
            Action::Decorate { sword, kind } => (25, &[kind.index() * 8 + self.work(sword).n_missing.min(7)]),
            Action::Arrange(rooms) => {
                let mut parts = arrayvec::ArrayVec::new();
                for place in rooms.iter().take(3) {
                    parts.push(self.game.table().room(place) as u8);
                }
                return Told { sort: 26, parts, grade: grade(worth) };
            }
            Action::UseRoom { room, on: Target::Plain } => (27, &[self.game.table().room(room) as usize]),
            Action::UseRoom { on: Target::Sword(sword), .. } => (28, &[self.move_part(sword)]),
            Action::UseRoom { on: Target::Decorator(kind), .. } => {
                (29, &[kind.map_or(63, |kind| self.step_part(kind))])
            }
            Action::SwapByRoom { .. } => (30, &[]),
            Action::Done => (31, &[]),
            Action::Decline => (32, &[]),
            Action::Deliver(sword) if sword.katana_of().is_some() => (45, &[]),
            Action::Deliver(sword) => {
                let frees = self.rules.blocked(self.seat).contains(&(self.player.delivered.len() + 1));
                (33, &[usize::from(self.work(sword).bare.len().min(3)) * 2 + usize::from(frees)])
            }
            Action::Collect(line) => (34, &[usize::from(line.as_column().is_some())]),
            Action::Project(one, two) => {
                let n_new =
                    [one, two].into_iter().flatten().filter(|&kind| self.player.project[kind] == 0).count();
                let n = usize::from(one.is_some()) + usize::from(two.is_some());
                let which = |kind: Option<Kind>| kind.map_or(4, Kind::index);
                let size = usize::from(self.player.project_size().min(7));
                (35, &[(n * 3 + n_new) * 4 + size / 2, SECOND + which(one) * 5 + which(two)])
            }
            Action::PutKatana { change } => {
                let size = usize::from(self.player.project_size()).min(7);
                (36, &[usize::from(change) * 32 + size * 4 + (self.n_turns as usize / 4).min(3)])
            }
            Action::Compose(kind) => {
                let so_far = match self.game.asking() {
                    Some(Frame::Compose(compose)) => compose.so_far().counts()[kind],
                    _ => 0,
                };
                let wanted = self.player.project[kind].max(1);
                (37, &[kind.index() * 8 + usize::from(so_far.min(3)) * 2 + usize::from(so_far < wanted)])
            }
            Action::Play(card) => (38, &[self.card_part(card)]),
            Action::PlayOnLine(..) => (39, &[]),
            Action::PlayToken(_, place) => (40, &[self.game.table().room(place) as usize]),
            Action::Turn { from, to, n } => {
                (41, &[(from.index() * 4 + to.index()) * 4 + usize::from(n.min(3))])
            }
            Action::Buy(card) => {
                let is_held = usize::from(self.player.hand.contains(card));
                (
                    42,
                    &[(self.benefit_part(card) * 4
                        + usize::from(katana::card::cost(self.look, self.seat, card)).min(3))
                        * 2
                        + is_held],
                )
            }
            Action::Discard(card) => (43, &[self.benefit_part(card)]),
            Action::AddGhostCard(_) | Action::RaisePrice(_) => (44, &[]),
        };
        Told {
            sort,
            parts: parts.iter().map(|&part| part.min(N_PARTS - 1) as u8).collect(),
            grade: grade(worth),
        }
    }

    /// What there is to be done in an area.
    fn area_part(&self, area: Area) -> usize {
        match area {
            Area::Houses => {
                usize::from(self.player.forge.len().min(6)) * 8 + usize::from(purse(self.player.coins))
            }
            Area::Market => {
                let (mut coins, mut stock, mut n_short, mut n_bought) =
                    (self.player.coins, self.player.stock, 0, 0);
                for (kind, _) in self.works().iter().filter_map(|work| work.next) {
                    if stock[kind] > 0 {
                        stock[kind] -= 1;
                    } else {
                        n_short += 1;
                        let price = self.look.price(kind);
                        if price <= coins {
                            coins -= price;
                            n_bought += 1;
                        }
                    }
                }
                usize::min(n_short, 5) * 6 + usize::min(n_bought, 5)
            }
            Area::Forge => Line::all().map(|line| self.line_part(line)).max().unwrap_or(0),
            Area::Academy => {
                let n_kinds = self.decorations().iter().filter(|&&worth| worth > 0).count();
                let n_cards = katana::card::playable(self.look, self.seat, Effect::Step).len();
                n_kinds * 3 + usize::from(n_cards.min(2))
            }
            Area::Palace => usize::from(self.game.table().n_family(self.seat).min(3)),
            Area::Komainu => usize::from(purse(self.player.coins)),
        }
    }

    /// How many Swords a line would move with what is in stock, and how many of them would be complete.
    fn line_part(&self, line: Line) -> usize {
        let mut stock = self.player.stock;
        let (mut n_moves, mut n_complete) = (0, 0);
        for work in self.works().iter().filter(|work| line.holds(work.cell)) {
            let Some((kind, to)) = work.next else { continue };
            if stock[kind] > 0 && !self.player.is_occupied(to) {
                stock[kind] -= 1;
                n_moves += 1;
                n_complete += usize::from(work.n_missing == 1);
            }
        }
        usize::min(n_moves, 4) * 4 + n_complete.min(3)
    }

    fn sword_part(&self, sword: SwordId, n_flags: usize) -> usize {
        let kinds = self.look.composition(sword).kinds();
        let mut stock = self.player.stock;
        let mut n_there = 0;
        for &kind in kinds {
            if stock[kind] > 0 {
                stock[kind] -= 1;
                n_there += 1;
            }
        }
        ((kinds.len() - 3).min(4) * 4 + n_there.min(3)) * 3 + n_flags.min(2)
    }

    fn move_part(&self, sword: SwordId) -> usize {
        let Some(work) = self.works().iter().find(|work| work.sword == sword) else { return 63 };
        let is_katana = usize::from(sword.katana_of().is_some());
        let kind = work.next.map_or(0, |(kind, _)| kind.index());
        (work.n_missing.min(7) * 2 + is_katana) * 4 + kind
    }

    fn step_part(&self, kind: Kind) -> usize {
        let n_bare = self.works().iter().filter(|work| work.bare.contains(kind)).count().min(3);
        (kind.index() * 4 + usize::from(self.player.decorators[kind]).min(3)) * 4 + n_bare
    }

    fn card_part(&self, card: CardId) -> usize {
        effect_sort(self.rules.card(card).effect) * 5 + self.benefit_part(card)
    }

    fn benefit_part(&self, card: CardId) -> usize {
        match self.rules.card(card).benefit {
            Benefit::Resource(kind) => kind.index(),
            Benefit::Coins(_) => Kind::ALL.len(),
        }
    }

    fn honor_part(&self, honor: Honor) -> usize {
        let now = katana::honor::points(self.look, self.seat, honor);
        honor_sort(honor) * 4 + (now / 3).clamp(0, 3) as usize
    }
}

impl Told {
    /// The habits of the option in a situation.
    pub fn each(&self, situation: &Situation, mut to: impl FnMut(usize)) {
        let start = self.sort * OF_SORT;
        let mut side_start = start;
        for (size, shown) in SIDES.into_iter().zip(situation.shown) {
            to(side_start + usize::from(shown));
            side_start += size;
        }
        for &part in &self.parts {
            to(side_start + situation.round * N_PARTS + usize::from(part));
        }
        to(side_start + N_ROUNDS * N_PARTS + situation.round * N_GRADES + self.grade);
    }

    /// A glance's worth where there are habits: it says less the farther it goes, and nothing is ruled out by it.
    #[must_use]
    pub fn tempered(&self, worth: i32) -> i32 {
        let is_yes_or_no = matches!(self.sort, 33 | 36 | 38 | 39 | 42 | 43 | 45);
        if is_yes_or_no {
            return worth.clamp(-12, 12);
        }
        let size = worth.abs();
        let tempered = if size <= 40 { size } else { (40 + (size - 40) / 8).min(120) };
        tempered * worth.signum()
    }
}

impl Situation {
    /// What it shows from each side, one after the other.
    pub fn each(&self, mut to: impl FnMut(usize)) {
        let mut start = 0;
        for (size, shown) in SIDES.into_iter().zip(self.shown) {
            to(start + usize::from(shown));
            start += size;
        }
    }
}

/// What sort of effect a card has.
pub(super) fn effect_sort(effect: Effect) -> usize {
    match effect {
        Effect::Take(_) => 0,
        Effect::Token => 1,
        Effect::Step => 2,
        Effect::Turn(..) => 3,
        Effect::Redistribute => 4,
        Effect::Decorate => 5,
        Effect::PointsAgain => 6,
        Effect::SecondBenefit => 7,
        Effect::BenefitsAgain => 8,
        Effect::CoinsAgain => 9,
        Effect::Offering => 10,
    }
}

/// What an Honor card counts.
pub(super) fn honor_sort(honor: Honor) -> usize {
    match honor {
        Honor::Plain => 0,
        Honor::UnusedCards => 1,
        Honor::Sashimono(_) => 2,
        Honor::SwordsWith { .. } => 3,
        Honor::SwordsDecorated { .. } => 4,
        Honor::Decorators => 5,
        Honor::Coins => 6,
        Honor::Flowers => 7,
        Honor::StrongSwords { .. } => 8,
        Honor::Decorations => 9,
        Honor::Strengths => 10,
        Honor::BoughtCards => 11,
        Honor::KatanaDecorations => 12,
        Honor::Figures => 13,
        Honor::StrengthSum => 14,
    }
}
