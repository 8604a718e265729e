//! Signs for those who do not write. Each is an ordinary chat message with one emoji, which programs and older versions
//! understand; pages show it as a seal with words in the reader's language.

use maud::{Markup, html};

use super::table_page::TablePage;

/// A sign.
#[derive(Clone, Copy)]
pub(super) struct Emote {
    /// What forms call it.
    id: &'static str,
    /// What is stored.
    pub(super) text: &'static str,
    /// What is on the seal.
    sign: &'static str,
    /// The message id of its words.
    words: &'static str,
}

const fn emote(id: &'static str, text: &'static str, sign: &'static str, words: &'static str) -> Emote {
    Emote { id, text, sign, words }
}

/// All signs.
const EMOTES: [Emote; 6] = [
    emote("well", "👏", "妙", "people-emote-well"),
    emote("thanks", "🙏", "謝", "people-emote-thanks"),
    emote("wow", "😮", "驚", "people-emote-wow"),
    emote("laugh", "😄", "笑", "people-emote-laugh"),
    emote("think", "🤔", "考", "people-emote-think"),
    emote("game", "🎉", "祝", "people-emote-game"),
];

impl Emote {
    /// The sign that a form names.
    pub(super) fn named(id: &str) -> Option<Self> {
        EMOTES.into_iter().find(|emote| emote.id == id)
    }

    /// The sign that a chat message is.
    pub(super) fn of(text: &str) -> Option<Self> {
        EMOTES.into_iter().find(|emote| emote.text == text)
    }

    /// The seal with its words.
    pub(super) fn shown(self, page: &TablePage) -> Markup {
        html! { span .emote-sign lang="ja" aria-hidden="true" { (self.sign) } " " span .text { (page.say(self.words)) } }
    }
}

/// A button for each sign.
pub(super) fn emotes(page: &TablePage) -> Markup {
    html! {
        form #emotes method="post" action=(page.address("chat")) data-live {
            (page.perspective())
            div .emotes role="group" aria-label=(page.say("people-emotes")) {
                @for emote in EMOTES { button name="emote" value=(emote.id) { (emote.shown(page)) } }
            }
        }
    }
}
