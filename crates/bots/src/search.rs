//! Monte Carlo tree search over determinizations, for any game that has an evaluator.
//!
//! Each rollout samples a state from the view, so that it never sees what is hidden. It goes down the tree, where
//! every seat takes what is best for itself, and plays on from there by the policy. Its result updates the path.

mod advice;
mod evaluator;
mod params;
mod rollout;
mod softmax;
mod tree;

use tabletop::{Dice, Game, NoLog, Quick, Seed, Status};

use crate::{
    bot::{Ask, Bot},
    draw,
};
pub use advice::RatedOption;
pub use evaluator::{DecisionPoint, Evaluator, Outcome, WIN};
pub use params::SearchParams;
pub use rollout::Rollout;
use rollout::is_cut_off;
use tree::Tree;

/// A player that searches.
#[derive(Clone, Debug)]
pub struct Search<E> {
    /// The policy and the value of the game.
    pub evaluator: E,
    /// How many rollouts a decision gets.
    pub n_rollouts: u32,
}

/// Says after each rollout whether to go on.
pub type KeepGoing<'a> = &'a mut dyn FnMut(Progress) -> bool;

/// How far a search has come.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// How many rollouts have been played.
    pub n_rollouts: u32,
    /// By how many visits the leading option is ahead of the second.
    pub lead: u32,
}

/// What a search found out.
#[derive(Clone, Debug)]
pub struct SearchResult {
    /// The options that were visited, the best first; none where there is only one option.
    pub options: Vec<OptionStats>,
    /// How many rollouts were played.
    pub n_rollouts: u32,
}

/// What a search knows about an option.
#[derive(Clone, Copy, Debug)]
pub struct OptionStats {
    /// Its index in `ask.options.all()`.
    pub choice: usize,
    /// How many rollouts began with it.
    pub n_visits: u32,
    /// What the search goes by: the mean of share and margin together.
    pub value: i64,
    /// The mean share of the victory, of [`WIN`].
    pub win_share: i32,
    /// The mean margin, in tenths of a point.
    pub margin_tenths: i32,
}

/// A mixed strategy leaves out options with less than this fraction of the visits of the most visited one.
const MIXED_FRACTION: u64 = 4;

impl SearchResult {
    /// Draws an option: with twice the visits it is four times as likely.
    fn sample(&self, quick: &mut Quick) -> usize {
        let most = u64::from(self.options[0].n_visits);
        let weight = |option: &OptionStats| {
            let n_visits = u64::from(option.n_visits);
            if n_visits * MIXED_FRACTION >= most { n_visits * n_visits } else { 0 }
        };
        let weights = self.options.iter().map(weight);
        let sum = weights.clone().sum();
        self.options[draw::weighted(weights, sum, quick)].choice
    }
}

impl<E> Search<E> {
    /// A search with a number of rollouts.
    pub fn new(evaluator: E, n_rollouts: u32) -> Self {
        Self { evaluator, n_rollouts }
    }

    /// Searches while `keep_going` returns true; at least one rollout.
    ///
    /// # Panics
    /// There are no options.
    pub fn search<G: Game>(&self, ask: &Ask<G>, quick: &mut Quick, keep_going: KeepGoing) -> SearchResult
    where
        E: Evaluator<G>,
    {
        let mut run = self.start(ask, None, quick);
        run.search(keep_going);
        run.finish(quick)
    }

    /// The best choice of a player who cheats: every rollout starts from the true state. An upper bound, for measuring.
    ///
    /// # Panics
    /// There are no options.
    pub fn cheat<G: Game>(&self, ask: &Ask<G>, game: &G, quick: &mut Quick) -> usize
    where
        E: Evaluator<G>,
    {
        if ask.options.all().len() == 1 {
            return 0;
        }
        let mut run = self.start(ask, Some(game), quick);
        run.search(&mut |so_far| self.is_open(so_far));
        run.finish(quick).options[0].choice
    }

    /// Whether the rollouts that are left could still change the choice.
    fn is_open(&self, so_far: Progress) -> bool {
        so_far.n_rollouts + so_far.lead < self.n_rollouts
    }

    fn start<'a, G: Game>(
        &'a self,
        ask: &'a Ask<'a, G>,
        true_state: Option<&'a G>,
        quick: &Quick,
    ) -> SearchRun<'a, G, E>
    where
        E: Evaluator<G>,
    {
        assert!(!ask.options.all().is_empty(), "a bot is asked only where it can choose");
        let mut quick = quick.clone();
        SearchRun {
            evaluator: &self.evaluator,
            ask,
            true_state,
            params: self.evaluator.params(ask.rules),
            seed: Seed(std::array::from_fn(|_| quick.below(256) as u8)),
            n_rollouts: 0,
            forced: None,
            tree: Tree::default(),
            rollout: Rollout::new(quick),
            path: Vec::new(),
        }
    }
}

/// A bot that searches, whatever its evaluator is.
pub trait Searcher<G: Game>: Bot<G> {
    /// [`Search::advise`].
    fn advise(&self, ask: &Ask<G>, quick: &mut Quick, keep_going: KeepGoing) -> Vec<RatedOption>;
    /// [`Search::cheat`].
    fn cheat(&self, ask: &Ask<G>, game: &G, quick: &mut Quick) -> usize;
}

impl<G: Game, E: Evaluator<G>> Searcher<G> for Search<E> {
    fn advise(&self, ask: &Ask<G>, quick: &mut Quick, keep_going: KeepGoing) -> Vec<RatedOption> {
        self.advise(ask, quick, keep_going)
    }

    fn cheat(&self, ask: &Ask<G>, game: &G, quick: &mut Quick) -> usize {
        self.cheat(ask, game, quick)
    }
}

impl<G: Game, E: Evaluator<G>> Bot<G> for Search<E> {
    fn choose(&self, ask: &Ask<G>, quick: &mut Quick) -> usize {
        self.choose_until(ask, quick, &mut |so_far| self.is_open(so_far))
    }

    fn choose_until(&self, ask: &Ask<G>, quick: &mut Quick, keep_going: KeepGoing) -> usize {
        if ask.options.all().len() == 1 {
            return 0;
        }
        let result = self.search(ask, quick, keep_going);
        if self.evaluator.plays_mixed_strategy(ask) { result.sample(quick) } else { result.options[0].choice }
    }

    fn interject(&self, ask: &Ask<G>) -> Option<usize> {
        self.evaluator.interject(ask)
    }
}

/// A search under way.
struct SearchRun<'a, G: Game, E> {
    evaluator: &'a E,
    ask: &'a Ask<'a, G>,
    /// For a player who cheats.
    true_state: Option<&'a G>,
    params: SearchParams,
    /// The seed of all determinizations.
    seed: Seed,
    n_rollouts: u32,
    /// The option that every rollout begins with, where one is set.
    forced: Option<G::Action>,
    tree: Tree<G::Action>,
    rollout: Rollout<G::Action>,
    /// The way down the tree in this rollout: nodes and edges.
    path: Vec<(usize, usize)>,
}

impl<G: Game, E: Evaluator<G>> SearchRun<'_, G, E> {
    fn search(&mut self, keep_going: KeepGoing) {
        loop {
            self.run_rollout();
            if !keep_going(Progress { n_rollouts: self.n_rollouts, lead: self.tree.lead() }) {
                return;
            }
        }
    }

    /// The result; `quick` goes on where the search has left it.
    fn finish(self, quick: &mut Quick) -> SearchResult {
        *quick = self.rollout.quick;
        SearchResult { options: self.tree.root_stats(self.ask.options.all()), n_rollouts: self.n_rollouts }
    }

    /// One rollout: down the tree, on by the policy, and the result back up.
    fn run_rollout(&mut self) {
        let stream = self.seed_rollout();
        let rules = self.ask.rules;
        let mut dice = Dice::new(&self.seed, 0, stream);
        let mut game =
            self.true_state.cloned().unwrap_or_else(|| G::imagine(self.ask.view, rules, &mut dice));
        self.path.clear();
        let until = self.params.n_turns_max.map(|n_turns| self.evaluator.n_turns(&game) + n_turns);
        self.descend(&mut game, until);
        let evaluator = self.evaluator;
        self.rollout.play_on(&mut game, rules, |_| evaluator, until);
        let outcomes = match game.status() {
            Status::Over(ranks) => evaluator.outcome(&game, rules, &ranks),
            Status::Waiting(_) => evaluator.value(&game, rules).expect("a value exists where rollouts end"),
        };
        for &(node, edge) in &self.path {
            let edge = &mut self.tree.nodes[node][edge];
            let outcome = outcomes[edge.seat.index()];
            edge.update(outcome, self.params.value(outcome));
        }
        self.n_rollouts += 1;
    }

    /// The options at the root in the next rollout.
    fn root_options(&self) -> &[G::Action] {
        self.forced.as_ref().map_or(self.ask.options.all(), std::slice::from_ref)
    }

    /// The stream of random numbers of the next rollout: its own, or with common random numbers that of the same visit of every option.
    fn seed_rollout(&mut self) -> u32 {
        if !self.params.uses_common_random_numbers {
            return self.n_rollouts;
        }
        let n_visits = self.tree.n_visits_of_next(self.ask.seat, self.root_options(), &self.params);
        let [first, second, third, fourth, ..] = self.seed.0;
        let own = u64::from(u32::from_le_bytes([first, second, third, fourth]));
        self.rollout.quick = Quick::new(own << 32 | u64::from(n_visits));
        n_visits
    }

    /// Goes down the tree to an option without visits.
    fn descend(&mut self, game: &mut G, until: Option<u32>) {
        let rules = self.ask.rules;
        let mut node = self.tree.root();
        let mut seat = self.ask.seat;
        loop {
            let at = DecisionPoint { game: &*game, rules, seat };
            let options = self.rollout.list_options(at);
            if let [only] = *options {
                game.play(rules, seat, only, &mut NoLog);
            } else if !E::SEARCHES_OPPONENTS && seat != self.ask.seat {
                let choice = self.rollout.sample(at, self.evaluator);
                game.play(rules, seat, self.rollout.options()[choice], &mut NoLog);
            } else {
                let edge = self.select(node, at);
                let chosen = &self.tree.nodes[node][edge];
                let is_new = chosen.n_visits == 0;
                game.play(rules, seat, chosen.action, &mut NoLog);
                self.path.push((node, edge));
                if is_new {
                    return;
                }
                node = self.tree.child(node, edge);
            }
            let Some(next) = game.status().asked().first() else { return };
            if is_cut_off(self.evaluator, game, until) {
                return;
            }
            seat = next;
        }
    }

    /// The edge to visit at a node, among the listed options; those that are new are added first.
    fn select(&mut self, node: usize, at: DecisionPoint<G>) -> usize {
        let is_root = self.path.is_empty();
        if !self.tree.has_all(node, at.seat, self.rollout.options()) {
            let temperature =
                if is_root { self.params.root_temperature } else { self.params.tree_temperature };
            let priors = self.rollout.priors(at, self.evaluator, temperature);
            self.tree.expand(node, at.seat, self.rollout.options(), &priors);
        }
        let available = match &self.forced {
            Some(forced) if is_root => std::slice::from_ref(forced),
            _ => self.rollout.options(),
        };
        self.tree.select(node, at.seat, available, &self.params)
    }
}
