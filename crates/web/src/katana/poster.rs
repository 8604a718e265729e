//! The picture of Shōgun no Katana on pages outside of its table: the hearth, a Sword on the bench, and its resources.

use std::sync::LazyLock;

use maud::{Markup, html};

use super::kind_class;
use crate::{http::assets::asset, render::art::drawn};
use ::katana::piece::Kind;

/// The sprite of what the picture shows.
static SPRITE: LazyLock<String> = LazyLock::new(|| asset("katana/poster.svg"));

/// A drawing of the sprite.
pub(super) fn art(name: &str, class: &str) -> Markup {
    drawn(&format!("{}#{name}", *SPRITE), class)
}

/// The picture.
pub(super) fn picture() -> Markup {
    html! {
        (art("hearth", "hearth"))
        (art("flame", "fire"))
        (art("anvil", "anvil"))
        div .slip {
            (art("sword", "sword-drawn"))
            span .row {
                @for kind in Kind::ALL { (art(&format!("token-{}", kind_class(kind)), "token")) }
                (art("socket-steel", "socket"))
            }
        }
    }
}
