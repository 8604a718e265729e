//! A state imagined from a view fits everything that the viewer knows, and the check of that finds faults.

use shogunate::{
    Action, PairCount, Setup, Shogunate, consistent,
    piece::{Card, PlotId},
    scene::{Driver, Scene, leader},
};
use tabletop::{Dice, Game, Quick, Seat, Seed, Viewer};

use crate::shared::{any_act, game, leaders, likes_all, likes_cards, to, viewers};

/// Plays a game and lets every viewer imagine the table now and then.
fn imagine_along(setup: &Setup, number: u64, likes: fn(&Action) -> bool, one_in: usize) -> u32 {
    let (mut game, rules) = game(setup, number);
    let mut quick = Quick::new(number);
    let mut dice = Dice::new(&Seed::derive(9, number), 0, 0);
    let mut n_imagined = 0;
    loop {
        if quick.below(one_in) == 0 {
            for viewer in viewers(setup.players) {
                let view = game.view(&rules, viewer);
                assert_eq!(consistent(&view, &rules, &game), Ok(()), "the truth itself fits");
                let imagined = Shogunate::imagine(&view, &rules, &mut dice);
                assert_eq!(consistent(&view, &rules, &imagined), Ok(()), "game {number}, {viewer:?}");
                n_imagined += 1;
            }
        }
        let Some((seat, action)) = any_act(&game, &rules, &mut quick, likes) else { return n_imagined };
        game.play(&rules, seat, action, &mut tabletop::NoLog);
    }
}

/// SGK-1.1, SGK-2.1: with every card seen, followed through exchanges, and no game that would have ended before.
#[test]
fn what_is_imagined_fits_all_that_is_known() {
    let mut n_imagined = 0;
    for number in 0..200 {
        let pair = PairCount::ALL[(number % 5 / 4) as usize];
        let setup = Setup { pair, ..Setup::new(3 + (number % 4) as u8) };
        let likes = if number % 2 == 0 { likes_all } else { likes_cards };
        n_imagined += imagine_along(&setup, number, likes, 4);
    }
    assert!(n_imagined > 5_000, "{n_imagined}");
}

/// SGE-1b.1, SGK-1.1: in games of 36 rounds as well, with exchanges whenever there can be one.
#[test]
fn the_longest_games_can_be_imagined_too() {
    for number in 0..12 {
        let threshold = [Some(60), Some(40), Some(25)][(number % 3) as usize];
        let setup = Setup { threshold, ..Setup::new(3 + (number % 4) as u8) };
        imagine_along(&setup, 1000 + number, likes_cards, 12);
    }
}

/// SGK-2.1: others' cards, choices and the deck differ from one imagined table to the next, and what is known does not.
#[test]
fn what_is_not_known_is_imagined_at_random() {
    let mut scene = Scene::new(4);
    scene.perform(2, Card::FlowingUpstream).act(2, to('F', 5)).act(2, Action::Show(leader('D')));
    scene.full_hands().hatamoto(0);
    scene.act(3, Action::Choose(Card::Dishonor));
    let view = scene.view(0);
    let mut dice = Dice::new(&Seed([4; 32]), 0, 0);
    let (mut cards, mut choices, mut plots) = ([0; 6], [0; 6], [0; 18]);
    for _ in 0..600 {
        let imagined = Shogunate::imagine(&view, &scene.rules, &mut dice);
        let table = imagined.table();
        assert_eq!(table.player(Seat(0)).loyalty.to_vec(), leaders("AB"));
        assert!(table.player(Seat(2)).loyalty.contains(&leader('D')), "it was shown");
        cards[table.player(Seat(1)).loyalty[0].index()] += 1;
        choices[table.player(Seat(3)).card.expect("it has chosen") as usize] += 1;
        plots[table.plots[1].index()] += 1;
    }
    // Of the nine cards that nobody knows, two are C, E or F each, one is A, B or D.
    let are_near = |counts: &[i32], expected: [i32; 6]| {
        counts.iter().zip(expected).all(|(n, expected)| (n - expected).abs() < 40)
    };
    assert!(are_near(&cards, [67, 67, 133, 67, 133, 133]), "{cards:?}");
    assert!(are_near(&choices, [100; 6]), "{choices:?}");
    assert_eq!(plots[8], 0, "the Plot of the first round does not come again");
    assert!(plots.iter().enumerate().all(|(plot, &n)| plot == 8 || (10..80).contains(&n)), "{plots:?}");
}

/// SGE-1.3: cards that would have ended the game in an earlier round are ruled out.
#[test]
fn nobody_is_imagined_with_cards_that_would_have_ended_the_game() {
    let mut scene = Scene::new(4);
    scene.hands(&["AB", "CE", "EF", "DF"]).shinobi('F').honor([0, 0, 5, 7, 0, 0]).end_round(9);
    let view = scene.view(0);
    let mut dice = Dice::new(&Seed([4; 32]), 0, 0);
    let mut n_single = 0;
    for _ in 0..300 {
        let imagined = Shogunate::imagine(&view, &scene.rules, &mut dice);
        for seat in 1..4 {
            let hand = imagined.table().player(Seat(seat)).loyalty;
            let has = |letter| hand.contains(&leader(letter));
            assert!(!(has('C') && has('D')), "C and D had 12 together");
            assert!(hand != [leader('D'); 2], "and twice D had 14");
            n_single += u32::from(has('C') || has('D'));
        }
    }
    assert!(n_single > 300, "either of them alone is possible");
}

/// SGK-1.1: each way in which a state cannot be true is found.
#[test]
fn states_that_do_not_fit_are_found_out() {
    let scene = || {
        let mut scene = Scene::new(4);
        scene.hands(&["AB", "CE", "EF", "DF"]).shinobi('F').honor([0, 0, 5, 7, 0, 0]).end_round(9);
        scene.act(3, Action::Choose(Card::Dishonor));
        scene
    };
    let view = scene().view(0);
    let check = |change: fn(&mut Scene)| {
        let mut other = scene();
        change(&mut other);
        consistent(&view, &other.rules, &other.game)
    };
    assert_eq!(check(|_| ()), Ok(()));
    let looks = Err("it looks different");
    assert_eq!(check(|scene| scene.player(0).loyalty.reverse()), looks);
    assert_eq!(check(|scene| scene.table().honor[0] += 1), looks);
    assert_eq!(check(|scene| scene.table().plots.swap(0, 1)), looks);
    let plots = check(|scene| scene.table().plots[5] = PlotId(8));
    assert_eq!(plots, Err("a Plot is missing in the deck"));
    let counts = check(|scene| scene.player(1).loyalty = [leader('F'); 2]);
    assert_eq!(counts, Err("there are not two cards of each Leader"));
    let ended = check(|scene| {
        scene.hands(&["AB", "CD", "EF", "EF"]);
    });
    assert_eq!(ended, Err("the game would have ended before"));
    let choice = check(|scene| {
        scene.hand(3, &[Card::Dishonor, Card::PathOfTheArrow]);
    });
    assert_eq!(choice, looks);
    let other = check(|scene| {
        scene.hands(&["AB", "CE", "EF", "FA"]);
    });
    assert_eq!(other, Ok(()), "other cards that nobody has seen fit as well");
}

/// SGK-1.2: a state with another card in the place of one that was seen does not look the same.
#[test]
fn a_state_without_a_card_that_was_seen_is_found_out() {
    let mut scene = Scene::new(4);
    scene.perform(2, Card::FlowingUpstream).act(2, to('F', 5)).act(2, Action::Show(leader('D')));
    let view = scene.view(0);
    assert_eq!(consistent(&view, &scene.rules, &scene.game), Ok(()));
    scene.player(2).loyalty = [leader('C'), leader('C')];
    scene.player(1).loyalty = [leader('B'), leader('D')];
    assert_eq!(consistent(&view, &scene.rules, &scene.game), Err("it looks different"));
    assert_eq!(consistent(&scene.view(3), &scene.rules, &scene.game), Ok(()));
    let spectator = scene.game.view(&scene.rules, Viewer::Spectator);
    assert_eq!(consistent(&spectator, &scene.rules, &scene.game), Ok(()));
}
