//! Search alone with a Ghost: it plays for the request of a chapter, and has learned from games.

use std::sync::Arc;

use bots::{
    Ask, DecisionPoint, Evaluator, Leveled, Rollout,
    katana::{KatanaEvaluator, LinearPolicy, N_CONTEXT, N_WEIGHTS, Opponents, ValueModel},
};
use katana::{
    Action, GhostLevel, Katana, Rules, Setup,
    components::embedded,
    piece::{Area, Figure, Kind},
    scene::{Driver, Scene},
    story::{self, N_CHAPTERS},
    table::N_ROUNDS,
};
use tabletop::{Game, NoLog, Options, Quick, Seat, Seed, Viewer};

const ME: u8 = 0;

/// What a search does in the scene.
fn choice(scene: &Scene) -> Action {
    let (rules, seat) = (&scene.rules, Seat(ME));
    let mut options = Options::default();
    scene.game.options(rules, seat, &mut options);
    let view = scene.game.view(rules, Viewer::Seat(seat));
    let ask = Ask { rules, view: &view, seat, options: &options };
    options.all()[Katana::search(200).choose(&ask, &mut Quick::new(1))]
}

fn chapter(number: u8) -> Scene {
    Scene::with_setup(&Setup::for_chapter(number, GhostLevel::ALL[0]))
}

/// No figure is left, so that only free actions and passing remain.
fn without_figures(scene: &mut Scene) {
    let player = scene.player(ME);
    player.monks = 0;
    while player.workers > 0 {
        player.workers -= 1;
        player.at_forge[0].add(Figure::Worker);
    }
}

/// STO, chapter 6: the Katana is laid out as the Shōgun wants it.
#[test]
fn the_katana_is_composed_as_a_chapter_asks() {
    let mut scene = chapter(6);
    let asked = scene.rules.components.story.katana;
    for sword in ["LLL", "SSS", "WUUU", "UUWU"] {
        scene.delivered(ME, sword);
    }
    scene.project(ME, "LLSSWUU");
    assert_eq!(choice(&scene), Action::PutKatana { change: false });
    scene.act(ME, Action::PutKatana { change: false });
    let mut composed: Vec<Kind> = Vec::new();
    while let Action::Compose(kind) = choice(&scene) {
        scene.act(ME, Action::Compose(kind));
        composed.push(kind);
    }
    assert_eq!(composed, asked.kinds());
}

/// STO, chapter 3: a Sword with a single decoration would lose the chapter, one with two wins it a condition.
#[test]
fn a_sword_that_does_not_shine_is_kept_where_all_must() {
    let mut scene = chapter(3);
    let shining = scene.delivered(ME, "UWSL");
    scene.decorated(shining, "UW");
    let dull = scene.sword(ME, "LSWU", 4);
    scene.decorated(dull, "L").round(4);
    without_figures(&mut scene);
    assert_ne!(choice(&scene), Action::Deliver(dull));
    scene.decorated(dull, "LS");
    assert_eq!(choice(&scene), Action::Deliver(dull));
}

/// STO, chapter 1: in the last turns no Sword is taken that could not be forged any more.
#[test]
fn no_sword_is_taken_that_would_stay_on_a_forge_to_be_cleared() {
    let mut scene = chapter(1);
    scene.round(4).coins(ME, 0).stock(ME, "");
    without_figures(&mut scene);
    scene.player(ME).workers = 1;
    assert_ne!(choice(&scene), Action::Place { figure: Figure::Worker, area: Area::Houses });
}

fn rules(setup: &Setup) -> Rules {
    Rules::new(setup, &embedded().components).expect("a game")
}

fn against(level: usize) -> Rules {
    rules(&Setup::with_ghost(1, GhostLevel::ALL[level]))
}

fn margin(game: &Katana) -> i32 {
    let points = |seat| i32::from(game.table().player(Seat(seat)).score());
    points(ME) - points(1)
}

/// The mean margin of some games by the policy.
fn mean_margin(evaluator: &KatanaEvaluator, n_games: u64) -> i32 {
    let mut rollout = Rollout::new(Quick::new(0));
    let mut sum = 0;
    for number in 0..n_games {
        let rules = against(number as usize % 5);
        let mut game = Katana::new(&rules, &Seed::derive(3, number), &mut NoLog);
        rollout.quick = Quick::new(number);
        rollout.play_on(&mut game, &rules, |_| evaluator, None);
        sum += margin(&game);
    }
    sum / n_games as i32
}

#[test]
fn the_learned_policy_plays_better_than_the_heuristic() {
    let learned = KatanaEvaluator::default();
    let none = KatanaEvaluator { solo_policy: Arc::new(LinearPolicy::zero()), ..KatanaEvaluator::default() };
    let (with, without) = (mean_margin(&learned, 200), mean_margin(&none, 200));
    assert!(with > without + 20, "{with} with the learned policy, {without} without");
}

/// STO, chapter 9: the policy for Coins has many more Coins at the end.
#[test]
fn coins_are_saved_where_a_chapter_asks_for_them() {
    let rules = rules(&Setup::for_chapter(9, GhostLevel::ALL[0]));
    let coins = |evaluator: &KatanaEvaluator| {
        let mut rollout = Rollout::new(Quick::new(0));
        let played = (0..100).map(|number| {
            let mut game = Katana::new(&rules, &Seed::derive(6, number), &mut NoLog);
            rollout.quick = Quick::new(number);
            rollout.play_on(&mut game, &rules, |_| evaluator, None);
            game.table().player(Seat(ME)).coins
        });
        played.sum::<u16>() / 100
    };
    let thrifty = KatanaEvaluator::default();
    let usual = KatanaEvaluator { coins_policy: LinearPolicy::solo(), ..KatanaEvaluator::default() };
    let (with, without) = (coins(&thrifty), coins(&usual));
    assert!(with > without + 10, "{with} with the policy for Coins, {without} without");
}

#[test]
fn policies_and_value_models_are_written_as_they_are_read() {
    for policy in [LinearPolicy::solo(), LinearPolicy::coins()] {
        assert_eq!(LinearPolicy::read(&policy.write()).unwrap().0, policy.0);
    }
    for opponents in [Opponents::Ghost, Opponents::People] {
        let model = ValueModel::learned(opponents);
        assert_eq!(ValueModel::read(opponents, &model.write()).unwrap().weights(), model.weights());
    }
}

/// Every option of every game alone has features, and every table a value, whatever lies there.
#[test]
fn every_option_alone_has_features() {
    let evaluator = KatanaEvaluator::default();
    let setups = GhostLevel::ALL.map(|level| Setup::with_ghost(1, level)).into_iter();
    let chapters = (1..=N_CHAPTERS).map(|number| Setup::for_chapter(number, GhostLevel::ALL[0]));
    for (number, setup) in setups.chain([Setup::early_solo()]).chain(chapters).enumerate() {
        let rules = rules(&setup);
        let mut game = Katana::new(&rules, &Seed::derive(4, number as u64), &mut NoLog);
        let mut quick = Quick::new(number as u64);
        let mut options = Options::default();
        while let Some(seat) = game.status().asked().first() {
            options.clear();
            game.options(&rules, seat, &mut options);
            let mut features = Vec::new();
            let at = DecisionPoint { game: &game, rules: &rules, seat };
            let context = evaluator.features(at, options.all(), |_, of_option| features.push(of_option));
            assert_eq!(features.len(), options.all().len());
            assert!(evaluator.value(&game, &rules).is_some());
            let mut n_shown = 0;
            context.each(|feature| {
                assert!(feature < N_CONTEXT);
                n_shown += 1;
            });
            for of_option in &features {
                let mut n_weights = 0;
                of_option.each(&context, |weight| {
                    assert!(weight < N_WEIGHTS);
                    n_weights += 1;
                });
                assert!(n_weights > n_shown, "one for each context feature, and one for the heuristic");
            }
            let choice = quick.below(options.all().len());
            game.play(&rules, seat, options.all()[choice], &mut NoLog);
        }
    }
}

/// When the last round begins, the value model predicts the margin better than the mean margin does.
#[test]
fn the_value_model_predicts_the_end() {
    let evaluator = KatanaEvaluator::default();
    let mut rollout = Rollout::new(Quick::new(0));
    let (mut ends, mut promises) = (Vec::new(), Vec::new());
    for number in 0..100 {
        let rules = against(2);
        let mut game = Katana::new(&rules, &Seed::derive(5, number), &mut NoLog);
        rollout.quick = Quick::new(number);
        rollout.play_on(&mut game, &rules, |_| &evaluator, Some(crate::LAST_ROUND));
        assert!(game.table().round == N_ROUNDS && evaluator.is_turn_start(&game));
        promises.push(evaluator.value(&game, &rules).expect("a turn begins")[0].margin);
        rollout.play_on(&mut game, &rules, |_| &evaluator, None);
        ends.push(margin(&game));
    }
    let mean = |numbers: &[i32]| numbers.iter().sum::<i32>() / numbers.len() as i32;
    let spread = |offs: Vec<i32>| {
        let usual = mean(&offs);
        offs.iter().map(|off| (off - usual).pow(2)).sum::<i32>() / offs.len() as i32
    };
    let off = spread(ends.iter().zip(&promises).map(|(end, promise)| end - promise).collect());
    let usual = spread(ends.clone());
    assert!(4 * off < 3 * usual, "{off} off, {usual} between games");
}

/// STO: where a chapter asks for nothing but points, rollouts are cut off as in any game.
#[test]
fn rollouts_of_chapters_that_ask_for_more_than_points_go_to_the_end() {
    for number in 1..=N_CHAPTERS {
        let scene = chapter(number);
        let verdict = story::verdict(scene.game.look(&scene.rules)).expect("a chapter");
        let is_judged = KatanaEvaluator::default().params(&scene.rules).n_turns_max.is_some();
        assert_eq!(is_judged, verdict.lines.len() == 1, "chapter {number}");
    }
}
