//! The guided first game at its table: the step, what to do now, what came of the last one, and the ways out.

use axum::{Json, extract::Path, http::StatusCode, response::IntoResponse};
use host::{GuideStep, GuideView, Refusal, TableId, TableView, Why, guide_steps};
use maud::{Markup, html};
use serde_json::json;
use words::Words;

use super::{Answer, table_of, table_page::TablePage};
use crate::{
    face::Face,
    http::{cx::Cx, form::Form},
    layout::{Page, layout},
};

/// What ends a turn is asked for in the same words everywhere.
const END_TURN: &str = "end";

/// Whether the guide asks for something at this table.
pub(super) fn is_guided(view: &TableView) -> bool {
    matches!(view.guide, Some(GuideView::At { .. }))
}

/// What a pupil sees of the guide; nothing at any other table.
pub(super) fn panel(page: &TablePage) -> Markup {
    let Some(guide) = page.view.guide else { return html! {} };
    let steps = guide_steps();
    html! {
        section #guide .guide aria-labelledby="guide-title" {
            // Read aloud whenever it changes.
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

/// The ways out in the middle of the guide, folded: they stand after all that can be done.
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

/// A step: what came of the one before and what there is to see, as long as nothing of it is done; and what to do now.
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

/// What came of a step.
fn won(page: &TablePage, step: &GuideStep) -> Markup {
    html! { p .guide-won { span aria-hidden="true" { "✓ " } (page.say(&format!("guide-{}-won", step.id))) } }
}

/// The ways out of the guide, by what they do and the ids of their words; the first of several at the end is the main one.
fn ways(page: &TablePage, ways: &[(&str, &str)]) -> Markup {
    html! {
        form .guide-out method="post" action=(page.address("guide")) {
            @for (way, id) in ways {
                button .main-act[*way == "play"] name="way" value=(way) { (page.say(id)) }
            }
        }
    }
}

/// The id of the words for what is asked.
fn ask_id(step: &str, ask: &str) -> String {
    if ask == END_TURN { "guide-end".to_owned() } else { format!("guide-{step}-{ask}") }
}

/// The part of the table that the guide speaks of, for screens that show one at a time.
pub(super) fn place(view: &TableView, face: &dyn Face) -> Option<&'static str> {
    let Some(GuideView::At { step, ask }) = view.guide else { return None };
    face.place_of_step(guide_steps()[step].id, ask)
}

/// The gentle answer to something that the guide does not ask for yet.
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

    /// The ids that stand around the steps.
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
