//! The people around the Line: who has the marker, their hands and discards, and what is known of their Loyalty cards.

use maud::{Markup, html};
use shogunate::Subject;
use tabletop::Seat;

use super::{Picture, cloth::drawing, moment::Laid, terms};
use crate::render::crest::crest;

impl Picture<'_> {
    /// Everybody but the viewer; all for a spectator.
    pub(super) fn people(self) -> Markup {
        let id = if self.own_seat().is_some() { "board-others" } else { "shogunate-people" };
        html! {
            section #others .others.people aria-labelledby="others-title" {
                h2 #others-title { (self.say(id)) }
                div .ring { @for seat in self.around().filter(|&seat| ![self.own_seat(), self.looked_at].contains(&Some(seat))) { (self.person(seat)) } }
            }
        }
    }

    fn person(self, seat: Seat) -> Markup {
        let player = &self.view().players[seat.index()];
        html! {
            article .person id=(format!("player-{}", seat.0)) .hatamoto[self.view().hatamoto == seat] {
                h3 .who { (crest(seat)) span .name { (self.voice.player(seat)) } (self.badge(seat)) }
                p .marks { (self.state(seat)) }
                div .loyalties { @for (card, glimpse) in self.loyalties_of(seat) { (self.small_loyalty(card, glimpse)) } }
                (self.small_hand(player))
                (self.hit_among("person", |action| action.subject() == Subject::Player(seat)))
            }
        }
    }

    /// The marker in small, for the strip of seats.
    pub(super) fn badge(self, seat: Seat) -> Markup {
        html! {
            @if self.view().hatamoto == seat && !self.view().is_over {
                span .fan title=(self.say("shogunate-hatamoto")) data-term=(terms::HATAMOTO.id) {
                    (drawing("war-fan", "war-fan")) span .visually-hidden { (self.say("shogunate-hatamoto")) }
                }
            }
        }
    }

    /// The marker, and the viewer's progress in this round.
    pub(super) fn marks(self, seat: Seat) -> Markup {
        html! {
            p .marks {
                @if self.view().hatamoto == seat { span .fan data-term=(terms::HATAMOTO.id) { (drawing("war-fan", "war-fan")) (self.say("shogunate-hatamoto")) } }
                (self.state(seat))
            }
        }
    }

    /// A player's progress in this round.
    fn state(self, seat: Seat) -> Markup {
        let is_asked = self.game_view.asked.contains(seat);
        let id = match self.laid(seat) {
            _ if self.view().is_over => None,
            _ if self.view().players[seat.index()].has_offered => Some("shogunate-has-offered"),
            _ if is_asked => Some("shogunate-thinking"),
            Laid::Down(_) => Some("shogunate-has-chosen"),
            Laid::Performed => Some("shogunate-has-performed"),
            Laid::Hatamoto | Laid::Nothing | Laid::Up(_) => None,
        };
        html! { @if let Some(id) = id { span .state .asked[is_asked] { (self.say(id)) } } }
    }
}
