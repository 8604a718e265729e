//! The Swords on a Forge: what they need next, and what moves and deliveries are worth.

use arrayvec::ArrayVec;
use katana::{
    Frame, delivery,
    forge::next_move,
    piece::{ByKind, Cell, Kind, KindSet, Line, SwordId},
    rules::Benefit,
    table::Sashimono,
};

use super::{ENOUGH, Heuristic};

/// A Sword that is being forged.
#[derive(Clone, Copy)]
pub(in crate::katana) struct Work {
    pub(in crate::katana) sword: SwordId,
    pub(in crate::katana) cell: Cell,
    /// How many resources it lacks.
    pub(in crate::katana) n_missing: usize,
    /// The kinds on it that are not decorated.
    pub(in crate::katana) bare: KindSet,
    /// The resource that it needs next, and the space to which it then moves.
    pub(in crate::katana) next: Option<(Kind, Cell)>,
    /// What its next move is worth.
    pub(in crate::katana) gain: i32,
}

/// All Swords of a Forge.
pub(in crate::katana) type Works = ArrayVec<Work, 20>;

impl Heuristic<'_> {
    pub(in crate::katana) fn works(&self) -> &Works {
        self.works.get_or_init(|| self.player.forge.iter().map(|sword| self.work(sword)).collect())
    }

    pub(in crate::katana) fn work(&self, sword: SwordId) -> Work {
        let blade = self.game.table().blade(sword);
        let kinds = self.look.composition(sword).kinds();
        let mut bare = KindSet::default();
        for &kind in &kinds[..usize::from(blade.placed)] {
            bare.insert(kind);
        }
        bare.0 &= !blade.decorated.0;
        let n_missing = kinds.len() - usize::from(blade.placed);
        let next = next_move(self.look, sword);
        let gain = next.map_or(0, |(kind, _)| self.gain(sword, n_missing, kind));
        Work { sword, cell: blade.cell, n_missing, bare, next, gain }
    }

    /// What delivering a Sword will bring, with its present decorations (DEL).
    pub(in crate::katana) fn prize(&self, sword: SwordId) -> i32 {
        let blade = self.game.table().blade(sword);
        let value = |kind: Kind| 10 * i32::from(self.rules.value(kind));
        let mut worth = 10 * i32::from(self.rules.components.round_points[self.round]);
        worth += blade.decorated.iter().map(value).sum::<i32>();
        let composition = self.look.composition(sword);
        if let Some(cell) = composition.end() {
            let pays = self.pays();
            worth += pays[Line::row(cell.row()).index()] + pays[Line::column(cell.column()).index()];
        }
        if sword.katana_of().is_some() {
            let kinds = composition.kinds().iter();
            let n_favors = self.game.table().favors.count_ones() as i32;
            let favors = self.weights.favor[0] * n_favors / (1 + self.n_rivals());
            return worth + kinds.map(|&kind| value(kind)).sum::<i32>() + favors + self.bonuses.katana;
        }
        let tile = self.rules.tile(sword);
        let flag = match blade.sashimono {
            Sashimono::Of(house) => self.sashimono(house),
            Sashimono::Starting | Sashimono::None => self.weights.prize[0],
        };
        worth += 10 * i32::from(tile.points) + flag + self.bonuses.delivering(composition, tile);
        let is_worker_left =
            self.rules.blocked(self.seat).iter().any(|&space| space > self.player.delivered.len());
        worth + if is_worker_left { self.weights.prize[1] * self.n_rounds_to_come } else { 0 }
    }

    /// How much of a Sword's prize counts already, in percent: nothing when it cannot be complete in time.
    pub(in crate::katana) fn progress_percent(&self, n_missing: usize) -> i32 {
        if n_missing as i32 <= self.n_turns { self.weights.progress_percent[n_missing.min(7)] } else { 0 }
    }

    /// What a move of a Sword is worth: it brings the prize nearer.
    fn gain(&self, sword: SwordId, n_missing: usize, next: Kind) -> i32 {
        // A move that completes a Sword counts even in the last turn, because that turn is being played.
        let after = if n_missing == 1 {
            self.weights.progress_percent[0]
        } else {
            self.progress_percent(n_missing - 1)
        };
        let progress = self.prize(sword) * (after - self.progress_percent(n_missing)) / 100;
        if sword.katana_of().is_none() {
            return progress;
        }
        let progress = progress * self.weights.katana[0] / 100;
        // END-2: resources on a Katana count even if it is never delivered.
        progress.max(10 * i32::from(self.rules.value(next)))
    }

    pub(in crate::katana) fn moving(&self, sword: SwordId) -> i32 {
        let work = self.works().iter().find(|work| work.sword == sword);
        let gain = work.map_or(0, |work| work.gain);
        // A move of a Sword that cannot be completed only wastes a resource.
        if gain > 0 { gain } else { ENOUGH - 5 }
    }

    /// What activating each line of the Forge is worth with the present stock.
    fn gains(&self) -> &[i32; 9] {
        self.gains.get_or_init(|| {
            let stock = &self.player.stock;
            let mut used = [[0u16; 4]; 9];
            let mut sums = [0; 9];
            let mut n_moves = [0; 9];
            for work in self.works() {
                let Some((kind, to)) = work.next else { continue };
                // The Sword that blocks the way may move first.
                let gain = if self.player.is_occupied(to) { work.gain / 2 } else { work.gain };
                for line in [Line::row(work.cell.row()), Line::column(work.cell.column())] {
                    let used = &mut used[line.index()][kind.index()];
                    if *used < stock[kind] {
                        *used += 1;
                        sums[line.index()] += gain;
                        n_moves[line.index()] += 1;
                    }
                }
            }
            // Several moves in one turn are worth more than in several turns.
            let batches = &self.weights.line_moves;
            sums.iter_mut().zip(n_moves).for_each(|(sum, n)| *sum += batches[n.min(batches.len() - 1)]);
            sums
        })
    }

    pub(in crate::katana) fn best_line(&self) -> i32 {
        self.gains().iter().copied().max().unwrap_or(0)
    }

    /// What the best single move is worth with the present stock.
    pub(in crate::katana) fn best_move(&self) -> i32 {
        let can_move = |work: &&Work| {
            work.next.is_some_and(|(kind, to)| self.player.stock[kind] > 0 && !self.player.is_occupied(to))
        };
        self.works().iter().filter(can_move).map(|work| work.gain).max().unwrap_or(0)
    }

    /// What naming a line is worth: it is activated, or a bought card is laid there.
    pub(in crate::katana) fn naming(&self, line: Line) -> i32 {
        if let Some(Frame::BuyLine(purchase)) = self.game.asking() {
            return self.card_under(purchase.card(), line);
        }
        self.gains()[line.index()]
    }

    /// What each line pays.
    pub(in crate::katana) fn pays(&self) -> &[i32; 9] {
        self.pays.get_or_init(|| {
            let line = |n| {
                let benefits = delivery::line_benefits(self.look, self.seat, Line(n));
                benefits.into_iter().flatten().map(|benefit| self.benefit(benefit)).sum()
            };
            [0, 1, 2, 3, 4, 5, 6, 7, 8].map(line)
        })
    }

    pub(in crate::katana) fn benefit(&self, benefit: Benefit) -> i32 {
        match benefit {
            Benefit::Coins(coins) => self.coins(i32::from(coins)),
            Benefit::Resource(kind) => self.resource(kind),
        }
    }

    /// The resources that the Swords' next moves need, by how many moves ahead.
    pub(in crate::katana) fn needs(&self) -> &[ByKind<u16>; 3] {
        self.needs.get_or_init(|| {
            let mut needs = [ByKind::default(); 3];
            for sword in self.player.forge.iter() {
                let placed = usize::from(self.game.table().blade(sword).placed);
                let rest = &self.look.composition(sword).kinds()[placed..];
                if rest.len() as i32 > self.n_turns + 1 {
                    continue;
                }
                for (depth, &kind) in rest.iter().take(3).enumerate() {
                    needs[depth][kind] += 1;
                }
            }
            needs
        })
    }
}
