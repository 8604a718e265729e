//! The Academy (ACA) and the Palace with its Rooms (PAL).

use katana::{
    Action, Reason, Target,
    piece::{Area, ByKind, Figure, Kind, Line, Room, RoomSet},
    rules::Effect,
    scene::{Driver, Scene},
};

use crate::shared::{MONK, WORKER, place, refuses, token_card, with_swords};

fn advance(kind: Kind) -> Action {
    Action::Advance(Some(kind))
}

fn use_room(scene: &Scene, room: Room) -> Action {
    Action::UseRoom { room: scene.place_of(room), on: Target::Plain }
}

/// Seat 0 goes to the Palace with Family Members in these Rooms, all but the first there already.
fn at_palace(scene: &mut Scene, figure: Figure, rooms: &[Room]) {
    let set = scene.room_set(rooms);
    scene.family(0, &rooms[1..]).act(0, place(figure, Area::Palace)).act(0, Action::Arrange(set));
}

/// ACA-1: a Worker brings one step, which comes first; a Monk two, of one Decorator or of two.
#[test]
fn a_worker_advances_one_step_and_a_monk_two() {
    for (figure, steps, after) in [
        (WORKER, vec![Kind::Wood], [0, 1, 0, 0]),
        (MONK, vec![Kind::Wood, Kind::Wood], [0, 2, 0, 0]),
        (MONK, vec![Kind::Leather, Kind::Lacquer], [1, 0, 0, 1]),
    ] {
        let mut scene = Scene::new(2);
        let sword = scene.sword(0, "SSS", 1);
        let decorate = Action::Decorate { sword, kind: Kind::Steel };
        scene.coins(0, 5).act(0, place(figure, Area::Academy));
        for step in steps {
            assert_eq!(scene.options(0), Kind::ALL.map(advance), "the step must be taken");
            refuses(&scene, 0, decorate, Reason::StepFirst);
            refuses(&scene, 0, Action::Done, Reason::StepFirst);
            scene.act(0, advance(step));
        }
        assert_eq!(scene.options(0), [decorate, Action::Done]);
        assert_eq!(scene.player(0).decorators, ByKind(after));
    }
    assert_eq!(Reason::StepFirst.clause(), "ACA-1");
}

/// ACA-1: a Decorator in the last column cannot be named; steps that nobody can take are dropped.
#[test]
fn a_decorator_in_the_last_column_cannot_advance() {
    let mut scene = Scene::new(2);
    let sword = scene.sword(0, "SSS", 1);
    scene.player(0).decorators = ByKind([2, 1, 2, 2]);
    scene.coins(0, 5).act(0, place(MONK, Area::Academy));
    refuses(&scene, 0, advance(Kind::Steel), Reason::LastColumn);
    assert_eq!(Reason::LastColumn.clause(), "ACA-1");
    assert_eq!(scene.options(0), [advance(Kind::Wood)]);
    scene.act(0, advance(Kind::Wood));
    scene.act(0, Action::Decorate { sword, kind: Kind::Steel });
    assert_eq!(scene.player(0).decorators, ByKind([2; 4]));
    assert_eq!(scene.coins_of(0), 3);
    // With all four there the action stays legal, with and without anything to decorate.
    scene.turn(0).act(0, place(WORKER, Area::Academy));
    assert_eq!(scene.options(0), [Action::EndTurn], "nothing is left to step or to decorate");
    assert_eq!(scene.table().board.academy.len(), 2);
}

/// ACA-2: each Decorator once; several kinds on one Sword, but one resource of a kind in the action.
#[test]
fn each_decorator_decorates_once() {
    let mut scene = Scene::new(2);
    let one = scene.sword(0, "WSSL", 2);
    let other = scene.sword(0, "SWWWS", 4);
    scene.sword(0, "LLL", 1);
    let decorate = |sword, kind| Action::Decorate { sword, kind };
    scene.acts(0, &[place(WORKER, Area::Academy), advance(Kind::Leather)]);
    scene.act(0, decorate(one, Kind::Wood)).act(0, decorate(one, Kind::Steel));
    for kind in [Kind::Wood, Kind::Steel] {
        refuses(&scene, 0, decorate(other, kind), Reason::DecoratorUsed);
    }
    assert_eq!(Reason::DecoratorUsed.clause(), "ACA-2");
    assert!(scene.table().blade(one).decorated.contains(Kind::Wood));
    assert_eq!(scene.coins_of(0), 1 + 1);
    // In the next action each may decorate again.
    scene.turn(0).acts(0, &[place(WORKER, Area::Academy), advance(Kind::Leather)]);
    refuses(&scene, 0, decorate(one, Kind::Wood), Reason::DecoratedAlready);
    scene.act(0, decorate(other, Kind::Wood));
    assert_eq!(scene.coins_of(0), 3);
}

/// ACA-2: only what lies on an own Sword of the Forge, the Katana included, and no second of a kind on it.
#[test]
fn only_resources_on_own_swords_of_the_forge_are_decorated() {
    let mut scene = Scene::new(2);
    let sword = scene.sword(0, "WWSW", 3);
    let katana = scene.katana(0, "LSWU", 1);
    let (gone, of_other) = (scene.delivered(0, "SSS"), scene.sword(1, "UWU", 1));
    scene.decorated(sword, "W");
    scene.acts(0, &[place(WORKER, Area::Academy), advance(Kind::Wood)]);
    let decorate = |sword, kind| Action::Decorate { sword, kind };
    let all = [decorate(sword, Kind::Steel), decorate(katana, Kind::Leather), Action::Done];
    assert_eq!(scene.options(0), all);
    refuses(&scene, 0, decorate(sword, Kind::Wood), Reason::DecoratedAlready);
    refuses(&scene, 0, decorate(sword, Kind::Leather), Reason::NotOnSword);
    refuses(&scene, 0, decorate(katana, Kind::Steel), Reason::NotOnSword);
    assert_eq!((Reason::NotOnSword.clause(), Reason::DecoratedAlready.clause()), ("ACA-2", "ACA-2"));
    assert_eq!(scene.why(0, decorate(gone, Kind::Steel)), None);
    assert_eq!(scene.why(0, decorate(of_other, Kind::Lacquer)), None);
    scene.act(0, decorate(katana, Kind::Leather));
    assert!(scene.table().blade(katana).decorated.contains(Kind::Leather));
}

/// ACA-3, ACA-4: each other player, passed or not, decorates one resource, in any order, for their Coins.
#[test]
fn each_other_player_may_decorate_one_resource() {
    for players in 2..=4 {
        let mut scene = Scene::new(players);
        let decorate = |sword| Action::Decorate { sword, kind: Kind::Steel };
        let swords: Vec<_> = (0..players)
            .map(|seat| scene.sword(seat, ["WSSL", "SSS", "SLL", "SWU"][seat as usize], 2))
            .collect();
        for seat in 1..players {
            scene.player(seat).decorators[Kind::Steel] = seat - 1;
        }
        scene.player(players - 1).passed = true;
        scene.acts(0, &[place(WORKER, Area::Academy), advance(Kind::Wood), Action::Done]);
        let others: Vec<u8> = (1..players).collect();
        assert_eq!(scene.asked(), others);
        assert!(!scene.may(0, decorate(swords[0])), "the active player's turn to decorate is over");
        for seat in others.into_iter().rev() {
            assert!(scene.may(seat, Action::Decline));
            scene.act(seat, decorate(swords[usize::from(seat)]));
            assert_eq!(scene.coins_of(seat), u16::from(seat), "the Decorator shows {seat}");
            assert!(!scene.options(seat).iter().any(|action| matches!(action, Action::Decorate { .. })));
        }
        assert_eq!((scene.asked(), scene.coins_of(0)), (vec![0], 0));
        assert!(scene.may(0, Action::EndTurn));
    }
}

/// ACA-3: by the same rules, or not at all; who has nothing to decorate is not asked.
#[test]
fn reactions_at_the_academy_follow_the_same_rules() {
    let mut scene = Scene::new(4);
    let one = scene.sword(1, "WSSL", 2);
    let done = scene.sword(2, "SSS", 1);
    scene.decorated(one, "W").decorated(done, "S");
    scene.acts(0, &[place(WORKER, Area::Academy), advance(Kind::Wood)]);
    assert_eq!(scene.asked(), [1], "seat 2 has decorated all, seat 3 has no Sword");
    refuses(&scene, 1, Action::Decorate { sword: one, kind: Kind::Wood }, Reason::DecoratedAlready);
    refuses(&scene, 1, Action::Decorate { sword: one, kind: Kind::Leather }, Reason::NotOnSword);
    scene.act(1, Action::Decline);
    assert_eq!((scene.coins_of(1), scene.asked()), (0, vec![0]));
    assert!(!scene.table().blade(one).decorated.contains(Kind::Steel));
}

/// ACA-4: each decoration pays at once by its Decorator's column: 1, 2 or 3 Coins.
#[test]
fn each_decoration_pays_at_once() {
    let mut scene = Scene::new(2);
    let sword = scene.sword(0, "LSWU", 4);
    let card = token_card(&mut scene, 0, Kind::Lacquer);
    scene.player(0).decorators = ByKind([2, 0, 0, 0]);
    scene.acts(0, &[place(WORKER, Area::Academy), advance(Kind::Leather)]);
    for (kind, coins) in [(Kind::Wood, 1), (Kind::Lacquer, 4), (Kind::Leather, 6)] {
        scene.act(0, Action::Decorate { sword, kind });
        assert_eq!(scene.coins_of(0), coins);
    }
    scene.acts(0, &[Action::Buy(card), Action::Line(Line::row(0))]);
    scene.act(0, Action::Decorate { sword, kind: Kind::Steel });
    assert_eq!(scene.coins_of(0), 6 - 4 + 1);
}

/// PAL-1: one Family Member more, up to three, and all of them where one likes, one a Room.
#[test]
fn a_family_member_is_placed_and_all_are_redistributed() {
    let rooms = [Room::Coins, Room::Move, Room::Leather];
    for (n_before, n_after) in [(0, 1), (1, 2), (2, 3), (3, 3)] {
        let mut scene = Scene::new(2);
        scene.family(0, &rooms[..n_before]).act(0, place(WORKER, Area::Palace));
        let all: Vec<Action> = RoomSet::of_size(n_after).map(Action::Arrange).collect();
        assert_eq!(scene.options(0), all);
        let far = scene.room_set(&[Room::Decorator, Room::Lacquer, Room::Leather][..usize::from(n_after)]);
        scene.act(0, Action::Arrange(far));
        assert_eq!(scene.player(0).rooms, far);
        assert!(!scene.may(0, all[0]), "it is done once");
    }
}

/// PAL-2: every Room with an own Family Member, in any order, each once and each optional.
#[test]
fn every_room_with_a_family_member_may_be_used_once() {
    let rooms = [Room::Wood, Room::Steel, Room::Coins];
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
        let mut scene = Scene::new(2);
        scene.rooms([Room::Wood, Room::Steel, Room::Coins, Room::Leather, Room::Discount]);
        at_palace(&mut scene, WORKER, &rooms);
        refuses(&scene, 0, use_room(&scene, Room::Leather), Reason::NoFamilyThere);
        for n in order {
            assert!(scene.may(0, Action::Done), "each is optional");
            let action = use_room(&scene, rooms[n]);
            scene.act(0, action);
            if n != order[2] {
                refuses(&scene, 0, action, Reason::RoomUsed);
            }
        }
        assert_eq!((scene.coins_of(0), scene.stock_of(0)), (1 + 2, "WS".to_owned()));
        assert_eq!(scene.options(0), [Action::EndTurn]);
    }
    assert_eq!((Reason::NoFamilyThere.clause(), Reason::RoomUsed.clause()), ("PAL-2", "PAL-2"));
}

/// PAL-2: a Passive Room is never used, not even by a Monk's repeat.
#[test]
fn a_passive_room_is_not_used() {
    for passive in [Room::Discount, Room::Apprentice] {
        let mut scene = Scene::new(2);
        scene.rooms([Room::Wood, Room::Steel, Room::Coins, Room::Leather, passive]);
        scene.coins(0, 5);
        at_palace(&mut scene, MONK, &[Room::Wood, passive]);
        refuses(&scene, 0, use_room(&scene, passive), Reason::PassiveRoom);
        let wood = use_room(&scene, Room::Wood);
        scene.act(0, wood);
        refuses(&scene, 0, use_room(&scene, passive), Reason::PassiveRoom);
    }
    assert_eq!(Reason::PassiveRoom.clause(), "PAL-2");
}

/// PAL-2: a Monk brings one of the Rooms a second time, not two, and none a third time.
#[test]
fn a_monk_uses_one_room_a_second_time() {
    let mut scene = Scene::new(2);
    scene.rooms([Room::Wood, Room::Steel, Room::Coins, Room::Leather, Room::Discount]);
    scene.coins(0, 5);
    at_palace(&mut scene, MONK, &[Room::Wood, Room::Steel, Room::Discount]);
    let (wood, steel) = (use_room(&scene, Room::Wood), use_room(&scene, Room::Steel));
    scene.act(0, steel).act(0, steel);
    refuses(&scene, 0, steel, Reason::RoomUsed);
    scene.act(0, wood);
    assert_eq!((scene.options(0), scene.stock_of(0)), (vec![Action::EndTurn], "WSS".to_owned()));
}

/// PAL-2, MKT-1: Family Members that have moved within the action bring the benefit of their new Rooms.
#[test]
fn a_room_that_a_family_member_has_moved_to_may_be_used() {
    let mut scene = Scene::new(2);
    scene.rooms([Room::Wood, Room::Steel, Room::Coins, Room::Leather, Room::Discount]);
    let card = scene.market_card(0, 1);
    at_palace(&mut scene, WORKER, &[Room::Wood, Room::Steel]);
    let (wood, steel, coins) =
        (use_room(&scene, Room::Wood), use_room(&scene, Room::Steel), use_room(&scene, Room::Coins));
    scene.act(0, wood);
    let moved = scene.room_set(&[Room::Coins, Room::Wood]);
    scene.acts(0, &[Action::Play(card), Action::Arrange(moved)]);
    refuses(&scene, 0, steel, Reason::NoFamilyThere);
    refuses(&scene, 0, wood, Reason::RoomUsed);
    scene.act(0, coins);
    assert_eq!((scene.coins_of(0), scene.stock_of(0)), (1 + 2, "W".to_owned()));
}

/// PAL-2, MKT-1: also when every Room of before has been used: the text knows Rooms, not Family Members.
#[test]
fn a_family_member_that_has_been_used_works_in_its_new_room() {
    let mut scene = Scene::new(2);
    scene.rooms([Room::Wood, Room::Steel, Room::Coins, Room::Leather, Room::Discount]);
    let card = scene.market_card(0, 1);
    at_palace(&mut scene, WORKER, &[Room::Wood]);
    let (wood, coins) = (use_room(&scene, Room::Wood), use_room(&scene, Room::Coins));
    let moved = scene.room_set(&[Room::Coins]);
    scene.act(0, wood).acts(0, &[Action::Play(card), Action::Arrange(moved)]);
    assert_eq!(scene.why(0, coins), None, "a Room in which one has a Family Member");
    scene.act(0, coins);
    assert_eq!(scene.coins_of(0), 1 + 2);
}

/// PAL-3: each other player, passed or not, may use one Room with a Family Member, in any order.
#[test]
fn each_other_player_may_use_one_room() {
    for players in 2..=4 {
        let mut scene = Scene::new(players);
        scene.rooms([Room::Wood, Room::Steel, Room::Coins, Room::Leather, Room::Discount]);
        for seat in 1..players {
            scene.family(seat, &[Room::Steel, Room::Coins, Room::Discount]);
        }
        scene.player(1).passed = true;
        at_palace(&mut scene, WORKER, &[Room::Steel]);
        let (steel, coins) = (use_room(&scene, Room::Steel), use_room(&scene, Room::Coins));
        assert!(!scene.may(1, steel), "only after the action");
        scene.act(0, Action::Done);
        assert_eq!(scene.asked(), (1..players).collect::<Vec<_>>());
        for seat in (1..players).rev() {
            refuses(&scene, seat, use_room(&scene, Room::Discount), Reason::PassiveRoom);
            assert!(!scene.may(seat, use_room(&scene, Room::Wood)), "no Family Member there");
            assert_eq!(scene.options(seat), [steel, coins, Action::Decline]);
            scene.act(seat, if seat == 2 { steel } else { coins });
            assert!(!scene.may(seat, steel) && !scene.may(seat, coins), "one Room only");
            let is_coins = seat != 2;
            assert_eq!(scene.coins_of(seat), if is_coins { 2 } else { 0 });
            assert_eq!(scene.stock_of(seat), if is_coins { "" } else { "S" });
        }
        assert_eq!(scene.options(0), [Action::EndTurn]);
        assert_eq!((scene.coins_of(0), scene.stock_of(0)), (0, String::new()), "not used in time");
    }
}

/// PAL-3: a reaction may be declined; who has only a Passive Room, or none, is not asked.
#[test]
fn a_reaction_at_the_palace_is_optional() {
    let mut scene = Scene::new(4);
    scene.rooms([Room::Wood, Room::Steel, Room::Coins, Room::Leather, Room::Apprentice]);
    scene.family(1, &[Room::Apprentice]).family(2, &[Room::Coins]).family(3, &[Room::Leather]);
    at_palace(&mut scene, WORKER, &[Room::Apprentice]);
    assert_eq!(scene.asked(), [2], "seat 3 cannot pay for Leather");
    scene.act(2, Action::Decline);
    assert_eq!((scene.asked(), scene.coins_of(2)), (vec![0], 0));
}

/// PAL-3, DEL-7.2, PLY-3.3: a delivery, or Market card 1, may first make a reaction possible.
#[test]
fn a_free_action_may_make_a_reaction_possible() {
    let mut scene = Scene::new(3);
    let sword = scene.sword(1, "LSW", 3);
    let card = scene.market_card(2, 1);
    scene.rooms([Room::Lacquer, Room::Steel, Room::Coins, Room::Leather, Room::Discount]);
    scene.family(1, &[Room::Lacquer]).family(2, &[Room::Discount]);
    at_palace(&mut scene, WORKER, &[Room::Discount]);
    assert_eq!(scene.asked(), [1, 2]);
    let (lacquer, steel) = (use_room(&scene, Room::Lacquer), use_room(&scene, Room::Steel));
    refuses(&scene, 1, lacquer, Reason::RoomTooDear { missing: 2 });
    scene.acts(1, &[Action::Deliver(sword), Action::Project(None, None), lacquer]);
    assert_eq!((scene.coins_of(1), scene.stock_of(1)), (0, "UW".to_owned()));
    let rooms = scene.room_set(&[Room::Steel]);
    scene.acts(2, &[Action::Play(card), Action::Arrange(rooms), steel]);
    assert_eq!(scene.stock_of(2), "S");
}

/// PAL-4, MOV-7.4: with a Monk both uses of the Move Room may swap two Swords; then it is used up.
#[test]
fn a_monk_may_swap_two_swords_by_the_move_room() {
    for figure in [WORKER, MONK] {
        let (mut scene, [upper, lower, third]) =
            with_swords([("WSSL", 1), ("SWWWS", 1), ("LLL", 0)], "WWSSL");
        assert_eq!((scene.stands(upper), scene.stands(lower)), ((2, 2), (3, 2)));
        scene.coins(0, 5);
        at_palace(&mut scene, figure, &[Room::Move]);
        let room = scene.place_of(Room::Move);
        let swap = Action::SwapByRoom { room, one: upper, other: lower };
        let step = |sword| Action::UseRoom { room, on: Target::Sword(sword) };
        refuses(&scene, 0, step(upper), Reason::Blocked);
        if figure == WORKER {
            refuses(&scene, 0, swap, Reason::NoSecondMove);
            continue;
        }
        scene.stock(0, "WW");
        refuses(&scene, 0, swap, Reason::NoResource { kind: Kind::Steel });
        scene.stock(0, "WWSSL").act(0, swap);
        assert_eq!((scene.stands(upper), scene.stands(lower)), ((3, 2), (2, 2)));
        assert_eq!(scene.stock_of(0), "WSL");
        assert!(!scene.may(0, step(third)), "both uses are spent");
        assert_eq!(scene.options(0), [Action::EndTurn]);
    }
    assert_eq!(Reason::NoSecondMove.clause(), "PAL-4");
}

/// PAL-4: after one use there is no second move left for a swap.
#[test]
fn a_swap_takes_both_uses_of_the_move_room() {
    let (mut scene, [upper, lower, third]) = with_swords([("WSSL", 1), ("SWWWS", 1), ("LLL", 0)], "WSLL");
    scene.coins(0, 5);
    at_palace(&mut scene, MONK, &[Room::Move]);
    let room = scene.place_of(Room::Move);
    scene.act(0, Action::UseRoom { room, on: Target::Sword(third) });
    refuses(&scene, 0, Action::SwapByRoom { room, one: upper, other: lower }, Reason::NoSecondMove);
    scene.act(0, Action::UseRoom { room, on: Target::Sword(third) });
    assert_eq!(scene.stands(third), (4, 3));
}

/// PAL-4: a Monk whose repeat went to another Room has no second move either.
#[test]
fn a_repeat_spent_elsewhere_leaves_no_swap() {
    let (mut scene, [upper, lower, third]) = with_swords([("WSSL", 1), ("SWWWS", 1), ("LLL", 0)], "WSL");
    scene.coins(0, 5);
    at_palace(&mut scene, MONK, &[Room::Move, Room::Coins]);
    let (room, coins) = (scene.place_of(Room::Move), use_room(&scene, Room::Coins));
    scene.act(0, coins).act(0, coins);
    refuses(&scene, 0, Action::SwapByRoom { room, one: upper, other: lower }, Reason::NoSecondMove);
    assert!(scene.may(0, Action::UseRoom { room, on: Target::Sword(third) }));
}

/// PAL-5: what each Room gives and costs.
#[test]
fn each_room_gives_what_it_shows() {
    for (room, price, coins, stock) in [
        (Room::Coins, 0, 2, ""),
        (Room::Leather, 1, 0, "L"),
        (Room::Lacquer, 2, 0, "U"),
        (Room::Wood, 0, 1, "W"),
        (Room::Steel, 0, 0, "S"),
    ] {
        let mut scene = Scene::new(2);
        scene.rooms([room, Room::Decorator, Room::Move, Room::Discount, Room::Apprentice]);
        if price > 0 {
            scene.coins(0, price - 1);
            at_palace(&mut scene, WORKER, &[room, Room::Decorator]);
            refuses(&scene, 0, use_room(&scene, room), Reason::RoomTooDear { missing: 1 });
            scene.turn(0);
        }
        scene.coins(0, price);
        at_palace(&mut scene, WORKER, &[room]);
        let action = use_room(&scene, room);
        scene.act(0, action);
        assert_eq!((scene.coins_of(0), scene.stock_of(0)), (coins, stock.to_owned()), "{room:?}");
    }
    assert_eq!(Reason::RoomTooDear { missing: 1 }.clause(), "PAL-5");
}

/// PAL-5, ACA-1: the Decorator Room advances one that can; with all in the last column it does nothing.
#[test]
fn the_decorator_room_advances_a_decorator() {
    let mut scene = Scene::new(2);
    scene.player(0).decorators = ByKind([1, 2, 2, 2]);
    scene.coins(0, 5);
    at_palace(&mut scene, MONK, &[Room::Decorator]);
    let step = |kind| Action::UseRoom { room: scene.place_of(Room::Decorator), on: Target::Decorator(kind) };
    let (lacquer, wood, none) = (step(Some(Kind::Lacquer)), step(Some(Kind::Wood)), step(None));
    refuses(&scene, 0, wood, Reason::LastColumn);
    assert!(!scene.may(0, none), "a step that can be taken is taken, once the Room is used");
    scene.act(0, lacquer);
    assert_eq!(scene.player(0).decorators, ByKind([2; 4]));
    scene.act(0, none);
    assert_eq!(scene.player(0).decorators, ByKind([2; 4]));
}

/// PAL-5, MOV-2.2: the Move Room moves one Sword with a resource of the stock.
#[test]
fn the_move_room_moves_a_sword() {
    let (mut scene, [sword, other]) = with_swords([("WWW", 0), ("SSS", 0)], "W");
    at_palace(&mut scene, WORKER, &[Room::Move]);
    let step = |sword| Action::UseRoom { room: scene.place_of(Room::Move), on: Target::Sword(sword) };
    let (step, no_step) = (step(sword), step(other));
    refuses(&scene, 0, no_step, Reason::NoResource { kind: Kind::Steel });
    scene.act(0, step);
    assert_eq!((scene.stands(sword), scene.stock_of(0)), ((2, 2), String::new()));
}

/// PAL-5: Coins of another Room may pay, and the repeat may be of a Room passed over at first.
#[test]
fn a_room_passed_over_at_first_may_be_used_and_repeated_later() {
    let mut scene = Scene::new(2);
    scene.coins(0, 5 + 2);
    at_palace(&mut scene, MONK, &[Room::Coins, Room::Lacquer]);
    let (coins, lacquer) = (use_room(&scene, Room::Coins), use_room(&scene, Room::Lacquer));
    scene.act(0, coins).act(0, lacquer).act(0, lacquer);
    assert_eq!((scene.coins_of(0), scene.stock_of(0)), (0, "UU".to_owned()));
}

/// PAL-6: with a Family Member there every benefit costs 1 less, Wood and Market card 1 nothing.
#[test]
fn the_discount_room_makes_benefits_cheaper() {
    for turn in [0, 1] {
        let mut scene = Scene::new(2);
        scene.rooms([Room::Wood, Room::Steel, Room::Coins, Room::Leather, Room::Discount]);
        let cards = [Kind::Wood, Kind::Steel, Kind::Leather, Kind::Lacquer]
            .map(|kind| token_card(&mut scene, 0, kind));
        let market = [1, 3].map(|number| scene.market_card(0, number));
        let cards = [cards[0], cards[1], cards[2], cards[3], market[0], market[1]];
        let four = scene.market_card(0, 4);
        scene.family(1, &[Room::Discount]).turn(turn);
        scene.acts(0, &[Action::Play(four), Action::Discard(four)]);
        let prices = |scene: &mut Scene| {
            cards.map(|card| {
                let may = |coins: &u16| {
                    scene.coins(0, *coins);
                    scene.may(0, Action::Buy(card))
                };
                (0..9).find(may).expect("it is to be had")
            })
        };
        assert_eq!(prices(&mut scene), [1, 2, 3, 4, 1, 3], "another's Family Member does not help");
        scene.family(0, &[Room::Discount]);
        assert_eq!(prices(&mut scene), [0, 1, 2, 3, 0, 2]);
        scene.coins(0, 2).acts(0, &[Action::Buy(market[1]), Action::Line(Line::row(0))]);
        assert_eq!(scene.coins_of(0), 0);
        scene.acts(0, &[Action::Buy(cards[0]), Action::Line(Line::row(1))]);
        assert_eq!(scene.coins_of(0), 0);
    }
}

/// Seat 0 is at the Market with a Family Member in these Rooms, 20 Coins and Swords that need W and S next.
fn at_market(rooms: &[Room]) -> (Scene, [katana::piece::SwordId; 2]) {
    let mut scene = Scene::new(2);
    scene.rooms([Room::Wood, Room::Steel, Room::Coins, Room::Leather, Room::Apprentice]);
    let swords = [scene.sword(0, "WWW", 0), scene.sword(0, "SSS", 0)];
    scene.coins(0, 20).family(0, rooms).act(0, place(WORKER, Area::Market));
    (scene, swords)
}

/// PAL-7: once in a Market action, a resource just bought moves a Sword; one from stock does not.
#[test]
fn the_apprentice_room_moves_a_sword_with_a_bought_resource() {
    let (mut scene, [wood, steel]) = at_market(&[Room::Apprentice]);
    scene.stock(0, "WS");
    assert!(!scene.may(0, Action::Move(wood)), "nothing has been bought");
    scene.act(0, Action::BuyResource(Kind::Wood));
    refuses(&scene, 0, Action::Move(steel), Reason::NotBought { kind: Kind::Steel });
    assert_eq!(Reason::NotBought { kind: Kind::Steel }.clause(), "PAL-7");
    scene.act(0, Action::Move(wood));
    assert_eq!((scene.stands(wood), scene.stock_of(0)), ((2, 2), "WS".to_owned()));
    scene.act(0, Action::BuyResource(Kind::Steel));
    assert!(!scene.may(0, Action::Move(steel)), "once in an action");
    scene.acts(0, &[Action::TakeMarketCard(0), Action::EndTurn]);
    scene.turn(0).acts(0, &[place(WORKER, Area::Market), Action::BuyResource(Kind::Steel)]);
    scene.act(0, Action::Move(steel));
    assert_eq!(scene.stands(steel), (3, 2), "and once in the next");
}

/// PAL-7, MOV-4.2: without a Family Member there, or into a taken space, nothing moves; nor after the card.
#[test]
fn the_apprentice_room_needs_a_family_member_and_a_free_space() {
    let (mut scene, [wood, _]) = at_market(&[Room::Coins]);
    scene.family(1, &[Room::Apprentice]).act(0, Action::BuyResource(Kind::Wood));
    assert!(!scene.may(0, Action::Move(wood)), "another's Family Member does not help");
    let (mut scene, [wood, steel]) = at_market(&[Room::Apprentice]);
    let ahead = scene.sword(0, "WWSW", 1);
    scene.act(0, Action::BuyResource(Kind::Wood));
    refuses(&scene, 0, Action::Move(wood), Reason::Blocked);
    assert!(scene.may(0, Action::Move(ahead)));
    let (mut scene, _) = at_market(&[Room::Apprentice]);
    scene.coins(0, 25).turn(0).act(0, place(MONK, Area::Market));
    scene.act(0, Action::BuyResource(Kind::Steel)).act(0, Action::TakeMarketCard(0));
    assert!(!scene.may(0, Action::Move(steel)), "at once, not after a card was taken");
}

/// PAL-7, DAI-A: what a card gives is not bought.
#[test]
fn the_apprentice_room_does_not_use_what_a_card_gives() {
    let (mut scene, [wood, steel]) = at_market(&[Room::Apprentice]);
    let card = scene.daimyo_card(0, |card| card.effect == Effect::Take(ByKind([0, 3, 0, 0])));
    scene.acts(0, &[Action::Play(card), Action::BuyResource(Kind::Steel)]);
    refuses(&scene, 0, Action::Move(wood), Reason::NotBought { kind: Kind::Wood });
    assert!(scene.may(0, Action::Move(steel)));
}

/// PAL-7, MKT-1: a Family Member that comes to the Room before the purchase, during the visit, is there.
#[test]
fn a_family_member_may_come_to_the_apprentice_room_during_the_visit() {
    let (mut scene, [wood, _]) = at_market(&[Room::Coins]);
    let (card, rooms) = (scene.market_card(0, 1), scene.room_set(&[Room::Apprentice]));
    scene.acts(0, &[Action::Play(card), Action::Arrange(rooms), Action::BuyResource(Kind::Wood)]);
    scene.act(0, Action::Move(wood));
    assert_eq!(scene.stands(wood), (2, 2));
}

/// PAL-7, MKT-1: and one that has left before the purchase is not.
#[test]
fn a_family_member_that_has_left_the_apprentice_room_moves_nothing() {
    let (mut scene, [wood, _]) = at_market(&[Room::Apprentice]);
    let (card, rooms) = (scene.market_card(0, 1), scene.room_set(&[Room::Coins]));
    scene.acts(0, &[Action::Play(card), Action::Arrange(rooms), Action::BuyResource(Kind::Wood)]);
    assert!(!scene.may(0, Action::Move(wood)));
}
