//! The tree of what has been tried: what was decided, not where it led, for each try imagines another table.

use tabletop::Seat;

use super::{Manner, Outcome, Prospect, SHARE_WHOLE};

/// A node for each sequence of decisions; its edges are what could be decided there in some try.
pub(super) struct Tree<A> {
    pub(super) nodes: Vec<Vec<Edge<A>>>,
}

/// A decision of a seat.
pub(super) struct Edge<A> {
    pub(super) seat: Seat,
    pub(super) action: A,
    pub(super) n_tries: u32,
    /// How likely it is at a glance, of 65,536.
    prior: u32,
    /// The results for the seat, added up.
    value: i64,
    share: i64,
    margin: i64,
    child: usize,
}

impl<A> Edge<A> {
    /// Takes the result of a try.
    pub(super) fn learn(&mut self, outcome: Outcome, value: i32) {
        self.n_tries += 1;
        self.value += i64::from(value);
        self.share += i64::from(outcome.share);
        self.margin += i64::from(outcome.margin);
    }

    fn mean(&self) -> i64 {
        self.value / i64::from(self.n_tries.max(1))
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

    /// Whether all these options have been seen at the node.
    pub(super) fn knows(&self, node: usize, seat: Seat, options: &[A]) -> bool {
        options.iter().all(|&action| self.find(node, seat, action).is_some())
    }

    /// Adds the options that are new.
    pub(super) fn admit(&mut self, node: usize, seat: Seat, options: &[A], priors: &[u32]) {
        for (&action, &prior) in options.iter().zip(priors) {
            if self.find(node, seat, action).is_none() {
                let edge = Edge { seat, action, n_tries: 0, prior, value: 0, share: 0, margin: 0, child: 0 };
                self.nodes[node].push(edge);
            }
        }
    }

    /// The edge to try: good so far, or likely and seldom tried.
    pub(super) fn select(&self, node: usize, seat: Seat, options: &[A], manner: &Manner) -> usize {
        let edges = &self.nodes[node];
        let open = |edge: &&Edge<A>| edge.seat == seat && options.contains(&edge.action);
        let (mut n_all, mut value) = (0, 0);
        for edge in edges.iter().filter(open) {
            n_all += i64::from(edge.n_tries);
            value += edge.value;
        }
        // What has not been tried is taken to be as good as the rest, and a few tries are not yet believed.
        let usual = value / n_all.max(1);
        let root = ((n_all + 1) as u64 * 256).isqrt() as i64;
        let whole = manner.curiosity * i64::from(SHARE_WHOLE) / 1000 * root / 16;
        let score = |edge: &Edge<A>| {
            let known = (edge.value + manner.doubt * usual) / (i64::from(edge.n_tries) + manner.doubt).max(1);
            known + whole * i64::from(edge.prior) / (65_536 * i64::from(edge.n_tries + 1))
        };
        let best =
            edges.iter().enumerate().filter(|(_, edge)| open(edge)).max_by_key(|(_, edge)| score(edge));
        best.expect("all options have been admitted").0
    }

    /// How often the option at the root was tried that will be tried next.
    pub(super) fn next_at_root(&self, seat: Seat, options: &[A], manner: &Manner) -> u32 {
        if !self.knows(self.root(), seat, options) {
            return 0;
        }
        self.nodes[self.root()][self.select(self.root(), seat, options, manner)].n_tries
    }

    /// The node that an edge leads to.
    pub(super) fn child(&mut self, node: usize, edge: usize) -> usize {
        if self.nodes[node][edge].child == 0 {
            self.nodes[node][edge].child = self.nodes.len();
            self.nodes.push(Vec::new());
        }
        self.nodes[node][edge].child
    }

    /// How much more often the leading option at the root was tried than any other.
    pub(super) fn lead(&self) -> u32 {
        let (mut first, mut second) = (0, 0);
        for edge in &self.nodes[0] {
            second = second.max(edge.n_tries.min(first));
            first = first.max(edge.n_tries);
        }
        first - second
    }

    /// What is known of the options at the root, the most tried first.
    pub(super) fn prospects(&self, options: &[A]) -> Vec<Prospect> {
        let mut edges: Vec<&Edge<A>> = self.nodes[0].iter().filter(|edge| edge.n_tries > 0).collect();
        edges.sort_by_key(|edge| std::cmp::Reverse((edge.n_tries, edge.mean())));
        let prospect = |edge: &Edge<A>| {
            let n = i64::from(edge.n_tries);
            Some(Prospect {
                choice: options.iter().position(|&option| option == edge.action)?,
                n_tries: edge.n_tries,
                share: (edge.share / n) as i32,
                margin_tenths: (10 * edge.margin / n) as i32,
            })
        };
        edges.into_iter().filter_map(prospect).collect()
    }
}
