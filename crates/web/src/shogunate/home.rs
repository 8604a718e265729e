//! Shogunate on the home page.

use maud::{Markup, html};
use shogunate::Shogunate;
use tabletop::Game;

use crate::{http::cx::Cx, page::poster::poster};

/// Shogunate and the ways into it: at once against bots, or with others.
pub(crate) fn home(cx: &Cx) -> Markup {
    let fields = [
        ("game", Shogunate::NAME),
        ("seat-0-kind", "me"),
        ("seat-1-kind", "bot-novice"),
        ("seat-2-kind", "bot-novice"),
        ("seat-3-kind", "bot-novice"),
        ("spectators", "1"),
    ];
    let ways = html! {
        div.ways {
            form method="post" action="/tables" {
                @for (name, value) in fields { input type="hidden" name=(name) value=(value); }
                button.main-act { (cx.say("shogunate-home-play")) }
            }
            a href={ "/new?game=" (Shogunate::NAME) } { (cx.say("shogunate-home-new")) }
            a href={ "/rules/" (Shogunate::NAME) } { (cx.say("nav-rules")) }
        }
    };
    poster(cx, Shogunate::NAME, "shogunate-way", &ways)
}
