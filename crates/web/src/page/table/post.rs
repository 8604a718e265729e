//! What else is sent from the table: taking back, answers in advance, giving up, talk.

use axum::{extract::Path, response::Response};
use host::{Refusal, TableId, Why};

use super::{Answer, seat_of, table_of};
use crate::http::{cx::Cx, form::Form};

/// Takes the last act back, or asks all others for it.
pub(super) async fn undo(cx: Cx, Path(id): Path<String>, form: Form) -> Answer {
    let table = table_of(&id)?;
    cx.host().undo(cx.who, table, seat_of(&form)?).await?;
    Ok(back(&cx, table, &form))
}

/// Answers whether somebody may take back, or withdraws one's own wish.
pub(super) async fn answer_undo(cx: Cx, Path(id): Path<String>, form: Form) -> Answer {
    let table = table_of(&id)?;
    let is_granted = yes_or_no(&form, "granted")?;
    cx.host().answer_undo(cx.who, table, seat_of(&form)?, is_granted).await?;
    Ok(back(&cx, table, &form))
}

/// Gives an answer in advance, or takes it back.
pub(super) async fn standing(cx: Cx, Path(id): Path<String>, form: Form) -> Answer {
    let table = table_of(&id)?;
    let is_on = yes_or_no(&form, "on")?;
    cx.host().set_standing(cx.who, table, seat_of(&form)?, form.text("standing"), is_on).await?;
    Ok(back(&cx, table, &form))
}

/// Gives up, if the box is ticked.
pub(super) async fn concede(cx: Cx, Path(id): Path<String>, form: Form) -> Answer {
    let table = table_of(&id)?;
    let seat = seat_of(&form)?;
    if !form.is_on("sure") {
        return Err(Refusal::Bad { field: "sure", why: Why::Empty }.into());
    }
    cx.host().concede(cx.who, table, seat).await?;
    Ok(back(&cx, table, &form))
}

/// Says something.
pub(super) async fn chat(cx: Cx, Path(id): Path<String>, form: Form) -> Answer {
    let table = table_of(&id)?;
    cx.host().say(cx.who, table, form.text("text")).await?;
    Ok(back(&cx, table, &form))
}

/// No longer hears somebody, or hears them again.
pub(super) async fn mute(cx: Cx, Path(id): Path<String>, form: Form) -> Answer {
    let table = table_of(&id)?;
    let is_muted = yes_or_no(&form, "muted")?;
    cx.host().mute(cx.who, table, seat_of(&form)?, is_muted).await?;
    Ok(back(&cx, table, &form))
}

fn yes_or_no(form: &Form, field: &'static str) -> Result<bool, Refusal> {
    match form.text(field) {
        "1" => Ok(true),
        "0" => Ok(false),
        _ => Err(Refusal::Bad { field, why: Why::NotAnOption }),
    }
}

/// Back to the table, through the same eyes.
fn back(cx: &Cx, table: TableId, form: &Form) -> Response {
    match form.text("eyes").parse::<u8>() {
        Ok(seat) => cx.go(&format!("/t/{table}?seat={seat}")),
        Err(_) => cx.go(&format!("/t/{table}")),
    }
}
