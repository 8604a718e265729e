//! What experience adds to a glance, alone with a Ghost: for each sort of option, what it turned out to be worth in
//! situations like this one.
//!
//! An option has a sort, such as "a Worker to the Market". A situation is seen from several sides, such as "round 2 with
//! three Workers left"; each side of a sort has a number of its own, as has what is particular to the option, and
//! the numbers are added. They were learned from games (`cargo run --release -p bench --bin learn habits`) and stand in
//! `habits.txt`, a line for each sort and side. Where a chapter asks for Coins others are of use: those of `thrift.txt` (`learn
//! thrift`).

mod parts;
mod told;

use std::sync::{Arc, LazyLock};

use katana::{
    Frame,
    piece::{Line, SwordId},
    table::Katana as Stage,
};

use super::{Sense, forge::Work};
pub(super) use parts::{Run, benefit_sort, effect_sort, honor_sort};
pub use told::Told;
use told::{N_GRADES, N_PARTS, N_SORTS};

/// How finely habits are told: so many make a tenth of a point.
pub const FINE: i32 = 16;

/// From how many sides a situation is seen, and how many different things each side can show.
const SIDES: [usize; 18] = [24, 40, 35, 48, 42, 27, 20, 20, 16, 16, 54, 28, 36, 45, 60, 40, 40, 45];
const N_ROUNDS: usize = 4;

/// How many sorts of Honor cards one can hold.
const N_HONORS: usize = 15;

/// How many things situations can show.
pub const N_SITUATIONS: usize = sum(&SIDES) + N_HONORS;
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

    /// Those that were learned where a chapter asks for Coins.
    #[must_use]
    pub fn of_thrift() -> Arc<Self> {
        static LEARNED: LazyLock<Arc<Habits>> =
            LazyLock::new(|| Arc::new(Habits::read(include_str!("thrift.txt"))));
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
        let habits: Box<[i16]> =
            text.split_ascii_whitespace().map(|habit| habit.parse().expect("a habit")).collect();
        assert_eq!(habits.len(), N_HABITS, "each sort and side has its habits");
        Self(habits)
    }

    /// As a text: a line for each sort and side.
    #[must_use]
    pub fn write(&self) -> String {
        let mut text = String::new();
        let parts = N_ROUNDS * N_PARTS;
        for sort in self.0.chunks(OF_SORT) {
            let mut rest = sort;
            for size in SIDES.into_iter().chain([N_HONORS, parts, N_ROUNDS * N_GRADES]) {
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
    /// The Honor cards that are held, a bit for each sort.
    honors: u16,
    round: usize,
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
        let can_move = |work: &&Work| {
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
        // How far the Katana is: not begun, lacking so many resources, delivered.
        let katana = match player.katana {
            Stage::Away | Stage::Unfinished => 0,
            Stage::Forging => 1 + up_to(self.work(SwordId::katana(self.seat)).n_missing, 7),
            Stage::Delivered { .. } => 9,
        };
        let n_kinds = player.project.0.iter().filter(|&&n| n > 0).count() as u16;
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
            katana * 6 + workers,
            katana * 4 + round,
            up_to(player.project_size().into(), 7) * 5 + n_kinds,
            frame * 5 + n_moves,
        ];
        let held = player.honors.iter().map(|&card| honor_sort(self.rules.honor(card)));
        let honors = held.fold(0, |honors, sort| honors | 1 << sort);
        Situation { shown, honors, round: self.round }
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
        self.each_honor(|honor| to(start + honor));
    }

    fn each_honor(&self, mut to: impl FnMut(usize)) {
        let mut rest = self.honors;
        while rest != 0 {
            to(rest.trailing_zeros() as usize);
            rest &= rest - 1;
        }
    }
}
