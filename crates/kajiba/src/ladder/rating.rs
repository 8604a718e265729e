//! Plackett-Luce ratings: one number for each participant, from complete finishing orders.
//!
//! The strength of a participant is proportional to its chance to come next among those who are left. Hunter's
//! minorization-maximization algorithm finds it.

use super::game::GameResult;

/// Iterations, far more than necessary.
const N_ITERATIONS: usize = 2_000;
/// The Elo difference of ten times the strength.
const SCALE: f64 = 400.0;

/// The Elo ratings of `ids`; the first is 0. A participant without games has 0 too.
pub fn ratings(ids: &[&str], games: &[GameResult]) -> Vec<f64> {
    let place = |id: &str| ids.iter().position(|other| *other == id);
    let orders: Vec<Vec<(usize, u8)>> = games
        .iter()
        .filter_map(|game| {
            let (one, others) = (place(&game.one)?, place(&game.others)?);
            let at = |seat: usize| if seat == usize::from(game.rotation) { one } else { others };
            Some(game.ranks.iter().enumerate().map(|(seat, &rank)| (at(seat), rank)).collect())
        })
        .collect();
    let mut strengths = vec![1.0f64; ids.len()];
    for _ in 0..N_ITERATIONS {
        strengths = improved(&strengths, &orders);
    }
    strengths.iter().map(|strength| SCALE * (strength / strengths[0]).log10()).collect()
}

/// One iteration: how often each came next, divided by how often a strength of 1 would have.
fn improved(strengths: &[f64], orders: &[Vec<(usize, u8)>]) -> Vec<f64> {
    // One tie with a player of strength 1 keeps the strengths of those finite who always win or always lose.
    let mut wins = vec![0.5; strengths.len()];
    let mut chances: Vec<f64> = strengths.iter().map(|strength| 1.0 / (strength + 1.0)).collect();
    for order in orders {
        let last = order.iter().map(|&(_, rank)| rank).max().unwrap_or(0);
        for &(winner, rank) in order.iter().filter(|&&(_, rank)| rank < last) {
            // Players who share a rank were chosen from the same remaining players.
            let left = || order.iter().filter(move |&&(_, other)| other >= rank);
            let sum: f64 = left().map(|&(other, _)| strengths[other]).sum();
            wins[winner] += 1.0;
            left().for_each(|&(other, _)| chances[other] += 1.0 / sum);
        }
    }
    wins.iter().zip(&chances).map(|(wins, chance)| wins / chance).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games of two in which the better wins `n` of ten.
    fn games(n: usize) -> Vec<GameResult> {
        let game = |block: usize| GameResult {
            one: "better".to_owned(),
            others: "worse".to_owned(),
            block: block as u64,
            rotation: 0,
            first: 0,
            ranks: if block % 10 < n { vec![1, 2] } else { vec![2, 1] },
            ledgers: vec![vec![0]; 2],
        };
        (0..1000).map(game).collect()
    }

    #[test]
    fn ten_wins_in_eleven_are_four_hundred_points() {
        let ratings = ratings(&["worse", "better"], &games(9));
        // 9 of 10: the odds are 9, so 400 · log10 9.
        assert!((ratings[1] - 381.7).abs() < 5.0, "{ratings:?}");
        assert_eq!(ratings[0], 0.0);
    }

    #[test]
    fn equals_are_rated_alike() {
        let ratings = ratings(&["worse", "better"], &games(5));
        assert!(ratings[1].abs() < 1.0, "{ratings:?}");
    }
}
