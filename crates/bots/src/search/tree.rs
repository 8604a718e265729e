//! The search tree. It holds decisions rather than states, because every rollout starts from another determinization.

use std::cmp::Reverse;

use tabletop::Seat;

use super::{OptionStats, Outcome, SearchParams, WIN};

/// A node for each sequence of decisions; its edges are what could be decided there in some rollout.
pub(super) struct Tree<A> {
    pub(super) nodes: Vec<Vec<Edge<A>>>,
}

/// A decision of a seat.
pub(super) struct Edge<A> {
    pub(super) seat: Seat,
    pub(super) action: A,
    pub(super) n_visits: u32,
    /// Its probability by the policy, of 65,536.
    prior: u32,
    /// The sums of all results for the seat.
    value: i64,
    win_share: i64,
    margin: i64,
    child: usize,
}

impl<A> Edge<A> {
    /// Adds the result of a rollout.
    pub(super) fn update(&mut self, outcome: Outcome, value: i32) {
        self.n_visits += 1;
        self.value += i64::from(value);
        self.win_share += i64::from(outcome.win_share);
        self.margin += i64::from(outcome.margin);
    }

    fn mean(&self) -> i64 {
        self.value / i64::from(self.n_visits.max(1))
    }
}

impl<A> Default for Tree<A> {
    fn default() -> Self {
        Self { nodes: vec![Vec::new()] }
    }
}

impl<A: Copy + Eq> Tree<A> {
    pub(super) fn root(&self) -> usize {
        0
    }

    fn find(&self, node: usize, seat: Seat, action: A) -> Option<usize> {
        self.nodes[node].iter().position(|edge| edge.action == action && edge.seat == seat)
    }

    /// Whether the node has an edge for each of these options.
    pub(super) fn has_all(&self, node: usize, seat: Seat, options: &[A]) -> bool {
        options.iter().all(|&action| self.find(node, seat, action).is_some())
    }

    /// Adds edges for the options that are new.
    pub(super) fn expand(&mut self, node: usize, seat: Seat, options: &[A], priors: &[u32]) {
        for (&action, &prior) in options.iter().zip(priors) {
            if self.find(node, seat, action).is_none() {
                let edge =
                    Edge { seat, action, n_visits: 0, prior, value: 0, win_share: 0, margin: 0, child: 0 };
                self.nodes[node].push(edge);
            }
        }
    }

    /// The edge to visit, by PUCT over the options that are available in this rollout.
    pub(super) fn select(&self, node: usize, seat: Seat, options: &[A], params: &SearchParams) -> usize {
        let edges = &self.nodes[node];
        let is_available = |edge: &&Edge<A>| edge.seat == seat && options.contains(&edge.action);
        let (mut n_all, mut value) = (0, 0);
        for edge in edges.iter().filter(is_available) {
            n_all += i64::from(edge.n_visits);
            value += edge.value;
        }
        // An option without visits is taken to be as good as the mean of the others.
        let mean = value / n_all.max(1);
        let root = ((n_all + 1) as u64 * 256).isqrt() as i64;
        let bonus = params.exploration * i64::from(WIN) / 1000 * root / 16;
        let score = |edge: &Edge<A>| {
            let n_visits = i64::from(edge.n_visits) + params.n_pseudo_visits;
            let exploitation = (edge.value + params.n_pseudo_visits * mean) / n_visits.max(1);
            exploitation + bonus * i64::from(edge.prior) / (65_536 * i64::from(edge.n_visits + 1))
        };
        let available = edges.iter().enumerate().filter(|(_, edge)| is_available(edge));
        available.max_by_key(|(_, edge)| score(edge)).expect("all options have edges").0
    }

    /// The visits so far of the root option that will be visited next.
    pub(super) fn n_visits_of_next(&self, seat: Seat, options: &[A], params: &SearchParams) -> u32 {
        if !self.has_all(self.root(), seat, options) {
            return 0;
        }
        self.nodes[self.root()][self.select(self.root(), seat, options, params)].n_visits
    }

    /// The node that an edge leads to.
    pub(super) fn child(&mut self, node: usize, edge: usize) -> usize {
        if self.nodes[node][edge].child == 0 {
            self.nodes[node][edge].child = self.nodes.len();
            self.nodes.push(Vec::new());
        }
        self.nodes[node][edge].child
    }

    /// By how many visits the leading root option is ahead of the second.
    pub(super) fn lead(&self) -> u32 {
        let (mut first, mut second) = (0, 0);
        for edge in &self.nodes[0] {
            second = second.max(edge.n_visits.min(first));
            first = first.max(edge.n_visits);
        }
        first - second
    }

    /// The statistics of the root options, the most visited first.
    pub(super) fn root_stats(&self, options: &[A]) -> Vec<OptionStats> {
        let mut edges: Vec<&Edge<A>> = self.nodes[0].iter().filter(|edge| edge.n_visits > 0).collect();
        edges.sort_by_key(|edge| Reverse((edge.n_visits, edge.mean())));
        let stats = |edge: &Edge<A>| {
            let n = i64::from(edge.n_visits);
            Some(OptionStats {
                choice: options.iter().position(|&option| option == edge.action)?,
                n_visits: edge.n_visits,
                value: edge.mean(),
                win_share: (edge.win_share / n) as i32,
                margin_tenths: (10 * edge.margin / n) as i32,
            })
        };
        edges.into_iter().filter_map(stats).collect()
    }
}
