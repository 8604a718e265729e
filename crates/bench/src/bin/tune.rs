//! Tunes the numbers by which search judges Katana at a glance: `tune [BATCHES] [GAMES] [SEED]`.
//!
//! In each game two seats play with every number a little larger or smaller, by chance, and two with the opposite.
//! Over a batch of games, the margins tell of all numbers at once in which direction each is better; the surer that
//! is, the farther it moves. What was found is printed for `crates/bots/src/katana/weights.rs`.

use bots::{
    Leaf,
    katana::{Glance, Weights},
};
use katana::{Action, Katana, Rules};
use tabletop::{Game, NoLog, Quick, Seat, Seed};

/// The ways to seat two and two at a table.
const SEATINGS: [[usize; 4]; 6] =
    [[0, 0, 1, 1], [1, 1, 0, 0], [0, 1, 0, 1], [1, 0, 1, 0], [0, 1, 1, 0], [1, 0, 0, 1]];

/// How far a number moves for each standard error by which its direction is sure, in trial steps.
const PACE: f64 = 0.25;
/// How much of what earlier batches told is remembered.
const MEMORY: f64 = 0.6;

/// Plays one game: by how much the seats that play with the first are ahead.
fn margin(rules: &Rules, glances: [&Glance; 2], number: u64, leaf: &mut Leaf<Action>) -> f64 {
    let seating = SEATINGS[(number % 6) as usize];
    let mut game = Katana::new(rules, &Seed::derive(90, number / 6), &mut NoLog);
    leaf.play_on(&mut game, rules, &mut Quick::new(number), |seat: Seat| glances[seating[seat.index()]]);
    let signed = |seat: Seat| {
        let points = f64::from(game.table().player(seat).score());
        if seating[seat.index()] == 0 { points } else { -points }
    };
    game.table().seats().map(signed).sum::<f64>() / 2.0
}

/// All numbers in a row.
fn row(weights: &Weights) -> Vec<f64> {
    weights.clone().named().iter().flat_map(|(_, numbers)| numbers.iter().map(|&n| f64::from(n))).collect()
}

/// The numbers of a row by their names, rounded.
fn named(row: &[f64]) -> Glance {
    let mut weights = Weights::BEST;
    let mut row = row.iter();
    for (name, numbers) in weights.named() {
        for number in numbers {
            let value = row.next().expect("the row is as long").round() as i32;
            // How much is left to chance is no matter of strength alone.
            *number = if name == "chance" { *number } else { value };
        }
    }
    Glance { weights }
}

/// By how much each number is varied: a part of itself.
fn step(number: f64) -> f64 {
    (number.abs() / 6.0).max(1.0)
}

fn main() {
    let mut arguments = std::env::args().skip(1).map(|number| number.parse::<u64>().expect("a number"));
    let (batches, games) = (arguments.next().unwrap_or(10), arguments.next().unwrap_or(6_000));
    let mut number = 1_000_000 * arguments.next().unwrap_or(1);
    let mut quick = Quick::new(number);
    let rules = bench::rules(4);
    let mut leaf = Leaf::default();
    let mut best = row(&Weights::BEST);
    let mut sureness = vec![0.0; best.len()];
    for batch in 1..=batches {
        let mut slopes = vec![0.0; best.len()];
        let mut squares = 0.0;
        for _ in 0..games {
            let signs: Vec<f64> = best.iter().map(|_| if quick.below(2) == 0 { 1.0 } else { -1.0 }).collect();
            let varied = |by: f64| -> Vec<f64> {
                best.iter().zip(&signs).map(|(number, sign)| number + by * sign * step(*number)).collect()
            };
            let margin = margin(&rules, [&named(&varied(1.0)), &named(&varied(-1.0))], number, &mut leaf);
            number += 1;
            squares += margin * margin;
            slopes.iter_mut().zip(&signs).for_each(|(slope, sign)| *slope += sign * margin);
        }
        let error = squares.sqrt();
        for (n, slope) in slopes.iter().enumerate() {
            sureness[n] = MEMORY * sureness[n] + (1.0 - MEMORY) * slope / error;
            best[n] += step(best[n]) * PACE * sureness[n].clamp(-4.0, 4.0);
        }
        let glances = [&named(&best), &Glance::default()];
        let margins: f64 = (0..games / 4).map(|n| margin(&rules, glances, number + n, &mut leaf)).sum();
        number += games / 4;
        println!("batch {batch}: {:+.2} points against the first", margins * 4.0 / games as f64);
    }
    for (name, numbers) in named(&best).weights.named() {
        println!("    {name}: {} = {numbers:?},", numbers.len());
    }
}
