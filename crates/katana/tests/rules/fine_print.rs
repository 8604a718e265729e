//! Fine print: where clauses meet, each case with its scene.

use katana::{
    Action, Reason, Target,
    piece::{Area, Figure, Kind, Line, Room},
    rules::Effect,
    scene::{Driver, Scene},
};

use crate::shared::place;

/// PLY-5.1, PAL-6: in another's turn, too, the benefit may be bought first and the effect played after it.
#[test]
fn a_card_is_bought_before_its_effect_in_anothers_turn() {
    let mut scene = Scene::new(2);
    scene.rooms([Room::Discount, Room::Coins, Room::Move, Room::Wood, Room::Steel]);
    let card = scene.market_card(1, 1);
    let (bound, void) = (scene.market_card(1, 6), scene.market_card(1, 2));
    scene.family(1, &[Room::Discount]).act(0, place(Figure::Worker, Area::Palace));
    for card in [bound, void] {
        assert_eq!(scene.why(1, Action::Buy(card)), Some(Reason::NoMoment), "its effect could not follow");
    }
    scene.acts(1, &[Action::Buy(card), Action::Line(Line::row(0)), Action::Play(card)]);
    let coins = scene.room_set(&[Room::Coins]);
    scene.act(1, Action::Arrange(coins));
    assert_eq!(scene.player(1).under[0].at(0), Some(card), "free by the Discount Room, before leaving it");
}

/// MAR-1: by version 1, too, Coins that come in between two purchases buy whatever one likes.
#[test]
fn after_coins_have_come_in_purchases_begin_anew() {
    let mut scene = Scene::new(2);
    scene.version(1);
    let sword = scene.sword(0, "WWW", 3);
    scene.coins(0, 3).acts(0, &[place(Figure::Worker, Area::Market), Action::BuyResource(Kind::Leather)]);
    assert_eq!(scene.why(0, Action::BuyResource(Kind::Wood)), Some(Reason::PurchaseOrder));
    scene.acts(0, &[Action::Deliver(sword), Action::Project(None, None), Action::BuyResource(Kind::Wood)]);
    assert_eq!(scene.stock_of(0), "WWL", "one of the line, one bought");
    assert_eq!(scene.coins_of(0), 1);
}

/// PAS-2, MKT-4: a passed player plays card 4 only where a second card could be laid.
#[test]
fn after_passing_card_4_needs_a_line_with_a_card() {
    let mut scene = Scene::new(2);
    let (four, under) = (scene.market_card(1, 4), scene.market_card(1, 6));
    scene.coins(1, 9).others_passed();
    assert_eq!(scene.why(1, Action::Play(four)), Some(Reason::NoSecondLine));
    assert_eq!(Reason::NoSecondLine.clause(), "MKT-4");
    scene.player(1).hand.remove(under);
    scene.player(1).under[3].lay(under);
    scene.acts(1, &[Action::Play(four), Action::Buy(four), Action::Line(Line(3))]);
    assert_eq!(scene.player(1).n_under(Line(3)), 2);
}

/// DAI-A, PLY-2: the gift may wait until the replacement of the Market card is seen.
#[test]
fn a_gift_may_be_taken_after_the_market_card() {
    let mut scene = Scene::new(2);
    let gift =
        scene.daimyo_card(0, |card| matches!(card.effect, Effect::Take(gift) if gift[Kind::Lacquer] == 1));
    scene.acts(0, &[place(Figure::Worker, Area::Market), Action::TakeMarketCard(0)]);
    let options = scene.options(0);
    assert!(
        !options.iter().any(|action| matches!(action, Action::TakeMarketCard(_) | Action::BuyResource(_)))
    );
    scene.act(0, Action::Play(gift));
    assert_eq!(scene.stock_of(0), "U");
    assert!(
        scene.may(0, Action::EndTurn) || scene.may(0, Action::Discard(gift)),
        "nothing more to decide there"
    );
}

/// EDG-1, PLY-6: in one's own delivery cards and purchases are free to its end.
#[test]
fn cards_are_free_while_the_project_is_chosen() {
    let mut scene = Scene::new(2);
    let card = scene.market_card(0, 6);
    let sword = scene.sword(0, "WWW", 3);
    scene
        .coins(0, 3)
        .acts(0, &[Action::Deliver(sword), Action::Collect(Line::row(1)), Action::Collect(Line::column(3))]);
    assert!(scene.may(0, Action::Project(None, None)));
    scene.acts(0, &[Action::Buy(card), Action::Line(Line::row(1)), Action::Project(None, None)]);
    assert_eq!(scene.coins_of(0), 2);
}

/// PAL-2, PAL-3, KOM-2: every use of a Room that could be named and is refused has its reason.
#[test]
fn a_room_without_a_family_member_says_so() {
    let mut scene = Scene::new(2);
    let sword = scene.sword(0, "WWW", 0);
    scene.coins(0, 5).stock(0, "WW").family(0, &[Room::Coins]);
    scene.act(0, place(Figure::Monk, Area::Komainu));
    let on_sword = Action::UseRoom { room: scene.place_of(Room::Move), on: Target::Sword(sword) };
    assert_eq!(scene.why(0, on_sword), Some(Reason::NoFamilyThere));
    let mut scene = Scene::new(2);
    scene.family(0, &[Room::Decorator]).act(0, place(Figure::Worker, Area::Palace));
    let rooms = scene.room_set(&[Room::Decorator, Room::Coins]);
    scene.act(0, Action::Arrange(rooms));
    let step = |kind| Target::Decorator(Some(kind));
    let room = scene.place_of(Room::Decorator);
    scene.act(0, Action::UseRoom { room, on: step(Kind::Wood) });
    assert_eq!(scene.why(0, Action::UseRoom { room, on: step(Kind::Steel) }), Some(Reason::RoomUsed));
}

/// PAL-1, DAI-B: the neutral token joins once the own Family Members are arranged.
#[test]
fn the_token_waits_for_the_arrangement() {
    let mut scene = Scene::new(2);
    let card = scene.daimyo_card(0, |card| card.effect == Effect::Token);
    scene.act(0, place(Figure::Worker, Area::Palace));
    let token = Action::PlayToken(card, scene.place_of(Room::Coins));
    assert_eq!(scene.why(0, token), Some(Reason::ArrangeFirst));
    assert_eq!(Reason::ArrangeFirst.clause(), "PAL-1");
    let rooms = scene.room_set(&[Room::Move]);
    scene.act(0, Action::Arrange(rooms));
    assert!(scene.may(0, token));
}

/// MKT-7: while a Monk's offering is being paid, the card is not refused as if no Monk were used.
#[test]
fn card_7_is_at_hand_while_the_offering_is_paid() {
    let mut scene = Scene::new(2);
    let card = scene.market_card(0, 7);
    scene.coins(0, 5).act(0, place(Figure::Monk, Area::Market));
    assert!(scene.may(0, Action::Offer(1)) && scene.may(0, Action::Offer(0)));
    assert_eq!(scene.why(0, Action::Play(card)), None);
}

/// SET-1: components with numbers that no box carries make no game, wherever they come from.
#[test]
fn immodest_components_make_no_game() {
    use katana::{
        Katana, Setup,
        components::{DaimyoEffect, Honor, embedded},
        piece::ByKind,
    };
    use tabletop::Game;
    let good = embedded().components.clone();
    let makes = |change: fn(&mut katana::components::Components)| {
        let mut components = good.clone();
        change(&mut components);
        Katana::rules(Katana::VERSION, &Setup::new(2), &components).is_some()
    };
    assert!(makes(|_| {}));
    assert!(!makes(|components| components.academy_coins = [200; 3]));
    assert!(!makes(|components| components.swords[7].points = 51));
    assert!(!makes(|components| components.market[0].benefit = 99));
    assert!(!makes(|components| components.blocked[2] = vec![2, 2, 4]));
    assert!(!makes(|components| components.rooms.first_game[0] = components.rooms.first_game[1]));
    assert!(!makes(
        |components| components.rooms.first_game[..2].copy_from_slice(&[Room::Discount, Room::Apprentice])
    ));
    assert!(!makes(|components| components.score_lap = 0));
    assert!(!makes(|components| components.value[Kind::Wood] = 0), "Wood without end");
    assert!(!makes(|components| components.start[Kind::Wood] = 31));
    assert!(!makes(|components| components.offering[3] = 51));
    assert!(!makes(|components| components.daimyo[0].effect = DaimyoEffect::Take(ByKind([2; 4]))));
    assert!(!makes(|components| components.daimyo[0].effect = DaimyoEffect::Turn(Kind::Wood, Kind::Wood)));
    assert!(!makes(|components| components.flowers.reverse()));
    assert!(!makes(|components| components.flowers[0] = 0));
    assert!(!makes(|components| components.blocked[2] = vec![2, 4, 9]));
    assert!(!makes(|components| components.honor[21] = Honor::SwordsWith { kind: Kind::Wood, points: 51 }));
    assert!(!makes(|components| components.honor[21] = Honor::StrongSwords { strength: 51, points: 1 }));
    assert!(!makes(|components| components.honor[21] = Honor::Sashimono(4)));
    assert!(!makes(|components| components.spaces.market[0] = 6));
    assert!(!makes(|components| components.swords.truncate(49)));
}

/// MKT-3, MKT-7, PLY-2: outside its time a card says what it waits for.
#[test]
fn cards_that_wait_say_what_for() {
    let mut scene = Scene::new(2);
    let (three, seven) = (scene.market_card(0, 3), scene.market_card(0, 7));
    let sword = scene.sword(0, "WWW", 3);
    scene.acts(0, &[Action::Deliver(sword), Action::Collect(Line::row(1)), Action::Collect(Line::column(3))]);
    assert!(scene.may(0, Action::Project(None, None)));
    assert_eq!(scene.why(0, Action::Play(three)), Some(Reason::OnlyAtDelivery), "both lines have paid");
    scene.acts(0, &[Action::Project(None, None), place(Figure::Worker, Area::Komainu)]);
    assert!(scene.may(0, Action::EndTurn));
    assert_eq!(scene.why(0, Action::Play(seven)), Some(Reason::OnlyWithMonk), "the figure has been placed");
}

/// MAR-1, SET-10: what happens is told once, and nothing is told of nothing.
#[test]
fn gains_of_nothing_are_not_told() {
    use katana::{Cause, Event};
    let mut scene = Scene::new(2);
    scene.coins(0, 1).acts(0, &[place(Figure::Worker, Area::Market), Action::BuyResource(Kind::Wood)]);
    let is_gain = |event: &&Event| matches!(event, Event::ResourcesGained { cause: Cause::Market, .. });
    assert_eq!(scene.events.iter().filter(is_gain).count(), 1);
    let mut events = Vec::new();
    let mut game =
        <katana::Katana as tabletop::Game>::new(&scene.rules, &tabletop::Seed([5; 32]), &mut events);
    let last = tabletop::Seat(1 - game.table().first.0);
    let mut options = tabletop::Options::default();
    tabletop::Game::options(&game, &scene.rules, last, &mut options);
    tabletop::Game::play(&mut game, &scene.rules, last, options.all()[0], &mut events);
    let from_sashimono = events
        .iter()
        .filter(|event| matches!(event, Event::CoinsGained { cause: Cause::StartingSashimono, .. }));
    assert_eq!(from_sashimono.count(), 1, "the first player's is worth nothing");
    // A Room without a price is not paid for.
    let mut scene = Scene::new(2);
    scene.family(0, &[Room::Coins]).coins(0, 5).act(0, place(Figure::Monk, Area::Komainu));
    let room = scene.place_of(Room::Coins);
    scene.act(0, Action::UseRoom { room, on: Target::Plain });
    assert!(!scene.events.iter().any(|event| matches!(event, Event::CoinsPaid { .. })));
}

/// PAL-4, MOV-7: only the Move-a-Sword Room swaps, and only with an own Family Member in it.
#[test]
fn no_other_room_swaps_swords() {
    let swaps = |family: &[Room]| {
        let mut scene = Scene::new(2);
        scene.sword(0, "UWSS", 1);
        scene.sword(0, "WUUU", 1);
        scene.coins(0, 5).stock(0, "UW").act(0, place(Figure::Monk, Area::Palace));
        let rooms = scene.room_set(family);
        scene.act(0, Action::Arrange(rooms));
        let swap = |action: Action| match action {
            Action::SwapByRoom { room, .. } => Some(scene.game.table().room(room)),
            _ => None,
        };
        scene.options(0).into_iter().filter_map(swap).collect::<Vec<_>>()
    };
    assert_eq!(swaps(&[Room::Move]), [Room::Move]);
    assert_eq!(swaps(&[Room::Coins]), [], "the Coin Room moves nothing");
}
