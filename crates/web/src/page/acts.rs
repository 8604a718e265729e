//! What is done to a table beside playing: sitting down, leaving, changing seats, starting, pausing, playing again.

use axum::{
    Router,
    extract::Path,
    response::{IntoResponse, Response},
    routing::post,
};
use host::{Phase, Refusal, TableId, Why};
use tabletop::Seat;

use super::{field::Wrong, gather, seat};
use crate::{
    app::App,
    http::{cx::Cx, error_page::ErrorPage, form::Form},
};

type Answer = Result<Response, ErrorPage>;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/t/{id}/claim", post(claim))
        .route("/t/{id}/leave", post(leave))
        .route("/t/{id}/come-back", post(come_back))
        .route("/t/{id}/start", post(start))
        .route("/t/{id}/close", post(close))
        .route("/t/{id}/seats/{n}", post(set_seat))
        .route("/t/{id}/seats/{n}/away", post(send_away))
        .route("/t/{id}/seats/{n}/link", post(issue_link))
        .route("/t/{id}/seats/{n}/revoke", post(revoke_link))
        .route("/t/{id}/rematch", post(rematch))
        .route("/t/{id}/pause", post(pause))
        .route("/t/{id}/resume", post(resume))
        .route("/t/{id}/unlock", post(unlock))
        .route("/t/{id}/lock", post(lock))
}

/// Sits down. What was typed stays where it does not do.
async fn claim(mut cx: Cx, Path(id): Path<String>, form: Form) -> Answer {
    let table = table(&id)?;
    let seat = form.maybe("seat").map(|_| seat_of(&form)).transpose()?;
    let known = cx.host().view(cx.who, table, None).await?;
    if known.phase == Phase::Gathering && form.text("name").trim().is_empty() && !has_name(&cx).await? {
        let wrong = Wrong::field("name", cx.say("lobby-wrong-name"));
        return Ok(gather::wrong(&cx, &known, "", &wrong));
    }
    let who = cx.identify().await?;
    let Err(refusal) = cx.host().claim(who, table, seat, form.text("name")).await else {
        return Ok(to(&cx, table));
    };
    // Once the game has begun there is no form to come back to here.
    if !(known.phase == Phase::Gathering) {
        return Err(refusal.into());
    }
    let wrong = Wrong::refused(&cx, refusal)?;
    let view = cx.host().view(who, table, None).await?;
    Ok(gather::wrong(&cx, &view, form.text("name"), &wrong))
}

async fn leave(cx: Cx, Path(id): Path<String>, form: Form) -> Answer {
    let table = table(&id)?;
    cx.host().leave(cx.who, table, seat_of(&form)?).await?;
    Ok(to(&cx, table))
}

async fn come_back(cx: Cx, Path(id): Path<String>, form: Form) -> Answer {
    let table = table(&id)?;
    cx.host().come_back(cx.who, table, seat_of(&form)?).await?;
    Ok(to(&cx, table))
}

async fn start(cx: Cx, Path(id): Path<String>) -> Answer {
    let table = table(&id)?;
    cx.host().start_table(cx.who, table).await?;
    Ok(to(&cx, table))
}

async fn close(cx: Cx, Path(id): Path<String>) -> Answer {
    let table = table(&id)?;
    cx.host().close_table(cx.who, table).await?;
    Ok(to(&cx, table))
}

/// Gives a seat to somebody else: before the deal to whom the host likes, later only if its holder is away.
async fn set_seat(cx: Cx, Path((id, n)): Path<(String, String)>, form: Form) -> Answer {
    let (table, at) = (table(&id)?, seat_at(&n)?);
    let view = cx.host().view(cx.who, table, None).await?;
    let set = match seat::read(&cx, &form, "") {
        Ok(None) => Err(Refusal::Bad { field: "kind", why: Why::NotAnOption }),
        Ok(Some(new)) if view.phase == Phase::Playing => cx.host().replace(cx.who, table, at, new).await,
        Ok(Some(new)) => cx.host().set_seat(cx.who, table, at, new).await,
        Err(wrong) if view.phase == Phase::Gathering => return Ok(gather::wrong(&cx, &view, "", &wrong)),
        Err(_) => Err(Refusal::Bad { field: "kind", why: Why::NotAnOption }),
    };
    match set {
        Ok(()) => Ok(to(&cx, table)),
        Err(refusal) if view.phase == Phase::Gathering && view.is_host => {
            // A name that does not do is not the host's own.
            let wrong = Wrong::refused(&cx, refusal)?.at("kind");
            Ok(gather::wrong(&cx, &view, "", &wrong))
        }
        Err(refusal) => Err(refusal.into()),
    }
}

/// Lets a bot play for somebody who keeps all others waiting.
async fn send_away(cx: Cx, Path((id, n)): Path<(String, String)>) -> Answer {
    let (table, at) = (table(&id)?, seat_at(&n)?);
    cx.host().send_away(cx.who, table, at).await?;
    Ok(to(&cx, table))
}

/// Makes a link to a seat, and shows it once.
async fn issue_link(cx: Cx, Path((id, n)): Path<(String, String)>) -> Answer {
    let (table, at) = (table(&id)?, seat_at(&n)?);
    let secret = cx.host().issue_link(cx.who, table, at).await?;
    Ok(super::link::issued(&cx, table, at, &secret).into_response())
}

async fn revoke_link(cx: Cx, Path((id, n)): Path<(String, String)>) -> Answer {
    let (table, at) = (table(&id)?, seat_at(&n)?);
    cx.host().revoke_link(cx.who, table, at).await?;
    Ok(to(&cx, table))
}

async fn rematch(cx: Cx, Path(id): Path<String>) -> Answer {
    let next = cx.host().rematch(cx.who, table(&id)?).await?;
    // Who plays alone waits for nobody.
    let view = cx.host().view(cx.who, next, None).await?;
    if view.phase == Phase::Gathering && view.seats.len() == 1 && view.is_host {
        cx.host().start_table(cx.who, next).await?;
    }
    Ok(to(&cx, next))
}

async fn pause(cx: Cx, Path(id): Path<String>) -> Answer {
    let table = table(&id)?;
    cx.host().pause(cx.who, table).await?;
    Ok(to(&cx, table))
}

async fn resume(cx: Cx, Path(id): Path<String>) -> Answer {
    let table = table(&id)?;
    cx.host().resume(cx.who, table).await?;
    Ok(to(&cx, table))
}

async fn unlock(cx: Cx, Path(id): Path<String>, form: Form) -> Answer {
    let (table, seat) = (table(&id)?, seat_of(&form)?);
    cx.host().unlock(cx.who, table, seat, form.text("pin")).await?;
    Ok(cx.go(&format!("/t/{table}?seat={}", seat.0)))
}

async fn lock(cx: Cx, Path(id): Path<String>) -> Answer {
    let table = table(&id)?;
    cx.host().lock(cx.who, table).await?;
    Ok(to(&cx, table))
}

fn to(cx: &Cx, table: TableId) -> Response {
    cx.go(&format!("/t/{table}"))
}

async fn has_name(cx: &Cx) -> Result<bool, Refusal> {
    if cx.who.person.is_none() {
        return Ok(false);
    }
    Ok(!cx.host().person(cx.who).await?.name.is_empty())
}

fn table(id: &str) -> Result<TableId, Refusal> {
    id.parse().map_err(|_| Refusal::NotFound)
}

fn seat_at(n: &str) -> Result<Seat, Refusal> {
    // A set of seats holds eight.
    n.parse().ok().filter(|n| *n < 8).map(Seat).ok_or(Refusal::NotFound)
}

fn seat_of(form: &Form) -> Result<Seat, Refusal> {
    seat_at(form.text("seat"))
}
