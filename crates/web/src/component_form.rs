//! How a game calls and shows the values of its component file, for people who fill one in.

use maud::Markup;
use tabletop::components::Place;
use words::Words;

/// The names and pictures of the values of a component file.
pub(crate) trait ComponentForm: Send + Sync {
    /// The parts of the form. Sections that only confirm the rules are in none.
    fn parts(&self) -> &'static [FormPart];
    /// What stands under a key of a section, or in a field of a tile or card.
    fn label(&self, words: &Words, place: &Place) -> String;
    /// One part of such a value.
    fn part_label(&self, words: &Words, place: &Place) -> String;
    /// What a word, letter or number of a value means; `None` where it says that itself.
    fn meaning(&self, words: &Words, place: &Place, value: &str) -> Option<String>;
    /// The tile or card that comes with Kajiba, to compare with: the one with this number of a section, from 0.
    fn picture(&self, words: &Words, section: &str, n: usize) -> Option<Markup>;
}

/// A part of the form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct FormPart {
    /// Its word in addresses.
    pub(crate) word: &'static str,
    /// The message id of its title.
    pub(crate) title: &'static str,
    /// The sections that it shows.
    pub(crate) sections: &'static [&'static str],
    /// Whether it shows tiles or cards, one by one.
    pub(crate) has_cards: bool,
}
