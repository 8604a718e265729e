//! Random chess games with shakmaty, to compare with.

use std::hint::black_box;

use shakmaty::{Chess, Position};
use tabletop::{Played, Quick};

use crate::cpu_ns;

/// How many plies `games` games take: legal moves, uniform choice, unchecked play, to the end or 500 plies.
#[must_use]
pub fn plies(games: u64) -> u64 {
    let mut n_plies = 0;
    for number in 0..games {
        let mut quick = Quick::new(number);
        let mut position = Chess::default();
        for _ in 0..500 {
            let moves = position.legal_moves();
            if moves.is_empty() || position.is_insufficient_material() {
                break;
            }
            position.play_unchecked(moves[quick.below(moves.len())]);
            n_plies += 1;
        }
        black_box(&position);
    }
    n_plies
}

/// Prints decisions per CPU second of random games, and their ratio to plies per CPU second of `n_chess` random chess games.
pub fn compare(n_games: u64, n_chess: u64, play: impl Fn(u64) -> Played) {
    // Warm caches and clocks before measuring.
    black_box(play(200));
    black_box(plies(100));
    let mut ratios = Vec::new();
    for _ in 0..5 {
        let start = cpu_ns();
        let played = play(n_games);
        let games_s = (cpu_ns() - start) as f64 / 1e9;
        let decisions = played.n_decisions as f64 / games_s;
        let plies = crate::per_s(|| plies(n_chess));
        println!(
            "{:.2} M decisions/s, {:.0} games/s, {:.0} ns a decision, {:.0} decisions a game; chess {:.2} M plies/s; ratio {:.2}",
            decisions / 1e6,
            n_games as f64 / games_s,
            1e9 / decisions,
            played.n_decisions as f64 / n_games as f64,
            plies / 1e6,
            decisions / plies,
        );
        ratios.push(decisions / plies);
    }
    ratios.sort_by(f64::total_cmp);
    println!("median ratio {:.2}", ratios[ratios.len() / 2]);
}
