//! The lessons of a game: what each teaches, and which the visitor has played to the end.

use axum::{
    Router,
    extract::Path,
    routing::{get, post},
};
use host::{LessonOffer, Refusal};
use maud::{Markup, html};

use super::{known, poster, seat::game_name};
use crate::{
    app::App,
    http::{
        cx::Cx,
        error_page::{Answer, ErrorPage},
        form::Form,
    },
    render::layout::{Page, layout, opening},
};

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/learn", post(learn))
        .route("/lessons/{game}", get(show).post(begin))
        .route("/lessons/{game}/play", post(play))
}

/// The address of the lessons of a game.
pub(crate) fn address(game: &str) -> String {
    format!("/lessons/{game}")
}

/// Whether a game has lessons.
pub(crate) fn has(cx: &Cx, game: &str) -> bool {
    cx.host().games().iter().any(|offer| offer.name == game && offer.has_lessons)
}

/// Starts or continues the next lesson; shows them all to those who have played all.
async fn learn(mut cx: Cx, form: Form) -> Answer {
    let offers = cx.host().games();
    let asked = form.text("game");
    let offer = offers.iter().find(|offer| offer.has_lessons && (asked.is_empty() || offer.name == asked));
    let game = offer.ok_or(Refusal::NotFound)?.name;
    let who = known::named(&mut cx, form.text("name")).await??;
    let lessons = cx.host().lessons(who, game).await?;
    let Some(next) = lessons.iter().find(|lesson| !lesson.is_done) else { return Ok(cx.go(&address(game))) };
    let table = cx.host().begin_lesson(who, game, next.id).await?;
    Ok(cx.go(&format!("/t/{table}")))
}

/// Begins a lesson, or goes on with it.
async fn begin(mut cx: Cx, Path(game): Path<String>, form: Form) -> Answer {
    let who = known::named(&mut cx, "").await??;
    let table = cx.host().begin_lesson(who, &game, form.text("lesson")).await?;
    Ok(cx.go(&format!("/t/{table}")))
}

/// Begins the game that the lessons lead to.
async fn play(mut cx: Cx, Path(game): Path<String>) -> Answer {
    let who = known::named(&mut cx, "").await??;
    let table = cx.host().first_game(who, &game).await?;
    Ok(cx.go(&format!("/t/{table}")))
}

async fn show(cx: Cx, Path(game): Path<String>) -> Result<Markup, ErrorPage> {
    let lessons = cx.host().lessons(cx.who, &game).await?;
    if lessons.is_empty() {
        return Err(Refusal::NotFound.into());
    }
    let title = cx.say(&format!("guide-{game}"));
    let next = lessons.iter().find(|lesson| !lesson.is_done).map(|lesson| lesson.id);
    let body = html! {
        main #main .lobby.lessons {
            (opening(&cx, &title, "lessons-lead"))
            (games(&cx, &game))
            ol .lesson-list {
                @for (n, lesson) in (1..).zip(&lessons) { (row(&cx, &game, n, lesson, next)) }
            }
            (after(&cx, &game, next.is_none()))
        }
    };
    let games = cx.host().games().iter().map(|game| game.name).collect();
    Ok(layout(&cx, Page { title, class: "lessons", games, ..Page::default() }, body))
}

/// The games that have lessons.
fn games(cx: &Cx, current: &str) -> Markup {
    let offers = cx.host().games();
    html! {
        nav .games aria-label=(cx.say("lobby-new-game")) {
            @for game in offers.iter().filter(|game| game.has_lessons) {
                a href=(address(game.name)) aria-current=[(game.name == current).then_some("page")] {
                    (poster::picture(cx, game.name))
                    b { (game_name(cx, game.name)) }
                }
            }
        }
    }
}

/// A lesson. The button of the one to play next is the main one.
fn row(cx: &Cx, game: &str, n: usize, lesson: &LessonOffer, next: Option<&str>) -> Markup {
    let id = format!("guide-{game}-{}", lesson.id);
    let title = format!("lesson-{}", lesson.id);
    html! {
        li .lesson .done[lesson.is_done] {
            div {
                p .nth {
                    (cx.tell("lessons-n", &[("n", n.into())]))
                    " · " (cx.tell("lessons-steps", &[("n", lesson.steps.len().into())]))
                    @if lesson.is_done { " " span .mark { span aria-hidden="true" { "✓ " } (cx.say("lessons-done")) } }
                }
                h2 id=(title) { (cx.say(&id)) }
                p { (cx.say(&format!("{id}-lead"))) }
            }
            form method="post" action=(address(game)) {
                button .main-act[next == Some(lesson.id)] name="lesson" value=(lesson.id) aria-describedby=(title) {
                    (cx.say(if lesson.is_done { "lessons-again" } else { "lessons-begin" }))
                }
            }
        }
    }
}

/// The game that the lessons lead to.
fn after(cx: &Cx, game: &str, is_next: bool) -> Markup {
    html! {
        aside .lesson.after aria-labelledby="after" {
            div {
                h2 #after { (cx.say("lessons-then")) }
                p { (cx.say(&format!("guide-{game}-then"))) }
            }
            form method="post" action=(format!("{}/play", address(game))) {
                button .main-act[is_next] { (cx.say(&format!("guide-{game}-play"))) }
            }
        }
    }
}

/// The way to the lessons, for pages where newcomers come by; empty for games without.
pub(crate) fn way(cx: &Cx, game: &str) -> Markup {
    html! {
        @if has(cx, game) {
            p .hint.to-lessons {
                (cx.say("lessons-hint")) " " a href=(address(game)) { (cx.say("lessons-go")) }
            }
        }
    }
}
