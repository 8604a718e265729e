//! The games that Kajiba ships: the only file of the command line that lists them.

use katana::Katana;
use shogunate::Shogunate;
use words::Library;

use crate::game::Games;

/// All games; the first is the default.
#[must_use]
pub fn all() -> Games {
    with_words(Library::shipped())
}

/// The same with words for more games, which are to be added.
#[must_use]
pub fn with_words(library: &'static Library) -> Games {
    Games::new(library).with::<Katana>().with::<Shogunate>()
}
