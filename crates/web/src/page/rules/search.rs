//! Full-text search: all words must match, ignoring case, accents and width.

use maud::{Markup, html};

/// The most characters of a query.
const ASKED_MAX: usize = 100;

/// A search query.
#[derive(Clone, Debug, Default)]
pub(super) struct Search {
    /// As it was typed.
    pub(super) asked: String,
    words: Vec<Vec<char>>,
}

impl Search {
    pub(super) fn new(asked: &str) -> Self {
        let asked: String = asked.trim().chars().take(ASKED_MAX).collect();
        let words = asked.split_whitespace().map(folded).collect();
        Self { asked, words }
    }

    /// Whether there is no query, so that everything is shown.
    pub(super) fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// Whether every word occurs in one of the texts.
    pub(super) fn finds<'a>(&self, texts: impl IntoIterator<Item = &'a str>) -> bool {
        let texts: Vec<Vec<char>> = texts.into_iter().map(folded).collect();
        self.words.iter().all(|word| texts.iter().any(|text| position(text, word).is_some()))
    }

    /// A text with the matches highlighted.
    pub(super) fn shown(&self, text: &str) -> Markup {
        let letters = folded(text);
        let places: Vec<usize> = text.char_indices().map(|(place, _)| place).chain([text.len()]).collect();
        let mut parts: Vec<(&str, bool)> = Vec::new();
        let (mut from, mut at) = (0, 0);
        while at < letters.len() {
            let longest =
                self.words.iter().filter(|word| letters[at..].starts_with(word)).map(Vec::len).max();
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

fn position(text: &[char], word: &[char]) -> Option<usize> {
    text.windows(word.len()).position(|part| part == word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_words_must_be_found_whatever_their_accents_and_capitals() {
        let text = "Take the top Daimyō card of that House";
        for asked in ["daimyo", "HOUSE top", "daimyō card", "ｃａｒｄ", "", "  "] {
            assert!(Search::new(asked).finds([text]), "{asked}");
        }
        for asked in ["market", "top market", "daimyos"] {
            assert!(!Search::new(asked).finds([text]), "{asked}");
        }
        assert!(
            Search::new("palace coins").finds(["Palace", "Take 2 Coins"]),
            "the words may stand in several texts"
        );
        assert!(Search::new("刀　納品").finds(["納品した刀"]));
    }

    #[test]
    fn what_was_found_stands_out() {
        let shown = |asked: &str, text: &str| Search::new(asked).shown(text).into_string();
        assert_eq!(shown("daimyo card", "A Daimyō card."), "A <mark>Daimyō</mark> <mark>card</mark>.");
        assert_eq!(shown("刀", "将軍の刀と刀"), "将軍の<mark>刀</mark>と<mark>刀</mark>");
        assert_eq!(shown("", "a < b"), "a &lt; b");
        assert_eq!(shown("<b", "a <b>"), "a <mark>&lt;b</mark>&gt;");
    }

    #[test]
    fn a_very_long_question_is_cut() {
        assert_eq!(Search::new(&"刀".repeat(5000)).asked.chars().count(), ASKED_MAX);
    }
}
