//! The rules of the games by section, with pictures and search, in the visitor's language.

mod glossary;
mod marks;
pub(crate) mod picture;
pub(crate) mod primer;
mod search;
mod text;

use axum::{
    Router,
    extract::{Path, Query},
    routing::get,
};
use host::Refusal;
use maud::{Markup, html};
use rulebook::{Book, Rulebook};
use serde::Deserialize;
use words::Words;

use self::{search::Search, text::Text};
use crate::{
    app::App,
    games,
    http::{cx::Cx, drawn::Alike, error_page::Answer},
    render::layout::{Kind, Page, layout},
};

/// What drawing a book costs, in requests.
const COST: u32 = 8;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/rules", get(books))
        .route("/rules/{game}", get(book))
        .route("/rules/{game}/primer", get(primer::page))
}

/// A link to a clause in the rules. It opens a new tab, so that players keep their table.
pub(crate) fn clause_link(words: &Words, clause: &str) -> Markup {
    let game = rulebook::book_of(clause).map_or(games::EXAMPLE, |book| book.game);
    let name = words.say("rules-open", &[("clause", clause.into())]);
    html! {
        a .clause href=(format!("/rules/{game}#{clause}")) target="_blank" title=(name) aria-label=(name) { (clause) }
    }
}

/// The query of the address.
#[derive(Debug, Deserialize)]
struct Asked {
    q: Option<String>,
}

/// All rulebooks, or the search results in them.
async fn books(cx: Cx, Query(asked): Query<Asked>) -> Answer {
    let alike = Alike { weight: COST, is_kept: true, ..Alike::default() };
    cx.draw_alike(alike, move |cx| draw_books(cx, &asked)).await
}

fn draw_books(cx: &Cx, asked: &Asked) -> Markup {
    let texts: Vec<String> = rulebook::books().iter().flat_map(|book| text::all(book, cx.words)).collect();
    let search = Search::new(cx.words, asked.q.as_deref().unwrap_or(""));
    let search = search.spelt_as_in(texts.iter().map(String::as_str));
    let title = cx.say("rules-title");
    let body = html! {
        main #main .reading {
            h1 { (title) }
            (search_form(cx, "/rules", &search))
            @for book in rulebook::books() {
                @let edition = book.edition(cx.words.lang());
                @if search.is_empty() { (cover(cx, book, edition)) } @else { (found_in(cx, book, &search)) }
            }
        }
    };
    layout(cx, Page { kind: Kind::Reading, title, class: "rules", ..Page::default() }, body)
}

/// A rulebook's title and sections.
fn cover(cx: &Cx, book: &Book, edition: &Rulebook) -> Markup {
    let address = format!("/rules/{}", book.game);
    html! {
        section .book-cover {
            h2 { a href=(address) { (edition.title) } }
            p { (primer::link(cx, book.game, false)) }
            @for line in &edition.preface { p { (line) } }
            (contents(cx, &address, book))
        }
    }
}

/// The search results in a rulebook, each linked to its clause.
fn found_in(cx: &Cx, book: &'static Book, search: &Search) -> Markup {
    let address = format!("/rules/{}", book.game);
    let text = Text::new(book, cx.words, search);
    let found = text.found();
    html! {
        section .found-in {
            h2 { a href=(address) { (book.edition(cx.words.lang()).title) } }
            p role="status" { (cx.say("rules-found")) " " b { (found.len()) } }
            ol .clauses { @for place in found { (text.clause(place, &address)) } }
        }
    }
}

/// One book.
async fn book(cx: Cx, Path(game): Path<String>, Query(asked): Query<Asked>) -> Answer {
    let book = rulebook::book(&game).ok_or(Refusal::NotFound)?;
    let alike = Alike { weight: COST, is_kept: true, ..Alike::default() };
    cx.draw_alike(alike, move |cx| draw_book(cx, book, &asked)).await
}

fn draw_book(cx: &Cx, book: &'static Book, asked: &Asked) -> Markup {
    let texts = text::all(book, cx.words);
    let search = Search::new(cx.words, asked.q.as_deref().unwrap_or(""));
    let search = search.spelt_as_in(texts.iter().map(String::as_str));
    let edition = book.edition(cx.words.lang());
    let text = Text::new(book, cx.words, &search);
    let address = format!("/rules/{}", book.game);
    let n_found = text.found().len() + glossary::n_found(book, cx.words, &search);
    let body = html! {
        main #main .reading.book.searching[!search.is_empty()] {
            header .book-head {
                h1 { (edition.title) }
                p { (primer::link(cx, book.game, false)) }
                @for line in &edition.preface { p { (line) } }
                p .hint { (cx.say("rules-hint")) }
            }
            (search_form(cx, &address, &search))
            p #found role="status" hidden[search.is_empty()] { (cx.say("rules-found")) " " b { (n_found) } }
            details .contents-fold {
                summary { (cx.say("rules-contents")) }
                (contents(cx, "", book))
            }
            div .book-body {
                div .contents-side { (contents(cx, "", book)) }
                div .sections {
                    @for section in &edition.sections { (text.section(section)) }
                    (glossary::glossary(cx, book, &search))
                    (ways_on(cx))
                }
            }
        }
    };
    let page = Page {
        kind: Kind::Reading,
        games: vec![book.game],
        title: edition.title.to_owned(),
        class: "rules",
        ..Page::default()
    };
    layout(cx, page, body)
}

/// The search form; the script searches on every keystroke.
fn search_form(cx: &Cx, address: &str, search: &Search) -> Markup {
    html! {
        form .search role="search" method="get" action=(address) data-find
            data-idle=(cx.say("rules-search-idle")) data-alike=(cx.say("rules-search-alike")) {
            label for="q" { (cx.say("rules-search")) }
            div .row {
                input #q type="search" name="q" value=(search.asked) autocomplete="off" enterkeyhint="search"
                    placeholder=(cx.say("rules-search-hint"));
                button { (cx.say("rules-search-do")) }
                @if !search.is_empty() { a href=(address) { (cx.say("rules-search-all")) } }
            }
        }
    }
}

/// The sections of a rulebook as links.
fn contents(cx: &Cx, address: &str, book: &Book) -> Markup {
    let edition = book.edition(cx.words.lang());
    html! {
        nav .contents aria-label=(format!("{} · {}", cx.say("rules-contents"), edition.title)) {
            ol {
                @for section in &edition.sections {
                    li { a href=(format!("{address}#{}", section.id)) { (section.title) } }
                }
                @if glossary::has_terms(book) {
                    li { a href=(format!("{address}#terms")) { (cx.say("rules-terms")) } }
                }
            }
        }
    }
}

/// Links to further pages.
fn ways_on(cx: &Cx) -> Markup {
    html! {
        p .ways-on {
            a href="/cards" { (cx.say("nav-cards")) } " · "
            a href="/about" { (cx.say("nav-about")) }
        }
    }
}

#[cfg(test)]
mod tests {
    use words::{Lang, words};

    use super::*;

    #[test]
    fn a_clause_leads_to_its_place_in_another_tab() {
        let link = clause_link(words(Lang::En), "PAL-4").into_string();
        assert!(link.contains("href=\"/rules/katana#PAL-4\" target=\"_blank\""), "{link}");
        assert!(link.contains("aria-label=\"Rule PAL-4, in a new tab\""), "{link}");
    }

    /// Reads the clauses from the list of reasons: `Name = "PAL-4", "reason-…";`.
    #[test]
    fn every_reason_cites_a_clause_that_there_is() {
        let list = include_str!("../../../katana/src/reason.rs");
        let clauses = list.lines().filter(|line| line.contains("\", \"reason-"));
        let clauses: Vec<&str> = clauses.filter_map(|line| line.split('"').nth(1)).collect();
        assert_eq!(clauses.len(), katana::Reason::IDS.len());
        for clause in clauses {
            assert!(rulebook::book_of(clause).is_some_and(|book| book.game == "katana"), "{clause}");
        }
    }
}
