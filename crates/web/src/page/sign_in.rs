//! Signing in from another browser: by login and passphrase, or by a recovery link.

use axum::{Router, extract::Path, response::IntoResponse, routing::get};
use host::{Credentials, Refusal, Secret};
use maud::{Markup, html};

use super::{
    field::{self, Wrong},
    link::hidden,
    me,
};
use crate::{
    app::App,
    http::{
        cx::Cx,
        door::Door,
        error_page::{Answer, ErrorPage},
        form::Form,
    },
    render::layout::{Page, layout},
};

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/sign-in", get(show).post(sign_in))
        .route("/recover/{secret}", get(whose).post(recover))
}

async fn show(cx: Cx) -> Result<Markup, ErrorPage> {
    Ok(page(&cx, "", None).await?)
}

async fn sign_in(cx: Cx, door: Door, form: Form) -> Answer {
    let (login, passphrase) = (form.text("login"), form.text("passphrase"));
    let credentials = Credentials { login, passphrase, comes_along: form.is_on("along") };
    match cx.host().sign_in(cx.who, door.caller, credentials).await {
        Ok(secret) => {
            cx.give_cookie(secret);
            Ok(door.keep(cx.go("/")))
        }
        Err(refusal) => {
            let wrong = Wrong::refused(&cx, refusal)?;
            Ok(wrong.answer(page(&cx, login, Some(&wrong)).await?))
        }
    }
}

async fn page(cx: &Cx, login: &str, wrong: Option<&Wrong>) -> Result<Markup, Refusal> {
    let along = along(cx).await?;
    let body = html! {
        main #main.lobby {
            h1 { (cx.say("lobby-sign-in-title")) }
            p.lead { (cx.say("lobby-sign-in-lead")) }
            form.sheet method="post" action="/sign-in" {
                (field::head(wrong.filter(|wrong| wrong.field.is_empty())))
                (me::login(cx, login).show(wrong))
                (me::passphrase(cx, "current-password").show(wrong))
                (along)
                button.main-act { (cx.say("lobby-sign-in-do")) }
            }
            p.hint { (cx.say("lobby-sign-in-lost")) }
        }
    };
    Ok(layout(cx, Page { title: cx.say("lobby-sign-in-title"), class: "me", ..Page::default() }, body))
}

/// Asks whether games started in this browser without signing in should be taken over. This is never automatic, since a
/// link may be somebody else's.
async fn along(cx: &Cx) -> Result<Markup, Refusal> {
    let may = cx.host().may_bring_along(cx.who).await?;
    Ok(html! {
        @if may {
            label.choice {
                input type="checkbox" name="along" value="1";
                span { (cx.say("lobby-along")) }
            }
            p.hint { (cx.say("lobby-along-hint")) }
        }
    })
}

/// Shows whose link it is and changes nothing.
async fn whose(cx: Cx, Path(secret): Path<String>) -> Answer {
    let name = cx.host().recovery(&read(&secret)?).await?;
    let along = along(&cx).await?;
    let body = html! {
        main #main.lobby {
            h1 { (cx.say("lobby-recover-title")) }
            p.lead {
                @if name.is_empty() { (cx.say("lobby-recover-nameless")) }
                @else { (cx.tell("lobby-recover-name", &[("name", name.as_str().into())])) }
            }
            p { (cx.say("lobby-recover-once")) }
            form.sheet method="post" {
                (along)
                button.main-act { (cx.say("lobby-recover-do")) }
            }
        }
    };
    let page = Page { title: cx.say("lobby-recover-title"), class: "me", ..Page::default() };
    Ok(hidden(layout(&cx, page, body)))
}

async fn recover(cx: Cx, Path(secret): Path<String>, form: Form) -> Answer {
    let secret = cx.host().recover(cx.who, &read(&secret)?, form.is_on("along")).await?;
    cx.give_cookie(secret);
    // There they find the next link.
    Ok(cx.go("/me").into_response())
}

fn read(secret: &str) -> Result<Secret, Refusal> {
    secret.parse().map_err(|_| Refusal::NotFound)
}
