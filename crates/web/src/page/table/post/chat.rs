//! Chat messages and muting.

use axum::extract::Path;

use super::{back, yes_or_no};
use crate::{
    http::{cx::Cx, form::Form},
    page::table::{Answer, seat_of, table_of},
};

/// Sends a chat message.
pub(in crate::page::table) async fn chat(cx: Cx, Path(id): Path<String>, form: Form) -> Answer {
    let table = table_of(&id)?;
    cx.host().say(cx.who, table, form.text("text")).await?;
    Ok(back(&cx, table, &form))
}

/// Mutes somebody, or unmutes them.
pub(in crate::page::table) async fn mute(cx: Cx, Path(id): Path<String>, form: Form) -> Answer {
    let (table, is_muted) = (table_of(&id)?, yes_or_no(&form, "muted")?);
    cx.host().mute(cx.who, table, seat_of(&form)?, is_muted).await?;
    Ok(back(&cx, table, &form))
}
