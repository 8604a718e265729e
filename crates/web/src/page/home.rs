//! The home page: play at once, the Story, own tables, and tables waiting for players.

use axum::{Router, routing::get};
use host::{Phase, Summary};
use maud::{Markup, html};

use super::{gather, seat, summary};
use crate::{
    app::App,
    games,
    http::{cx::Cx, error_page::ErrorPage},
    render::layout::{Page, layout},
};

/// How many finished games to show; the visitor's own page has all.
const FINISHED_MAX: usize = 5;
/// How many waiting tables to check for invitations.
const INVITATIONS_MAX: usize = 8;

pub(super) fn routes() -> Router<App> {
    Router::new().route("/", get(home))
}

async fn home(cx: Cx) -> Result<Markup, ErrorPage> {
    let is_known = cx.who.person.is_some();
    let own = if is_known { cx.host().own_tables(cx.who).await? } else { Vec::new() };
    let mut open = cx.host().open_tables(cx.who).await?;
    open.retain(|table| table.own.is_empty());
    let games = games::home(&cx).await?;
    let invitations = invitations(&cx, &own).await?;
    // Somebody in the middle of a game has come for that.
    let is_busy = own.iter().any(is_live);
    let body = html! {
        main #main.lobby data-turn=(own.iter().any(summary::is_your_turn)) data-watch=(watched(&own)) {
            @if is_busy {
                h1.greeting { (cx.say("lobby-home-title")) }
                (invitations)
                (own_tables(&cx, &own))
            }
            section.hero {
                @if !is_busy { h1 { (cx.say("lobby-home-title")) } }
                p.lead { (cx.say("lobby-home-lead")) }
                (games[0])
                p.ways {
                    a.button href="/new" { (cx.say("lobby-home-new")) }
                    a href="/new?solo" { (cx.say("lobby-home-solo")) }
                }
                p.hint { (cx.say("lobby-home-no-account")) }
            }
            @for game in &games[1..] { (game) }
            @if !is_busy { (own_tables(&cx, &own)) }
            (open_tables(&cx, &open))
        }
    };
    let games = cx.host().games().iter().map(|game| game.name).collect();
    let page = Page { games, title: cx.say("lobby-home-page"), class: "home", ..Page::default() };
    Ok(layout(&cx, page, body))
}

/// Whether the table can still change.
fn is_live(table: &Summary) -> bool {
    match table.phase {
        Phase::Gathering | Phase::Playing => true,
        Phase::Over | Phase::Broken | Phase::Closed => false,
    }
}

/// The tables that the page follows, with their versions.
fn watched(own: &[Summary]) -> String {
    let live = own.iter().filter(|table| is_live(table));
    live.map(|table| format!("{}:{}", table.id, table.version)).collect::<Vec<_>>().join(",")
}

/// Rematches that the visitor is invited to.
async fn invitations(cx: &Cx, own: &[Summary]) -> Result<Markup, ErrorPage> {
    let mut invitations = Vec::new();
    for table in own.iter().filter(|table| table.phase == Phase::Gathering).take(INVITATIONS_MAX) {
        let view = cx.host().view(cx.who, table.id, None).await?;
        if gather::invited_again(&view).is_some() {
            let who = seat::list(cx, gather::people(cx, &view, |seat| seat.is_ready));
            invitations.push((table.id, cx.tell("lobby-again", &[("who", who.into())])));
        }
    }
    Ok(html! {
        @for (table, sentence) in invitations {
            p.invitation {
                span { (sentence) } " "
                a.button.main-act href={ "/t/" (table) } { (cx.say("lobby-again-go")) }
            }
        }
    })
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
