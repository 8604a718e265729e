//! The files of each game: the only place in this crate that names them.

use crate::library::{Locale, locale};

/// The words of the games that Kajiba ships.
pub static GAMES: &[Locale] = &[
    locale!("katana/game", "katana/terms", "katana/guide", "katana/terminal"),
    locale!("shogunate/game", "shogunate/table", "shogunate/terminal"),
];
