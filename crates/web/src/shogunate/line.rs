//! The Line of Succession: a stair of six lords from head to tail, with Honor, the Shinobi and the Plot's pattern.

use maud::{Markup, html};
use shogunate::{
    Frame,
    piece::{Leader, Place},
};

use super::{
    Picture,
    cloth::{cloth, drawing, lamp_to_come, lanterns, lord, sign},
    terms,
};

impl Picture<'_> {
    /// The Line.
    pub(super) fn line(self) -> Markup {
        html! {
            section #line-of-succession .succession aria-labelledby="line-title" {
                h3 #line-title .visually-hidden { (self.say("shogunate-line-order")) }
                (self.picks())
                ol .line { @for place in Place::ALL { (self.place(place)) } }
            }
        }
    }

    /// A place with its Leader.
    fn place(self, place: Place) -> Markup {
        let leader = self.view().line[place.index()];
        html! {
            li .place id=(format!("place-{}", place.0)) {
                span .step {
                    span .number title=(self.voice.place(place)) data-term=(terms::LINE.id) {
                        b aria-hidden="true" { (place.0 + 1) }
                        span .visually-hidden { (self.voice.place(place)) }
                    }
                    (self.pattern_at(place))
                }
                (self.banner(leader))
                @if self.view().shinobi == leader { (self.shinobi()) }
                (self.onto(place))
            }
        }
    }

    /// The Honor that the Plot gives at a place: unlit lanterns, or freshly lit ones.
    fn pattern_at(self, place: Place) -> Markup {
        let n = self.voice.rules.plot(self.view().plot()).honor[place.index()];
        let is_given = self.view().is_over || matches!(self.view().steps.top(), Some(Frame::Power(_)));
        let id = if is_given { "shogunate-pattern-given" } else { "shogunate-pattern-here" };
        html! {
            @if n > 0 {
                @let words = self.tell(id, &[("n", n.into())]);
                span .coming .given[is_given] role="img" aria-label=(words) title=(words) data-term=(terms::HONOR.id) {
                    @for _ in 0..n { (lamp_to_come()) }
                }
            }
        }
    }

    fn banner(self, leader: Leader) -> Markup {
        let honor = self.honor(leader);
        let words = self.tell(
            "shogunate-banner",
            &[("leader", self.voice.leader_full(leader).into()), ("n", honor.into())],
        );
        html! {
            div id=(format!("leader-{}", leader.0)) .banner .{"clan-" (leader.0)} title=(words) data-term=(terms::LEADER.id) {
                span .nobori {
                    (cloth())
                    span .crest { (self.crest(leader)) }
                    span .name {
                        span .visually-hidden { (words) }
                        span aria-hidden="true" { (self.voice.leader(leader)) }
                        // If the letter is the kanji itself, it is already there.
                        @if self.voice.letter(leader) != self.voice.crest(leader) {
                            small .letter aria-hidden="true" { (self.voice.letter(leader)) }
                        }
                    }
                }
                (lord(leader))
                span .worth {
                    (lanterns(honor))
                    b .honor id=(format!("honor-{}", leader.0)) data-count aria-hidden="true" { (honor) }
                }
                (self.own_mark(leader))
                (self.over_banner(leader))
            }
        }
    }

    /// A mark on the Leaders of the viewer's own Loyalty cards. Nobody else sees it.
    fn own_mark(self, leader: Leader) -> Markup {
        let cards = self.own_seat().map(|seat| self.view().players[seat.index()].cards);
        let n = cards.into_iter().flatten().filter(|card| card.leader == Some(leader)).count();
        let words = self.tell("shogunate-mine", &[("n", n.into())]);
        html! {
            @if n > 0 {
                span .mine-mark role="img" aria-label=(words) title=(words) data-term=(terms::LOYALTY.id) { @for _ in 0..n { (sign("loyalty")) } }
            }
        }
    }

    fn shinobi(self) -> Markup {
        let words = self.say("shogunate-shinobi-here");
        html! {
            span #shinobi .shinobi role="img" aria-label=(words) title=(words) data-term=(terms::SHINOBI.id) {
                (drawing("shinobi-crouching", "ninja")) span .toll aria-hidden="true" { "−1" }
            }
        }
    }
}
