//! Perft: the number of ways to make a few decisions from fixed positions, by every version of the rules. The positions
//! stand in `data/v…-perft.txt` and `data/v…-perft-ghost.txt` with their numbers, so any change of a rule shows there.
//! `KAJIBA_BLESS=1 cargo test` counts those of the newest version anew; those of older ones never change.

use std::path::Path;

use katana::{GhostLevel, Katana, Setup, components::embedded};
use tabletop::{Game, NoLog, Seed, testkit};

/// Counts from all positions of a file of each version. `setup` makes a setup, the number of a game, and how many random
/// decisions are made before, of the numbers of a position.
fn check<const N: usize>(file: &str, n_positions: usize, setup: impl Fn([u64; N]) -> (Setup, u64, u64)) {
    for version in Katana::VERSIONS {
        let position = |numbers: [u64; N]| {
            let (setup, number, n_before) = setup(numbers);
            let rules = Katana::rules(version, &setup, &embedded().components).expect("a game");
            let mut game = Katana::new(&rules, &Seed::derive(3, number), &mut NoLog);
            testkit::advance(&mut game, &rules, number, n_before as usize);
            (game, rules)
        };
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/data/v{version}-{file}"));
        let suite = kept::read(&path);
        let found = testkit::recount(&suite, n_positions, position);
        kept::compare(&path, &found, version == Katana::VERSION);
    }
}

#[test]
fn the_number_of_ways_has_not_changed() {
    check("perft.txt", 15, |[players, number, n_before]| (Setup::new(players as u8), number, n_before));
}

/// Level 0 stands for the early solo rules.
#[test]
fn the_number_of_ways_with_a_ghost_has_not_changed() {
    check("perft-ghost.txt", 12, |[level, players, number, n_before]| {
        let ghost = GhostLevel::new(level as u8);
        let setup = ghost.map_or_else(Setup::early_solo, |level| Setup::with_ghost(players as u8, level));
        (setup, number, n_before)
    });
}
