//! Icons from the sprite: our own drawings, and kanji as outlines.

use std::sync::LazyLock;

use maud::{Markup, html};

use super::clauses::tally_clause;
use crate::{http::assets::asset, render::art::drawn};

/// The sprite's address, computed once, since a page uses it a hundred times.
static SPRITE: LazyLock<String> = LazyLock::new(|| asset("katana/pieces.svg"));

/// The address of a symbol of the sprite.
pub(crate) fn symbol(name: &str) -> String {
    format!("{}#{name}", *SPRITE)
}

/// A decorative icon; the words stand beside it.
pub(super) fn icon(name: &str) -> Markup {
    html! {
        svg class=(format!("icon i-{name}")) viewBox="0 0 24 24" aria-hidden="true" { use href=(symbol(name)) {} }
    }
}

/// A drawing that is only to look at: scenery, buildings, tools.
pub(super) fn art(name: &str, class: &str) -> Markup {
    drawn(&symbol(name), class)
}

/// A number with an icon for its unit; `words` say both in the tooltip and for screen readers.
pub(super) fn tally(name: &str, number: &str, words: &str) -> Markup {
    tally_of(None, name, number, words)
}

/// The same of a quantity by which the script knows when it changes.
pub(super) fn tally_of(count: Option<String>, name: &str, number: &str, words: &str) -> Markup {
    html! {
        span class=(format!("tally of-{name}")) role="img" aria-label=(words) title=(words) data-clause=(tally_clause(name)) {
            (icon(name)) b data-count=[count] { (number) }
        }
    }
}
