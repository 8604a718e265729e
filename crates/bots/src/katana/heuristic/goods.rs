//! What Coins, resources, cards, Sashimono and Honor cards are worth.

use katana::{
    Frame, card,
    components::Honor,
    flow::end,
    honor,
    piece::{ByKind, CardId, HonorId, House, Kind, Line, SwordId},
    rules::Effect,
};

use super::{AT_ONCE, ENOUGH, Heuristic, NEVER};

impl Heuristic<'_> {
    pub(in crate::katana) fn coins(&self, n: i32) -> i32 {
        n * (self.weights.coin[self.round] + self.bonuses.coin)
    }

    pub(in crate::katana) fn resource(&self, kind: Kind) -> i32 {
        self.coins(i32::from(self.rules.value(kind)))
    }

    /// One more Sashimono of a kind (END-3, HON-4).
    pub(in crate::katana) fn sashimono(&self, house: House) -> i32 {
        let flags = self.flags.get_or_init(|| {
            let before = end::sashimono_points(self.player.sashimono);
            House::ALL.map(|house| {
                let mut after = self.player.sashimono;
                after[house.index()] += 1;
                let sets = end::sashimono_points(after) - before;
                10 * i32::from(sets) + self.bonuses.sashimono[house.index()]
            })
        });
        flags[house.index()]
    }

    /// Passing takes an Honor card; the difference to the best one on display is subtracted.
    pub(in crate::katana) fn passing(&self, honor: Option<HonorId>) -> i32 {
        let shown = self.game.table().board.honors.iter().flatten();
        let best = shown.map(|&other| self.honor(other)).max();
        let regret = best.zip(honor).map_or(0, |(best, honor)| best - self.honor(honor));
        self.weights.pass[self.round] - regret
    }

    /// What an Honor card is worth: its points now, and its expected growth in the rounds to come.
    fn honor(&self, card: HonorId) -> i32 {
        let honor = self.rules.honor(card);
        let now = 10 * i32::from(honor::points(self.look, self.seat, honor));
        let growth = match honor {
            Honor::Plain | Honor::UnusedCards => self.weights.honor_growth[0],
            Honor::Sashimono(_) | Honor::SwordsWith { .. } | Honor::SwordsDecorated { .. } => {
                self.weights.honor_growth[1]
            }
            Honor::Decorators | Honor::Coins | Honor::Flowers | Honor::StrongSwords { .. } => {
                self.weights.honor_growth[2]
            }
            Honor::Decorations | Honor::Strengths | Honor::BoughtCards | Honor::KatanaDecorations => {
                self.weights.honor_growth[3]
            }
            Honor::Figures => self.weights.honor_growth[4],
            Honor::StrengthSum => self.weights.honor_growth[5],
        };
        (now + growth * self.n_rounds_to_come).min(10 * i32::from(honor::POINTS_MAX))
    }

    /// What a visible Market card is worth.
    pub(in crate::katana) fn market_card(&self, place: u8) -> i32 {
        self.game.table().board.cards[usize::from(place)].map_or(0, |card| self.card(card))
    }

    /// What having a card is worth.
    pub(in crate::katana) fn card(&self, card: CardId) -> i32 {
        self.effect(card) + self.bonuses.unused
    }

    /// What a card's effect is expected to bring.
    fn effect(&self, card: CardId) -> i32 {
        let effects =
            if self.n_rounds_to_come > 0 { &self.weights.effect } else { &self.weights.effect_last };
        match self.rules.card(card).effect {
            Effect::Take(gift) => effects[0] + self.gift(gift) / 2,
            Effect::Token => effects[1],
            Effect::Step => effects[2],
            Effect::Turn(..) => effects[3],
            Effect::Redistribute => effects[4],
            Effect::Decorate => effects[5],
            Effect::PointsAgain => effects[6],
            Effect::SecondBenefit => effects[7],
            Effect::BenefitsAgain => effects[8],
            Effect::CoinsAgain => effects[9],
            Effect::Offering => effects[10],
        }
    }

    pub(in crate::katana) fn gift(&self, gift: ByKind<u8>) -> i32 {
        Kind::ALL.map(|kind| i32::from(gift[kind]) * self.resource(kind)).iter().sum()
    }

    /// What a card brings under a line: its benefit at each expected delivery there.
    pub(in crate::katana) fn card_under(&self, card: CardId, line: Line) -> i32 {
        self.benefit(self.rules.card(card).benefit) * self.percents()[line.index()] / 100
    }

    /// The expected number of deliveries in each line, in percent.
    fn percents(&self) -> &[i32; 9] {
        self.percents.get_or_init(|| {
            let [by_round, of_sword] = self.weights.deliveries;
            let mut percents = [by_round * self.n_rounds_to_come; 9];
            let mut expect = |sword: SwordId, percent: i32, paid: u16| {
                let composition = self.look.composition(sword);
                let Some(cell) = composition.end() else { return };
                for line in [Line::row(cell.row()), Line::column(cell.column())] {
                    percents[line.index()] += if paid & (1 << line.0) == 0 { percent } else { 0 };
                }
            };
            self.player.forge.iter().for_each(|sword| expect(sword, of_sword, 0));
            if let Some(Frame::Delivery(delivery)) = self.game.asking()
                && delivery.is_collecting()
            {
                expect(delivery.sword(), 100, self.player.paid);
            }
            percents
        })
    }

    /// A benefit is bought when it brings more than its price and the card's effect, which is given up for it.
    pub(in crate::katana) fn buying_benefit(&self, card: CardId) -> i32 {
        let (look, seat) = (self.look, self.seat);
        let percent = *self.best_percent.get_or_init(|| {
            let free = Line::all().filter(|&line| card::may_lay(look, seat, line).is_ok());
            free.map(|line| self.percents()[line.index()]).max().unwrap_or(0)
        });
        let best = self.benefit(self.rules.card(card).benefit) * percent / 100;
        let lost = if self.player.hand.contains(card) { self.effect(card) + self.bonuses.unused } else { 0 };
        let price =
            self.coins(i32::from(card::cost(look, seat, card))) * self.weights.benefit_price_percent[0] / 100;
        let worth = best + self.bonuses.bought - lost - price;
        if worth > 0 { AT_ONCE + worth } else { NEVER }
    }

    /// Playing a card that needs no target.
    pub(in crate::katana) fn playing(&self, card: CardId) -> i32 {
        let kept = self.effect(card) + self.bonuses.unused;
        let worth = match self.rules.card(card).effect {
            Effect::Take(_) => kept + 1,
            Effect::Step => self.best_step() * 2,
            Effect::Turn(one, other) => self.best_turn(one, other),
            Effect::Decorate => self.decorations().iter().copied().max().unwrap_or(0),
            Effect::PointsAgain => self.points_again(),
            Effect::CoinsAgain => self.coins(self.n_coins_to_earn()),
            Effect::Redistribute | Effect::SecondBenefit | Effect::Token => 0,
            Effect::BenefitsAgain | Effect::Offering => 0,
        };
        if worth > kept { AT_ONCE + worth } else { NEVER }
    }

    /// MKT-3: the printed points of the Sword that is being delivered.
    fn points_again(&self) -> i32 {
        let Some(Frame::Delivery(delivery)) = self.game.asking() else { return 0 };
        let sword = delivery.sword();
        if sword.katana_of().is_some() { 0 } else { 10 * i32::from(self.rules.tile(sword).points) }
    }

    /// MKT-5: collecting the benefits of a line again.
    pub(in crate::katana) fn collecting_again(&self, card: CardId, line: Line) -> i32 {
        let worth = self.pays()[line.index()] - self.effect(card) - self.bonuses.unused;
        if worth > 0 { AT_ONCE + worth } else { NEVER }
    }

    fn best_turn(&self, one: Kind, other: Kind) -> i32 {
        let both = [(one, other), (other, one)];
        let turns = both.into_iter().flat_map(|(from, to)| (1..=3).map(move |n| (from, to, n)));
        let possible = turns.filter(|&(from, _, n)| u16::from(n) <= self.player.stock[from]);
        possible.map(|(from, to, n)| self.turning(from, to, n)).max().unwrap_or(ENOUGH)
    }

    /// DAI-D: how much more the stock is worth afterwards.
    pub(in crate::katana) fn turning(&self, from: Kind, to: Kind, n: u8) -> i32 {
        let mut after: ByKind<u16> = self.player.stock;
        after[from] -= u16::from(n);
        after[to] += u16::from(n);
        self.stock(after) - self.stock(self.player.stock)
    }

    /// What a stock is worth: its value, and more for what the next moves need.
    fn stock(&self, stock: ByKind<u16>) -> i32 {
        let mut rest = stock;
        let mut n_met = 0;
        for needs in self.needs() {
            for kind in Kind::ALL {
                let met = needs[kind].min(rest[kind]);
                rest[kind] -= met;
                n_met += i32::from(met);
            }
        }
        8 * n_met + Kind::ALL.map(|kind| i32::from(stock[kind]) * self.resource(kind)).iter().sum::<i32>()
    }

    /// MAR-1: resources are bought for the next moves.
    pub(in crate::katana) fn buying(&self, kind: Kind) -> i32 {
        if self.bonuses.is_saving {
            return ENOUGH - 1;
        }
        let mut rest = self.player.stock[kind];
        for (needs, worth) in self.needs().iter().zip(self.weights.purchase) {
            if needs[kind] > rest {
                return worth;
            }
            rest -= needs[kind];
        }
        self.weights.purchase[3]
    }
}
