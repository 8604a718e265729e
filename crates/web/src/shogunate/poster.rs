//! The picture of Shogunate on pages outside of its table: six lords before a folding screen, under lanterns.

use std::sync::LazyLock;

use maud::{Markup, html};

use crate::{http::assets::asset, render::art::drawn};

/// The sprite of what the picture shows.
static SPRITE: LazyLock<String> = LazyLock::new(|| asset("shogunate/poster.svg"));

/// The lords, as they stand in the picture, with the number of their clan's colours.
const LORDS: [(&str, u8); 6] =
    [("tortoise", 5), ("plum", 0), ("hawk", 4), ("wisteria", 2), ("snow", 3), ("bamboo", 1)];

/// A drawing of the sprite.
fn art(name: &str, class: &str) -> Markup {
    drawn(&format!("{}#{name}", *SPRITE), class)
}

/// The picture.
pub(super) fn picture() -> Markup {
    html! {
        (art("folding-screen", "screen"))
        span .lamps { @for _ in 0..4 { (art("paper-lantern", "lamp")) } }
        span .lords {
            @for (clan, n) in LORDS { (art(&format!("lord-{clan}"), &format!("lord clan-{n}"))) }
        }
    }
}
