//! The text of a rulebook: sections with pictures, clauses with links.

use std::ops::Range;

use maud::{Markup, html};
use rulebook::{Book, Clause, Section};
use words::Words;

use super::{
    marks::{self, Marked, Piece, What},
    picture,
    search::Search,
};
use crate::render::term::Term;

/// A rulebook as the visitor reads it.
pub(super) struct Text<'a> {
    book: &'static Book,
    words: &'static Words,
    search: &'a Search,
    entries: Vec<Entry>,
}

/// All that can be searched in a book: titles, clauses and terms.
pub(super) fn all(book: &'static Book, words: &Words) -> Vec<String> {
    let sections = book.edition(words.lang()).sections.iter();
    let of_clause = |clause: &Clause| {
        [clause.id, clause.text]
            .into_iter()
            .chain(clause.items.iter().copied())
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    let clauses = sections.flat_map(|section| {
        let clauses = section.clauses.iter().flat_map(of_clause);
        std::iter::once(section.title.to_owned()).chain(clauses)
    });
    let terms = Term::of(book.game).flat_map(|term| [term.id, term.what_id].map(|id| words.say(id, &[])));
    clauses.chain(terms).collect()
}

/// A clause.
struct Entry {
    clause: &'static Clause,
    marked: &'static Marked,
    /// Whether the clause and its section's title contain all searched words.
    is_found: bool,
}

impl<'a> Text<'a> {
    pub(super) fn new(book: &'static Book, words: &'static Words, search: &'a Search) -> Self {
        let sections = book.edition(words.lang()).sections.iter();
        let clauses =
            sections.flat_map(|section| section.clauses.iter().map(|clause| (section.title, clause)));
        let entry = |((title, clause), marked): ((&str, &'static Clause), &'static Marked)| {
            let texts = [title, clause.id, clause.text].into_iter().chain(clause.items.iter().copied());
            Entry { clause, marked, is_found: search.finds(texts) }
        };
        let entries = clauses.zip(marks::marked(book, words.lang())).map(entry).collect();
        Self { book, words, search, entries }
    }

    /// The indices of the matching clauses; of all without a search.
    pub(super) fn found(&self) -> Vec<usize> {
        (0..self.entries.len()).filter(|&place| self.entries[place].is_found).collect()
    }

    /// A section with its pictures and clauses. Clauses that do not match are hidden, so that the script can show them
    /// again.
    pub(super) fn section(&self, section: &Section) -> Markup {
        let places = self.places(section);
        let is_found = self.entries[places.clone()].iter().any(|entry| entry.is_found);
        html! {
            section .book-part id=(section.id) data-find-group hidden[!is_found] {
                h2 {
                    (section.title) " "
                    a .anchor href=(format!("#{}", section.id)) { (section.id) }
                }
                (picture::pictures(self.words, section.id))
                ol .clauses { @for place in places { (self.clause(place, "")) } }
            }
        }
    }

    /// The indices of a section's clauses.
    fn places(&self, section: &Section) -> Range<usize> {
        let first = section.clauses.first().map_or(0, |first| {
            self.entries.iter().position(|entry| entry.clause.id == first.id).unwrap_or(0)
        });
        first..first + section.clauses.len()
    }

    /// A clause: its id as a link to itself, its text, and the related clauses.
    pub(super) fn clause(&self, place: usize, address: &str) -> Markup {
        let &Entry { clause, marked, is_found } = &self.entries[place];
        let related = self.book.related(clause.id);
        html! {
            li .rule id=(clause.id) data-find-item hidden[!is_found] {
                a .anchor href=(format!("{address}#{}", clause.id)) { (self.search.shown(clause.id)) }
                div {
                    p { (self.pieces(&marked.text, address)) }
                    @if !marked.items.is_empty() {
                        ol .items { @for item in &marked.items { li { (self.pieces(item, address)) } } }
                    }
                }
                @if !related.is_empty() {
                    p .related {
                        span { (self.words.say("rules-related", &[])) } " "
                        @for id in related { a href=(format!("{address}#{id}")) { (id) } " " }
                    }
                }
            }
        }
    }

    fn pieces(&self, pieces: &[Piece], address: &str) -> Markup {
        html! {
            @for piece in pieces {
                @match piece.what {
                    What::Plain => (self.search.shown(piece.text)),
                    What::Ruling => b .ruling { (self.search.shown(piece.text)) },
                    What::Clause(id) => a href=(format!("{address}#{id}")) { (self.search.shown(piece.text)) },
                    What::Term(term) => {
                        // The glossary is on the same page, where the script finds the explanation.
                        a .term href=(format!("{address}#{}", term.id)) { (self.search.shown(piece.text)) }
                    }
                }
            }
        }
    }
}
