//! Search among people, and its value model.

use bots::{Evaluator, Rollout, WIN, katana::KatanaEvaluator};
use katana::{GhostLevel, Katana, Rules, Setup, components::embedded, table::N_ROUNDS};
use tabletop::{Game, NoLog, Options, Quick, Seat, Seed};

fn rules(setup: &Setup) -> Rules {
    Katana::rules(Katana::VERSION, setup, &embedded().components).expect("setup and components make a game")
}

fn people() -> impl Iterator<Item = Rules> {
    (2..=4).map(|players| rules(&Setup::new(players)))
}

/// The seat that is expected to have most points has the greatest share of the victory, and the shares add up to about one victory.
#[test]
fn the_value_of_a_table_shares_one_victory() {
    let evaluator = KatanaEvaluator::default();
    for rules in people() {
        let n_seats = usize::from(rules.setup.players);
        let mut game = Katana::new(&rules, &Seed::derive(6, 1), &mut NoLog);
        let mut quick = Quick::new(1);
        let mut options = Options::default();
        while let Some(seat) = game.status().asked().first() {
            let outcomes = evaluator.value(&game, &rules).expect("a table of people can be judged");
            assert_eq!(outcomes.len(), n_seats);
            let whole: i32 = outcomes.iter().map(|outcome| outcome.win_share).sum();
            assert!(whole <= WIN && whole > WIN * 99 / 100, "{outcomes:?}");
            for one in &outcomes {
                for other in &outcomes {
                    assert!(one.margin <= other.margin || one.win_share >= other.win_share, "{outcomes:?}");
                }
            }
            assert!(outcomes.iter().any(|outcome| outcome.margin >= 0), "somebody is ahead: {outcomes:?}");
            options.clear();
            game.options(&rules, seat, &mut options);
            game.play(&rules, seat, options.all()[quick.below(options.all().len())], &mut NoLog);
        }
    }
}

/// Of two seats, the one with the greater expected score when the last round begins has more points in most games.
#[test]
fn a_seat_that_is_expected_to_have_more_has_more_at_the_end() {
    let evaluator = KatanaEvaluator::default();
    let mut rollout = Rollout::new(Quick::new(0));
    for rules in people() {
        let (mut n_right, mut n_all) = (0, 0);
        for number in 0..60 {
            let mut game = Katana::new(&rules, &Seed::derive(7, number), &mut NoLog);
            rollout.quick = Quick::new(number);
            rollout.play_on(&mut game, &rules, |_| &evaluator, Some(crate::LAST_ROUND));
            assert!(game.table().round == N_ROUNDS && evaluator.is_turn_start(&game));
            let expected = evaluator.value(&game, &rules).expect("a table of people can be judged");
            rollout.play_on(&mut game, &rules, |_| &evaluator, None);
            let points = |seat: usize| game.table().player(Seat(seat as u8)).score();
            for one in 0..expected.len() {
                for other in 0..one {
                    let is_right =
                        (expected[one].margin > expected[other].margin) == (points(one) > points(other));
                    n_all += 1;
                    n_right += u32::from(is_right);
                }
            }
        }
        assert!(10 * n_right > 7 * n_all, "{n_right} of {n_all} with {} players", rules.setup.players);
    }
}

/// GHO: the value model of people does not know the Ghost, so rollouts at its table go on to the end.
#[test]
fn rollouts_are_cut_off_among_people_but_not_with_a_ghost_among_them() {
    let evaluator = KatanaEvaluator::default();
    assert!(people().all(|rules| evaluator.params(&rules).n_turns_max.is_some()));
    let haunted = rules(&Setup::with_ghost(2, GhostLevel::ALL[2]));
    assert!(evaluator.params(&haunted).n_turns_max.is_none());
}

/// Rollouts are short with two players; with a Ghost besides they go on to the end.
#[test]
fn two_people_alone_have_search_parameters_of_their_own() {
    let manner = |setup: &Setup| KatanaEvaluator::default().params(&rules(setup));
    let [two, four] = [2, 4].map(|players| manner(&Setup::new(players)));
    let with_ghost = manner(&Setup::with_ghost(2, GhostLevel::ALL[2]));
    assert!(two.exploration > four.exploration && two.tree_temperature > four.tree_temperature);
    assert_eq!(with_ghost.exploration, four.exploration);
    assert!(with_ghost.n_turns_max.is_none() && two.n_turns_max == four.n_turns_max);
}
