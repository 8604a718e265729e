//! A lesson at its table: the step, what to do now, the outcome of the last step, and the ways out.

use axum::{Json, extract::Path, http::StatusCode, response::IntoResponse};
use host::{GuidePlace, GuideView, Phase, Refusal, TableId, TableView, Why};
use maud::{Markup, html};
use serde_json::json;
use words::Words;

use super::{Answer, table_of, table_page::TablePage};
use crate::{
    face::Face,
    http::{cx::Cx, form::Form},
    page::lessons,
    render::layout::{Page, layout},
};

/// The id of the request to end the turn, which has the same words in all lessons of a game.
const END_TURN: &str = "end";

/// Whether a lesson goes on at this table.
pub(super) fn is_guided(view: &TableView) -> bool {
    view.guide.is_some_and(GuideView::is_open)
}

/// The guide's panel; empty at other tables.
pub(super) fn panel(page: &TablePage) -> Markup {
    let Some(guide) = page.view.guide else { return html! {} };
    html! {
        section #guide .guide aria-labelledby="guide-title" {
            // Screen readers announce changes.
            div role="status" {
                @match guide.place {
                    GuidePlace::At { step, ask } => (asked(page, guide, step, ask)),
                    GuidePlace::Done => (finished(page, guide)),
                }
            }
            @if !guide.is_open() { (onward(page, guide)) }
        }
    }
}

/// The ways out during the guide, folded, after all options.
pub(super) fn out(page: &TablePage) -> Markup {
    html! {
        @if is_guided(page.view) {
            details #guide-ways .guide-ways {
                summary { (page.say("guide-ways")) }
                form .guide-out method="post" action=(page.address("guide")) {
                    @for (way, id) in [("again", "guide-again"), ("on", "guide-on"), ("leave", "guide-leave")] {
                        button name="way" value=(way) { (page.say(id)) }
                    }
                }
            }
        }
    }
}

/// A step: until something is done, the last outcome and what to look at; then what to do now.
fn asked(page: &TablePage, guide: GuideView, step: usize, ask: &str) -> Markup {
    let it = &guide.steps[step];
    let count = [("n", (step + 1).into()), ("of", guide.steps.len().into())];
    let is_new = it.asks.first() == Some(&ask);
    let id = |part: &str| format!("{}-{}{part}", prefix(page.view, guide.lesson), it.id);
    html! {
        @if is_new && let Some(before) = step.checked_sub(1) { (won(page, guide, before)) }
        p .guide-count {
            (page.tell("guide-step", &count))
            span .guide-dots aria-hidden="true" {
                @for n in 0..guide.steps.len() { i .past[n < step] .now[n == step] {} }
            }
        }
        h2 #guide-title { (page.say(&id(""))) }
        p .guide-tells.begun[!is_new] { (page.say(&id("-tells"))) }
        p #guide-now .guide-now { b { (page.say("guide-now")) } " " (page.say(&ask_id(page.view, guide, step, ask))) }
    }
}

/// The end of the lesson: what to take along.
fn finished(page: &TablePage, guide: GuideView) -> Markup {
    let prefix = prefix(page.view, guide.lesson);
    html! {
        (won(page, guide, guide.steps.len() - 1))
        h2 #guide-title { (page.say(&format!("{prefix}-finished"))) }
        p .guide-tells { (page.say(&format!("{prefix}-finished-tells"))) }
    }
}

/// The outcome of a step.
fn won(page: &TablePage, guide: GuideView, step: usize) -> Markup {
    let id = format!("{}-{}-won", prefix(page.view, guide.lesson), guide.steps[step].id);
    html! { p .guide-won { span aria-hidden="true" { "✓ " } (page.say(&id)) } }
}

/// The ways on after the lesson: the next one, or a first game, comes first.
fn onward(page: &TablePage, guide: GuideView) -> Markup {
    let view = page.view;
    let play = format!("guide-{}-play", view.game);
    let is_over = view.phase == Phase::Over;
    html! {
        form .guide-out method="post" action=(page.address("guide")) {
            @if let Some(next) = guide.next {
                @let title = page.say(&prefix(view, next));
                button .main-act name="way" value="next" { (page.tell("guide-next", &[("title", title.into())])) }
                button name="way" value="play" { (page.say(&play)) }
            } @else {
                button .main-act name="way" value="play" { (page.say(&play)) }
            }
            @if !is_over { button name="way" value="on" { (page.say("guide-on-finished")) } }
            button name="way" value="again" { (page.say("guide-again")) }
            button name="way" value="lessons" { (page.say("lessons-all")) }
        }
    }
}

/// What the message ids of a lesson begin with.
fn prefix(view: &TableView, lesson: &str) -> String {
    format!("guide-{}-{lesson}", view.game)
}

/// The message id of a request.
fn ask_id(view: &TableView, guide: GuideView, step: usize, ask: &str) -> String {
    if ask == END_TURN {
        return format!("guide-{}-end", view.game);
    }
    format!("{}-{}-{ask}", prefix(view, guide.lesson), guide.steps[step].id)
}

/// The part of the table that the guide is about, for screens that show one part at a time.
pub(super) fn place(view: &TableView, face: &dyn Face) -> Option<&'static str> {
    let guide = view.guide?;
    let GuidePlace::At { step, ask } = guide.place else { return None };
    face.place_of_step(guide.lesson, guide.steps[step].id, ask)
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
    let Some(guide) = view.guide else { return String::new() };
    match guide.place {
        GuidePlace::At { step, ask } => words.say(&ask_id(view, guide, step, ask), &[]),
        GuidePlace::Done => String::new(),
    }
}

/// Leaves the lesson in one of several ways.
pub(super) async fn leave(cx: Cx, Path(id): Path<String>, form: Form) -> Answer {
    let (table, who) = (table_of(&id)?, cx.who);
    let host = cx.host();
    let to = match form.text("way") {
        "again" => at(host.restart_lesson(who, table).await?),
        "next" => at(host.next_lesson(who, table).await?),
        "on" => {
            host.free_lesson(who, table).await?;
            at(table)
        }
        way @ ("play" | "lessons") => {
            let game = host.view(who, table, None).await?.game;
            host.leave_lesson(who, table).await?;
            if way == "play" { at(host.first_game(who, game).await?) } else { lessons::address(game) }
        }
        "leave" => {
            host.leave_lesson(who, table).await?;
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

    /// The message ids of a game around its lessons.
    const AROUND: [(&str, &[&str]); 2] = [("katana", &["guide-katana-end"]), ("shogunate", &[])];

    #[test]
    fn every_step_has_its_words_in_every_language_and_no_word_is_idle() {
        for (game, around) in AROUND {
            let mut needed: BTreeSet<String> = around.iter().map(|&id| id.to_owned()).collect();
            needed.extend(["", "-play", "-then"].map(|part| format!("guide-{game}{part}")));
            for lesson in host::games::all().lessons(game) {
                let prefix = format!("guide-{game}-{}", lesson.id);
                needed
                    .extend(["", "-lead", "-finished", "-finished-tells"].map(|part| prefix.clone() + part));
                for step in lesson.steps {
                    needed.extend(["", "-tells", "-won"].map(|part| format!("{prefix}-{}{part}", step.id)));
                    let asks = step.asks.iter().filter(|&&ask| ask != END_TURN);
                    needed.extend(asks.map(|ask| format!("{prefix}-{}-{ask}", step.id)));
                }
            }
            for lang in Lang::ALL {
                let path = format!("../words/locales/{}/{game}/guide.ftl", lang.code());
                let file = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap();
                let ids = file.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id.to_owned());
                assert_eq!(ids.collect::<BTreeSet<_>>(), needed, "{game}, {}", lang.code());
            }
        }
    }
}
