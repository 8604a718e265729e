//! Building blocks of the drawings: resources, Coins, figures and Swords.

use katana::{
    components::{self, Components},
    piece::Kind,
};
use maud::{Markup, html};
use words::Words;

use super::{icon::symbol, kind_class};
use crate::render::svg::{At, group};

/// Draws with a language and a component set.
pub(crate) struct Ink<'a> {
    /// The language, for the letters of resources.
    pub(crate) words: &'a Words,
    /// The components.
    pub(crate) set: &'static Components,
}

/// Whose figure it is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Whose {
    /// The reader's.
    Yours,
    /// Another player's.
    Others,
    /// Not there any more, or not yet.
    Nobodys,
}

impl Whose {
    fn class(self) -> &'static str {
        match self {
            Self::Yours => "yours",
            Self::Others => "others",
            Self::Nobodys => "nobodys",
        }
    }
}

/// A Coin with a number.
pub(crate) fn coin(at: At, n: &str) -> Markup {
    group(at, "d-coin", &html! { circle r="12" {} circle r="9.5" {} text y="4" { (n) } })
}

/// A Worker.
pub(crate) fn worker(at: At, whose: Whose) -> Markup {
    let shape = "M0-12a5 5 0 1 1-.01 0zM-9 11C-9 3-5-1 0-1S9 3 9 11z";
    group(at, &format!("d-figure {}", whose.class()), &html! { path d=(shape) {} })
}

/// A Worker that is Blocked.
pub(crate) fn blocked(at: At) -> Markup {
    html! { (worker(at, Whose::Nobodys)) (group(at, "d-bars", &html! { path d="M-11 2h22M-11 7h22" {} })) }
}

/// A Monk, recognizable by the hat.
pub(crate) fn monk(at: At, whose: Whose) -> Markup {
    let shape = "M-11-5L0-13 11-5zM-9 11C-9 3-5-3 0-3S9 3 9 11z";
    group(at, &format!("d-figure {}", whose.class()), &html! { path d=(shape) {} })
}

/// A Family Member: a doll.
pub(crate) fn family(at: At, whose: Whose) -> Markup {
    let shape = "M0-11a6 6 0 1 1-.01 0zM-5 2h10l2 9H-7z";
    group(at, &format!("d-figure {}", whose.class()), &html! { path d=(shape) {} })
}

/// A Decorator: a chrysanthemum.
pub(crate) fn decorator(at: At, whose: Whose) -> Markup {
    let class = format!("d-figure d-decorator {}", whose.class());
    group(at, &class, &html! { circle r="9" {} circle .d-heart r="3.5" {} })
}

/// A Sashimono: a banner on its pole.
pub(crate) fn sashimono(at: At, class: &str) -> Markup {
    let class = format!("d-sashimono {class}");
    group(
        at,
        &class,
        &html! { path .d-pole d="M-6-13V13M-6-12H8" {} rect x="-5" y="-11" width="12" height="18" {} },
    )
}

/// A Sword.
pub(crate) fn blade(at: At, class: &str) -> Markup {
    let class = format!("d-blade {class}");
    let (edge, hilt) = ("M-10 3.5Q8-1.5 23-13 13 3-8.5 7.5z", "M-9.5 1l3.5 8M-8 5.5l-12 5");
    group(at, &class, &html! { path d=(edge) {} path .d-hilt d=(hilt) {} })
}

impl<'a> Ink<'a> {
    pub(crate) fn new(words: &'a Words) -> Self {
        Self { words, set: &components::embedded().components }
    }

    /// A resource: a colour, a shape and a letter.
    pub(crate) fn pip(&self, at: At, kind: Kind) -> Markup {
        self.pip_as(at, kind, "")
    }

    /// A decorated resource.
    pub(crate) fn decorated(&self, at: At, kind: Kind) -> Markup {
        self.pip_as(at, kind, "decorated")
    }

    fn pip_as(&self, at: At, kind: Kind, class: &str) -> Markup {
        let name = kind_class(kind);
        let letter = self.words.say(&format!("letter-{name}"), &[]);
        // Use the sprite's drawing, so that a resource looks the same in the rules and on the table.
        let outline = html! { use href=(symbol(&format!("token-{name}"))) x="-11.5" y="-11.5" width="23" height="23" {} };
        group(at, &format!("d-kind {name} {class}"), &html! { (outline) text y="4" { (letter) } })
    }

    /// A single resource within a text.
    pub(crate) fn sign(&self, kind: Kind) -> Markup {
        html! { svg .drawing.inline viewBox="-11 -11 22 22" width="22" height="22" aria-hidden="true" { (self.pip((0, 0), kind)) } }
    }

    /// Resources in a row.
    pub(crate) fn pips(&self, (x, y): At, kinds: &[Kind]) -> Markup {
        html! { @for (n, &kind) in (0..).zip(kinds) { (self.pip((x + 23 * n, y), kind)) } }
    }
}
