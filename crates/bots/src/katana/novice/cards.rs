//! What cards are worth: their effects, and the permanent benefits that they bring (PLY).

use katana::{
    Frame, card,
    components::Honor,
    piece::{ByKind, CardId, CardSet, Kind, Line},
    rules::Effect,
};

use super::{AT_ONCE, ENOUGH, Heuristic, NEVER};

/// The least that turning resources must bring (DAI-D), because the card works only once.
const TURN_MIN: i32 = 12;

impl Heuristic<'_> {
    /// The cards with an effect that the player could still play.
    pub(super) fn held(self, effect: Effect) -> CardSet {
        card::playable(self.look(), self.seat, effect)
    }

    /// What a visible Market card is worth.
    pub(super) fn market_card(self, place: u8) -> i32 {
        self.game.table().board.cards[usize::from(place)].map_or(0, |card| self.card(card))
    }

    /// What having a card is worth.
    pub(super) fn card(self, card: CardId) -> i32 {
        self.effect(card) + self.net_benefit(card).max(0)
    }

    /// What a card's effect is expected to bring; half of it in the last round.
    fn effect(self, card: CardId) -> i32 {
        let worth = match self.rules.card(card).effect {
            Effect::Take(gift) => {
                Kind::ALL.map(|kind| i32::from(gift[kind]) * self.resource(kind)).iter().sum()
            }
            Effect::Token | Effect::Step => 8,
            Effect::Turn(..) | Effect::CoinsAgain => 12,
            Effect::Redistribute | Effect::SecondBenefit => 2,
            Effect::Decorate => 30,
            Effect::PointsAgain => 40,
            Effect::BenefitsAgain => 14,
            Effect::Offering => 18,
        };
        if self.n_rounds_to_come() > 0 { worth } else { worth / 2 }
    }

    /// What a card brings under a line: its benefit at each expected delivery there.
    pub(super) fn card_under(self, card: CardId, line: Line) -> i32 {
        self.benefit(self.rules.card(card).benefit) * self.percent_deliveries(line) / 100
    }

    /// The expected number of deliveries in a line, in percent.
    fn percent_deliveries(self, line: Line) -> i32 {
        let ends_here = |sword| self.last_lines(sword).is_some_and(|lines: [Line; 2]| lines.contains(&line));
        let on_forge = self.player().forge.iter().filter(|&sword| ends_here(sword));
        let hopes = on_forge.map(|sword| 100 - 15 * self.n_missing(sword) as i32);
        let is_paying = self.view.steps.iter().any(|step| {
            matches!(step, Frame::Delivery(delivery) if delivery.is_collecting() && ends_here(delivery.sword()))
        });
        let has_paid = self.player().paid & (1 << line.0) != 0;
        let now = if is_paying && !has_paid { 100 } else { 0 };
        now + hopes.sum::<i32>() + 20 * self.n_rounds_to_come()
    }

    /// What a card's benefit brings in its best free line, less its price.
    fn net_benefit(self, card: CardId) -> i32 {
        let (look, seat) = (self.look(), self.seat);
        let free = Line::all().filter(|&line| card::may_lay(look, seat, line).is_ok());
        let best = free.map(|line| self.card_under(card, line)).max().unwrap_or(0);
        let counts =
            |wanted: Honor| self.player().honors.iter().any(|&honor| self.rules.honor(honor) == wanted);
        let honors = 30 * (i32::from(counts(Honor::BoughtCards)) - i32::from(counts(Honor::UnusedCards)));
        best + honors - self.coins(i32::from(card::cost(look, seat, card)))
    }

    /// A benefit is bought when it brings more than its price and the card's effect, which is given up for it.
    pub(super) fn buying_benefit(self, card: CardId) -> i32 {
        let is_in_hand = self.player().hand.contains(card);
        let lost = if is_in_hand { self.effect(card) } else { 0 };
        let price = self.coins(i32::from(card::cost(self.look(), self.seat, card)));
        // Resources for the next moves come first, so the benefit must bring half as much again as it costs.
        let worth = self.net_benefit(card) - lost - price / 2;
        if worth > 0 { AT_ONCE + worth } else { NEVER }
    }

    /// Playing a card that needs no target.
    pub(super) fn playing(self, card: CardId) -> i32 {
        let is_worth_it = match self.rules.card(card).effect {
            Effect::Take(_) => true,
            Effect::Step => self.best_step() > 0,
            Effect::Turn(one, other) => self.best_turn(one, other) >= TURN_MIN,
            Effect::Decorate => self.best_decorations() >= self.effect(card),
            Effect::PointsAgain => self.points_again() > self.effect(card),
            Effect::CoinsAgain => self.n_coins_to_earn() >= 3,
            Effect::Redistribute | Effect::SecondBenefit | Effect::Token => false,
            Effect::BenefitsAgain | Effect::Offering => false,
        };
        if is_worth_it { AT_ONCE + self.effect(card) } else { NEVER }
    }

    fn best_decorations(self) -> i32 {
        Kind::ALL.into_iter().map(|kind| self.best_decoration(kind)).max().unwrap_or(0)
    }

    /// MKT-3: the printed points of the Sword that is being delivered.
    fn points_again(self) -> i32 {
        let Some(Frame::Delivery(delivery)) = self.game.asking() else { return 0 };
        let sword = delivery.sword();
        if sword.katana_of().is_some() { 0 } else { 10 * i32::from(self.rules.tile(sword).points) }
    }

    /// MKT-5: collecting the benefits of a line again.
    pub(super) fn collecting_again(self, card: CardId, line: Line) -> i32 {
        let worth = self.line(line) - self.effect(card);
        if worth > 0 { AT_ONCE + worth } else { NEVER }
    }

    fn best_turn(self, one: Kind, other: Kind) -> i32 {
        let both = [(one, other), (other, one)];
        let turns = both.into_iter().flat_map(|(from, to)| (1..=3).map(move |n| (from, to, n)));
        let possible = turns.filter(|&(from, _, n)| u16::from(n) <= self.player().stock[from]);
        possible.map(|(from, to, n)| self.turning(from, to, n)).max().unwrap_or(ENOUGH)
    }

    /// DAI-D: how much more the stock is worth afterwards.
    pub(super) fn turning(self, from: Kind, to: Kind, n: u8) -> i32 {
        let before: ByKind<u16> = self.player().stock;
        let mut after = before;
        after[from] -= u16::from(n);
        after[to] += u16::from(n);
        self.stock(after) - self.stock(before)
    }
}
