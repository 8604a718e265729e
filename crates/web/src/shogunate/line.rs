//! The Line of Succession: six banners from head to tail, with Honor, the Shinobi and the Plot's pattern.

use maud::{Markup, html};
use shogunate::{
    Frame,
    piece::{Leader, Place},
};

use super::{
    Picture,
    cloth::{cloth, lanterns, sign},
};

impl Picture<'_> {
    /// The Line.
    pub(super) fn line(self) -> Markup {
        html! {
            section #line-of-succession .succession aria-labelledby="line-title" {
                h3 #line-title .visually-hidden { (self.say("court-line-order")) }
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
                span .number {
                    b aria-hidden="true" { (place.0 + 1) }
                    span .visually-hidden { (self.voice.place(place)) }
                }
                (self.pattern_at(place))
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
        let id = if is_given { "court-pattern-given" } else { "court-pattern-here" };
        html! {
            span .coming .given[is_given] {
                @if n > 0 {
                    @let words = self.tell(id, &[("n", n.into())]);
                    span role="img" aria-label=(words) title=(words) {
                        span .out { @for _ in 0..n { (sign("lantern-out")) } }
                    }
                }
            }
        }
    }

    fn banner(self, leader: Leader) -> Markup {
        let honor = self.honor(leader);
        let words = self
            .tell("court-banner", &[("leader", self.voice.leader_full(leader).into()), ("n", honor.into())]);
        html! {
            div id=(format!("leader-{}", leader.0)) .banner .{"clan-" (leader.0)} title=(words) {
                (cloth(leader))
                span .crest { (self.crest(leader)) }
                span .name {
                    span .visually-hidden { (words) }
                    span aria-hidden="true" { (self.voice.leader(leader)) }
                    // If the letter is the kanji itself, it is already there.
                    @if self.voice.letter(leader) != self.voice.crest(leader) {
                        small .letter aria-hidden="true" { (self.voice.letter(leader)) }
                    }
                }
                (lanterns(honor))
                b .honor id=(format!("honor-{}", leader.0)) data-count aria-hidden="true" { (honor) }
                (self.over_banner(leader))
            }
        }
    }

    fn shinobi(self) -> Markup {
        let words = self.say("court-shinobi-here");
        html! {
            span #shinobi .shinobi role="img" aria-label=(words) title=(words) {
                (sign("shinobi")) span .toll aria-hidden="true" { "−1" }
            }
        }
    }
}
