//! What the Forge needs, and what moves and lines are worth.

use katana::{
    Action, Frame,
    piece::{Area, ByKind, Figure, Kind, Line, SwordId},
};
use tabletop::{Game, NoLog, Options};

use super::{AT_ONCE, ENOUGH, Heuristic, imagined};

impl Heuristic<'_> {
    /// What a move of a Sword is worth: it brings the prize nearer. Its resource has no other use.
    pub(super) fn moving(self, sword: SwordId) -> i32 {
        let n_missing = self.n_missing(sword);
        if n_missing == 0 {
            return ENOUGH;
        }
        let progress = self.share(sword, n_missing - 1) - self.share(sword, n_missing);
        // END-2: resources on a Katana count even if it is never delivered.
        let placed = self.game.table().blade(sword).placed;
        let kind = self.look().composition(sword).kinds()[usize::from(placed)];
        let at_least = if sword.katana_of().is_some() { 10 * i32::from(self.rules.value(kind)) } else { 0 };
        let worth = progress.max(at_least);
        // A move of a Sword that cannot be completed only wastes a resource.
        if worth > 0 { worth } else { ENOUGH - 1 }
    }

    /// What naming a line is worth: it is activated, or a bought card is laid there.
    pub(super) fn naming(self, line: Line) -> i32 {
        if let Some(Frame::BuyLine(purchase)) = self.game.asking() {
            return self.card_under(purchase.card(), line);
        }
        self.activating(line)
    }

    /// What a line brings with a figure at the Forge: its moves are played on a state that fits the view.
    fn activating(self, line: Line) -> i32 {
        let mut game = self.game.clone();
        game.play(self.rules, self.seat, Action::Line(line), &mut NoLog);
        let mut options = Options::default();
        let mut sum = 0;
        loop {
            options.clear();
            game.options(self.rules, self.seat, &mut options);
            let heuristic = Heuristic { game: &game, ..self };
            let moves = options.asked().iter().filter(|action| is_move(action));
            let gains = moves.map(|&action| (heuristic.worth(action), action));
            let Some((gain, best)) = gains.max_by_key(|(gain, _)| *gain).filter(|(gain, _)| *gain > ENOUGH)
            else {
                return sum;
            };
            sum += gain;
            game.play(self.rules, self.seat, best, &mut NoLog);
        }
    }

    /// What the best line brings for a figure that is placed at the Forge.
    pub(super) fn best_line(self, figure: Figure) -> i32 {
        let place = Action::Place { figure, area: Area::Forge };
        let mut game = self.game.clone();
        game.play(self.rules, self.seat, place, &mut NoLog);
        // TEM-3: with Market cards 7 the player chooses the offering; the last answer plays the most of them.
        if matches!(game.asking(), Some(Frame::Turn(_))) {
            let mut options = Options::default();
            game.options(self.rules, self.seat, &mut options);
            let offer = *options.all().last().expect("the offering can be paid");
            game.play(self.rules, self.seat, offer, &mut NoLog);
        }
        let heuristic = Heuristic { game: &game, ..self };
        Line::all().map(|line| heuristic.activating(line)).max().unwrap_or(0)
    }

    /// The same with another stock.
    pub(super) fn best_line_with(self, stock: ByKind<u16>) -> i32 {
        let mut view = self.view.clone();
        view.players[self.seat.index()].stock = stock;
        let game = imagined(&view, self.rules);
        Heuristic { game: &game, ..self }.best_line(Figure::Worker)
    }

    /// The resources that the Swords on the Forge need, the next moves first, and among these the Swords that are
    /// nearest to completion first.
    fn needs(self) -> Vec<Kind> {
        let mut swords: Vec<SwordId> = self.player().forge.iter().collect();
        swords.sort_by_key(|&sword| self.n_missing(sword));
        let rest = |sword: SwordId| {
            let placed = usize::from(self.game.table().blade(sword).placed);
            &self.look().composition(sword).kinds()[placed..]
        };
        let n_ahead = 7.min(1 + self.n_turns.max(0) as usize);
        let at_depth = |depth: usize| swords.iter().filter_map(move |&sword| rest(sword).get(depth).copied());
        (0..n_ahead).flat_map(at_depth).collect()
    }

    /// What to buy at the Market with these Coins.
    pub(super) fn basket(self, mut stock: ByKind<u16>, mut coins: u16) -> ByKind<u16> {
        let mut basket = ByKind::default();
        for kind in self.needs() {
            let price = self.look().price(kind);
            if stock[kind] > 0 {
                stock[kind] -= 1;
            } else if price <= coins {
                coins -= price;
                basket[kind] += 1;
            }
        }
        basket
    }

    /// MAR-1: resources are bought while the Forge needs them.
    pub(super) fn buying(self, kind: Kind) -> i32 {
        let player = self.player();
        if self.basket(player.stock, player.coins)[kind] > 0 { AT_ONCE } else { ENOUGH - 1 }
    }

    /// What a stock is worth: its value, and more for what the next moves need.
    pub(super) fn stock(self, stock: ByKind<u16>) -> i32 {
        let mut rest = stock;
        let mut n_met = 0;
        for kind in self.needs() {
            if rest[kind] > 0 {
                rest[kind] -= 1;
                n_met += 1;
            }
        }
        8 * n_met + Kind::ALL.map(|kind| i32::from(stock[kind]) * self.resource(kind)).iter().sum::<i32>()
    }
}

fn is_move(action: &Action) -> bool {
    matches!(action, Action::Move(_) | Action::Swap(..))
}
