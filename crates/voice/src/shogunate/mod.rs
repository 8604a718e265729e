//! Shogunate in sentences for one viewer, who is addressed as "you".

/// The words for an id about a seat: its relation to the viewer, its name, and other arguments by name.
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

/// Turns the ids of one game into sentences of one language for one viewer.
#[derive(Clone, Copy)]
pub struct Voice<'a> {
    /// The words.
    pub words: &'a Words,
    /// The rules of the game.
    pub rules: &'a shogunate::Rules,
    /// The players' names by seat.
    pub names: &'a [String],
    /// The reader.
    pub viewer: Viewer,
}

impl Voice<'_> {
    /// A player's name, or "Player 2" without one.
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

    /// One of several players: "you or Ben".
    fn any_of(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        let one = |seat| if self.is_you(seat) { say!(self, "sho-you") } else { self.player(seat) };
        let names: Vec<String> = seats.into_iter().map(one).collect();
        names.join(&say!(self, "sho-or"))
    }

    /// Joins items with the language's separator.
    fn list(&self, things: impl IntoIterator<Item = String>) -> String {
        self.words.list(things)
    }

    fn is_you(&self, seat: Seat) -> bool {
        self.viewer == Viewer::Seat(seat)
    }

    /// The relation of a seat to the reader, as sentences select by it.
    fn who(&self, seat: Seat) -> &'static str {
        if self.is_you(seat) { "you" } else { "other" }
    }
}
