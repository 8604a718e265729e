//! The page of whoever runs the server, opened by a token: it finds tables and people, and orders what the host does to them.
//! `kajiba admin` asks the same addresses for JSON.

mod row;

use axum::{
    Json, Router,
    extract::Query,
    http::{HeaderMap, header},
    response::IntoResponse,
    routing::{get, post},
};
use axum_extra::extract::cookie::CookieJar;
use host::{Deed, Refusal};
use maud::{Markup, html};
use serde::Deserialize;
use sha2::{Digest, Sha256};

use self::row::{List, Row};
use super::field::{self, Wrong};
use crate::{
    app::App,
    http::{
        cx::{Cx, bearer, operator_cookie},
        error_page::{Answer, ErrorPage},
        form::Form,
    },
    render::layout::{Page, layout, opening},
};

/// The cookie of a browser that has given the token.
pub(crate) const COOKIE: &str = "operator";

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/operator", get(show).post(order))
        .route("/operator/sign-in", post(sign_in))
        .route("/operator/sign-out", post(sign_out))
}

/// What the page is asked for.
#[derive(Deserialize, Default)]
#[serde(default)]
struct Asked {
    list: String,
    q: String,
    /// To how many things the last order was done.
    n: Option<u64>,
}

async fn show(cx: Cx, headers: HeaderMap, Query(asked): Query<Asked>) -> Answer {
    if !is_operator(&cx, &headers)? {
        return if cx.wants_json { Err(ErrorPage::no_token()) } else { Ok(door(&cx, None).into_response()) };
    }
    let list = List::named(&asked.list);
    let rows = list.rows(&cx, &asked.q).await?;
    if cx.wants_json {
        let rows = rows.iter().map(|row| serde_json::json!({ "id": row.id, "cells": row.cells }));
        return Ok(Json(serde_json::json!({ "rows": rows.collect::<Vec<_>>() })).into_response());
    }
    Ok(page(&cx, &asked, list, &rows).into_response())
}

async fn order(cx: Cx, headers: HeaderMap, form: Form) -> Answer {
    if !is_operator(&cx, &headers)? {
        return Err(ErrorPage::no_token());
    }
    let deed = Deed::read(form.text("deed"), form.text("subject"))?;
    if deed.is_final() && !cx.wants_json && !form.is_on("sure") {
        let wrong = Wrong::field("", cx.say("operator-unsure"));
        let back = html! {
            (field::head(Some(&wrong)))
            p { a href="/operator" { (cx.say("operator-title")) } }
        };
        return Ok(wrong.answer(door_of(&cx, back)));
    }
    let n = cx.host().operate(deed).await?;
    if cx.wants_json {
        return Ok(Json(serde_json::json!({ "n": n })).into_response());
    }
    Ok(cx.go(&format!("/operator?list={}&n={n}", List::named(form.text("list")).name())))
}

async fn sign_in(cx: Cx, form: Form) -> Answer {
    let token = cx.app.settings().operator_token.as_deref().ok_or(Refusal::NotFound)?;
    // Compare hashes, so that the timing reveals nothing about the token.
    if Sha256::digest(form.text("token")) != Sha256::digest(token) {
        let wrong = Wrong::field("token", cx.say("operator-token-wrong"));
        return Ok(wrong.answer(door(&cx, Some(&wrong))));
    }
    Ok(([(header::SET_COOKIE, operator_cookie(&cx, Some(cookie_of(token))))], cx.go("/operator"))
        .into_response())
}

async fn sign_out(cx: Cx) -> Answer {
    cx.app.settings().operator_token.as_ref().ok_or(Refusal::NotFound)?;
    Ok(([(header::SET_COOKIE, operator_cookie(&cx, None))], cx.go("/operator")).into_response())
}

/// Whether the request comes with the token or its cookie.
///
/// # Errors
/// The server has no token: then there is no such page.
fn is_operator(cx: &Cx, headers: &HeaderMap) -> Result<bool, Refusal> {
    let token = cx.app.settings().operator_token.as_deref().ok_or(Refusal::NotFound)?;
    if let Some(given) = headers.get(header::AUTHORIZATION).and_then(bearer) {
        return Ok(Sha256::digest(given) == Sha256::digest(token));
    }
    let jar = CookieJar::from_headers(headers);
    let kept = jar.get(COOKIE).map(|cookie| cookie.value().to_owned()).unwrap_or_default();
    Ok(Sha256::digest(kept) == Sha256::digest(cookie_of(token)))
}

/// What a browser keeps instead of the token. A new token makes it void.
fn cookie_of(token: &str) -> String {
    let digest = Sha256::digest(format!("the cookie of an operator: {token}"));
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Where the token is given.
fn door(cx: &Cx, wrong: Option<&Wrong>) -> Markup {
    let token = field::Line {
        name: "token",
        kind: "password",
        label: cx.say("operator-token"),
        value: "",
        len_max: 200,
        autocomplete: "off",
        is_required: true,
        hint: Some(cx.say("operator-token-hint")),
    };
    door_of(
        cx,
        html! {
            form.sheet method="post" action="/operator/sign-in" {
                (token.show(wrong))
                button.main-act { (cx.say("operator-enter")) }
            }
        },
    )
}

fn door_of(cx: &Cx, what: Markup) -> Markup {
    let title = cx.say("operator-title");
    let body = html! {
        main #main.lobby {
            (opening(cx, &title, "operator-lead"))
            (what)
        }
    };
    layout(cx, Page { title, class: "me operator", ..Page::default() }, body)
}

fn page(cx: &Cx, asked: &Asked, list: List, rows: &[Row]) -> Markup {
    let title = cx.say("operator-title");
    let body = html! {
        main #main.lobby {
            (opening(cx, &title, "operator-lead"))
            @if let Some(n) = asked.n {
                p #done role="status" { (cx.tell("operator-done", &[("n", i64::try_from(n).unwrap_or(i64::MAX).into())])) }
            }
            nav.operator-lists {
                ul {
                    @for other in List::ALL {
                        li {
                            a href={ "/operator?list=" (other.name()) } aria-current=[(other == list).then_some("page")] {
                                (cx.say(&format!("operator-list-{}", other.name())))
                            }
                        }
                    }
                }
            }
            @if list.is_searched() { (search(cx, asked, list)) }
            (list_of(cx, list, rows))
            (extra(cx, list))
            form.sheet method="post" action="/operator/sign-out" {
                button.quiet { (cx.say("operator-leave")) }
            }
        }
    };
    layout(cx, Page { title, class: "me operator", ..Page::default() }, body)
}

fn search(cx: &Cx, asked: &Asked, list: List) -> Markup {
    let q = field::Line {
        name: "q",
        kind: "search",
        label: cx.say("operator-search"),
        value: &asked.q,
        len_max: 100,
        autocomplete: "off",
        is_required: false,
        hint: None,
    };
    html! {
        form.sheet.operator-search action="/operator" {
            input type="hidden" name="list" value=(list.name());
            (q.show(None))
            button { (cx.say("operator-find")) }
        }
    }
}

fn list_of(cx: &Cx, list: List, rows: &[Row]) -> Markup {
    html! {
        @if rows.is_empty() { p.empty { (cx.say("operator-none")) } }
        ul.tables {
            @for row in rows {
                li.table-line {
                    @if let Some((first, rest)) = row.cells.split_first() {
                        p { strong { (first) } }
                        @if !rest.is_empty() { p { (rest.join(" · ")) } }
                    }
                    @if !row.cells.iter().any(|cell| row.id.ends_with(cell)) { p.small { code { (row.id) } } }
                    @if !row.deeds.is_empty() {
                        div.choices-in-row {
                            @for deed in &row.deeds { (button(cx, list, deed, &row.id)) }
                        }
                    }
                }
            }
        }
    }
}

/// One order about one thing. What cannot be undone is confirmed.
fn button(cx: &Cx, list: List, deed: &str, subject: &str) -> Markup {
    let form = html! {
        form method="post" action="/operator" {
            input type="hidden" name="list" value=(list.name());
            input type="hidden" name="deed" value=(deed);
            input type="hidden" name="subject" value=(subject);
            @if Deed::is_final_name(deed) { (sure(cx)) }
            button.quiet { (cx.say(&format!("operator-deed-{deed}"))) }
        }
    };
    html! {
        @if Deed::is_final_name(deed) {
            details {
                summary { (cx.say(&format!("operator-deed-{deed}"))) }
                (form)
            }
        } @else { (form) }
    }
}

fn sure(cx: &Cx) -> Markup {
    html! {
        label.choice {
            input type="checkbox" name="sure" value="1" required autocomplete="off";
            span { (cx.say("operator-sure")) }
        }
    }
}

/// Orders that are about no single row.
fn extra(cx: &Cx, list: List) -> Markup {
    let deeds: &[(&str, &str)] = match list {
        List::Tables => &[("archive", "operator-days"), ("prune", "operator-days")],
        List::Bans => &[("ban", "operator-address")],
        List::People | List::Log => &[],
    };
    html! {
        @for (deed, label) in deeds {
            form.sheet method="post" action="/operator" {
                h2 { (cx.say(&format!("operator-deed-{deed}"))) }
                p.hint { (cx.say(&format!("operator-about-{deed}"))) }
                input type="hidden" name="list" value=(list.name());
                input type="hidden" name="deed" value=(deed);
                div.field {
                    label for={ "subject-" (deed) } { (cx.say(label)) }
                    input id={ "subject-" (deed) } name="subject" type="text" required maxlength="60" autocomplete="off";
                }
                @if Deed::is_final_name(deed) { (sure(cx)) }
                button { (cx.say(&format!("operator-deed-{deed}"))) }
            }
        }
    }
}
