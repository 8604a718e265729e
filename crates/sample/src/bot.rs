//! Bots: a policy that shows high cards, and the search of all games on top of it.

use bots::{AnyBot, AnySearch, Ask, DecisionPoint, Evaluator, Level, Leveled, Outcome, Random, Search, WIN};
use tabletop::{Ranks, Seat};

use crate::rules::{Action, Lanterns, Setup};

/// What a search knows about the game.
#[derive(Default)]
pub struct LanternsEvaluator;

impl Leveled for Lanterns {
    fn n_rollouts(level: Level, _: u8) -> u32 {
        match level {
            Level::Novice => 0,
            Level::Apprentice => 8,
            Level::Smith => 32,
            Level::Master => 128,
        }
    }

    fn novice() -> AnyBot<Self> {
        Box::new(Random::uniform())
    }

    fn search(n_rollouts: u32) -> AnySearch<Self> {
        Box::new(Search::new(LanternsEvaluator, n_rollouts))
    }
}

impl Evaluator<Lanterns> for LanternsEvaluator {
    const SEARCHES_OPPONENTS: bool = false;

    fn logits(&self, at: DecisionPoint<Lanterns>, options: &[Action], out: &mut Vec<i32>) {
        let card = i32::from(at.game.card(at.seat));
        out.extend(options.iter().map(|action| match action {
            Action::Show => 10 * card,
            Action::Hide => 70,
        }));
    }

    fn temperature(&self, _: &Setup) -> i32 {
        20
    }

    fn interject(&self, _: &Ask<Lanterns>) -> Option<usize> {
        None
    }

    fn outcome(&self, game: &Lanterns, _: &Setup, ranks: &Ranks) -> Vec<Outcome> {
        let n_first = ranks.iter().filter(|&&rank| rank == 1).count() as i32;
        let outcome = |(seat, &rank): (Seat, &u8)| {
            let others = (0..ranks.len() as u8).map(Seat).filter(|&other| other != seat);
            let best = others.map(|other| i32::from(game.points(other))).max().unwrap_or(0);
            let win_share = if rank == 1 { WIN / n_first } else { 0 };
            Outcome { win_share, margin: i32::from(game.points(seat)) - best }
        };
        (0..).map(Seat).zip(ranks).map(outcome).collect()
    }
}
