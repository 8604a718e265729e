//! The games that Kajiba ships: the only place in this crate that names them.

use words::Words;

use ::{
    katana::Katana,
    tabletop::{Game, Title, components::Source},
};
use maud::Markup;

use crate::{
    game::WebGames,
    http::{cx::Cx, error_page::ErrorPage},
    katana,
    page::rules::picture::Pictures,
    render::term::Term,
    shogunate,
};

/// The games that Kajiba ships.
#[must_use]
pub fn all() -> WebGames {
    WebGames::default()
        .with_extension(katana::KatanaTable, &katana::KatanaPages)
        .with_extension(shogunate::ShogunateTable, &shogunate::ShogunatePages)
}

/// The pictures of all rulebooks.
pub(crate) const PICTURES: &[Pictures] = &[katana::PICTURES, shogunate::PICTURES];

/// The terms of all games.
pub(crate) const TERMS: &[&[Term]] = &[katana::terms::ALL, shogunate::terms::ALL];

/// The names that a game's rules use for their clauses.
pub(crate) fn named_clauses(game: &str, words: &Words) -> Vec<(String, &'static str)> {
    if game == "katana" { katana::card_clauses(words) } else { Vec::new() }
}

/// What the games put on the home page.
pub(crate) struct Home {
    /// A drawing below the title.
    pub(crate) emblem: Markup,
    /// The quickest way into a game, also for beginners.
    pub(crate) entry: Markup,
    /// A poster for each game, with the ways into it.
    pub(crate) posters: Vec<Markup>,
    /// Further sections.
    pub(crate) sections: Vec<Markup>,
}

/// What the games put on the home page.
///
/// # Errors
///
/// The database does not answer.
pub(crate) async fn home(cx: &Cx) -> Result<Home, ErrorPage> {
    let katana::Home { emblem, entry, poster, story } = katana::home(cx).await?;
    Ok(Home { emblem, entry, posters: vec![poster, shogunate::home(cx).await?], sections: vec![story] })
}

/// The sources of the component values that the about page counts.
pub(crate) fn reconstructed() -> Vec<Source> {
    Katana::components().sources.iter().map(|value| value.source).collect()
}

/// The version of the rules that the about page shows.
pub(crate) fn rules_version() -> i64 {
    Katana::VERSION.into()
}

/// The game in the examples of the API documentation.
pub(crate) const EXAMPLE: &str = Katana::NAME;
