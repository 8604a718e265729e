//! The end of the game: final scoring, Favor cards, ranks (END). What each Honor card gives is in `honors.rs`.

use katana::{
    Action, Event,
    components::Honor,
    flow::end::{ranks, sashimono_points},
    piece::{Composition, HonorId, SwordId},
    scene::{Driver, Scene},
    table::{Category, KatanaStage, Shame},
};
use tabletop::{Game, Seat, Status};

/// Everybody has passed in the fourth round, without taking a further Honor card; the game is over.
fn finish(scene: &mut Scene) {
    let visible: Vec<HonorId> = scene.table().board.honors.iter_mut().filter_map(Option::take).collect();
    for honor in visible {
        scene.table().decks.honor.push(honor);
    }
    for seat in 1..scene.table().n_seats {
        scene.player(seat).passed = true;
    }
    scene.round(4).act(0, Action::Pass(None)).act(0, Action::EndTurn);
    assert!(scene.is_over());
}

/// The points of one category.
fn points(scene: &mut Scene, seat: u8, category: Category) -> i16 {
    scene.player(seat).ledger[category as usize]
}

/// A player has delivered a Katana of this composition from a column, counted from 0.
fn delivered_katana(scene: &mut Scene, seat: u8, composition: &str, column: u8) {
    let katana = SwordId::katana(Seat(seat));
    let player = scene.player(seat);
    player.composition = Composition::parse(composition).expect("letters U, W, S, L");
    player.project = player.composition.counts();
    player.katana = KatanaStage::Delivered { column };
    scene.table().blades[katana.index()].placed = composition.len() as u8;
}

/// How the points of Favor cards are shared, and who holds this one, at the end of the game.
fn favor_points(scene: &mut Scene, number: u8) -> (Vec<i16>, Vec<bool>) {
    scene.favors(&[number]);
    finish(scene);
    let seats = 0..scene.table().n_seats;
    let all = seats.clone().map(|seat| points(scene, seat, Category::Favors)).collect();
    let cards = seats.map(|seat| scene.has_favor(seat, number)).collect();
    (all, cards)
}

/// END-1: 1 point for each 5 Coins, stock and Coins counted together, rounded down, and not spent.
#[test]
fn five_coins_are_a_point_stock_included() {
    for (coins, stock, expected) in [
        (4, "", 0),
        (5, "", 1),
        (9, "", 1),
        (10, "", 2),
        (1, "U", 1),
        (0, "U", 0),
        (1, "L", 0),
        (2, "L", 1),
        (2, "S", 0),
        (3, "S", 1),
        (3, "W", 0),
        (4, "W", 1),
        (4, "UWSL", 2),
        (5, "UWSL", 3),
    ] {
        let mut scene = Scene::new(2);
        scene.coins(0, coins).stock(0, stock);
        finish(&mut scene);
        assert_eq!(points(&mut scene, 0, Category::Coins), expected, "{coins} Coins and {stock}");
        assert_eq!(scene.score(0), expected);
        assert_eq!((scene.coins_of(0), scene.stock_of(0)), (coins, stock.to_owned()));
    }
}

/// END-1: what lies in the Project, on Swords of the Forge or on delivered ones is no stock.
#[test]
fn project_and_placed_resources_are_no_stock() {
    let mut scene = Scene::new(2);
    scene.delivered(0, "LLL");
    scene.sword(0, "UUUW", 3);
    scene.project(0, "UUUWSL").coins(0, 4);
    finish(&mut scene);
    assert_eq!(points(&mut scene, 0, Category::Coins), 0);
}

/// END-2: a Katana on the Forge scores what lies on it and its decorations, nothing else, and Dishonor comes.
#[test]
fn an_undelivered_katana_scores_what_lies_on_it_and_brings_dishonor() {
    for (n_placed, decorated, expected) in
        [(0, "", 0), (4, "", 9), (4, "US", 15), (6, "", 15), (6, "UWSL", 25)]
    {
        let mut scene = Scene::new(2);
        let katana = scene.favors(&[]).katana(0, "UWSSLL", n_placed);
        scene.decorated(katana, decorated);
        finish(&mut scene);
        assert_eq!(points(&mut scene, 0, Category::Katana), expected);
        assert_eq!(points(&mut scene, 0, Category::Rounds), 0, "no round points");
        assert_eq!((scene.coins_of(0), scene.stock_of(0)), (0, String::new()), "no line benefits");
        assert_eq!(scene.score(0), expected);
        assert_eq!(scene.player(0).shame, Shame::Dishonor);
        assert_eq!(scene.player(1).shame, Shame::None);
    }
}

/// END-2: a Shame card flips; a delivered Katana leaves it as it is.
#[test]
fn a_shame_card_flips_to_dishonor() {
    let mut scene = Scene::new(2);
    scene.favors(&[]).katana(0, "UWSL", 1);
    scene.player(0).shame = Shame::Shame;
    delivered_katana(&mut scene, 1, "UWSL", 1);
    scene.player(1).shame = Shame::Shame;
    finish(&mut scene);
    assert_eq!(scene.player(0).shame, Shame::Dishonor);
    assert_eq!(scene.player(1).shame, Shame::Shame);
    assert_eq!(points(&mut scene, 1, Category::Katana), 0, "it has scored at its delivery");
}

/// END-3: sets are taken again and again, one of each kind left: 1, 3, 6 or 10 points.
#[test]
fn sashimono_score_in_sets() {
    for (counts, expected) in [
        ([0, 0, 0, 0], 0),
        ([0, 0, 1, 0], 1),
        ([0, 4, 0, 0], 4),
        ([0, 1, 0, 1], 3),
        ([3, 0, 1, 0], 3 + 1 + 1),
        ([1, 1, 1, 0], 6),
        ([3, 2, 1, 0], 6 + 3 + 1),
        ([1, 1, 1, 1], 10),
        ([1, 1, 1, 3], 10 + 1 + 1),
        ([2, 2, 2, 2], 20),
        ([4, 3, 2, 1], 10 + 6 + 3 + 1),
    ] {
        assert_eq!(sashimono_points(counts), expected, "{counts:?}");
        let mut scene = Scene::new(2);
        scene.player(0).sashimono = counts;
        finish(&mut scene);
        assert_eq!(points(&mut scene, 0, Category::Sashimono), expected);
        assert_eq!(scene.score(0), expected);
    }
}

/// END-4: each Honor card gives at most 12 points, each on its own.
#[test]
fn each_honor_card_gives_at_most_twelve() {
    let mut scene = Scene::new(2);
    let honors = [Honor::Coins, Honor::Plain, Honor::Decorators].map(|honor| scene.holds_honor(0, honor));
    scene.player(0).decorators.0 = [2, 2, 2, 1];
    scene.coins(0, 4 * 13);
    finish(&mut scene);
    assert_eq!(points(&mut scene, 0, Category::Honors), 12 + 8 + 11);
    assert_eq!(points(&mut scene, 0, Category::Coins), 10, "on top");
    assert_eq!(points(&mut scene, 1, Category::Honors), 0, "each scores their own cards");
    let told = scene.events.iter().filter_map(|event| match event {
        Event::HonorScored { honor, points, .. } => Some((*honor, *points)),
        _ => None,
    });
    assert_eq!(told.collect::<Vec<_>>(), [(honors[0], 12), (honors[1], 8), (honors[2], 11)]);
}

/// END-5: Favor II goes to most resources, not to most points.
#[test]
fn favor_ii_goes_to_most_resources_on_a_katana() {
    let mut scene = Scene::new(3);
    delivered_katana(&mut scene, 0, "UUUWSL", 1);
    delivered_katana(&mut scene, 1, "UWWWWSL", 1);
    delivered_katana(&mut scene, 2, "UWSL", 1);
    assert_eq!(favor_points(&mut scene, 2), (vec![0, 6, 0], vec![false, true, false]));
}

/// END-5: Favor III goes to most points, decorations included, without the round's.
#[test]
fn favor_iii_goes_to_most_points_without_the_rounds() {
    // Seat 0 delivers 10 points in the fourth round, seat 1 delivers 8 + 3 in the first.
    let mut scene = Scene::new(2);
    let yours = scene.favors(&[3]).katana(1, "LSWWW", 5);
    scene.decorated(yours, "L").act(1, Action::Deliver(yours));
    let mine = scene.round(4).katana(0, "UWSL", 4);
    scene.act(0, Action::Deliver(mine));
    assert_eq!((scene.score(0), scene.score(1)), (10 + 6, 11));
    finish(&mut scene);
    assert!(scene.has_favor(1, 3) && !scene.has_favor(0, 3));
    assert_eq!(points(&mut scene, 1, Category::Favors), 6);
}

/// END-5: Favor III compares points, not the number of resources.
#[test]
fn favor_iii_does_not_count_resources() {
    let mut scene = Scene::new(2);
    delivered_katana(&mut scene, 0, "UUUWSL", 1);
    delivered_katana(&mut scene, 1, "UWWWWSL", 1);
    assert_eq!(favor_points(&mut scene, 3), (vec![6, 0], vec![true, false]));
}

/// END-5: Favor IV goes to the leftmost column of delivery, V to the rightmost, compared with the others.
#[test]
fn favors_iv_and_v_go_to_the_leftmost_and_the_rightmost_column() {
    for (number, winner) in [(4, 1), (5, 2)] {
        let mut scene = Scene::new(4);
        for (seat, column) in [(0, 2), (1, 1), (2, 3)] {
            delivered_katana(&mut scene, seat, "UWSL", column);
        }
        let (all, cards) = favor_points(&mut scene, number);
        let is_winner = |seat: usize| seat == winner;
        assert_eq!(cards, [0, 1, 2, 3].map(is_winner));
        assert_eq!(all, [0, 1, 2, 3].map(|seat| if is_winner(seat) { 6 } else { 0 }));
    }
}

/// END-5: the column is that of the delivery.
#[test]
fn the_column_of_the_delivery_is_kept() {
    let mut scene = Scene::new(2);
    let (mine, yours) = (scene.favors(&[4, 5]).katana(0, "LSWU", 4), scene.katana(1, "UUWSL", 5));
    assert_eq!((scene.stands(mine), scene.stands(yours)), ((1, 2), (4, 3)));
    scene.act(0, Action::Deliver(mine)).act(1, Action::Deliver(yours));
    finish(&mut scene);
    assert!(scene.has_favor(0, 4) && scene.has_favor(1, 5));
    assert!(!scene.has_favor(0, 5) && !scene.has_favor(1, 4));
}

/// END-5, KAT-6.1: a tie shares the 6 points, rounded down; Shame halves the share; the card is nobody's.
#[test]
fn a_tie_shares_the_points_and_the_card_goes_to_the_box() {
    for number in 2..=5 {
        for (tied, share, halved) in [(2, 3, 1), (3, 2, 1), (4, 1, 0)] {
            let mut scene = Scene::new(4);
            for seat in 0..tied {
                delivered_katana(&mut scene, seat, "UWSL", 1);
            }
            scene.player(0).shame = Shame::Shame;
            let (all, cards) = favor_points(&mut scene, number);
            let expected = (0..4).map(|seat| match seat {
                0 => halved,
                seat if seat < tied => share,
                _ => 0,
            });
            assert_eq!(all, expected.collect::<Vec<i16>>(), "Favor {number}, {tied} tied");
            assert_eq!(cards, [false; 4]);
            assert_eq!(scene.table().favors, 0, "not left to be taken");
        }
    }
}

/// END-5, KAT-6.2: with Shame a lone winner takes the card and half of its points.
#[test]
fn shame_halves_a_favor_and_leaves_the_card() {
    for number in 2..=5 {
        let mut scene = Scene::new(2);
        delivered_katana(&mut scene, 1, "UWSL", 1);
        scene.player(1).shame = Shame::Shame;
        assert_eq!(favor_points(&mut scene, number), (vec![0, 3], vec![false, true]));
    }
}

/// END-5: only delivered Katanas count; Dishonor excludes, however good the Katana is.
#[test]
fn dishonor_excludes_from_the_favors() {
    for number in 2..=5 {
        let mut scene = Scene::new(3);
        delivered_katana(&mut scene, 1, "UWSL", 2);
        // More resources, more points; one stands further to the left and one to the right.
        let better = scene.katana(0, "LSWUUUU", 7);
        scene.decorated(better, "UWSL").katana(2, "UWSLSWU", 7);
        assert_eq!(scene.stands(better).1, 5);
        assert_eq!(favor_points(&mut scene, number), (vec![0, 6, 0], vec![false, true, false]));
    }
}

/// END-5: one eligible player takes II to V alone; not I, and none that is not in play.
#[test]
fn one_eligible_player_takes_all_that_are_in_play() {
    for (in_play, expected) in [(&[2, 3, 4, 5][..], 24), (&[1, 3, 5], 12), (&[1], 0), (&[], 0)] {
        let mut scene = Scene::new(2);
        delivered_katana(&mut scene, 0, "UWSL", 1);
        scene.favors(in_play);
        finish(&mut scene);
        assert_eq!(points(&mut scene, 0, Category::Favors), expected);
        for number in 1..=5 {
            assert_eq!(scene.has_favor(0, number), number > 1 && in_play.contains(&number));
        }
    }
}

/// END-5: with no delivered Katana the Favor cards stay unassigned.
#[test]
fn without_a_delivered_katana_no_favor_is_assigned() {
    let mut scene = Scene::new(3);
    scene.favors(&[2, 3, 4, 5]).katana(1, "UWSL", 4);
    finish(&mut scene);
    for seat in 0..3 {
        assert_eq!(points(&mut scene, seat, Category::Favors), 0);
        assert_eq!(scene.player(seat).favors, 0);
    }
    assert_eq!(scene.table().favors, 0b11110);
}

/// END-5b, EDG-3: Swords left on the Forge score nothing, complete or not, nor does their Sashimono.
#[test]
fn swords_left_on_the_forge_score_nothing() {
    let mut scene = Scene::new(2);
    let complete = scene.sword(0, "UUUWSS", 6);
    scene.decorated(complete, "UWS");
    scene.sword(0, "LLL", 2);
    scene.starting_sword(0, "WWW", 3);
    finish(&mut scene);
    assert_eq!(scene.score(0), 0);
    assert_eq!(scene.player(0).shame, Shame::None);
}

/// END-5b: a Katana never put into play: no points and no Dishonor.
#[test]
fn a_katana_never_put_into_play_brings_neither_points_nor_dishonor() {
    let mut scene = Scene::new(2);
    scene.favors(&[2, 3]).project(0, "UUWSLL");
    finish(&mut scene);
    assert_eq!((scene.score(0), scene.player(0).shame), (0, Shame::None));
}

/// END-6: most points win, whatever Favor cards the others hold.
#[test]
fn most_points_win() {
    let mut scene = Scene::new(4);
    for (seat, coins) in [(0, 10), (1, 25), (2, 0), (3, 10)] {
        scene.coins(seat, coins);
    }
    scene.player(2).favors = 0b11111;
    finish(&mut scene);
    assert_eq!([0, 1, 2, 3].map(|seat| scene.score(seat)), [2, 5, 0, 2]);
    let Status::Over(result) = scene.game.status() else { panic!("the game is over") };
    assert_eq!(result[..], [2, 1, 4, 2]);
    let told = scene.events.iter().any(|event| {
        matches!(event, Event::GameOver { ranks, scores } if ranks[..] == result[..] && scores[..] == [2, 5, 0, 2])
    });
    assert!(told);
}

/// END-6: in a tie the highest-numbered Favor card decides, V before IV, III, II and I together.
#[test]
fn a_tie_is_broken_by_the_highest_favor_card() {
    for (favors, expected) in [
        ([0b10000, 0b01111, 0], [1, 2, 3]),
        ([0b00111, 0b01000, 0b10000], [3, 2, 1]),
        ([0b00001, 0b00010, 0b00100], [3, 2, 1]),
        ([0, 0b00001, 0], [2, 1, 2]),
    ] {
        let mut scene = Scene::new(3);
        for (seat, favors) in favors.into_iter().enumerate() {
            scene.player(seat as u8).favors = favors;
            scene.player(seat as u8).ledger[Category::Swords as usize] = 7;
        }
        assert_eq!(ranks(scene.table())[..], expected, "{favors:?}");
    }
}

/// END-6: without a Favor card a tie is shared; a point more decides against any Favor card.
#[test]
fn a_tie_without_favor_cards_is_shared() {
    for (players, scores, expected) in [
        (2, &[7, 7][..], &[1, 1][..]),
        (2, &[7, 8], &[2, 1]),
        (3, &[-2, 7, 7], &[3, 1, 1]),
        (4, &[9, 3, 9, 3], &[1, 3, 1, 3]),
    ] {
        let mut scene = Scene::new(players);
        for (seat, &score) in scores.iter().enumerate() {
            scene.player(seat as u8).ledger[Category::Swords as usize] = score;
        }
        assert_eq!(&ranks(scene.table())[..], expected);
    }
    let mut scene = Scene::new(2);
    scene.player(0).favors = 0b10000;
    scene.player(1).ledger[Category::Honors as usize] = 1;
    assert_eq!(ranks(scene.table())[..], [2, 1]);
}
