//! Keyboard shortcuts of the table, listed on `?`.

use maud::{Markup, html};

use super::{hint, table_page::TablePage};
use crate::{face::Face, render::parts::part};

/// What a shortcut does with its element.
#[derive(Clone, Copy)]
enum Does {
    /// Presses it, or the button in it.
    Press,
    /// Leads to it.
    Lead,
}

/// A shortcut: the key, what it does, the ids of its element, of which it takes the first that is there, and the message id of its
/// description.
type Key = (&'static str, Does, &'static str, &'static str);

/// The key to a hint.
const HINT: Key = ("h", Does::Press, "hint", "hint-ask");
/// The keys to try something out, to take back, and to go on.
const ACTS: [Key; 3] = [
    ("y", Does::Press, "try", "trial-door"),
    ("u", Does::Press, "undo", "board-undo"),
    ("e", Does::Press, "answers-turn answers-end", "board-key-end"),
];
/// The key to the chat.
const TALK: Key = ("t", Does::Lead, "chat-text", "board-key-talk");
/// The key to the question.
const FIRST: Key = ("d", Does::Lead, "asked", "board-key-decision");
/// The keys to the parts that each game names, and the ids of these parts: the viewer's own things, the middle of the table
/// and the others.
const PARTS: [(&str, &str); 3] = [("f", "own-title"), ("m", "map-title"), ("o", "others-title")];
/// The key to the log.
const LOG: Key = ("l", Does::Lead, "log-title", "board-key-log");

/// The list of shortcuts; the script opens it and handles the keys.
pub(super) fn keys(page: &TablePage, face: &dyn Face, can_talk: bool) -> Markup {
    let parts = PARTS.into_iter().zip(face.keys());
    let parts = parts.filter_map(|((key, place), id)| Some((key, Does::Lead, place, id?)));
    let acts = hint::is_practice(page.view).then_some(HINT).into_iter().chain(ACTS);
    let keys = acts.chain(can_talk.then_some(TALK)).chain([FIRST]).chain(parts).chain([LOG]);
    part(html! {
        dialog #keys aria-labelledby="keys-title" {
            h2 #keys-title { (page.say("board-keys")) }
            dl {
                div { dt { kbd { "1" } "–" kbd { "9" } } dd { (page.say("board-key-choose")) } }
                @for (key, does, place, id) in keys {
                    div {
                        dt {
                            kbd data-key=(key) data-place=(place) data-press[matches!(does, Does::Press)] { (key) }
                        }
                        dd { (page.say(id)) }
                    }
                }
                div { dt { kbd { "←" } " " kbd { "→" } } dd { (page.say("board-key-things")) } }
                div { dt { kbd { "?" } } dd { (page.say("board-key-help")) } }
            }
            p { label { input #shortcuts type="checkbox" checked; " " (page.say("board-keys-on")) } }
            form method="dialog" { button .main-act autofocus { (page.say("board-keys-close")) } }
        }
    })
}
