//! The games that Kajiba ships: the only file of the command line that lists them.

use katana::Katana;
use shogunate::Shogunate;
use words::Library;

use crate::game::Games;

/// All games; the first is the default.
#[must_use]
pub fn all() -> Games {
    with(Library::shipped(), host::games::all(), web::games::all())
}

/// The same with words and server of more games, which are to be added.
#[must_use]
pub fn with(library: &'static Library, hosted: host::Games, pages: web::WebGames) -> Games {
    Games::new(library, hosted, pages).with::<Katana>().with::<Shogunate>()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terminal::components::game_of;

    #[test]
    fn a_file_is_of_the_game_whose_sections_it_has() {
        let games = all();
        let id_of = |text: &str| game_of(&games, text).id();
        assert_eq!(id_of(include_str!("../../katana/data/components.toml")), "katana");
        assert_eq!(id_of(include_str!("../../shogunate/data/components.toml")), "shogunate");
        assert_eq!(id_of("[ plots ]\ncards = = no toml\n"), "shogunate");
        assert_eq!(id_of("[market]\n[plots]\n"), "katana", "where it is unclear, the usual game");
        assert_eq!(id_of(""), "katana");
    }
}
