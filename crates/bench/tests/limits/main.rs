//! States are small enough for search, and nothing allocates.

mod katana;
mod shogunate;

use tabletop::{NoLog, Options, Quick, Seed, Title, playout};

/// Clones a game that was just dealt and plays it with random decisions: none of this allocates.
fn allocates_nothing<G: Title>(rules: &G::Rules, number: u64) {
    let mut game = G::new(rules, &Seed::derive(9, number), &mut NoLog);
    let (mut quick, mut options) = (Quick::new(number), Options::default());
    let info = allocation_counter::measure(|| {
        std::hint::black_box(game.clone());
        playout(&mut game, rules, &mut quick, &mut options, G::withheld());
    });
    assert_eq!(info.count_total, 0, "options, play or clone allocated");
}
