//! Learning a policy from the choices of a search, as in expert iteration (Anthony, Tian and Barber 2017), with AdaGrad.

use bots::{
    Search,
    katana::{KatanaEvaluator, N_WEIGHTS},
};

use crate::{
    Games, play_by_search,
    policy::{Learner, Weighed},
};

/// How often the choices are gone through.
const N_EPOCHS: i32 = 6;
/// The learning rate, at first.
const RATE: f64 = 0.05;

/// Plays games by search, makes its choices likelier, and prints the policy.
pub(crate) fn learn(mut learner: Learner, games: Games, n_rollouts: u32) {
    let search = Search::new(KatanaEvaluator::default(), n_rollouts);
    let mut choices: Vec<(Weighed, usize)> = Vec::new();
    for number in games.numbers() {
        let rules = &learner.rules[(number % 5) as usize];
        play_by_search(&search, rules, number, |game, options, chosen| {
            choices.push((learner.weigh(game, rules, options).0, chosen));
        });
    }
    let mut squares = vec![1e-2; N_WEIGHTS];
    for epoch in 0..N_EPOCHS {
        let rate = RATE * (1.0 - f64::from(epoch) / f64::from(N_EPOCHS));
        let mut loss = 0.0;
        for (options, chosen) in &choices {
            let options = learner.probabilities(options.clone());
            loss -= options[*chosen].1.max(1e-9).ln();
            for (n, (indices, probability)) in options.iter().enumerate() {
                let push = f64::from(u8::from(n == *chosen)) - probability;
                for &weight in indices {
                    squares[weight] += push * push;
                    learner.weights[weight] += rate * push / squares[weight].sqrt();
                }
            }
        }
        eprintln!("{} choices: cross-entropy {:.3}", choices.len(), loss / choices.len() as f64);
    }
    learner.print();
}
