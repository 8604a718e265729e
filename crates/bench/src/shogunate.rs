//! The same work for Shogunate.

use shogunate::{Rules, Setup, Shogunate, components::embedded};
use tabletop::{Game, NoLog, Options, Played, Quick, Seed, nothing_withheld, playout};

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
    let mut options = Options::default();
    let (mut sum, mut n_rounds) = (Played::default(), 0);
    for number in 0..games {
        let mut game = Shogunate::new(rules, &Seed::derive(7, number), &mut NoLog);
        let played = playout(&mut game, rules, &mut Quick::new(number), &mut options, nothing_withheld);
        sum.n_asks += played.n_asks;
        sum.n_decisions += played.n_decisions;
        n_rounds += u64::from(game.table().round);
    }
    (sum, n_rounds)
}
