//! What a program does for its seat besides deciding: start, leave, undo, chat.

use axum::{Json, extract::Path, response::IntoResponse};
use host::{Host, Refusal, TableId, Undone, Who};
use serde::Deserialize;
use serde_json::json;
use tabletop::Seat;

use super::{Answer, Sent, done, read, seated};
use crate::http::{cx::Cx, error_page::ErrorPage};

/// The table and seat of the token.
pub(super) async fn token(cx: Cx) -> Answer {
    let bearer = cx.who.bearer.ok_or(ErrorPage::no_token())?;
    let token = json!({ "table": bearer.table, "seat": bearer.seat.0, "runs_table": bearer.runs_table });
    Ok(Json(token).into_response())
}

/// Revokes the token.
pub(super) async fn revoke(cx: Cx) -> Answer {
    let bearer = cx.who.bearer.ok_or(ErrorPage::no_token())?;
    cx.host().revoke_token(cx.who, bearer.table, bearer.seat).await?;
    done()
}

/// Starts the game; only the table's host may.
pub(super) async fn start(cx: Cx, Path(id): Path<String>) -> Answer {
    let (table, _) = seated(&cx, &id)?;
    cx.host().start_table(cx.who, table).await?;
    done()
}

/// Leaves; a bot plays on.
pub(super) async fn leave(cx: Cx, Path(id): Path<String>) -> Answer {
    change(&cx, &id, Host::leave).await
}

/// Comes back and takes over from the bot.
pub(super) async fn come_back(cx: Cx, Path(id): Path<String>) -> Answer {
    change(&cx, &id, Host::come_back).await
}

/// Concedes the game. This is final.
pub(super) async fn concede(cx: Cx, Path(id): Path<String>) -> Answer {
    change(&cx, &id, Host::concede).await
}

/// Changes something about the seat of the token.
async fn change(
    cx: &Cx,
    id: &str,
    change: impl AsyncFnOnce(&Host, Who, TableId, Seat) -> Result<(), Refusal>,
) -> Answer {
    let (table, seat) = seated(cx, id)?;
    change(cx.host(), cx.who, table, seat).await?;
    done()
}

/// Undoes the last act, or asks the others for their consent.
pub(super) async fn undo(cx: Cx, Path(id): Path<String>) -> Answer {
    let (table, seat) = seated(&cx, &id)?;
    let undone = match cx.host().undo(cx.who, table, seat).await? {
        Undone::Done => "done",
        Undone::Asked => "asked",
    };
    Ok(Json(json!({ "undone": undone })).into_response())
}

/// An answer to a request to undo.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct UndoAnswer {
    granted: bool,
}

/// Answers somebody's request to undo, or withdraws one's own.
pub(super) async fn answer_undo(cx: Cx, Path(id): Path<String>, answer: Sent<UndoAnswer>) -> Answer {
    let (table, seat) = seated(&cx, &id)?;
    let UndoAnswer { granted } = read(answer)?;
    cx.host().answer_undo(cx.who, table, seat, granted).await?;
    done()
}

/// An answer in advance.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Standing {
    id: String,
    on: bool,
}

/// Gives an answer in advance, or cancels it.
pub(super) async fn standing(cx: Cx, Path(id): Path<String>, standing: Sent<Standing>) -> Answer {
    let (table, seat) = seated(&cx, &id)?;
    let Standing { id, on } = read(standing)?;
    cx.host().set_standing(cx.who, table, seat, &id, on).await?;
    done()
}

/// A chat message.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Said {
    text: String,
}

/// Sends a chat message.
pub(super) async fn chat(cx: Cx, Path(id): Path<String>, said: Sent<Said>) -> Answer {
    let (table, _) = seated(&cx, &id)?;
    let Said { text } = read(said)?;
    cx.host().say(cx.who, table, &text).await?;
    done()
}
