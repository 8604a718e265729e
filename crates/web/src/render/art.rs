//! Drawings from the shared sprites. They are decoration: words stand beside them.

use std::sync::LazyLock;

use maud::{Markup, html};

use crate::http::assets::asset;

/// The sprite of landscapes, houses and people.
static SCENERY: LazyLock<String> = LazyLock::new(|| asset("scenery.svg"));
/// The sprite of the hall in which a game ends.
static CEREMONY: LazyLock<String> = LazyLock::new(|| asset("ceremony.svg"));

/// A drawing with this name; the style sheet places it by the class.
pub(crate) fn scenery(name: &str, class: &str) -> Markup {
    drawn(&format!("{}#{name}", *SCENERY), class)
}

/// A drawing for the end of a game.
pub(crate) fn ceremony(name: &str, class: &str) -> Markup {
    drawn(&format!("{}#{name}", *CEREMONY), class)
}

/// The drawing at this address.
pub(crate) fn drawn(address: &str, class: &str) -> Markup {
    html! { svg class=(format!("art {class}")) aria-hidden="true" { use href=(address) {} } }
}

/// Petals of a sprite, which fall where motion is welcome.
pub(crate) fn petals(art: fn(&str, &str) -> Markup) -> Markup {
    html! { @for n in 1..=6 { (art("petal", &format!("petal petal-{n}"))) } }
}
