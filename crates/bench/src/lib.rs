//! Fixed work whose speed is measured: random playouts, and single positions.

pub mod chess;
pub mod games;
pub mod katana;
pub mod shogunate;

use std::hint::black_box;

use tabletop::{Game, NoLog, Options, Played, Quick, Seed, Withheld, playout};

/// Nanoseconds of CPU time that this thread has used.
///
/// # Panics
/// The system's clock is out of its range.
#[must_use]
pub fn cpu_ns() -> u64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    let time = std::time::Duration::try_from(time).expect("CPU time is not negative");
    u64::try_from(time.as_nanos()).expect("CPU time fits into 64 bits of nanoseconds")
}

/// How much of something is done in a CPU second.
pub fn per_s(work: impl FnOnce() -> u64) -> f64 {
    let start = cpu_ns();
    let n = work();
    n as f64 * 1e9 / (cpu_ns() - start) as f64
}

/// Plays `games` random games and adds up what they counted; `after` sees the end of each.
pub fn play_games<G: Game>(
    rules: &G::Rules,
    games: u64,
    withheld: Withheld<G::Action>,
    mut after: impl FnMut(&G),
) -> Played {
    let mut options = Options::default();
    let mut sum = Played::default();
    for number in 0..games {
        let mut game = G::new(rules, &Seed::derive(7, number), &mut NoLog);
        let played = playout(&mut game, rules, &mut Quick::new(number), &mut options, withheld);
        sum.n_asks += played.n_asks;
        sum.n_decisions += played.n_decisions;
        after(&game);
    }
    sum
}

/// Prints how large a state is, and how long a clone of it takes.
pub fn print_clone<G: Game>(game: &G) {
    let clones = per_s(|| {
        let n_clones = 2_000_000;
        for _ in 0..n_clones {
            black_box(black_box(game).clone());
        }
        n_clones
    });
    println!("state {} bytes; clone {:.1} ns", size_of::<G>(), 1e9 / clones);
}
