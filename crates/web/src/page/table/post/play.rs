//! Undo, answers in advance, and conceding.

use axum::extract::Path;
use host::{Refusal, Why};

use super::{back, yes_or_no};
use crate::{
    http::{cx::Cx, form::Form},
    page::table::{Answer, seat_of, table_of},
};

/// Undoes the last act, or asks the others for their consent.
pub(in crate::page::table) async fn undo(cx: Cx, Path(id): Path<String>, form: Form) -> Answer {
    let table = table_of(&id)?;
    cx.host().undo(cx.who, table, seat_of(&form)?).await?;
    Ok(back(&cx, table, &form))
}

/// Answers somebody's request to undo, or withdraws one's own.
pub(in crate::page::table) async fn answer_undo(cx: Cx, Path(id): Path<String>, form: Form) -> Answer {
    let (table, is_granted) = (table_of(&id)?, yes_or_no(&form, "granted")?);
    cx.host().answer_undo(cx.who, table, seat_of(&form)?, is_granted).await?;
    Ok(back(&cx, table, &form))
}

/// Gives an answer in advance, or cancels it.
pub(in crate::page::table) async fn standing(cx: Cx, Path(id): Path<String>, form: Form) -> Answer {
    let (table, is_on) = (table_of(&id)?, yes_or_no(&form, "on")?);
    cx.host().set_standing(cx.who, table, seat_of(&form)?, form.text("standing"), is_on).await?;
    Ok(back(&cx, table, &form))
}

/// Concedes, if the checkbox is ticked.
pub(in crate::page::table) async fn concede(cx: Cx, Path(id): Path<String>, form: Form) -> Answer {
    let table = table_of(&id)?;
    let seat = seat_of(&form)?;
    if !form.is_on("sure") {
        return Err(Refusal::Bad { field: "sure", why: Why::Empty }.into());
    }
    cx.host().concede(cx.who, table, seat).await?;
    Ok(back(&cx, table, &form))
}
