//! The viewer's private area: their Loyalty cards, their hand, and their notes.

use maud::{Markup, html};
use shogunate::{
    Action, KnownCard, KnownChoice, PairCount,
    piece::{Card, Leader},
};
use tabletop::{Seat, Seats};

use super::{
    Picture,
    cards::{Glimpse, card_clause},
    cloth::{lamp, lamp_out, scene, sign},
    terms,
};
use crate::{
    face::Beside,
    render::{crest::crest, term::explained},
};

/// The most lanterns that have room beside the score.
const N_LAMPS_MAX: u16 = 20;

impl Picture<'_> {
    /// The viewer's own things; empty without a seat.
    pub(super) fn own_things(self) -> Markup {
        let Some(seat) = self.own_seat() else { return html! {} };
        html! {
            section #own .player.mine tabindex="0" aria-labelledby="own-title" {
                div .head {
                    h2 #own-title { (crest(seat)) (self.voice.player(seat)) }
                    (self.marks(seat))
                    (self.sum(self.view().players[seat.index()].cards))
                }
                (self.loyalties(seat))
                (self.hand(seat))
                (self.notes())
            }
        }
    }

    /// What is known of the things of the player that the viewer looks at.
    pub(super) fn things_looked_at(self, beside: &Beside) -> Markup {
        let Some(seat) = self.looked_at else { return html! {} };
        html! {
            section .player.mine.looked id=(format!("player-{}", seat.0)) tabindex="0" aria-labelledby="looked-title" {
                div .head {
                    h2 #looked-title tabindex="-1" { (crest(seat)) (self.voice.player(seat)) }
                    (self.marks(seat))
                    (beside.back)
                }
                div .mine-loyalty {
                    h3 { (sign("loyalty")) (self.say("shogunate-loyalty")) }
                    ul .loyals { @for (card, glimpse) in self.loyalties_of(seat) { li { (self.known_loyalty(card, glimpse)) } } }
                }
                (self.hand(seat))
                (beside.last)
            }
        }
    }

    /// Another player's Loyalty card: its face if known, else its back.
    fn known_loyalty(self, card: KnownCard, glimpse: Option<Glimpse>) -> Markup {
        html! {
            @match card.leader {
                Some(leader) => div .own-loyal.up[card.is_up] { (self.loyalty(leader)) },
                None => (self.small_loyalty(card, glimpse)),
            }
        }
    }

    fn loyalties(self, seat: Seat) -> Markup {
        let cards = self.view().players[seat.index()].cards;
        html! {
            div .mine-loyalty {
                h3 { (sign("loyalty")) (explained(self.voice.words, terms::LOYALTY, &self.say("shogunate-loyalty"))) }
                ul .loyals { @for (n, card) in cards.into_iter().enumerate() { li { (self.own_loyalty(n, card)) } } }
            }
        }
    }

    /// An own Loyalty card, with a symbol that it is hidden from the others, and who has seen it nevertheless.
    fn own_loyalty(self, n: usize, card: KnownCard) -> Markup {
        let Some(leader) = card.leader else { return html! {} };
        let is_it = |action| {
            !card.is_up
                && [Action::Reveal(leader), Action::Show(leader), Action::Give(leader)].contains(&action)
        };
        let seen_by = if card.is_up { Seats::NONE } else { self.view().shown_to(leader) };
        let (name, words) = if card.is_up {
            ("seen", self.say("shogunate-face-up"))
        } else if seen_by.is_empty() {
            ("hidden", self.say("shogunate-hidden"))
        } else {
            let names = self.voice.words.all_of(seen_by.iter().map(|seat| self.voice.player(seat)));
            ("seen", self.tell("shogunate-seen-by", &[("names", names.into())]))
        };
        html! {
            div .own-loyal id=(format!("loyal-{n}")) .up[card.is_up] {
                (self.loyalty(leader))
                span .secrecy.known[!seen_by.is_empty()] role="img" aria-label=(words) title=(words)
                    data-term=(if card.is_up { terms::FACE_UP } else { terms::LOYALTY }.id) { (sign(name)) span .words { (words) } }
                (self.hit_among(&format!("loyal-{n}"), is_it))
            }
        }
    }

    /// The current score of the viewer's cards, out of the score that ends the game.
    fn sum(self, cards: [KnownCard; 2]) -> Markup {
        let [Some(one), Some(other)] = cards.map(|card| card.leader) else { return html! {} };
        let (score, threshold) = (self.score_of(one, other), self.voice.rules.threshold());
        let args = [("score", score.into()), ("threshold", threshold.into())];
        html! {
            p .sum data-term=(terms::SCORE.id) {
                @if threshold <= N_LAMPS_MAX {
                    span .tally aria-hidden="true" {
                        @for n in 0..threshold { @if n < score { (lamp()) } @else { (lamp_out()) } }
                    }
                }
                b { (self.tell("shogunate-score-now", &args)) }
            }
        }
    }

    fn score_of(self, one: Leader, other: Leader) -> u16 {
        let (first, second) = (u16::from(self.honor(one)), u16::from(self.honor(other)));
        match self.view().pair {
            PairCount::Once if one == other => first,
            PairCount::Once | PairCount::Twice => first + second,
        }
    }

    /// All six Action cards: in hand, chosen, or discarded. Of one's own, those that can be chosen are buttons.
    fn hand(self, seat: Seat) -> Markup {
        html! {
            div .mine-hand {
                h3 { (explained(self.voice.words, terms::ACTION, &self.say("shogunate-hand"))) }
                ul .hand { @for card in Card::ALL { (self.hand_card(seat, card)) } }
            }
        }
    }

    fn hand_card(self, seat: Seat, card: Card) -> Markup {
        let player = &self.view().players[seat.index()];
        let is_own = self.own_seat() == Some(seat);
        let is_chosen = player.card == KnownChoice::Known(card);
        let is_gone = player.discards.contains(card);
        let id = if is_chosen {
            Some(if self.is_choosing() { "shogunate-chosen" } else { "shogunate-played" })
        } else if is_gone {
            Some("shogunate-discarded")
        } else {
            None
        };
        html! {
            li .act-card id=[is_own.then(|| format!("act-{}", card as u8))] .chosen[is_chosen] .gone[is_gone] title=(self.voice.card(card))
                data-term=(terms::ACTION.id) data-clause=(card_clause(card)) data-effect=(self.voice.card_text(card)) {
                (scene(card))
                div .words {
                    h4 { (self.voice.card(card)) }
                    p { (self.voice.card_text(card)) }
                }
                @if let Some(id) = id { p .state { (self.say(id)) } }
                @if is_own { (self.hit_among("hand", |action| action == Action::Choose(card))) }
                @if is_own && is_chosen { (self.hit_among("hand", |action| action == Action::Withdraw)) }
            }
        }
    }
}
