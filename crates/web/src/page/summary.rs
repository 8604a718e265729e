//! Lists of tables.

use host::{Ms, Outcome, Phase, SeatKind, Shut, Summary};
use maud::{Markup, html};
use tabletop::Seat;

use super::seat::{self, game_name, pace_words, seat_name};
use crate::http::cx::Cx;

/// Whether somebody at this device has to decide.
pub(super) fn is_your_turn(table: &Summary) -> bool {
    table.phase == Phase::Playing && table.own.iter().any(|seat| table.asked.contains(seat))
}

/// A list of tables with links.
pub(super) fn list(cx: &Cx, tables: &[&Summary]) -> Markup {
    let now_ms = cx.host().now_ms();
    html! {
        ul.tables {
            @for table in tables {
                li.table-line.your-turn[is_your_turn(table)] {
                    a href={ "/t/" (table.id) } {
                        span.what {
                            (game_name(cx, &table.game))
                            @if let Some(subtitle) = subtitle(cx, table) { " · " (subtitle) }
                        }
                        span.who { (cx.words.list(names(cx, table))) }
                    }
                    p.state { (state(cx, table)) }
                    @if table.phase == Phase::Gathering && table.own.is_empty() {
                        // The whole line is the link; this is only its label.
                        p { span.button { (cx.say("lobby-list-join")) } }
                    }
                    p.small { (pace_words(cx, table.pace)) " · " (ago(cx, now_ms, table.updated_ms)) }
                }
            }
        }
    }
}

/// What is played besides the game itself, such as a chapter.
fn subtitle(cx: &Cx, table: &Summary) -> Option<String> {
    cx.games().named(&table.game)?.extension.subtitle(cx.words, &table.options)
}

/// The names at a table, with the automatic seat last. Once the game has begun, a bot plays an open seat.
fn names(cx: &Cx, table: &Summary) -> Vec<String> {
    let name = |(n, (name, kind)): (usize, &(String, SeatKind))| match (table.phase, kind) {
        (Phase::Playing | Phase::Over | Phase::Broken, SeatKind::Open) if name.is_empty() => {
            cx.say("lobby-somebody")
        }
        (
            Phase::Gathering | Phase::Playing | Phase::Over | Phase::Broken | Phase::Closed,
            SeatKind::Open | SeatKind::Person | SeatKind::Guest | SeatKind::Bot(_),
        ) => seat_name(cx, n, name, *kind),
    };
    let pages = cx.games().named(&table.game);
    let automatic = pages.and_then(|pages| pages.extension.automatic_name(cx.words, &table.options));
    table.seats.iter().enumerate().map(name).chain(automatic).collect()
}

/// The state of a table in a sentence.
fn state(cx: &Cx, table: &Summary) -> String {
    match table.phase {
        Phase::Gathering => cx.say("lobby-state-gathering"),
        Phase::Playing if is_your_turn(table) => cx.say("lobby-state-your-turn"),
        Phase::Playing => {
            let names = names(cx, table);
            let asked = |seat: Seat| names.get(seat.index()).cloned();
            let who = seat::list(cx, table.asked.iter().filter_map(asked));
            cx.tell("lobby-state-playing", &[("who", who.into())])
        }
        Phase::Over => table
            .result
            .as_ref()
            .map_or_else(|| cx.say("lobby-state-over"), |result| ended(cx, table, result)),
        Phase::Broken => cx.say(match table.shut {
            Some(Shut::ByOperator) => "lobby-state-shut",
            Some(Shut::Archived) => "lobby-state-archived",
            None => "lobby-state-broken",
        }),
        Phase::Closed => cx.say("lobby-state-closed"),
    }
}

/// The result: the visitor's own if they played alone at their device, else the winner.
fn ended(cx: &Cx, table: &Summary, result: &Outcome) -> String {
    let own = table.own.first().filter(|_| table.own.len() == 1);
    let rank = own.and_then(|seat| result.ranks.get(seat.index()).copied());
    let winners = names(cx, table).into_iter().zip(&result.ranks).filter(|(_, rank)| **rank == 1);
    let winners = seat::list(cx, winners.map(|(name, _)| name));
    let sentence = match rank {
        // A chapter's result depends on more than points.
        Some(_) if let Some(is_won) = result.is_won => {
            cx.say(if is_won { "lobby-result-chapter-won" } else { "lobby-result-chapter-lost" })
        }
        Some(1) => cx.say("lobby-result-won"),
        Some(rank) => {
            let args =
                [("rank", rank.into()), ("of", result.ranks.len().into()), ("winners", winners.into())];
            cx.tell("lobby-result-rank", &args)
        }
        None => cx.tell("lobby-result-winners", &[("winners", winners.into())]),
    };
    let points = own.and_then(|seat| result.scores.get(seat.index()).copied());
    let points = points.map(|points| cx.tell("n-points", &[("n", i64::from(points).into())]));
    points.map_or(sentence.clone(), |points| {
        cx.tell("lobby-result-points", &[("result", sentence.into()), ("points", points.into())])
    })
}

/// Roughly how long ago something was.
pub(crate) fn ago(cx: &Cx, now_ms: Ms, then_ms: Ms) -> String {
    let minutes = (now_ms - then_ms).max(0) / 60_000;
    match minutes {
        0 => cx.say("lobby-ago-now"),
        1..60 => cx.tell("lobby-ago-minutes", &[("n", minutes.into())]),
        60..1440 => cx.tell("lobby-ago-hours", &[("n", (minutes / 60).into())]),
        _ => cx.tell("lobby-ago-days", &[("n", (minutes / 1440).into())]),
    }
}
