//! Search by trying out: open-loop max^n over imagined tables, for any game of which something is known.
//!
//! Each try imagines a table anew from the view, so that nothing hidden is ever looked at; goes down the tree, where
//! every seat takes what has been best for itself; and plays on from there to the end at a glance. All numbers are
//! integers: the same seed and as many tries give the same choice on every machine.

mod advice;
mod chance;
mod leaf;
mod tree;

use tabletop::{Dice, Game, NoLog, Quick, Ranks, Seat, Seed, Status};

use crate::bot::{Ask, Bot};
pub use advice::Advised;
pub use leaf::Leaf;
use tree::Tree;

/// What a search has to know about a game.
pub trait Knowledge<G: Game> {
    /// Whether others are taken to search as well. Where their cards are hidden they are taken to play at a glance: a tree
    /// for them would mix up all that they may hold.
    const FORESEES_OTHERS: bool = true;

    /// How good each option of `seat` looks at a glance, in order; the greater, the better.
    fn weigh(&self, game: &G, rules: &G::Rules, seat: Seat, options: &[G::Action], out: &mut Vec<i32>);
    /// By how much worse an option looks that is chosen half as often.
    fn chance(&self, rules: &G::Rules) -> i32;
    /// How a game with these rules is searched.
    fn manner(&self, _rules: &G::Rules) -> Manner {
        Manner::default()
    }
    /// What a seat that is not asked should do at once, if anything.
    fn interject(&self, ask: &Ask<G>) -> Option<usize>;
    /// Whether the choice is drawn by lot, the better the likelier, so that nobody can read it.
    fn is_mixed(&self, _ask: &Ask<G>) -> bool {
        false
    }
    /// Whether a turn begins, so that the table can be judged.
    fn is_turn(&self, _game: &G) -> bool {
        false
    }
    /// How many turns have been begun; each round begins with a number far above those of the round before.
    fn n_turns(&self, _game: &G) -> u32 {
        0
    }
    /// How a game in which a turn begins promises to go for each seat, if that can be told.
    fn judge(&self, _game: &G, _rules: &G::Rules) -> Option<Vec<Outcome>> {
        None
    }
    /// Whether the margin of an outcome is points, as people count them.
    fn has_points(&self, _rules: &G::Rules) -> bool {
        true
    }
    /// How a game that is over went for each seat.
    fn outcome(&self, game: &G, rules: &G::Rules, ranks: &Ranks) -> Vec<Outcome>;
}

/// How a game went for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Outcome {
    /// The share of the victory, of [`SHARE_WHOLE`].
    pub share: i32,
    /// Points ahead of the best of the others.
    pub margin: i32,
}

/// An undivided victory.
pub const SHARE_WHOLE: i32 = 1_000_000;
/// An option takes part in lots if it was tried at least one time in so many of the most tried one.
const LOT_PART: u64 = 4;

/// A player who tries out what follows.
#[derive(Clone, Debug)]
pub struct Search<K> {
    /// What it knows about the game.
    pub knowledge: K,
    /// How many tries a decision is worth.
    pub n_tries: u32,
}

/// How a search weighs what it has seen against what it has not.
#[derive(Clone, Debug)]
pub struct Manner {
    /// How much an option gains by not having been tried, in thousandths of a victory.
    pub curiosity: i64,
    /// With how many tries of the usual result an option's own are mixed, so that luck does not decide early.
    pub doubt: i64,
    /// How much of a result is the victory, in percent; the rest is the margin.
    pub victory_percent: i32,
    /// The margin that is worth as much as half a victory.
    pub margin_whole: i32,
    /// How many times as little the glance decides what is looked into as it decides how a try goes on.
    pub openness: i32,
    /// The same for what comes after the choice that is to be made.
    pub openness_later: i32,
    /// Whether every option meets the same tables: the nth try of each begins with the same decks and the same luck,
    /// so that what differs is more often the option than the luck.
    pub is_paired: bool,
    /// How many turns tries go on before they are judged; to the end of the game where there are none.
    pub n_turns: Option<u32>,
}

impl Default for Manner {
    fn default() -> Self {
        Self {
            curiosity: 400,
            doubt: 2,
            victory_percent: 50,
            margin_whole: 60,
            openness: 1,
            openness_later: 1,
            is_paired: false,
            n_turns: None,
        }
    }
}

/// How far a search has come.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// How many tries there have been.
    pub n_tries: u32,
    /// How much more often the leading option was tried than any other.
    pub lead: u32,
}

/// What a search found out.
#[derive(Clone, Debug)]
pub struct Thought {
    /// The options that were tried, the best first; none where there is only one option.
    pub prospects: Vec<Prospect>,
    /// How many tries there were.
    pub n_tries: u32,
}

impl Thought {
    /// An option by lot: twice as often tried, four times as likely; what was hardly tried is left alone.
    fn by_lot(&self, quick: &mut Quick) -> usize {
        let most = u64::from(self.prospects[0].n_tries);
        let lots = |prospect: &Prospect| {
            let n_tries = u64::from(prospect.n_tries);
            if n_tries * LOT_PART >= most { n_tries * n_tries } else { 0 }
        };
        let mut drawn = quick.below(self.prospects.iter().map(lots).sum::<u64>() as usize) as u64;
        for prospect in &self.prospects {
            let n_lots = lots(prospect);
            if drawn < n_lots {
                return prospect.choice;
            }
            drawn -= n_lots;
        }
        unreachable!("a lot is drawn among those that there are")
    }
}

/// What is to be expected of an option.
#[derive(Clone, Copy, Debug)]
pub struct Prospect {
    /// Its index in `ask.options.all()`.
    pub choice: usize,
    /// How often it was tried.
    pub n_tries: u32,
    /// The mean share of the victory, of [`SHARE_WHOLE`].
    pub share: i32,
    /// The mean margin, in tenths of a point.
    pub margin_tenths: i32,
}

impl<K> Search<K> {
    /// A search that tries so often.
    pub fn new(knowledge: K, n_tries: u32) -> Self {
        Self { knowledge, n_tries }
    }

    /// Thinks as long as `goes_on` says so; at least once.
    ///
    /// # Panics
    /// There are no options.
    pub fn think<G: Game>(
        &self,
        ask: &Ask<G>,
        quick: &mut Quick,
        goes_on: &mut dyn FnMut(Progress) -> bool,
    ) -> Thought
    where
        K: Knowledge<G>,
    {
        self.think_of(ask, None, quick, goes_on)
    }

    /// The best choice of one who cheats: every try begins from the table as it is. An upper bound, for measuring.
    ///
    /// # Panics
    /// There are no options.
    pub fn cheat<G: Game>(&self, ask: &Ask<G>, game: &G, quick: &mut Quick) -> usize
    where
        K: Knowledge<G>,
    {
        if ask.options.all().len() == 1 {
            return 0;
        }
        let mut goes_on = |so_far: Progress| so_far.n_tries + so_far.lead < self.n_tries;
        self.think_of(ask, Some(game), quick, &mut goes_on).prospects[0].choice
    }

    fn think_of<G: Game>(
        &self,
        ask: &Ask<G>,
        known: Option<&G>,
        quick: &mut Quick,
        goes_on: &mut dyn FnMut(Progress) -> bool,
    ) -> Thought
    where
        K: Knowledge<G>,
    {
        let mut trial = self.trial(ask, known, quick);
        trial.think(goes_on);
        *quick = trial.quick;
        Thought { prospects: trial.tree.prospects(ask.options.all()), n_tries: trial.n_tries }
    }

    fn trial<'a, G: Game>(
        &'a self,
        ask: &'a Ask<'a, G>,
        known: Option<&'a G>,
        quick: &Quick,
    ) -> Trial<'a, G, K>
    where
        K: Knowledge<G>,
    {
        assert!(!ask.options.all().is_empty(), "a bot is asked only where it can choose");
        let mut quick = quick.clone();
        Trial {
            search: self,
            ask,
            known,
            manner: self.knowledge.manner(ask.rules),
            seed: Seed(std::array::from_fn(|_| quick.below(256) as u8)),
            quick,
            n_tries: 0,
            first: None,
            tree: Tree::default(),
            leaf: Leaf::default(),
            path: Vec::new(),
        }
    }
}

impl<G: Game, K: Knowledge<G>> Bot<G> for Search<K> {
    fn choose(&self, ask: &Ask<G>, quick: &mut Quick) -> usize {
        // Once nothing can overtake the leader, further tries would change nothing.
        self.choose_until(ask, quick, &mut |so_far| so_far.n_tries + so_far.lead < self.n_tries)
    }

    fn choose_until(
        &self,
        ask: &Ask<G>,
        quick: &mut Quick,
        goes_on: &mut dyn FnMut(Progress) -> bool,
    ) -> usize {
        if ask.options.all().len() == 1 {
            return 0;
        }
        let thought = self.think(ask, quick, goes_on);
        if self.knowledge.is_mixed(ask) { thought.by_lot(quick) } else { thought.prospects[0].choice }
    }

    fn interject(&self, ask: &Ask<G>) -> Option<usize> {
        self.knowledge.interject(ask)
    }
}

/// A search under way, with everything that is used again in each try.
struct Trial<'a, G: Game, K> {
    search: &'a Search<K>,
    ask: &'a Ask<'a, G>,
    /// The table itself, for one who cheats.
    known: Option<&'a G>,
    manner: Manner,
    /// The luck of all tries, and of what is drawn in them.
    seed: Seed,
    quick: Quick,
    /// How many tries there have been.
    n_tries: u32,
    /// What every try begins with, where that is set.
    first: Option<G::Action>,
    tree: Tree<G::Action>,
    leaf: Leaf<G::Action>,
    /// The way down the tree in this try: nodes and edges.
    path: Vec<(usize, usize)>,
}

/// Whether a try need not go on: the turn has begun at which it is judged.
fn is_far_enough<G: Game, K: Knowledge<G>>(knowledge: &K, game: &G, until: Option<u32>) -> bool {
    until.is_some_and(|until| knowledge.is_turn(game) && knowledge.n_turns(game) >= until)
}

impl<G: Game, K: Knowledge<G>> Trial<'_, G, K> {
    /// Tries until it is told to stop.
    fn think(&mut self, goes_on: &mut dyn FnMut(Progress) -> bool) {
        loop {
            self.try_once();
            if !goes_on(Progress { n_tries: self.n_tries, lead: self.tree.lead() }) {
                return;
            }
        }
    }

    fn try_once(&mut self) {
        let luck = self.luck();
        let mut dice = Dice::new(&self.seed, 0, luck);
        self.run(&mut dice);
        self.n_tries += 1;
    }

    /// What the choice is made from in the next try.
    fn open(&self) -> &[G::Action] {
        self.first.as_ref().map_or(self.ask.options.all(), std::slice::from_ref)
    }

    /// Which luck the next try has: its own, or that of as many tries of the option that comes next.
    fn luck(&mut self) -> u32 {
        if !self.manner.is_paired {
            return self.n_tries;
        }
        let n_before = self.tree.next_at_root(self.ask.seat, self.open(), &self.manner);
        let [first, second, third, fourth, ..] = self.seed.0;
        let own = u64::from(u32::from_le_bytes([first, second, third, fourth]));
        self.quick = Quick::new(own << 32 | u64::from(n_before));
        n_before
    }

    /// One try: down the tree, on to the end, and back.
    fn run(&mut self, dice: &mut Dice) {
        let rules = self.ask.rules;
        let mut game = self.known.cloned().unwrap_or_else(|| G::imagine(self.ask.view, rules, dice));
        let knowledge = &self.search.knowledge;
        self.path.clear();
        let until = self.manner.n_turns.map(|n_turns| knowledge.n_turns(&game) + n_turns);
        self.descend(&mut game, until);
        self.leaf.play_on(&mut game, rules, &mut self.quick, |_| knowledge, until);
        let outcomes = match game.status() {
            Status::Over(ranks) => knowledge.outcome(&game, rules, &ranks),
            Status::Waiting(_) => knowledge.judge(&game, rules).expect("it can be judged where a try ends"),
        };
        for &(node, edge) in &self.path {
            let edge = &mut self.tree.nodes[node][edge];
            let outcome = outcomes[edge.seat.index()];
            edge.learn(outcome, self.manner.value(outcome));
        }
    }

    /// Down the tree to an option that has not been tried.
    fn descend(&mut self, game: &mut G, until: Option<u32>) {
        let rules = self.ask.rules;
        let mut node = self.tree.root();
        let mut seat = self.ask.seat;
        loop {
            let options = self.leaf.options(game, rules, seat);
            if let [only] = options {
                game.play(rules, seat, *only, &mut NoLog);
            } else if !K::FORESEES_OTHERS && seat != self.ask.seat {
                let knowledge = &self.search.knowledge;
                let choice = self.leaf.weigh(game, rules, seat, knowledge).pick(&mut self.quick);
                game.play(rules, seat, self.leaf.listed()[choice], &mut NoLog);
            } else {
                if !self.tree.knows(node, seat, options) {
                    let knowledge = &self.search.knowledge;
                    self.leaf.weigh(game, rules, seat, knowledge);
                    let openness =
                        if self.path.is_empty() { self.manner.openness } else { self.manner.openness_later };
                    let priors = self.leaf.priors(openness * knowledge.chance(rules));
                    self.tree.admit(node, seat, self.leaf.listed(), &priors);
                }
                let open = if self.path.is_empty() { self.first.as_slice() } else { &[] };
                let open = if open.is_empty() { self.leaf.listed() } else { open };
                let edge = self.tree.select(node, seat, open, &self.manner);
                let chosen = &self.tree.nodes[node][edge];
                let is_new = chosen.n_tries == 0;
                game.play(rules, seat, chosen.action, &mut NoLog);
                self.path.push((node, edge));
                if is_new {
                    return;
                }
                node = self.tree.child(node, edge);
            }
            let Some(next) = game.status().asked().first() else { return };
            if is_far_enough(&self.search.knowledge, game, until) {
                return;
            }
            seat = next;
        }
    }
}

impl Manner {
    /// A result as one number. The margin counts however great it is: where a game is lost or won for good, there is
    /// still something to play for.
    fn value(&self, outcome: Outcome) -> i32 {
        let margin = outcome.margin * (SHARE_WHOLE / 2 / self.margin_whole);
        (outcome.share / 100) * self.victory_percent + (margin / 100) * (100 - self.victory_percent)
    }
}
