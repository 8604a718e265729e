//! The page of all tiles and cards: their values, the source of each value, and at a table what is left of them.

pub(crate) mod sources;

use axum::{Router, extract::Query, routing::get};
use host::{Refusal, TableId, TableView};
use maud::{Markup, html};
use serde::Deserialize;

use crate::{
    app::App,
    game::GamePages,
    http::{cx::Cx, drawn::Alike, error_page::Answer},
    render::layout::{Page, layout},
};

/// What drawing all cards costs, in requests.
const COST: u32 = 3;

pub(super) fn routes() -> Router<App> {
    Router::new().route("/cards", get(show))
}

/// The query of the address.
#[derive(Debug, Deserialize)]
struct Asked {
    /// The kind of components to show; all if absent.
    kind: Option<String>,
    /// The table whose decks to show.
    table: Option<String>,
    /// The game to show if no table is given; the first one by default.
    game: Option<String>,
}

async fn show(cx: Cx, Query(asked): Query<Asked>) -> Answer {
    let view = match &asked.table {
        Some(table) => {
            let table: TableId = table.parse().map_err(|_| Refusal::NotFound)?;
            Some(cx.host().view(cx.who, table, None).await?)
        }
        None => None,
    };
    let named = view.as_ref().map(|view| view.game).or(asked.game.as_deref());
    let named = named.and_then(|id| cx.games().named(id));
    let pages = named.or_else(|| cx.games().iter().next()).ok_or(Refusal::NotFound)?.clone();
    match view {
        Some(view) => cx.draw(move |cx| draw(cx, &pages, Some(&view), &asked)).await,
        None => {
            let alike = Alike { weight: COST, is_kept: true, ..Alike::default() };
            cx.draw_alike(alike, move |cx| draw(cx, &pages, None, &asked)).await
        }
    }
}

fn draw(cx: &Cx, pages: &GamePages, view: Option<&TableView>, asked: &Asked) -> Markup {
    let title = cx.say("cards-title");
    let table = view.map(|view| (view.id, view.version));
    let body = html! {
        main #main .reading.components data-version=[table.map(|(_, version)| version)] {
            h1 { (title) }
            @if view.is_none() { (games(cx, pages)) }
            @if view.is_none() && pages.extension.component_form().is_some() {
                p { a href={ "/sets?game=" (pages.game.id()) } { (cx.say("set-put-in")) } }
            }
            (pages.extension.cards(cx, view, asked.kind.as_deref()))
        }
    };
    let games = vec![pages.game.id()];
    let page = Page {
        kind: crate::render::layout::Kind::Reading,
        games,
        title,
        table,
        class: "rules",
        ..Page::default()
    };
    layout(cx, page, body)
}

/// The component set to show, as records have it, if it is not in a game yet and does not come with Kajiba.
pub(crate) fn others(cx: &Cx, game: &str, view: Option<&TableView>) -> Option<String> {
    match view {
        Some(view) => view.components.as_ref()?.data.clone(),
        None => cx.host().server_set(game)?.data,
    }
}

/// Whose component set is shown, which does not come with Kajiba.
pub(crate) fn other_set(cx: &Cx, game: &str, view: Option<&TableView>) -> Markup {
    let set = match view {
        Some(view) => view.components.clone(),
        None => cx.host().server_set(game),
    };
    let name = set.map(|set| set.name);
    html! {
        p .hint {
            @match name {
                Some(name) if view.is_none() => (cx.tell("cards-server-set", &[("name", name.into())])),
                Some(name) => (cx.tell("cards-named-set", &[("name", name.into())])),
                None => (cx.say("cards-other-set")),
            }
        }
    }
}

/// Links to the other games.
fn games(cx: &Cx, shown: &GamePages) -> Markup {
    let address = |n: usize, id: &str| if n == 0 { "/cards".to_owned() } else { format!("/cards?game={id}") };
    html! {
        nav .deck-games aria-label=(cx.say("replay-cards-games")) {
            @for (n, pages) in cx.games().iter().enumerate() {
                @let id = pages.game.id();
                a href=(address(n, id)) aria-current=[(id == shown.game.id()).then_some("page")] {
                    (cx.say(&format!("board-game-{id}")))
                }
            }
        }
    }
}
