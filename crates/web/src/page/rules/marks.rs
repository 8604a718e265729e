//! Links in the text of a clause: other clauses, terms, and the mark of our own rulings.

use std::sync::LazyLock;

use rulebook::Book;
use words::{Lang, Words, words};

use crate::{games, render::term::Term};

/// A piece of text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Piece {
    pub(super) text: &'static str,
    pub(super) what: What,
}

/// The meaning of a piece of text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum What {
    /// Text.
    Plain,
    /// The words that introduce one of our own rulings.
    Ruling,
    /// A clause, named by its id or by its card.
    Clause(&'static str),
    /// The first occurrence of a term.
    Term(Term),
}

/// A clause split into pieces.
pub(super) struct Marked {
    pub(super) text: Vec<Piece>,
    pub(super) items: Vec<Vec<Piece>>,
}

/// The clauses of a rulebook in a language, in order, split into pieces. Computed once and cached.
pub(super) fn marked(book: &'static Book, lang: Lang) -> &'static [Marked] {
    static ALL: LazyLock<Vec<[Vec<Marked>; 3]>> = LazyLock::new(|| {
        rulebook::books().iter().map(|book| Lang::ALL.map(|lang| mark(book, lang))).collect()
    });
    let place = rulebook::books().iter().position(|other| std::ptr::eq(other, book));
    place.map_or(&[], |place| ALL[place][lang as usize].as_slice())
}

fn mark(book: &'static Book, lang: Lang) -> Vec<Marked> {
    let marker = Marker::new(book, words(lang));
    let clauses = book.edition(lang).clauses();
    clauses
        .map(|clause| {
            // A clause does not link to itself.
            let mut met: Vec<What> = vec![What::Clause(clause.id)];
            met.extend(Term::all().filter(|term| term.clause == clause.id).map(What::Term));
            Marked {
                text: marker.pieces(clause.text, &mut met),
                items: clause.items.iter().map(|item| marker.pieces(item, &mut met)).collect(),
            }
        })
        .collect()
}

/// The phrases to mark in a rulebook, longest first: "Market card 5" before "Market".
struct Marker(Vec<(String, What)>);

impl Marker {
    fn new(book: &'static Book, words: &Words) -> Self {
        let mut forms: Vec<(String, What)> =
            forms(words, "rules-ruling-forms").map(|form| (form, What::Ruling)).collect();
        let clauses = book.edition(words.lang()).clauses();
        forms.extend(clauses.map(|clause| (clause.id.to_owned(), What::Clause(clause.id))));
        let named = games::named_clauses(book.game, words).into_iter();
        forms.extend(named.map(|(form, clause)| (form, What::Clause(clause))));
        for term in Term::of(book.game) {
            forms.extend(self::forms(words, term.forms_id).map(|form| (form, What::Term(term))));
        }
        forms.sort_by_key(|(form, _)| std::cmp::Reverse(form.len()));
        Self(forms)
    }

    /// Splits a text into pieces. Terms and clauses are marked at their first occurrence only.
    fn pieces(&self, text: &'static str, met: &mut Vec<What>) -> Vec<Piece> {
        let mut pieces = Vec::new();
        let (mut from, mut at) = (0, 0);
        while at < text.len() {
            let Some((form, what)) = self.0.iter().find(|(form, _)| stands_at(text, at, form)) else {
                at += text[at..].chars().next().map_or(1, char::len_utf8);
                continue;
            };
            if !met.contains(what) {
                if *what != What::Ruling {
                    met.push(*what);
                }
                pieces.push(Piece { text: &text[from..at], what: What::Plain });
                pieces.push(Piece { text: &text[at..at + form.len()], what: *what });
                from = at + form.len();
            }
            at += form.len();
        }
        pieces.push(Piece { text: &text[from..], what: What::Plain });
        pieces.retain(|piece| !piece.text.is_empty());
        pieces
    }
}

/// The inflected forms that a message lists.
fn forms(words: &Words, id: &str) -> impl Iterator<Item = String> {
    let list = words.say(id, &[]);
    list.split(" | ").map(|form| form.trim().to_owned()).collect::<Vec<_>>().into_iter()
}

/// Whether a form at this position is a whole word. Japanese has no spaces between words.
fn stands_at(text: &str, at: usize, form: &str) -> bool {
    let is_of_word = |letter: char| letter.is_alphanumeric() && u32::from(letter) < 0x3000;
    let joins =
        |one: Option<char>, other: Option<char>| one.is_some_and(is_of_word) && other.is_some_and(is_of_word);
    text[at..].starts_with(form)
        && !joins(text[..at].chars().next_back(), form.chars().next())
        && !joins(form.chars().next_back(), text[at + form.len()..].chars().next())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pieces(lang: Lang, clause: &str) -> Vec<Piece> {
        let book = rulebook::book("katana").unwrap();
        let place = book.edition(lang).clauses().position(|other| other.id == clause).unwrap();
        marked(book, lang)[place].text.clone()
    }

    fn stand_out(lang: Lang, clause: &str) -> Vec<(&'static str, What)> {
        let pieces = pieces(lang, clause).into_iter();
        pieces.filter(|piece| piece.what != What::Plain).map(|piece| (piece.text, piece.what)).collect()
    }

    #[test]
    fn the_pieces_of_a_clause_are_its_text() {
        let book = rulebook::book("katana").unwrap();
        for lang in Lang::ALL {
            for (clause, marked) in book.edition(lang).clauses().zip(marked(book, lang)) {
                let text: String = marked.text.iter().map(|piece| piece.text).collect();
                assert_eq!(text, clause.text);
                assert_eq!(marked.items.len(), clause.items.len());
            }
        }
    }

    #[test]
    fn a_card_leads_to_its_clause_in_every_language() {
        for (lang, name) in
            [(Lang::En, "Market card 5"), (Lang::It, "carta Mercato 5"), (Lang::Ja, "市場カード5")]
        {
            assert!(stand_out(lang, "DEL-2").contains(&(name, What::Clause("MKT-5"))), "{lang:?}");
        }
        assert!(stand_out(Lang::En, "ACA-1").contains(&("Daimyō cards C", What::Clause("DAI-C"))));
    }

    #[test]
    fn a_term_stands_out_once_and_not_where_it_is_defined() {
        let monk = |lang| {
            let out = stand_out(lang, "TEM-1");
            out.into_iter().filter(|(_, what)| *what == What::Term(crate::katana::terms::MONK)).count()
        };
        assert_eq!(Lang::ALL.map(monk), [1, 1, 1]);
        assert!(
            !stand_out(Lang::En, "TEM-1")
                .iter()
                .any(|(_, what)| *what == What::Term(crate::katana::terms::OFFERING))
        );
    }

    #[test]
    fn rulings_of_the_house_stand_out_in_every_language() {
        for (lang, words) in
            [(Lang::En, "House ruling:"), (Lang::It, "Scelta nostra:"), (Lang::Ja, "本作の裁定：")]
        {
            assert!(stand_out(lang, "PAS-2").contains(&(words, What::Ruling)), "{lang:?}");
        }
    }

    #[test]
    fn a_form_is_a_word_of_its_own() {
        assert!(stands_at("the Sword.", 4, "Sword") && !stands_at("Swords", 0, "Sword"));
        assert!(!stands_at("SET-10", 0, "SET-1") && stands_at("(SET-1)", 1, "SET-1"));
        assert!(stands_at("納品した刀を", "納品した".len(), "刀"));
    }
}
