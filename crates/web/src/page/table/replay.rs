//! A game entry by entry, from any own seat's eyes.

use axum::{
    extract::{Path, Query},
    response::IntoResponse,
};
use host::{Look, Refusal, Seen, Why};
use maud::{Markup, html};
use serde::Deserialize;
use tabletop::Seat;

use super::{
    Answer, Asked,
    desk::{Desk, is_private},
    log, names, story, table_of,
};
use crate::{
    cx::Cx,
    face::{Face, drawn},
    layout::{Page, layout},
};

/// Which position, and through whose eyes.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(super) struct At {
    at: Option<u64>,
    seat: Option<u8>,
}

/// The position after so many entries; the latest where none is named.
pub(super) async fn replay(cx: Cx, Path(id): Path<String>, Query(at): Query<At>) -> Answer {
    let table = table_of(&id)?;
    let looking = at.seat.map(Seat);
    let last = version(&cx.host().look(cx.who, table, looking).await?)?;
    let n = at.at.unwrap_or(last).min(last);
    let look = cx.host().look_at(cx.who, table, looking, n).await?;
    let names = names(cx.words, &look);
    let asked = Asked { seat: at.seat, ..Asked::default() };
    let desk = Desk { words: cx.words, look: &look, names: &names, asked };
    let page = Page { title: cx.say("board-replay"), class: "playing", ..Page::default() };
    Ok(layout(&cx, page, show(&desk, n, last)).into_response())
}

/// How many entries the log has.
fn version(look: &Look) -> Result<u64, Refusal> {
    look.seen.as_ref().map(Seen::version).ok_or(Refusal::NotNow(Why::NotBegun))
}

/// The live part of the page.
pub(super) fn show(desk: &Desk, n: u64, last: u64) -> Markup {
    let Some(seen) = &desk.look.seen else { return html! { main #main .table {} } };
    drawn(seen, desk.words, desk.names, |face| position(desk, face, n, last))
}

fn position(desk: &Desk, face: &dyn Face, n: u64, last: u64) -> Markup {
    html! {
        main #main .table.replay .{(face.class())} data-private[is_private(desk.look)] {
            div .track {
                h1 { (desk.tell("board-replay-at", &[("n", whole(n).into()), ("last", whole(last).into())])) }
                p { (face.heading()) }
                (steps(desk, n, last))
            }
            div .side {
                // It scrolls and has nothing to be focused, so the keyboard must reach it itself.
                section #decision .decision tabindex="0" aria-labelledby="asked" {
                    h2 #asked { (desk.say("board-replay-entry")) }
                    ul .plain { @for sentence in log::newest(face) { li { (sentence) } } }
                }
                (story::chapter(desk, face))
                (face.others())
                p .links {
                    a href=(format!("/t/{}", desk.look.id)) { (desk.say("board-back")) } " · "
                    a href=(desk.address("log")) { (desk.say("board-log-all")) }
                }
            }
            (face.own())
            (face.board())
        }
    }
}

/// To the first, the previous, the next, the last, or any entry.
fn steps(desk: &Desk, n: u64, last: u64) -> Markup {
    let seat = desk.asked.seat;
    let eyes = seat.map_or(String::new(), |seat| format!("&seat={seat}"));
    let steps = [
        ("board-replay-first", 0, n > 0),
        ("board-replay-previous", n.saturating_sub(1), n > 0),
        ("board-replay-next", n + 1, n < last),
        ("board-replay-last", last, n < last),
    ];
    html! {
        nav .steps {
            @for (id, at, is_there) in steps {
                @if is_there {
                    a href=(desk.address(&format!("replay?at={at}{eyes}"))) { (desk.say(id)) }
                } @else {
                    span .off { (desk.say(id)) }
                }
            }
            form method="get" action=(desk.address("replay")) {
                @if let Some(seat) = seat { input type="hidden" name="seat" value=(seat); }
                input type="range" name="at" min="0" max=(last) value=(n) data-go
                    aria-label=(desk.say("board-replay-entry"));
                button { (desk.say("board-replay-go")) }
            }
        }
    }
}

fn whole(n: u64) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}
