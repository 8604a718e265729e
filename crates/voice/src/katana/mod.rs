//! Shōgun no Katana in sentences.

mod name;

mod card;
mod ghost;
mod story;

mod action;
mod event;
mod question;
mod reason;

use words::Words;

/// Turns the ids of one game into sentences of one language.
#[derive(Clone, Copy)]
pub struct Voice<'a> {
    /// The words of the language.
    pub words: &'a Words,
    /// The rules of the game.
    pub rules: &'a katana::Rules,
    /// The players' names by seat.
    pub names: &'a [String],
}

impl Voice<'_> {
    /// Joins items with the language's separator.
    fn list(&self, items: impl IntoIterator<Item = String>) -> String {
        self.words.list(items)
    }
}
