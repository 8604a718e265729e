//! The details of options: what an option would do, and with what, as small numbers.

use katana::{
    card,
    components::Honor,
    honor,
    piece::{Area, ByKind, CardId, Cell, Kind, Line, SwordId},
    rules::{Benefit, Effect},
};

use super::{action::NOTHING, context::coins_bucket};
use crate::katana::heuristic::{Heuristic, forge::Work};

/// What activating a line would do.
#[derive(Default)]
pub(in crate::katana) struct LineMoves {
    /// How many Swords would move, and how many of them would be complete.
    n_moves: usize,
    n_complete: usize,
    /// The Katana: 0 not there, 1 stays, 2 moves, 3 is completed.
    katana: usize,
}

impl Heuristic<'_> {
    /// What can be done in an area now.
    pub(super) fn area_detail(&self, area: Area) -> usize {
        match area {
            Area::Houses => {
                usize::from(self.player.forge.len().min(6)) * 8 + usize::from(coins_bucket(self.player.coins))
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
            Area::Forge => Line::all().map(|line| self.line_detail(line)).max().unwrap_or(0),
            Area::Academy => {
                let n_kinds = self.decorations().iter().filter(|&&worth| worth > 0).count();
                let n_cards = card::playable(self.look, self.seat, Effect::Step).len();
                n_kinds * 3 + usize::from(n_cards.min(2))
            }
            Area::Palace => usize::from(self.game.table().n_family(self.seat).min(3)),
            Area::Komainu => usize::from(coins_bucket(self.player.coins)),
        }
    }

    /// What activating a line would do with the present stock.
    pub(super) fn line_moves(&self, line: Line) -> &LineMoves {
        &self.line_moves.get_or_init(|| std::array::from_fn(|n| self.line_moves_of(Line(n as u8))))
            [line.index()]
    }

    pub(super) fn line_moves_of(&self, line: Line) -> LineMoves {
        let mut stock = self.player.stock;
        let mut moves = LineMoves::default();
        for work in self.works().iter().filter(|work| line.holds(work.cell)) {
            let is_katana = work.sword.katana_of().is_some();
            if is_katana {
                moves.katana = 1;
            }
            let Some((kind, to)) = work.next else { continue };
            if stock[kind] > 0 && !self.player.is_occupied(to) {
                stock[kind] -= 1;
                let is_complete = usize::from(work.n_missing == 1);
                moves.n_moves += 1;
                moves.n_complete += is_complete;
                if is_katana {
                    moves.katana = 2 + is_complete;
                }
            }
        }
        moves
    }

    /// How many Swords a line would move, and how many of them would be complete.
    pub(super) fn line_detail(&self, line: Line) -> usize {
        let moves = self.line_moves(line);
        moves.n_moves.min(4) * 4 + moves.n_complete.min(3)
    }

    /// What a line would do for the Katana, and how many Swords it would move.
    pub(super) fn line_with_katana(&self, line: Line) -> usize {
        let moves = self.line_moves(line);
        moves.katana * 5 + moves.n_moves.min(4)
    }

    /// A third detail of an area: what it could do for the Katana, how many Swords could enter, or how many cards are held.
    pub(super) fn area_supplement(&self, area: Area) -> usize {
        match area {
            Area::Forge => Line::all().map(|line| self.line_with_katana(line)).max().unwrap_or(0),
            Area::Market => match self.katana().and_then(|work| work.next) {
                Some((kind, _)) => {
                    1 + usize::from(self.player.stock[kind] == 0) * 2
                        + usize::from(self.look.price(kind) <= self.player.coins)
                }
                None => 0,
            },
            Area::Houses => Kind::ALL.into_iter().filter(|&kind| self.player.entry_is_free(kind)).count(),
            Area::Academy | Area::Palace | Area::Komainu => usize::from(self.player.hand.len().min(5)),
        }
    }

    /// A second detail of an area: how much is left to forge and in how many turns, or what can be earned.
    pub(super) fn area_potential(&self, area: Area) -> usize {
        match area {
            Area::Houses => {
                let n_missing: usize = self.works().iter().map(|work| work.n_missing).sum();
                (n_missing / 3).min(7) * 8 + (self.n_turns as usize / 3).min(7)
            }
            Area::Market => {
                let n_needed: u16 = Kind::ALL
                    .into_iter()
                    .map(|kind| {
                        let needed: u16 = self.needs().iter().map(|needs| needs[kind]).sum();
                        needed.saturating_sub(self.player.stock[kind])
                    })
                    .sum();
                usize::from(n_needed / 2).min(7) * 8 + usize::from(coins_bucket(self.player.coins))
            }
            Area::Forge => {
                let can_move = |work: &&Work| work.next.is_some_and(|(kind, _)| self.player.stock[kind] > 0);
                let n_movable = self.works().iter().filter(can_move).count().min(7);
                n_movable * 8 + usize::from(self.player.workers.min(7))
            }
            Area::Academy => {
                let n_coins = self.n_coins_to_earn().clamp(0, 12) as usize;
                n_coins * 4 + usize::from(self.player.workers.min(3))
            }
            Area::Palace | Area::Komainu => usize::from(self.player.workers.min(7)),
        }
    }

    /// The path of a Sword: benefits at its end, whether it could move at once, how many Swords are in line with its entry.
    pub(super) fn path_detail(&self, sword: SwordId) -> usize {
        let composition = self.look.composition(sword);
        let Some(&first) = composition.kinds().first() else { return 0 };
        let n_benefits = composition.end().map_or(0, |cell| self.n_benefits_at(cell)).min(3);
        let is_there = usize::from(self.player.stock[first] > 0);
        let n_beside = self.n_in_line(Cell::at(first.row(), 0), sword).min(3);
        (n_benefits * 2 + is_there) * 4 + n_beside
    }

    /// How many other Swords are in the row or in the column of a space, whichever has more.
    pub(super) fn n_in_line(&self, cell: Cell, without: SwordId) -> usize {
        let (mut in_row, mut in_column) = (0, 0);
        for work in self.works().iter().filter(|work| work.sword != without) {
            in_row += usize::from(work.cell.row() == cell.row());
            in_column += usize::from(work.cell.column() == cell.column());
        }
        in_row.max(in_column)
    }

    /// How many Swords lack a kind for their next move, how many lack another kind, and how many Workers are left.
    pub(super) fn shortage(&self, kind: Kind) -> usize {
        let mut next = ByKind::<u16>::default();
        self.works().iter().filter_map(|work| work.next).for_each(|(kind, _)| next[kind] += 1);
        let short = |kind: Kind| usize::from(next[kind].saturating_sub(self.player.stock[kind]));
        let others: usize = Kind::ALL.into_iter().filter(|&other| other != kind).map(short).sum();
        let workers = usize::from(self.player.workers.min(2));
        (short(kind).min(3) * 4 + others.min(3)) * 3 + workers
    }

    /// How many Swords of a line would not move, and how much stock would be left.
    pub(super) fn line_rest(&self, line: Line) -> usize {
        let n_standing = self.works().iter().filter(|work| line.holds(work.cell)).count();
        let n_moves = self.line_moves(line).n_moves;
        let n_stock: u16 = self.player.stock.0.iter().sum();
        let n_left = usize::from(n_stock).saturating_sub(n_moves);
        (n_standing - n_moves).min(3) * 4 + (n_left / 2).min(3)
    }

    /// How many other Swords need the same resource, how much of it is in stock, and how many are in line with the new space.
    pub(super) fn move_among_others(&self, sword: SwordId) -> usize {
        let works = self.works();
        let next = works.iter().find(|work| work.sword == sword).and_then(|work| work.next);
        let Some((kind, to)) = next else { return NOTHING };
        let wants = |work: &&Work| work.sword != sword && work.next.is_some_and(|(other, _)| other == kind);
        let n_rivals = works.iter().filter(wants).count().min(3);
        let n_stock = usize::from(self.player.stock[kind]).min(3);
        (n_rivals * 4 + n_stock) * 4 + self.n_in_line(to, sword).min(3)
    }

    /// The points of a Sword, whether it could move again after its next move, and benefits at its end.
    pub(super) fn move_then(&self, sword: SwordId) -> usize {
        let Some(work) = self.works().iter().find(|work| work.sword == sword) else { return NOTHING };
        let composition = self.look.composition(sword);
        let kinds = composition.kinds();
        let placed = kinds.len() - work.n_missing;
        let can_go_on = match (kinds.get(placed), kinds.get(placed + 1)) {
            (Some(now), Some(then)) => self.player.stock[*then] > u16::from(now == then),
            _ => false,
        };
        let n_benefits = composition.end().map_or(0, |cell| self.n_benefits_at(cell)).min(3);
        (self.tile_bucket(sword) * 2 + usize::from(can_go_on)) * 4 + n_benefits
    }

    /// The points of a Sword in six buckets; the Katana has its own.
    pub(super) fn tile_bucket(&self, sword: SwordId) -> usize {
        if sword.katana_of().is_some() {
            return 6;
        }
        match self.rules.tile(sword).points {
            0..=4 => 0,
            5 => 1,
            6 => 2,
            7 => 3,
            8 => 4,
            _ => 5,
        }
    }

    /// The seat's Katana, if it is being forged.
    pub(super) fn katana(&self) -> Option<&Work> {
        self.works().iter().find(|work| work.sword.katana_of().is_some())
    }

    /// How much of a kind the Katana still needs.
    pub(super) fn katana_needs(&self, kind: Kind) -> usize {
        let Some(work) = self.katana() else { return 0 };
        let kinds = self.look.composition(work.sword).kinds();
        let missing = &kinds[kinds.len() - work.n_missing..];
        missing.iter().filter(|&&lacking| lacking == kind).count().min(3)
    }

    /// How many bought cards are in the row and the column of a complete Sword.
    pub(super) fn n_benefits(&self, sword: SwordId) -> usize {
        self.n_benefits_at(self.game.table().blade(sword).cell).min(4)
    }

    pub(super) fn n_benefits_at(&self, cell: Cell) -> usize {
        let lines = [Line::row(cell.row()), Line::column(cell.column())];
        lines.iter().map(|line| self.player.under[line.index()].cards().count()).sum()
    }

    pub(super) fn sword_detail(&self, sword: SwordId, n_flags: usize) -> usize {
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

    pub(super) fn move_detail(&self, sword: SwordId) -> usize {
        let Some(work) = self.works().iter().find(|work| work.sword == sword) else { return NOTHING };
        let is_katana = usize::from(sword.katana_of().is_some());
        let kind = work.next.map_or(0, |(kind, _)| kind.index());
        (work.n_missing.min(7) * 2 + is_katana) * 4 + kind
    }

    pub(super) fn step_detail(&self, kind: Kind) -> usize {
        let n_bare = self.works().iter().filter(|work| work.bare.contains(kind)).count().min(3);
        (kind.index() * 4 + usize::from(self.player.decorators[kind]).min(3)) * 4 + n_bare
    }

    pub(super) fn card_detail(&self, card: CardId) -> usize {
        effect_class(self.rules.card(card).effect) * 5 + self.benefit_detail(card)
    }

    pub(super) fn benefit_detail(&self, card: CardId) -> usize {
        benefit_class(self.rules.card(card).benefit)
    }

    pub(super) fn honor_detail(&self, honor: Honor) -> usize {
        let now = honor::points(self.look, self.seat, honor);
        honor_class(honor) * 4 + (now / 3).clamp(0, 3) as usize
    }
}

/// The class of a card's effect.
pub(in crate::katana) fn effect_class(effect: Effect) -> usize {
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

/// The class of a card's benefit: one of the kinds, or Coins.
pub(in crate::katana) fn benefit_class(benefit: Benefit) -> usize {
    match benefit {
        Benefit::Resource(kind) => kind.index(),
        Benefit::Coins(_) => Kind::ALL.len(),
    }
}

/// The class of an Honor card, by what it counts.
pub(in crate::katana) fn honor_class(honor: Honor) -> usize {
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
