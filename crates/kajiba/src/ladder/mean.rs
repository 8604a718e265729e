//! Means with confidence intervals over blocks, because games of one deal are not independent.

use std::collections::BTreeMap;

use serde::Serialize;

use super::game::GameResult;

/// A mean with half of its 95 % interval.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Mean {
    /// The mean.
    pub mean: f64,
    /// Half of its 95 % interval.
    pub within: f64,
}

/// Standard errors on each side of a 95 % interval.
const SIGMAS: f64 = 1.96;

impl Mean {
    /// The mean of `number` over all games, with the variance between blocks.
    pub fn by_block(games: &[&GameResult], number: impl Fn(&GameResult) -> f64) -> Self {
        let mut blocks: BTreeMap<u64, (f64, f64)> = BTreeMap::new();
        for game in games {
            let (sum, n) = blocks.entry(game.block).or_default();
            *sum += number(game);
            *n += 1.0;
        }
        let means: Vec<f64> = blocks.values().map(|(sum, n)| sum / n).collect();
        let n = means.len() as f64;
        if means.is_empty() {
            return Self::default();
        }
        let mean = means.iter().sum::<f64>() / n;
        let squares: f64 = means.iter().map(|other| (other - mean).powi(2)).sum();
        let within = if n > 1.0 { SIGMAS * (squares / (n - 1.0) / n).sqrt() } else { 0.0 };
        Self { mean, within }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(block: u64, rotation: u8, ranks: [u8; 2]) -> GameResult {
        let (one, others) = ("smith".to_owned(), "novice".to_owned());
        GameResult {
            one,
            others,
            block,
            rotation,
            first: 0,
            ranks: ranks.to_vec(),
            ledgers: vec![vec![0]; 2],
        }
    }

    #[test]
    fn games_of_one_block_count_as_one_witness() {
        let games = [game(0, 0, [1, 2]), game(0, 1, [2, 1]), game(1, 0, [2, 1]), game(1, 1, [1, 2])];
        let games: Vec<&GameResult> = games.iter().collect();
        let share = Mean::by_block(&games, |game| game.share(usize::from(game.rotation)));
        assert!((share.mean - 0.5).abs() < 1e-9, "{share:?}");
        // One block was won and one lost completely: the standard deviation of the two is 0.7071.
        assert!((share.within - 1.96 * 0.5).abs() < 1e-9, "{share:?}");
    }

    #[test]
    fn a_shared_victory_is_split() {
        assert!((game(0, 0, [1, 1]).share(0) - 0.5).abs() < 1e-9);
    }
}
