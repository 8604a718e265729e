//! The guided first game at its table: the step, what to do now, the outcome of the last step, and the ways out.

use axum::{Json, extract::Path, http::StatusCode, response::IntoResponse};
use host::{GuideStep, GuideView, Refusal, TableId, TableView, Why, guide_steps};
use maud::{Markup, html};
use serde_json::json;
use words::Words;

use super::{Answer, table_of, table_page::TablePage};
use crate::{
    face::Face,
    http::{cx::Cx, form::Form},
    render::layout::{Page, layout},
};

/// The id of the request to end the turn, which has the same words in all steps.
const END_TURN: &str = "end";

/// Whether the guide is active at this table.
pub(super) fn is_guided(view: &TableView) -> bool {
    matches!(view.guide, Some(GuideView::At { .. }))
}

/// The guide's panel; empty at other tables.
pub(super) fn panel(page: &TablePage) -> Markup {
    let Some(guide) = page.view.guide else { return html! {} };
    let steps = guide_steps();
    html! {
        section #guide .guide aria-labelledby="guide-title" {
            // Screen readers announce changes.
            div role="status" {
                @match guide {
                    GuideView::At { step, ask } => (asked(page, &steps, step, ask)),
                    GuideView::Done => (finished(page, &steps)),
                }
            }
            @if guide == GuideView::Done {
                (ways(page, &[
                    ("play", "guide-play"), ("on", "guide-on-finished"), ("again", "guide-again"), ("leave", "guide-leave"),
                ]))
            }
        }
    }
}

/// The ways out during the guide, folded, after all options.
pub(super) fn out(page: &TablePage) -> Markup {
    html! {
        @if is_guided(page.view) {
            details #guide-ways .guide-ways {
                summary { (page.say("guide-ways")) }
                (ways(page, &[("again", "guide-again"), ("on", "guide-on"), ("leave", "guide-leave")]))
            }
        }
    }
}

/// A step: until something is done, the last outcome and what to look at; then what to do now.
fn asked(page: &TablePage, steps: &[GuideStep], step: usize, ask: &str) -> Markup {
    let GuideStep { id, asks } = &steps[step];
    let count = [("n", (step + 1).into()), ("of", steps.len().into())];
    let is_new = asks.first() == Some(&ask);
    html! {
        @if is_new && let Some(before) = step.checked_sub(1) { (won(page, &steps[before])) }
        p .guide-count {
            (page.tell("guide-step", &count))
            span .guide-dots aria-hidden="true" { @for n in 0..steps.len() { i .past[n < step] .now[n == step] {} } }
        }
        h2 #guide-title { (page.say(&format!("guide-{id}"))) }
        p .guide-tells.begun[!is_new] { (page.say(&format!("guide-{id}-tells"))) }
        p #guide-now .guide-now { b { (page.say("guide-now")) } " " (page.say(&ask_id(id, ask))) }
    }
}

/// The end of the guide: how the game is won.
fn finished(page: &TablePage, steps: &[GuideStep]) -> Markup {
    html! {
        @if let Some(last) = steps.last() { (won(page, last)) }
        h2 #guide-title { (page.say("guide-finished")) }
        p .guide-tells { (page.say("guide-finished-tells")) }
        p #guide-now .guide-now { (page.say("guide-finished-now")) }
    }
}

/// The outcome of a step.
fn won(page: &TablePage, step: &GuideStep) -> Markup {
    html! { p .guide-won { span aria-hidden="true" { "✓ " } (page.say(&format!("guide-{}-won", step.id))) } }
}

/// The ways out of the guide, with their message ids. At the end, the first of several is the main one.
fn ways(page: &TablePage, ways: &[(&str, &str)]) -> Markup {
    html! {
        form .guide-out method="post" action=(page.address("guide")) {
            @for (way, id) in ways {
                button .main-act[*way == "play"] name="way" value=(way) { (page.say(id)) }
            }
        }
    }
}

/// The message id of a request.
fn ask_id(step: &str, ask: &str) -> String {
    if ask == END_TURN { "guide-end".to_owned() } else { format!("guide-{step}-{ask}") }
}

/// The part of the table that the guide is about, for screens that show one part at a time.
pub(super) fn place(view: &TableView, face: &dyn Face) -> Option<&'static str> {
    let Some(GuideView::At { step, ask }) = view.guide else { return None };
    face.place_of_step(guide_steps()[step].id, ask)
}

/// The response to an action that the guide does not ask for yet.
pub(super) async fn later(cx: &Cx, table: TableId) -> Answer {
    let view = cx.host().view(cx.who, table, None).await?;
    let sentence = cx.tell("guide-later", &[("now", now(cx.words, &view).into())]);
    let status = StatusCode::CONFLICT;
    if cx.wants_json {
        let error = json!({ "error": "not-now", "why": "guided", "field": null, "message": sentence });
        return Ok((status, Json(error)).into_response());
    }
    let title = cx.say("guide-later-title");
    let body = html! {
        main #main .sorry {
            h1 { (title) }
            p #sorry { (sentence) }
            p { a href=(format!("/t/{table}")) { (cx.say("board-back")) } }
        }
    };
    Ok((status, layout(cx, Page { title, ..Page::default() }, body)).into_response())
}

/// What the guide asks for now.
fn now(words: &Words, view: &TableView) -> String {
    match view.guide {
        Some(GuideView::At { step, ask }) => words.say(&ask_id(guide_steps()[step].id, ask), &[]),
        Some(GuideView::Done) | None => words.say("guide-finished-now", &[]),
    }
}

/// Leaves the guide in one of several ways.
pub(super) async fn leave(cx: Cx, Path(id): Path<String>, form: Form) -> Answer {
    let (table, who) = (table_of(&id)?, cx.who);
    let host = cx.host();
    let to = match form.text("way") {
        "again" => at(host.restart_guide(who, table).await?),
        "on" => {
            host.free_guide(who, table).await?;
            at(table)
        }
        "play" => {
            host.leave_guide(who, table).await?;
            at(host.quick_solo(who).await?)
        }
        "leave" => {
            host.leave_guide(who, table).await?;
            "/".to_owned()
        }
        _ => return Err(Refusal::Bad { field: "choice", why: Why::NotAnOption }.into()),
    };
    Ok(cx.go(&to))
}

fn at(table: TableId) -> String {
    format!("/t/{table}")
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, fs, path::Path};

    use words::Lang;

    use super::*;

    /// The message ids around the steps.
    const AROUND: &[&str] = &[
        "guide-learn",
        "guide-learn-hint",
        "guide-step",
        "guide-now",
        "guide-end",
        "guide-ways",
        "guide-again",
        "guide-on",
        "guide-leave",
        "guide-later-title",
        "guide-later",
        "guide-finished",
        "guide-finished-tells",
        "guide-finished-now",
        "guide-play",
        "guide-on-finished",
    ];

    #[test]
    fn every_step_has_its_words_in_every_language_and_no_word_is_idle() {
        let mut needed: BTreeSet<String> = AROUND.iter().map(|&id| id.to_owned()).collect();
        for GuideStep { id, asks } in guide_steps() {
            needed.extend(["", "-tells", "-won"].map(|part| format!("guide-{id}{part}")));
            needed.extend(asks.iter().map(|ask| ask_id(id, ask)));
        }
        for lang in Lang::ALL {
            let path = format!("../words/locales/{}/katana/guide.ftl", lang.code());
            let file = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap();
            let ids = file.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id.to_owned());
            assert_eq!(ids.collect::<BTreeSet<_>>(), needed, "{}", lang.code());
        }
    }
}
