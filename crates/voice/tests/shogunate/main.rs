//! Shogunate in words: all ids, whole games, single sentences, and the rulebook's Plots.

mod all_ids;
mod play;
mod rulebook;
mod sentences;

use shogunate::{Rules, Setup, components::embedded};
use tabletop::Viewer;
use voice::shogunate::Voice;
use words::{Lang, words};

/// Names that occur in no sentence by chance.
const NAMES: [&str; 6] = ["Aya", "Ben", "Chiyo", "Dario", "Emi", "Fosco"];

fn names() -> Vec<String> {
    NAMES.map(String::from).to_vec()
}

fn rules(players: u8) -> Rules {
    Rules::new(&Setup::new(players), &embedded().components).expect("the setup makes a game")
}

/// Calls `visit` for each language with a voice that addresses `viewer`.
fn in_each_language(rules: &Rules, viewer: Viewer, mut visit: impl FnMut(&Voice)) {
    let names = names();
    for lang in Lang::ALL {
        visit(&Voice { words: words(lang), rules, names: &names, viewer });
    }
}

/// Checks a sentence: not empty, no open argument, no id instead of words.
fn check(voice: &Voice, text: &str) {
    let code = voice.words.lang().code();
    assert!(!text.trim().is_empty(), "{code} says nothing");
    assert!(!text.contains(['{', '}', '$']), "{code}: {text}");
    for word in text.split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '-')) {
        assert!(!words(Lang::En).has(word), "{code}: {word} in {text}");
    }
    assert!(!text.contains("  "), "{code}: two spaces in {text}");
}
