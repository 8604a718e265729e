//! Secret links to a seat: whoever opens one may take the seat.

use axum::{
    Router,
    extract::Path,
    response::{IntoResponse, Response},
    routing::get,
};
use host::{LinkView, Refusal, Secret, TableId};
use maud::{Markup, html};
use tabletop::Seat;

use super::{
    field::{self, Wrong},
    poster,
};
use crate::{
    app::App,
    http::{cx::Cx, error_page::Answer, form::Form},
    render::layout::{Page, layout},
};

pub(super) fn routes() -> Router<App> {
    Router::new().route("/s/{secret}", get(show).post(take))
}

/// Shows where the link leads and changes nothing, so that link previews take no seat.
async fn show(cx: Cx, Path(secret): Path<String>) -> Answer {
    let link = cx.host().link(cx.who, &read(&secret)?).await?;
    Ok(hidden(page(&cx, &link, "", None)))
}

async fn take(mut cx: Cx, Path(secret): Path<String>, form: Form) -> Answer {
    let secret = read(&secret)?;
    let link = cx.host().link(cx.who, &secret).await?;
    let who = cx.identify().await?;
    match cx.host().claim_link(who, &secret, form.text("name")).await {
        Ok((table, seat)) => Ok(cx.go(&format!("/t/{table}?seat={}", seat.0))),
        Err(refusal) => {
            let wrong = Wrong::refused(&cx, refusal)?;
            let page = page(&cx, &link, form.text("name"), Some(&wrong));
            Ok(hidden(wrong.answer(page)))
        }
    }
}

/// Keeps a page out of search engines. The headers of every page already hide its address from other sites. Sending no
/// referrer at all would also remove the form's origin, and the form would be refused.
pub(super) fn hidden(page: impl IntoResponse) -> Response {
    ([("x-robots-tag", "noindex")], page).into_response()
}

fn read(secret: &str) -> Result<Secret, Refusal> {
    secret.parse().map_err(|_| Refusal::NotFound)
}

fn page(cx: &Cx, link: &LinkView, typed: &str, wrong: Option<&Wrong>) -> Markup {
    // Whoever takes over a seat keeps its name unless they enter another.
    let name = if typed.is_empty() { link.name.as_str() } else { typed };
    let line = field::Line { is_required: cx.who.person.is_none(), ..field::own_name(cx, name) };
    let seat = ("n", (link.seat.0 + 1).into());
    let body = html! {
        main #main.lobby {
            h1 { (cx.say("lobby-link-title")) }
            p.lead {
                @if link.host_name.is_empty() { (cx.say("lobby-link-nobody")) }
                @else { (cx.tell("lobby-link-host", &[("host", link.host_name.as_str().into())])) }
            }
            (poster::introduction(cx, &link.game))
            @if link.is_own {
                p { (cx.tell("lobby-link-own", &[seat])) }
                p { a.button.main-act href={ "/t/" (link.table) } { (cx.say("lobby-link-go")) } }
            } @else {
                p {
                    @if link.name.is_empty() { (cx.tell("lobby-link-free", &[seat])) }
                    @else { (cx.tell("lobby-link-taken", &[seat, ("name", link.name.as_str().into())])) }
                }
                form.sheet method="post" {
                    (line.show(wrong))
                    @if wrong.is_some_and(|wrong| wrong.field != "name") { (field::head(wrong)) }
                    button.main-act { (cx.say("lobby-link-take")) }
                }
            }
        }
    };
    let page = Page { title: cx.say("lobby-link-title"), class: "link", ..Page::default() };
    layout(
        cx,
        Page { games: games_of(cx, &link.game), about: poster::sentence(cx, &link.game), ..page },
        body,
    )
}

/// The game of a link, if it is on offer.
fn games_of(cx: &Cx, game: &str) -> Vec<&'static str> {
    cx.games().named(game).map(|pages| pages.game.id()).into_iter().collect()
}

/// A new link. It is shown only once, since only its hash is stored.
pub(super) fn issued(cx: &Cx, table: TableId, seat: Seat, secret: &Secret) -> Response {
    let address = format!("{}/s/{secret}", cx.origin);
    let body = html! {
        main #main.lobby {
            h1 { (cx.tell("lobby-issued-title", &[("n", (seat.0 + 1).into())])) }
            p.lead { (cx.say("lobby-issued-lead")) }
            (field::copied(cx, "seat-link", &cx.say("lobby-issued-link"), &address))
            p.hint { (cx.say("lobby-issued-once")) }
            p { a.button href={ "/t/" (table) } { (cx.say("lobby-back-to-table")) } }
        }
    };
    let title = cx.say("lobby-issued-link");
    hidden(layout(cx, Page { title, class: "link", ..Page::default() }, body))
}
