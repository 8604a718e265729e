//! The crest of a seat.

use std::sync::LazyLock;

use maud::{Markup, html};
use tabletop::Seat;

use crate::http::assets::asset;

/// The address of the sprite that holds the crests.
static SPRITE: LazyLock<String> = LazyLock::new(|| asset("seats.svg"));

/// The crest of a seat, which identifies it besides its colour. A table has at most six seats.
pub(crate) fn crest(seat: Seat) -> Markup {
    html! {
        svg class=(format!("icon mon seat-{}", seat.0)) viewBox="0 0 24 24" aria-hidden="true" {
            use href=(symbol(seat)) {}
        }
    }
}

/// The address of the symbol of a seat's crest.
pub(crate) fn symbol(seat: Seat) -> String {
    format!("{}#mon-{}", *SPRITE, seat.0 % 6)
}
