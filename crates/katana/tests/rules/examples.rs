//! The rulebooks' worked examples that state a result.

use katana::{
    Action, Event, Reason, Target,
    piece::{Area, GhostCard, House, Kind, Line, Room},
    scene::{Driver, Scene},
};

use crate::{
    ghost_turns::with_ghost,
    shared::{MONK, WORKER, activated, place, with_swords},
};

/// SET-10, Example 1: the last in turn order chooses first; everyone takes the Coins of Sword and Sashimono.
#[test]
fn example_1_starting_swords_are_chosen_in_reverse_order() {
    use tabletop::{Game, NoLog, Seat, Seed, Status};
    let scene = Scene::new(4);
    let mut game = katana::Katana::new(&scene.rules, &Seed([3; 32]), &mut NoLog);
    let first = game.table().first;
    for back in [3, 2, 1] {
        let chooser = Seat((first.0 + back) % 4);
        assert_eq!(game.status(), Status::Waiting(tabletop::Seats::one(chooser)));
        let mut options = tabletop::Options::default();
        game.options(&scene.rules, chooser, &mut options);
        assert_eq!(options.all().len(), usize::from(back) + 1);
        let Action::TakeStart(sword) = options.all()[0] else { panic!("a starting Sword") };
        game.play(&scene.rules, chooser, options.all()[0], &mut NoLog);
        let coins = u16::from(scene.rules.tile(sword).coins) + u16::from(back);
        assert_eq!(game.table().player(chooser).coins, coins);
    }
    let last = game.table().player(first).forge.iter().next().expect("the first player got the last Sword");
    assert_eq!(game.table().player(first).coins, u16::from(scene.rules.tile(last).coins));
}

/// TEM-1, Example 2: with 8 Coins, 5 pay for a Monk at the Market; then a Worker must do.
#[test]
fn example_2_a_monk_costs_five_coins_in_the_first_round() {
    let mut scene = Scene::new(4);
    scene.coins(0, 8).act(0, place(MONK, Area::Market));
    assert_eq!(scene.coins_of(0), 3);
    scene.act(0, Action::TakeMarketCard(0)).act(0, Action::TakeMarketCard(0)).act(0, Action::EndTurn);
    scene.turn(0);
    assert_eq!(scene.why(0, place(MONK, Area::Academy)), Some(Reason::OfferingTooDear { missing: 2 }));
    assert!(scene.may(0, place(WORKER, Area::Academy)));
}

/// HOU-1, HOU-2, Example 3: Sword, Worker in its space, 4 Coins, Sashimono and card.
#[test]
fn example_3_a_sword_brings_coins_sashimono_and_card() {
    let mut scene = Scene::new(4);
    let sword = scene.display(1, 0, "SWWWS");
    let card = *scene.table().decks.daimyo[1].last().expect("a top card");
    scene.act(0, place(WORKER, Area::Houses)).act(0, Action::TakeSword { house: House(1), space: 0 });
    assert_eq!(scene.coins_of(0), 4);
    assert_eq!(scene.stands(sword), (3, 1));
    assert!(scene.player(0).hand.contains(card));
    assert_eq!(scene.table().blade(sword).sashimono, katana::table::Sashimono::Of(House(1)));
    assert!(scene.table().board.houses[1][0].is_some());
    assert_eq!(scene.player(0).workers, 3);
}

/// MAR-1, MAR-2, MAR-3, Example 4: 1 Wood and 1 Steel for 3 Coins, a card, then a second after replacement.
#[test]
fn example_4_a_monk_at_the_market_takes_two_cards() {
    let mut scene = Scene::new(4);
    scene.coins(0, 8).act(0, place(MONK, Area::Market));
    scene.acts(0, &[Action::BuyResource(Kind::Wood), Action::BuyResource(Kind::Steel)]);
    assert_eq!((scene.coins_of(0), scene.stock_of(0)), (0, "WS".to_owned()));
    let next = *scene.table().decks.market.last().expect("a next card");
    scene.act(0, Action::TakeMarketCard(1));
    assert_eq!(scene.table().board.cards[1], Some(next), "the card is replaced before the second is taken");
    scene.act(0, Action::TakeMarketCard(1));
    assert!(scene.player(0).hand.contains(next));
    assert_eq!(scene.player(0).hand.len(), 2);
}

/// ACA-1 to ACA-4, Examples 5a to 5d (5a: 8 Coins, as in the Italian and Japanese texts).
#[test]
fn example_5_decorations_at_the_academy() {
    let mut scene = Scene::new(4);
    // Paul (0): Lacquer on one Sword, Wood and Steel on another, Leather on a third.
    let lacquer = scene.sword(0, "UWU", 1);
    let wood_steel = scene.sword(0, "WSSL", 2);
    let leather = scene.sword(0, "LLL", 1);
    scene.player(0).decorators = katana::piece::ByKind([1, 0, 1, 0]);
    // John (1): a base Lacquer, a decorated Wood, a decorated and a base Steel.
    let john = scene.sword(1, "UWSS", 4);
    scene.decorated(john, "WS");
    // Ringo (2): a Sword with all four.
    let ringo = scene.sword(2, "LSWU", 4);
    scene.player(2).decorators[Kind::Leather] = 2;
    // George (3): Steel alone, and it is decorated.
    let george = scene.sword(3, "SSS", 1);
    scene.decorated(george, "S");
    scene.coins(0, 5).act(0, place(MONK, Area::Academy));
    scene.acts(0, &[Action::Advance(Some(Kind::Wood)), Action::Advance(Some(Kind::Wood))]);
    for (sword, kind) in [
        (lacquer, Kind::Lacquer),
        (wood_steel, Kind::Wood),
        (wood_steel, Kind::Steel),
        (leather, Kind::Leather),
    ] {
        scene.act(0, Action::Decorate { sword, kind });
    }
    assert_eq!(scene.coins_of(0), 8, "Lacquer 2, Wood 3, Steel 2, Leather 1");
    assert_eq!(scene.asked(), [1, 2], "George can decorate nothing");
    assert_eq!(
        scene.why(1, Action::Decorate { sword: john, kind: Kind::Steel }),
        Some(Reason::DecoratedAlready)
    );
    let answers = scene.options(1);
    assert_eq!(answers[..2], [Action::Decorate { sword: john, kind: Kind::Lacquer }, Action::Decline]);
    scene.act(2, Action::Decorate { sword: ringo, kind: Kind::Leather });
    assert_eq!(scene.coins_of(2), 3);
    scene.act(1, Action::Decorate { sword: john, kind: Kind::Lacquer });
    assert_eq!(scene.coins_of(1), 1);
}

/// PAL-2, PAL-3, PAL-5, Example 6: Coins first, then Leather; two Swords moved by the Monk; the others' Rooms.
#[test]
fn example_6_a_monk_at_the_palace_and_the_others() {
    let mut scene = Scene::new(4);
    scene.round(3).coins(0, 8).stock(0, "UW");
    let one = scene.sword(0, "UUWW", 0);
    let other = scene.sword(0, "WWW", 0);
    scene.family(0, &[Room::Coins, Room::Leather]).family(1, &[Room::Lacquer]).coins(1, 2);
    scene.family(2, &[Room::Move]).stock(2, "S").family(3, &[Room::Decorator]);
    let paul = scene.sword(2, "SSS", 0);
    scene.act(0, place(MONK, Area::Palace));
    assert_eq!(scene.coins_of(0), 0);
    let rooms = scene.room_set(&[Room::Coins, Room::Leather, Room::Move]);
    scene.act(0, Action::Arrange(rooms));
    let use_room = |scene: &Scene, room, on| Action::UseRoom { room: scene.place_of(room), on };
    let leather = use_room(&scene, Room::Leather, Target::Plain);
    assert_eq!(scene.why(0, leather), Some(Reason::RoomTooDear { missing: 1 }));
    let coins = use_room(&scene, Room::Coins, Target::Plain);
    scene.act(0, coins).act(0, leather);
    assert_eq!((scene.coins_of(0), scene.stock_of(0)), (1, "UWL".to_owned()));
    for sword in [one, other] {
        let step = use_room(&scene, Room::Move, Target::Sword(sword));
        scene.act(0, step);
    }
    assert_eq!((scene.stands(one), scene.stands(other)), ((1, 2), (2, 2)));
    if scene.asked() == [0] {
        scene.act(0, Action::Done);
    }
    assert_eq!(scene.asked(), [1, 2, 3]);
    let lacquer = use_room(&scene, Room::Lacquer, Target::Plain);
    let step = use_room(&scene, Room::Move, Target::Sword(paul));
    let decorator = use_room(&scene, Room::Decorator, Target::Decorator(Some(Kind::Steel)));
    scene.act(3, decorator).act(1, lacquer).act(2, step);
    assert_eq!((scene.coins_of(1), scene.stock_of(1)), (0, "U".to_owned()));
    assert_eq!(scene.stands(paul), (3, 2));
    assert_eq!(scene.player(3).decorators[Kind::Steel], 1);
}

/// KOM-1, KOM-2, Example 7: a Monk at Komainu takes 4 Coins and moves a Sword.
#[test]
fn example_7_a_monk_at_komainu_moves_a_sword() {
    let mut scene = Scene::new(4);
    let sword = scene.sword(0, "LLL", 0);
    scene.coins(0, 5).stock(0, "L").act(0, place(MONK, Area::Komainu)).act(0, Action::Move(sword));
    assert_eq!((scene.coins_of(0), scene.stands(sword)), (4, (4, 2)));
}

/// FOR-1, FOR-2, MOV-3, MOV-7, Examples 8a to 8f: three Swords cross the Forge.
#[test]
fn example_8_three_swords_on_the_forge() {
    let (mut scene, [red, blue, white]) =
        with_swords([("UWSS", 0), ("SWWWS", 0), ("LSWU", 0)], "USLWWWSWSWSSU");
    scene.coins(0, 20).family(0, &[Room::Move]);
    let forge = |scene: &mut Scene, figure, line| {
        scene.turn(0).acts(0, &[place(figure, Area::Forge), Action::Line(line)]);
    };
    // 8b: a Worker on the first column: each moves right.
    forge(&mut scene, WORKER, Line::column(0));
    scene.acts(0, &[Action::Move(red), Action::Move(blue), Action::Move(white)]);
    assert_eq!([red, blue, white].map(|sword| scene.stands(sword)), [(1, 2), (3, 2), (4, 2)]);
    // 8c: activated together now, red and blue need the same space, so one of them stays.
    for (first, second) in [(red, blue), (blue, red)] {
        let mut fork = Scene { game: scene.game.clone(), rules: scene.rules.clone(), events: Vec::new() };
        forge(&mut fork, WORKER, Line::column(1));
        assert!(fork.may(0, Action::Move(second)));
        fork.act(0, Action::Move(first));
        assert!(!fork.may(0, Action::Move(second)));
    }
    // John goes to the Palace, and Paul moves blue up with a Wood.
    scene.turn(1).act(1, place(WORKER, Area::Palace));
    let anywhere = scene.options(1)[0];
    scene.act(1, anywhere);
    if scene.asked() == [1] {
        scene.act(1, Action::Done);
    }
    let room = scene.place_of(Room::Move);
    scene.act(0, Action::UseRoom { room, on: Target::Sword(blue) });
    assert_eq!(scene.stands(blue), (2, 2));
    // 8d: a Worker on the second column: blue right, so that red can come down; white up.
    forge(&mut scene, WORKER, Line::column(1));
    assert_eq!(scene.why(0, Action::Move(red)), Some(Reason::Blocked));
    scene.acts(0, &[Action::Move(blue), Action::Move(red), Action::Move(white)]);
    assert_eq!([red, blue, white].map(|sword| scene.stands(sword)), [(2, 2), (2, 3), (3, 2)]);
    // 8e: a Monk on the second row: white, by the extra move, swaps with red; blue goes on.
    forge(&mut scene, MONK, Line::row(1));
    scene.acts(0, &[Action::Swap(red, white), Action::Move(blue)]);
    assert_eq!([red, blue, white].map(|sword| scene.stands(sword)), [(3, 2), (2, 4), (2, 2)]);
    // 8f: the second Monk on the second column, blue by the extra move: it is ready.
    scene.player(0).workers = 2;
    forge(&mut scene, MONK, Line::column(1));
    scene.acts(0, &[Action::Move(red), Action::Move(white), Action::Move(blue)]);
    assert_eq!([red, blue, white].map(|sword| scene.stands(sword)), [(3, 3), (3, 4), (1, 2)]);
    assert!(scene.may(0, Action::Deliver(blue)));
}

/// FOR-2, MOV-5, MOV-7, Example 9: a swap, the extra move of one of the two, and the third comes down.
#[test]
fn example_9_a_swap_and_an_extra_move() {
    let (mut scene, [red, green, blue]) =
        activated([("UWSS", 1), ("WSSL", 1), ("SWWWS", 1)], "WWWS", MONK, Line::column(1));
    assert_eq!(scene.why(0, Action::Move(red)), Some(Reason::Blocked));
    scene.acts(0, &[Action::Swap(green, blue), Action::Move(blue), Action::Move(red)]);
    assert_eq!([red, green, blue].map(|sword| scene.stands(sword)), [(2, 2), (3, 2), (2, 3)]);
}

/// FOR-2, Example 10: a Sword brought into the row by the extra move is activated there.
#[test]
fn example_10_a_sword_brought_into_the_line_moves_again() {
    let (mut scene, [one, blue, three]) =
        activated([("WWSW", 2), ("SWWWS", 1), ("WSSL", 0)], "SWWWW", MONK, Line::row(1));
    scene.acts(0, &[Action::Move(blue), Action::Move(one), Action::Move(blue), Action::Move(three)]);
    assert_eq!([one, blue, three].map(|sword| scene.stands(sword)), [(3, 3), (2, 3), (2, 2)]);
}

/// DEL-1, DEL-2, DEL-3, DEL-4, DEL-5, Example 11: 17 points, 1 Steel and 1 Coin, 2 Steel for the Project.
#[test]
fn example_11_a_delivery_in_the_third_round() {
    let mut scene = Scene::new(4);
    scene.round(3);
    scene.delivered(0, "WWW");
    let sword = scene.sword(0, "UWSS", 4);
    scene.decorated(sword, "UWS");
    let workers = scene.player(0).workers;
    scene.act(0, Action::Deliver(sword));
    assert_eq!(scene.score(0), 6 + 4 + 1 + 2 + 4);
    assert_eq!((scene.coins_of(0), scene.stock_of(0)), (1, "S".to_owned()));
    assert_eq!(scene.player(0).sashimono, [1, 0, 0, 0]);
    assert_eq!(scene.player(0).workers, workers + 1, "the second space frees a Worker");
    scene.act(0, Action::Project(Some(Kind::Steel), Some(Kind::Steel)));
    assert_eq!(scene.player(0).project[Kind::Steel], 2);
}

/// PLY-3, PLY-7, MKT-1, Examples 12a and 12b: a card played in another's turn is bought with a reaction's
/// Coins, or after deliveries.
#[test]
fn example_12_a_card_in_anothers_turn() {
    let mut scene = Scene::new(2);
    let card = scene.market_card(1, 1);
    let sword = scene.sword(1, "WWW", 3);
    scene.family(1, &[Room::Move]);
    scene.act(0, place(WORKER, Area::Palace));
    let rooms = scene.room_set(&[Room::Coins]);
    scene.act(1, Action::Play(card)).act(1, Action::Arrange(rooms));
    assert_eq!(scene.why(1, Action::Buy(card)), Some(Reason::BenefitTooDear { missing: 1 }));
    let anywhere = scene.options(0)[0];
    scene.act(0, anywhere);
    if scene.asked() == [0] {
        scene.act(0, Action::Done);
    }
    let room = scene.place_of(Room::Coins);
    scene.act(1, Action::UseRoom { room, on: Target::Plain });
    assert!(scene.may(1, Action::Buy(card)), "12a: 1 of the 2 Coins pays for it");
    scene.act(1, Action::Deliver(sword));
    assert!(scene.may(1, Action::Buy(card)), "12b: during the delivery");
    scene.acts(
        1,
        &[Action::Collect(Line::row(1)), Action::Collect(Line::column(3)), Action::Project(None, None)],
    );
    assert!(scene.may(1, Action::Buy(card)), "12b: after the delivery");
    scene.acts(1, &[Action::Buy(card), Action::Line(Line::row(0))]);
    assert_eq!(scene.coins_of(1), 2 + 2 - 1);
}

/// PLY-6, PLY-7, MKT-3, MKT-5, Example 13 (the fourth column, as in the Italian text).
#[test]
fn example_13_market_cards_5_and_3_at_a_delivery() {
    let mut scene = Scene::new(2);
    scene.round(2).coins(0, 3);
    let (five, three) = (scene.market_card(0, 5), scene.market_card(0, 3));
    let sword = scene.sword(0, "SWWWS", 5);
    scene.decorated(sword, "WS");
    assert_eq!(scene.stands(sword), (3, 4));
    scene.acts(0, &[Action::Buy(five), Action::Line(Line::row(2)), Action::Deliver(sword)]);
    scene.acts(0, &[Action::PlayOnLine(five, Line::row(2)), Action::Play(three)]);
    assert_eq!(scene.score(0), 5 + 5 + 1 + 2 + 2);
    scene.act(0, Action::Collect(Line::row(2)));
    assert_eq!((scene.coins_of(0), scene.stock_of(0)), (4, "SS".to_owned()));
    // With no card left to play or to buy, the column pays by itself.
    scene.acts(0, &[Action::Buy(three), Action::Line(Line::column(3))]);
    assert_eq!(scene.coins_of(0), 4 - 3 + 2 + 2);
}

/// PLY-5, PLY-6, Example 14: the column's Coins buy the card for the row; under the column it would wait, for a line that
/// pays cannot be interrupted; or the card is discarded and nothing is spent.
#[test]
fn example_14_coins_of_the_column_buy_for_the_row() {
    let collected = || {
        let mut scene = Scene::new(2);
        let sword = scene.sword(0, "LSWU", 4);
        let card = scene.market_card(0, 3);
        assert_eq!(scene.stands(sword), (1, 2));
        scene.coins(0, 1).acts(0, &[Action::Deliver(sword), Action::Play(card)]);
        assert_eq!(scene.score(0), 10);
        assert_eq!(scene.why(0, Action::Buy(card)), Some(Reason::BenefitTooDear { missing: 2 }));
        scene.act(0, Action::Collect(Line::column(1)));
        assert_eq!(scene.coins_of(0), 3);
        assert_eq!(scene.why(0, Action::Collect(Line::column(1))), Some(Reason::LinePaid));
        (scene, card)
    };
    let deliver = |line: Line| {
        let (mut scene, card) = collected();
        scene.acts(0, &[Action::Buy(card), Action::Line(line)]);
        (scene.coins_of(0), scene.stock_of(0))
    };
    assert_eq!(deliver(Line::row(0)), (2, "U".to_owned()));
    assert_eq!(deliver(Line::column(1)), (0, "U".to_owned()), "that column has paid");
    let (mut scene, card) = collected();
    scene.act(0, Action::Discard(card));
    assert_eq!((scene.coins_of(0), scene.stock_of(0)), (3, "U".to_owned()), "the row pays, nothing is spent");
}

/// DEL-5, Example 15: 0 to 2 resources of each delivered Sword go into the Project.
#[test]
fn example_15_the_project_grows_by_up_to_two_a_sword() {
    let mut scene = Scene::new(2);
    scene.project(0, "ULSS");
    let sword = scene.sword(0, "WWW", 3);
    scene.act(0, Action::Deliver(sword)).act(0, Action::Project(Some(Kind::Wood), None));
    assert_eq!(scene.player(0).project, katana::piece::ByKind([1, 1, 2, 1]));
}

/// KAT-1, Example 16: a Project of 1 Lacquer, 1 Wood, 2 Steel and 2 Leather is arranged and enters.
#[test]
fn example_16_the_katana_enters_with_its_composition() {
    let mut scene = Scene::new(2);
    scene.project(0, "UWSSLL").act(0, Action::PutKatana { change: false });
    for kind in [Kind::Lacquer, Kind::Wood, Kind::Steel, Kind::Leather, Kind::Leather, Kind::Steel] {
        scene.act(0, Action::Compose(kind));
    }
    let katana = katana::piece::SwordId::katana(tabletop::Seat(0));
    assert_eq!(scene.stands(katana), (1, 1));
    assert_eq!(scene.player(0).composition.to_string(), "UWSLLS");
    assert_eq!((scene.score(0), scene.coins_of(0)), (0, 0));
}

/// KAT-4, DEL-1, Example 17: a Katana worth 15, 8 for decorations, 6 for the fourth round.
#[test]
fn example_17_the_katana_is_delivered_for_29_points() {
    let mut scene = Scene::new(2);
    let katana = scene.favors(&[]).round(4).katana(0, "UWSSLL", 6);
    scene.decorated(katana, "ULW").act(0, Action::Deliver(katana));
    assert_eq!(scene.score(0), 29);
}

/// END-3, Example 18: sets of Sashimono for 16 points, as the English picture has them and as the Italian captions count.
#[test]
fn example_18_sets_of_sashimono() {
    use katana::flow::end::sashimono_points;
    assert_eq!(sashimono_points([2, 2, 2, 1]), 16, "a set of four and a set of three");
    assert_eq!(sashimono_points([3, 1, 1, 3]), 10 + 3 + 3, "a set of four and two sets of two");
    assert_eq!(sashimono_points([1, 0, 0, 0]), 1);
    assert_eq!(sashimono_points([1, 1, 0, 0]), 3);
    assert_eq!(sashimono_points([0, 1, 1, 1]), 6);
    assert_eq!(sashimono_points([1, 1, 1, 1]), 10);
}

/// HON-11: the Coins of Example 21 give two human players 9 and 7 points.
#[test]
fn example_21_one_point_for_each_four_coins() {
    use katana::{components::Honor, honor};
    let mut scene = Scene::new(2);
    scene.coins(0, 38).coins(1, 28);
    assert_eq!(honor::points(scene.look(), tabletop::Seat(0), Honor::Coins), 9);
    assert_eq!(honor::points(scene.look(), tabletop::Seat(1), Honor::Coins), 7);
}

/// GHO-4, Example 19: in the first round the Ghost takes a Sword of 6 points: 6 + 0, and a Steel for its Katana.
#[test]
fn example_19_the_ghost_takes_a_sword_and_a_steel() {
    let mut scene = with_ghost(1, 3);
    scene.no_swords();
    scene.display(0, 0, "WSWUW");
    let sword = scene.display(1, 1, "SLSWU");
    scene.ghost_draws(&[GhostCard::Daimyo]).ghost_turn();
    assert_eq!(scene.score(1), 6);
    assert!(scene.ghost_player().delivered.contains(sword));
    assert_eq!(scene.ghost_player().sashimono, [0, 1, 0, 0]);
    assert_eq!(scene.ghost_player().composition.kinds(), [Kind::Steel]);
}

/// GHO-7, Example 20: the Ghost scores 3, for one Decorator of the people is in the last column.
#[test]
fn example_20_the_ghost_scores_the_best_decorator() {
    let mut scene = with_ghost(2, 3);
    scene.player(0).decorators[Kind::Wood] = 1;
    scene.player(1).decorators[Kind::Leather] = 2;
    scene.ghost_draws(&[GhostCard::Academy]).ghost_turn();
    assert_eq!(scene.score(2), 3);
}

/// GHO-12, HON-11, Example 21: 38 Coins would be 9 points and 28 Coins 7, so the Ghost scores 9.
#[test]
fn example_21_the_ghost_scores_the_better_of_two_humans() {
    use katana::components::Honor;
    let mut scene = with_ghost(2, 3);
    scene.coins(0, 38).coins(1, 28);
    let honor = scene.holds_honor(2, Honor::Coins);
    scene.round(4).turn(0).others_passed().forget().pass();
    let seat = tabletop::Seat(2);
    assert!(scene.events.contains(&Event::HonorCopied { seat, honor, of: tabletop::Seat(0) }));
    assert!(scene.events.contains(&Event::HonorScored { seat, honor, points: 9 }));
}

/// PLY-8, Example 22: two Market cards 3 make three times the points, not four.
#[test]
fn example_22_two_cards_3_score_fifteen() {
    let mut scene = Scene::new(2);
    let sword = scene.sword(0, "LSWU", 4);
    scene.market_card(0, 3);
    scene.market_card(0, 3);
    scene.act(0, Action::Deliver(sword));
    for _ in 0..2 {
        let plays = scene.options(0).into_iter().filter(|action| matches!(action, Action::Play(_)));
        let [play] = plays.collect::<Vec<_>>()[..] else { panic!("copies of a card are interchangeable") };
        scene.act(0, play);
    }
    assert_eq!(scene.score(0), 15);
}
