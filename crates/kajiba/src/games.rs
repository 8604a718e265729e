//! The games that Kajiba ships: the only file of the command line that lists them.

use katana::Katana;
use shogunate::Shogunate;
use words::Library;

use crate::game::Games;

/// All games; the first is the default.
#[must_use]
pub fn all() -> Games {
    Games::new(Library::shipped()).with::<Katana>().with::<Shogunate>()
}
