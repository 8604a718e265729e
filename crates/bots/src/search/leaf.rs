//! The end of a try: the game is played on at a glance.

use tabletop::{Game, NoLog, Options, Quick, Seat};

use super::{Knowledge, chance::Chances, is_far_enough};

/// What is used again in each try, so that playing on allocates nothing.
pub struct Leaf<A> {
    options: Options<A>,
    weights: Vec<i32>,
    chances: Chances,
}

impl<A> Default for Leaf<A> {
    fn default() -> Self {
        Self { options: Options::default(), weights: Vec::new(), chances: Chances::default() }
    }
}

impl<A: Copy + Eq> Leaf<A> {
    /// Plays on, until a turn or to the end, every seat choosing by what its knowledge says, the better the likelier.
    pub fn play_on<'k, G: Game<Action = A>, K: Knowledge<G> + 'k>(
        &mut self,
        game: &mut G,
        rules: &G::Rules,
        quick: &mut Quick,
        knowledge: impl Fn(Seat) -> &'k K,
        until: Option<u32>,
    ) {
        while let Some(seat) = game.status().asked().first() {
            if is_far_enough(knowledge(seat), game, until) {
                return;
            }
            let choice = match self.options(game, rules, seat) {
                [_] => 0,
                _ => self.weigh(game, rules, seat, knowledge(seat)).pick(quick),
            };
            game.play(rules, seat, self.listed()[choice], &mut NoLog);
        }
    }

    /// Lists what `seat` may do.
    pub(super) fn options<G: Game<Action = A>>(&mut self, game: &G, rules: &G::Rules, seat: Seat) -> &[A] {
        self.options.clear();
        game.options(rules, seat, &mut self.options);
        self.options.all()
    }

    /// What was listed last.
    pub(super) fn listed(&self) -> &[A] {
        self.options.all()
    }

    /// How likely each of the listed options is at a glance.
    pub(super) fn weigh<G: Game<Action = A>, K: Knowledge<G>>(
        &mut self,
        game: &G,
        rules: &G::Rules,
        seat: Seat,
        knowledge: &K,
    ) -> &Chances {
        self.weights.clear();
        knowledge.weigh(game, rules, seat, self.options.all(), &mut self.weights);
        self.chances.set(&self.weights, knowledge.chance(rules));
        &self.chances
    }

    /// What was weighed last as parts of the attention; what is worse by `half` gets half as much.
    pub(super) fn priors(&mut self, half: i32) -> Vec<u32> {
        self.chances.set(&self.weights, half);
        self.chances.priors()
    }
}
