//! The current options as JSON, for scripts.

use axum::{
    Json,
    extract::{Path, Query},
};
use host::{AnyChoice, AnyGameView, Phase};
use serde_json::{Value, json};
use tabletop::{Seat, Seats};

use super::{Asked, table_of};
use crate::http::{cx::Cx, error_page::ErrorPage};

/// The current options as JSON.
pub(super) async fn choices(
    cx: Cx,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Json<Value>, ErrorPage> {
    let view = cx.host().view(cx.who, table_of(&id)?, asked.seat.map(Seat)).await?;
    let game_view = view.game_view.as_ref();
    Ok(Json(json!({
        "table": view.id.to_string(),
        "table_version": view.version,
        "phase": phase(view.phase),
        "version": game_view.map_or(0, AnyGameView::version),
        "seats": seats(view.own),
        "seat": view.looking.map(|seat| seat.0),
        "asked": seats(game_view.map_or(Seats::NONE, AnyGameView::asked)),
        "question": game_view.map_or("", AnyGameView::question),
        "choices": game_view.map_or_else(Vec::new, listed),
        "over": view.phase == Phase::Over,
    })))
}

fn listed(game_view: &AnyGameView) -> Vec<Value> {
    let choice =
        |choice: AnyChoice| json!({ "hash": choice.hash.0, "free": choice.is_free, "action": choice.action });
    game_view.choices().into_iter().map(choice).collect()
}

fn seats(seats: Seats) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}

/// The id of a phase in JSON.
pub(crate) fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Gathering => "gathering",
        Phase::Playing => "playing",
        Phase::Over => "over",
        Phase::Broken => "broken",
        Phase::Closed => "closed",
    }
}
