//! Keyboard shortcuts of the table, listed on `?`.

use maud::{Markup, html};

use super::table_page::TablePage;
use crate::{face::Face, render::parts::part};

/// A shortcut: the key, the id of the element it leads to, and the message id of its description.
type Key = (&'static str, &'static str, &'static str);

/// The key to the question.
const FIRST: Key = ("d", "asked", "board-key-decision");
/// The keys to the parts that each game names, and the ids of these parts: the viewer's own things, the middle of the table
/// and the others.
const PARTS: [(&str, &str); 3] = [("f", "own-title"), ("m", "map-title"), ("o", "others-title")];
/// The key to the chat.
const TALK: Key = ("t", "chat-text", "board-key-talk");
/// The keys that all games share, after those parts.
const LAST: [Key; 3] = [
    ("l", "log-title", "board-key-log"),
    ("e", "answers-end", "board-key-end"),
    ("u", "undo", "board-key-undo"),
];

/// The list of shortcuts; the script opens it and handles the keys.
pub(super) fn keys(page: &TablePage, face: &dyn Face, can_talk: bool) -> Markup {
    let parts = PARTS.into_iter().zip(face.keys()).filter_map(|((key, place), id)| Some((key, place, id?)));
    let keys = [FIRST].into_iter().chain(parts).chain(LAST).chain(can_talk.then_some(TALK));
    part(html! {
        dialog #keys aria-labelledby="keys-title" {
            h2 #keys-title { (page.say("board-keys")) }
            dl {
                @for (key, place, id) in keys {
                    div { dt { kbd data-key=(key) data-place=(place) { (key) } } dd { (page.say(id)) } }
                }
                div { dt { kbd { "?" } } dd { (page.say("board-key-help")) } }
            }
            form method="dialog" { button .main-act { (page.say("board-keys-close")) } }
        }
    })
}
