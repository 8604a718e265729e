//! The lists of games with this one added.

use std::sync::LazyLock;

use words::{GAMES, Library, Locale};

use crate::{Lanterns, web::LanternsTable};

/// The words of the game.
static LOCALE: Locale = Locale {
    en: &[include_str!("../locales/en.ftl")],
    it: &[include_str!("../locales/it.ftl")],
    ja: &[include_str!("../locales/ja.ftl")],
};

/// The words of all games.
#[must_use]
pub fn library() -> &'static Library {
    static LIBRARY: LazyLock<Library> = LazyLock::new(|| {
        let all: Vec<Locale> = GAMES.iter().copied().chain([LOCALE]).collect();
        Library::new(&all)
    });
    &LIBRARY
}

/// The games of a host.
#[must_use]
pub fn hosted() -> host::Games {
    host::games::all().with::<Lanterns>()
}

/// The games of the pages.
#[must_use]
pub fn pages() -> web::WebGames {
    web::games::all().with(LanternsTable)
}

/// The games of the command line.
#[must_use]
pub fn terminal() -> kajiba::Games {
    kajiba::games::with(library(), hosted(), pages()).with::<Lanterns>()
}
