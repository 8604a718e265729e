//! The state is small enough for search, and nothing allocates.

use katana::{GhostLevel, Katana, Setup, action::passes_withheld};
use tabletop::{Game, NoLog, Options, Quick, Seed, playout};

#[test]
fn a_state_is_at_most_one_and_a_half_kib() {
    assert!(size_of::<Katana>() <= 1536, "{} bytes", size_of::<Katana>());
}

#[test]
fn a_whole_game_allocates_nothing() {
    let mut options = Options::default();
    let with_ghost = |number: u64| Setup::with_ghost(3, GhostLevel::ALL[(number % 5) as usize]);
    for number in 0..40 {
        let setup = if number < 20 { Setup::new(4) } else { with_ghost(number) };
        let rules = bench::katana::rules_of(&setup);
        let mut game = Katana::new(&rules, &Seed::derive(9, number), &mut NoLog);
        let mut quick = Quick::new(number);
        let info = allocation_counter::measure(|| {
            playout(&mut game, &rules, &mut quick, &mut options, passes_withheld);
        });
        assert_eq!(info.count_total, 0, "options and play allocated");
    }
}

#[test]
fn cloning_a_state_allocates_nothing() {
    let rules = bench::katana::rules(4);
    let game = Katana::new(&rules, &Seed::derive(9, 0), &mut NoLog);
    let info = allocation_counter::measure(|| {
        std::hint::black_box(game.clone());
    });
    assert_eq!(info.count_total, 0);
}
