//! The home page: play at once, the Story, own tables, and tables waiting for players.

use axum::{Router, routing::get};
use host::{Phase, Summary};
use maud::{Markup, html};

use super::{gather, seat, summary};
use crate::{
    app::App,
    games,
    http::{cx::Cx, error_page::ErrorPage},
    render::{
        art,
        layout::{Page, layout},
    },
};

/// How many finished games to show; the visitor's own page has all.
const FINISHED_MAX: usize = 3;
/// How many waiting tables to check for invitations.
const INVITATIONS_MAX: usize = 8;

/// How many tables in progress the picture has room for; the others are folded.
const TABLES_MAX: usize = 3;

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
    // Who is in the middle of a game knows the way in: it needs fewer words and leaves room for the tables.
    let is_busy = own.iter().any(|table| is_live(table) || table.phase == Phase::Broken);
    let body = html! {
        main #main.lobby.front data-turn=(own.iter().any(summary::is_your_turn)) data-watch=(watched(&own)) {
            section.hero.busy[is_busy] {
                (art::scenery("hero", "scene")) (art::scenery("branch", "branch")) (art::petals(art::scenery))
                div.pitch {
                    h1 { (cx.say("lobby-home-title")) }
                    (games.emblem)
                    (invitations)
                    (ways_in(&cx, &games.entry))
                    @if is_busy { (own_tables(&cx, &own)) }
                }
            }
            div.front-body {
                div.posters { @for poster in &games.posters { (poster) } }
                div.tales {
                    @for section in &games.sections { (section) }
                    (finished_tables(&cx, &own, is_busy))
                    (open_tables(&cx, &open))
                }
            }
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

/// The quickest way into a game, and the way for those who know what they want.
fn ways_in(cx: &Cx, entry: &Markup) -> Markup {
    html! {
        section.leaf.ways-in aria-labelledby="ways-in" {
            h2 #ways-in.visually-hidden { (cx.say("lobby-home-page")) }
            p.lead { (cx.say("lobby-home-lead")) }
            (entry)
            p.ways {
                a.button href="/new" { (cx.say("lobby-home-new")) }
                span.hint { (cx.say("lobby-home-no-account")) }
            }
        }
    }
}

/// The visitor's tables, those that wait for them first. Finished games stand apart where others are in progress.
fn own_tables(cx: &Cx, own: &[Summary]) -> Markup {
    let (mut yours, mut others, mut gathering) = (vec![], vec![], vec![]);
    for table in own {
        match table.phase {
            Phase::Playing if summary::is_your_turn(table) => yours.push(table),
            Phase::Playing | Phase::Broken => others.push(table),
            Phase::Gathering => gathering.push(table),
            Phase::Over | Phase::Closed => {}
        }
    }
    let mut rest =
        [("lobby-home-yours", yours), ("lobby-home-others", others), ("lobby-home-gathering", gathering)];
    let mut n_left = TABLES_MAX;
    let first = rest.each_mut().map(|(title, tables)| {
        let n = tables.len().min(n_left);
        n_left -= n;
        (*title, tables.drain(..n).collect())
    });
    html! {
        section.tale.own-tables aria-labelledby="own" {
            h2 #own { (cx.say("lobby-home-own")) }
            (by_part(cx, &first))
            @if rest.iter().any(|(_, tables)| !tables.is_empty()) {
                details { summary { (cx.say("lobby-home-all")) } (by_part(cx, &rest)) }
            }
        }
    }
}

/// Tables under their titles.
fn by_part(cx: &Cx, parts: &[(&str, Vec<&Summary>)]) -> Markup {
    html! {
        @for (title, tables) in parts.iter().filter(|(_, tables)| !tables.is_empty()) {
            h3 { (cx.say(title)) }
            (summary::list(cx, tables))
        }
    }
}

/// The latest finished games, or what will stand here.
fn finished_tables(cx: &Cx, own: &[Summary], is_busy: bool) -> Markup {
    let mut finished: Vec<&Summary> = own.iter().filter(|table| table.phase == Phase::Over).collect();
    let is_more = finished.len() > FINISHED_MAX;
    finished.truncate(FINISHED_MAX);
    let title = if is_busy { "lobby-home-finished" } else { "lobby-home-own" };
    html! {
        @if !(is_busy && finished.is_empty()) {
            section.tale.own-tables aria-labelledby="finished" {
                div.view aria-hidden="true" {
                    (art::scenery("house-a", "at-left")) (art::scenery("house-c", "at-middle")) (art::scenery("pine", "at-right"))
                }
                h2 #finished { (cx.say(title)) }
                @if finished.is_empty() {
                    p.empty { (cx.say("lobby-home-own-none")) }
                } @else {
                    @if !is_busy { h3 { (cx.say("lobby-home-finished")) } }
                    (summary::list(cx, &finished))
                }
                @if is_more {
                    p { a href="/me" { (cx.say("lobby-home-all")) } }
                }
            }
        }
    }
}

fn open_tables(cx: &Cx, open: &[Summary]) -> Markup {
    let tables: Vec<&Summary> = open.iter().collect();
    html! {
        section.tale.open-tables aria-labelledby="open" {
            div.view aria-hidden="true" {
                (art::scenery("house-b", "at-left")) (art::scenery("person-a", "at-middle")) (art::scenery("person-b", "at-right"))
            }
            h2 #open { (cx.say("lobby-home-open")) }
            @if tables.is_empty() {
                p.empty { (cx.say("lobby-home-open-none")) }
            } @else {
                (summary::list(cx, &tables))
            }
        }
    }
}
