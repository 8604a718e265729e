//! The form of a component set: a part at a time, saved as it is, and what is wrong with each value.

use axum::{
    Json,
    extract::{Path, Query},
    response::{IntoResponse, Response},
};
use host::{SetEdit, SetView};
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use tabletop::components::Field;

use super::{fields::Fields, form_of, name_field, problem, set_of, state};
use crate::{
    component_form::{ComponentForm, FormPart},
    http::{
        cx::Cx,
        error_page::{Answer, ErrorPage},
        form::Form,
    },
    page::{
        field::{self, Wrong},
        seat::game_name,
    },
    render::layout::{Kind, Page, layout},
};

/// The query of the address.
#[derive(Debug, Deserialize)]
pub(super) struct Asked {
    /// The part to show.
    part: Option<String>,
}

/// The form.
pub(super) async fn show(cx: Cx, Path(id): Path<String>, Query(asked): Query<Asked>) -> Answer {
    let set = cx.host().component_set(cx.who, set_of(&id)?).await?;
    let drawn = move |cx: &Cx| page(cx, &set, asked.part.as_deref().unwrap_or(""), None);
    Ok(cx.work(drawn).await??.into_response())
}

/// Saves what was typed. A script gets what is wrong now; a browser the form again.
pub(super) async fn save(cx: Cx, Path(id): Path<String>, form: Form) -> Answer {
    let id = set_of(&id)?;
    let before = cx.host().component_set(cx.who, id).await?;
    let sheet = form_of(&cx, &before.summary.game)?;
    let part = part_of(sheet, form.text("part"));
    let set = cx.host().edit_component_set(cx.who, id, &edits(&form, part)).await?;
    if cx.wants_json {
        return Ok(checked(&cx, sheet, (&before, &set)));
    }
    let to = form.maybe("to").map_or(part.word, |to| part_of(sheet, to).word);
    Ok(cx.go(&format!("/sets/{id}?part={to}")))
}

/// What the form asks for.
fn edits(form: &Form, part: FormPart) -> Vec<SetEdit> {
    let is_of_part = |section: &str| part.sections.contains(&section);
    let typed = form.pairs().filter_map(|(name, value)| {
        let place: tabletop::components::Place = name.parse().ok()?;
        is_of_part(&place.section).then(|| SetEdit::Type(place, value.to_owned()))
    });
    let mut edits: Vec<SetEdit> = typed.collect();
    if form.is_on("printed") {
        edits.push(SetEdit::Printed(part.sections.to_vec()));
    }
    let own = |name: &str| name.to_owned();
    let act = form.text("do").split_once(':').map(|(act, of)| (act, of.split('.').collect::<Vec<_>>()));
    match act.as_ref().map(|(act, of)| (*act, &of[..])) {
        Some(("add", &[section, key])) if is_of_part(section) => {
            edits.push(SetEdit::Add(own(section), own(key)));
        }
        Some(("remove", &[section, key, n])) if is_of_part(section) => {
            edits.extend(n.parse().ok().map(|n| SetEdit::Remove(own(section), own(key), n)));
        }
        _ => {}
    }
    edits
}

/// What is wrong after a change, for the script: a sentence by field. If there are other fields now, it must load the form
/// again.
fn checked(cx: &Cx, sheet: &dyn ComponentForm, (before, set): (&SetView, &SetView)) -> Response {
    let wrong = |field: &Field| {
        let sentence = problem::of_field(cx.words, sheet, field)?;
        Some((field.place.to_string(), Value::from(sentence)))
    };
    let fields: Map<String, Value> = set.examined.fields.iter().filter_map(wrong).collect();
    let places = |set: &SetView| -> Vec<_> {
        set.examined.fields.iter().map(|field| (field.place.clone(), field.kind.clone())).collect()
    };
    Json(json!({
        "fields": fields,
        "others": problem::of_others(cx.words, sheet, set),
        "state": state(cx, set.summary.n_problems),
        "saved": cx.say("set-saved"),
        "is_complete": set.summary.n_problems == 0,
        "has_changed": places(before) != places(set),
    }))
    .into_response()
}

/// The part with this word, or the first.
fn part_of(form: &dyn ComponentForm, word: &str) -> FormPart {
    let parts = form.parts();
    *parts.iter().find(|part| part.word == word).unwrap_or(&parts[0])
}

/// The page of a set, with one of its parts.
pub(super) fn page(cx: &Cx, set: &SetView, part: &str, wrong: Option<&Wrong>) -> Result<Markup, ErrorPage> {
    let form = form_of(cx, &set.summary.game)?;
    let shipped = cx.host().shipped_components(&set.summary.game);
    let fields = Fields { cx, form, set, part: part_of(form, part), shipped };
    let game = cx.games().named(&set.summary.game).map(|pages| pages.game.id());
    let body = html! {
        main #main .reading.components.set-sheet {
            p { a href="/sets" { (cx.say("set-back")) } " · " (game_name(cx, &set.summary.game)) }
            h1 { (set.summary.name) }
            (field::head(wrong))
            (standing(cx, form, set))
            form .set-form method="post" action={ "/sets/" (set.summary.id) } novalidate data-set {
                // The first button is the one that the Enter key presses.
                button .visually-hidden tabindex="-1" aria-hidden="true" { (cx.say("set-save")) }
                input type="hidden" name="part" value=(fields.part.word);
                (parts(&fields))
                p .hint { (cx.say("set-how")) }
                (hint(&fields))
                h2 .visually-hidden { (cx.say(fields.part.title)) }
                (fields.show())
                label .choice {
                    input type="checkbox" name="printed" value="1";
                    span { (cx.say("set-printed")) }
                }
                div .set-end {
                    button .main-act { (cx.say("set-save")) }
                    span #set-saved role="status" {}
                }
            }
            (rest(cx, set, wrong))
        }
    };
    let page = Page {
        kind: Kind::Sheet,
        games: game.into_iter().collect(),
        title: set.summary.name.clone(),
        class: "rules",
        ..Page::default()
    };
    Ok(layout(cx, page, body))
}

/// What the letters of a part mean, if its game has a hint for it.
fn hint(fields: &Fields) -> Markup {
    let id = format!("set-{}-hint-{}", fields.set.summary.game, fields.part.word);
    html! { @if fields.cx.words.has(&id) { p .hint { (fields.cx.say(&id)) } } }
}

/// Whether the set can be played with, and what is wrong beside its fields.
fn standing(cx: &Cx, form: &dyn ComponentForm, set: &SetView) -> Markup {
    let n_problems = set.summary.n_problems;
    html! {
        section .set-standing.complete[n_problems == 0] {
            p #set-state role="status" { (state(cx, n_problems)) }
            ul #set-others { @for sentence in problem::of_others(cx.words, form, set) { li .wrong { (sentence) } } }
            p .set-play {
                a .button href={ "/new?game=" (set.summary.game) "&set=" (set.summary.id) } { (cx.say("set-play")) }
            }
        }
    }
}

/// The parts of the form, each with its number of problems. To go to another one saves this one.
fn parts(fields: &Fields) -> Markup {
    let (cx, set) = (fields.cx, fields.set);
    let n_problems = |part: &FormPart| -> usize {
        let own =
            set.examined.fields.iter().filter(|field| part.sections.contains(&field.place.section.as_str()));
        own.map(|field| field.problems.len()).sum()
    };
    html! {
        nav .kinds aria-label=(cx.say("set-parts")) {
            @for part in fields.form.parts() {
                button name="to" value=(part.word) aria-current=[(*part == fields.part).then_some("page")] {
                    (cx.say(part.title))
                    @let n = n_problems(part);
                    @if n > 0 { " " span .set-count { (n) } }
                }
            }
        }
    }
}

/// The file, the name, and how to delete the set.
fn rest(cx: &Cx, set: &SetView, wrong: Option<&Wrong>) -> Markup {
    let id = set.summary.id;
    html! {
        section .set-rest {
            h2 { (cx.say("set-file")) }
            p { (cx.say("set-file-lead")) }
            p { a .button href={ "/sets/" (id) "/file" } download { (cx.say("set-export")) } }
            h2 { (cx.say("set-rename")) }
            form.sheet method="post" action={ "/sets/" (id) "/name" } {
                (name_field(cx, &set.summary.name).show(wrong))
                button { (cx.say("lobby-me-save")) }
            }
            h2 { (cx.say("set-delete")) }
            form.sheet method="post" action={ "/sets/" (id) "/delete" } {
                p { (cx.say("set-delete-lead")) }
                (field::sure(&cx.say("set-delete-sure"), wrong))
                button.danger { (cx.say("set-delete")) }
            }
        }
    }
}
