//! The glossary: a game's terms, each with a sentence.

use maud::{Markup, html};
use rulebook::Book;
use words::Words;

use super::search::Search;
use crate::{http::cx::Cx, render::term::Term};

/// Whether this rulebook's game has terms.
pub(super) fn has_terms(book: &Book) -> bool {
    Term::of(book.game).next().is_some()
}

/// How many terms match; 0 without a search.
pub(super) fn n_found(book: &Book, words: &Words, search: &Search) -> usize {
    Term::of(book.game).filter(|&term| is_found(words, search, term)).count()
}

fn is_found(words: &Words, search: &Search, term: Term) -> bool {
    let texts = [term.id, term.what_id, "rules-terms"].map(|id| words.say(id, &[]));
    search.finds(texts.iter().map(String::as_str))
}

/// All terms by name.
pub(super) fn glossary(cx: &Cx, book: &Book, search: &Search) -> Markup {
    if !has_terms(book) {
        return html! {};
    }
    html! {
        section #terms .book-part data-find-group hidden[n_found(book, cx.words, search) == 0] {
            h2 { (cx.say("rules-terms")) }
            dl .glossary {
                @for term in Term::of(book.game) {
                    div id=(term.id) data-find-item hidden[!is_found(cx.words, search, term)] {
                        dt { (search.shown(&cx.say(term.id))) }
                        dd {
                            span .what { (search.shown(&cx.say(term.what_id))) } " "
                            a .more href=(format!("#{}", term.clause)) { (term.clause) }
                        }
                    }
                }
            }
        }
    }
}
