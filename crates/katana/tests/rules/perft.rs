//! Perft: the number of ways to make a few decisions from fixed positions, by every version of the rules. Any change of
//! a rule shows as a difference in `data/v…-perft.txt` and `data/v…-perft-ghost.txt`. `KAJIBA_BLESS=1 cargo test` writes
//! those of the newest version; those of older ones never change.

use std::{fmt::Write, fs, path::Path};

use katana::{GhostLevel, Katana, Rules, Setup, components::embedded};
use tabletop::{Game, NoLog, Seed, testkit};

/// Players, number of the game, decisions made before counting, depth.
const POSITIONS: [(u8, u64, usize, u32); 15] = [
    (2, 1, 0, 6),
    (2, 2, 40, 5),
    (2, 3, 80, 5),
    (2, 4, 120, 5),
    (2, 5, 140, 5),
    (3, 1, 0, 6),
    (3, 2, 60, 5),
    (3, 3, 120, 5),
    (3, 4, 180, 5),
    (3, 5, 210, 5),
    (4, 1, 0, 6),
    (4, 2, 80, 5),
    (4, 3, 160, 5),
    (4, 4, 220, 5),
    (4, 5, 270, 5),
];

/// The same with a Ghost: its level (0: the early solo rules), people, number of the game, decisions before, depth.
const WITH_GHOST: [(u8, u8, u64, usize, u32); 12] = [
    (1, 1, 1, 0, 6),
    (2, 1, 2, 30, 5),
    (3, 1, 3, 60, 5),
    (4, 1, 4, 70, 5),
    (5, 1, 5, 80, 5),
    (3, 2, 1, 0, 6),
    (1, 2, 2, 90, 5),
    (5, 3, 1, 0, 6),
    (2, 3, 2, 200, 5),
    (0, 1, 1, 0, 6),
    (0, 1, 2, 40, 5),
    (0, 1, 3, 70, 5),
];

/// Ways of 1 to `depth` decisions after `n_before` random ones.
fn ways(rules: &Rules, number: u64, n_before: usize, depth: u32) -> String {
    let mut game = Katana::new(rules, &Seed::derive(3, number), &mut NoLog);
    testkit::advance(&mut game, rules, number, n_before);
    testkit::perfts(&game, rules, depth)
}

/// Compares what `count` finds by each version with the file that is kept of it.
fn compare(file: &str, count: impl Fn(&dyn Fn(&Setup) -> Rules) -> String) {
    for version in Katana::VERSIONS {
        let rules = |setup: &Setup| Katana::rules(version, setup, &embedded().components).expect("a game");
        compare_with(version, file, &count(&rules));
    }
}

fn compare_with(version: u32, file: &str, found: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(format!("v{version}-{file}"));
    if version == Katana::VERSION && std::env::var_os("KAJIBA_BLESS").is_some() {
        fs::write(&path, found).expect("the file can be written");
    }
    let kept = fs::read_to_string(&path).expect("the file is there");
    assert_eq!(found, kept, "a rule has changed: see the head of this file");
}

#[test]
fn the_number_of_ways_has_not_changed() {
    compare("perft.txt", |rules| {
        let mut found = String::new();
        for (players, number, n_before, depth) in POSITIONS {
            let ways = ways(&rules(&Setup::new(players)), number, n_before, depth);
            writeln!(found, "{players} players, game {number}, after {n_before}: {ways}").expect("a string");
        }
        found
    });
}

#[test]
fn the_number_of_ways_with_a_ghost_has_not_changed() {
    compare("perft-ghost.txt", |rules| {
        let mut found = String::new();
        for (level, players, number, n_before, depth) in WITH_GHOST {
            let ghost = GhostLevel::new(level);
            let setup = ghost.map_or_else(Setup::early_solo, |level| Setup::with_ghost(players, level));
            let ways = ways(&rules(&setup), number, n_before, depth);
            writeln!(found, "Ghost {level}, {players} players, game {number}, after {n_before}: {ways}")
                .expect("a string");
        }
        found
    });
}
