//! The books, each in all languages.

use std::sync::LazyLock;

use words::Lang;

use crate::rulebook::{Found, Rulebook};

/// The rules of one game in all languages.
pub struct Book {
    /// The game's id, as addresses and records have it.
    pub game: &'static str,
    editions: [Rulebook; 3],
    related: Vec<Vec<&'static str>>,
}

/// The texts of a game in the order of [`Lang::ALL`].
macro_rules! texts {
    ($game:literal) => {
        [
            include_str!(concat!("../../../docs/rules/", $game, ".en.md")),
            include_str!(concat!("../../../docs/rules/", $game, ".it.md")),
            include_str!(concat!("../../../docs/rules/", $game, ".ja.md")),
        ]
    };
}

/// All books, read once.
#[must_use]
pub fn books() -> &'static [Book] {
    static BOOKS: LazyLock<Vec<Book>> = LazyLock::new(|| {
        vec![
            Book::read("katana", texts!("katana"), include_str!("../../../docs/rules/katana.related")),
            Book::read(
                "shogunate",
                texts!("shogunate"),
                include_str!("../../../docs/rules/shogunate.related"),
            ),
        ]
    });
    &BOOKS
}

/// The book of a game.
#[must_use]
pub fn book(game: &str) -> Option<&'static Book> {
    books().iter().find(|book| book.game == game)
}

/// The book that has a clause.
#[must_use]
pub fn book_of(clause: &str) -> Option<&'static Book> {
    books().iter().find(|book| book.edition(Lang::default()).clause(clause).is_some())
}

/// The section or clause of an id, in whichever book it stands; else the ids of all books that are close.
#[must_use]
pub fn find(lang: Lang, asked: &str) -> Found<'static> {
    let mut close = Vec::new();
    for book in books() {
        match book.edition(lang).find(asked) {
            Found::Nothing(near) => close.extend(near),
            found @ (Found::Section(_) | Found::Clause(_)) => return found,
        }
    }
    Found::Nothing(close)
}

impl Book {
    fn read(game: &'static str, texts: [&'static str; 3], related: &'static str) -> Self {
        let related = related.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        Self {
            game,
            editions: texts.map(Rulebook::read),
            related: related.map(|line| line.split_whitespace().collect()).collect(),
        }
    }

    /// The book in a language.
    #[must_use]
    pub fn edition(&self, lang: Lang) -> &Rulebook {
        &self.editions[lang as usize]
    }

    /// The clauses that belong to a clause: those that its line in the list of relations names, and those whose line names
    /// it. In the order of the book.
    #[must_use]
    pub fn related(&self, clause: &str) -> Vec<&'static str> {
        let is_related = |other: &str| {
            self.related.iter().any(|line| {
                line.first().is_some_and(|first| {
                    (*first == clause && line[1..].contains(&other))
                        || (*first == other && line[1..].contains(&clause))
                })
            })
        };
        self.editions[0].clauses().map(|clause| clause.id).filter(|id| is_related(id)).collect()
    }
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
        assert_eq!(book("katana").unwrap().related("PAL-4"), ["MOV-7"]);
    }

    #[test]
    fn a_book_is_found_by_its_game_and_by_its_clauses() {
        assert_eq!(book("katana").unwrap().game, book_of("PAL-4").unwrap().game);
        assert_eq!(book_of("SGA-6").unwrap().game, "shogunate");
        assert!(matches!(find(Lang::En, "sga-6"), Found::Clause(clause) if clause.id == "SGA-6"));
        assert!(matches!(find(Lang::En, "PAL-44"), Found::Nothing(near) if near.contains(&"PAL-4")));
        assert!(book("chess").is_none() && book_of("PAL-99").is_none());
    }
}
