//! Symbols from the game's sprite: crests, banners, lanterns. Each clan has a colour, a pattern, a kanji and a letter,
//! and any one of them identifies it.

use std::sync::LazyLock;

use maud::{Markup, html};
use shogunate::piece::{Card, Leader};
use voice::shogunate::Voice;

use super::Picture;
use crate::http::assets::asset;

/// The sprite's address, computed once, since a page uses it a hundred times.
static SPRITE: LazyLock<String> = LazyLock::new(|| asset("shogunate/pieces.svg"));

/// The clans whose kanji is drawn; others show their first letter.
const DRAWN: [&str; 6] = ["plum", "bamboo", "wisteria", "snow", "hawk", "tortoise"];

/// The most lanterns to draw; the number beside them is exact.
const LANTERNS_MAX: u8 = 10;

/// A decorative symbol; the words stand beside it.
pub(crate) fn sign(name: &str) -> Markup {
    html! {
        svg .icon .{"c-" (name)} viewBox="0 0 24 24" aria-hidden="true" { use href=(symbol(name)) {} }
    }
}

/// Honor as lit lanterns.
pub(super) fn lanterns(n: u8) -> Markup {
    html! { span .lanterns aria-hidden="true" { @for _ in 0..n.min(LANTERNS_MAX) { (sign("lantern")) } } }
}

/// The kanji of an Action card.
pub(crate) fn act(card: Card) -> Markup {
    sign(&format!("act-{}", card.id()))
}

/// The pattern of a Leader's clan, filling its container.
pub(crate) fn cloth(leader: Leader) -> Markup {
    html! {
        svg .cloth viewBox="0 0 120 40" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            use href=(symbol(&format!("cloth-{}", leader.0))) {}
        }
    }
}

/// The kanji of a Leader's clan.
pub(crate) fn crest(voice: &Voice, leader: Leader) -> Markup {
    let clan = voice.rules.clan(leader);
    html! {
        @if DRAWN.contains(&clan) {
            (sign(&format!("clan-{clan}")))
        } @else {
            span .icon.letter aria-hidden="true" { (voice.crest(leader)) }
        }
    }
}

impl Picture<'_> {
    /// The kanji of a Leader's clan.
    pub(super) fn crest(self, leader: Leader) -> Markup {
        crest(&self.voice, leader)
    }

    /// A Leader within a text: its crest on its cloth, and its name.
    pub(super) fn chip(self, leader: Leader) -> Markup {
        html! {
            span .chip .{"clan-" (leader.0)} {
                span .flag { (cloth(leader)) (self.crest(leader)) }
                span .name { (self.voice.leader(leader)) }
            }
        }
    }
}

fn symbol(name: &str) -> String {
    format!("{}#{name}", *SPRITE)
}
