//! A person's own component sets: what is printed in their copies of the games. A list, a form for each part of a set, and
//! files in and out.

mod fields;
mod file;
mod problem;
mod sheet;

use axum::{
    Router,
    extract::{Path, Query},
    response::IntoResponse,
    routing::{get, post},
};
use host::{ComponentSetId, Refusal, SetSummary, Why, limits::SET_NAME_CHARS_MAX};
use maud::{Markup, html};
use serde::Deserialize;

use super::{
    field::{self, Wrong},
    known,
    seat::game_name,
};
use crate::{
    app::App,
    component_form::ComponentForm,
    http::{
        cx::Cx,
        error_page::{Answer, ErrorPage},
        form::Form,
    },
    render::layout::{Page, layout, opening},
};

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/sets", get(list).post(create))
        .route("/sets/import", post(file::import))
        .route("/sets/{id}", get(sheet::show).post(sheet::save))
        .route("/sets/{id}/file", get(file::export))
        .route("/sets/{id}/name", post(rename))
        .route("/sets/{id}/delete", post(delete))
}

/// The query of the list.
#[derive(Debug, Deserialize)]
struct Asked {
    /// The game that is chosen at first.
    game: Option<String>,
}

async fn list(cx: Cx, Query(asked): Query<Asked>) -> Result<Markup, ErrorPage> {
    let form = List { game: asked.game.as_deref().unwrap_or(""), ..List::default() };
    Ok(page(&cx, &form).await?)
}

/// Begins a set with the values that come with Kajiba.
async fn create(mut cx: Cx, form: Form) -> Answer {
    let (game, name) = (form.text("game").to_owned(), form.text("name").to_owned());
    let who = known::named(&mut cx, "").await??;
    let wrong = match cx.host().new_component_set(who, &game, &name).await {
        Ok(id) => return Ok(cx.go(&format!("/sets/{id}"))),
        Err(refusal) => wrong_name(&cx, refusal)?,
    };
    let shown = page(&cx, &List { game: &game, name: &name, wrong: Some(&wrong), ..List::default() }).await?;
    Ok(wrong.answer(shown))
}

async fn rename(cx: Cx, Path(id): Path<String>, form: Form) -> Answer {
    let id = set_of(&id)?;
    let Err(refusal) = cx.host().rename_component_set(cx.who, id, form.text("name")).await else {
        return Ok(cx.go(&format!("/sets/{id}")));
    };
    let wrong = wrong_name(&cx, refusal)?;
    let set = cx.host().component_set(cx.who, id).await?;
    Ok(wrong.answer(sheet::page(&cx, &set, "", Some(&wrong))?))
}

/// Deletes a set, if the checkbox is ticked.
async fn delete(cx: Cx, Path(id): Path<String>, form: Form) -> Answer {
    let id = set_of(&id)?;
    if !form.is_on("is_sure") {
        let wrong = Wrong::field("is_sure", cx.say("set-delete-unsure"));
        let set = cx.host().component_set(cx.who, id).await?;
        return Ok(wrong.answer(sheet::page(&cx, &set, "", Some(&wrong))?).into_response());
    }
    cx.host().delete_component_set(cx.who, id).await?;
    Ok(cx.go("/sets"))
}

fn set_of(id: &str) -> Result<ComponentSetId, Refusal> {
    id.parse().map_err(|_| Refusal::NotFound)
}

/// The form of a game.
fn form_of<'a>(cx: &'a Cx, game: &str) -> Result<&'a dyn ComponentForm, Refusal> {
    let form = cx.games().named(game).and_then(|pages| pages.extension.component_form());
    form.ok_or(Refusal::NotFound)
}

/// The error for a name that is not valid.
fn wrong_name(cx: &Cx, refusal: Refusal) -> Result<Wrong, ErrorPage> {
    let is_length = matches!(refusal, Refusal::Bad { why: Why::Empty | Why::TooLong, .. });
    let wrong = Wrong::refused(cx, refusal)?;
    let most = [("n", SET_NAME_CHARS_MAX.into())];
    let sentence = if is_length { cx.tell("set-wrong-name", &most) } else { wrong.sentence };
    Ok(Wrong { sentence, ..wrong })
}

/// The list with what was typed into its forms.
#[derive(Clone, Copy, Default)]
struct List<'a> {
    game: &'a str,
    name: &'a str,
    /// Whether the name and the error are those of a file.
    is_import: bool,
    /// The file that was to be imported.
    text: &'a str,
    /// Its problems, as sentences.
    problems: &'a [String],
    wrong: Option<&'a Wrong>,
}

async fn page(cx: &Cx, list: &List<'_>) -> Result<Markup, Refusal> {
    let sets = cx.host().component_sets(cx.who).await?;
    let offers = cx.host().games();
    let games: Vec<&'static str> =
        offers.iter().filter(|offer| offer.has_components).map(|offer| offer.name).collect();
    let body = html! {
        main #main.lobby.sets {
            (opening(cx, &cx.say("set-title"), "set-lead"))
            (field::head(list.wrong.filter(|_| list.problems.is_empty())))
            @if !sets.is_empty() {
                section aria-labelledby="sets" {
                    h2 #sets { (cx.say("set-own")) }
                    ul.tables { @for set in &sets { (line(cx, set)) } }
                }
            }
            section aria-labelledby="new" {
                h2 #new { (cx.say("set-new")) }
                p { (cx.say("set-new-lead")) }
                form.sheet method="post" action="/sets" {
                    (game_field(cx, &games, list.game))
                    (name_field(cx, if list.is_import { "" } else { list.name })
                        .show(list.wrong.filter(|_| !list.is_import)))
                    button.main-act { (cx.say("set-begin")) }
                }
            }
            (file::import_section(cx, list))
        }
    };
    Ok(layout(cx, Page { title: cx.say("set-title"), class: "sets", games, ..Page::default() }, body))
}

fn line(cx: &Cx, set: &SetSummary) -> Markup {
    html! {
        li.table-line {
            a href={ "/sets/" (set.id) } { span.what { (set.name) } }
            p.state { (state(cx, set.n_problems)) }
            p.small { (game_name(cx, &set.game)) }
        }
    }
}

/// Whether a set can be played with.
fn state(cx: &Cx, n_problems: usize) -> String {
    match n_problems {
        0 => cx.say("set-complete"),
        n => cx.tell("set-problems", &[("n", n.into())]),
    }
}

fn game_field(cx: &Cx, games: &[&'static str], chosen: &str) -> Markup {
    html! {
        div.field {
            label for="game" { (cx.say("lobby-new-game")) }
            select #game name="game" {
                @for game in games { option value=(game) selected[*game == chosen] { (game_name(cx, game)) } }
            }
        }
    }
}

fn name_field<'a>(cx: &Cx, name: &'a str) -> field::Line<'a> {
    field::Line {
        name: "name",
        kind: "text",
        label: cx.say("set-name"),
        value: name,
        len_max: SET_NAME_CHARS_MAX,
        autocomplete: "off",
        is_required: true,
        hint: Some(cx.say("set-name-hint")),
    }
}
