//! The first page: play at once, own tables, and those that wait for people.

use axum::{Router, routing::get};
use host::{Phase, Summary};
use maud::{Markup, html};

use super::{field, summary};
use crate::{
    app::App,
    cx::Cx,
    layout::{Page, layout},
    sorry::Sorry,
};

/// How many finished games are shown here; all are on the visitor's own page.
const FINISHED_MAX: usize = 5;

pub(super) fn routes() -> Router<App> {
    Router::new().route("/", get(home))
}

async fn home(cx: Cx) -> Result<Markup, Sorry> {
    let is_known = cx.who.person.is_some();
    let own = if is_known { cx.host().own_tables(cx.who).await? } else { Vec::new() };
    let mut open = cx.host().open_tables(cx.who).await?;
    open.retain(|table| table.own.is_empty());
    let name = if is_known { cx.host().person(cx.who).await?.name } else { String::new() };
    let body = html! {
        main #main.lobby data-turn=(own.iter().any(summary::is_your_turn)) data-watch=(watched(&own)) {
            section.hero {
                h1 { (cx.say("lobby-home-title")) }
                p.lead { (cx.say("lobby-home-lead")) }
                (play_now(&cx, &name, own.is_empty()))
                p { a.button href="/new" { (cx.say("lobby-home-new")) } }
                p.hint { (cx.say("lobby-home-no-account")) }
            }
            (own_tables(&cx, &own))
            (open_tables(&cx, &open))
        }
    };
    Ok(layout(&cx, Page { title: cx.say("lobby-home-page"), class: "home", ..Page::default() }, body))
}

/// The tables that the page follows, with their versions: those at which something can still happen.
fn watched(own: &[Summary]) -> String {
    let is_live = |table: &&Summary| match table.phase {
        Phase::Gathering | Phase::Playing => true,
        Phase::Over | Phase::Broken | Phase::Closed => false,
    };
    let watched = own.iter().filter(is_live).map(|table| format!("{}:{}", table.id, table.version));
    watched.collect::<Vec<_>>().join(",")
}

/// One button, and a game against a bot begins; for a newcomer with the Rooms that are recommended for a first game.
fn play_now(cx: &Cx, name: &str, is_newcomer: bool) -> Markup {
    let fields = [
        ("game", "katana"),
        ("seat-0-kind", "me"),
        ("seat-1-kind", "bot-novice"),
        ("option-rooms", if is_newcomer { "first_game" } else { "drawn" }),
        ("pace", "free"),
    ];
    let line = field::Line { is_required: false, ..field::own_name(cx, name) };
    html! {
        form.play-now method="post" action="/tables" {
            @for (name, value) in fields {
                input type="hidden" name=(name) value=(value);
            }
            (line.show(None))
            button.main-act { (cx.say("lobby-home-play")) }
        }
    }
}

fn own_tables(cx: &Cx, own: &[Summary]) -> Markup {
    let (mut yours, mut others, mut gathering, mut finished) = (vec![], vec![], vec![], vec![]);
    for table in own {
        match table.phase {
            Phase::Playing if summary::is_your_turn(table) => yours.push(table),
            Phase::Playing | Phase::Broken => others.push(table),
            Phase::Gathering => gathering.push(table),
            Phase::Over => finished.push(table),
            Phase::Closed => {}
        }
    }
    let is_more = finished.len() > FINISHED_MAX;
    finished.truncate(FINISHED_MAX);
    let parts = [
        ("lobby-home-yours", yours),
        ("lobby-home-others", others),
        ("lobby-home-gathering", gathering),
        ("lobby-home-finished", finished),
    ];
    html! {
        section aria-labelledby="own" {
            h2 #own { (cx.say("lobby-home-own")) }
            @if parts.iter().all(|(_, tables)| tables.is_empty()) {
                p.empty { (cx.say("lobby-home-own-none")) }
            }
            @for (title, tables) in parts.iter().filter(|(_, tables)| !tables.is_empty()) {
                h3 { (cx.say(title)) }
                (summary::list(cx, tables))
            }
            @if is_more {
                p { a href="/me" { (cx.say("lobby-home-all")) } }
            }
        }
    }
}

fn open_tables(cx: &Cx, open: &[Summary]) -> Markup {
    let tables: Vec<&Summary> = open.iter().collect();
    html! {
        section aria-labelledby="open" {
            h2 #open { (cx.say("lobby-home-open")) }
            @if tables.is_empty() {
                p.empty { (cx.say("lobby-home-open-none")) }
            } @else {
                (summary::list(cx, &tables))
            }
        }
    }
}
