//! The limits of Shōgun no Katana.

use katana::{GhostLevel, Katana, Setup};

use crate::allocates_nothing;

#[test]
fn a_state_is_at_most_one_and_a_half_kib() {
    assert!(size_of::<Katana>() <= 1536, "{} bytes", size_of::<Katana>());
}

#[test]
fn a_whole_game_and_its_clone_allocate_nothing() {
    let with_ghost = |number: u64| Setup::with_ghost(3, GhostLevel::ALL[(number % 5) as usize]);
    for number in 0..40 {
        let setup = if number < 20 { Setup::new(4) } else { with_ghost(number) };
        allocates_nothing::<Katana>(&bench::katana::rules_of(&setup), number);
    }
}
