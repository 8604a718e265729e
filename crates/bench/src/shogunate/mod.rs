//! Fixed work with Shogunate.

use std::hint::black_box;

use ::shogunate::{Rules, Setup, Shogunate, components::embedded};
use tabletop::{Game, Played, nothing_withheld};

use crate::games::Case;

/// The work whose instructions are counted.
pub(crate) const CASES: &[Case] = &[("shogunate-2000", || {
    black_box(play_games(&rules(6), 2_000));
})];

/// The rules of a game for `players`.
///
/// # Panics
/// Setup and embedded components make no game.
#[must_use]
pub fn rules(players: u8) -> Rules {
    let components = &embedded().components;
    Shogunate::rules(Shogunate::VERSION, &Setup::new(players), components)
        .expect("the embedded set makes a game")
}

/// Plays `games` random games and adds up what they counted, and how many rounds they took.
pub fn play_games(rules: &Rules, games: u64) -> (Played, u64) {
    let mut n_rounds = 0;
    let count_rounds = |game: &Shogunate| n_rounds += u64::from(game.table().round);
    let played = crate::play_games(rules, games, nothing_withheld, count_rounds);
    (played, n_rounds)
}
