//! The edge cases (EDG): free actions between decisions, placements without effect, what never runs out.

use katana::{
    Action, Event, Reason, Target,
    components::Honor,
    honor,
    piece::{Area, Figure, House, Kind, Line, Room, SwordId},
    scene::{Driver, Scene},
    table::{Category, KatanaStage, Shame},
};
use tabletop::Seat;

use crate::shared::{MONK, WORKER, place};

/// Seat 1 could deliver, put its Katana into play and play a card; so could seat 2; seat 0 is to act.
fn with_free_actions() -> (Scene, [Action; 3], Action) {
    let mut scene = Scene::new(3);
    let sword = scene.sword(1, "WWW", 3);
    let card = scene.market_card(1, 4);
    scene.project(1, "UWSL").coins(1, 9);
    let free = [Action::Deliver(sword), Action::PutKatana { change: false }, Action::Play(card)];
    let other = Action::Deliver(scene.sword(2, "SSS", 3));
    (scene, free, other)
}

/// A seat delivers: row, column, nothing for the Project.
fn deliver(scene: &mut Scene, seat: u8, action: Action) {
    scene.act(seat, action);
    while let Some(&collect) = scene.options(seat).iter().find(|action| matches!(action, Action::Collect(_)))
    {
        scene.act(seat, collect);
    }
    scene.act(seat, Action::Project(None, None));
}

/// EDG-1: free actions are accepted from every seat between any two decisions of a turn.
#[test]
fn free_actions_are_accepted_between_decisions() {
    let (mut scene, free, other) = with_free_actions();
    let [red, blue] = ["UWSS", "LLL"].map(|composition| scene.sword(0, composition, 0));
    scene.stock(0, "UL").coins(0, 40);
    let is_open = |scene: &Scene, when: &str| {
        assert!(free.iter().all(|&action| scene.may(1, action)), "seat 1 {when}");
        assert!(scene.may(2, other), "seat 2 {when}");
    };
    is_open(&scene, "before a figure is placed");
    let mut steps = |figure: Figure, area: Area, answers: &[Action]| {
        scene.turn(0).act(0, place(figure, area));
        for &answer in answers {
            is_open(&scene, &format!("before {answer:?} at {area:?}"));
            scene.act(0, answer);
        }
        is_open(&scene, &format!("at the end of {area:?}"));
        scene.asked()
    };
    let ending = vec![0];
    assert_eq!(
        steps(
            MONK,
            Area::Market,
            &[Action::BuyResource(Kind::Wood), Action::TakeMarketCard(0), Action::TakeMarketCard(1)]
        ),
        ending
    );
    assert_eq!(steps(MONK, Area::Komainu, &[Action::TakeSashimono(House(0))]), ending);
    assert_eq!(steps(WORKER, Area::Academy, &[Action::Advance(Some(Kind::Wood)), Action::Done]), vec![1, 2]);
    let rooms = katana::piece::RoomSet(1);
    assert_eq!(steps(WORKER, Area::Palace, &[Action::Arrange(rooms), Action::Done]), vec![1, 2]);
    scene.turn(0).acts(0, &[place(WORKER, Area::Forge), Action::Line(Line::column(0))]);
    is_open(&scene, "before a move");
    scene.act(0, Action::Move(red));
    is_open(&scene, "between two moves");
    // They come in between, in the order in which they are said, and seat 0 goes on.
    deliver(&mut scene, 2, other);
    deliver(&mut scene, 1, free[0]);
    assert_eq!((scene.score(2), scene.score(1)), (4, 3));
    assert_eq!(scene.asked(), [0]);
    scene.act(0, Action::Move(blue));
    let delivered =
        |event: &Event| if let Event::Delivered { seat, .. } = event { Some(seat.0) } else { None };
    assert_eq!(scene.events.iter().filter_map(delivered).collect::<Vec<_>>(), [2, 1]);
}

/// EDG-1: a free action of the active seat, too, comes between its decisions, and of who has answered already.
#[test]
fn free_actions_of_the_active_seat_and_of_who_has_answered() {
    let (mut scene, free, other) = with_free_actions();
    let mine = scene.sword(0, "LLL", 3);
    scene.coins(0, 20).act(0, place(WORKER, Area::Market));
    assert!(scene.may(0, Action::Deliver(mine)));
    scene.act(0, Action::TakeMarketCard(0));
    assert!(scene.may(0, Action::Deliver(mine)) && scene.may(0, Action::EndTurn));
    scene.turn(0).acts(0, &[place(WORKER, Area::Academy), Action::Advance(Some(Kind::Wood)), Action::Done]);
    assert_eq!(scene.asked(), [1, 2]);
    scene.act(2, Action::Decline);
    assert_eq!(scene.asked(), [1]);
    assert!(scene.may(2, other) && scene.may(0, Action::Deliver(mine)));
    deliver(&mut scene, 2, other);
    deliver(&mut scene, 0, Action::Deliver(mine));
    assert_eq!(scene.asked(), [1], "who is still to answer");
    scene.act(1, free[2]).act(1, Action::Decline).act(0, Action::EndTurn);
    assert_eq!(scene.asked(), [1], "the card that was played is to be settled");
    assert!(scene.may(1, free[0]));
}

/// EDG-1: a choice that is named in two parts is one decision; free actions wait for its end.
#[test]
fn free_actions_wait_for_a_choice_half_made() {
    let (base, free, other) = with_free_actions();
    let lay = |prepare: &dyn Fn(&mut Scene)| {
        let mut scene = Scene { game: base.game.clone(), rules: base.rules.clone(), events: Vec::new() };
        scene.coins(0, 20).project(0, "UWSL").family(0, &[Room::Coins]);
        prepare(&mut scene);
        scene
    };
    let halves: [&dyn Fn(&mut Scene); 7] = [
        &|scene| {
            scene.act(0, place(WORKER, Area::Houses));
        },
        &|scene| {
            scene.act(0, place(WORKER, Area::Forge));
        },
        &|scene| {
            scene.market_card(0, 7);
            scene.act(0, place(MONK, Area::Market));
        },
        &|scene| {
            let card = scene.market_card(0, 1);
            scene.act(0, Action::Play(card));
        },
        &|scene| {
            let card = scene.market_card(0, 1);
            scene.act(0, Action::Buy(card));
        },
        &|scene| {
            scene.act(0, Action::PutKatana { change: false });
        },
        &|scene| {
            scene.act(0, Action::PutKatana { change: false }).act(0, Action::Compose(Kind::Lacquer));
        },
    ];
    for (n, half) in halves.into_iter().enumerate() {
        let scene = lay(half);
        assert_eq!(scene.asked(), [0], "half {n}");
        for action in free {
            assert_eq!(scene.why(1, action), Some(Reason::NotNow), "half {n}");
            assert!(!scene.may(1, action));
        }
        assert_eq!(scene.why(2, other), Some(Reason::NotNow));
    }
    assert_eq!(Reason::NotNow.clause(), "EDG-1");
}

/// EDG-1, DEL-7: between a Monk's Sword and its Sashimono free actions are accepted: these are two decisions.
#[test]
fn free_actions_come_between_a_sword_and_the_monks_sashimono() {
    let (mut scene, free, other) = with_free_actions();
    scene.display(0, 0, "LLL");
    scene.coins(0, 5).acts(0, &[place(MONK, Area::Houses), Action::TakeSword { house: House(0), space: 0 }]);
    assert!(scene.may(0, Action::TakeSashimono(House(3))));
    assert!(free.iter().all(|&action| scene.may(1, action)) && scene.may(2, other));
    deliver(&mut scene, 2, other);
    scene.act(0, Action::TakeSashimono(House(3)));
    assert_eq!(scene.score(2), 4);
}

/// EDG-1, DEL-7: in the middle of somebody's delivery the others wait; as soon as it is settled they may.
#[test]
fn free_actions_of_others_wait_for_a_delivery_under_way() {
    let (mut scene, free, other) = with_free_actions();
    let mine = scene.sword(0, "LLL", 3);
    scene.market_card(0, 5);
    scene.acts(0, &[Action::Deliver(mine), Action::Collect(Line::row(3))]);
    assert!(scene.may(0, Action::Collect(Line::column(3))));
    assert_eq!(scene.why(2, other), Some(Reason::NotNow));
    scene.act(0, Action::Collect(Line::column(3))).act(0, Action::Project(None, None));
    assert!(free.iter().all(|&action| scene.may(1, action)) && scene.may(2, other));
    deliver(&mut scene, 2, other);
    assert_eq!(scene.score(2), 4);
}

/// EDG-1: reactions come in any order, each seat's once.
#[test]
fn reactions_come_in_any_order() {
    for order in [[1, 2, 3], [3, 1, 2], [2, 3, 1], [3, 2, 1]] {
        let mut scene = Scene::new(4);
        for seat in 1..4 {
            scene.family(seat, &[Room::Coins]);
        }
        scene.act(0, place(WORKER, Area::Palace)).act(0, Action::Arrange(katana::piece::RoomSet(1)));
        scene.act(0, Action::Done);
        let room = scene.place_of(Room::Coins);
        let mut left = vec![1, 2, 3];
        for seat in order {
            assert_eq!(scene.asked(), left);
            scene.act(seat, Action::UseRoom { room, on: Target::Plain });
            left.retain(|&other| other != seat);
            assert!(scene.options(seat).is_empty(), "once");
            assert_eq!(scene.coins_of(seat), 2);
        }
        assert_eq!(scene.asked(), [0]);
    }
}

/// EDG-2: placements without effect are legal: a Forge line without a move, an Academy without a decoration.
#[test]
fn placements_without_effect_are_legal() {
    let mut scene = Scene::new(2);
    scene.sword(0, "WWW", 0);
    for line in [Line::row(0), Line::row(1), Line::column(0), Line::column(4)] {
        scene.player(0).workers = 4;
        scene.player(0).at_forge = Default::default();
        scene.turn(0).acts(0, &[place(WORKER, Area::Forge), Action::Line(line)]);
        assert_eq!(scene.options(0), [Action::EndTurn], "no resource, no move");
        assert_eq!(scene.player(0).at_forge[line.index()].workers(), 1);
    }
    scene.turn(0).acts(0, &[place(WORKER, Area::Academy), Action::Advance(Some(Kind::Wood))]);
    assert_eq!(scene.options(0), [Action::EndTurn], "nothing lies on a Sword");
    scene.player(0).decorators.0 = [2; 4];
    scene.turn(0).act(0, place(WORKER, Area::Academy));
    assert_eq!(scene.options(0), [Action::EndTurn], "all four in the last column");
    assert_eq!(scene.player(0).workers, 1);
}

/// EDG-2: a House without a Sword that one can place is not legal.
#[test]
fn a_house_without_a_sword_that_fits_is_not_legal() {
    let mut scene = Scene::new(2);
    for composition in ["UWU", "WWW", "SSS"] {
        scene.sword(0, composition, 0);
    }
    scene.display(1, 0, "LLL");
    assert!(scene.may(0, place(WORKER, Area::Houses)), "the fourth entry is free");
    scene.sword(0, "LSWU", 0);
    assert_eq!(scene.why(0, place(WORKER, Area::Houses)), Some(Reason::NoSwordFits));
    assert!(scene.may(0, place(WORKER, Area::Forge)));
}

/// EDG-3: resources, Coins and Sashimono never run out.
#[test]
fn nothing_of_the_supply_runs_out() {
    let mut scene = Scene::new(2);
    scene.coins(0, 4_000).stock(0, "U").act(0, place(WORKER, Area::Market));
    for _ in 0..900 {
        scene.act(0, Action::BuyResource(Kind::Lacquer));
    }
    assert_eq!((scene.player(0).stock[Kind::Lacquer], scene.coins_of(0)), (901, 400));
    for seat in [0, 1] {
        scene.player(seat).sashimono = [60; 4];
    }
    for n in 1..=2 {
        scene.coins(0, 1_005).turn(0);
        scene.player(0).monks = 2;
        scene.table().board.komainu = None;
        scene.acts(0, &[place(MONK, Area::Komainu), Action::TakeSashimono(House(2))]);
        assert_eq!((scene.player(0).sashimono[2], scene.coins_of(0)), (60 + n, 1_004));
    }
}

/// EDG-3: a Starting Sashimono still on the Forge at the end scores nothing, nor does one of a House there.
#[test]
fn a_sashimono_on_the_forge_scores_nothing() {
    let mut scene = Scene::new(2);
    scene.starting_sword(0, "WWW", 3);
    scene.sword(0, "SSS", 3);
    scene.starting_sword(1, "LLL", 1);
    scene.player(0).sashimono = [0, 1, 1, 0];
    scene.round(4).others_passed().pass();
    assert!(scene.is_over());
    let points = |scene: &mut Scene, seat| scene.player(seat).ledger[Category::Sashimono as usize];
    assert_eq!((points(&mut scene, 0), points(&mut scene, 1)), (3, 0), "the two kinds in the area");
    assert_eq!(scene.player(0).ledger[Category::Swords as usize], 0);
}

/// EDG-4, HON-4: the Honor card counts the Sashimono area only, and the kind shown.
#[test]
fn honor_counts_the_sashimono_area_only() {
    let mut scene = Scene::new(2);
    scene.sword(0, "WWW", 3);
    scene.starting_sword(0, "SSS", 3);
    scene.player(0).sashimono = [2, 1, 0, 0];
    let points = |scene: &Scene, house| honor::points(scene.look(), Seat(0), Honor::Sashimono(house));
    assert_eq!([0, 1, 2, 3].map(|house| points(&scene, house)), [8, 4, 0, 0], "not those on the Forge");
}

/// EDG-4, HON-5, END-2: a Katana that is still on the Forge at the end counts as well.
#[test]
fn honor_counts_the_decorations_of_an_unfinished_katana() {
    let mut scene = Scene::new(2);
    let katanas: [SwordId; 2] = [0, 1].map(|seat| scene.katana(seat, "UWSL", 3));
    scene.decorated(katanas[0], "UWS");
    let card = scene.holds_honor(0, Honor::KatanaDecorations);
    let unfinished = honor::points(scene.look(), Seat(0), Honor::KatanaDecorations);
    assert_eq!(unfinished, 0, "before the end it is not scored");
    scene.favors(&[]).round(4).others_passed().pass();
    assert!(scene.is_over());
    assert_eq!((scene.player(0).katana, scene.player(0).shame), (KatanaStage::Unfinished, Shame::Dishonor));
    assert!(scene.events.contains(&Event::HonorScored { seat: Seat(0), honor: card, points: 9 }));
    let at_end = |seat| honor::points(scene.look(), Seat(seat), Honor::KatanaDecorations);
    assert_eq!((at_end(0), at_end(1)), (9, 0));
}
