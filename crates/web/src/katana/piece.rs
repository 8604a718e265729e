//! The small things: resources, Swords, figures, cards.

use katana::{
    piece::{CardId, Figure, Kind, SwordId},
    table::Standing,
};
use maud::{Markup, html};
use tabletop::Seat;

use super::{Picture, kind_class};

/// How a resource lies on a Sword.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Lies {
    /// It is there.
    Placed,
    /// It is there, decorated.
    Decorated,
    /// It comes next.
    Next,
    /// It is still missing.
    Missing,
}

impl Lies {
    fn class(self) -> &'static str {
        match self {
            Self::Placed => "placed",
            Self::Decorated => "decorated",
            Self::Next => "next",
            Self::Missing => "missing",
        }
    }
}

/// The outline of a resource: a shape of its own, so that none is known by colour alone.
fn outline(kind: Kind) -> &'static str {
    match kind {
        Kind::Lacquer => "M10 1C13 5 17.5 8 17.5 12.2a7.5 7 0 0 1-15 0C2.5 8 7 5 10 1z",
        Kind::Wood => "M5.5 2h9l4.5 8-4.5 8h-9L1 10z",
        Kind::Steel => "M10 .8 19.2 10 10 19.2.8 10z",
        Kind::Leather => "M10 1.2a8.8 8.8 0 1 0 0 17.6a8.8 8.8 0 0 0 0-17.6z",
    }
}

/// The sign of a seat beside its colour.
pub(crate) fn mon(seat: Seat) -> Markup {
    let sign = ["●", "◆", "▲", "■"][seat.index() % 4];
    html! { span class=(format!("mon seat-{}", seat.0)) aria-hidden="true" { (sign) } }
}

impl Picture<'_> {
    /// A resource as its sign, with its name for who points at it. What reads the page aloud hears the words beside it
    /// instead.
    pub(super) fn pip(self, kind: Kind) -> Markup {
        self.sign(kind, Lies::Placed, Some(&self.voice.kind(kind)))
    }

    fn sign(self, kind: Kind, lies: Lies, name: Option<&str>) -> Markup {
        let class = format!("pip {} {}", kind_class(kind), lies.class());
        html! {
            svg class=(class) viewBox="-1 -1 22 22" aria-hidden="true" {
                @if let Some(name) = name { title { (name) } }
                path d=(outline(kind)) {}
                text x="10" y="14" { (self.voice.letter(kind)) }
            }
        }
    }

    /// A text in which the letters of a Sword's resources are drawn as their signs.
    pub(super) fn with_signs(self, text: &str, sword: SwordId) -> Markup {
        let composition = self.look().composition(sword);
        let letters = self.voice.letters(composition);
        // The letters stand first in brackets, which are other ones in Japanese.
        let split = |bracket| text.split_once(&format!("{bracket}{letters}")).map(|parts| (bracket, parts));
        let Some((bracket, (before, after))) = ["(", "（"].into_iter().find_map(split) else {
            return html! { (text) };
        };
        html! {
            span {
                (before) (bracket)
                span .visually-hidden { (self.list(composition.kinds().iter().map(|&kind| self.voice.kind(kind)))) }
                span .pips { @for &kind in composition.kinds() { (self.sign(kind, Lies::Placed, None)) } }
                (after)
            }
        }
    }

    /// A number of each resource.
    pub(super) fn amounts(self, amount: impl Fn(Kind) -> String) -> Markup {
        html! {
            ul .amounts {
                @for kind in Kind::ALL {
                    li {
                        (self.pip(kind)) span .name { (self.voice.kind(kind)) } " "
                        b { (amount(kind)) }
                    }
                }
            }
        }
    }

    /// The resources of a Sword in order, and how each of them lies on it.
    fn resources(self, sword: SwordId) -> Vec<(Kind, Lies)> {
        let blade = self.game.table().blade(sword);
        let placed = usize::from(blade.placed);
        let mut decorated = blade.decorated;
        let lies = |(n, &kind): (usize, &Kind)| {
            let lies = if n == placed {
                Lies::Next
            } else if n > placed {
                Lies::Missing
            } else if decorated.contains(kind) {
                // Only the first of its kind is the decorated one.
                decorated.remove(kind);
                Lies::Decorated
            } else {
                Lies::Placed
            };
            (kind, lies)
        };
        self.look().composition(sword).kinds().iter().enumerate().map(lies).collect()
    }

    /// What lies on a Sword and what is missing.
    pub(super) fn blade(self, sword: SwordId) -> Markup {
        html! {
            span .pips { @for (kind, lies) in self.resources(sword) { (self.sign(kind, lies, None)) } }
        }
    }

    /// The same in words.
    pub(super) fn blade_in_words(self, sword: SwordId) -> String {
        let resources = self.resources(sword);
        let those = |wanted: &[Lies]| {
            let kinds = resources.iter().filter(|(_, lies)| wanted.contains(lies));
            self.list(kinds.map(|&(kind, _)| self.voice.kind(kind)))
        };
        let mut parts = vec![self.voice.sword(sword)];
        for (id, lies) in [
            ("board-sword-placed", &[Lies::Placed, Lies::Decorated][..]),
            ("board-sword-decorated", &[Lies::Decorated]),
            ("board-sword-next", &[Lies::Next]),
        ] {
            let kinds = those(lies);
            if !kinds.is_empty() {
                parts.push(self.tell(id, &[("kinds", kinds.into())]));
            }
        }
        if self.look().is_complete(sword) {
            parts.push(self.say("board-sword-complete"));
        }
        parts.join(" · ")
    }

    /// The number on a Sword; the Katana has a name.
    pub(super) fn number(self, sword: SwordId) -> String {
        match sword.katana_of() {
            Some(_) => self.say("board-katana"),
            None => self.voice.rules.tile(sword).number.to_string(),
        }
    }

    /// A Sword tile with what is printed on it.
    pub(super) fn tile(self, sword: SwordId) -> Markup {
        let tile = self.voice.rules.tile(sword);
        let worth = self.tell(
            "board-sword-worth",
            &[
                ("points", tile.points.into()),
                ("coins", tile.coins.into()),
                ("strength", tile.strength.into()),
            ],
        );
        html! {
            div .sword id=(format!("sword-{}", sword.0)) title=(self.blade_in_words(sword)) {
                b .number { (self.number(sword)) }
                span .visually-hidden { (self.blade_in_words(sword)) }
                (self.blade(sword))
                span .worth { (worth) }
            }
        }
    }

    /// A figure with whose it is.
    pub(super) fn figure(self, standing: Standing) -> Markup {
        let class = match standing.figure {
            Figure::Worker => "worker",
            Figure::Monk => "monk",
        };
        self.pill(standing.seat, class, html! { small { (self.voice.figure(standing.figure)) } })
    }

    /// Something of a player's on the board: their sign and name, which is cut off where it is too long, and what it is.
    pub(super) fn pill(self, seat: Seat, class: &str, what: Markup) -> Markup {
        let name = self.voice.player(seat);
        html! {
            span class=(format!("figure {class} seat-{}", seat.0)) title=(name) {
                (mon(seat)) " " span .name { (name) } " " (what)
            }
        }
    }

    /// A card with its effect, benefit and cost.
    pub(super) fn card(self, card: CardId) -> Markup {
        let cost = self.voice.coins(self.voice.rules.card(card).cost.into());
        html! {
            div .card {
                b { (self.voice.card_name(card)) }
                " " span .effect { (self.voice.card_effect(card)) }
                " " small .price {
                    span .gain { (self.voice.card_benefit(card)) } " "
                    span .cost { (self.tell("board-cost", &[("coins", cost.into())])) }
                }
            }
        }
    }
}
