//! What has changed since version 1 of the rules, each ruling beside the one before it.

use katana::{
    Action, Katana, Reason, Setup,
    components::embedded,
    piece::{Area, Kind, Line, Room},
    rules::{Benefit, Effect},
    rulings::Rulings,
    scene::{Driver, Scene},
};
use tabletop::{Fault, Game, NoLog, Record, Seed, Session};

use crate::shared::{WORKER, place};

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
