//! Perft: the number of ways to make a few decisions from fixed positions. Any change of a rule shows as
//! a difference in `data/perft*.txt`, which `KAJIBA_BLESS=1 cargo test` rewrites.

use std::{fmt::Write, fs, path::Path};

use shogunate::{
    PairCount, Setup, Shogunate,
    components::{Components, embedded},
};
use tabletop::{Record, testkit};

use crate::shared::game_with;

/// Players, number of the game, decisions made before counting, depth.
const POSITIONS: [(u8, u64, usize, u32); 16] = [
    (3, 1, 0, 5),
    (3, 2, 15, 5),
    (3, 3, 25, 5),
    (3, 4, 31, 5),
    (4, 1, 0, 4),
    (4, 2, 20, 4),
    (4, 3, 33, 4),
    (4, 4, 46, 4),
    (5, 1, 0, 4),
    (5, 2, 24, 4),
    (5, 3, 41, 4),
    (5, 4, 58, 4),
    (6, 1, 0, 4),
    (6, 2, 27, 4),
    (6, 3, 44, 4),
    (6, 4, 65, 4),
];

/// Counts from all positions, and compares with a file of `data`.
fn check(file: &str, components: &Components) {
    let mut found = String::new();
    for (players, number, n_before, depth) in POSITIONS {
        let pair = PairCount::ALL[(number % 2) as usize];
        let (mut game, rules) = game_with(components, &Setup { pair, ..Setup::new(players) }, number);
        testkit::advance(&mut game, &rules, number, n_before);
        let ways = testkit::perfts(&game, &rules, depth);
        writeln!(found, "{players} players, game {number}, after {n_before}: {ways}").expect("a string");
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(file);
    if std::env::var_os("KAJIBA_BLESS").is_some() {
        fs::write(&path, &found).expect("the file can be written");
    }
    let kept = fs::read_to_string(&path).expect("the file is there");
    assert_eq!(found, kept, "a rule has changed: see the head of this file");
}

#[test]
fn the_number_of_ways_has_not_changed() {
    check("perft-plots-2.txt", &embedded().components);
}

/// The first Plots, which older records carry.
#[test]
fn the_number_of_ways_with_the_first_plots_has_not_changed() {
    let record: Record<Shogunate> =
        serde_json::from_str(include_str!("../games/v1-00.json")).expect("the record can be read");
    check("perft.txt", &record.components);
}
