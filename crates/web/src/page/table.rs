//! The table during and after the game: board, question, log and chat.

mod alone;
mod beginner;
mod choices;
mod clock;
mod cover;
mod decision;
mod emote;
mod guide;
mod hint;
mod keys;
mod log;
mod look;
mod menu;
pub(crate) mod onlookers;
mod over;
mod post;
mod record;
mod replay;
mod report;
mod seats;
mod story;
mod table_page;
mod talk;
mod trial;

#[cfg(test)]
mod tests;

use axum::{
    Router,
    extract::{Path, Query},
    response::IntoResponse,
    routing::{get, post},
};
use host::{AnyGameView, Phase, Refusal, SeatKind, TableId, TableView, UndoView, Why};
use maud::Markup;
use serde::Deserialize;
use tabletop::{Seat, Seats};
use words::Words;

use self::{beginner::Beginner, table_page::TablePage};
pub(crate) use self::{
    choices::phase as phase_name,
    record::whole,
    story::{gain, number},
};
use super::{gather, seat::bot_name};
use crate::{
    app::App,
    game::GamePages,
    http::{cx::Cx, error_page::Answer, form::Form},
    render::layout::{Kind, Page, layout},
};

/// The routes of a table.
pub(crate) fn routes() -> Router<App> {
    post::routes()
        .route("/t/{id}", get(show))
        .route("/t/{id}/try", get(trial::show).post(trial::go_on))
        .route("/t/{id}/try/keep", post(trial::keep))
        .route("/t/{id}/guide", post(guide::leave))
        .route("/t/{id}/choices", get(choices::choices))
        .route("/t/{id}/replay", get(replay::replay))
        .route("/t/{id}/log", get(record::log))
        .route("/t/{id}/record", get(record::record))
        .route("/t/{id}/hint", get(hint::page))
        .route("/t/{id}/hint/live", get(hint::live))
        .route("/t/{id}/report", get(report::page).post(report::save))
}

/// The query of a table's address.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
pub(super) struct Asked {
    /// The own seat whose view to show.
    seat: Option<u8>,
    /// The own seat that has just acted at this device.
    from: Option<u8>,
    /// How many actions of a list were taken.
    taken: Option<u16>,
    /// How many actions the list had.
    given: Option<u16>,
    /// The other player whose things are shown large.
    look: Option<u8>,
}

async fn show(cx: Cx, Path(id): Path<String>, Query(asked): Query<Asked>) -> Answer {
    let table = table_of(&id)?;
    let (view, shut) = view(&cx, table, asked.seat.map(Seat)).await?;
    Ok(match view.phase {
        Phase::Gathering | Phase::Closed => gather::gathering(&cx, &view).into_response(),
        Phase::Playing | Phase::Over | Phase::Broken => {
            let title = cx.say(&format!("board-game-{}", view.game));
            let frame = Page {
                table: Some((table, view.version)),
                is_your_turn: is_your_turn(&view),
                ..frame(&view, Kind::Table, title, "playing")
            };
            if onlookers::is_one(&view) {
                return onlookers::show(cx, view, asked, frame).await;
            }
            let names = names(cx.games().of(&view), cx.words, &view);
            let beginner = Beginner::of(&cx, &view, &names).await?;
            cx.draw(move |cx| layout(cx, frame, body(cx, (&view, shut), asked, &beginner))).await?
        }
    })
}

/// The live part of a table's page, with the seat that is shut.
fn body(cx: &Cx, (view, shut): (&TableView, Option<Seat>), asked: Asked, beginner: &Beginner) -> Markup {
    let pages = cx.games().of(view);
    let names = &names(pages, cx.words, view);
    table_page::table_page(&TablePage { pages, words: cx.words, view, names, asked, beginner }, shut)
}

/// The frame of a page about a table's game.
fn frame(view: &TableView, kind: Kind, title: String, class: &'static str) -> Page {
    Page { kind, games: vec![view.game], title, class, ..Page::default() }
}

/// The view of the requested own seat; after the end with the whole log, for the chart of points. If that seat or the one that
/// has to decide is locked, what everybody may see, and the seat to open.
async fn view(cx: &Cx, table: TableId, wanted: Option<Seat>) -> Result<(TableView, Option<Seat>), Refusal> {
    let view = cx.host().view(cx.who, table, wanted).await;
    let view = match view {
        Ok(view) if shut(&view, wanted).is_none() => view,
        Ok(_) | Err(Refusal::Forbidden(Why::Locked)) => cx.host().view_covered(cx.who, table).await?,
        Err(refusal) => return Err(refusal),
    };
    let shut = shut(&view, wanted);
    let view = if view.phase == Phase::Over { record::whole(cx, view).await? } else { view };
    Ok((view, shut))
}

/// The locked seat to open: the requested one, else the first that has to decide if no unlocked seat does. What all may see
/// is answered without opening a seat that has no PIN.
fn shut(view: &TableView, wanted: Option<Seat>) -> Option<Seat> {
    let is_undo = matches!(view.undo, UndoView::Asked { .. });
    let is_shut = |seat: Seat| {
        let it = &view.seats[seat.index()];
        it.is_locked && (it.has_pin || !is_undo) && view.answering != Some(seat)
    };
    let (called, is_playing) = (called(view), view.phase == Phase::Playing);
    match wanted {
        Some(seat) => (is_playing && view.own.contains(seat) && is_shut(seat)).then_some(seat),
        None => device_for(view, called).filter(|_| called.iter().all(is_shut)),
    }
}

/// Who gets the device of several seats that have to answer: if possible not whoever had it last.
fn device_for(view: &TableView, called: Seats) -> Option<Seat> {
    called.iter().find(|&seat| view.opened != Some(seat)).or(called.first())
}

/// The own seats that have to answer now: a pending request to undo, else their question.
fn called(view: &TableView) -> Seats {
    match view.undo {
        UndoView::Asked { waiting, .. } => waiting.iter().filter(|&seat| view.own.contains(seat)).collect(),
        UndoView::Nothing | UndoView::Free | UndoView::ByConsent => asked_here(view),
    }
}

/// The own seats that are asked and not played by a bot.
fn asked_here(view: &TableView) -> Seats {
    let is_played = |seat: &Seat| view.seats[seat.index()].absence.is_none();
    let asked = view.game_view.as_ref().map_or(Seats::NONE, AnyGameView::asked);
    match view.phase {
        Phase::Playing => view.own.iter().filter(|&seat| asked.contains(seat)).filter(is_played).collect(),
        Phase::Gathering | Phase::Over | Phase::Broken | Phase::Closed => Seats::NONE,
    }
}

fn is_your_turn(view: &TableView) -> bool {
    !called(view).is_empty()
}

/// The displayed name of each seat; that of the seat that the rules play comes last.
pub(crate) fn names(pages: &GamePages, words: &Words, view: &TableView) -> Vec<String> {
    let name = |(n, seat): (usize, &host::SeatView)| match seat.kind {
        SeatKind::Bot(level) => bot_name(words, level, n),
        SeatKind::Open if seat.name.is_empty() => words.say("board-somebody", &[]),
        SeatKind::Person | SeatKind::Guest if seat.name.is_empty() => {
            words.say("player-n", &[("n", (n + 1).into())])
        }
        // An imported game may name who played a seat that is open now.
        SeatKind::Open | SeatKind::Person | SeatKind::Guest => seat.name.clone(),
    };
    let automatic = pages.extension.automatic_name(words, &view.options);
    view.seats.iter().enumerate().map(name).chain(automatic).collect()
}

fn table_of(id: &str) -> Result<TableId, Refusal> {
    id.parse().map_err(|_| Refusal::NotFound)
}

/// The seat that a form acts for.
fn seat_of(form: &Form) -> Result<Seat, Refusal> {
    // `Seats` holds eight.
    let seat = form.text("seat").parse().ok().filter(|&seat| seat < 8);
    seat.map(Seat).ok_or(Refusal::Bad { field: "seat", why: Why::NotAnOption })
}
