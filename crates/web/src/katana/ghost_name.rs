//! The Ghost's name.

use std::collections::BTreeMap;

use katana::GhostLevel;
use words::Words;

/// The name of a Ghost, with its level; the early solo rules have only one Ghost.
pub(crate) fn ghost_name(words: &Words, level: Option<GhostLevel>) -> String {
    match level {
        Some(GhostLevel::TRAINING) => words.say("ghost-name-training", &[]),
        Some(level) => words.say("lobby-ghost-n", &[("n", level.number().into())]),
        None => words.say("ghost-name", &[]),
    }
}

/// The name of the Ghost in these options, if there is one.
pub(crate) fn ghost_of(words: &Words, options: &BTreeMap<String, String>) -> Option<String> {
    let level = options.get("ghost").and_then(|level| GhostLevel::from_id(level));
    let is_early = options.get("variant").is_some_and(|variant| variant == "early_solo");
    (level.is_some() || is_early).then(|| ghost_name(words, level))
}
