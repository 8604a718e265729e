//! Perft: the number of ways to make a few decisions from the positions of `data/perft*.txt`. Any change of a rule shows as a
//! difference. `KAJIBA_BLESS=1 cargo test` counts them anew.

use std::path::Path;

use shogunate::{
    PairCount, Setup, Shogunate,
    components::{Components, embedded},
};
use tabletop::{Record, testkit};

use crate::shared::game_with;

/// Counts from all positions of a file of `data`.
fn check(file: &str, components: &Components) {
    let position = |[players, number, n_before]: [u64; 3]| {
        let pair = PairCount::ALL[(number % 2) as usize];
        let setup = Setup { pair, ..Setup::new(players as u8) };
        let (mut game, rules) = game_with(components, &setup, number);
        testkit::advance(&mut game, &rules, number, n_before as usize);
        (game, rules)
    };
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(file);
    let found = testkit::recount(&kept::read(&path), 16, position);
    kept::compare(&path, &found, true);
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
