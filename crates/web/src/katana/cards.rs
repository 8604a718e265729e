//! Card faces: the picture and words of the effect, benefit and price.

use katana::{
    Action,
    piece::{CardId, Favor, HonorId},
    rules::{Benefit, Effect},
};
use maud::{Markup, html};

use super::{
    Picture,
    clauses::{card_rule, honor_clause},
    icon::{icon, tally},
    motif::{effect_motif, favor_motif, honor_motif},
    terms,
};
use crate::render::parts::part;

impl Picture<'_> {
    /// A card of the Houses or the Market. Clicking its upper half takes or plays it, its lower half buys it.
    pub(super) fn card(self, card: CardId) -> Markup {
        let it = self.voice.rules.card(card);
        let cost = self.voice.coins(it.cost.into());
        let cost = self.tell("board-cost", &[("coins", cost.into())]);
        let (shown, rules) = (&self.game.table().board.cards, self.voice.rules);
        // Of identical cards, only one is an option, and each is a button for it.
        let player = self.look().player(self.main_seat());
        let are_together = |other: CardId| {
            [player.hand, player.played].iter().any(|set| set.contains(card) && set.contains(other))
        };
        let is_it = |other: CardId| other == card || rules.card(other).face == it.face && are_together(other);
        let key = |what: &str| format!("{what}-{}", card.0);
        let is_same = |other: CardId| rules.card(other).face == it.face;
        let is_on_display = shown.contains(&Some(card));
        let above = |action| {
            let is_played = matches!(action, Action::Play(named) | Action::PlayOnLine(named, _)
                | Action::PlayToken(named, _) if is_it(named));
            let is_taken = matches!(action, Action::TakeMarketCard(place) if shown[usize::from(place)].is_some_and(is_same));
            is_played || is_on_display && is_taken
        };
        let words = format!("{}: {}", self.voice.card_name(card), self.voice.card_effect(card));
        let (term, clause) = card_rule(it.effect);
        let bought = format!("{} · {cost}", self.voice.card_benefit(card));
        html! {
            div class=(format!("card {}", deck(it.effect))) id=(format!("card-{}", card.0)) {
                div .effect title=(words) data-term=(term.id) data-clause=(clause) {
                    span .pic { (effect_motif(it.effect)) }
                    b .sort aria-hidden="true" { (sort(it.effect)) }
                    span .visually-hidden { (words) }
                    span .say aria-hidden="true" { (self.voice.card_effect(card)) }
                    (self.hit_among(&key("card"), above))
                }
                div .price title=(bought) data-term=(terms::BENEFIT.id) data-clause="PLY-4" {
                    span .gain { (self.benefit(it.benefit)) }
                    (tally("coin", &format!("−{}", it.cost), &cost))
                    (self.hit_among(&key("buy"), |action| matches!(action, Action::Buy(named) if is_it(named))))
                }
                @let discards = |action| matches!(action, Action::Discard(named) if is_it(named));
                @if self.choice(discards).is_some() {
                    div .discard { (self.say("board-discard")) (self.hit_among(&key("discard"), discards)) }
                }
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
                    h3 .sign title=(self.say("board-honors")) data-term=(terms::HONOR_CARD.id) { (icon("honor")) span aria-hidden="true" { (self.say("board-honor")) } span .visually-hidden { (self.say("board-honors")) } }
                    @if honors.is_empty() { p .none { (self.say("board-none")) } }
                    ul .faces { @for honor in honors { li .honor title=(self.voice.honor(honor)) data-term=(terms::HONOR_CARD.id)
                        data-clause=(honor_clause(self.voice.rules.honor(honor))) {
                        (self.honor_face(honor))
                        (self.hit(|action| action == Action::Pass(Some(honor))))
                    } } }
                }
            }))
            (part(html! {
                section #favors .area.display {
                    h3 .sign title=(self.say("board-favors")) data-term=(terms::FAVOR_CARD.id) { (icon("favor")) span aria-hidden="true" { (self.say("board-favor")) } span .visually-hidden { (self.say("board-favors")) } }
                    @if favors.is_empty() { p .none { (self.say("board-none")) } }
                    ul .faces { @for favor in favors { li .favor title=(self.voice.favor(favor)) data-term=(terms::FAVOR_CARD.id) { (self.favor_face(favor)) } } }
                }
            }))
        }
    }

    /// An Honor card in words.
    pub(super) fn honor_face(self, honor: HonorId) -> Markup {
        let words = self.voice.honor(honor);
        html! { (honor_motif(self.voice.rules.honor(honor))) span .words { (words) } }
    }

    /// A Favor card in words, with its condition.
    pub(super) fn favor_face(self, favor: Favor) -> Markup {
        html! { (favor_motif(favor)) span .words { (self.voice.favor_what(favor)) } }
    }
}

/// The CSS class of the deck that a card comes from.
fn deck(effect: Effect) -> &'static str {
    if effect.market_number().is_some() { "market" } else { "daimyo" }
}

/// What distinguishes cards of a kind: a Daimyō card's letter, a Market card's number.
fn sort(effect: Effect) -> &'static str {
    match effect {
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
}
