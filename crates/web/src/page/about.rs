//! The about page: unofficial status, reconstructed values and their sources, licences, versions.

use axum::{Router, routing::get};
use maud::{Markup, html};

use super::components::sources;
use crate::{
    app::App,
    games,
    http::{
        assets::{self, asset},
        cx::Cx,
        drawn::Alike,
        error_page::Answer,
    },
    render::layout::{Kind, Page, layout, opening},
};

pub(super) fn routes() -> Router<App> {
    Router::new().route("/about", get(about))
}

async fn about(cx: Cx) -> Answer {
    cx.draw_alike(Alike { is_kept: true, ..Alike::default() }, draw).await
}

fn draw(cx: &Cx) -> Markup {
    let title = cx.say("about-title");
    let body = html! {
        main #main .reading.about {
            (opening(cx, &title, "about-lead"))
            h2 { (cx.say("about-unofficial-title")) }
            p { (cx.say("about-unofficial")) }
            p { (cx.say("about-buy")) }
            (reconstructed(cx))
            (licences(cx))
            (versions(cx))
        }
    };
    layout(cx, Page { kind: Kind::Reading, title, class: "rules", ..Page::default() }, body)
}

/// The sources of the component values, with the number of values from each.
fn reconstructed(cx: &Cx) -> Markup {
    html! {
        h2 { (cx.say("about-reconstructed-title")) }
        p { (cx.say("about-reconstructed")) }
        (sources::legend(cx.words, &games::reconstructed()))
        p { (cx.say("about-reconstructed-why")) }
        p { a href="/cards" { (cx.say("about-cards")) } }
        p { (cx.say("about-own")) " " a href="/sets" { (cx.say("set-put-in")) } }
        p { (cx.say("about-rulings")) " " a href="/rules" { (cx.say("about-rules")) } }
    }
}

fn licences(cx: &Cx) -> Markup {
    html! {
        h2 { (cx.say("about-licence-title")) }
        p { (cx.say("about-licence")) }
        p { (cx.say("about-vendored")) }
        ul {
            @for credit in assets::credits() {
                li { (credit.name) " " (credit.version) ", " a href=(asset(&credit.licence_path)) { (credit.licence) } }
            }
        }
        p { (cx.say("ease-kanji")) " " a href="https://openfontlicense.org" rel="external" { (cx.say("ease-kanji-licence")) } }
        p { (cx.say("about-crates")) }
    }
}

fn versions(cx: &Cx) -> Markup {
    let rules = games::rules_version();
    html! {
        h2 { (cx.say("about-versions-title")) }
        ul {
            li { (cx.tell("about-version", &[("version", env!("CARGO_PKG_VERSION").into())])) }
            li { (cx.tell("about-rules-version", &[("n", rules.into())])) }
        }
    }
}
