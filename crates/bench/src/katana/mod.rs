//! Fixed work with Shōgun no Katana.

use std::hint::black_box;

use ::katana::{Action, GhostLevel, Katana, Rules, Setup, action::passes_withheld, components::embedded};
use tabletop::{Game, NoLog, Options, Played, Quick, Seat, Seed, Status, pick};

use crate::games::Case;

/// The work whose instructions are counted.
pub(crate) const CASES: &[Case] = &[
    ("games-500", || play_500(&Setup::new(4))),
    ("two-players-500", || play_500(&Setup::new(2))),
    ("solo-500", || play_500(&Setup::with_ghost(1, GhostLevel::ALL[2]))),
    ("options-20", list_options),
    ("play-20", play_options),
];

/// How often each position is used, so that building the positions hardly counts.
const REPEATS: usize = 2_000;

/// The rules of a game for `players`.
#[must_use]
pub fn rules(players: u8) -> Rules {
    rules_of(&Setup::new(players))
}

/// The rules of a game.
///
/// # Panics
/// Setup and embedded components make no game.
#[must_use]
pub fn rules_of(setup: &Setup) -> Rules {
    Katana::rules(Katana::VERSION, setup, &embedded().components).expect("the embedded set makes a game")
}

/// Plays `games` random games and adds up what they counted.
pub fn play_games(rules: &Rules, games: u64) -> Played {
    crate::play_games::<Katana>(rules, games, passes_withheld, |_| ())
}

/// Positions taken from random games, each with an option to be played.
#[must_use]
pub fn positions(rules: &Rules, n: usize) -> Vec<(Katana, Seat, Action)> {
    let mut options = Options::default();
    let mut positions = Vec::new();
    for number in 0..n as u64 {
        let mut quick = Quick::new(1000 + number);
        let mut game = Katana::new(rules, &Seed::derive(8, number), &mut NoLog);
        // Each position is a little later in its game than the one before.
        let mut n_left = 20 + 18 * number;
        while let Status::Waiting(asked) = game.status() {
            let Some(seat) = asked.first() else { break };
            options.clear();
            game.options(rules, seat, &mut options);
            let action = pick(options.all(), &mut quick, passes_withheld);
            n_left -= 1;
            if n_left == 0 {
                positions.push((game, seat, action));
                break;
            }
            game.play(rules, seat, action, &mut NoLog);
        }
    }
    positions
}

fn play_500(setup: &Setup) {
    black_box(play_games(&rules_of(setup), 500));
}

fn list_options() {
    let rules = rules(4);
    let positions = positions(&rules, 20);
    let mut options = Options::default();
    for _ in 0..REPEATS {
        for (game, seat, _) in &positions {
            options.clear();
            game.options(&rules, *seat, &mut options);
            black_box(options.all());
        }
    }
}

fn play_options() {
    let rules = rules(4);
    let positions = positions(&rules, 20);
    for _ in 0..REPEATS {
        for (game, seat, action) in &positions {
            let mut fork = game.clone();
            fork.play(&rules, *seat, *action, &mut NoLog);
            black_box(&fork);
        }
    }
}
