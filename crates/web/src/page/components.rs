//! The browser of all tiles and cards: what they carry, where each value comes from, and at a table what is left of them.

mod boards;
mod cards;
mod court;
mod shelf;
pub(super) mod sources;

use std::sync::LazyLock;

use axum::{Router, extract::Query, routing::get};
use host::{Refusal, TableId, TableView};
use katana::{
    Katana, Rules, Setup, View,
    components::{self, Components},
};
use maud::{Markup, html};
use serde::Deserialize;
use shogunate::Shogunate;
use tabletop::{Game, components::Sourced};
use voice::katana::Voice;

use self::{court::Court, shelf::Kind, sources::legend};
use crate::{
    app::App,
    cx::Cx,
    ink::Ink,
    layout::{Page, layout},
    sorry::Sorry,
};

pub(super) fn routes() -> Router<App> {
    Router::new().route("/cards", get(show))
}

/// What the address says.
#[derive(Debug, Deserialize)]
struct Asked {
    /// What kind of things to show; all where none is named.
    kind: Option<String>,
    /// The table whose decks are looked at.
    table: Option<String>,
    /// The game whose things are shown where no table is named.
    game: Option<String>,
}

/// What is shown, and of which game.
struct Set<'a> {
    voice: Voice<'a>,
    ink: Ink<'a>,
    /// Where the values come from; nothing where others are played with.
    sourced: Option<&'static Sourced<Components>>,
    /// What a viewer knows of the game; nothing where none is looked at.
    view: Option<&'a View>,
}

async fn show(cx: Cx, Query(asked): Query<Asked>) -> Result<Markup, Sorry> {
    let kind = asked.kind.as_deref().and_then(Kind::of_word);
    let view = match &asked.table {
        Some(table) => {
            let table: TableId = table.parse().map_err(|_| Refusal::NotFound)?;
            Some(cx.host().view(cx.who, table, None).await?)
        }
        None => None,
    };
    let title = cx.say("cards-title");
    let game = view.as_ref().map_or(asked.game.as_deref().unwrap_or(Katana::NAME), |view| view.game);
    let is_court = game == Shogunate::NAME;
    let table = view.as_ref().map(|view| (view.id, view.version));
    let body = html! {
        main #main .reading.components data-version=[table.map(|(_, version)| version)] {
            h1 { (title) }
            @if view.is_none() { (games(&cx, is_court)) }
            @if is_court { (court(&cx, view.as_ref())) } @else { (body(&cx, view.as_ref(), kind)) }
        }
    };
    let games = vec![if is_court { Shogunate::NAME } else { Katana::NAME }];
    let page =
        Page { kind: crate::layout::Kind::Reading, games, title, table, class: "rules", ..Page::default() };
    Ok(layout(&cx, page, body))
}

/// Which of the two games.
fn games(cx: &Cx, is_court: bool) -> Markup {
    let games = [(Katana::NAME, "/cards", !is_court), (Shogunate::NAME, "/cards?game=shogunate", is_court)];
    html! {
        nav .deck-games aria-label=(cx.say("replay-cards-games")) {
            @for (game, address, is_shown) in games {
                a href=(address) aria-current=[is_shown.then_some("page")] { (cx.say(&format!("board-game-{game}"))) }
            }
        }
    }
}

/// The cards of Shogunate.
fn court(cx: &Cx, view: Option<&TableView>) -> Markup {
    let game_view = view.and_then(|view| view.game_view.as_ref()?.of::<Shogunate>());
    let game_view = game_view.map(|game_view| (&*game_view.rules, &game_view.view));
    let lead = match (view, game_view) {
        (None, _) => "replay-cards-lead",
        (Some(_), None) => "cards-not-dealt",
        (Some(_), Some(_)) => "replay-cards-table-lead",
    };
    html! {
        @if let Some(view) = view { p { a href=(format!("/t/{}", view.id)) { (cx.say("cards-back")) } } }
        p .lead { (cx.say(lead)) }
        (Court::new(cx.words, game_view).shelves())
    }
}

fn body(cx: &Cx, view: Option<&TableView>, kind: Option<Kind>) -> Markup {
    let game_view = view.and_then(|view| view.game_view.as_ref()?.of::<Katana>());
    let rules: &Rules = game_view.map_or(plain_rules(), |game_view| &game_view.rules);
    let embedded = components::embedded();
    let set = Set {
        voice: Voice { words: cx.words, rules, names: &[] },
        ink: Ink::new(cx.words),
        sourced: (rules.components == embedded.components).then_some(embedded),
        view: game_view.map(|game_view| &game_view.view),
    };
    let lead = match (view.is_some(), set.view.is_some()) {
        (false, _) => "cards-lead",
        (true, false) => "cards-not-dealt",
        (true, true) => "cards-table-lead",
    };
    html! {
        @if let Some(view) = view { p { a href=(format!("/t/{}", view.id)) { (cx.say("cards-back")) } } }
        p .lead { (cx.say(lead)) }
        (kinds(cx, view.map(|view| view.id), kind))
        @match set.sourced {
            Some(sourced) => details .sources open[view.is_none()] {
                summary { (cx.say("cards-sources")) }
                (legend(cx.words, &sourced.sources.iter().map(|value| value.source).collect::<Vec<_>>()))
            },
            None => p .hint { (cx.say("cards-other-set")) },
        }
        @for shown in Kind::ALL.into_iter().filter(|&shown| kind.is_none_or(|kind| kind == shown)) {
            (set.shelf(shown))
        }
    }
}

/// The rules by which the set is read where no game is looked at.
fn plain_rules() -> &'static Rules {
    static RULES: LazyLock<Rules> = LazyLock::new(|| {
        let set = &components::embedded().components;
        Rules::new(&Setup::new(4), set).expect("four can play with the set that comes with Kajiba")
    });
    &RULES
}

/// Which kinds there are to be shown.
fn kinds(cx: &Cx, table: Option<TableId>, kind: Option<Kind>) -> Markup {
    let address = |kind: Option<Kind>| {
        let table = table.map(|table| format!("table={table}"));
        let kind = kind.map(|kind| format!("kind={}", kind.word()));
        let query: Vec<String> = table.into_iter().chain(kind).collect();
        if query.is_empty() { "/cards".to_owned() } else { format!("/cards?{}", query.join("&")) }
    };
    html! {
        nav .kinds aria-label=(cx.say("cards-kinds")) {
            @for shown in std::iter::once(None).chain(Kind::ALL.map(Some)) {
                a href=(address(shown)) aria-current=[(shown == kind).then_some("page")] {
                    (cx.say(shown.map_or("cards-all", Kind::id)))
                }
            }
        }
    }
}
