//! Chat messages and muting.

use axum::extract::Path;
use host::{Refusal, Why};

use super::{back, yes_or_no};
use crate::{
    http::{cx::Cx, form::Form},
    page::table::{Answer, emote::Emote, seat_of, table_of},
};

/// Sends a chat message: what was typed, or a sign.
pub(in crate::page::table) async fn chat(cx: Cx, Path(id): Path<String>, form: Form) -> Answer {
    let table = table_of(&id)?;
    let text = match form.maybe("emote") {
        Some(id) => Emote::named(id).ok_or(Refusal::Bad { field: "emote", why: Why::NotAnOption })?.text,
        None => form.text("text"),
    };
    cx.host().say(cx.who, table, text).await?;
    Ok(back(&cx, table, &form))
}

/// Mutes somebody, or unmutes them.
pub(in crate::page::table) async fn mute(cx: Cx, Path(id): Path<String>, form: Form) -> Answer {
    let (table, is_muted) = (table_of(&id)?, yes_or_no(&form, "muted")?);
    cx.host().mute(cx.who, table, seat_of(&form)?, is_muted).await?;
    Ok(back(&cx, table, &form))
}
