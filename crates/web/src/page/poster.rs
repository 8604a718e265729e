//! What a game is, for somebody who does not know it: its picture, a sentence, how many play and how long.

use maud::{Markup, html};

use super::{rules::primer, seat::game_name};
use crate::http::cx::Cx;

/// The picture of a game.
pub(crate) fn picture(cx: &Cx, game: &str) -> Markup {
    let picture = cx.games().named(game).map(|pages| pages.extension.poster());
    html! { div.picture .{ "of-" (game) } aria-hidden="true" { @if let Some(picture) = picture { (picture) } } }
}

/// A sentence about a game, if it has one.
pub(crate) fn sentence(cx: &Cx, game: &str) -> Option<String> {
    let id = format!("lobby-about-{game}");
    cx.words.has(&id).then(|| cx.say(&id))
}

/// How many play, and how long.
pub(crate) fn facts(cx: &Cx, game: &str) -> Markup {
    let offers = cx.host().games();
    let seats = offers.iter().find(|offer| offer.name == game).map(|offer| offer.seats.clone());
    let minutes = format!("lobby-minutes-{game}");
    html! {
        ul.facts {
            @if let Some(seats) = seats {
                @let args = [("least", (*seats.start()).into()), ("most", (*seats.end()).into())];
                li { (cx.tell("lobby-new-players", &args)) }
            }
            @if cx.words.has(&minutes) { li { (cx.say(&minutes)) } }
        }
    }
}

/// A game on the home page, with the ways into it.
pub(crate) fn poster(cx: &Cx, game: &str, class: &str, ways: &Markup) -> Markup {
    html! {
        section.poster .(class) aria-labelledby={ "game-" (game) } {
            (picture(cx, game))
            div.about {
                h2 id={ "game-" (game) } { (game_name(cx, game)) }
                (facts(cx, game))
                @if let Some(sentence) = sentence(cx, game) { p { (sentence) } }
                (ways)
            }
        }
    }
}

/// A game for somebody who was invited to it.
pub(crate) fn introduction(cx: &Cx, game: &str) -> Markup {
    html! {
        aside.introduction aria-label=(game_name(cx, game)) {
            (picture(cx, game))
            div.about {
                (facts(cx, game))
                @if let Some(sentence) = sentence(cx, game) { p { (sentence) } }
                p .to-read {
                    (primer::link(cx, game, true))
                    a href={ "/rules/" (game) } target="_blank" { (cx.say("lobby-about-rules")) }
                }
            }
        }
    }
}
