//! The locale files of each game. Only this file of the crate names them.

use crate::library::{Locale, locale};

/// The words of the games that Kajiba ships.
pub static GAMES: &[Locale] = &[
    locale!(
        "katana/game",
        "katana/table",
        "katana/trial",
        "katana/lobby",
        "katana/guide",
        "katana/beginner",
        "katana/pages",
        "katana/terms",
        "katana/replay",
        "katana/components",
        "katana/sets",
        "katana/terminal",
        "katana/web",
    ),
    locale!(
        "shogunate/game",
        "shogunate/table",
        "shogunate/beginner",
        "shogunate/guide",
        "shogunate/replay",
        "shogunate/components",
        "shogunate/sets",
        "shogunate/terminal",
    ),
];
