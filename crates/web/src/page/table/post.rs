//! All POST requests to a table: seats, lifecycle, decisions, undo and chat.

mod chat;
pub(super) mod decide;
mod lifecycle;
mod play;
mod seats;

use axum::{Router, response::Response, routing::post};
use host::{Refusal, TableId, Why};

use crate::{
    app::App,
    http::{cx::Cx, form::Form},
};

/// The routes of all POST requests to a table.
pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/t/{id}/claim", post(seats::claim))
        .route("/t/{id}/leave", post(seats::leave))
        .route("/t/{id}/come-back", post(seats::come_back))
        .route("/t/{id}/seats/{n}", post(seats::set_seat))
        .route("/t/{id}/seats/{n}/away", post(seats::send_away))
        .route("/t/{id}/seats/{n}/link", post(seats::issue_link))
        .route("/t/{id}/seats/{n}/revoke", post(seats::revoke_link))
        .route("/t/{id}/unlock", post(seats::unlock))
        .route("/t/{id}/lock", post(seats::lock))
        .route("/t/{id}/start", post(lifecycle::start))
        .route("/t/{id}/close", post(lifecycle::close))
        .route("/t/{id}/pause", post(lifecycle::pause))
        .route("/t/{id}/resume", post(lifecycle::resume))
        .route("/t/{id}/rematch", post(lifecycle::rematch))
        .route("/t/{id}/act", post(decide::decide))
        .route("/t/{id}/undo", post(play::undo))
        .route("/t/{id}/undo/answer", post(play::answer_undo))
        .route("/t/{id}/standing", post(play::standing))
        .route("/t/{id}/concede", post(play::concede))
        .route("/t/{id}/chat", post(chat::chat))
        .route("/t/{id}/mute", post(chat::mute))
}

/// Redirects to the table.
fn to_table(cx: &Cx, table: TableId) -> Response {
    cx.go(&format!("/t/{table}"))
}

/// Redirects to the table, keeping the perspective.
fn back(cx: &Cx, table: TableId, form: &Form) -> Response {
    match form.text("eyes").parse::<u8>() {
        Ok(seat) => cx.go(&format!("/t/{table}?seat={seat}")),
        Err(_) => cx.go(&format!("/t/{table}")),
    }
}

fn yes_or_no(form: &Form, field: &'static str) -> Result<bool, Refusal> {
    match form.text(field) {
        "1" => Ok(true),
        "0" => Ok(false),
        _ => Err(Refusal::Bad { field, why: Why::NotAnOption }),
    }
}
