//! Rollouts: the policy plays a game on for all seats.

use tabletop::{Game, NoLog, Options, Quick, Seat};

use super::{
    evaluator::{DecisionPoint, Evaluator},
    softmax::Softmax,
};

/// Plays rollouts. Its buffers are used again, so that a rollout allocates nothing.
pub struct Rollout<A> {
    /// The random numbers of the policy.
    pub quick: Quick,
    options: Options<A>,
    logits: Vec<i32>,
    policy: Softmax,
}

impl<A: Copy + Eq> Rollout<A> {
    /// With a source of random numbers.
    #[must_use]
    pub fn new(quick: Quick) -> Self {
        Self { quick, options: Options::default(), logits: Vec::new(), policy: Softmax::default() }
    }

    /// Plays on until a turn, or to the end of the game; each seat draws from the policy of its evaluator.
    pub fn play_on<'e, G: Game<Action = A>, E: Evaluator<G> + 'e>(
        &mut self,
        game: &mut G,
        rules: &G::Rules,
        evaluator: impl Fn(Seat) -> &'e E,
        until: Option<u32>,
    ) {
        while let Some(seat) = game.status().asked().first() {
            if is_cut_off(evaluator(seat), game, until) {
                return;
            }
            let at = DecisionPoint { game: &*game, rules, seat };
            let choice = match self.list_options(at) {
                [_] => 0,
                _ => self.sample(at, evaluator(seat)),
            };
            game.play(rules, seat, self.options()[choice], &mut NoLog);
        }
    }

    /// Lists the options of a seat.
    pub(super) fn list_options<G: Game<Action = A>>(&mut self, at: DecisionPoint<G>) -> &[A] {
        self.options.clear();
        at.game.options(at.rules, at.seat, &mut self.options);
        self.options.all()
    }

    /// The options that were listed last.
    pub(super) fn options(&self) -> &[A] {
        self.options.all()
    }

    /// Draws one of the listed options from the policy.
    pub(super) fn sample<G: Game<Action = A>, E: Evaluator<G>>(
        &mut self,
        at: DecisionPoint<G>,
        evaluator: &E,
    ) -> usize {
        self.set_logits(at, evaluator);
        self.policy.set(&self.logits, evaluator.temperature(at.rules));
        self.policy.sample(&mut self.quick)
    }

    /// The priors of the listed options, at a multiple of the policy's temperature.
    pub(super) fn priors<G: Game<Action = A>, E: Evaluator<G>>(
        &mut self,
        at: DecisionPoint<G>,
        evaluator: &E,
        temperature: i32,
    ) -> Vec<u32> {
        self.set_logits(at, evaluator);
        self.policy.set(&self.logits, temperature * evaluator.temperature(at.rules));
        self.policy.priors()
    }

    fn set_logits<G: Game<Action = A>, E: Evaluator<G>>(&mut self, at: DecisionPoint<G>, evaluator: &E) {
        self.logits.clear();
        evaluator.logits(at, self.options.all(), &mut self.logits);
    }
}

/// Whether a rollout ends here: the turn has started at which its result is estimated.
pub(super) fn is_cut_off<G: Game, E: Evaluator<G>>(evaluator: &E, game: &G, until: Option<u32>) -> bool {
    until.is_some_and(|until| evaluator.is_turn_start(game) && evaluator.n_turns(game) >= until)
}
