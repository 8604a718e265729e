//! Policy gradient (Williams, "Simple Statistical Gradient-Following Algorithms", 1992) with a baseline, generalized advantage estimation
//! (Schulman et al. 2016) and Adam (Kingma and Ba 2015).

use bench::katana::rules_of;
use bots::{
    DecisionPoint, Evaluator,
    katana::{ContextFeatures, KatanaEvaluator, LOGIT_SCALE, LinearPolicy, N_CONTEXT, N_WEIGHTS},
};
use katana::{Action, GhostLevel, Katana, Rules, Setup};
use tabletop::{Game, NoLog, Options, Quick, Seed};

use crate::{Games, PERSON, ghosts, margin};

/// The logit of one unit of a weight. Learning has twice the temperature of play, for exploration.
const LOGIT: f64 = std::f64::consts::LN_2 / (2.0 * LOGIT_SCALE as f64);
/// The chapter that asks for Coins.
const CHAPTER_OF_COINS: u8 = 9;
/// Games of a step.
const BATCH: u64 = 400;
/// The learning rate, at first.
const RATE: f64 = 0.02;
/// The decay of advantages, for each decision in between.
const DECAY: f64 = 0.98;
/// The margin that counts as an advantage of 1.
const ADVANTAGE_SCALE: f64 = 30.0;
/// The largest logit of a weight.
const WEIGHT_MAX: f64 = 12.0;
/// The decay of the moments of the gradient.
const MOMENTS: (f64, f64) = (0.9, 0.99);

/// Options by the indices of their weights, each with its logit or its probability.
pub(crate) type Weighed = Vec<(Vec<usize>, f64)>;

/// How good a state is at the start of a turn, or when the game is over.
type Goal = fn(&KatanaEvaluator, &Katana, &Rules) -> f64;

/// A decision of a game.
struct Decision {
    /// The options with their probabilities.
    options: Weighed,
    chosen: usize,
    /// The context features.
    context: Vec<usize>,
    /// How good the state was at the start of the turn.
    goal: f64,
}

/// A policy that is being learned.
pub(crate) struct Learner {
    pub(crate) rules: Vec<Rules>,
    /// The weights, as logits.
    pub(crate) weights: Vec<f64>,
    evaluator: KatanaEvaluator,
    goal: Goal,
    /// The baseline: what each context feature adds to the expected advantage; at the end by Ghost.
    baseline: Vec<f64>,
    /// The first and second moment of the gradient.
    moments: Vec<(f64, f64)>,
    n_steps: i32,
    quick: Quick,
}

impl Learner {
    /// Learns the margin over each Ghost. Before the end the value model estimates it, so that later luck is not
    /// credited to a decision.
    pub(crate) fn solo(seed: u64) -> Self {
        let goal = |evaluator: &KatanaEvaluator, game: &Katana, rules: &Rules| {
            let is_over = game.status().asked().is_empty();
            let expected = if is_over { 0 } else { evaluator.solo_value.predict(game.look(rules), PERSON) };
            margin(game) + f64::from(expected)
        };
        Self::new(ghosts(), &LinearPolicy::solo(), goal, seed)
    }

    /// Learns to save Coins; a point is worth half a Coin.
    pub(crate) fn coins(seed: u64) -> Self {
        let rules = rules_of(&Setup::for_chapter(CHAPTER_OF_COINS, GhostLevel::ALL[0]));
        let goal = |_: &KatanaEvaluator, game: &Katana, _: &Rules| {
            margin(game) / 2.0 + f64::from(game.table().player(PERSON).coins)
        };
        Self::new(vec![rules], &LinearPolicy::coins(), goal, seed)
    }

    fn new(rules: Vec<Rules>, policy: &LinearPolicy, goal: Goal, seed: u64) -> Self {
        Self {
            rules,
            weights: policy.0.iter().map(|&weight| f64::from(weight) * LOGIT).collect(),
            evaluator: KatanaEvaluator::default(),
            goal,
            baseline: vec![0.0; N_CONTEXT + GhostLevel::ALL.len()],
            moments: vec![(0.0, 0.0); N_WEIGHTS],
            n_steps: 0,
            quick: Quick::new(seed),
        }
    }

    /// Learns from games of its own, and prints the policy.
    pub(crate) fn learn(mut self, games: Games) {
        let n_steps = games.n / BATCH;
        let mut sum = 0.0;
        for step in 0..n_steps {
            let left = 1.0 - step as f64 / n_steps as f64;
            sum += self.step(games.first + step * BATCH, RATE * (0.1 + 0.9 * left));
            if step % 50 == 49 {
                eprintln!("{} games: {:+.2}", (step + 1) * BATCH, sum / 50.0);
                sum = 0.0;
            }
        }
        self.print();
    }

    pub(crate) fn print(&self) {
        let weights = self.weights.iter().map(|weight| (weight / LOGIT).round() as i16).collect();
        print!("{}", LinearPolicy(weights).write());
    }

    /// The weights of each option with the logit of the heuristic, and the context.
    pub(crate) fn weigh(
        &self,
        game: &Katana,
        rules: &Rules,
        options: &[Action],
    ) -> (Weighed, ContextFeatures) {
        let mut features = Vec::new();
        let at = DecisionPoint { game, rules, seat: PERSON };
        let context =
            self.evaluator.features(at, options, |logit, of_option| features.push((logit, of_option)));
        let weighed = features.iter().map(|(logit, of_option)| {
            let mut indices = Vec::new();
            of_option.each(&context, |weight| indices.push(weight));
            (indices, f64::from(*logit) * LOGIT)
        });
        (weighed.collect(), context)
    }

    /// The probability of each option.
    pub(crate) fn probabilities(&self, mut options: Weighed) -> Weighed {
        for (indices, logit) in &mut options {
            *logit += indices.iter().map(|&weight| self.weights[weight]).sum::<f64>();
        }
        let most = options.iter().map(|(_, logit)| *logit).fold(f64::MIN, f64::max);
        options.iter_mut().for_each(|(_, logit)| *logit = (*logit - most).exp());
        let sum: f64 = options.iter().map(|(_, share)| share).sum();
        options.iter_mut().for_each(|(_, share)| *share /= sum);
        options
    }

    /// Plays a game by the policy: its decisions, and how good its end was.
    fn play(&mut self, level: usize, number: u64) -> (Vec<Decision>, f64) {
        let mut quick = self.quick.clone();
        let rules = &self.rules[level];
        let mut game = Katana::new(rules, &Seed::derive(77, number), &mut NoLog);
        let mut options: Options<Action> = Options::default();
        let mut decisions = Vec::new();
        let mut goal = (self.goal)(&self.evaluator, &game, rules);
        while let Some(seat) = game.status().asked().first() {
            options.clear();
            game.options(rules, seat, &mut options);
            let mut chosen = 0;
            if self.evaluator.is_turn_start(&game) {
                goal = (self.goal)(&self.evaluator, &game, rules);
            }
            if options.all().len() > 1 {
                let (weighed, features) = self.weigh(&game, rules, options.all());
                let options = self.probabilities(weighed);
                chosen = sample(&options, &mut quick);
                let mut context = vec![N_CONTEXT + level];
                features.each(|feature| context.push(feature));
                decisions.push(Decision { options, chosen, context, goal });
            }
            game.play(rules, seat, options.all()[chosen], &mut NoLog);
        }
        let end = (self.goal)(&self.evaluator, &game, rules);
        self.quick = quick;
        (decisions, end)
    }

    /// Plays some games and moves every weight once. Returns how good games ended on average.
    fn step(&mut self, first: u64, rate: f64) -> f64 {
        let mut gradient = vec![0.0; N_WEIGHTS];
        let mut errors = vec![(0.0, 0.0); self.baseline.len()];
        let mut sum = 0.0;
        for number in first..first + BATCH {
            let (decisions, end) = self.play((number % self.rules.len() as u64) as usize, number);
            sum += end;
            let (mut advantage, mut next) = (0.0, (end, 0.0));
            for decision in decisions.iter().rev() {
                let expected: f64 = decision.context.iter().map(|&feature| self.baseline[feature]).sum();
                advantage = DECAY * advantage + (next.0 - decision.goal) + next.1 - expected;
                next = (decision.goal, expected);
                for &feature in &decision.context {
                    errors[feature].0 += advantage;
                    errors[feature].1 += 1.0;
                }
                for (n, (indices, probability)) in decision.options.iter().enumerate() {
                    let is_chosen = f64::from(u8::from(n == decision.chosen));
                    let push = advantage / ADVANTAGE_SCALE * (is_chosen - probability);
                    indices.iter().for_each(|&weight| gradient[weight] += push);
                }
            }
        }
        self.move_weights(gradient, rate);
        let rate = if self.n_steps < 50 { 0.03 } else { 0.01 };
        for (baseline, (error, n)) in self.baseline.iter_mut().zip(errors) {
            *baseline += rate * error / (n + 50.0);
        }
        sum / BATCH as f64
    }

    /// A step of Adam.
    fn move_weights(&mut self, gradient: Vec<f64>, rate: f64) {
        self.n_steps += 1;
        let (slow, slower) = MOMENTS;
        let warm = (1.0 - slow.powi(self.n_steps), 1.0 - slower.powi(self.n_steps));
        for (weight, (push, (mean, square))) in
            self.weights.iter_mut().zip(gradient.into_iter().zip(&mut self.moments))
        {
            let push = push / BATCH as f64;
            *mean = slow * *mean + (1.0 - slow) * push;
            *square = slower * *square + (1.0 - slower) * push * push;
            let step = rate * (*mean / warm.0) / ((*square / warm.1).sqrt() + 1e-4);
            *weight = (*weight + step).clamp(-WEIGHT_MAX, WEIGHT_MAX);
        }
    }
}

/// Draws an option by its probability.
fn sample(options: &[(Vec<usize>, f64)], quick: &mut Quick) -> usize {
    let mut rest = quick.below(1 << 30) as f64 / f64::from(1 << 30);
    for (n, (_, probability)) in options.iter().enumerate() {
        if rest < *probability {
            return n;
        }
        rest -= probability;
    }
    options.len() - 1
}
