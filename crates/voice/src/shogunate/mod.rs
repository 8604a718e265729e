//! Shogunate as sentences, told to one viewer: who reads is "you".

/// The words for an id about a seat: who it is to the viewer, its name, and other arguments by name.
macro_rules! tell {
    ($voice:expr, $id:expr, $seat:expr $(, $name:ident = $value:expr)* $(,)?) => {
        say!($voice, $id, who = $voice.who($seat), name = $voice.player($seat) $(, $name = $value)*)
    };
}

mod name;

mod action;
mod event;
mod question;
mod reason;

mod end;
mod note;

use tabletop::{Seat, Viewer};
use words::Words;

/// Whoever speaks about a game of Shogunate: the language, the rules, the names of the players and who reads.
#[derive(Clone, Copy)]
pub struct Voice<'a> {
    /// The words.
    pub words: &'a Words,
    /// The rules of the game that is spoken of.
    pub rules: &'a shogunate::Rules,
    /// The players' names by seat.
    pub names: &'a [String],
    /// Who is spoken to.
    pub viewer: Viewer,
}

impl Voice<'_> {
    /// A player's name, or "Player 2" where none is given.
    #[must_use]
    pub fn player(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) => name.clone(),
            None => say!(self, "player-n", n = seat.index() + 1),
        }
    }

    /// Several players' names.
    #[must_use]
    pub fn players(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        self.words.all_of(seats.into_iter().map(|seat| self.player(seat)))
    }

    /// Several players of whom it is one: "you or Ben".
    fn any_of(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        let one = |seat| if self.is_you(seat) { say!(self, "sho-you") } else { self.player(seat) };
        let names: Vec<String> = seats.into_iter().map(one).collect();
        names.join(&say!(self, "sho-or"))
    }

    /// Things one after the other, as the language separates them.
    fn list(&self, things: impl IntoIterator<Item = String>) -> String {
        self.words.list(things)
    }

    fn is_you(&self, seat: Seat) -> bool {
        self.viewer == Viewer::Seat(seat)
    }

    /// How sentences tell the reader from everybody else.
    fn who(&self, seat: Seat) -> &'static str {
        if self.is_you(seat) { "you" } else { "other" }
    }
}
