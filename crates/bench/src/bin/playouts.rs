//! Decisions per CPU second of random 4-player games, as a ratio to plies per CPU second of random chess
//! games with shakmaty in the same run.

use std::hint::black_box;

fn main() {
    let rules = bench::rules(4);
    // Warm caches and clocks before anything counts.
    black_box(bench::play_games(&rules, 200));
    black_box(bench::chess::plies(100));
    let mut ratios = Vec::new();
    for _ in 0..5 {
        let start = bench::cpu_ns();
        let games = 20_000;
        let played = bench::play_games(&rules, games);
        let katana_s = (bench::cpu_ns() - start) as f64 / 1e9;
        let start = bench::cpu_ns();
        let n_plies = bench::chess::plies(12_000);
        let chess_s = (bench::cpu_ns() - start) as f64 / 1e9;
        let decisions = played.n_decisions as f64 / katana_s;
        let plies = n_plies as f64 / chess_s;
        println!(
            "katana {:.2} M decisions/s, {:.0} games/s, {:.0} ns a decision, {:.0} decisions a game; chess {:.2} M plies/s; ratio {:.2}",
            decisions / 1e6,
            games as f64 / katana_s,
            1e9 / decisions,
            played.n_decisions as f64 / games as f64,
            plies / 1e6,
            decisions / plies,
        );
        ratios.push(decisions / plies);
    }
    ratios.sort_by(f64::total_cmp);
    println!("median ratio {:.2}; state {} bytes", ratios[ratios.len() / 2], size_of::<katana::Katana>());
    let (game, _, _) = &bench::positions(&rules, 10)[9];
    let start = bench::cpu_ns();
    let n_clones = 2_000_000u64;
    for _ in 0..n_clones {
        black_box(black_box(game).clone());
    }
    println!("clone {:.1} ns", (bench::cpu_ns() - start) as f64 / n_clones as f64);
}
