//! Shōgun no Katana in words: all ids, whole games, single sentences, and the Story.

mod all_ids;
mod play;
mod sentences;
mod story;

use words::{Lang, words};

/// Whether a sentence is whole: nothing empty, no argument left open, no id in place of words.
#[track_caller]
fn check(lang: Lang, text: &str) {
    assert!(!text.trim().is_empty(), "{} says nothing", lang.code());
    assert!(!text.contains(['{', '}', '$']), "{}: {text}", lang.code());
    for word in text.split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '-')) {
        assert!(!words(Lang::En).has(word), "{}: {word} in {text}", lang.code());
    }
    assert!(!text.contains("  "), "{}: two spaces in {text}", lang.code());
}
