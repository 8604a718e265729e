//! Advice for people: the best options, compared with each other.

use std::cmp::Reverse;

use tabletop::{Game, Quick};

use super::{Knowledge, Progress, Prospect, SHARE_WHOLE, Search, Trial};
use crate::bot::Ask;

/// How many options are named.
const N_NAMED: usize = 3;
/// How often each of them is tried at least: what was tried seldom owes its result to luck.
const N_COMPARED: u32 = 300;

/// An option with what is to be expected of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Advised {
    /// Its index in `ask.options.all()`.
    pub choice: usize,
    /// How often it was tried.
    pub n_tries: u32,
    /// The share of the victory that it promises, or how often it meets what is asked instead, in percent.
    pub won_percent: u8,
    /// Points ahead of the best of the others, in tenths; none where something else than points is asked.
    pub margin_tenths: Option<i32>,
}

impl<K> Search<K> {
    /// The best options, the best first; none where there is only one thing to do. Thinks as long as `goes_on` says so,
    /// and a moment longer to compare.
    ///
    /// # Panics
    /// There are no options.
    pub fn advise<G: Game>(
        &self,
        ask: &Ask<G>,
        quick: &mut Quick,
        goes_on: &mut dyn FnMut(Progress) -> bool,
    ) -> Vec<Advised>
    where
        K: Knowledge<G>,
    {
        if ask.options.all().len() == 1 {
            return Vec::new();
        }
        let mut trial = self.trial(ask, None, quick);
        trial.think(goes_on);
        let mut named = trial.compared();
        *quick = trial.quick;
        named.sort_by_key(|prospect| Reverse((prospect.won_percent(), prospect.margin_tenths)));
        let has_points = self.knowledge.has_points(ask.rules);
        let advised = |prospect: &Prospect| Advised {
            choice: prospect.choice,
            n_tries: prospect.n_tries,
            won_percent: prospect.won_percent(),
            margin_tenths: has_points.then_some(prospect.margin_tenths),
        };
        named.iter().map(advised).collect()
    }
}

impl<G: Game, K: Knowledge<G>> Trial<'_, G, K> {
    /// What was tried most, each often enough by now.
    fn compared(&mut self) -> Vec<Prospect> {
        let options = self.ask.options.all();
        let named = self.tree.prospects(options).into_iter().take(N_NAMED);
        for prospect in named {
            self.first = Some(options[prospect.choice]);
            for _ in prospect.n_tries..N_COMPARED {
                self.try_once();
            }
        }
        self.first = None;
        self.tree.prospects(options).into_iter().take(N_NAMED).collect()
    }
}

impl Prospect {
    fn won_percent(&self) -> u8 {
        ((100 * i64::from(self.share) + i64::from(SHARE_WHOLE) / 2) / i64::from(SHARE_WHOLE)) as u8
    }
}
