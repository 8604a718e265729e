//! A hint for people who play alone or against bots only: the best options, with the expected result of each.

use std::{convert::Infallible, time::Duration};

use axum::{
    extract::{Path, Query},
    http::{HeaderName, HeaderValue},
    response::{
        IntoResponse,
        sse::{Event, Sse},
    },
};
use futures_util::stream::{self, Stream};
use host::{Advice, Hint, Refusal, SeatKind, SeatView, TableView, Why};
use maud::{Markup, html};
use tabletop::Seat;

use super::{Answer, Asked, frame, names, table_of, table_page::TablePage};
use crate::{
    face::{Ask, Face},
    http::cx::Cx,
    render::layout::{Kind, layout},
};

/// How often the stream reports progress.
const TELL_EVERY: Duration = Duration::from_millis(150);

/// Whether only one person plays at a table.
pub(super) fn is_practice(view: &TableView) -> bool {
    let is_person = |it: &&SeatView| matches!(it.kind, SeatKind::Person | SeatKind::Guest);
    view.seats.iter().filter(is_person).count() == 1
}

/// The button that asks for a hint, if one is available.
pub(super) fn button(page: &TablePage, seat: Seat) -> Markup {
    let is_asked = page.view.game_view.as_ref().is_some_and(|game_view| game_view.asked().contains(seat));
    html! {
        @if is_practice(page.view) && is_asked && page.view.guide.is_none() {
            form #hint .hint-ask method="get" action=(page.address("hint")) data-stays
                data-thinking=(page.say("hint-thinking")) data-stop=(page.say("hint-stop"))
                data-close=(page.say("hint-close")) data-failed=(page.say("hint-failed")) {
                input type="hidden" name="seat" value=(seat.0);
                button .quiet title=(page.say("hint-why")) { (page.say("hint-ask")) }
            }
        }
    }
}

/// The hint as a page, after a short computation.
pub(super) async fn page(cx: Cx, Path(id): Path<String>, Query(asked): Query<Asked>) -> Answer {
    let (mut hint, view) = begun(&cx, &id, asked).await?;
    let advice = hint.advice().await?;
    let frame = frame(&view, Kind::Table, cx.say("hint-title"), "hint");
    let body = html! {
        main #main .lobby.hint {
            (log(&cx, &view, &advice))
            p { a href=(format!("/t/{}", view.id)) { (cx.say("board-back")) } }
        }
    };
    Ok(layout(&cx, frame, body).into_response())
}

/// The hint as a stream: progress, then the result. Closing the stream cancels the computation.
pub(super) async fn live(cx: Cx, Path(id): Path<String>, Query(asked): Query<Asked>) -> Answer {
    let (hint, view) = begun(&cx, &id, asked).await?;
    let mut response = Sse::new(thinking(cx, hint, view)).into_response();
    // nginx would otherwise buffer events.
    let unbuffered = (HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no"));
    response.headers_mut().insert(unbuffered.0, unbuffered.1);
    Ok(response)
}

async fn begun(cx: &Cx, id: &str, asked: Asked) -> Result<(Hint, TableView), Refusal> {
    let table = table_of(id)?;
    let view = cx.host().view(cx.who, table, asked.seat.map(Seat)).await?;
    let seat = view.looking.ok_or(Refusal::Forbidden(Why::NotYourSeat))?;
    Ok((cx.host().hint(cx.who, table, seat).await?, view))
}

fn thinking(cx: Cx, hint: Hint, view: TableView) -> impl Stream<Item = Result<Event, Infallible>> {
    stream::unfold(Some((cx, hint, view)), |state| async {
        let (cx, mut hint, view) = state?;
        match tokio::time::timeout(TELL_EVERY, hint.advice()).await {
            Err(_) => {
                let event = Event::default().event("percent").data(hint.percent().to_string());
                Some((Ok(event), Some((cx, hint, view))))
            }
            Ok(Ok(advice)) => {
                let event = Event::default().event("hint").data(log(&cx, &view, &advice).into_string());
                Some((Ok(event), None))
            }
            Ok(Err(_)) => None,
        }
    })
}

/// The hint. Each option can be chosen right there.
fn log(cx: &Cx, view: &TableView, advice: &Advice) -> Markup {
    let (Some(game_view), Some(seat)) = (&view.game_view, view.looking) else { return html! {} };
    let pages = cx.games().of(view);
    let names = names(pages, cx.words, view);
    let back = html! {};
    let ask = Ask { table: view.id, seat, game_view, tried: None, back: &back };
    html! {
        section .advice aria-labelledby="advice-title" {
            h2 #advice-title { (cx.say("hint-title")) }
            @if advice.prospects.is_empty() {
                p { (cx.say("hint-only")) }
            } @else {
                p { (cx.say("hint-lead")) }
                (pages.drawn(game_view, cx.words, &names, |face| in_chapter(cx, face)))
                form method="post" action=(ask.address()) data-live {
                    (ask.fields())
                    ol { (pages.drawn(game_view, cx.words, &names, |face| options(cx, face, advice))) }
                }
            }
        }
    }
}

/// In a chapter, that the figures are low because the tries play on by simple rules, and how often it was met in whole games.
fn in_chapter(cx: &Cx, face: &dyn Face) -> Markup {
    html! { @if let Some(chapter) = face.chapter() { p { (cx.say("hint-chapter")) " " (chapter.measured) } } }
}

fn options(cx: &Cx, face: &dyn Face, advice: &Advice) -> Markup {
    let named =
        advice.prospects.iter().filter_map(|prospect| Some((prospect, face.named(&prospect.action)?)));
    html! {
        @for (prospect, name) in named {
            li {
                button name="choice" value=(prospect.action.0) { (name) }
                span .expected { (voice::expected(cx.words, prospect.won_percent, prospect.margin_tenths)) }
            }
        }
    }
}
