//! Context features of the learned policy: what the seat's situation is, whatever the option.

use katana::{
    Frame,
    piece::{Line, SwordId},
    table::KatanaStage as Stage,
};

use super::details::honor_class;
use crate::katana::heuristic::{Heuristic, forge::Work};

/// How many classes of Honor cards there are.
const N_HONORS: usize = 15;

/// The features, most of them products of two quantities, with how many values each has. Exactly one value of each holds, except
/// of the last: one for each Honor card that is held.
pub(super) const COLUMNS: [(&str, usize); 19] = [
    ("round*workers", 24),
    ("short*coins", 40),
    ("forge*moves", 35),
    ("stock*coins", 48),
    ("ghost*workers", 42),
    ("delivered*katana-stage", 27),
    ("hand*round", 20),
    ("bare*nearly-complete", 20),
    ("family*round", 16),
    ("monks*round", 16),
    ("open-spaces", 54),
    ("forge*round", 28),
    ("step*round", 36),
    ("missing*decorators", 45),
    ("katana*workers", 60),
    ("katana*round", 40),
    ("project*kinds", 40),
    ("step*moves", 45),
    ("honor", N_HONORS),
];
const N_VALUES: usize = COLUMNS.len() - 1;

/// How many context features there are, value by value.
pub const N_CONTEXT: usize = {
    let (mut sum, mut n) = (0, 0);
    while n < COLUMNS.len() {
        sum += COLUMNS[n].1;
        n += 1;
    }
    sum
};

/// The context features that hold.
#[derive(Clone, Copy)]
pub struct ContextFeatures {
    values: [u16; N_VALUES],
    /// The Honor cards that are held, a bit for each class.
    honors: u16,
    pub(super) round: usize,
}

impl ContextFeatures {
    /// Calls `to` with each feature that holds, in order.
    pub fn each(&self, mut to: impl FnMut(usize)) {
        let mut start = 0;
        for ((_, size), value) in COLUMNS.into_iter().zip(self.values) {
            to(start + usize::from(value));
            start += size;
        }
        let mut rest = self.honors;
        while rest != 0 {
            to(start + rest.trailing_zeros() as usize);
            rest &= rest - 1;
        }
    }
}

/// Coins in eight buckets.
pub(super) fn coins_bucket(coins: u16) -> u16 {
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

fn up_to(n: usize, max: usize) -> u16 {
    n.min(max) as u16
}

impl Heuristic<'_> {
    /// The context features of the seat.
    pub(in crate::katana) fn context(&self) -> ContextFeatures {
        let player = self.player;
        let works = self.works();
        let round = self.round as u16;
        let workers = up_to(player.workers.into(), 5);
        let coins = coins_bucket(player.coins);
        let n_forge = up_to(player.forge.len().into(), 6);
        let n_moves = self.n_moves_in_line();
        let katana = self.katana_progress();
        let step = self.step();
        let stage = match player.katana {
            Stage::Away => 0,
            Stage::Delivered { .. } => 2,
            _ => 1,
        };
        let n_kinds = player.project.0.iter().filter(|&&n| n > 0).count() as u16;
        let n_nearly = up_to(works.iter().filter(|work| work.n_missing <= 1).count(), 3);
        let bare = works.iter().fold(0u8, |kinds, work| kinds | work.bare.0).count_ones() as u16;
        let n_family = up_to(self.game.table().n_family(self.seat).into(), 3);
        let n_missing = up_to(works.iter().map(|work| work.n_missing).sum(), 14) / 2;
        let steps: u16 = player.decorators.0.iter().map(|&step| u16::from(step)).sum();
        let values = [
            round * 6 + workers,
            self.n_next_short() * 8 + coins,
            n_forge * 5 + n_moves,
            self.stock_bucket() * 8 + coins,
            up_to(self.n_ghost_turns as usize, 6) * 6 + workers,
            up_to(player.delivered.len().into(), 8) * 3 + stage,
            up_to(player.hand.len().into(), 4) * 4 + round,
            bare.min(4) * 4 + n_nearly,
            n_family * 4 + round,
            up_to(player.monks.into(), 3) * 4 + round,
            self.open_spaces(),
            n_forge * 4 + round,
            step * 4 + round,
            n_missing.min(4) * 9 + (steps / 2).min(8),
            katana * 6 + workers,
            katana * 4 + round,
            up_to(player.project_size().into(), 7) * 5 + n_kinds,
            step * 5 + n_moves,
        ];
        let held = player.honors.iter().map(|&card| honor_class(self.rules.honor(card)));
        let honors = held.fold(0, |honors, class| honors | 1 << class);
        ContextFeatures { values, honors, round: self.round }
    }

    fn stock_bucket(&self) -> u16 {
        match self.player.stock.0.iter().sum::<u16>() {
            0 => 0,
            1 | 2 => 1,
            3 | 4 => 2,
            5 | 6 => 3,
            7..=9 => 4,
            _ => 5,
        }
    }

    /// How many Swords the best line could move with what is in stock.
    fn n_moves_in_line(&self) -> u16 {
        let player = self.player;
        let can_move = |work: &&Work| {
            work.next.is_some_and(|(kind, to)| player.stock[kind] > 0 && !player.is_occupied(to))
        };
        let mut in_line = [0u16; 9];
        for work in self.works().iter().filter(can_move) {
            in_line[Line::row(work.cell.row()).index()] += 1;
            in_line[Line::column(work.cell.column()).index()] += 1;
        }
        in_line.iter().copied().max().unwrap_or(0).min(4)
    }

    /// How far the Katana is: not begun, lacking so many resources, delivered.
    fn katana_progress(&self) -> u16 {
        match self.player.katana {
            Stage::Away | Stage::Unfinished => 0,
            Stage::Forging => 1 + up_to(self.work(SwordId::katana(self.seat)).n_missing, 7),
            Stage::Delivered { .. } => 9,
        }
    }

    /// How many spaces are open in the areas that have few.
    fn open_spaces(&self) -> u16 {
        let (board, spaces) = (&self.game.table().board, &self.rules.components.spaces);
        let left = |max: usize, n: usize| up_to(max.saturating_sub(n), 2);
        let market = left(self.rules.by_players(&spaces.market), board.market.len());
        let academy = left(self.rules.by_players(&spaces.academy), board.academy.len());
        let palace = left(self.rules.by_players(&spaces.palace), board.palace.len());
        ((market * 3 + academy) * 3 + palace) * 2 + u16::from(board.komainu.is_none())
    }

    /// The kind of step in which the seat decides.
    fn step(&self) -> u16 {
        match self.game.asking() {
            Some(Frame::Turn(turn)) => u16::from(turn.is_placing()),
            Some(Frame::Market(_)) => 2,
            Some(Frame::Forge(_)) => 3,
            Some(Frame::Academy(_)) => 4,
            Some(Frame::Palace(_)) => 5,
            Some(Frame::React(_)) => 6,
            Some(Frame::Delivery(_)) => 7,
            _ => 8,
        }
    }

    /// How many of the resources that the Swords' next moves need are not in stock.
    fn n_next_short(&self) -> u16 {
        let (mut short, mut rest) = (0, self.player.stock);
        for kind in self.works().iter().filter_map(|work| work.next).map(|(kind, _)| kind) {
            if rest[kind] > 0 {
                rest[kind] -= 1;
            } else {
                short += 1;
            }
        }
        up_to(short, 4)
    }
}
