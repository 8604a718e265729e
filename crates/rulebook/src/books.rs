//! All books, and the search in them.

use std::sync::LazyLock;

use words::Lang;

use crate::{
    book::{Book, Source},
    games::GAMES,
    rulebook::Found,
};

/// The books of some games.
pub struct Books(Vec<Book>);

impl Books {
    /// Reads the books.
    #[must_use]
    pub fn read(sources: &[Source]) -> Self {
        Self(sources.iter().map(Book::read).collect())
    }

    /// All books in order.
    #[must_use]
    pub fn all(&self) -> &[Book] {
        &self.0
    }

    /// The book of a game.
    #[must_use]
    pub fn of_game(&self, game: &str) -> Option<&Book> {
        self.0.iter().find(|book| book.game == game)
    }

    /// The book that has a clause.
    #[must_use]
    pub fn of_clause(&self, clause: &str) -> Option<&Book> {
        self.0.iter().find(|book| book.edition(Lang::default()).clause(clause).is_some())
    }

    /// The section or clause with an id, in any book; otherwise the ids of all books that are close.
    #[must_use]
    pub fn find(&self, lang: Lang, asked: &str) -> Found<'_> {
        let mut close = Vec::new();
        for book in &self.0 {
            match book.edition(lang).find(asked) {
                Found::Nothing(near) => close.extend(near),
                found @ (Found::Section(_) | Found::Clause(_)) => return found,
            }
        }
        Found::Nothing(close)
    }
}

/// The books of the games that Kajiba ships, read once.
static SHIPPED: LazyLock<Books> = LazyLock::new(|| Books::read(GAMES));

/// All books of the games that Kajiba ships.
#[must_use]
pub fn books() -> &'static [Book] {
    SHIPPED.all()
}

/// The book of a game that Kajiba ships.
#[must_use]
pub fn book(game: &str) -> Option<&'static Book> {
    SHIPPED.of_game(game)
}

/// The book that has a clause of a game that Kajiba ships.
#[must_use]
pub fn book_of(clause: &str) -> Option<&'static Book> {
    SHIPPED.of_clause(clause)
}

/// [`Books::find`] in the books of the games that Kajiba ships.
#[must_use]
pub fn find(lang: Lang, asked: &str) -> Found<'static> {
    SHIPPED.find(lang, asked)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_languages_have_the_same_sections_and_clauses() {
        for book in books() {
            let shape = |lang| {
                let sections = book.edition(lang).sections.iter();
                let clauses = sections.map(|section| {
                    let clauses = section.clauses.iter().map(|clause| (clause.id, clause.items.len()));
                    (section.id, clauses.collect::<Vec<_>>())
                });
                clauses.collect::<Vec<_>>()
            };
            assert!(shape(Lang::En).len() > 3, "{}", book.game);
            assert_eq!(shape(Lang::En), shape(Lang::It), "{}", book.game);
            assert_eq!(shape(Lang::En), shape(Lang::Ja), "{}", book.game);
        }
    }

    #[test]
    fn every_book_begins_with_its_title_and_what_it_is() {
        for book in books() {
            for lang in Lang::ALL {
                let edition = book.edition(lang);
                assert!(!edition.title.is_empty() && !edition.preface.is_empty(), "{} {lang:?}", book.game);
            }
        }
    }

    #[test]
    fn a_clause_stands_in_one_book_only() {
        let mut ids: Vec<_> = books()
            .iter()
            .flat_map(|book| book.edition(Lang::En).clauses())
            .map(|clause| clause.id)
            .collect();
        let n = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), n);
    }

    #[test]
    fn related_clauses_exist_and_are_related_both_ways() {
        for book in books() {
            let edition = book.edition(Lang::En);
            for line in &book.related {
                assert!(line.len() > 1, "{line:?}");
                for id in line {
                    assert!(edition.clause(id).is_some(), "{}: {id}", book.game);
                }
                for other in &line[1..] {
                    assert_ne!(*other, line[0]);
                    assert!(book.related(line[0]).contains(other) && book.related(other).contains(&line[0]));
                }
            }
        }
    }
}
