//! Decisions per CPU second of random games of one player with a Ghost, as a share of those of two players in the
//! same run; and the Ghosts' median scores.

use std::hint::black_box;

use bench::{
    katana::{play_games, rules, rules_of},
    per_s,
};
use katana::{GhostLevel, Katana, Rules, Setup, action::passes_withheld};
use tabletop::{Game, NoLog, Options, Quick, Seed, playout};

/// Games of a measurement, and how many measurements there are: many short ones in turn, because the speed of a machine
/// varies. The fastest ones are the most reliable: other programs on the machine can only slow a measurement down.
const N_GAMES: u64 = 2_000;
const N_MEASUREMENTS: usize = 81;
/// Games of a median score.
const N_SCORES: u64 = 2_000;

fn decisions_per_s(rules: &Rules) -> f64 {
    per_s(|| play_games(rules, N_GAMES).n_decisions)
}

fn median_score(rules: &Rules) -> i16 {
    let mut options = Options::default();
    let score = |number: u64| {
        let mut game = Katana::new(rules, &Seed::derive(7, number), &mut NoLog);
        playout(&mut game, rules, &mut Quick::new(number), &mut options, passes_withheld);
        let ghost = game.table().ghost_seat().expect("a Ghost plays");
        game.table().player(ghost).score()
    };
    let mut scores: Vec<i16> = (0..N_SCORES).map(score).collect();
    scores.sort_unstable();
    scores[scores.len() / 2]
}

fn main() {
    let two = rules(2);
    black_box(play_games(&two, 200));
    let setups = GhostLevel::ALL.map(|level| Setup::with_ghost(1, level)).into_iter();
    for setup in setups.chain([Setup::early_solo()]) {
        let solo = rules_of(&setup);
        let speeds = |_| (decisions_per_s(&solo), decisions_per_s(&two));
        let (mut alone, mut together): (Vec<f64>, Vec<f64>) = (0..N_MEASUREMENTS).map(speeds).unzip();
        alone.sort_by(f64::total_cmp);
        together.sort_by(f64::total_cmp);
        let share = |nth: usize| alone[nth] / together[nth];
        let (quickest, middle) = (share(N_MEASUREMENTS - 1), share(N_MEASUREMENTS / 2));
        let name = setup.ghost.map_or("early solo".to_owned(), |level| format!("Ghost {}", level.number()));
        let score = median_score(&solo);
        println!("{name}: {quickest:.3} of two players' speed (medians: {middle:.3}), median score {score}");
    }
}
