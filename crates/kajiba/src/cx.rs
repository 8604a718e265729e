//! The context of every command: the words, and the page that it writes on.

use std::io;

use words::{Arg, Words};

use crate::terminal::page::Page;

/// Words and page.
pub struct Cx {
    /// The words of the chosen language.
    pub words: &'static Words,
    /// Where everything is written.
    pub page: Page,
}

impl Cx {
    /// A fresh page on standard output.
    pub fn new(words: &'static Words) -> Self {
        Self { words, page: Page::stdout() }
    }

    /// The words for an id.
    pub fn say(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.words.say(id, args)
    }

    /// Writes the words for an id, wrapped.
    pub fn tell(&mut self, id: &str, args: &[(&str, Arg)]) -> io::Result<()> {
        let sentence = self.say(id, args);
        self.page.wrapped(&sentence, "")
    }
}
