//! The lifecycle of a table: start, pause, close and rematch.

use axum::extract::Path;
use host::{Host, Phase, Refusal, TableId, Who};

use super::to_table;
use crate::{
    http::cx::Cx,
    page::table::{Answer, table_of},
};

pub(in crate::page::table) async fn start(cx: Cx, Path(id): Path<String>) -> Answer {
    change(cx, &id, Host::start_table).await
}

pub(in crate::page::table) async fn close(cx: Cx, Path(id): Path<String>) -> Answer {
    change(cx, &id, Host::close_table).await
}

pub(in crate::page::table) async fn pause(cx: Cx, Path(id): Path<String>) -> Answer {
    change(cx, &id, Host::pause).await
}

pub(in crate::page::table) async fn resume(cx: Cx, Path(id): Path<String>) -> Answer {
    change(cx, &id, Host::resume).await
}

pub(in crate::page::table) async fn rematch(cx: Cx, Path(id): Path<String>) -> Answer {
    let next = cx.host().rematch(cx.who, table_of(&id)?).await?;
    // Where everybody is there, as with bots only, nobody is waited for.
    let view = cx.host().view(cx.who, next, None).await?;
    if view.phase == Phase::Gathering && view.is_host && view.seats.iter().all(|seat| seat.is_ready) {
        cx.host().start_table(cx.who, next).await?;
    }
    Ok(to_table(&cx, next))
}

/// Changes the table and leads back to it.
async fn change(
    cx: Cx,
    id: &str,
    change: impl AsyncFnOnce(&Host, Who, TableId) -> Result<(), Refusal>,
) -> Answer {
    let table = table_of(id)?;
    change(cx.host(), cx.who, table).await?;
    Ok(to_table(&cx, table))
}
