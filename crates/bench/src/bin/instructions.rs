//! Fixed work for counting instructions: `instructions --list` names the cases, `instructions CASE` does one.

use std::hint::black_box;

use tabletop::{Game, NoLog, Options};

/// How often each position is looked at, so that building them does not drown it.
const REPEATS: usize = 2_000;

fn main() {
    let rules = bench::rules(4);
    match std::env::args().nth(1).as_deref() {
        Some("games-500") => {
            black_box(bench::play_games(&rules, 500));
        }
        Some("options-20") => {
            let positions = bench::positions(&rules, 20);
            let mut options = Options::default();
            for _ in 0..REPEATS {
                for (game, seat, _) in &positions {
                    options.clear();
                    game.options(&rules, *seat, &mut options);
                    black_box(options.all());
                }
            }
        }
        Some("play-20") => {
            let positions = bench::positions(&rules, 20);
            for _ in 0..REPEATS {
                for (game, seat, action) in &positions {
                    let mut fork = game.clone();
                    fork.play(&rules, *seat, *action, &mut NoLog);
                    black_box(&fork);
                }
            }
        }
        Some("shogunate-2000") => {
            black_box(bench::shogunate::play_games(&bench::shogunate::rules(6), 2_000));
        }
        _ => println!("games-500\noptions-20\nplay-20\nshogunate-2000"),
    }
}
