//! The Action cards of the round: face down while they are chosen, then all turned up at once.

use maud::{Markup, html};
use shogunate::{Action, Event, KnownChoice, Question, piece::Card};
use tabletop::{Seat, Viewer};

use super::{
    Picture,
    cloth::{act, drawing, scene, sign},
    terms,
};
use crate::{
    face::standing,
    render::{at_least::at_least, crest::crest},
};

/// What lies in front of a player in this round.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Laid {
    /// They are the Hatamoto and choose none.
    Hatamoto,
    /// Nothing yet.
    Nothing,
    /// A card face down; the viewer knows their own.
    Down(Option<Card>),
    /// A card face up.
    Up(Card),
    /// A performed card.
    Performed,
}

impl Picture<'_> {
    /// What lies in front of a player.
    pub(super) fn laid(self, seat: Seat) -> Laid {
        if self.view().hatamoto == seat {
            return Laid::Hatamoto;
        }
        let is_choosing = self.is_choosing();
        match self.view().players[seat.index()].card {
            KnownChoice::None if is_choosing => Laid::Nothing,
            KnownChoice::None => Laid::Performed,
            KnownChoice::Secret => Laid::Down(None),
            KnownChoice::Known(card) if is_choosing => Laid::Down(Some(card)),
            KnownChoice::Known(card) => Laid::Up(card),
        }
    }

    /// The cards of all who choose. They are animated turning over when first seen.
    pub(super) fn moment(self) -> Markup {
        let is_fresh = self.newest_events().iter().any(|event| matches!(event, Event::CardRevealed { .. }));
        let choosers = || self.around().filter(|&seat| self.view().hatamoto != seat);
        let n_chosen = choosers().filter(|&seat| self.laid(seat) != Laid::Nothing).count();
        let n = choosers().count();
        let words = if self.is_choosing() {
            self.tell("shogunate-moment-choosing", &[("n", n_chosen.into()), ("of", n.into())])
        } else {
            self.say("shogunate-moment-revealed")
        };
        html! {
            section #moment .moment .fresh[is_fresh] aria-labelledby="moment-title" {
                h3 #moment-title { (words) }
                ol .laid .{(at_least(n, &[5]))} { @for seat in choosers() { (self.laid_card(seat)) } }
            }
        }
    }

    fn laid_card(self, seat: Seat) -> Markup {
        let name = self.voice.player(seat);
        let is_performing = self.performing() == Some(seat);
        let laid = self.laid(seat);
        let (class, face, words) = match laid {
            Laid::Hatamoto | Laid::Nothing => ("none", html! {}, self.say("shogunate-laid-none")),
            Laid::Down(own) => {
                let words = match own {
                    Some(card) => {
                        let is_told = self.voice.viewer == Viewer::Seat(seat);
                        let id = if is_told { "shogunate-laid-own" } else { "replay-laid-down" };
                        self.tell(id, &[("card", self.voice.card(card).into())])
                    }
                    None => self.say("shogunate-laid-down"),
                };
                ("down", self.down_face(own), words)
            }
            Laid::Up(card) => ("up", self.up_face(card), self.voice.card(card)),
            Laid::Performed => {
                let words = self.say("shogunate-laid-performed");
                ("done", html! { (drawing("war-fan", "war-fan")) span { (words) } }, words)
            }
        };
        html! {
            li id=(format!("chosen-{}", seat.0)) .performing[is_performing] {
                div .slip .{(class)} title=(words) data-term=(terms::ACTION.id) {
                    span aria-hidden="true" { (face) }
                    (self.hit_among("laid", |action| action == Action::Perform(seat)))
                }
                span .who { (crest(seat)) span .name { (name) } }
                span .visually-hidden { (words) }
            }
        }
    }

    fn up_face(self, card: Card) -> Markup {
        html! { (scene(card)) b { (self.voice.card(card)) } }
    }

    /// A card's back; its owner sees a hint of its face.
    fn down_face(self, own: Option<Card>) -> Markup {
        html! { span .back { (sign("shogun")) } @if let Some(card) = own { span .peek { (act(card)) } } }
    }

    /// The seat that performs now.
    pub(super) fn performing(self) -> Option<Seat> {
        match self.view().question()? {
            Question::ChooseCard | Question::NextPerformer | Question::Power(_) => None,
            Question::NameLeader(seat) => Some(seat),
            Question::MoveNamed(_)
            | Question::MoveBy(_)
            | Question::Reveal
            | Question::ShowTo(_)
            | Question::HonorNextTo(_)
            | Question::WhoShows
            | Question::SwitchOrExchange
            | Question::Give { .. } => self.last_named(),
        }
    }

    /// The seat named last to perform.
    fn last_named(self) -> Option<Seat> {
        let named = |event: &Event| {
            let &Event::Performing { seat, card: _ } = event else { return None };
            Some(seat)
        };
        standing(&self.game_view.log).into_iter().flat_map(|(_, events)| events).rev().find_map(named)
    }
}
