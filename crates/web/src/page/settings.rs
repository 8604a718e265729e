//! The display preferences of this browser, on a page: one form, which the script submits on change.

use axum::{Router, http::header, response::IntoResponse, routing::get};
use host::{Refusal, Why};
use maud::{Markup, html};

use super::lang::local;
use crate::{
    app::App,
    http::{
        cx::{Cx, preferences_cookie},
        error_page::Answer,
        form::Form,
        preferences::{Preference, Tempo, Theme},
    },
    render::layout::{Page, layout, opening},
};

pub(super) fn routes() -> Router<App> {
    Router::new().route("/settings", get(show).post(set))
}

/// Saves the preferences. Browsers do not send unticked checkboxes, so the form lists the ones it has.
async fn set(cx: Cx, form: Form) -> Answer {
    let bad = |field| Refusal::Bad { field, why: Why::NotAnOption };
    let mut preferences = cx.preferences;
    if let Some(theme) = form.maybe("theme") {
        preferences.theme = Theme::from_code(theme).ok_or(bad("theme"))?;
    }
    if let Some(tempo) = form.maybe("tempo") {
        preferences.tempo = Tempo::from_code(tempo).ok_or(bad("tempo"))?;
    }
    for (_, code) in form.pairs().filter(|(name, _)| *name == "box") {
        let preference =
            Preference::ALL.into_iter().find(|preference| preference.code() == code).ok_or(bad("form"))?;
        preferences = preferences.with(preference, form.is_on(code));
    }
    let back = form.maybe("back").map_or("/settings", local);
    Ok(([(header::SET_COOKIE, preferences_cookie(preferences))], cx.go(back)).into_response())
}

async fn show(cx: Cx) -> Markup {
    let title = cx.say("ease-settings");
    let body = html! {
        main #main .lobby.settings {
            (opening(&cx, &title, "ease-settings-lead"))
            form #settings .sheet method="post" action="/settings" {
                section {
                    h2 { (cx.say("ease-settings-look")) }
                    (themes(&cx))
                    (tick(&cx, Preference::Large))
                }
                section {
                    h2 { (cx.say("ease-settings-table")) }
                    (tempos(&cx))
                    (tick(&cx, Preference::Motion))
                    (tick(&cx, Preference::Sound))
                    (tick(&cx, Preference::Sure))
                    (tick(&cx, Preference::AutoEnd))
                    (tick(&cx, Preference::Shortcuts))
                    (tick(&cx, Preference::Aims))
                }
                section {
                    h2 { (cx.say("ease-settings-calls")) }
                    (tick(&cx, Preference::Notices))
                    p .needs-script hidden { button #notify type="button" { (cx.say("board-notify")) } }
                }
                button .main-act data-unneeded { (cx.say("lobby-me-save")) }
            }
        }
    };
    layout(&cx, Page { title, class: "settings", ..Page::default() }, body)
}

fn themes(cx: &Cx) -> Markup {
    let themes = Theme::ALL.map(|theme| (theme.code(), theme == cx.preferences.theme));
    radios(cx, "theme", &themes)
}

fn tempos(cx: &Cx) -> Markup {
    let tempos = Tempo::ALL.map(|tempo| (tempo.code(), tempo == cx.preferences.tempo));
    radios(cx, "tempo", &tempos)
}

/// Radio buttons.
fn radios(cx: &Cx, name: &str, choices: &[(&str, bool)]) -> Markup {
    html! {
        fieldset {
            legend { (cx.say(&format!("ease-{name}"))) }
            div .choices-in-row {
                @for (code, is_chosen) in choices {
                    label .choice {
                        input type="radio" name=(name) value=(code) checked[*is_chosen] autocomplete="off";
                        span { (cx.say(&format!("ease-{name}-{code}"))) }
                    }
                }
            }
        }
    }
}

/// A checkbox with an explanation.
fn tick(cx: &Cx, preference: Preference) -> Markup {
    let code = preference.code();
    let hint = format!("hint-{code}");
    html! {
        div .wish {
            input type="hidden" name="box" value=(code);
            label .choice {
                input type="checkbox" name=(code) value="1" checked[cx.preferences.has(preference)] autocomplete="off"
                    aria-describedby=(hint);
                span { (cx.say(&format!("ease-wish-{code}"))) }
            }
            p .hint id=(hint) { (cx.say(&format!("ease-wish-{code}-hint"))) }
        }
    }
}

/// The link to this page in the header.
pub(crate) fn link(cx: &Cx) -> Markup {
    let words = cx.say("ease-settings");
    html! {
        a .to-settings href="/settings" title=(words) aria-current=[cx.here.starts_with("/settings").then_some("page")] {
            svg .icon viewBox="0 0 24 24" aria-hidden="true" {
                circle .rim cx="12" cy="12" r="3.2" {}
                path .rim d="M12 2.8v3M12 18.2v3M2.8 12h3M18.2 12h3M5.5 5.5l2.1 2.1M16.4 16.4l2.1 2.1M5.5 18.5l2.1-2.1M16.4 7.6l2.1-2.1" {}
                circle .rim cx="12" cy="12" r="6.6" {}
            }
            span .visually-hidden { (words) }
        }
    }
}
