//! The table while it is played and after: what lies on it, what is asked, what happened, and talk.

mod alone;
mod choices;
mod clock;
mod cover;
mod decision;
mod guide;
mod hint;
mod keys;
mod log;
mod menu;
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
    response::{IntoResponse, Response},
    routing::{get, post},
};
use host::{AnyGameView, Phase, Refusal, SeatKind, TableId, TableView, UndoView, Why};
use serde::Deserialize;
use tabletop::{Seat, Seats};
use words::Words;

use self::table_page::TablePage;
pub(crate) use self::{
    choices::phase as phase_name,
    record::whole,
    story::{gain, number},
};
use super::{gather, seat::bot_name};
use crate::{
    app::App,
    game::GamePages,
    http::{cx::Cx, error_page::ErrorPage, form::Form},
    layout::{Kind, Page, layout},
};

type Answer = Result<Response, ErrorPage>;

/// The routes of a table that is played.
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

/// What the address of a table says beside the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
pub(super) struct Asked {
    /// Through which own seat one wants to look.
    seat: Option<u8>,
    /// Which own seat has just acted at this device.
    from: Option<u8>,
    /// How many actions of a list were taken.
    taken: Option<u16>,
    /// How many there were.
    given: Option<u16>,
}

async fn show(cx: Cx, Path(id): Path<String>, Query(asked): Query<Asked>) -> Answer {
    let table = table_of(&id)?;
    let view = view(&cx, table, asked.seat.map(Seat)).await?;
    Ok(match view.phase {
        Phase::Gathering | Phase::Closed => gather::gathering(&cx, &view).into_response(),
        Phase::Playing | Phase::Over | Phase::Broken => {
            let frame = Page {
                kind: Kind::Table,
                games: vec![view.game],
                title: cx.say(&format!("board-game-{}", view.game)),
                table: Some((table, view.version)),
                is_your_turn: is_your_turn(&view),
                class: "playing",
            };
            let pages = cx.games().of(&view);
            let names = names(pages, cx.words, &view);
            let page = TablePage { pages, words: cx.words, view: &view, names: &names, asked };
            let body = match shut(&view, asked.seat.map(Seat)) {
                Some(seat) => cover::cover(&page, seat),
                None => table_page::table_page(&page),
            };
            layout(&cx, frame, body).into_response()
        }
    })
}

/// The table through the own seat that is wanted; where its PIN was not given yet, or the seat was shut while the page
/// was made, through another: of that the cover shows only what everybody may see.
async fn view(cx: &Cx, table: TableId, wanted: Option<Seat>) -> Result<TableView, Refusal> {
    match view_through(cx, table, wanted).await {
        Err(Refusal::Forbidden(Why::Locked)) => view_through(cx, table, None).await,
        view => view,
    }
}

/// The table with what is told of its game: after the end all of it, for the course of points.
async fn view_through(cx: &Cx, table: TableId, visitor: Option<Seat>) -> Result<TableView, Refusal> {
    let view = cx.host().view(cx.who, table, visitor).await?;
    if view.phase == Phase::Over { record::whole(cx, view).await } else { Ok(view) }
}

/// The seat whose PIN is asked for before anything of it is shown: the one that is wanted, else the one that has
/// something to answer where no open one has.
fn shut(view: &TableView, wanted: Option<Seat>) -> Option<Seat> {
    let is_locked = |seat: &Seat| view.seats[seat.index()].is_locked;
    let (called, is_playing) = (called(view), view.phase == Phase::Playing);
    match wanted {
        Some(seat) => (is_playing && view.own.contains(seat) && is_locked(&seat)).then_some(seat),
        None => called.first().filter(|_| called.iter().all(|seat| is_locked(&seat))),
    }
}

/// The own seats that have something to answer now: while somebody asks to take back, nothing else.
fn called(view: &TableView) -> Seats {
    match view.undo {
        UndoView::Asked { waiting, .. } => waiting.iter().filter(|&seat| view.own.contains(seat)).collect(),
        UndoView::Nothing | UndoView::Free | UndoView::ByConsent => asked_here(view),
    }
}

/// The own seats that are asked and played by people.
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

/// The name of each seat as it is read, that of the seat that the rules play last.
pub(crate) fn names(pages: &GamePages, words: &Words, view: &TableView) -> Vec<String> {
    let name = |(n, seat): (usize, &host::SeatView)| match seat.kind {
        SeatKind::Bot(level) => bot_name(words, level, n),
        SeatKind::Open if seat.name.is_empty() => words.say("board-somebody", &[]),
        SeatKind::Person | SeatKind::Guest if seat.name.is_empty() => {
            words.say("player-n", &[("n", (n + 1).into())])
        }
        // A game that was brought here may say who played a seat that is open now.
        SeatKind::Open | SeatKind::Person | SeatKind::Guest => seat.name.clone(),
    };
    let automatic = pages.extension.automatic_name(words, &view.options);
    view.seats.iter().enumerate().map(name).chain(automatic).collect()
}

fn table_of(id: &str) -> Result<TableId, Refusal> {
    id.parse().map_err(|_| Refusal::NotFound)
}

/// The seat that a form speaks for.
fn seat_of(form: &Form) -> Result<Seat, Refusal> {
    // A set of seats holds eight.
    let seat = form.text("seat").parse().ok().filter(|&seat| seat < 8);
    seat.map(Seat).ok_or(Refusal::Bad { field: "seat", why: Why::NotAnOption })
}
