//! What has changed since version 1 of the rules, each ruling beside the one before it.

use katana::{
    Action, Event, Katana, Reason, Setup,
    components::embedded,
    piece::{Area, CardId, GhostCard, Kind, Line, Room},
    rules::{Benefit, Effect},
    rulings::Rulings,
    scene::{Driver, Scene},
};
use tabletop::{Fault, Game, NoLog, Record, Seed, Session};

use crate::{
    ghost_turns::with_ghost,
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
