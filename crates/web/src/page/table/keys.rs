//! The keys that lead around the table, listed when somebody asks with `?`.

use maud::{Markup, html};

use super::desk::Desk;

/// The keys by the id of what they lead to, and the words for it.
const KEYS: [(&str, &str, &str); 8] = [
    ("d", "asked", "board-key-decision"),
    ("f", "own-title", "board-key-forge"),
    ("m", "map-title", "board-key-map"),
    ("o", "others-title", "board-key-others"),
    ("l", "log-title", "board-key-log"),
    ("t", "chat-text", "board-key-talk"),
    ("e", "answers-end", "board-key-end"),
    ("u", "undo", "board-key-undo"),
];

/// The list of keys; the script opens it and follows them.
pub(super) fn keys(desk: &Desk) -> Markup {
    html! {
        dialog #keys aria-labelledby="keys-title" {
            h2 #keys-title { (desk.say("board-keys")) }
            dl {
                @for (key, place, id) in KEYS {
                    div { dt { kbd data-key=(key) data-place=(place) { (key) } } dd { (desk.say(id)) } }
                }
                div { dt { kbd { "?" } } dd { (desk.say("board-key-help")) } }
            }
            form method="dialog" { button .main-act { (desk.say("board-keys-close")) } }
        }
    }
}
