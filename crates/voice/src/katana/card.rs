//! Names and effects of cards.

use katana::{
    components::Honor,
    piece::{CardId, Favor, HonorId, House},
    rules::{Benefit, Effect},
};

use super::Voice;

impl Voice<'_> {
    /// A card with effect, benefit and printed cost.
    #[must_use]
    pub fn card(&self, card: CardId) -> String {
        say!(
            self,
            "card-full",
            card = self.card_name(card),
            effect = self.card_effect(card),
            benefit = self.card_benefit(card),
            cost = self.coins(self.rules.card(card).cost.into()),
        )
    }

    /// A card with only its effect, for playing it; benefit and cost matter only to the buyer.
    pub(crate) fn card_use(&self, card: CardId) -> String {
        say!(self, "card-use", card = self.card_name(card), effect = self.card_effect(card))
    }

    /// A card's name: "Daimyō card A", "Market card 3".
    #[must_use]
    pub fn card_name(&self, card: CardId) -> String {
        let effect = self.rules.card(card).effect;
        let id = match effect {
            Effect::Take(_) => "card-take",
            Effect::Token => "card-token",
            Effect::Step => "card-step",
            Effect::Turn(..) => "card-turn",
            Effect::Redistribute
            | Effect::Decorate
            | Effect::PointsAgain
            | Effect::SecondBenefit
            | Effect::BenefitsAgain
            | Effect::CoinsAgain
            | Effect::Offering => {
                return say!(self, "card-market", n = effect.market_number().unwrap_or(0));
            }
        };
        say!(self, id)
    }

    /// What playing a card does.
    #[must_use]
    pub fn card_effect(&self, card: CardId) -> String {
        match self.rules.card(card).effect {
            Effect::Take(gift) => say!(self, "effect-take", kinds = self.kinds(gift)),
            Effect::Token => say!(self, "effect-token"),
            Effect::Step => say!(self, "effect-step"),
            Effect::Turn(one, other) => {
                say!(self, "effect-turn", one = self.kind(one), other = self.kind(other))
            }
            Effect::Redistribute => say!(self, "effect-redistribute"),
            Effect::Decorate => say!(self, "effect-decorate"),
            Effect::PointsAgain => say!(self, "effect-points-again"),
            Effect::SecondBenefit => say!(self, "effect-second-benefit"),
            Effect::BenefitsAgain => say!(self, "effect-benefits-again"),
            Effect::CoinsAgain => say!(self, "effect-coins-again"),
            Effect::Offering => say!(self, "effect-offering"),
        }
    }

    /// What each delivery brings after buying a card: "+1 Steel", "+2 Coins".
    #[must_use]
    pub fn card_benefit(&self, card: CardId) -> String {
        self.benefit(self.rules.card(card).benefit)
    }

    /// What a line or a card brings at a delivery.
    pub(crate) fn benefit(&self, benefit: Benefit) -> String {
        match benefit {
            Benefit::Resource(kind) => self.kind_gain(1, kind),
            Benefit::Coins(coins) => self.coins_gain(coins.into()),
        }
    }

    /// What an Honor card is worth.
    #[must_use]
    pub fn honor(&self, honor: HonorId) -> String {
        let points = |points: u8| self.points(points.into());
        match self.rules.honor(honor) {
            Honor::Decorations => say!(self, "honor-decorations"),
            Honor::Strengths => say!(self, "honor-strengths"),
            Honor::Decorators => say!(self, "honor-decorators"),
            Honor::Sashimono(house) => {
                say!(self, "honor-sashimono", sashimono = self.sashimono(House(house)))
            }
            Honor::KatanaDecorations => say!(self, "honor-katana-decorations"),
            Honor::BoughtCards => say!(self, "honor-bought-cards"),
            Honor::UnusedCards => say!(self, "honor-unused-cards"),
            Honor::SwordsWith { kind, points: each } => {
                say!(self, "honor-swords-with", points = points(each), kind = self.kind(kind))
            }
            Honor::StrongSwords { strength, points: each } => {
                say!(self, "honor-strong-swords", points = points(each), strength = strength)
            }
            Honor::Figures => say!(self, "honor-figures"),
            Honor::Coins => say!(self, "honor-coins"),
            Honor::SwordsDecorated { kind, points: each } => {
                say!(self, "honor-swords-decorated", points = points(each), kind = self.kind(kind))
            }
            Honor::StrengthSum => say!(self, "honor-strength-sum"),
            Honor::Plain => say!(self, "honor-plain"),
            Honor::Flowers => say!(self, "honor-flowers"),
        }
    }

    /// A Favor card with its condition: "Favor II (Katana with the most resources)".
    #[must_use]
    pub fn favor(&self, favor: Favor) -> String {
        say!(self, "favor-full", favor = self.favor_name(favor), what = self.favor_what(favor))
    }

    /// The condition of a Favor card.
    #[must_use]
    pub fn favor_what(&self, favor: Favor) -> String {
        let ids = ["favor-first", "favor-resources", "favor-points", "favor-left", "favor-right"];
        say!(self, ids[usize::from(favor.0)])
    }

    /// A Favor card by its number: "Favor II".
    #[must_use]
    pub fn favor_name(&self, favor: Favor) -> String {
        say!(self, "favor-n", n = ["I", "II", "III", "IV", "V"][usize::from(favor.0)])
    }
}
