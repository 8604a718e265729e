//! Fitting value models to the results of games, by stochastic gradient descent on the squared error.

use bench::katana::rules_of;
use bots::{
    Evaluator, Rollout, Search,
    katana::{KatanaEvaluator, Opponents, ValueFeatures, ValueModel},
};
use katana::{Action, Katana, Rules, Setup};
use tabletop::{Game, NoLog, Quick, Seat, Seed};

use crate::{Games, PERSON, ghosts, margin, play_by_search};

/// How much of an error each sample corrects, in each epoch.
const RATES: [f32; 6] = [0.3, 0.15, 0.08, 0.03, 0.012, 0.005];
/// One game in so many is held out for validation.
const VALIDATION: u64 = 11;
/// One turn in so many is sampled in games among people, for one of the seats.
const SAMPLED: usize = 3;

/// The features at the start of a turn, and what the rest of the game brought.
struct Sample {
    /// The row of the model.
    row: usize,
    features: Vec<u16>,
    rest: f32,
    game: u64,
}

/// Fits the model alone with a Ghost, to games of the policy or of a search.
pub(crate) fn learn_solo(games: Games, n_rollouts: Option<u32>) {
    let rules = ghosts();
    let evaluator = KatanaEvaluator::default();
    let search = n_rollouts.map(|n_rollouts| Search::new(evaluator.clone(), n_rollouts));
    let mut rollout = Rollout::new(Quick::new(0));
    let mut samples = Vec::new();
    for number in games.numbers() {
        let rules = &rules[(number % 5) as usize];
        samples.extend(match &search {
            Some(search) => search_game(search, rules, number),
            None => policy_game((&evaluator, &mut rollout), rules, number),
        });
    }
    fit(Opponents::Ghost, &samples);
}

/// Fits the model among people, to games of the policy.
pub(crate) fn learn_people(games: Games) {
    let rules: Vec<Rules> = (2..=4).map(|players| rules_of(&Setup::new(players))).collect();
    let (evaluator, mut rollout) = (KatanaEvaluator::default(), Rollout::new(Quick::new(0)));
    let samples = games
        .numbers()
        .flat_map(|number| people_game((&evaluator, &mut rollout), &rules[(number % 3) as usize], number));
    fit(Opponents::People, &samples.collect::<Vec<_>>());
}

/// A sample at the start of a turn alone with a Ghost.
fn sample(game: &Katana, rules: &Rules, number: u64) -> Sample {
    let look = game.look(rules);
    let features = ValueFeatures::new(Opponents::Ghost, look, PERSON).all;
    Sample { row: ValueModel::row(look), features, rest: -margin(game) as f32, game: number }
}

/// Plays a game by the policy, and calls `at_turn` at the start of each turn.
fn play_by_policy(
    evaluator: &KatanaEvaluator,
    (game, rules): (&mut Katana, &Rules),
    rollout: &mut Rollout<Action>,
    mut at_turn: impl FnMut(&Katana, &mut Quick),
) {
    let mut until = 0;
    loop {
        rollout.play_on(game, rules, |_| evaluator, Some(until));
        if !evaluator.is_turn_start(game) {
            return;
        }
        at_turn(game, &mut rollout.quick);
        until = evaluator.n_turns(game) + 1;
    }
}

/// The policy that plays all seats, and its rollout.
type Player<'a> = (&'a KatanaEvaluator, &'a mut Rollout<Action>);

/// The turns of a game that the policy plays.
fn policy_game((evaluator, rollout): Player, rules: &Rules, number: u64) -> Vec<Sample> {
    let mut game = Katana::new(rules, &Seed::derive(501, number), &mut NoLog);
    rollout.quick = Quick::new(number);
    let mut samples = Vec::new();
    play_by_policy(evaluator, (&mut game, rules), rollout, |game, _| {
        samples.push(sample(game, rules, number));
    });
    samples.iter_mut().for_each(|sample| sample.rest += margin(&game) as f32);
    samples
}

/// The turns of a game that a search plays.
fn search_game(search: &Search<KatanaEvaluator>, rules: &Rules, number: u64) -> Vec<Sample> {
    let mut samples = Vec::new();
    let game = play_by_search(search, rules, number, |game, _, _| {
        if search.evaluator.is_turn_start(game) {
            samples.push(sample(game, rules, number));
        }
    });
    samples.iter_mut().for_each(|sample| sample.rest += margin(&game) as f32);
    samples
}

/// Some turns of a game among people that the policy plays.
fn people_game((evaluator, rollout): Player, rules: &Rules, number: u64) -> Vec<Sample> {
    let mut game = Katana::new(rules, &Seed::derive(502, number), &mut NoLog);
    rollout.quick = Quick::new(number);
    let score = |game: &Katana, seat: Seat| f32::from(game.table().player(seat).score());
    let n_seats = game.table().seats().count();
    let mut samples = Vec::new();
    play_by_policy(evaluator, (&mut game, rules), rollout, |game, quick| {
        if quick.below(SAMPLED) == 0 {
            let seat = Seat(quick.below(n_seats) as u8);
            let look = game.look(rules);
            let features = ValueFeatures::new(Opponents::People, look, seat).all;
            let rest = -score(game, seat);
            samples.push((seat, Sample { row: ValueModel::row(look), features, rest, game: number }));
        }
    });
    let rest = |(seat, sample): (Seat, Sample)| Sample { rest: sample.rest + score(&game, seat), ..sample };
    samples.into_iter().map(rest).collect()
}

/// Fits a model to samples, and prints it.
fn fit(opponents: Opponents, samples: &[Sample]) {
    let model = ValueModel::learned(opponents);
    let mut weights: Vec<f32> = model.weights().iter().map(|&weight| f32::from(weight) / 100.0).collect();
    for (row, weights) in weights.chunks_mut(model.n_features()).enumerate() {
        let of_row: Vec<&Sample> = samples.iter().filter(|sample| sample.row == row).collect();
        let predict = |weights: &[f32], features: &[u16]| -> f32 {
            features.iter().map(|&feature| weights[usize::from(feature)]).sum()
        };
        let (held_out, used): (Vec<&Sample>, Vec<&Sample>) =
            of_row.into_iter().partition(|sample| sample.game % VALIDATION == 0);
        for rate in RATES {
            for sample in &used {
                let error = sample.rest - predict(weights, &sample.features);
                let step = rate * error / sample.features.len() as f32;
                sample.features.iter().for_each(|&feature| weights[usize::from(feature)] += step);
            }
        }
        let squares: f32 =
            held_out.iter().map(|sample| (sample.rest - predict(weights, &sample.features)).powi(2)).sum();
        let mean = held_out.iter().map(|sample| sample.rest).sum::<f32>() / held_out.len() as f32;
        let all: f32 = held_out.iter().map(|sample| (sample.rest - mean).powi(2)).sum();
        let [error, spread] = [squares, all].map(|sum| (sum / held_out.len() as f32).sqrt());
        eprintln!("row {}: error {error:.2} points, of {spread:.2}", row + 1);
    }
    let weights = weights.iter().map(|weight| (100.0 * weight).round() as i16).collect();
    print!("{}", model.with_weights(weights).write());
}
