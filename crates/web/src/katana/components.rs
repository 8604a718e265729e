//! All tiles and cards of Shōgun no Katana.

mod boards;
mod cards;
mod origins;
mod shelf;

use std::sync::LazyLock;

use host::{TableId, TableView};
use katana::{
    Katana, Rules, Setup, View,
    components::{self, Components},
};
use maud::{Markup, html};
use tabletop::{Game, components::Sourced};
use voice::katana::Voice;
use words::Words;

use self::shelf::Kind;
use super::ink::Ink;
use crate::{
    http::cx::Cx,
    page::components::{other_set, others, sources::legend},
};

/// The components to show, and their game.
struct Set<'a> {
    voice: Voice<'a>,
    ink: Ink<'a>,
    /// The sources of the values; `None` if the game uses other components.
    sourced: Option<&'static Sourced<Components>>,
    /// The viewer's view; `None` outside of a game.
    view: Option<&'a View>,
}

/// The page of tiles and cards, in general or as one table knows them.
pub(super) fn page(cx: &Cx, view: Option<&TableView>, kind: Option<&str>) -> Markup {
    let kind = kind.and_then(Kind::of_word);
    let game_view = view.and_then(|view| view.game_view.as_ref()?.of::<Katana>());
    let other = others(cx, Katana::NAME, view).and_then(|data| rules_of(&data));
    let rules: &Rules =
        game_view.map_or(other.as_ref().unwrap_or(plain_rules()), |game_view| &game_view.rules);
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
        // Of other sets nobody knows where each value comes from.
        @if set.sourced.is_some() || view.is_some() { p .lead { (cx.say(lead)) } }
        (kinds(cx, view.map(|view| view.id), kind))
        @match set.sourced {
            Some(sourced) => details .sources open[view.is_none()] {
                summary { (cx.say("cards-sources")) }
                (legend(cx.words, &sourced.sources.iter().map(|value| value.source).collect::<Vec<_>>()))
            },
            None => (other_set(cx, Katana::NAME, view)),
        }
        @for shown in Kind::ALL.into_iter().filter(|&shown| kind.is_none_or(|kind| kind == shown)) {
            (set.shelf(shown))
        }
    }
}

/// The tile or card that comes with Kajiba: the one with this number in a section of the file, from 0.
pub(super) fn specimen(words: &Words, section: &str, n: usize) -> Option<Markup> {
    let set = Set {
        voice: Voice { words, rules: plain_rules(), names: &[] },
        ink: Ink::new(words),
        sourced: Some(components::embedded()),
        view: None,
    };
    set.specimen(section, n)
}

/// The rules for showing a component set that is not in a game yet.
fn rules_of(data: &str) -> Option<Rules> {
    Rules::new(&Setup::new(4), &serde_json::from_str(data).ok()?)
}

/// The rules for showing components outside of a game.
fn plain_rules() -> &'static Rules {
    static RULES: LazyLock<Rules> = LazyLock::new(|| {
        let set = &components::embedded().components;
        Rules::new(&Setup::new(4), set).expect("the embedded set makes a game for four")
    });
    &RULES
}

/// Links to the kinds of components.
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
