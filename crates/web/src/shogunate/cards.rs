//! Loyalty cards and Action cards in front of players.

use maud::{Markup, html};
use shogunate::{
    KnownCard, KnownPlayer,
    piece::{Card, Leader},
};
use tabletop::Seat;

use super::{
    Picture,
    cloth::{act, cloth, lamp, mon_of, sign},
    terms,
};

/// A Leader that the viewer has seen face down, and whether the card is certainly still there.
pub(super) type Glimpse = (Leader, bool);

impl Picture<'_> {
    /// A Loyalty card face up to the viewer, with its current value.
    pub(super) fn loyalty(self, leader: Leader) -> Markup {
        html! {
            span .loyal.face .{"clan-" (leader.0)} title=(self.voice.leader_full(leader)) data-term=(terms::LOYALTY.id) {
                (cloth()) (mon_of(&self.voice, leader))
                span .crest { (self.crest(leader)) }
                span .name { (self.voice.leader(leader)) }
                span .worth aria-hidden="true" { (lamp()) (self.honor(leader)) }
            }
        }
    }

    /// Another player's Loyalty cards, each with the Leader of one that the viewer has seen face down.
    pub(super) fn loyalties_of(self, seat: Seat) -> Vec<(KnownCard, Option<Glimpse>)> {
        let glimpsed = if self.view().is_over { Vec::new() } else { self.view().glimpsed(seat) };
        let mut glimpsed = glimpsed.into_iter();
        let cards = self.view().players[seat.index()].cards;
        cards.map(|card| (card, if card.leader.is_none() { glimpsed.next() } else { None })).into()
    }

    /// Another player's Loyalty card, small: its face if known, else its back, marked if the viewer has seen its face.
    pub(super) fn small_loyalty(self, card: KnownCard, glimpse: Option<Glimpse>) -> Markup {
        let words = match (card.leader, card.is_up) {
            (None, _) if let Some((leader, is_sure)) = glimpse => {
                let id = if is_sure { "shogunate-loyalty-seen" } else { "shogunate-loyalty-maybe" };
                self.tell(id, &[("leader", self.voice.leader(leader).into())])
            }
            (Some(leader), true) => {
                self.tell("shogunate-loyalty-up", &[("leader", self.voice.leader(leader).into())])
            }
            (Some(leader), false) => {
                self.tell("shogunate-loyalty-opened", &[("leader", self.voice.leader(leader).into())])
            }
            (None, _) => self.say("shogunate-loyalty-down"),
        };
        html! {
            span role="img" aria-label=(words) title=(words) data-term=(terms::LOYALTY.id) {
                @match card.leader {
                    Some(leader) => {
                        span .loyal.small.face .{"clan-" (leader.0)} .up[card.is_up] {
                            (cloth()) span .crest { (self.crest(leader)) }
                        }
                    }
                    None => span .loyal.small.down {
                        @match glimpse {
                            Some((leader, is_sure)) => span .glimpsed.stale[!is_sure] { (self.chip(leader)) },
                            None => span .back { (sign("loyalty")) },
                        }
                    },
                }
            }
        }
    }

    /// All six Action cards of a player, small: in hand and discarded.
    pub(super) fn small_hand(self, player: &KnownPlayer) -> Markup {
        let names = |is_it: &dyn Fn(Card) -> bool| {
            let names: Vec<String> =
                Card::ALL.into_iter().filter(|&card| is_it(card)).map(|card| self.voice.card(card)).collect();
            if names.is_empty() { self.say("board-none") } else { self.voice.words.list(names) }
        };
        let hand = names(&|card| player.hand.contains(card));
        let discards = names(&|card| player.discards.contains(card));
        html! {
            p .visually-hidden { (self.tell("shogunate-hand-of", &[("cards", hand.into())])) " " (self.tell("shogunate-discards-of", &[("cards", discards.into())])) }
            ul .six aria-hidden="true" {
                @for card in Card::ALL {
                    @let is_gone = player.discards.contains(card);
                    @let is_out = !is_gone && !player.hand.contains(card);
                    @let id = if is_gone { "shogunate-card-gone" } else if is_out { "shogunate-card-out" } else { "shogunate-card-held" };
                    li .gone[is_gone] .out[is_out] title=(self.tell(id, &[("card", self.voice.card(card).into())]))
                        data-term=(terms::ACTION.id) data-clause=(card_clause(card)) data-effect=(self.voice.card_text(card)) { (act(card)) }
                }
            }
        }
    }
}

/// The clause of an Action card.
pub(super) fn card_clause(card: Card) -> &'static str {
    match card {
        Card::CloakedInShadows => "SGA-1",
        Card::Dishonor => "SGA-2",
        Card::FlowingUpstream => "SGA-3",
        Card::HonorableCompany => "SGA-4",
        Card::PathOfTheArrow => "SGA-5",
        Card::StormsToFlowers => "SGA-6",
    }
}
