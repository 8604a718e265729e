//! Seats: claim, leave, reassign, and their links and PINs.

use axum::{extract::Path, response::IntoResponse};
use host::{Phase, Refusal, Why};
use tabletop::Seat;

use super::to_table;
use crate::{
    http::{cx::Cx, form::Form},
    page::{
        field::Wrong,
        gather, link, seat,
        table::{Answer, table_of},
    },
};

/// Claims a seat. An error shows the form again with the typed name.
pub(in crate::page::table) async fn claim(mut cx: Cx, Path(id): Path<String>, form: Form) -> Answer {
    let table = table_of(&id)?;
    let seat = form.maybe("seat").map(|_| seat_in(&form)).transpose()?;
    let known = cx.host().view(cx.who, table, None).await?;
    if known.phase == Phase::Gathering && form.text("name").trim().is_empty() && !has_name(&cx).await? {
        let wrong = Wrong::field("name", cx.say("lobby-wrong-name"));
        return Ok(gather::wrong(&cx, &known, "", &wrong));
    }
    let who = cx.identify().await?;
    let Err(refusal) = cx.host().claim(who, table, seat, form.text("name")).await else {
        return Ok(to_table(&cx, table));
    };
    // Once the game has begun there is no form to show again.
    if !(known.phase == Phase::Gathering) {
        return Err(refusal.into());
    }
    let wrong = Wrong::refused(&cx, refusal)?;
    let view = cx.host().view(who, table, None).await?;
    Ok(gather::wrong(&cx, &view, form.text("name"), &wrong))
}

pub(in crate::page::table) async fn leave(cx: Cx, Path(id): Path<String>, form: Form) -> Answer {
    let table = table_of(&id)?;
    cx.host().leave(cx.who, table, seat_in(&form)?).await?;
    Ok(to_table(&cx, table))
}

pub(in crate::page::table) async fn come_back(cx: Cx, Path(id): Path<String>, form: Form) -> Answer {
    let table = table_of(&id)?;
    cx.host().come_back(cx.who, table, seat_in(&form)?).await?;
    Ok(to_table(&cx, table))
}

/// Gives a seat to somebody else: before the game as the host likes, later only if its player is away.
pub(in crate::page::table) async fn set_seat(
    cx: Cx,
    Path((id, n)): Path<(String, String)>,
    form: Form,
) -> Answer {
    let (table, at) = (table_of(&id)?, seat_at(&n)?);
    let view = cx.host().view(cx.who, table, None).await?;
    let set = match seat::read(&cx, &form, "") {
        Ok(None) => Err(Refusal::Bad { field: "kind", why: Why::NotAnOption }),
        Ok(Some(new)) if view.phase == Phase::Playing => cx.host().replace(cx.who, table, at, new).await,
        Ok(Some(new)) => cx.host().set_seat(cx.who, table, at, new).await,
        Err(wrong) if view.phase == Phase::Gathering => return Ok(gather::wrong(&cx, &view, "", &wrong)),
        Err(_) => Err(Refusal::Bad { field: "kind", why: Why::NotAnOption }),
    };
    match set {
        Ok(()) => Ok(to_table(&cx, table)),
        Err(refusal) if view.phase == Phase::Gathering && view.is_host => {
            // The name field on this page is the host's own; show the error at the seat.
            let wrong = Wrong::refused(&cx, refusal)?.at("kind");
            Ok(gather::wrong(&cx, &view, "", &wrong))
        }
        Err(refusal) => Err(refusal.into()),
    }
}

/// Lets a bot play for somebody who keeps the others waiting.
pub(in crate::page::table) async fn send_away(cx: Cx, Path((id, n)): Path<(String, String)>) -> Answer {
    let (table, at) = (table_of(&id)?, seat_at(&n)?);
    cx.host().send_away(cx.who, table, at).await?;
    Ok(to_table(&cx, table))
}

/// Issues a link to a seat and shows it once.
pub(in crate::page::table) async fn issue_link(cx: Cx, Path((id, n)): Path<(String, String)>) -> Answer {
    let (table, at) = (table_of(&id)?, seat_at(&n)?);
    let secret = cx.host().issue_link(cx.who, table, at).await?;
    Ok(link::issued(&cx, table, at, &secret).into_response())
}

pub(in crate::page::table) async fn revoke_link(cx: Cx, Path((id, n)): Path<(String, String)>) -> Answer {
    let (table, at) = (table_of(&id)?, seat_at(&n)?);
    cx.host().revoke_link(cx.who, table, at).await?;
    Ok(to_table(&cx, table))
}

pub(in crate::page::table) async fn unlock(cx: Cx, Path(id): Path<String>, form: Form) -> Answer {
    let (table, seat) = (table_of(&id)?, seat_in(&form)?);
    cx.host().unlock(cx.who, table, seat, form.text("pin")).await?;
    Ok(cx.go(&format!("/t/{table}?seat={}", seat.0)))
}

pub(in crate::page::table) async fn lock(cx: Cx, Path(id): Path<String>) -> Answer {
    let table = table_of(&id)?;
    cx.host().lock(cx.who, table).await?;
    Ok(to_table(&cx, table))
}

async fn has_name(cx: &Cx) -> Result<bool, Refusal> {
    if cx.who.person.is_none() {
        return Ok(false);
    }
    Ok(!cx.host().person(cx.who).await?.name.is_empty())
}

fn seat_at(n: &str) -> Result<Seat, Refusal> {
    // `Seats` holds eight.
    n.parse().ok().filter(|n| *n < 8).map(Seat).ok_or(Refusal::NotFound)
}

fn seat_in(form: &Form) -> Result<Seat, Refusal> {
    seat_at(form.text("seat"))
}
