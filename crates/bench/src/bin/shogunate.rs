//! Decisions per CPU second of random 6-player games of Shogunate, as a ratio to plies per CPU second of random chess
//! games with shakmaty in the same run; and how many rounds random games take.

use std::hint::black_box;

use bench::{chess, cpu_ns, shogunate};
use tabletop::{Game, NoLog, Seed};

/// Games of each measurement.
const N_GAMES: u64 = 20_000;
const N_CHESS: u64 = 6_000;

/// How much of something a CPU second brings.
fn per_s(work: impl FnOnce() -> u64) -> f64 {
    let start = cpu_ns();
    let n = work();
    n as f64 * 1e9 / (cpu_ns() - start) as f64
}

fn main() {
    let rules = shogunate::rules(6);
    // Warm caches and clocks before anything counts.
    black_box(shogunate::play_games(&rules, 200));
    black_box(chess::plies(100));
    let mut ratios = Vec::new();
    for _ in 0..5 {
        let decisions = per_s(|| shogunate::play_games(&rules, N_GAMES).0.n_decisions);
        let plies = per_s(|| chess::plies(N_CHESS));
        println!(
            "shogunate {:.2} M decisions/s, {:.0} ns a decision; chess {:.2} M plies/s; ratio {:.2}",
            decisions / 1e6,
            1e9 / decisions,
            plies / 1e6,
            decisions / plies,
        );
        ratios.push(decisions / plies);
    }
    ratios.sort_by(f64::total_cmp);
    let state = size_of::<::shogunate::Shogunate>();
    println!("median ratio {:.2}; state {state} bytes", ratios[ratios.len() / 2]);
    let game = ::shogunate::Shogunate::new(&rules, &Seed::derive(7, 0), &mut NoLog);
    let clones = per_s(|| {
        let n_clones = 2_000_000;
        for _ in 0..n_clones {
            black_box(black_box(&game).clone());
        }
        n_clones
    });
    println!("clone {:.1} ns", 1e9 / clones);
    for players in 3..=6 {
        let (played, n_rounds) = shogunate::play_games(&shogunate::rules(players), N_GAMES);
        println!(
            "{players} players: {:.2} rounds and {:.0} decisions a game",
            n_rounds as f64 / N_GAMES as f64,
            played.n_decisions as f64 / N_GAMES as f64,
        );
    }
}
