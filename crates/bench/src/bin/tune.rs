//! Tunes the numbers by which search judges Katana at a glance: `tune [alone] [BATCHES] [GAMES] [SEED]`.
//!
//! In each game among people one half plays with every number a little larger or smaller, by chance, the other with
//! the opposite; `alone`, both play the same deal against a Ghost. Over a batch of games, the margins tell of all numbers
//! at once in which direction each is better; the surer that is, the farther it moves. What was found is printed for
//! `crates/bots/src/katana/weights.rs`.

use bots::{
    Leaf,
    katana::{Glance, Weights},
};
use katana::{Action, GhostLevel, Katana, Rules, Setup};
use tabletop::{Game, NoLog, Quick, Seat, Seed};

/// The ways to seat both at a table of four, two seats each.
const SEATINGS: [[usize; 4]; 6] =
    [[0, 0, 1, 1], [1, 1, 0, 0], [0, 1, 0, 1], [1, 0, 1, 0], [0, 1, 1, 0], [1, 0, 0, 1]];

/// How far a number moves for each standard error by which its direction is sure, in trial steps.
const PACE: f64 = 0.25;
/// How much of what earlier batches told is remembered.
const MEMORY: f64 = 0.6;

/// The tables at which the numbers are tried: of four and of two, or of one with a Ghost.
enum Tables {
    People { four: Box<Rules>, two: Box<Rules> },
    Alone([Box<Rules>; 3]),
}

impl Tables {
    fn of_people() -> Self {
        Self::People { four: Box::new(bench::rules(4)), two: Box::new(bench::rules(2)) }
    }

    fn alone() -> Self {
        let rules = |level: usize| bench::rules_of(&Setup::with_ghost(1, GhostLevel::ALL[level]));
        Self::Alone([0, 2, 4].map(|level| Box::new(rules(level))))
    }

    /// The numbers that are tried, as they are now.
    fn weights(&self) -> Weights {
        match self {
            Self::People { .. } => Weights::BEST,
            Self::Alone(_) => Weights::ALONE,
        }
    }

    /// Search with these numbers where they are tried.
    fn glance(&self, numbers: Weights) -> Glance {
        match self {
            Self::People { .. } => Glance { weights: numbers, ..Glance::default() },
            Self::Alone(_) => Glance { alone: numbers, ..Glance::default() },
        }
    }

    /// By how much the first is ahead of the second, in a game of both or in one of each.
    fn margin(&self, glances: [&Glance; 2], number: u64, leaf: &mut Leaf<Action>) -> f64 {
        let deal = number / 6;
        match self {
            Self::People { four, .. } if deal % 3 < 2 => {
                let seating = SEATINGS[(number % 6) as usize];
                let points = scores(four, number, leaf, |seat| glances[seating[seat.index()]]);
                let signed = |seat: usize| if seating[seat] == 0 { points[seat] } else { -points[seat] };
                (0..4).map(signed).sum::<f64>() / 2.0
            }
            Self::People { two, .. } => {
                let swapped = (number % 2) as usize;
                let points = scores(two, number, leaf, |seat| glances[seat.index() ^ swapped]);
                points[swapped] - points[1 - swapped]
            }
            Self::Alone(ghosts) => {
                let rules = &ghosts[(number % 3) as usize];
                let [one, other] = glances.map(|glance| {
                    let points = scores(rules, number, leaf, |_| glance);
                    points[0] - points[1]
                });
                one - other
            }
        }
    }
}

/// Plays one game: the points by seat.
fn scores<'k>(
    rules: &Rules,
    number: u64,
    leaf: &mut Leaf<Action>,
    glance: impl Fn(Seat) -> &'k Glance,
) -> Vec<f64> {
    let mut game = Katana::new(rules, &Seed::derive(90, number / 6), &mut NoLog);
    leaf.play_on(&mut game, rules, &mut Quick::new(number), glance, None);
    game.table().seats().map(|seat| f64::from(game.table().player(seat).score())).collect()
}

/// All numbers in a row.
fn row(weights: &Weights) -> Vec<f64> {
    weights.clone().named().iter().flat_map(|(_, numbers)| numbers.iter().map(|&n| f64::from(n))).collect()
}

/// The numbers of a row by their names, rounded.
fn named(row: &[f64], first: &Weights) -> Weights {
    let mut weights = first.clone();
    let mut row = row.iter();
    for (name, numbers) in weights.named() {
        for number in numbers {
            let value = row.next().expect("the row is as long").round() as i32;
            // How much is left to chance is no matter of strength alone.
            *number = if name == "chance" { *number } else { value };
        }
    }
    weights
}

/// By how much each number is varied: a part of itself.
fn step(number: f64) -> f64 {
    (number.abs() / 6.0).max(1.0)
}

fn main() {
    let (alone, numbers): (Vec<String>, Vec<String>) =
        std::env::args().skip(1).partition(|word| word == "alone");
    let tables = if alone.is_empty() { Tables::of_people() } else { Tables::alone() };
    let mut numbers = numbers.into_iter().map(|number| number.parse::<u64>().expect("a number"));
    let (batches, games) = (numbers.next().unwrap_or(10), numbers.next().unwrap_or(6_000));
    let mut number = 1_000_000 * numbers.next().unwrap_or(1);
    let mut quick = Quick::new(number);
    let mut leaf = Leaf::default();
    let first = tables.weights();
    let mut best = row(&first);
    let mut sureness = vec![0.0; best.len()];
    for batch in 1..=batches {
        let mut slopes = vec![0.0; best.len()];
        let mut squares = 0.0;
        for _ in 0..games {
            let signs: Vec<f64> = best.iter().map(|_| if quick.below(2) == 0 { 1.0 } else { -1.0 }).collect();
            let varied = |by: f64| -> Glance {
                let row = best.iter().zip(&signs).map(|(number, sign)| number + by * sign * step(*number));
                tables.glance(named(&row.collect::<Vec<f64>>(), &first))
            };
            let margin = tables.margin([&varied(1.0), &varied(-1.0)], number, &mut leaf);
            number += 1;
            squares += margin * margin;
            slopes.iter_mut().zip(&signs).for_each(|(slope, sign)| *slope += sign * margin);
        }
        let error = squares.sqrt();
        for (n, slope) in slopes.iter().enumerate() {
            sureness[n] = MEMORY * sureness[n] + (1.0 - MEMORY) * slope / error;
            best[n] += step(best[n]) * PACE * sureness[n].clamp(-4.0, 4.0);
        }
        let glances = [&tables.glance(named(&best, &first)), &Glance::default()];
        let margins: f64 = (0..games / 4).map(|n| tables.margin(glances, number + n, &mut leaf)).sum();
        number += games / 4;
        println!("batch {batch}: {:+.2} points against the first", margins * 4.0 / games as f64);
    }
    for (name, numbers) in named(&best, &first).named() {
        println!("    {name}: {} = {numbers:?},", numbers.len());
    }
}
