//! The first page: play at once, the Story, own tables, and those that wait for people.

use axum::{
    Router,
    response::Response,
    routing::{get, post},
};
use host::{CampaignView, Phase, Summary};
use maud::{Markup, html};

use super::{
    field, gather, known,
    seat::{self, game_name},
    summary,
};
use crate::{
    app::App,
    cx::Cx,
    form::Form,
    katana::teller,
    layout::{Page, layout},
    sorry::Sorry,
};

/// How many finished games are shown here; all are on the visitor's own page.
const FINISHED_MAX: usize = 5;
/// How many tables that gather are looked at for invitations.
const INVITATIONS_MAX: usize = 8;

pub(super) fn routes() -> Router<App> {
    Router::new().route("/", get(home)).route("/play", post(play)).route("/learn", post(learn))
}

/// A game of one against a Ghost of middling strength begins.
async fn play(mut cx: Cx, form: Form) -> Result<Response, Sorry> {
    let who = known::named(&mut cx, form.text("name")).await??;
    let table = cx.host().quick_solo(who).await?;
    Ok(cx.go(&format!("/t/{table}")))
}

/// The guided first game begins, or goes on.
async fn learn(mut cx: Cx, form: Form) -> Result<Response, Sorry> {
    let who = known::named(&mut cx, form.text("name")).await??;
    let table = cx.host().begin_guide(who).await?;
    Ok(cx.go(&format!("/t/{table}")))
}

async fn home(cx: Cx) -> Result<Markup, Sorry> {
    let is_known = cx.who.person.is_some();
    let own = if is_known { cx.host().own_tables(cx.who).await? } else { Vec::new() };
    let mut open = cx.host().open_tables(cx.who).await?;
    open.retain(|table| table.own.is_empty());
    let name = known::own_name(&cx).await?;
    let campaigns = cx.host().campaigns(cx.who).await?;
    let invitations = invitations(&cx, &own).await?;
    // Who is in the middle of a game comes for that.
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
                (play_now(&cx, &name))
                p.ways {
                    a.button href="/new" { (cx.say("lobby-home-new")) }
                    a href="/new?solo" { (cx.say("lobby-home-solo")) }
                }
                p.hint { (cx.say("lobby-home-no-account")) }
            }
            (story(&cx, &campaigns))
            (court(&cx))
            @if !is_busy { (own_tables(&cx, &own)) }
            (open_tables(&cx, &open))
        }
    };
    let games = cx.host().games().iter().map(|game| game.name).collect();
    let page = Page { games, title: cx.say("lobby-home-page"), class: "home", ..Page::default() };
    Ok(layout(&cx, page, body))
}

/// Whether something can still happen at a table.
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

/// Who wants to play again with the visitor.
async fn invitations(cx: &Cx, own: &[Summary]) -> Result<Markup, Sorry> {
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

/// One button, and a game against the Ghost begins; another one, and it is shown how that goes.
fn play_now(cx: &Cx, name: &str) -> Markup {
    let line = field::Line { is_required: false, ..field::own_name(cx, name) };
    html! {
        form.play-now method="post" action="/play" {
            (line.show(None))
            button.main-act { (cx.say("lobby-home-play")) }
            button.learn formaction="/learn" aria-describedby="learn-hint" { (cx.say("guide-learn")) }
            p #learn-hint.learn-hint { (cx.say("guide-learn-hint")) }
        }
    }
}

/// The way to the Story: on with the latest campaign that is not told to its end, else to all of them.
fn story(cx: &Cx, campaigns: &[CampaignView]) -> Markup {
    let going = campaigns.iter().find_map(|campaign| Some((campaign, campaign.campaign.next()?)));
    html! {
        section.story-way aria-labelledby="story" {
            h2 #story { (cx.say("lobby-home-story")) }
            p { (cx.say("lobby-home-story-lead")) }
            p.ways {
                @if let Some((campaign, next)) = going {
                    @let chapter = teller(cx.words).chapter(next);
                    a.button href={ "/story/" (campaign.id) } {
                        (cx.tell("lobby-home-story-on", &[
                            ("name", campaign.name.as_str().into()), ("chapter", chapter.into()),
                        ]))
                    }
                    a href="/story" { (cx.say("lobby-story-campaigns")) }
                } @else {
                    a.button href="/story" { (cx.say("lobby-home-story-go")) }
                }
            }
        }
    }
}

/// The way to Shogunate: at once against bots, or with others.
fn court(cx: &Cx) -> Markup {
    let fields = [
        ("game", "shogunate"),
        ("seat-0-kind", "me"),
        ("seat-1-kind", "bot-novice"),
        ("seat-2-kind", "bot-novice"),
        ("seat-3-kind", "bot-novice"),
        ("spectators", "1"),
    ];
    html! {
        section.court-way aria-labelledby="court" {
            h2 #court { (game_name(cx, "shogunate")) }
            p { (cx.say("court-home-lead")) }
            div.ways {
                form method="post" action="/tables" {
                    @for (name, value) in fields { input type="hidden" name=(name) value=(value); }
                    button { (cx.say("court-home-play")) }
                }
                a href="/new?game=shogunate" { (cx.say("court-home-new")) }
            }
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
