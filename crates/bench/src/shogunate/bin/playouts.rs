//! Speed of random games of Shogunate with six players, compared with random chess games in the same run; and how many
//! rounds random games take.

use ::shogunate::Shogunate;
use bench::{chess, print_clone, shogunate};
use tabletop::{Game, NoLog, Seed};

/// Games of each measurement.
const N_GAMES: u64 = 20_000;
const N_CHESS: u64 = 6_000;

fn main() {
    let rules = shogunate::rules(6);
    chess::compare(N_GAMES, N_CHESS, |n_games| shogunate::play_games(&rules, n_games).0);
    print_clone(&Shogunate::new(&rules, &Seed::derive(7, 0), &mut NoLog));
    for players in 3..=6 {
        let (played, n_rounds) = shogunate::play_games(&shogunate::rules(players), N_GAMES);
        println!(
            "{players} players: {:.2} rounds and {:.0} decisions a game",
            n_rounds as f64 / N_GAMES as f64,
            played.n_decisions as f64 / N_GAMES as f64,
        );
    }
}
