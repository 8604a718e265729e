//! Advice for people: the best options, compared with each other.

use std::cmp::Reverse;

use tabletop::{Game, Quick};

use super::{Evaluator, KeepGoing, OptionStats, Search, SearchRun, WIN};
use crate::bot::Ask;

/// How many options are named.
const N_NAMED: usize = 3;
/// The visits that each of them gets at least: the mean of a few visits is mostly luck.
const N_VISITS_MIN: u32 = 300;

/// An option with its expected result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RatedOption {
    /// Its index in `ask.options.all()`.
    pub choice: usize,
    /// How many rollouts began with it.
    pub n_visits: u32,
    /// What the search goes by: share and margin together.
    pub value: i64,
    /// The expected share of the victory, in percent; or how often another request is met, where there is one.
    pub won_percent: u8,
    /// Points ahead of the best opponent, in tenths; `None` where something other than points is asked for.
    pub margin_tenths: Option<i32>,
}

impl<E> Search<E> {
    /// The best options, the best first; none where there is only one option. Searches while `keep_going` returns true, and
    /// a little longer to compare the best options.
    ///
    /// # Panics
    /// There are no options.
    pub fn advise<G: Game>(&self, ask: &Ask<G>, quick: &mut Quick, keep_going: KeepGoing) -> Vec<RatedOption>
    where
        E: Evaluator<G>,
    {
        if ask.options.all().len() == 1 {
            return Vec::new();
        }
        let mut run = self.start(ask, None, quick);
        run.search(keep_going);
        let mut named = run.compare_best();
        *quick = run.rollout.quick;
        // Not by how often they won: where that is rare, it is luck, and whoever followed the advice would follow luck.
        named.sort_by_key(|stats| Reverse(stats.value));
        let has_points = self.evaluator.has_points(ask.rules);
        let rated = |stats: &OptionStats| RatedOption {
            choice: stats.choice,
            n_visits: stats.n_visits,
            value: stats.value,
            won_percent: stats.won_percent(),
            margin_tenths: has_points.then_some(stats.margin_tenths),
        };
        named.iter().map(rated).collect()
    }
}

impl<G: Game, E: Evaluator<G>> SearchRun<'_, G, E> {
    /// The most visited options, after each has got its minimum of visits.
    fn compare_best(&mut self) -> Vec<OptionStats> {
        let options = self.ask.options.all();
        let named = self.tree.root_stats(options).into_iter().take(N_NAMED);
        for stats in named {
            self.forced = Some(options[stats.choice]);
            for _ in stats.n_visits..N_VISITS_MIN {
                self.run_rollout();
            }
        }
        self.forced = None;
        self.tree.root_stats(options).into_iter().take(N_NAMED).collect()
    }
}

impl OptionStats {
    fn won_percent(&self) -> u8 {
        ((100 * i64::from(self.win_share) + i64::from(WIN) / 2) / i64::from(WIN)) as u8
    }
}
