//! The visitor's own page: name, passphrase, recovery, notifications, games, and deleting their data.

use axum::{
    Router,
    response::{IntoResponse, Response},
    routing::{get, post},
};
use host::{Person, Phase, Refusal, Secret, Summary};
use maud::{Markup, html};

use super::{
    field::{self, Wrong},
    link::hidden,
    summary,
};
use crate::{
    app::App,
    http::{cx::Cx, door::Door, error_page::Answer, form::Form},
    render::layout::{Page, layout},
};

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/me", get(show))
        .route("/me/name", post(set_name))
        .route("/me/passphrase", post(set_passphrase))
        .route("/me/recovery", post(issue_recovery))
        .route("/me/recovery/revoke", post(revoke_recovery))
        .route("/me/webhook", post(set_webhook))
        .route("/me/sign-out", post(sign_out))
        .route("/me/delete", post(delete))
}

async fn show(cx: Cx) -> Answer {
    if cx.who.person.is_none() {
        return Ok(nobody(&cx).into_response());
    }
    Ok(page(&cx, &Form::default(), None).await?.into_response())
}

async fn set_name(mut cx: Cx, form: Form) -> Answer {
    let who = cx.identify().await?;
    let set = cx.host().set_name(who, form.text("name")).await;
    settle(&cx, &form, set).await
}

async fn set_passphrase(cx: Cx, door: Door, form: Form) -> Answer {
    let (login, passphrase) = (form.text("login"), form.text("passphrase"));
    match cx.host().change_passphrase(cx.who, form.text("current"), login, passphrase).await {
        Ok(secret) => {
            cx.give_cookie(secret);
            cx.host().know_own_browser(cx.who, door.caller.browser).await?;
            Ok(door.keep(cx.go("/me")))
        }
        Err(refusal) => settle(&cx, &form, Err(refusal)).await,
    }
}

async fn set_webhook(cx: Cx, form: Form) -> Answer {
    let set = cx.host().set_webhook(cx.who, form.text("webhook").trim()).await;
    settle(&cx, &form, set).await
}

async fn issue_recovery(cx: Cx) -> Answer {
    let secret = cx.host().issue_recovery(cx.who).await?;
    Ok(issued(&cx, &secret))
}

async fn revoke_recovery(cx: Cx) -> Answer {
    cx.host().revoke_recovery(cx.who).await?;
    Ok(cx.go("/me"))
}

async fn sign_out(cx: Cx) -> Answer {
    cx.host().sign_out(cx.who).await?;
    cx.take_cookie();
    Ok(cx.go("/"))
}

async fn delete(cx: Cx, form: Form) -> Answer {
    if !form.is_on("is_sure") {
        let wrong = Wrong::field("is_sure", cx.say("lobby-me-delete-unsure"));
        return Ok(wrong.answer(page(&cx, &form, Some(&wrong)).await?));
    }
    cx.host().delete_person(cx.who).await?;
    cx.take_cookie();
    Ok(cx.go("/"))
}

/// Redirects to the page, or shows it again with the typed values and the error.
async fn settle(cx: &Cx, form: &Form, set: Result<(), Refusal>) -> Answer {
    let Err(refusal) = set else { return Ok(cx.go("/me")) };
    let wrong = Wrong::refused(cx, refusal)?;
    Ok(wrong.answer(page(cx, form, Some(&wrong)).await?))
}

/// The page of a visitor without an identity.
fn nobody(cx: &Cx) -> Markup {
    let body = html! {
        main #main.lobby {
            h1 { (cx.say("lobby-me-title")) }
            p.lead { (cx.say("lobby-me-nobody")) }
            p { a.button href="/sign-in" { (cx.say("lobby-sign-in-title")) } }
            p { a href="/" { (cx.say("lobby-home-page")) } }
        }
    };
    layout(cx, Page { title: cx.say("lobby-me-title"), class: "me", ..Page::default() }, body)
}

async fn page(cx: &Cx, form: &Form, wrong: Option<&Wrong>) -> Result<Markup, Refusal> {
    let person = cx.host().person(cx.who).await?;
    let tables = cx.host().own_tables(cx.who).await?;
    let body = html! {
        main #main.lobby {
            h1 { (cx.say("lobby-me-title")) }
            (field::head(wrong.filter(|wrong| wrong.field.is_empty())))
            (games(cx, &tables))
            section {
                h2 { (cx.say("lobby-me-name")) }
                form.sheet method="post" action="/me/name" {
                    (field::own_name(cx, form.maybe("name").unwrap_or(&person.name)).show(wrong))
                    button { (cx.say("lobby-me-save")) }
                }
            }
            p { a .to-settings href="/settings" { (cx.say("ease-settings")) } }
            p { a .to-settings href="/sets" { (cx.say("set-title")) } }
            (elsewhere(cx, &person, form, wrong))
            (notices(cx, &person, form, wrong))
            (leaving(cx, wrong))
        }
    };
    Ok(layout(cx, Page { title: cx.say("lobby-me-title"), class: "me", ..Page::default() }, body))
}

/// All games, running ones first.
fn games(cx: &Cx, tables: &[Summary]) -> Markup {
    let (over, on): (Vec<_>, Vec<_>) = tables
        .iter()
        .filter(|table| table.phase != Phase::Closed)
        .partition(|table| table.phase == Phase::Over);
    html! {
        section {
            h2 { (cx.say("lobby-me-games")) }
            @if over.is_empty() && on.is_empty() {
                p.empty { (cx.say("lobby-home-own-none")) }
            }
            @for (title, tables) in [("lobby-me-games-on", &on), ("lobby-me-games-over", &over)] {
                @if !tables.is_empty() {
                    h3 { (cx.say(title)) }
                    (summary::list(cx, tables))
                }
            }
        }
    }
}

/// Two ways to use the same identity in another browser.
fn elsewhere(cx: &Cx, person: &Person, form: &Form, wrong: Option<&Wrong>) -> Markup {
    let known = form.maybe("login").or(person.login.as_deref()).unwrap_or("");
    let has_one = person.login.is_some();
    let (label, hint) = match has_one {
        true => ("lobby-passphrase-new", "lobby-passphrase-change-hint"),
        false => ("lobby-passphrase", "lobby-passphrase-hint"),
    };
    let new =
        field::Line { label: cx.say(label), hint: Some(cx.say(hint)), ..passphrase(cx, "new-password") };
    html! {
        section {
            h2 { (cx.say("lobby-me-elsewhere")) }
            p { (cx.say("lobby-me-elsewhere-lead")) }
            h3 { (cx.say("lobby-me-passphrase")) }
            form.sheet method="post" action="/me/passphrase" {
                (login(cx, known).show(wrong))
                @if has_one {
                    (field::Line {
                        name: "current",
                        label: cx.say("lobby-passphrase-current"),
                        ..passphrase(cx, "current-password")
                    }.show(wrong))
                }
                (new.show(wrong))
                button {
                    @if has_one { (cx.say("lobby-me-passphrase-change")) }
                    @else { (cx.say("lobby-me-passphrase-set")) }
                }
            }
            h3 { (cx.say("lobby-me-recovery")) }
            p { (cx.say("lobby-me-recovery-lead")) }
            form.sheet method="post" action="/me/recovery" {
                button {
                    @if person.has_recovery { (cx.say("lobby-me-recovery-again")) }
                    @else { (cx.say("lobby-me-recovery-issue")) }
                }
                @if person.has_recovery {
                    button.quiet formaction="/me/recovery/revoke" { (cx.say("lobby-me-recovery-revoke")) }
                }
            }
            h3 { (cx.say("lobby-me-other")) }
            p { a href="/sign-in" { (cx.say("lobby-me-other-sign-in")) } }
        }
    }
}

/// Where turn notifications are sent.
fn notices(cx: &Cx, person: &Person, form: &Form, wrong: Option<&Wrong>) -> Markup {
    let webhook = field::Line {
        name: "webhook",
        kind: "url",
        label: cx.say("lobby-me-webhook-url"),
        value: form.maybe("webhook").or(person.webhook.as_deref()).unwrap_or(""),
        len_max: 500,
        autocomplete: "off",
        is_required: false,
        hint: Some(cx.say("lobby-me-webhook-hint")),
    };
    html! {
        section {
            h2 { (cx.say("lobby-me-webhook")) }
            form.sheet method="post" action="/me/webhook" {
                (webhook.show(wrong))
                button { (cx.say("lobby-me-save")) }
            }
        }
    }
}

fn leaving(cx: &Cx, wrong: Option<&Wrong>) -> Markup {
    html! {
        section.leaving {
            h2 { (cx.say("lobby-me-leaving")) }
            form.sheet method="post" action="/me/sign-out" {
                p { (cx.say("lobby-me-sign-out-lead")) }
                button.quiet { (cx.say("lobby-me-sign-out")) }
            }
            form.sheet method="post" action="/me/delete" {
                h3 { (cx.say("lobby-me-delete")) }
                p { (cx.say("lobby-me-delete-lead")) }
                (field::sure(&cx.say("lobby-me-delete-sure"), wrong))
                button.danger { (cx.say("lobby-me-delete-do")) }
            }
        }
    }
}

/// A new recovery link. It is shown only once, since only its hash is stored.
fn issued(cx: &Cx, secret: &Secret) -> Response {
    let address = format!("{}/recover/{secret}", cx.origin);
    let body = html! {
        main #main.lobby {
            h1 { (cx.say("lobby-me-recovery")) }
            p.lead { (cx.say("lobby-me-recovery-keep")) }
            (field::copied(cx, "recovery-link", &cx.say("lobby-me-recovery-link"), &address))
            p.hint { (cx.say("lobby-issued-once")) }
            p { a.button href="/me" { (cx.say("lobby-me-back")) } }
        }
    };
    hidden(layout(cx, Page { title: cx.say("lobby-me-recovery"), class: "me", ..Page::default() }, body))
}

/// The field for the login name.
pub(super) fn login<'a>(cx: &Cx, value: &'a str) -> field::Line<'a> {
    field::Line {
        name: "login",
        kind: "text",
        label: cx.say("lobby-login"),
        value,
        len_max: *host::limits::LOGIN_CHARS.end(),
        autocomplete: "username",
        is_required: true,
        hint: None,
    }
}

/// The field for a passphrase.
pub(super) fn passphrase(cx: &Cx, autocomplete: &'static str) -> field::Line<'static> {
    field::Line {
        name: "passphrase",
        kind: "password",
        label: cx.say("lobby-passphrase"),
        value: "",
        len_max: *host::limits::PASSPHRASE_CHARS.end(),
        autocomplete,
        is_required: true,
        hint: None,
    }
}
