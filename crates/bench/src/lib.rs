//! Fixed work whose speed is measured: random playouts, and single positions.

pub mod chess;
pub mod shogunate;

use katana::{Action, Katana, Rules, Setup, action::passes_withheld, components::embedded};
use tabletop::{Game, NoLog, Options, Played, Quick, Seed, Status, pick, playout};

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

/// Nanoseconds that this thread has spent on a CPU. The system brings that up to date every few milliseconds, and when a
/// thread gives way.
///
/// # Panics
/// The system does not tell.
#[must_use]
pub fn cpu_ns() -> u64 {
    std::thread::yield_now();
    let text =
        std::fs::read_to_string("/proc/thread-self/schedstat").expect("Linux tells the CPU time of a thread");
    let field = text.split_whitespace().next().and_then(|field| field.parse().ok());
    field.expect("the first field of schedstat is a number")
}

/// Plays `games` random games and adds up what they counted.
pub fn play_games(rules: &Rules, games: u64) -> Played {
    let mut options = Options::default();
    let mut sum = Played::default();
    for number in 0..games {
        let mut game = Katana::new(rules, &Seed::derive(7, number), &mut NoLog);
        let played = playout(&mut game, rules, &mut Quick::new(number), &mut options, passes_withheld);
        sum.n_asks += played.n_asks;
        sum.n_decisions += played.n_decisions;
    }
    sum
}

/// Positions taken from random games, each with an option to be played.
#[must_use]
pub fn positions(rules: &Rules, n: usize) -> Vec<(Katana, tabletop::Seat, Action)> {
    let mut options = Options::default();
    let mut positions = Vec::new();
    for number in 0..n as u64 {
        let mut quick = Quick::new(1000 + number);
        let mut game = Katana::new(rules, &Seed::derive(8, number), &mut NoLog);
        // Each game is left a little later than the one before.
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
