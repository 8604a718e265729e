//! Deliveries (DEL): score, benefits, Sashimono, Washitsu board, Project, and when they may happen.

use katana::{
    Action, Event, Reason, Target, components,
    piece::{Area, ByKind, CardId, House, Kind, Line, Room, SwordId},
    rules::{Benefit, Effect},
    scene::{Driver, Scene},
    table::Sashimono,
};
use tabletop::Seat;

use crate::shared::{WORKER, place, refused};

const U: Kind = Kind::Lacquer;
const W: Kind = Kind::Wood;
const S: Kind = Kind::Steel;
const L: Kind = Kind::Leather;
/// Nothing is copied into the Project.
const NOTHING: Action = Action::Project(None, None);

/// A complete Sword of seat 0.
fn ready(scene: &mut Scene, composition: &str) -> SwordId {
    scene.sword(0, composition, composition.len())
}

/// A card that seat 0 can do nothing with in a delivery: without Coins, it only makes the lines wait.
fn idle_card(scene: &mut Scene) -> CardId {
    scene.daimyo_card(0, |card| card.effect == Effect::Token)
}

/// DEL-1.1: the printed points of the tile.
#[test]
fn a_delivery_scores_the_printed_points() {
    for (composition, points) in
        [("WWW", 3), ("LSWU", 5), ("UWSS", 6), ("UUWU", 7), ("LSLSL", 8), ("WSSLLL", 9)]
    {
        let mut scene = Scene::new(2);
        let sword = ready(&mut scene, composition);
        scene.act(0, Action::Deliver(sword));
        assert_eq!((scene.score(0), scene.score(1)), (points, 0), "{composition}");
    }
}

/// DEL-1.2, MKT-3: each card 3 adds the printed points once more, but neither decorations nor the round's.
#[test]
fn each_market_card_3_adds_the_printed_points_again() {
    for n_cards in 0..=3 {
        let mut scene = Scene::new(2);
        scene.round(2);
        let sword = ready(&mut scene, "UWSS");
        scene.decorated(sword, "U");
        let later = ready(&mut scene, "WWW");
        for _ in 0..3 {
            scene.market_card(0, 3);
        }
        scene.act(0, Action::Deliver(sword));
        for _ in 0..n_cards {
            let is_play = |action: &Action| matches!(action, Action::Play(_));
            let play = scene.options(0).into_iter().find(is_play).expect("a card 3");
            scene.act(0, play);
        }
        assert_eq!(
            (scene.player(0).played.len(), scene.player(0).hand.len()),
            (n_cards as u8, 3 - n_cards as u8)
        );
        let expected = 6 + 6 * n_cards + 4 + 2;
        assert_eq!(scene.score(0), expected);
        scene.acts(0, &[Action::Collect(Line::row(2)), Action::Collect(Line::column(2)), NOTHING]);
        scene.act(0, Action::Deliver(later));
        assert_eq!(scene.score(0), expected + 3 + 2, "not on the next Sword");
    }
}

/// DEL-1.2, MKT-3: the card plays at a delivery only.
#[test]
fn market_card_3_waits_for_a_delivery() {
    let mut scene = Scene::new(2);
    let card = scene.market_card(0, 3);
    refused(&scene, 0, Action::Play(card), Reason::OnlyAtDelivery, "MKT-3");
    let sword = ready(&mut scene, "WWW");
    scene.act(0, Action::Deliver(sword));
    assert!(scene.may(0, Action::Play(card)));
}

/// DEL-1.3: each kind that is decorated adds its value, once a kind.
#[test]
fn each_decorated_kind_adds_its_value() {
    let cases = [
        ("LSWU", "", 0),
        ("LSWU", "W", 1),
        ("LSWU", "S", 2),
        ("LSWU", "L", 3),
        ("LSWU", "U", 4),
        ("LSWU", "WU", 5),
        ("LSWU", "UWSL", 10),
        ("LLSLLL", "L", 3),
        ("UUUWSS", "US", 6),
    ];
    for (composition, decorated, points) in cases {
        let mut scene = Scene::new(2);
        let sword = ready(&mut scene, composition);
        let printed = i16::from(scene.rules.tile(sword).points);
        scene.decorated(sword, decorated).act(0, Action::Deliver(sword));
        assert_eq!(scene.score(0), printed + points, "{decorated} on {composition}");
    }
}

/// DEL-1.4: 0, 2, 4 and 6 points by the round, at each delivery.
#[test]
fn a_delivery_scores_the_points_of_the_round() {
    for (round, points) in (1..).zip([0, 2, 4, 6]) {
        let mut scene = Scene::new(3);
        scene.round(round);
        let swords = [ready(&mut scene, "WWW"), ready(&mut scene, "SSS")];
        scene.acts(0, &[Action::Deliver(swords[0]), NOTHING]);
        assert_eq!(scene.score(0), 3 + points);
        scene.acts(0, &[Action::Deliver(swords[1]), NOTHING]);
        assert_eq!(scene.score(0), 3 + 4 + 2 * points);
    }
}

/// DEL-2.1: a resource of the row and the Coins of the column in which the Sword stands.
#[test]
fn a_delivery_brings_the_benefits_of_row_and_column() {
    let cases = [
        ("LSWU", (1, 2), "U", 2),
        ("WWSW", (2, 3), "W", 1),
        ("WWW", (2, 4), "W", 2),
        ("UWSS", (3, 3), "S", 1),
        ("SWWWS", (3, 4), "S", 2),
        ("SLL", (4, 3), "L", 1),
        ("LLSLLL", (4, 5), "L", 1),
    ];
    for (composition, stands, stock, coins) in cases {
        let mut scene = Scene::new(2);
        let sword = ready(&mut scene, composition);
        assert_eq!(scene.stands(sword), stands);
        scene.act(0, Action::Deliver(sword));
        assert_eq!((scene.stock_of(0).as_str(), scene.coins_of(0)), (stock, coins), "{composition}");
        assert_eq!((scene.stock_of(1).as_str(), scene.coins_of(1)), ("", 0));
    }
}

/// DEL-2.1: two Swords of one row, or of one column, delivered in one turn bring its benefits twice.
#[test]
fn each_delivery_brings_the_benefits_of_its_lines() {
    let mut scene = Scene::new(2);
    let swords = [ready(&mut scene, "WWW"), ready(&mut scene, "WWSW"), ready(&mut scene, "UWSS")];
    for sword in swords {
        scene.acts(0, &[Action::Deliver(sword), NOTHING]);
    }
    assert_eq!((scene.stock_of(0).as_str(), scene.coins_of(0)), ("WWS", 2 + 1 + 1));
}

/// DEL-2.2: the printed benefits and those bought under the Sword's own row and column.
#[test]
fn printed_and_bought_benefits_both_count() {
    let mut scene = Scene::new(2);
    let sword = ready(&mut scene, "WWW");
    let leather = Benefit::Resource(L);
    let daimyo = scene.daimyo_card(0, |card| card.effect == Effect::Token && card.benefit == leather);
    let steel = Benefit::Resource(S);
    let elsewhere = scene.daimyo_card(0, |card| card.effect == Effect::Token && card.benefit == steel);
    let market = scene.market_card(0, 3);
    scene.coins(0, 8);
    for (card, line) in [(daimyo, Line::row(1)), (market, Line::column(3)), (elsewhere, Line::row(3))] {
        scene.acts(0, &[Action::Buy(card), Action::Line(line)]);
    }
    assert_eq!(scene.coins_of(0), 8 - 3 - 3 - 2);
    scene.turn(0).act(0, Action::Deliver(sword));
    assert_eq!((scene.stock_of(0).as_str(), scene.coins_of(0)), ("WL", 2 + 2));
}

/// DEL-2.3: with a card at hand the owner says which line comes first; each pays once.
#[test]
fn row_and_column_come_in_either_order() {
    let (row, column) = (Line::row(1), Line::column(3));
    for is_row_first in [true, false] {
        let mut scene = Scene::new(2);
        let sword = ready(&mut scene, "WWW");
        idle_card(&mut scene);
        scene.act(0, Action::Deliver(sword));
        let collects = |scene: &Scene| -> Vec<Action> {
            scene.options(0).into_iter().filter(|action| matches!(action, Action::Collect(_))).collect()
        };
        assert_eq!(collects(&scene), [Action::Collect(row), Action::Collect(column)]);
        let [first, second] = if is_row_first { [row, column] } else { [column, row] };
        scene.act(0, Action::Collect(first));
        let brought = if is_row_first { ("W", 0) } else { ("", 2) };
        assert_eq!((scene.stock_of(0).as_str(), scene.coins_of(0)), brought);
        refused(&scene, 0, Action::Collect(first), Reason::LinePaid, "PLY-6");
        assert_eq!(collects(&scene), [Action::Collect(second)]);
        scene.act(0, Action::Collect(second));
        assert_eq!((scene.stock_of(0).as_str(), scene.coins_of(0)), ("W", 2));
        assert!(scene.may(0, NOTHING));
    }
}

/// DEL-2.4, MKT-5: the benefits of one of the two lines, printed and bought, once more.
#[test]
fn market_card_5_brings_the_benefits_of_one_line_again() {
    let (row, column) = (Line::row(1), Line::column(3));
    let cases = [(None, "WL", 2), (Some(row), "WWLL", 2), (Some(column), "WL", 4)];
    for (line, stock, coins) in cases {
        let mut scene = Scene::new(2);
        let sword = ready(&mut scene, "WWW");
        let leather = Benefit::Resource(L);
        let bought = scene.daimyo_card(0, |card| card.effect == Effect::Token && card.benefit == leather);
        scene.coins(0, 3).acts(0, &[Action::Buy(bought), Action::Line(row)]).turn(0);
        let five = scene.market_card(0, 5);
        scene.act(0, Action::Deliver(sword));
        assert!(!scene.may(0, Action::PlayOnLine(five, Line::row(0))), "a line of this Sword");
        if let Some(line) = line {
            scene.act(0, Action::PlayOnLine(five, line));
            assert!(!scene.player(0).hand.contains(five), "it works on one line of one Sword");
        }
        scene.acts(0, &[Action::Collect(row), Action::Collect(column)]);
        assert_eq!((scene.stock_of(0).as_str(), scene.coins_of(0)), (stock, coins));
    }
    let mut scene = Scene::new(2);
    let sword = ready(&mut scene, "WWW");
    let five = scene.market_card(0, 5);
    scene.acts(0, &[Action::Deliver(sword), Action::Collect(column)]);
    scene.act(0, Action::PlayOnLine(five, row)).act(0, Action::Collect(row));
    assert_eq!((scene.stock_of(0).as_str(), scene.coins_of(0)), ("WW", 2));
}

/// DEL-3.1: the Sword's own Sashimono goes to the area, one of its House and no other.
#[test]
fn the_sashimono_goes_to_the_area() {
    for house in House::ALL {
        let mut scene = Scene::new(2);
        let sword = ready(&mut scene, "WWW");
        scene.table().blades[sword.index()].sashimono = Sashimono::Of(house);
        assert_eq!(scene.player(0).sashimono, [0; 4]);
        scene.act(0, Action::Deliver(sword));
        assert!(!scene.may(0, Action::TakeSashimono(house)), "there is nothing to choose");
        let mut expected = [0; 4];
        expected[house.index()] = 1;
        assert_eq!((scene.player(0).sashimono, scene.player(1).sashimono), (expected, [0; 4]));
        assert_eq!(scene.look().table.blade(sword).sashimono, Sashimono::None);
    }
}

/// DEL-3.2: a Starting Sashimono is exchanged for one of any kind.
#[test]
fn a_starting_sashimono_is_exchanged_for_any_kind() {
    for house in House::ALL {
        let mut scene = Scene::new(2);
        let sword = scene.starting_sword(0, "WWW", 3);
        scene.act(0, Action::Deliver(sword));
        assert_eq!((scene.asked(), scene.player(0).sashimono), (vec![0], [0; 4]));
        assert_eq!(scene.options(0), House::ALL.map(Action::TakeSashimono));
        scene.act(0, Action::TakeSashimono(house));
        let mut expected = [0; 4];
        expected[house.index()] = 1;
        assert_eq!(scene.player(0).sashimono, expected);
        scene.act(0, NOTHING);
        assert_eq!(scene.player(0).sashimono, expected, "one Sashimono a Sword");
    }
}

/// DEL-4.1, DEL-4.2, DEL-4.3: space after space is filled; the Workers on the second, fourth and fifth become
/// Available; the ninth Sword frees none.
#[test]
fn the_first_empty_washitsu_space_frees_its_worker() {
    for players in 2..=4 {
        let mut scene = Scene::new(players);
        let compositions = ["WWW", "SSS", "LLL", "UWU", "SWU", "LSW", "WWSW", "LLS", "SLL", "UWSS"];
        let workers = [4, 5, 5, 6, 7, 7, 7, 7, 7, 7];
        for (n, (composition, workers)) in (1..).zip(compositions.into_iter().zip(workers)) {
            let sword = ready(&mut scene, composition);
            scene.forget().acts(0, &[Action::Deliver(sword), NOTHING]);
            assert_eq!(scene.player(0).delivered.len(), n);
            assert!(scene.player(0).delivered.contains(sword) && !scene.player(0).forge.contains(sword));
            assert_eq!(scene.player(0).workers, workers, "after {n} deliveries");
        }
        assert_eq!((scene.player(1).workers, scene.player(1).delivered.len()), (4, 0));
    }
}

/// DEL-4.3, TRN-2: the freed Worker can be placed at once, in the same turn.
#[test]
fn a_freed_worker_is_available_at_once() {
    let mut scene = Scene::new(2);
    scene.delivered(0, "SSS");
    let sword = ready(&mut scene, "WWW");
    for _ in 0..4 {
        scene.player(0).workers -= 1;
        scene.player(0).at_forge[0].add(WORKER);
    }
    refused(&scene, 0, place(WORKER, Area::Komainu), Reason::NoWorker, "TRN-2");
    scene.acts(0, &[Action::Deliver(sword), NOTHING, place(WORKER, Area::Komainu)]);
    assert_eq!((scene.player(0).workers, scene.coins_of(0)), (0, 2 + 4));
}

/// DEL-4.4: a freed Worker comes back to its owner in the next rounds.
#[test]
fn a_freed_worker_stays_available() {
    let mut scene = Scene::new(2);
    scene.delivered(0, "SSS");
    let sword = ready(&mut scene, "WWW");
    scene.acts(0, &[Action::Deliver(sword), NOTHING, place(WORKER, Area::Komainu), Action::EndTurn]);
    assert_eq!(scene.player(0).workers, 4);
    for (round, expected) in [(2, [5, 4]), (3, [5, 4])] {
        scene.turn(0).others_passed().pass();
        assert_eq!(scene.table().round, round);
        assert_eq!([scene.player(0).workers, scene.player(1).workers], expected);
    }
}

/// DEL-5.1, DEL-5.3: none, one or two resources that the Sword has; two of a kind if it has two.
#[test]
fn up_to_two_resources_of_the_sword_are_copied() {
    let one = |kind| Action::Project(Some(kind), None);
    let two = |kind, other| Action::Project(Some(kind), Some(other));
    let cases = [
        ("WWW", vec![NOTHING, one(W), two(W, W)]),
        ("LSW", vec![NOTHING, one(W), one(S), one(L), two(W, S), two(W, L), two(S, L)]),
        ("UWU", vec![NOTHING, one(U), one(W), two(U, U), two(U, W)]),
        ("WSSL", vec![NOTHING, one(W), one(S), one(L), two(W, S), two(W, L), two(S, S), two(S, L)]),
    ];
    for (composition, expected) in cases {
        let mut scene = Scene::new(2);
        let sword = ready(&mut scene, composition);
        scene.act(0, Action::Deliver(sword));
        let options = scene.options(0);
        assert_eq!(options.len(), expected.len(), "{composition}");
        assert!(expected.iter().all(|action| options.contains(action)), "{composition}: {options:?}");
    }
    let mut scene = Scene::new(2);
    let sword = ready(&mut scene, "UWSS");
    scene.act(0, Action::Deliver(sword));
    for action in [two(U, U), two(W, W), two(S, L), one(L), two(L, L)] {
        refused(&scene, 0, action, Reason::NotOnThatSword, "DEL-5");
    }
}

/// DEL-5.1, DEL-5.2: the copies come from the supply: Sword and stock keep theirs; decorated ones are copied as base.
#[test]
fn copies_are_base_resources_from_the_supply() {
    for (choice, expected) in [
        (NOTHING, [1, 0, 0, 2]),
        (Action::Project(Some(S), None), [1, 0, 1, 2]),
        (Action::Project(Some(U), Some(W)), [2, 1, 0, 2]),
        (Action::Project(Some(S), Some(S)), [1, 0, 2, 2]),
    ] {
        let mut scene = Scene::new(2);
        scene.project(0, "ULL");
        let sword = ready(&mut scene, "UWSS");
        scene.decorated(sword, "US").stock(0, "UWS").act(0, Action::Deliver(sword));
        scene.forget().act(0, choice);
        assert_eq!(scene.player(0).project, ByKind(expected));
        let grew = scene.events.iter().any(|event| matches!(event, Event::ProjectGrew { .. }));
        assert_eq!(grew, choice != NOTHING);
        assert_eq!(scene.stock_of(0), "UWSS", "the row's Steel alone came in");
        assert_eq!(scene.look().placed(sword), [U, W, S, S]);
    }
    let mut scene = Scene::new(2);
    scene.project(0, "WLL");
    let sword = ready(&mut scene, "UWSS");
    scene.decorated(sword, "US");
    scene.acts(0, &[Action::Deliver(sword), Action::Project(Some(U), Some(S))]);
    scene.act(0, Action::PutKatana { change: false });
    for kind in [U, W, S, L, L] {
        scene.act(0, Action::Compose(kind));
    }
    let katana = SwordId::katana(Seat(0));
    assert!(scene.look().table.blade(katana).decorated.is_empty());
    assert!(scene.look().placed(katana).is_empty());
}

/// DEL-5.4: with the Katana in play or delivered, nothing is copied any more.
#[test]
fn nothing_is_copied_once_the_katana_is_in_play() {
    for n_placed in [0, 4] {
        let mut scene = Scene::new(2);
        let katana = scene.favors(&[]).katana(0, "UWSL", n_placed);
        if n_placed == 4 {
            scene.act(0, Action::Deliver(katana));
        }
        let sword = ready(&mut scene, "WWW");
        scene.act(0, Action::Deliver(sword));
        assert!(scene.may(0, place(WORKER, Area::Forge)), "the delivery asks nothing more");
        assert_eq!(scene.player(0).project, ByKind([1; 4]));
        assert!(scene.player(0).delivered.contains(sword));
    }
}

/// DEL-6.1: a complete Sword may wait, into a later round too, and scores by the round of its delivery.
#[test]
fn a_complete_sword_may_wait() {
    let mut scene = Scene::new(2);
    let sword = ready(&mut scene, "WWW");
    scene.act(0, place(WORKER, Area::Komainu));
    assert!(scene.may(0, Action::Deliver(sword)) && scene.may(0, Action::EndTurn));
    scene.act(0, Action::EndTurn).turn(0).others_passed().pass();
    assert_eq!((scene.table().round, scene.stands(sword), scene.score(0)), (2, (2, 4), 0));
    scene.act(0, Action::Deliver(sword));
    assert_eq!(scene.score(0), 3 + 2);
}

/// DEL-7.1: deliveries use up no turn: before the figure is placed, several of them, and after the action.
#[test]
fn a_delivery_is_not_an_action() {
    let mut scene = Scene::new(2);
    let swords = ["WWW", "SSS", "LLL"].map(|composition| ready(&mut scene, composition));
    scene.acts(0, &[Action::Deliver(swords[0]), NOTHING, Action::Deliver(swords[1]), NOTHING]);
    assert_eq!((scene.asked(), scene.player(0).workers), (vec![0], 5));
    assert!(!scene.may(0, Action::EndTurn), "a figure is still to be placed");
    scene.act(0, place(WORKER, Area::Komainu));
    assert_eq!(scene.asked(), [0]);
    scene.acts(0, &[Action::Deliver(swords[2]), NOTHING, Action::EndTurn]);
    assert_eq!((scene.asked(), scene.score(0)), (vec![1], 3 + 4 + 4));
}

/// DEL-7.2: in another's turn: before that player places, during the action and at its end.
#[test]
fn a_delivery_is_possible_in_others_turns() {
    for players in 2..=4 {
        for seat in 1..players {
            let mut scene = Scene::new(players);
            let swords = ["WWW", "SSS", "LLL"].map(|tile| scene.sword(seat, tile, 3));
            scene.coins(0, 9).acts(seat, &[Action::Deliver(swords[0]), NOTHING]);
            assert_eq!((scene.score(seat), scene.score(0)), (3, 0));
            assert_eq!(scene.asked(), [0]);
            scene.acts(0, &[place(WORKER, Area::Market), Action::BuyResource(W)]);
            scene.acts(seat, &[Action::Deliver(swords[1]), NOTHING]);
            assert!(scene.may(0, Action::BuyResource(W)), "the action goes on");
            scene.act(0, Action::TakeMarketCard(0));
            scene.acts(seat, &[Action::Deliver(swords[2]), NOTHING]);
            scene.act(0, Action::EndTurn);
            assert_eq!((scene.asked(), scene.player(seat).delivered.len()), (vec![1], 3));
        }
    }
}

/// DEL-7.2, PLY-6.4: a player who is asked to react to another's action may deliver first, buying in the middle of it,
/// and react after it; meanwhile the others wait.
#[test]
fn a_delivery_is_possible_before_a_reaction() {
    let mut scene = Scene::new(3);
    let sword = scene.sword(2, "WWW", 3);
    let others = scene.sword(1, "SSS", 3);
    let card = scene.market_card(2, 3);
    let any_moment = scene.market_card(1, 4);
    scene.family(2, &[Room::Coins]).coins(2, 1);
    let rooms = scene.room_set(&[Room::Decorator]);
    scene.acts(0, &[place(WORKER, Area::Palace), Action::Arrange(rooms), Action::Done]);
    assert_eq!(scene.asked(), [1, 2]);
    scene.act(1, Action::Decline).act(2, Action::Deliver(sword));
    refused(&scene, 1, Action::Deliver(others), Reason::NotNow, "EDG-1");
    refused(&scene, 1, Action::Play(any_moment), Reason::NotNow, "EDG-1");
    scene.acts(2, &[Action::Collect(Line::column(3)), Action::Buy(card), Action::Line(Line::row(1))]);
    scene.acts(2, &[Action::Collect(Line::row(1)), NOTHING]);
    assert_eq!((scene.coins_of(2), scene.stock_of(2)), (2, "W".to_owned()));
    assert!(scene.may(1, Action::Deliver(others)), "the delivery is over");
    let room = scene.place_of(Room::Coins);
    scene.act(2, Action::UseRoom { room, on: Target::Plain });
    assert_eq!((scene.coins_of(2), scene.asked()), (2 + 2, vec![0]));
}

/// DEL-7.3: between two moves of one's own action and of another's.
#[test]
fn a_delivery_is_possible_between_two_moves() {
    for seat in [0, 1] {
        let mut scene = Scene::new(2);
        let movers = [scene.sword(0, "UWU", 0), scene.sword(0, "LLL", 0)];
        let sword = scene.sword(seat, "WWW", 3);
        scene.stock(0, "UL").acts(0, &[place(WORKER, Area::Forge), Action::Line(Line::column(0))]);
        scene.act(0, Action::Move(movers[0]));
        scene.acts(seat, &[Action::Deliver(sword), NOTHING]);
        assert_eq!(scene.score(seat), 3);
        scene.act(0, Action::Move(movers[1]));
        assert_eq!(movers.map(|mover| scene.stands(mover)), [(1, 2), (4, 2)]);
    }
}

/// DEL-7.4, PAS-1: not after passing, in that turn or in another's; in the next round again.
#[test]
fn no_delivery_after_passing() {
    for players in 2..=4 {
        let mut scene = Scene::new(players);
        let swords = [ready(&mut scene, "WWW"), ready(&mut scene, "SSS")];
        let deliver = Action::Deliver(swords[1]);
        scene.acts(0, &[Action::Deliver(swords[0]), NOTHING]);
        let pass = scene.options(0).into_iter().find(|action| matches!(action, Action::Pass(_)));
        scene.act(0, pass.expect("passing is possible"));
        refused(&scene, 0, deliver, Reason::Passed, "PAS-1");
        scene.act(0, Action::EndTurn);
        for seat in 1..players {
            assert_eq!(scene.asked(), [seat]);
            refused(&scene, 0, deliver, Reason::Passed, "PAS-1");
            scene.pass();
        }
        assert_eq!(scene.table().round, 2);
        assert!(scene.may(0, deliver));
    }
}

/// DEL-8.1: what lies on a delivered Sword stays there, decorated as it was, to the end of the game.
#[test]
fn resources_stay_on_delivered_swords() {
    let mut scene = Scene::new(2);
    let sword = ready(&mut scene, "WSSL");
    let honor = scene.round(3).decorated(sword, "WL").holds_honor(0, components::Honor::Decorations);
    scene.acts(0, &[Action::Deliver(sword), NOTHING]);
    let keeps = |scene: &Scene| {
        assert_eq!(scene.look().placed(sword), [W, S, S, L]);
        let decorated: Vec<Kind> = scene.look().table.blade(sword).decorated.iter().collect();
        assert_eq!(decorated, [W, L]);
    };
    keeps(&scene);
    assert_eq!(scene.stock_of(0), "L", "the row's Leather; nothing of the Sword comes back");
    scene.others_passed().pass();
    assert_eq!((scene.table().round, scene.is_over()), (4, false));
    keeps(&scene);
    scene.others_passed().pass();
    assert!(scene.is_over());
    keeps(&scene);
    let scored = Event::HonorScored { seat: Seat(0), honor, points: 2 };
    assert!(scene.events.contains(&scored), "both decorations count at the end");
}
