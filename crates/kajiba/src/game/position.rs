//! A position as one viewer may see it, with what is needed to put it into words.

use tabletop::{Game, Seat, Seats, Viewer};
use words::{Arg, Words};

use crate::terminal::{page::Page, style::Style, text::wrap};

/// What stays the same during a game.
pub struct Context<'a, G: Game> {
    /// The words of the language.
    pub words: &'a Words,
    /// The page that everything is written on.
    pub page: &'a Page,
    /// The rules.
    pub rules: &'a G::Rules,
    /// The players' names by seat.
    pub names: &'a [String],
}

impl<'a, G: Game> Context<'a, G> {
    /// A position that shows `view` to `viewer`.
    pub fn at(&self, view: &'a G::View, viewer: Viewer, asked: Seats) -> Position<'a, G> {
        let &Self { words, page, rules, names } = self;
        Position { words, page, rules, names, view, viewer, asked }
    }
}

/// A position as one viewer may see it.
pub struct Position<'a, G: Game> {
    /// The words of the language.
    pub words: &'a Words,
    /// The page that everything is written on.
    pub page: &'a Page,
    /// The rules.
    pub rules: &'a G::Rules,
    /// The players' names by seat.
    pub names: &'a [String],
    /// What the viewer may know.
    pub view: &'a G::View,
    /// The viewer.
    pub viewer: Viewer,
    /// Who is asked.
    pub asked: Seats,
}

impl<G: Game> Position<'_, G> {
    /// The words for an id.
    pub fn say(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.words.say(id, args)
    }

    /// A player's name in the color of the seat.
    pub fn name(&self, seat: Seat) -> String {
        self.page.styled(Style::Seat(seat), &self.names[seat.index()])
    }

    /// A text in lines of the page's width; lines after the first begin with `indent`.
    pub fn wrap(&self, text: &str, indent: &str) -> Vec<String> {
        wrap(text, self.page.width, indent)
    }
}
