//! What has changed since version 1 of the rules, each ruling beside the one before it.

use katana::{
    Action, Event, GhostLevel, Katana, Reason, Setup,
    components::embedded,
    piece::{Area, CardId, GhostCard, Kind, Line, Room, SwordId},
    rules::{Benefit, Effect},
    rulings::Rulings,
    scene::{Driver, Scene},
    table::Category,
};
use tabletop::{Fault, Game, NoLog, Record, Seat, Seed, Session};

use crate::{
    ghost_turns::{points, solo, with_ghost},
    shared::{WORKER, place, refuses, token_card},
};

/// A new game is played by the newest version, an old one by its own, and another one by nobody.
#[test]
fn a_game_is_played_by_the_version_that_it_began_with() {
    let components = || embedded().components.clone();
    let (mut record, rules, _) =
        Record::<Katana>::begin(Setup::new(2), components(), Seed::derive(4, 0), &mut NoLog).expect("a game");
    assert_eq!((record.version, Some(rules.rulings)), (Katana::VERSION, Rulings::of(Katana::VERSION)));
    for version in [0, Katana::VERSION + 1] {
        record.version = version;
        assert_eq!(record.verify().err(), Some(Fault::Version(version)));
        assert!(Katana::rules(version, &record.setup, &record.components).is_none());
    }
    let old = include_str!("../games/v1-00.json");
    let old: Record<Katana> = serde_json::from_str(old).expect("a record");
    let session = Session::resume(old).expect("version 1 is still played");
    assert_eq!((session.record().version, Some(session.rules().rulings)), (1, Rulings::of(1)));
    assert_ne!(Rulings::of(1), Rulings::of(2));
    let is_known = |version: u32| Rulings::of(version).is_some();
    assert!((0..10).all(|version| is_known(version) == Katana::VERSIONS.contains(&version)));
}

/// MAR-1: resources come in any order, so also after Coins that were gained in between and not more than were spent.
/// By version 1 the order of the rows began anew only with a fuller purse.
#[test]
fn resources_are_bought_in_any_order() {
    for (version, reason) in [(1, Some(Reason::PurchaseOrder)), (2, None)] {
        let mut scene = Scene::new(2);
        scene.version(version);
        scene.rooms([Room::Apprentice, Room::Move, Room::Coins, Room::Leather, Room::Lacquer]);
        let sword = scene.sword(0, "WWW", 2);
        let leather = Benefit::Resource(Kind::Leather);
        let card = scene.daimyo_card(0, |card| card.effect == Effect::Step && card.benefit == leather);
        scene.family(0, &[Room::Apprentice]).coins(0, 7).act(0, place(WORKER, Area::Market));
        scene.acts(0, &[Action::BuyResource(Kind::Wood), Action::Move(sword)]);
        scene.acts(0, &[Action::Buy(card), Action::Line(Line::column(3)), Action::Deliver(sword)]);
        scene.acts(0, &[Action::Collect(Line::column(3)), Action::Collect(Line::row(1))]);
        scene.act(0, Action::Project(None, None));
        assert_eq!(scene.coins_of(0), 7 - 1 - 3 + 2);
        let lacquer = Action::BuyResource(Kind::Lacquer);
        assert_eq!((scene.why(0, lacquer), scene.may(0, lacquer)), (reason, reason.is_none()));
    }
}

/// MAR-1: dearer and cheaper ones alternate as one likes.
#[test]
fn dear_and_cheap_purchases_alternate() {
    let mut scene = Scene::new(2);
    scene.coins(0, 20).act(0, place(WORKER, Area::Market));
    for kind in [Kind::Leather, Kind::Wood, Kind::Lacquer, Kind::Steel, Kind::Lacquer] {
        scene.act(0, Action::BuyResource(kind));
    }
    assert_eq!((scene.coins_of(0), scene.stock_of(0)), (20 - 14, "UUWSL".to_owned()));
}

/// A scene of this version in which seat 0 delivers within its action in an area, with a card in hand.
fn delivering_at(version: u32, area: Area, hold: impl Fn(&mut Scene) -> CardId) -> (Scene, CardId) {
    let mut scene = Scene::new(2);
    scene.version(version);
    let (sword, other) = (scene.sword(0, "WWW", 3), scene.sword(0, "LSWU", 1));
    let card = hold(&mut scene);
    scene.act(0, place(WORKER, area));
    if area == Area::Academy {
        let decorate = Action::Decorate { sword: other, kind: Kind::Leather };
        scene.acts(0, &[Action::Advance(Some(Kind::Leather)), decorate]);
    }
    if area == Area::Palace {
        let rooms = scene.room_set(&[Room::Coins]);
        scene.act(0, Action::Arrange(rooms));
    }
    scene.act(0, Action::Deliver(sword));
    (scene, card)
}

/// PLY-2.1, EDG-1: Market card 6 is played while its player delivers within the Academy action, and its Coins buy a card
/// for a line that has not paid yet.
#[test]
fn the_coins_of_card_6_come_in_the_middle_of_a_delivery() {
    let six = |scene: &mut Scene| scene.market_card(0, 6);
    let (scene, card) = delivering_at(1, Area::Academy, six);
    refuses(&scene, 0, Action::Play(card), Reason::OtherArea);
    let (mut scene, card) = delivering_at(2, Area::Academy, six);
    let before = scene.coins_of(0);
    assert!(before > 0 && before < 3, "the card's benefit costs 3");
    scene.act(0, Action::Play(card));
    assert_eq!(scene.coins_of(0), 2 * before);
    scene.acts(0, &[Action::Buy(card), Action::Line(Line::column(3))]);
    assert_eq!(scene.coins_of(0), 2 * before - 3 + 2 + 2, "with no card left, the column pays what it holds");
}

/// PLY-2.1, DAI-A, DAI-B, DAI-C: so are the Daimyō cards of the area; their effects are there when the action goes on.
#[test]
fn daimyo_cards_of_the_area_are_played_in_the_middle_of_a_delivery() {
    let take = |scene: &mut Scene| scene.daimyo_card(0, |card| matches!(card.effect, Effect::Take(_)));
    let (mut scene, card) = delivering_at(2, Area::Market, take);
    scene.act(0, Action::Play(card));
    assert!(!scene.stock_of(0).is_empty(), "the gift is there at once");

    let step = |scene: &mut Scene| scene.daimyo_card(0, |card| card.effect == Effect::Step);
    let (mut scene, card) = delivering_at(2, Area::Academy, step);
    scene.acts(0, &[Action::Play(card), Action::Collect(Line::column(3)), Action::Collect(Line::row(1))]);
    scene.acts(0, &[Action::Project(None, None), Action::Advance(Some(Kind::Wood))]);
    assert_eq!(scene.player(0).decorators[Kind::Wood], 1);

    let token = |scene: &mut Scene| token_card(scene, 0, Kind::Wood);
    let (mut scene, card) = delivering_at(2, Area::Palace, token);
    let room = scene.place_of(Room::Leather);
    scene.act(0, Action::PlayToken(card, room));
    scene.acts(0, &[Action::Collect(Line::column(3)), Action::Collect(Line::row(1))]);
    scene.act(0, Action::Project(None, None));
    assert!(scene.may(0, Action::UseRoom { room, on: katana::Target::Plain }));
}

/// PLY-2.1: in another area, and while another player acts there, they are not.
#[test]
fn a_delivery_opens_no_other_area_and_nobody_elses() {
    for area in [Area::Market, Area::Palace] {
        let (scene, card) = delivering_at(2, area, |scene| scene.market_card(0, 6));
        refuses(&scene, 0, Action::Play(card), Reason::OtherArea);
    }
    let mut scene = Scene::new(2);
    let (sword, six) = (scene.sword(1, "WWW", 3), scene.market_card(1, 6));
    scene.acts(0, &[place(WORKER, Area::Academy), Action::Advance(Some(Kind::Wood))]);
    scene.turn(1);
    scene.act(1, Action::Deliver(sword));
    refuses(&scene, 1, Action::Play(six), Reason::OtherArea);
}

fn katana_of(seat: u8) -> SwordId {
    SwordId::katana(Seat(seat))
}

/// Three Katanas with so many of their four resources, Favor I is in play, and seat 0 has delivered in its turn.
fn with_rivals(version: u32, n_placed: [usize; 3]) -> Scene {
    let mut scene = Scene::new(3);
    scene.version(version).favors(&[1, 2]);
    for (seat, n_placed) in (0..).zip(n_placed) {
        scene.katana(seat, "UWSL", n_placed);
    }
    scene.act(0, Action::Deliver(katana_of(0)));
    scene.acts(0, &[place(WORKER, Area::Forge), Action::Line(Line::column(4))]);
    scene
}

/// KAT-5.4: before the turn ends, each rival with a complete Katana is asked once whether they deliver it too.
#[test]
fn rivals_are_asked_before_favor_one_is_settled() {
    let mut scene = with_rivals(1, [4; 3]);
    scene.act(0, Action::EndTurn);
    assert!(scene.has_favor(0, 1), "by version 1 nobody is asked");

    let mut scene = with_rivals(2, [4; 3]);
    scene.act(0, Action::EndTurn);
    assert_eq!(scene.asked(), [1, 2]);
    let [one, other] = [[1, 2], [2, 1]].map(|order| {
        let mut fork = Scene { game: scene.game.clone(), rules: scene.rules.clone(), events: Vec::new() };
        order.into_iter().for_each(|seat| _ = fork.act(seat, Action::Decline));
        fork.game
    });
    assert_eq!(one, other, "the order of answering does not matter");
    scene.act(1, Action::Decline);
    assert_eq!((scene.asked(), scene.has_favor(0, 1)), (vec![2], false));
    scene.act(2, Action::Deliver(katana_of(2)));
    assert_eq!(scene.player(0).ledger[Category::Favors as usize], 3);
    assert_eq!(scene.player(2).ledger[Category::Favors as usize], 3);
    assert!(scene.may(1, place(WORKER, Area::Forge)), "the next turn has begun");
}

/// KAT-5.4: nobody is asked who has passed or has no complete Katana, nor where Favor I is not in play.
#[test]
fn only_those_who_could_share_are_asked() {
    let mut scene = with_rivals(2, [4, 4, 3]);
    scene.player(1).passed = true;
    scene.act(0, Action::EndTurn);
    assert!(scene.has_favor(0, 1));

    let mut scene = with_rivals(2, [4; 3]);
    scene.favors(&[2]).act(0, Action::EndTurn);
    assert!(scene.may(1, place(WORKER, Area::Forge)), "the next turn has begun");
}

/// KAT-5.4: whoever ends the turn after a rival's delivery has decided; a delivery after that asks them too.
#[test]
fn the_active_player_is_asked_only_about_a_later_delivery() {
    let mut scene = Scene::new(2);
    scene.favors(&[1, 2]);
    let card = scene.market_card(1, 4);
    (0..2).for_each(|seat| _ = scene.katana(seat, "UWSL", 4));
    scene.acts(0, &[place(WORKER, Area::Forge), Action::Line(Line::column(4))]).act(1, Action::Play(card));
    scene.act(0, Action::EndTurn);
    assert_eq!(scene.asked(), [1], "to settle the card");
    scene.act(1, Action::Deliver(katana_of(1)));
    scene.acts(1, &[Action::Collect(Line::row(3)), Action::Collect(Line::column(1))]);
    assert_eq!(scene.asked(), [0, 1]);
    scene.act(0, Action::Decline).act(1, Action::Discard(card));
    assert!(scene.has_favor(1, 1));

    let mut scene = Scene::new(2);
    scene.favors(&[1, 2]);
    (0..2).for_each(|seat| _ = scene.katana(seat, "UWSL", 4));
    scene.acts(0, &[place(WORKER, Area::Forge), Action::Line(Line::column(4))]);
    scene.act(1, Action::Deliver(katana_of(1))).act(0, Action::EndTurn);
    assert!(scene.has_favor(1, 1), "seat 0 knew when it ended the turn");
}

/// GHO-3.2, GHO-3.4: a card that was drawn in this turn is not shuffled into the new deck.
#[test]
fn no_ghost_card_comes_up_twice_in_a_turn() {
    for number in 0..20 {
        let mut scene = with_ghost(1, 3);
        scene.no_swords();
        // Only the Daimyō cards are left to draw, and they find no Sword.
        let deck = &mut scene.ghost().deck;
        deck.seed = Seed::derive(9, number);
        deck.discards = [0, 2, 2, 1, 1];
        deck.cards = [GhostCard::Daimyo; 4].into_iter().collect();
        scene.ghost_turn();
        let is_daimyo = |event: &&Event| matches!(event, Event::GhostDrew { card: GhostCard::Daimyo, .. });
        assert_eq!(scene.events.iter().filter(is_daimyo).count(), 4);
        let deck = &scene.ghost().deck;
        assert_eq!((deck.discards[0], deck.cards.len()), (4, 5), "one of the six others was drawn");
    }
}

/// The Ghost draws its Palace card while seat 0 has two Family Members there and holds Market card 1.
fn ghost_at_palace(version: u32) -> (Scene, CardId) {
    let mut scene = solo();
    scene.version(version);
    let card = scene.market_card(0, 1);
    let rooms = scene.table().board.rooms;
    scene.family(0, &[rooms[0], rooms[1]]);
    scene.ghost_draws(&[GhostCard::Palace]).ghost_turn();
    (scene, card)
}

/// GHO-5.6, EDG-1: whoever could change the Ghost's points at the Palace with Market card 1 is asked before it scores.
#[test]
fn market_card_1_is_played_between_the_ghosts_palace_card_and_its_points() {
    let (scene, _) = ghost_at_palace(1);
    assert_eq!(points(&scene, Category::Palace), 3, "by version 1 it scores at once");

    let (mut scene, card) = ghost_at_palace(2);
    assert_eq!((scene.asked(), points(&scene, Category::Palace)), (vec![0], 0));
    let rooms = scene.table().board.rooms;
    let ghosts = scene.room_set(&[rooms[0], rooms[2]]);
    scene.acts(0, &[Action::Play(card), Action::Arrange(ghosts)]);
    assert_eq!(points(&scene, Category::Palace), 2, "one of them has joined the Ghost's in the third Room");
    assert_eq!(scene.asked(), [0], "then the people react");
    scene.act(0, Action::Decline);
    assert_eq!(scene.asked(), [0]);
    scene.act(0, Action::Discard(card));
    assert!(scene.may(0, place(WORKER, Area::Forge)), "then it is the human's turn");

    let (mut scene, _) = ghost_at_palace(2);
    scene.act(0, Action::Decline);
    assert_eq!(points(&scene, Category::Palace), 3, "it may also be kept");
}

/// GHO-5.6: nobody is asked who has no such card, or whose Family Members cannot change the points.
#[test]
fn nobody_is_asked_who_cannot_change_the_ghosts_points() {
    let mut scene = solo();
    scene.market_card(0, 2);
    let rooms = scene.table().board.rooms;
    scene.family(0, &[rooms[0], rooms[1]]);
    scene.ghost_draws(&[GhostCard::Palace]).ghost_turn();
    assert_eq!(points(&scene, Category::Palace), 3);

    let mut scene = Scene::with_setup(&Setup::early_solo());
    scene.market_card(0, 1);
    scene.family(0, &[rooms[0], rooms[1]]).ghost_draws(&[GhostCard::Palace]).ghost_turn();
    assert_eq!(points(&scene, Category::Palace), 3, "a point for each Family Member, wherever they stand");
}

/// GHO-5.6, GHO-9.1, STO-1.14: at a full Palace the points are those of the Rooms as the Ghost would have filled them; two
/// who may share a Room can change that, and then the Ghost draws again.
#[test]
fn at_a_full_palace_the_ghost_draws_on_after_the_question() {
    let mut scene = Scene::with_setup(&Setup::for_chapter(12, GhostLevel::ALL[0]));
    let card = scene.market_card(0, 1);
    let rooms = scene.table().board.rooms;
    scene.family(0, &[rooms[0], rooms[1]]);
    let n_spaces = scene.rules.by_players(&scene.rules.components.spaces.palace);
    (0..n_spaces).for_each(|_| _ = scene.stands_at(0, WORKER, Area::Palace));
    scene.ghost_draws(&[GhostCard::Palace, GhostCard::Komainu]).ghost_turn();
    assert_eq!((scene.asked(), scene.score(1)), (vec![0], 0));
    let one = scene.room_set(&[rooms[0]]);
    scene.acts(0, &[Action::Play(card), Action::Arrange(one)]);
    assert_eq!((points(&scene, Category::Palace), points(&scene, Category::Komainu)), (2, 4));
    assert_eq!(scene.asked(), [0]);
    scene.act(0, Action::Discard(card));
    assert!(scene.may(0, place(WORKER, Area::Forge)), "then it is the human's turn");
}
