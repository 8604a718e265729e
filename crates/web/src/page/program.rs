//! Connects a program to one's seat: issues its token, which is shown once, and revokes it.

use axum::{
    Router,
    extract::Path,
    response::{IntoResponse, Response},
    routing::{get, post},
};
use host::{Refusal, Secret, TableId};
use maud::{Markup, html};
use tabletop::Seat;

use super::{field, link::hidden};
use crate::{
    app::App,
    http::{cx::Cx, error_page::Answer},
    render::layout::{Page, layout, opening},
};

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/t/{id}/seats/{n}/program", get(show))
        .route("/t/{id}/seats/{n}/token", post(issue))
        .route("/t/{id}/seats/{n}/token/revoke", post(revoke))
}

async fn show(cx: Cx, Path((id, n)): Path<(String, String)>) -> Answer {
    let (table, seat) = place(&id, &n)?;
    let has_token = cx.host().token_since_ms(cx.who, table, seat).await?.is_some();
    let address = format!("/t/{table}/seats/{}/token", seat.0);
    let log = html! {
        @if has_token { p { (cx.say("api-program-has")) } }
        form .sheet method="post" action=(address) data-stays {
            button .main-act { (cx.say(if has_token { "api-program-anew" } else { "api-program-make" })) }
            @if has_token { p .hint { (cx.say("api-program-anew-hint")) } }
        }
        @if has_token {
            form .sheet method="post" action={ (address) "/revoke" } {
                button { (cx.say("api-program-revoke")) }
            }
        }
    };
    Ok(page(&cx, table, seat, log))
}

/// Issues a token and shows it once.
async fn issue(cx: Cx, Path((id, n)): Path<(String, String)>) -> Answer {
    let (table, seat) = place(&id, &n)?;
    let token: Secret = cx.host().issue_token(cx.who, table, seat).await?;
    let log = html! {
        (field::copied(&cx, "token", &cx.say("api-program-token"), &token.to_string()))
        p .hint { (cx.say("api-program-once")) }
    };
    Ok(page(&cx, table, seat, log))
}

async fn revoke(cx: Cx, Path((id, n)): Path<(String, String)>) -> Answer {
    let (table, seat) = place(&id, &n)?;
    cx.host().revoke_token(cx.who, table, seat).await?;
    Ok(cx.go(&format!("/t/{table}/seats/{}/program", seat.0)))
}

fn page(cx: &Cx, table: TableId, seat: Seat, log: Markup) -> Response {
    let title = cx.tell("api-program-title", &[("n", (seat.0 + 1).into())]);
    let address = format!("{}/api/v1/tables/{table}", cx.origin);
    let body = html! {
        main #main .lobby {
            (opening(cx, &title, "api-program-lead"))
            (log)
            (field::copied(cx, "address", &cx.say("api-program-address"), &address))
            p { a href="/api" { (cx.say("api-program-how")) } }
            p { a .button href={ "/t/" (table) } { (cx.say("lobby-back-to-table")) } }
        }
    };
    hidden(layout(cx, Page { title, class: "link", ..Page::default() }, body).into_response())
}

fn place(id: &str, n: &str) -> Result<(TableId, Seat), Refusal> {
    let table = id.parse().map_err(|_| Refusal::NotFound)?;
    // `Seats` holds eight.
    let seat = n.parse().ok().filter(|n| *n < 8).map(Seat).ok_or(Refusal::NotFound)?;
    Ok((table, seat))
}
