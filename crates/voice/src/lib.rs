//! Turns a game's ids into sentences: names, actions, questions, events and reasons. What stands here speaks
//! about Shōgun no Katana, [`shogunate`] about the other game.

/// The words for an id, with arguments by name.
macro_rules! say {
    ($voice:expr, $id:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $voice.words.say($id, &[$((stringify!($name), ::words::Arg::from($value))),*])
    };
}

mod name;

mod card;
mod ghost;
mod story;

mod action;
mod event;
mod question;
mod reason;

mod hint;

pub mod shogunate;

pub use hint::expected;

use words::Words;

/// Whoever speaks about a game: its language, its rules and the names of its players.
#[derive(Clone, Copy)]
pub struct Voice<'a> {
    /// The words.
    pub words: &'a Words,
    /// The rules of the game that is spoken of.
    pub rules: &'a katana::Rules,
    /// The players' names by seat.
    pub names: &'a [String],
}

impl Voice<'_> {
    /// Things one after the other, as the language separates them.
    fn list(&self, things: impl IntoIterator<Item = String>) -> String {
        self.words.list(things)
    }
}
