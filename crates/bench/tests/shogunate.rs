//! The state is small enough for search, and nothing allocates; and random games have a fair length.

use shogunate::Shogunate;
use tabletop::{Game, NoLog, Options, Quick, Seed, nothing_withheld, playout};

#[test]
fn a_state_of_shogunate_is_at_most_half_a_kib() {
    assert!(size_of::<Shogunate>() <= 512, "{} bytes", size_of::<Shogunate>());
}

#[test]
fn a_whole_game_of_shogunate_and_its_clone_allocate_nothing() {
    let mut options = Options::default();
    for number in 0..20 {
        let rules = bench::shogunate::rules(3 + (number % 4) as u8);
        let mut game = Shogunate::new(&rules, &Seed::derive(9, number), &mut NoLog);
        let mut quick = Quick::new(number);
        let info = allocation_counter::measure(|| {
            std::hint::black_box(game.clone());
            playout(&mut game, &rules, &mut quick, &mut options, nothing_withheld);
        });
        assert_eq!(info.count_total, 0, "options, play or clone allocated");
    }
}

/// SGE-1.1: the Plots and the score that ends the game make games of a fair length.
#[test]
fn random_games_of_four_take_four_to_nine_rounds() {
    let n_games = 2_000;
    let (_, n_rounds) = bench::shogunate::play_games(&bench::shogunate::rules(4), n_games);
    assert!((4 * n_games..=9 * n_games).contains(&n_rounds), "{n_rounds} rounds in {n_games} games");
}
