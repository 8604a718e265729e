//! The rules of one game, in all languages.

use words::Lang;

use crate::rulebook::Rulebook;

/// The texts of a book.
#[derive(Clone, Copy, Debug)]
pub struct Source {
    /// The game's id, as addresses and records have it.
    pub game: &'static str,
    /// The rules in the order of [`Lang::ALL`].
    pub texts: [&'static str; 3],
    /// Which clauses belong together: a line for a clause and those related to it.
    pub related: &'static str,
}

/// The [`Source`] of a game whose files are in `docs/rules`.
macro_rules! source {
    ($game:literal) => {
        $crate::book::Source {
            game: $game,
            texts: [
                include_str!(concat!("../../../docs/rules/", $game, ".en.md")),
                include_str!(concat!("../../../docs/rules/", $game, ".it.md")),
                include_str!(concat!("../../../docs/rules/", $game, ".ja.md")),
            ],
            related: include_str!(concat!("../../../docs/rules/", $game, ".related")),
        }
    };
}
pub(crate) use source;

/// The rules of one game in all languages.
pub struct Book {
    /// The game's id, as addresses and records have it.
    pub game: &'static str,
    editions: [Rulebook; 3],
    pub(crate) related: Vec<Vec<&'static str>>,
}

impl Book {
    pub(crate) fn read(source: &Source) -> Self {
        let related = source.related.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        Self {
            game: source.game,
            editions: source.texts.map(Rulebook::read),
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
