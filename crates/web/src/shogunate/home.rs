//! Shogunate on the home page.

use maud::{Markup, html};

use crate::{http::cx::Cx, page::seat::game_name};

/// The links to Shogunate: at once against bots, or with others.
pub(crate) fn home(cx: &Cx) -> Markup {
    let fields = [
        ("game", "shogunate"),
        ("seat-0-kind", "me"),
        ("seat-1-kind", "bot-novice"),
        ("seat-2-kind", "bot-novice"),
        ("seat-3-kind", "bot-novice"),
        ("spectators", "1"),
    ];
    html! {
        section.court-way aria-labelledby="court" {
            h2 #court { (game_name(cx, "shogunate")) }
            p { (cx.say("court-home-lead")) }
            div.ways {
                form method="post" action="/tables" {
                    @for (name, value) in fields { input type="hidden" name=(name) value=(value); }
                    button { (cx.say("court-home-play")) }
                }
                a href="/new?game=shogunate" { (cx.say("court-home-new")) }
            }
        }
    }
}
