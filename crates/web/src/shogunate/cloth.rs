//! Drawings from the game's sprite: lords, crests, lanterns, scenes. Each clan has a colour, a pattern, a kanji, a mon and a
//! letter, and any one of them identifies it.

use std::sync::LazyLock;

use maud::{Markup, html};
use shogunate::{
    components::embedded,
    piece::{Card, Leader, PlotId},
};
use voice::shogunate::Voice;

use super::Picture;
use crate::{http::assets::asset, render::art::drawn};

/// The sprite's address, computed once, since a page uses it a hundred times.
static SPRITE: LazyLock<String> = LazyLock::new(|| asset("shogunate/pieces.svg"));

/// The clans whose kanji is drawn; others show their first letter.
const DRAWN: [&str; 6] = ["plum", "bamboo", "wisteria", "snow", "hawk", "tortoise"];

/// The most lanterns on a string, and on a Leader; the number beside them is exact.
const STRING_MAX: usize = 6;
const LANTERNS_MAX: usize = 12;

/// A decorative symbol; the words stand beside it.
pub(crate) fn sign(name: &str) -> Markup {
    html! {
        svg .icon .{"c-" (name)} viewBox="0 0 24 24" aria-hidden="true" { use href=(symbol(name)) {} }
    }
}

/// A decorative drawing, as large as its box, which the style sheet gives to its class.
pub(crate) fn drawing(name: &str, class: &str) -> Markup {
    drawn(&symbol(name), class)
}

/// A lit lantern: an Honor.
pub(crate) fn lamp() -> Markup {
    drawing("lamp-lit", "lamp")
}

/// A lantern that the Plot will light.
pub(crate) fn lamp_to_come() -> Markup {
    drawing("lamp-unlit", "lamp")
}

/// A lantern that is out.
pub(super) fn lamp_out() -> Markup {
    drawing("lamp-out", "lamp")
}

/// Honor as strings of lit lanterns; without Honor one that is out.
pub(super) fn lanterns(n: u8) -> Markup {
    let n = usize::from(n).min(LANTERNS_MAX);
    html! {
        span .lanterns .few[n <= STRING_MAX / 2] aria-hidden="true" {
            @if n == 0 { span .string { (lamp_out()) } }
            @for from in (0..n).step_by(STRING_MAX) {
                span .string { @for _ in from..n.min(from + STRING_MAX) { (lamp()) } }
            }
        }
    }
}

/// The kanji of an Action card.
pub(crate) fn act(card: Card) -> Markup {
    sign(&format!("act-{}", card.id()))
}

/// The picture of an Action card, with its kanji in a corner.
pub(crate) fn scene(card: Card) -> Markup {
    html! {
        span .pic { (drawing(&format!("scene-{}", card.id()), "scene")) span .kanji { (act(card)) } }
    }
}

/// The picture of a Plot; nothing for one that is not our own.
pub(crate) fn plot_scene(voice: &Voice, plot: PlotId) -> Markup {
    let name = &voice.rules.plot(plot).name;
    let is_drawn = embedded().components.plots.iter().any(|known| known.name == *name);
    html! { @if is_drawn { (drawing(&format!("plot-{name}"), "scene")) } }
}

/// The pattern of a Leader's clan, filling its container: the class of the clan says which.
pub(crate) fn cloth() -> Markup {
    html! { span .cloth aria-hidden="true" {} }
}

/// A Leader as a lord on a cushion, in the colours of the clan.
pub(crate) fn lord(leader: Leader) -> Markup {
    drawing(&format!("lord-{}", DRAWN[leader.index()]), "lord")
}

/// The mon of a Leader's clan; nothing if it is not drawn.
pub(crate) fn mon_of(voice: &Voice, leader: Leader) -> Markup {
    let clan = voice.rules.clan(leader);
    html! { @if DRAWN.contains(&clan) { (drawing(&format!("mon-of-{clan}"), "mon-of")) } }
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
                span .flag { (cloth()) (self.crest(leader)) }
                span .name { (self.voice.leader(leader)) }
            }
        }
    }
}

/// The address of a drawing.
pub(super) fn symbol(name: &str) -> String {
    format!("{}#{name}", *SPRITE)
}
