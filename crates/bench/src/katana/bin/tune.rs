//! Tunes the weights of the heuristic for Shōgun no Katana: `tune [alone] [BATCHES] [GAMES] [SEED]`.
//!
//! The method is simultaneous perturbation (Spall, "Multivariate Stochastic Approximation Using a Simultaneous Perturbation Gradient
//! Approximation", 1992). In each game among people one half plays with every weight a little larger or smaller, at random, the other half with
//! the opposite; with `alone`, both play the same deal against a Ghost. The margins of a batch of games show for all weights
//! at once which direction is better; the surer the direction, the larger the step. The result is printed for
//! `crates/bots/src/katana/heuristic/weights.rs`.

use bench::katana::{rules, rules_of};
use bots::{
    Rollout,
    katana::{KatanaEvaluator, Weights},
};
use katana::{Action, GhostLevel, Katana, Rules, Setup};
use tabletop::{Game, NoLog, Quick, Seat, Seed};

/// The ways to seat both sides at a table of four, two seats each.
const SEATINGS: [[usize; 4]; 6] =
    [[0, 0, 1, 1], [1, 1, 0, 0], [0, 1, 0, 1], [1, 0, 1, 0], [0, 1, 1, 0], [1, 0, 0, 1]];

/// The learning rate: perturbations for each standard error of the slope.
const RATE: f64 = 0.25;
/// The momentum from batch to batch.
const MOMENTUM: f64 = 0.6;

/// The tables at which weights are compared: of four and of two, or of one with a Ghost.
enum Tables {
    People { four: Box<Rules>, two: Box<Rules> },
    Solo([Box<Rules>; 3]),
}

impl Tables {
    fn people() -> Self {
        Self::People { four: Box::new(rules(4)), two: Box::new(rules(2)) }
    }

    fn solo() -> Self {
        let rules = |level: usize| rules_of(&Setup::with_ghost(1, GhostLevel::ALL[level]));
        Self::Solo([0, 2, 4].map(|level| Box::new(rules(level))))
    }

    /// The present weights.
    fn weights(&self) -> Weights {
        match self {
            Self::People { .. } => Weights::PEOPLE,
            Self::Solo(_) => Weights::SOLO,
        }
    }

    /// An evaluator with other weights.
    fn evaluator(&self, weights: Weights) -> KatanaEvaluator {
        match self {
            Self::People { .. } => KatanaEvaluator { weights, ..KatanaEvaluator::default() },
            Self::Solo(_) => KatanaEvaluator { solo_weights: weights, ..KatanaEvaluator::default() },
        }
    }

    /// The margin of the first side over the second, in a game of both or in one of each.
    fn margin(&self, sides: [&KatanaEvaluator; 2], number: u64, rollout: &mut Rollout<Action>) -> f64 {
        let deal = number / 6;
        match self {
            Self::People { four, .. } if deal % 3 < 2 => {
                let seating = SEATINGS[(number % 6) as usize];
                let points = scores(four, number, rollout, |seat| sides[seating[seat.index()]]);
                let signed = |seat: usize| if seating[seat] == 0 { points[seat] } else { -points[seat] };
                (0..4).map(signed).sum::<f64>() / 2.0
            }
            Self::People { two, .. } => {
                let swapped = (number % 2) as usize;
                let points = scores(two, number, rollout, |seat| sides[seat.index() ^ swapped]);
                points[swapped] - points[1 - swapped]
            }
            Self::Solo(ghosts) => {
                let rules = &ghosts[(number % 3) as usize];
                let [one, other] = sides.map(|evaluator| {
                    let points = scores(rules, number, rollout, |_| evaluator);
                    points[0] - points[1]
                });
                one - other
            }
        }
    }
}

/// Plays one game: the points by seat.
fn scores<'e>(
    rules: &Rules,
    number: u64,
    rollout: &mut Rollout<Action>,
    evaluator: impl Fn(Seat) -> &'e KatanaEvaluator,
) -> Vec<f64> {
    let mut game = Katana::new(rules, &Seed::derive(90, number / 6), &mut NoLog);
    rollout.quick = Quick::new(number);
    rollout.play_on(&mut game, rules, evaluator, None);
    game.table().seats().map(|seat| f64::from(game.table().player(seat).score())).collect()
}

/// All weights as one vector.
fn vector(weights: &Weights) -> Vec<f64> {
    weights.clone().named().iter().flat_map(|(_, numbers)| numbers.iter().map(|&n| f64::from(n))).collect()
}

/// The weights of a vector, rounded.
fn rounded(vector: &[f64], first: &Weights) -> Weights {
    let mut weights = first.clone();
    let mut vector = vector.iter();
    for (name, numbers) in weights.named() {
        for number in numbers {
            let value = vector.next().expect("the vector is as long").round() as i32;
            // The temperature is a parameter of search rather than of strength.
            *number = if name == "temperature" { *number } else { value };
        }
    }
    weights
}

/// By how much a weight is perturbed: a fraction of itself.
fn perturbation(weight: f64) -> f64 {
    (weight.abs() / 6.0).max(1.0)
}

/// Weights that are being tuned.
struct Tuner {
    tables: Tables,
    first: Weights,
    best: Vec<f64>,
    /// The slope of each weight, in standard errors.
    slopes: Vec<f64>,
    /// The number of the next game.
    number: u64,
    quick: Quick,
    rollout: Rollout<Action>,
}

impl Tuner {
    fn new(tables: Tables, seed: u64) -> Self {
        let number = 1_000_000 * seed;
        let first = tables.weights();
        let best = vector(&first);
        let slopes = vec![0.0; best.len()];
        let rollout = Rollout::new(Quick::new(number));
        Self { tables, first, best, slopes, number, quick: Quick::new(number), rollout }
    }

    /// Plays a batch of games and moves every weight once.
    fn step(&mut self, n_games: u64) {
        let mut slopes = vec![0.0; self.best.len()];
        let mut squares = 0.0;
        for _ in 0..n_games {
            let sign = |_: &f64| if self.quick.below(2) == 0 { 1.0 } else { -1.0 };
            let signs: Vec<f64> = self.best.iter().map(sign).collect();
            let [one, other] = [1.0, -1.0].map(|by| self.perturbed(&signs, by));
            let margin = self.tables.margin([&one, &other], self.number, &mut self.rollout);
            self.number += 1;
            squares += margin * margin;
            slopes.iter_mut().zip(&signs).for_each(|(slope, sign)| *slope += sign * margin);
        }
        let error = squares.sqrt();
        for (n, slope) in slopes.iter().enumerate() {
            self.slopes[n] = MOMENTUM * self.slopes[n] + (1.0 - MOMENTUM) * slope / error;
            self.best[n] += perturbation(self.best[n]) * RATE * self.slopes[n].clamp(-4.0, 4.0);
        }
    }

    fn perturbed(&self, signs: &[f64], by: f64) -> KatanaEvaluator {
        let moved =
            self.best.iter().zip(signs).map(|(weight, sign)| weight + by * sign * perturbation(*weight));
        self.tables.evaluator(rounded(&moved.collect::<Vec<f64>>(), &self.first))
    }

    /// The sum of the margins of the best weights over the first ones.
    fn progress(&mut self, n_games: u64) -> f64 {
        let sides = [&self.tables.evaluator(rounded(&self.best, &self.first)), &KatanaEvaluator::default()];
        let numbers = self.number..self.number + n_games;
        self.number = numbers.end;
        numbers.map(|number| self.tables.margin(sides, number, &mut self.rollout)).sum()
    }
}

fn main() {
    let (alone, numbers): (Vec<String>, Vec<String>) =
        std::env::args().skip(1).partition(|word| word == "alone");
    let tables = if alone.is_empty() { Tables::people() } else { Tables::solo() };
    let mut numbers = numbers.into_iter().map(|number| number.parse::<u64>().expect("a number"));
    let (n_batches, n_games) = (numbers.next().unwrap_or(10), numbers.next().unwrap_or(6_000));
    let mut tuner = Tuner::new(tables, numbers.next().unwrap_or(1));
    for batch in 1..=n_batches {
        tuner.step(n_games);
        let margin = tuner.progress(n_games / 4) * 4.0 / n_games as f64;
        println!("batch {batch}: {margin:+.2} points against the first");
    }
    for (name, numbers) in rounded(&tuner.best, &tuner.first).named() {
        println!("    {name}: {} = {numbers:?},", numbers.len());
    }
}
