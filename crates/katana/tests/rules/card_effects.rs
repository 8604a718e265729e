//! The immediate effects of the Daimyō cards A to D (DAI); those of the Market cards are in `market_cards.rs`.

use katana::{
    Action, Reason, Target,
    piece::{Area, ByKind, CardId, Figure, Kind, Room, RoomSet},
    rules::Effect,
    scene::{Driver, Scene},
};

use crate::shared::{MONK, WORKER, place, refuses, token_card, with_token_cards};

fn use_room(scene: &Scene, room: Room) -> Action {
    Action::UseRoom { room: scene.place_of(room), on: Target::Plain }
}

fn take_card(scene: &mut Scene, seat: u8, gives: [u8; 4]) -> CardId {
    scene.daimyo_card(seat, |card| card.effect == Effect::Take(ByKind(gives)))
}

fn turn_card(scene: &mut Scene, seat: u8, one: Kind, other: Kind) -> CardId {
    scene.daimyo_card(seat, |card| card.effect == Effect::Turn(one, other))
}

fn step_card(scene: &mut Scene, seat: u8) -> CardId {
    scene.daimyo_card(seat, |card| card.effect == Effect::Step)
}

/// Seat 0 is in a Palace action with Family Members in these Rooms.
fn at_palace(scene: &mut Scene, figure: Figure, rooms: &[Room]) {
    let before: Vec<Room> = rooms.iter().copied().skip(1).collect();
    let rooms = scene.room_set(rooms);
    scene.family(0, &before).act(0, place(figure, Area::Palace)).act(0, Action::Arrange(rooms));
}

/// Seat 0 is in an Academy action and has made its step with the Decorator of this kind.
fn at_academy(scene: &mut Scene, kind: Kind) {
    scene.acts(0, &[place(WORKER, Area::Academy), Action::Advance(Some(kind))]);
}

/// DAI-A: the resources shown come in a Market action, though none is bought.
#[test]
fn card_a_gives_its_resources_even_if_none_is_bought() {
    for (gives, stock) in
        [([0, 3, 0, 0], "WWW"), ([0, 1, 1, 0], "WS"), ([0, 0, 0, 1], "L"), ([1, 0, 0, 0], "U")]
    {
        let mut scene = Scene::new(2);
        let card = take_card(&mut scene, 0, gives);
        refuses(&scene, 0, Action::Play(card), Reason::OtherArea);
        scene.act(0, place(WORKER, Area::Market)).act(0, Action::Play(card));
        assert_eq!((scene.stock_of(0), scene.coins_of(0)), (stock.to_owned(), 0));
        refuses(&scene, 0, Action::Play(card), Reason::EffectPlayed);
        assert!(scene.may(0, Action::TakeMarketCard(0)), "the visit goes on");
    }
}

/// DAI-A: it plays after a purchase, and between the two cards of a Monk.
#[test]
fn card_a_plays_at_any_point_of_the_market_action() {
    let mut scene = Scene::new(2);
    let (leather, lacquer) = (take_card(&mut scene, 0, [0, 0, 0, 1]), take_card(&mut scene, 0, [1, 0, 0, 0]));
    scene.coins(0, 6).act(0, place(MONK, Area::Market));
    scene.acts(0, &[Action::BuyResource(Kind::Wood), Action::Play(leather), Action::TakeMarketCard(0)]);
    scene.acts(0, &[Action::Play(lacquer), Action::TakeMarketCard(0)]);
    assert_eq!((scene.stock_of(0), scene.coins_of(0)), ("UWL".to_owned(), 0));
}

/// DAI-B, PAL-2: the token brings the benefit of a Room without an own Family Member, once.
#[test]
fn the_token_brings_one_more_room() {
    let mut scene = Scene::new(2);
    scene.rooms([Room::Discount, Room::Move, Room::Coins, Room::Leather, Room::Steel]);
    let card = token_card(&mut scene, 0, Kind::Wood);
    refuses(&scene, 0, Action::Play(card), Reason::OtherArea);
    at_palace(&mut scene, WORKER, &[Room::Steel]);
    let token = |scene: &Scene, room| Action::PlayToken(card, scene.place_of(room));
    refuses(&scene, 0, token(&scene, Room::Steel), Reason::FamilyThere);
    refuses(&scene, 0, token(&scene, Room::Discount), Reason::TokenPassive);
    assert_eq!((Reason::FamilyThere.clause(), Reason::TokenPassive.clause()), ("DAI-B", "DAI-B"));
    let coins = use_room(&scene, Room::Coins);
    refuses(&scene, 0, coins, Reason::NoFamilyThere);
    scene.act(0, token(&scene, Room::Coins)).act(0, coins);
    assert_eq!(scene.coins_of(0), 2);
    refuses(&scene, 0, coins, Reason::RoomUsed);
    let steel = use_room(&scene, Room::Steel);
    scene.act(0, steel);
    assert_eq!(scene.stock_of(0), "S", "the own Room is used besides");
    let own = scene.room_set(&[Room::Steel]);
    assert_eq!(scene.player(0).rooms, own, "the token is no Family Member");
}

/// DAI-B, PAL-5: a Room with a price asks for it from the token, too.
#[test]
fn the_token_pays_the_price_of_its_room() {
    let mut scene = Scene::new(2);
    let card = token_card(&mut scene, 0, Kind::Wood);
    scene.coins(0, 1);
    at_palace(&mut scene, WORKER, &[Room::Coins]);
    scene.act(0, Action::PlayToken(card, scene.place_of(Room::Lacquer)));
    let (lacquer, coins) = (use_room(&scene, Room::Lacquer), use_room(&scene, Room::Coins));
    refuses(&scene, 0, lacquer, Reason::RoomTooDear { missing: 1 });
    scene.act(0, coins).act(0, lacquer);
    assert_eq!((scene.coins_of(0), scene.stock_of(0)), (1, "U".to_owned()));
}

/// DAI-B: it joins a Room that the own Family Members have just left, or one that was empty all along.
#[test]
fn the_token_joins_where_nobody_stands_after_redistributing() {
    let mut scene = Scene::new(2);
    let card = token_card(&mut scene, 0, Kind::Wood);
    scene.family(0, &[Room::Coins, Room::Move]).act(0, place(WORKER, Area::Palace));
    let rooms = scene.room_set(&[Room::Decorator, Room::Move, Room::Leather]);
    scene.act(0, Action::Arrange(rooms));
    let may = |room| scene.may(0, Action::PlayToken(card, scene.place_of(room)));
    assert!(may(Room::Coins) && may(Room::Lacquer));
    assert!(!may(Room::Decorator) && !may(Room::Move) && !may(Room::Leather));
}

/// DAI-B: the token leaves after the action and helps nobody in a later one.
#[test]
fn the_token_leaves_after_the_action() {
    let mut scene = Scene::new(2);
    let card = token_card(&mut scene, 0, Kind::Wood);
    at_palace(&mut scene, WORKER, &[Room::Move]);
    scene.act(0, Action::PlayToken(card, scene.place_of(Room::Coins)));
    scene.acts(0, &[Action::Done, Action::Discard(card), Action::EndTurn]);
    assert_eq!(scene.table().token, RoomSet::default());
    let other = token_card(&mut scene, 0, Kind::Steel);
    scene.turn(0).act(0, place(WORKER, Area::Palace));
    let rooms = scene.room_set(&[Room::Move, Room::Leather]);
    scene.act(0, Action::Arrange(rooms));
    refuses(&scene, 0, use_room(&scene, Room::Coins), Reason::NoFamilyThere);
    assert!(scene.may(0, Action::PlayToken(other, scene.place_of(Room::Coins))), "it may come anew");
}

/// DAI-B: the Monk's repeat is for own Family Members only.
#[test]
fn the_monk_does_not_repeat_the_room_of_the_token() {
    let mut scene = Scene::new(2);
    let card = token_card(&mut scene, 0, Kind::Wood);
    scene.rooms([Room::Decorator, Room::Move, Room::Coins, Room::Leather, Room::Steel]);
    scene.coins(0, 5);
    at_palace(&mut scene, MONK, &[Room::Steel]);
    scene.act(0, Action::PlayToken(card, scene.place_of(Room::Coins)));
    let (coins, steel) = (use_room(&scene, Room::Coins), use_room(&scene, Room::Steel));
    scene.act(0, coins);
    refuses(&scene, 0, coins, Reason::RoomUsed);
    scene.act(0, steel).act(0, steel);
    refuses(&scene, 0, steel, Reason::RoomUsed);
    assert_eq!((scene.coins_of(0), scene.stock_of(0)), (2, "SS".to_owned()));
}

/// DAI-B: each further card places the token anew, in another Room.
#[test]
fn each_further_card_b_places_the_token_in_another_room() {
    let (mut scene, cards) = with_token_cards([Kind::Wood, Kind::Steel]);
    at_palace(&mut scene, WORKER, &[Room::Move]);
    scene.act(0, Action::PlayToken(cards[0], scene.place_of(Room::Coins)));
    refuses(&scene, 0, Action::PlayToken(cards[1], scene.place_of(Room::Coins)), Reason::TokenThere);
    assert_eq!(Reason::TokenThere.clause(), "DAI-B");
    let (coins, leather) = (use_room(&scene, Room::Coins), use_room(&scene, Room::Leather));
    scene.act(0, coins);
    scene.act(0, Action::PlayToken(cards[1], scene.place_of(Room::Leather)));
    refuses(&scene, 0, coins, Reason::RoomUsed);
    scene.act(0, leather);
    assert_eq!((scene.coins_of(0), scene.stock_of(0)), (1, "L".to_owned()));
}

/// DAI-B, MKT-1: own Family Members may not be moved into the token's Room in that action; others' may.
#[test]
fn own_family_members_do_not_join_the_token() {
    let mut scene = Scene::new(2);
    let (card, mine, yours) =
        (token_card(&mut scene, 0, Kind::Wood), scene.market_card(0, 1), scene.market_card(1, 1));
    scene.family(1, &[Room::Move]);
    at_palace(&mut scene, WORKER, &[Room::Move]);
    scene.act(0, Action::PlayToken(card, scene.place_of(Room::Coins)));
    let (coins, leather) = (scene.room_set(&[Room::Coins]), scene.room_set(&[Room::Leather]));
    scene.act(0, Action::Play(mine));
    refuses(&scene, 0, Action::Arrange(coins), Reason::TokenInWay);
    assert_eq!(Reason::TokenInWay.clause(), "DAI-B");
    scene.act(0, Action::Arrange(leather));
    scene.act(1, Action::Play(yours)).act(1, Action::Arrange(coins));
    scene.acts(0, &[Action::Discard(mine), Action::Discard(card), Action::Done]);
    let room = scene.place_of(Room::Coins);
    scene.act(1, Action::UseRoom { room, on: Target::Plain });
    let again = scene.market_card(0, 1);
    scene.acts(0, &[Action::Play(again), Action::Arrange(coins)]);
    assert_eq!(scene.player(0).rooms, coins, "after the action the token is gone");
}

/// DAI-B, MKT-1: with the token in both other Rooms three Family Members have nowhere to go.
#[test]
fn tokens_can_leave_no_redistribution() {
    let (mut scene, cards) = with_token_cards([Kind::Wood, Kind::Steel]);
    let one = scene.market_card(0, 1);
    at_palace(&mut scene, WORKER, &[Room::Decorator, Room::Move, Room::Coins]);
    scene.act(0, Action::PlayToken(cards[0], scene.place_of(Room::Leather)));
    assert!(scene.may(0, Action::Play(one)));
    scene.act(0, Action::PlayToken(cards[1], scene.place_of(Room::Lacquer)));
    refuses(&scene, 0, Action::Play(one), Reason::TokenInWay);
}

/// DAI-C: one more step, of the same Decorator or another, before or after decorating; it must be taken.
#[test]
fn card_c_advances_a_decorator_one_more_step() {
    for second in [Kind::Wood, Kind::Steel] {
        let mut scene = Scene::new(2);
        let card = step_card(&mut scene, 0);
        let sword = scene.sword(0, "WWW", 1);
        at_academy(&mut scene, Kind::Wood);
        assert!(!scene.may(0, Action::Advance(Some(second))), "the action's own step has been taken");
        scene.act(0, Action::Play(card));
        let decorate = Action::Decorate { sword, kind: Kind::Wood };
        refuses(&scene, 0, decorate, Reason::StepFirst);
        refuses(&scene, 0, Action::Done, Reason::StepFirst);
        scene.act(0, Action::Advance(Some(second)));
        scene.act(0, decorate);
        let is_same = second == Kind::Wood;
        assert_eq!(scene.coins_of(0), if is_same { 3 } else { 2 });
        assert_eq!(scene.player(0).decorators[Kind::Steel], u8::from(!is_same));
    }
}

/// DAI-C, ACA-1: also after decorating; with all Decorators in the last column it is played for nothing.
#[test]
fn card_c_may_come_after_decorating_and_may_come_to_nothing() {
    let mut scene = Scene::new(2);
    let cards = [step_card(&mut scene, 0), step_card(&mut scene, 0)];
    let sword = scene.sword(0, "WSSL", 2);
    scene.player(0).decorators = ByKind([2, 1, 1, 2]);
    at_academy(&mut scene, Kind::Wood);
    scene.act(0, Action::Decorate { sword, kind: Kind::Wood });
    scene.act(0, Action::Play(cards[0]));
    refuses(&scene, 0, Action::Advance(Some(Kind::Wood)), Reason::LastColumn);
    scene.acts(0, &[Action::Advance(Some(Kind::Steel)), Action::Decorate { sword, kind: Kind::Steel }]);
    assert_eq!(scene.coins_of(0), 3 + 3);
    scene.act(0, Action::Play(cards[1]));
    assert_eq!(scene.player(0).decorators, ByKind([2; 4]));
    assert!(scene.may(0, Action::Done), "no step is owed");
}

/// DAI-D: 1 to 3 of either kind shown become as many of the other; not 4, not more than there are.
#[test]
fn card_d_turns_up_to_three_resources_either_way() {
    for (from, to, n, after) in [
        (Kind::Steel, Kind::Leather, 1, "USSSSLLL"),
        (Kind::Steel, Kind::Leather, 3, "USSLLLLL"),
        (Kind::Leather, Kind::Steel, 2, "USSSSSSS"),
    ] {
        let mut scene = Scene::new(2);
        let card = turn_card(&mut scene, 0, Kind::Steel, Kind::Leather);
        scene.stock(0, "USSSSSLL").act(0, Action::Play(card));
        assert_eq!(scene.options(0).len(), 3 + 2, "up to 3 Steel, both Leather; no Lacquer");
        refuses(
            &scene,
            0,
            Action::Turn { from: Kind::Leather, to: Kind::Steel, n: 3 },
            Reason::TooFewToTurn { kind: Kind::Leather },
        );
        scene.act(0, Action::Turn { from, to, n });
        assert_eq!(scene.stock_of(0), after);
    }
    assert_eq!(Reason::TooFewToTurn { kind: Kind::Leather }.clause(), "DAI-D");
}

/// DAI-D: with neither kind in stock there is nothing to turn; one of either is enough.
#[test]
fn card_d_needs_one_of_its_kinds_in_stock() {
    let mut scene = Scene::new(2);
    let card = turn_card(&mut scene, 1, Kind::Steel, Kind::Leather);
    scene.stock(1, "UWW");
    refuses(&scene, 1, Action::Play(card), Reason::NothingToTurn);
    assert_eq!(Reason::NothingToTurn.clause(), "DAI-D");
    scene.stock(1, "S");
    assert!(scene.may(1, Action::Play(card)));
    scene.stock(1, "L").act(1, Action::Play(card));
    let turn = Action::Turn { from: Kind::Leather, to: Kind::Steel, n: 1 };
    assert_eq!(scene.options(1), [turn], "in another's turn");
    scene.act(1, turn);
    assert_eq!(scene.stock_of(1), "S");
}
