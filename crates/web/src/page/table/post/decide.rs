//! Decisions: one option, a list, or a form that stands for several.

use axum::{
    Json,
    extract::Path,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use host::{ActionHash, Decision, Refusal, TableId, TableView, Why};
use maud::html;
use serde_json::json;
use tabletop::Seat;

use crate::{
    game::FilledForm,
    http::{cx::Cx, form::Form},
    page::table::{Answer, asked_here, guide, names, seat_of, table_of},
    render::layout::{Page, layout},
};

/// Carries out a seat's decision.
pub(in crate::page::table) async fn decide(cx: Cx, Path(id): Path<String>, form: Form) -> Answer {
    let table = table_of(&id)?;
    let seat = match form.maybe("seat") {
        Some(_) => seat_of(&form)?,
        None => acting(&cx.host().view(cx.who, table, None).await?)?,
    };
    let (version, question) = (form.read("version")?, form.text("question").to_owned());
    let actions = match filled(&cx, &form)? {
        None => named(&form)?,
        Some(filled) => {
            let view = cx.host().view(cx.who, table, Some(seat)).await?;
            if let Some(sentence) = unfilled(&cx, &view, version, &*filled) {
                return Ok(not_done(&cx, &format!("/t/{table}?seat={}", seat.0), &*filled, &sentence));
            }
            filled.actions()
        }
    };
    check_length(actions.len())?;
    let n_given = actions.len();
    let decided = cx
        .host()
        .decide(cx.who, table, seat, &Decision { version, question, actions, routine: cx.routine() })
        .await;
    if let Err(Refusal::NotNow(Why::Guided)) = decided {
        return guide::later(&cx, table).await;
    }
    let decided = decided?;
    if cx.wants_json {
        return Ok(Json(json!({ "version": decided.version, "taken": decided.n_taken })).into_response());
    }
    let mut to = onward(&cx, table, seat).await?;
    if decided.n_taken < n_given {
        let mark = if to.contains('?') { '&' } else { '?' };
        to += &format!("{mark}taken={}&given={n_given}", decided.n_taken);
    }
    Ok(cx.go(&to))
}

/// The seat that acts if the form names none.
fn acting(view: &TableView) -> Result<Seat, Refusal> {
    view.looking.or(view.answering).ok_or(Refusal::Forbidden(Why::NotYourSeat))
}

/// The actions that a form lists, in order. A button can stand for several, separated by dots.
pub(in crate::page::table) fn named(form: &Form) -> Result<Vec<ActionHash>, Refusal> {
    let named = form.pairs().filter(|(name, _)| ["choice", "action"].contains(name));
    named.flat_map(|(_, value)| value.split('.')).map(hash_of).collect()
}

/// Parses the hash of an action.
pub(in crate::page::table) fn hash_of(text: &str) -> Result<ActionHash, Refusal> {
    let is_hash = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    let hash = is_hash.then(|| ActionHash(text.to_owned()));
    hash.ok_or(Refusal::Bad { field: "choice", why: Why::NotAnOption })
}

pub(in crate::page::table) fn check_length(n_actions: usize) -> Result<(), Refusal> {
    match n_actions {
        0 => Err(Refusal::Bad { field: "choice", why: Why::Empty }),
        n if n > host::limits::ACTIONS_MAX => Err(Refusal::Bad { field: "choice", why: Why::TooLong }),
        _ => Ok(()),
    }
}

/// Reads a form that stands for several actions, if some game has such a form.
///
/// # Errors
///
/// A field has a value that none of our forms sends.
pub(in crate::page::table) fn filled(cx: &Cx, form: &Form) -> Result<Option<Box<dyn FilledForm>>, Refusal> {
    for pages in cx.games().iter() {
        if let Some(filled) = pages.extension.filled(form)? {
            return Ok(Some(filled));
        }
    }
    Ok(None)
}

/// Why a filled-in form cannot be carried out. If the game has changed meanwhile, the host says so instead.
pub(in crate::page::table) fn unfilled(
    cx: &Cx,
    view: &TableView,
    version: u64,
    filled: &dyn FilledForm,
) -> Option<String> {
    let game_view = view.game_view.as_ref()?;
    if game_view.version() != version || game_view.choices().is_empty() {
        return None;
    }
    filled.problem(cx, view, &names(cx.games().of(view), cx.words, view))
}

/// The response to a form that was not carried out, with a link back to it.
pub(in crate::page::table) fn not_done(
    cx: &Cx,
    back: &str,
    filled: &dyn FilledForm,
    sentence: &str,
) -> Response {
    let status = StatusCode::CONFLICT;
    if cx.wants_json {
        let error = json!({ "error": "not-now", "why": "list-refused", "field": null, "message": sentence });
        return (status, Json(error)).into_response();
    }
    let title = cx.say(filled.title_id());
    let body = html! {
        main #main .sorry {
            h1 { (title) }
            p #sorry { (sentence) }
            p { a href=(back) { (cx.say("board-back")) } }
        }
    };
    (status, layout(cx, Page { title, ..Page::default() }, body)).into_response()
}

/// Where to go after an act. A device with several seats goes to the seat that is asked next. If none is asked and some
/// are locked, the address names no seat, so that the page can ask for the PIN of the one that is asked later.
pub(in crate::page::table) async fn onward(cx: &Cx, table: TableId, seat: Seat) -> Result<String, Refusal> {
    let view = cx.host().view(cx.who, table, None).await?;
    if view.own.len() <= 1 {
        return Ok(format!("/t/{table}"));
    }
    let is_locked = |seat: Seat| view.seats[seat.index()].is_locked;
    if asked_here(&view).is_empty() && view.own.iter().any(is_locked) {
        return Ok(format!("/t/{table}"));
    }
    let next = next_here(&view, seat);
    let from = if next == seat { String::new() } else { format!("&from={}", seat.0) };
    Ok(format!("/t/{table}?seat={}{from}", next.0))
}

/// The seat at this device that decides next: the same one if it is still asked, else the next one clockwise, if possible not
/// the one that had the device last.
fn next_here(view: &TableView, seat: Seat) -> Seat {
    let (asked, n) = (asked_here(view), view.seats.len() as u8);
    let clockwise = || (0..n).map(|k| Seat((seat.0 + k) % n)).filter(|&seat| asked.contains(seat));
    let is_other = |next: &Seat| !view.seats[next.index()].is_locked || view.opened != Some(*next);
    clockwise().find(is_other).or_else(|| clockwise().next()).unwrap_or(seat)
}
