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

/// Nanoseconds that this thread has spent on a processor.
///
/// # Panics
/// The system's clock is out of its range.
#[must_use]
pub fn cpu_ns() -> u64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    let time = std::time::Duration::try_from(time).expect("processor time is not negative");
    u64::try_from(time.as_nanos()).expect("no thread works for centuries")
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
