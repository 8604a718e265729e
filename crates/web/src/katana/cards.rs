//! Small card faces: the effect at the top, benefit and price at the bottom.

use katana::{
    Action,
    piece::{CardId, Favor, HonorId, Kind},
    rules::{Benefit, Effect},
};
use maud::{Markup, html};

use super::{
    Picture,
    icon::{icon, tally},
};
use crate::render::parts::part;

impl Picture<'_> {
    /// A card of the Houses or the Market. Clicking its upper half takes or plays it, its lower half buys it.
    pub(super) fn card(self, card: CardId) -> Markup {
        let it = self.voice.rules.card(card);
        let cost = self.voice.coins(it.cost.into());
        let cost = self.tell("board-cost", &[("coins", cost.into())]);
        let (shown, rules) = (&self.game.table().board.cards, self.voice.rules);
        // Of identical cards, only one is an option.
        let is_same = |other: CardId| rules.card(other).face == it.face;
        let is_on_display = shown.contains(&Some(card));
        let above = |action| {
            let is_played = matches!(action, Action::Play(named) | Action::PlayOnLine(named, _)
                | Action::PlayToken(named, _) if named == card);
            let is_taken = matches!(action, Action::TakeMarketCard(place) if shown[usize::from(place)].is_some_and(is_same));
            is_played || is_on_display && is_taken
        };
        let words = format!("{}: {}", self.voice.card_name(card), self.voice.card_effect(card));
        html! {
            div .card id=(format!("card-{}", card.0)) {
                div .effect title=(words) {
                    span .sort aria-hidden="true" { (sort(self, card)) }
                    span .visually-hidden { (words) }
                    span .signs aria-hidden="true" { (self.effect_signs(it.effect)) }
                    (self.hit_among(&format!("card-{}", card.0), above))
                }
                div .price {
                    span .gain { (self.benefit(it.benefit)) }
                    (tally("coin", &format!("−{}", it.cost), &cost))
                    (self.hit(|action| action == Action::Buy(card)))
                }
                @if self.choice(|action| action == Action::Discard(card)).is_some() {
                    div .discard { (self.say("board-discard")) (self.hit(|action| action == Action::Discard(card))) }
                }
            }
        }
    }

    /// The effect of a card in symbols.
    fn effect_signs(self, effect: Effect) -> Markup {
        html! {
            @match effect {
                Effect::Take(resources) => {
                    @for kind in Kind::ALL { @for _ in 0..resources[kind] { (self.pip(kind)) } }
                }
                Effect::Token => { "+" (icon("token")) }
                Effect::Step => { (icon("brush")) (icon("right")) }
                Effect::Turn(one, other) => { (self.pip(one)) (icon("turn")) (self.pip(other)) }
                Effect::Redistribute => { (icon("family")) (icon("turn")) }
                Effect::Decorate => { (icon("flower")) }
                Effect::PointsAgain => { (icon("points")) (icon("again")) }
                Effect::SecondBenefit => { (icon("two")) }
                Effect::BenefitsAgain => { (icon("move")) (icon("again")) }
                Effect::CoinsAgain => { (icon("coin")) (icon("again")) }
                Effect::Offering => { (icon("monk")) (icon("coin")) "−3" }
            }
        }
    }

    /// A permanent benefit: a resource, or Coins.
    pub(super) fn benefit(self, benefit: Benefit) -> Markup {
        html! {
            @match benefit {
                Benefit::Resource(kind) => {
                    span .visually-hidden { (self.voice.kind_gain(1, kind)) }
                    span aria-hidden="true" { "+" (self.pip(kind)) }
                }
                Benefit::Coins(coins) => {
                    (tally("coin", &format!("+{coins}"), &self.voice.coins_gain(coins.into())))
                }
            }
        }
    }

    /// The visible Honor cards, and the Favor cards that nobody has taken.
    pub(super) fn displayed_cards(self) -> Markup {
        let table = self.game.table();
        let honors: Vec<HonorId> = table.board.honors.iter().flatten().copied().collect();
        let favors: Vec<Favor> =
            (0..5).map(Favor).filter(|favor| table.favors & (1 << favor.0) != 0).collect();
        html! {
            (part(html! {
                section #honors .area.display {
                    h3 title=(self.say("board-honors")) { (icon("honor")) span aria-hidden="true" { (self.say("board-honor")) } span .visually-hidden { (self.say("board-honors")) } }
                    @if honors.is_empty() { p .none { (self.say("board-none")) } }
                    ul .faces { @for honor in honors { li .honor {
                        (self.honor_face(honor))
                        (self.hit(|action| action == Action::Pass(Some(honor))))
                    } } }
                }
            }))
            (part(html! {
                section #favors .area.display {
                    h3 title=(self.say("board-favors")) { (icon("favor")) span aria-hidden="true" { (self.say("board-favor")) } span .visually-hidden { (self.say("board-favors")) } }
                    @if favors.is_empty() { p .none { (self.say("board-none")) } }
                    ul .faces { @for favor in favors { li .favor { (self.favor_face(favor)) } } }
                }
            }))
        }
    }

    /// An Honor card in words.
    pub(super) fn honor_face(self, honor: HonorId) -> Markup {
        let words = self.voice.honor(honor);
        html! { span .words title=(words) { (words) } }
    }

    /// A Favor card in words, with its condition.
    pub(super) fn favor_face(self, favor: Favor) -> Markup {
        html! { span .words title=(self.voice.favor(favor)) { (self.voice.favor_what(favor)) } }
    }
}

/// What distinguishes cards of a kind: a Daimyō card's letter, a Market card's number.
fn sort(picture: Picture, card: CardId) -> String {
    match picture.voice.rules.card(card).effect {
        Effect::Take(_) => "A",
        Effect::Token => "B",
        Effect::Step => "C",
        Effect::Turn(..) => "D",
        Effect::Redistribute => "1",
        Effect::Decorate => "2",
        Effect::PointsAgain => "3",
        Effect::SecondBenefit => "4",
        Effect::BenefitsAgain => "5",
        Effect::CoinsAgain => "6",
        Effect::Offering => "7",
    }
    .to_owned()
}
