//! Tries per CPU second of a search, at decisions taken from games: what a search can do in a time.

use bench::{cpu_ns, rules};
use bots::{Ask, Search, katana::Glance};
use tabletop::{Game, Options, Quick, Viewer};

/// Decisions that are searched, and tries for each.
const N_POSITIONS: usize = 20;
const N_TRIES: u32 = 200;

fn main() {
    let n_tries = std::env::args().nth(1).and_then(|number| number.parse().ok()).unwrap_or(N_TRIES);
    for players in 2..=4 {
        let rules = rules(players);
        let search = Search::new(Glance::default(), n_tries);
        let mut options = Options::default();
        let mut n_all = 0;
        let start = cpu_ns();
        for (n, (game, seat, _)) in bench::positions(&rules, N_POSITIONS).iter().enumerate() {
            options.clear();
            game.options(&rules, *seat, &mut options);
            let view = game.view(&rules, Viewer::Seat(*seat));
            let ask = Ask { rules: &rules, view: &view, seat: *seat, options: &options };
            let thought =
                search.think(&ask, &mut Quick::new(n as u64), &mut |so_far| so_far.n_tries < n_tries);
            n_all += thought.n_tries;
        }
        let seconds = (cpu_ns() - start) as f64 / 1e9;
        println!(
            "{players} players: {:.0} tries/s, {:.0} µs each",
            f64::from(n_all) / seconds,
            seconds * 1e6 / f64::from(n_all)
        );
    }
}
