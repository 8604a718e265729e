//! Full-text search: all words must match at the beginning of a word, ignoring case, accents and width. Words that only make a
//! sentence are left out, words of one meaning find each other, and a word that is nowhere is taken for the one most like it.

use std::collections::BTreeSet;

use maud::{Markup, html};
use words::Words;

/// The most characters of a query.
const ASKED_MAX: usize = 100;
/// Shorter words are taken as they are written.
const MISSPELT_MIN: usize = 5;

/// A search query.
#[derive(Clone, Debug, Default)]
pub(super) struct Search {
    /// As it was typed.
    pub(super) asked: String,
    /// For each word what may stand for it.
    words: Vec<Vec<Vec<char>>>,
}

impl Search {
    pub(super) fn new(words: &Words, asked: &str) -> Self {
        let asked: String = asked.trim().chars().take(ASKED_MAX).collect();
        let [idle, alike] = ["rules-search-idle", "rules-search-alike"].map(|id| words.say(id, &[]));
        let groups: Vec<Vec<Vec<char>>> =
            alike.split('|').map(|group| group.split_whitespace().map(folded).collect()).collect();
        let meant = |word: Vec<char>| {
            let group = groups.iter().find(|group| group.contains(&word));
            group.cloned().unwrap_or_else(|| vec![word])
        };
        let words = telling(&asked, &idle).into_iter().map(meant).collect();
        Self { asked, words }
    }

    /// The same with words that are nowhere in these texts taken for those most like them.
    #[must_use]
    pub(super) fn spelt_as_in<'a>(mut self, texts: impl IntoIterator<Item = &'a str>) -> Self {
        let texts: Vec<Vec<char>> = texts.into_iter().map(folded).collect();
        let is_missing =
            |meant: &Vec<Vec<char>>| !texts.iter().any(|text| meant.iter().any(|word| has(text, word)));
        if !self.words.iter().any(is_missing) {
            return self;
        }
        let known: BTreeSet<&[char]> =
            texts.iter().flat_map(|text| text.split(|letter| !letter.is_alphanumeric())).collect();
        for meant in self.words.iter_mut().filter(|meant| is_missing(meant)) {
            let word = meant[0].clone();
            let n_wrong_max = if word.len() < MISSPELT_MIN { 0 } else { 1 + word.len() / 8 };
            let near = known.iter().map(|known| (n_wrong(&word, known), known));
            if let Some((_, known)) = near.min().filter(|&(n, _)| n <= n_wrong_max) {
                *meant = vec![known.to_vec()];
            }
        }
        self
    }

    /// Whether there is no query, so that everything is shown.
    pub(super) fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// Whether every word occurs in one of the texts.
    pub(super) fn finds<'a>(&self, texts: impl IntoIterator<Item = &'a str>) -> bool {
        let texts: Vec<Vec<char>> = texts.into_iter().map(folded).collect();
        let is_in =
            |meant: &Vec<Vec<char>>| meant.iter().any(|word| texts.iter().any(|text| has(text, word)));
        self.words.iter().all(is_in)
    }

    /// A text with the matches highlighted.
    pub(super) fn shown(&self, text: &str) -> Markup {
        let letters = folded(text);
        let places: Vec<usize> = text.char_indices().map(|(place, _)| place).chain([text.len()]).collect();
        let mut parts: Vec<(&str, bool)> = Vec::new();
        let (mut from, mut at) = (0, 0);
        while at < letters.len() {
            let words = self.words.iter().flatten();
            let longest = words.filter(|word| begins(&letters, at, word)).map(Vec::len).max();
            let Some(length) = longest else {
                at += 1;
                continue;
            };
            parts.push((&text[places[from]..places[at]], false));
            parts.push((&text[places[at]..places[at + length]], true));
            at += length;
            from = at;
        }
        parts.push((&text[places[from]..], false));
        html! { @for (part, is_found) in parts { @if is_found { mark { (part) } } @else { (part) } } }
    }
}

/// The characters of a text without case, accents and width, one for one.
fn folded(text: &str) -> Vec<char> {
    text.chars().map(fold).collect()
}

fn fold(letter: char) -> char {
    let narrow = match letter {
        '！'..='～' => char::from_u32(u32::from(letter) - 0xfee0).unwrap_or(letter),
        '‐' | '‑' | '–' | '−' => '-',
        '’' => '\'',
        letter => letter,
    };
    match narrow.to_lowercase().next().unwrap_or(narrow) {
        'à' | 'á' | 'â' | 'ā' => 'a',
        'è' | 'é' | 'ê' | 'ē' => 'e',
        'ì' | 'í' | 'î' | 'ī' => 'i',
        'ò' | 'ó' | 'ô' | 'ō' => 'o',
        'ù' | 'ú' | 'û' | 'ū' => 'u',
        letter => letter,
    }
}

/// The words of a query without those that only make it a sentence; all of them if there are no others.
fn telling(asked: &str, idle: &str) -> Vec<Vec<char>> {
    let mut text: String = folded(asked).into_iter().collect();
    let idle: Vec<String> = idle.split_whitespace().map(|word| folded(word).into_iter().collect()).collect();
    // Japanese has no spaces between words.
    for word in idle.iter().filter(|word| word.chars().all(is_unspaced)) {
        text = text.replace(word.as_str(), " ");
    }
    let text = text.replace('?', " ");
    let told = text.split_whitespace().filter(|word| !idle.iter().any(|idle| idle == word));
    let told: Vec<Vec<char>> = told.map(|word| word.chars().collect()).collect();
    if told.is_empty() { asked.split_whitespace().map(folded).collect() } else { told }
}

/// Whether a character belongs to a script without spaces between words.
fn is_unspaced(letter: char) -> bool {
    letter >= '\u{3000}'
}

/// Whether a word of the text begins with this one.
fn has(text: &[char], word: &[char]) -> bool {
    (0..text.len()).any(|at| begins(text, at, word))
}

/// Whether a word that begins here begins with this one.
fn begins(text: &[char], at: usize, word: &[char]) -> bool {
    let is_start =
        at == 0 || !text[at - 1].is_alphanumeric() || word.first().copied().is_some_and(is_unspaced);
    is_start && text[at..].starts_with(word)
}

/// How many letters are to be put in, left out or changed to make one word the other.
fn n_wrong(one: &[char], other: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (n, letter) in one.iter().enumerate() {
        let mut before = row[0];
        row[0] = n + 1;
        for (m, known) in other.iter().enumerate() {
            let changed = before + usize::from(letter != known);
            before = row[m + 1];
            row[m + 1] = changed.min(before + 1).min(row[m] + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use words::{Lang, words};

    use super::*;

    fn search(asked: &str) -> Search {
        Search::new(words(Lang::En), asked)
    }

    #[test]
    fn all_words_must_be_found_whatever_their_accents_and_capitals() {
        let text = "Take the top Daimyō card of that House";
        for asked in ["daimyo", "HOUSE top", "daimyō card", "ｃａｒｄ", "", "  "] {
            assert!(search(asked).finds([text]), "{asked}");
        }
        for asked in ["market", "top market", "daimyos", "ouse"] {
            assert!(!search(asked).finds([text]), "{asked}");
        }
        assert!(
            search("palace coins").finds(["Palace", "Take 2 Coins"]),
            "the words may stand in several texts"
        );
        assert!(search("刀　納品").finds(["納品した刀"]));
    }

    #[test]
    fn a_question_finds_what_it_is_about() {
        let clauses = ["The player with the most points wins.", "What follows is for drawing."];
        for asked in ["How do I win?", "who wins", "victory"] {
            let search = search(asked);
            assert!(search.finds([clauses[0]]) && !search.finds([clauses[1]]), "{asked}");
        }
        let search = Search::new(words(Lang::Ja), "どうすれば勝てますか？");
        assert!(search.finds(["得点が最も多いプレイヤーが勝者です。"]));
        assert!(self::search("how to").finds(["how to"]), "where there is nothing else, all words count");
    }

    #[test]
    fn a_misspelt_word_is_taken_for_the_one_most_like_it() {
        let texts = ["A Sashimono is a banner.", "The Market"];
        let found = |asked: &str| search(asked).spelt_as_in(texts).finds([texts[0]]);
        assert!(found("sashimno") && found("Sashimonos") && found("baner"));
        assert!(!found("marketing") && !found("sake"));
    }

    #[test]
    fn what_was_found_stands_out() {
        let shown = |asked: &str, text: &str| search(asked).shown(text).into_string();
        assert_eq!(shown("daimyo card", "A Daimyō card."), "A <mark>Daimyō</mark> <mark>card</mark>.");
        assert_eq!(shown("刀", "将軍の刀と刀"), "将軍の<mark>刀</mark>と<mark>刀</mark>");
        assert_eq!(shown("", "a < b"), "a &lt; b");
        assert_eq!(shown("<b", "a <b>"), "a <mark>&lt;b</mark>&gt;");
    }

    #[test]
    fn a_very_long_question_is_cut() {
        assert_eq!(search(&"刀".repeat(5000)).asked.chars().count(), ASKED_MAX);
    }
}
