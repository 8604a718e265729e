//! The JSON API: everything a program needs to play. A token stands for a seat.
//!
//! Like pages, answers are made only from what the host shows the seat ([`host::TableView`]). `api/openapi.json`
//! documents the requests; a test compares it with these routes.

mod document;
mod join;
mod play;
mod seat;
mod table;

use axum::{
    Router,
    extract::rejection::JsonRejection,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
    routing::{delete, get, post},
};
use host::{Refusal, TableId, Why};
use tabletop::Seat;

use crate::{
    app::App,
    http::{
        cx::Cx,
        error_page::{Answer, ErrorPage},
    },
};

/// The prefix of all API paths.
pub(crate) const ROOT: &str = "/api/v1/";

/// The JSON body of a request.
type Sent<T> = Result<axum::Json<T>, JsonRejection>;

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/api", get(document::page))
        .route("/api/openapi.json", get(document::document))
        .route("/api/v1/games", get(join::games))
        .route("/api/v1/tables", post(join::create))
        .route("/api/v1/links", post(join::take_link))
        .route("/api/v1/token", get(seat::token))
        .route("/api/v1/token", delete(seat::revoke))
        .route("/api/v1/tables/{id}", get(table::table))
        .route("/api/v1/tables/{id}/seats", post(join::sit))
        .route("/api/v1/tables/{id}/start", post(seat::start))
        .route("/api/v1/tables/{id}/leave", post(seat::leave))
        .route("/api/v1/tables/{id}/return", post(seat::come_back))
        .route("/api/v1/tables/{id}/concede", post(seat::concede))
        .route("/api/v1/tables/{id}/view", get(play::view))
        .route("/api/v1/tables/{id}/options", get(play::options))
        .route("/api/v1/tables/{id}/decisions", post(play::decide))
        .route("/api/v1/tables/{id}/log", get(play::log))
        .route("/api/v1/tables/{id}/undo", post(seat::undo))
        .route("/api/v1/tables/{id}/undo/answer", post(seat::answer_undo))
        .route("/api/v1/tables/{id}/standing", post(seat::standing))
        .route("/api/v1/tables/{id}/chat", post(seat::chat))
        .route("/api/v1/tables/{id}/events", get(table::events))
        .route("/api/v1/tables/{id}/record", get(table::record))
}

/// The table that a path names, and the seat of the token, if the request has one.
///
/// # Errors
///
/// There is no such table, or the token is for another.
fn at(cx: &Cx, id: &str) -> Result<(TableId, Option<Seat>), ErrorPage> {
    let table = id.parse().map_err(|_| Refusal::NotFound)?;
    match cx.who.bearer {
        Some(bearer) if bearer.table != table => Err(Refusal::Forbidden(Why::NotYourSeat).into()),
        bearer => Ok((table, bearer.map(|bearer| bearer.seat))),
    }
}

/// Like [`at`], but requires a token.
///
/// # Errors
///
/// As for [`at`], or there is no token.
fn seated(cx: &Cx, id: &str) -> Result<(TableId, Seat), ErrorPage> {
    let (table, seat) = at(cx, id)?;
    Ok((table, seat.ok_or(ErrorPage::no_token())?))
}

/// The body of a request, if it can be read.
///
/// # Errors
///
/// It is not JSON, or not the JSON that the route expects.
fn read<T>(sent: Sent<T>) -> Result<T, ErrorPage> {
    sent.map(|axum::Json(sent)| sent).map_err(|rejection| ErrorPage::bare(rejection.status()))
}

/// A response with JSON text.
fn written(json: String) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], json).into_response()
}

/// A successful response without further content.
fn done() -> Answer {
    Ok(StatusCode::NO_CONTENT.into_response())
}
