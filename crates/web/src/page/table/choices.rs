//! What can be decided, for programs.

use axum::{
    Json,
    extract::{Path, Query},
};
use host::{Choice, Phase, Seen};
use serde::Serialize;
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
    let seen = look.seen.as_ref();
    Ok(Json(json!({
        "table": look.id.to_string(),
        "table_version": look.version,
        "phase": phase(look.phase),
        "version": seen.map_or(0, Seen::version),
        "seats": seats(look.own),
        "seat": look.looking.map(|seat| seat.0),
        "asked": seats(seen.map_or(Seats::NONE, Seen::asked)),
        "question": seen.map_or("", Seen::question),
        "choices": match seen {
            Some(Seen::Katana(sight)) => listed(&sight.choices),
            Some(Seen::Shogunate(sight)) => listed(&sight.choices),
            None => Vec::new(),
        },
        "over": look.phase == Phase::Over,
    })))
}

fn listed<A: Serialize>(choices: &[Choice<A>]) -> Vec<Value> {
    let choice = |choice: &Choice<A>| json!({ "hash": choice.hash.0, "free": choice.is_free, "action": choice.action });
    choices.iter().map(choice).collect()
}

fn seats(seats: Seats) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}

/// What a phase is called in what programs read.
pub(crate) fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Gathering => "gathering",
        Phase::Playing => "playing",
        Phase::Over => "over",
        Phase::Broken => "broken",
        Phase::Closed => "closed",
    }
}
