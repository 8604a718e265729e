//! The limits of Shogunate, and the length of random games.

use shogunate::Shogunate;

use crate::allocates_nothing;

#[test]
fn a_state_is_at_most_half_a_kib() {
    assert!(size_of::<Shogunate>() <= 512, "{} bytes", size_of::<Shogunate>());
}

#[test]
fn a_whole_game_and_its_clone_allocate_nothing() {
    for number in 0..20 {
        allocates_nothing::<Shogunate>(&bench::shogunate::rules(3 + (number % 4) as u8), number);
    }
}

/// SGE-1.1: the Plots and the score that ends the game make games of a fair length.
#[test]
fn random_games_of_four_take_four_to_nine_rounds() {
    let n_games = 2_000;
    let (_, n_rounds) = bench::shogunate::play_games(&bench::shogunate::rules(4), n_games);
    assert!((4 * n_games..=9 * n_games).contains(&n_rounds), "{n_rounds} rounds in {n_games} games");
}
