//! Pieces for the panels: the table's drawings, at a place and in a size.

use katana::{
    components::{self, Components},
    piece::Kind,
};
use maud::{Markup, html};
use words::Words;

use crate::{
    katana::{icon::symbol, kind_class},
    page::rules::primer::SIZE,
    render::svg::At,
};

/// The size of a token whose letter can be read in the narrowest panel.
pub(super) const LETTERED: i32 = 40;

/// Draws with a language and a component set.
pub(super) struct Brush<'a> {
    /// The language, for the letters of resources.
    words: &'a Words,
    /// The components.
    pub(super) set: &'static Components,
}

/// A resource on a Sword.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Lies {
    /// It has been put there.
    There,
    /// It has been put there and decorated.
    Decorated,
    /// It is still missing.
    Missing,
}

/// A drawing of the sprite, by its top left corner.
pub(super) fn put(name: &str, (x, y): At, (width, height): At) -> Markup {
    html! { use href=(symbol(name)) x=(x) y=(y) width=(width) height=(height) {} }
}

/// The whole ground of a panel.
pub(super) fn backdrop(class: &str) -> Markup {
    let (width, height) = SIZE;
    html! { rect class=(class) width=(width) height=(height) {} }
}

/// A figure that stands on this point, in the colour of a player.
pub(super) fn figure(name: &str, seat: u8, (x, y): At) -> Markup {
    html! { g class=(format!("p-seat-{seat}")) { (put(name, (x - 17, y - 38), (34, 40))) } }
}

/// A bold arrow that the eye follows.
pub(super) fn way(path: &str) -> Markup {
    html! { path .p-way-edge d=(path) {} path .p-way d=(path) marker-end="url(#p-head)" {} }
}

/// The heads of arrows: once, in the first drawing of the page that has some.
pub(super) fn heads() -> Markup {
    html! {
        defs {
            marker #p-head viewBox="0 0 10 10" refX="6" refY="5" markerWidth="3.2" markerHeight="3.2" orient="auto-start-reverse" {
                path .p-head d="M0 0L10 5 0 10z" {}
            }
        }
    }
}

impl<'a> Brush<'a> {
    pub(super) fn new(words: &'a Words) -> Self {
        Self { words, set: &components::embedded().components }
    }

    /// A resource around this point, with its letter where that can be read.
    pub(super) fn token(&self, (x, y): At, size: i32, kind: Kind, lies: Lies) -> Markup {
        let name = kind_class(kind);
        let drawing = if lies == Lies::Missing { format!("socket-{name}") } else { format!("token-{name}") };
        let corner = (x - size / 2, y - size / 2);
        let class = if lies == Lies::Missing { "missing" } else { "there" };
        let letter = self.words.say(&format!("letter-{name}"), &[]);
        html! {
            g .p-token .(name) .(class) {
                @if lies == Lies::Decorated {
                    g .p-ring { (put(&format!("socket-{name}"), corner, (size, size))) }
                }
                (put(&drawing, corner, (size, size)))
                @if size >= LETTERED { text x=(x) y=(y + size * 2 / 9) font-size=(size / 2) { (letter) } }
                @if lies == Lies::Decorated { (put("chrysanthemum", (x + size / 8, y - size * 5 / 8), (size / 2, size / 2))) }
            }
        }
    }

    /// A sheet of paper by its corner, with something on it.
    pub(super) fn slip(&self, (x, y): At, (width, height): At, content: &Markup) -> Markup {
        html! {
            g .p-slip transform=(format!("translate({x} {y})")) {
                rect .p-shadow x="2" y="3" width=(width) height=(height) rx="4" {}
                rect .p-paper width=(width) height=(height) rx="4" {}
                (content)
            }
        }
    }

    /// A Sword tile by its corner: the blade, and its resources as far as they are there.
    pub(super) fn sword(&self, corner: At, wrap: &str, kinds: &[(Kind, Lies)]) -> Markup {
        let step = 92 / kinds.len().max(1) as i32;
        let content = html! {
            g class=(wrap) { (put("sword", (4, 3), (104, 16))) }
            @for (n, &(kind, lies)) in (0..).zip(kinds) { (self.token((20 + step * n, 32), 21, kind, lies)) }
        };
        self.slip(corner, (112, 46), &content)
    }

    /// Points as a blossom with a number.
    pub(super) fn points(&self, at: At, n: &str) -> Markup {
        self.worth(at, "points", n)
    }

    /// Coins.
    pub(super) fn coins(&self, at: At, n: &str) -> Markup {
        self.worth(at, "coin", n)
    }

    /// A number with its unit on a label.
    fn worth(&self, (x, y): At, unit: &str, n: &str) -> Markup {
        let width = 36 + 11 * n.chars().count() as i32;
        html! {
            g .p-label transform=(format!("translate({} {})", x - width / 2, y - 14)) {
                rect width=(width) height="28" rx="4" {}
                text x=(width / 2 - 11) y="21" { (n) }
                (put(unit, (width - 26, 3), (22, 22)))
            }
        }
    }
}
