//! Questions to a player.

use katana::{
    Frame, Katana, card::CardChoice, delivery::Delivery, flow::settle::Settling, moment::Freedom,
    piece::Area, rules::Effect,
};
use tabletop::{Game, Seat};

use super::Voice;

impl Voice<'_> {
    /// The question to `seat`, or whom it waits for.
    #[must_use]
    pub fn question(&self, game: &Katana, seat: Seat) -> String {
        let Some(frame) = game.asking() else { return say!(self, "question-over") };
        let asked = game.status().asked();
        if !asked.contains(seat) {
            return say!(self, "question-wait", names = self.players(asked.iter()));
        }
        match frame {
            Frame::StartSwords(_) => say!(self, "question-start"),
            Frame::Round(_) => say!(self, "question-wait", names = self.player(seat)),
            Frame::Turn(turn) if is_rival(turn.settling(), seat) => say!(self, "question-share-favor"),
            Frame::GhostTurn(turn) if is_rival(turn.settling(), seat) => say!(self, "question-share-favor"),
            Frame::GhostTurn(turn) if turn.is_scoring() => {
                say!(self, "question-ghost-palace", name = self.player(game.table().turn))
            }
            Frame::GhostTurn(_) => say!(self, "question-settle"),
            Frame::ChooseAside(_) => say!(self, "question-choose-aside"),
            Frame::RaisePrice(_) => say!(self, "question-raise-price"),
            Frame::Turn(turn) if turn.is_placing() => say!(self, "question-place"),
            // While the offering is chosen, no free action is possible.
            Frame::Turn(_) if frame.freedom(seat) == Freedom::Nothing => say!(self, "question-offering"),
            Frame::Turn(_) if game.table().player(seat).played.is_empty() => say!(self, "question-end"),
            Frame::Turn(_) => say!(self, "question-settle"),
            Frame::Houses(houses) if houses.has_sword() => say!(self, "question-houses-sashimono"),
            Frame::Houses(_) => say!(self, "question-houses"),
            Frame::Market(market) if market.is_buying() => say!(self, "question-market"),
            Frame::Market(_) => say!(self, "question-market-card"),
            Frame::Forge(forge) => match forge.line() {
                Some(line) => say!(self, "question-forge-move", line = self.line(line)),
                None => say!(self, "question-forge"),
            },
            Frame::Academy(academy) if academy.must_step() => say!(self, "question-academy"),
            Frame::Academy(_) => say!(self, "question-academy-decorate"),
            Frame::Palace(palace) if palace.is_arranged() => say!(self, "question-palace-use"),
            Frame::Palace(_) => say!(self, "question-palace"),
            Frame::Komainu(_) => say!(self, "question-komainu"),
            Frame::React(react) => self.reaction_question(game, react.area()),
            Frame::Delivery(delivery) => self.delivery_question(delivery),
            Frame::Compose(compose) if compose.so_far().kinds().is_empty() => say!(self, "question-compose"),
            Frame::Compose(compose) => {
                say!(self, "question-compose-next", letters = self.letters(compose.so_far()))
            }
            Frame::CardChoice(choice) => self.card_question(choice),
            Frame::BuyLine(buy) => {
                let (card, benefit) = (self.card_name(buy.card()), self.card_benefit(buy.card()));
                say!(self, "question-buy-line", card = card, benefit = benefit)
            }
        }
    }

    /// The question to the others in an Academy or Palace action.
    fn reaction_question(&self, game: &Katana, area: Area) -> String {
        let name = self.player(game.table().turn);
        match area {
            Area::Academy => say!(self, "question-react-academy", name = name),
            Area::Houses | Area::Market | Area::Forge | Area::Palace | Area::Komainu => {
                say!(self, "question-react-palace", name = name)
            }
        }
    }

    fn delivery_question(&self, delivery: &Delivery) -> String {
        let sword = self.own_sword(delivery.sword());
        if delivery.is_collecting() {
            say!(self, "question-collect", sword = sword)
        } else if delivery.is_projecting() {
            say!(self, "question-project", sword = sword)
        } else {
            say!(self, "question-exchange")
        }
    }

    fn card_question(&self, choice: &CardChoice) -> String {
        match self.rules.card(choice.card()).effect {
            Effect::Turn(one, other) => {
                say!(self, "question-card-turn", one = self.kind(one), other = self.kind(other))
            }
            Effect::Redistribute => say!(self, "question-card-redistribute"),
            Effect::Decorate => say!(self, "question-card-decorate"),
            Effect::Take(_)
            | Effect::Token
            | Effect::Step
            | Effect::PointsAgain
            | Effect::SecondBenefit
            | Effect::BenefitsAgain
            | Effect::CoinsAgain
            | Effect::Offering => {
                say!(self, "question-card-other", card = self.card_name(choice.card()))
            }
        }
    }
}

/// Whether `seat` is asked, at the end of a turn, whether it delivers its Katana too.
fn is_rival(settling: Option<&Settling>, seat: Seat) -> bool {
    settling.is_some_and(|settling| settling.asks_rival(seat))
}
