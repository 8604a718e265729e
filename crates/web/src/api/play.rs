//! The game as a program sees it: view, options, log, and decisions.

use axum::{
    Json,
    extract::{Path, Query},
    response::IntoResponse,
};
use host::{ActionHash, Decision, Refusal, TableView, Why};
use serde::Deserialize;
use serde_json::json;
use tabletop::Routine;

use super::{Answer, Sent, at, read, seated, written};
use crate::{
    http::{cx::Cx, error_page::ErrorPage},
    page::table::{names, whole},
    view_json::JsonPart,
};

/// The position to show.
#[derive(Deserialize)]
pub(super) struct Position {
    /// The position after this many log entries; the current one if absent.
    at: Option<u64>,
}

/// The game as the seat sees it.
pub(super) async fn view(cx: Cx, Path(id): Path<String>, Query(position): Query<Position>) -> Answer {
    let (table, seat) = at(&cx, &id)?;
    let view = match position.at {
        Some(version) => cx.host().view_at(cx.who, table, seat, version).await?,
        None => cx.host().view(cx.who, table, seat).await?,
    };
    write(&cx, &view, &JsonPart::View)
}

/// The question to the seat, and its options.
pub(super) async fn options(cx: Cx, Path(id): Path<String>) -> Answer {
    let (table, seat) = at(&cx, &id)?;
    let view = cx.host().view(cx.who, table, seat).await?;
    write(&cx, &view, &JsonPart::Options)
}

/// The log, as far as the seat knows it.
pub(super) async fn log(cx: Cx, Path(id): Path<String>) -> Answer {
    let (table, seat) = at(&cx, &id)?;
    let view = whole(&cx, cx.host().view(cx.who, table, seat).await?).await?;
    write(&cx, &view, &JsonPart::Log)
}

fn write(cx: &Cx, view: &TableView, part: &JsonPart) -> Answer {
    let game_view = view.game_view.as_ref().ok_or(Refusal::NotNow(Why::NotBegun))?;
    let json = {
        let pages = cx.games().of(view);
        pages.drawn(game_view, cx.words, &names(pages, cx.words, view), |face| face.json(part))
    };
    Ok(written(json.map_err(|_| Refusal::Broken)?))
}

/// A decision: one option by its number, or several in a row by their ids.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Decided {
    version: u64,
    index: Option<usize>,
    question: Option<String>,
    ids: Option<Vec<String>>,
}

/// Carries out the seat's decision.
pub(super) async fn decide(cx: Cx, Path(id): Path<String>, decided: Sent<Decided>) -> Answer {
    let (table, seat) = seated(&cx, &id)?;
    let decision = match read(decided)? {
        Decided { version, index: Some(index), question: _, ids: None } => {
            let view = cx.host().view(cx.who, table, Some(seat)).await?;
            numbered(&view, version, index)?
        }
        Decided { version, index: None, question: Some(question), ids: Some(ids) } => {
            let actions = ids.into_iter().map(ActionHash).collect::<Vec<_>>();
            if actions.is_empty() {
                return Err(Refusal::Bad { field: "choice", why: Why::Empty }.into());
            }
            Decision { version, question, actions, routine: Routine::Nothing }
        }
        Decided { .. } => return Err(Refusal::Bad { field: "choice", why: Why::Empty }.into()),
    };
    let decided = cx.host().decide(cx.who, table, seat, &decision).await?;
    Ok(Json(json!({ "version": decided.version, "taken": decided.n_taken })).into_response())
}

/// The option with this number. Numbers are valid for one version only.
fn numbered(view: &TableView, version: u64, index: usize) -> Result<Decision, ErrorPage> {
    let game_view = view.game_view.as_ref().ok_or(Refusal::NotNow(Why::NotBegun))?;
    if !(game_view.version() == version) {
        return Err(Refusal::Stale.into());
    }
    let action = game_view.choices().into_iter().nth(index).map(|choice| choice.hash);
    // An unknown number is sent on as an empty hash, so that the host says why it is refused.
    let actions = vec![action.unwrap_or_else(|| ActionHash(String::new()))];
    let question = game_view.question().to_owned();
    Ok(Decision { version, question, actions, routine: Routine::Nothing })
}
