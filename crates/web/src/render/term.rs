//! Game terms with an explanation where they are used.

use maud::{Markup, html};
use words::Words;

use crate::{games, render::parts::part};

/// A term that newcomers do not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Term {
    /// The message id of its name.
    pub(crate) id: &'static str,
    /// The message id of its inflected forms in the rules text.
    pub(crate) forms_id: &'static str,
    /// The message id of its explanation.
    pub(crate) what_id: &'static str,
    /// The clause with the details.
    pub(crate) clause: &'static str,
}

/// Declares the terms of a game as constants, and `ALL`.
macro_rules! terms {
    ($($term:ident = $id:literal, $clause:literal;)*) => {
        $(
            #[allow(dead_code, reason = "not every term is named in code")]
            pub(crate) const $term: Term = Term {
                id: concat!("term-", $id),
                forms_id: concat!("term-", $id, "-forms"),
                what_id: concat!("term-", $id, "-what"),
                clause: $clause,
            };
        )*

        /// All terms.
        pub(crate) const ALL: &[Term] = &[$($term,)*];
    };
}
pub(crate) use terms;

impl Term {
    /// The terms of a game, in the order in which players learn them.
    pub(crate) fn of(game: &str) -> impl Iterator<Item = Self> {
        Self::all().filter(move |term| term.game() == game)
    }

    /// The terms of all games.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        games::TERMS.iter().copied().flatten().copied()
    }

    /// The game of the rulebook that contains the term's clause.
    pub(crate) fn game(self) -> &'static str {
        rulebook::book_of(self.clause).expect("every term has a clause").game
    }

    /// The address of its entry in the glossary.
    pub(crate) fn address(self) -> String {
        format!("/rules/{}#{}", self.game(), self.id)
    }
}

/// A text that names a term. Pointing at it, focusing or tapping it shows the explanation; without the script it links
/// to the glossary in a new tab, so that nobody loses their table.
pub(crate) fn explained(words: &Words, term: Term, text: &str) -> Markup {
    html! {
        a .term href=(term.address()) target="_blank" data-what=(words.say(term.what_id, &[]))
            data-rule=(term.clause) { (text) }
    }
}

/// The explanations of a game's terms, for the things of its table that name one in `data-term`. The script shows them.
pub(crate) fn table_terms(words: &Words, game: &str) -> Markup {
    part(html! {
        div #table-terms hidden data-book=(format!("/rules/{game}")) data-now=(words.say("explain-now", &[]))
            data-not=(words.say("explain-not", &[])) {
            @for term in Term::of(game) {
                p id=(format!("table-{}", term.id)) data-name=(words.say(term.id, &[])) data-clause=(term.clause) {
                    (words.say(term.what_id, &[]))
                }
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use words::{Lang, words};

    use super::*;

    #[test]
    fn every_term_has_a_name_forms_and_an_explanation_in_every_language() {
        for lang in Lang::ALL {
            for term in Term::all() {
                for id in [term.id, term.forms_id, term.what_id] {
                    assert!(words(lang).has(id), "{} lacks {id}", lang.code());
                }
            }
        }
    }

    #[test]
    fn every_term_leads_to_a_clause_that_there_is() {
        for term in Term::all() {
            assert!(rulebook::book_of(term.clause).is_some(), "{term:?}");
        }
    }

    #[test]
    fn a_term_explains_itself_and_leads_to_the_glossary() {
        let link = explained(words(Lang::En), crate::katana::terms::OFFERING, "Offering").into_string();
        assert!(
            link.starts_with("<a class=\"term\" href=\"/rules/katana#term-offering\" target=\"_blank\""),
            "{link}"
        );
        assert!(link.contains("data-what=\"The Coins a Monk costs."), "{link}");
    }
}
