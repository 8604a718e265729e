//! Component files in and out of the browser.

use axum::{extract::Path, http::header, response::IntoResponse};
use host::{NotTakenOver, limits::COMPONENT_FILE_BYTES_MAX};
use maud::{Markup, html};
use tabletop::components::Problem;
use words::Arg;

use super::{List, name_field, page, set_of, wrong_name};
use crate::{
    http::{cx::Cx, error_page::Answer, form::Form},
    page::{
        field::{self, Wrong},
        known,
    },
};

/// The field for the name of the set, which is not that of a new one.
const CALLED: &str = "called";

/// The component file of a set.
pub(super) async fn export(cx: Cx, Path(id): Path<String>) -> Answer {
    let set = cx.host().component_set(cx.who, set_of(&id)?).await?;
    let file = format!("attachment; filename=\"{}-{}.toml\"", set.summary.game, plain(&set.summary.name));
    let headers = [
        (header::CONTENT_TYPE, "application/toml; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, file),
    ];
    Ok((headers, set.draft.text()).into_response())
}

/// A name that every file system takes.
fn plain(name: &str) -> String {
    let letters = name.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '-' });
    let name: String = letters.collect();
    let name = name.trim_matches('-').to_lowercase();
    if name.is_empty() { "components".to_owned() } else { name }
}

/// Makes a set from a file that was chosen or pasted.
pub(super) async fn import(mut cx: Cx, form: Form) -> Answer {
    let (name, takes_faulty) = (form.text(CALLED).to_owned(), form.is_on("faulty"));
    let text = [form.text("file"), form.text("text")].into_iter().find(|text| !text.trim().is_empty());
    let text = text.unwrap_or("").to_owned();
    let list = List { name: &name, text: &text, is_import: true, ..List::default() };
    let game = cx.host().game_of_components(&text);
    let (Some(game), false) = (game, text.is_empty()) else {
        let wrong = Wrong::field("text", cx.say("set-wrong-empty"));
        return Ok(wrong.answer(page(&cx, &List { wrong: Some(&wrong), ..list }).await?));
    };
    let who = known::named(&mut cx, "").await??;
    let made = cx.host().import_component_set(who, (game, &name), &text, takes_faulty).await;
    let (wrong, problems) = match made {
        Ok(id) => return Ok(cx.go(&format!("/sets/{id}"))),
        Err(NotTakenOver::Refused(refusal)) => {
            let is_text = matches!(refusal, host::Refusal::Bad { field: "text", .. });
            let too_long = [("n", (COMPONENT_FILE_BYTES_MAX / 1000).into())];
            let wrong = if is_text {
                Wrong::field("text", cx.tell("set-wrong-long", &too_long))
            } else {
                wrong_name(&cx, refusal)?.at(CALLED)
            };
            (wrong, Vec::new())
        }
        Err(NotTakenOver::Problems(problems)) => {
            let n = [("n", problems.len().into())];
            let sentences = problems.iter().map(|problem| sentence(&cx, problem)).collect();
            (Wrong::field("text", cx.tell("set-wrong-file", &n)), sentences)
        }
    };
    Ok(wrong.answer(page(&cx, &List { wrong: Some(&wrong), problems: &problems, ..list }).await?))
}

/// A problem of a file, with its line.
fn sentence(cx: &Cx, problem: &Problem) -> String {
    let args = problem.what.args();
    let args: Vec<(&str, Arg)> = args.iter().map(|(name, value)| (*name, value.as_str().into())).collect();
    let sentence = cx.tell(problem.what.id(), &args);
    cx.tell("set-line", &[("line", problem.line.into()), ("sentence", sentence.into())])
}

/// The form to import a file.
pub(super) fn import_section(cx: &Cx, list: &List<'_>) -> Markup {
    let is_here = list.is_import;
    let wrong = list.wrong.filter(|_| is_here);
    html! {
        section aria-labelledby="import" {
            h2 #import { (cx.say("set-import")) }
            p { (cx.say("set-import-lead")) }
            form.sheet method="post" action="/sets/import" enctype="multipart/form-data" {
                (field::Line { name: CALLED, ..name_field(cx, if is_here { list.name } else { "" }) }.show(wrong))
                div.field {
                    label for="file" { (cx.say("set-import-file")) }
                    input #file name="file" type="file" accept=".toml,text/plain,application/toml";
                }
                div.field {
                    label for="text" { (cx.say("set-import-text")) }
                    textarea #text name="text" rows="6" spellcheck="false" autocomplete="off"
                        maxlength=(COMPONENT_FILE_BYTES_MAX) { (list.text) }
                    (field::beside(wrong, "text"))
                }
                @if !list.problems.is_empty() {
                    ul .set-file-problems {
                        @for sentence in list.problems.iter().take(PROBLEMS_MAX) { li { (sentence) } }
                    }
                    label.choice {
                        input type="checkbox" name="faulty" value="1";
                        span { (cx.say("set-import-faulty")) }
                    }
                }
                button { (cx.say("set-import-do")) }
            }
        }
    }
}

/// How many problems of a file are shown.
const PROBLEMS_MAX: usize = 50;
