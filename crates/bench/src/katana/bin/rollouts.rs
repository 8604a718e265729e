//! Rollouts per CPU second of a search, at decisions taken from random games.

use bench::{
    cpu_ns,
    katana::{positions, rules},
};
use bots::{Ask, Search, katana::KatanaEvaluator};
use tabletop::{Game, Options, Quick, Viewer};

/// Decisions that are searched, and rollouts for each.
const N_POSITIONS: usize = 20;
const N_ROLLOUTS: u32 = 200;

fn main() {
    let n_rollouts = std::env::args().nth(1).and_then(|number| number.parse().ok()).unwrap_or(N_ROLLOUTS);
    for players in 2..=4 {
        let rules = rules(players);
        let search = Search::new(KatanaEvaluator::default(), n_rollouts);
        let mut options = Options::default();
        let mut n_all = 0;
        let start = cpu_ns();
        for (n, (game, seat, _)) in positions(&rules, N_POSITIONS).iter().enumerate() {
            options.clear();
            game.options(&rules, *seat, &mut options);
            let view = game.view(&rules, Viewer::Seat(*seat));
            let ask = Ask { rules: &rules, view: &view, seat: *seat, options: &options };
            let mut keep_going = |so_far: bots::Progress| so_far.n_rollouts < n_rollouts;
            n_all += search.search(&ask, &mut Quick::new(n as u64), &mut keep_going).n_rollouts;
        }
        let seconds = (cpu_ns() - start) as f64 / 1e9;
        println!(
            "{players} players: {:.0} rollouts/s, {:.0} µs each",
            f64::from(n_all) / seconds,
            seconds * 1e6 / f64::from(n_all)
        );
    }
}
