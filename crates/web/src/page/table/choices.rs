//! What can be decided, for programs.

use axum::{
    Json,
    extract::{Path, Query},
};
use host::{Choice, Phase, Seen, Sight};
use katana::{Action, Katana};
use serde_json::{Value, json};
use tabletop::{Seat, Seats};

use super::{Asked, table_of};
use crate::{cx::Cx, sorry::Sorry};

/// What can be decided, as JSON.
pub(super) async fn choices(
    cx: Cx,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Json<Value>, Sorry> {
    let look = cx.host().look(cx.who, table_of(&id)?, asked.seat.map(Seat)).await?;
    let sight = look.seen.as_ref().map(|Seen::Katana(sight)| sight);
    let choices = |sight: &Sight<Katana>| sight.choices.iter().map(choice).collect::<Vec<_>>();
    Ok(Json(json!({
        "table": look.id.to_string(),
        "table_version": look.version,
        "phase": phase(look.phase),
        "version": sight.map_or(0, |sight| sight.version),
        "seats": seats(look.own),
        "seat": look.looking.map(|seat| seat.0),
        "asked": seats(sight.map_or(Seats::NONE, |sight| sight.asked)),
        "question": sight.map_or("", |sight| sight.question.as_str()),
        "choices": sight.map_or_else(Vec::new, |sight| choices(sight)),
        "over": look.phase == Phase::Over,
    })))
}

fn choice(choice: &Choice<Action>) -> Value {
    json!({ "hash": choice.hash.0, "free": choice.is_free, "action": choice.action })
}

fn seats(seats: Seats) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}

/// What a phase is called in what programs read.
pub(super) fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Gathering => "gathering",
        Phase::Playing => "playing",
        Phase::Over => "over",
        Phase::Broken => "broken",
        Phase::Closed => "closed",
    }
}
