//! The chapters' own rules (STO): what each lays out and changes, and what it leaves as it is.

use katana::{
    Action, Event, GhostLevel, Katana, Reason, RoomChoice, Rules, Setup, Target, Variant,
    components::{Honor, embedded},
    piece::{Area, Figure, GhostCard, HonorId, House, Kind, N_HONOR, Room, RoomSet},
    rules::Effect,
    scene::{Driver, Scene},
    story::{CHAPTERS, Hooks, N_CHAPTERS},
    table::Category,
};
use tabletop::{Game, NoLog, Seat, Seed};

use crate::shared::{MONK, WORKER, place, refuses};

/// A chapter against Ghost 3.
pub fn chapter(number: u8) -> Scene {
    Scene::with_setup(&Setup::for_chapter(number, GhostLevel::ALL[2]))
}

/// Forty deals of a chapter.
fn deals(number: u8) -> impl Iterator<Item = Katana> {
    let setup = Setup::for_chapter(number, GhostLevel::ALL[2]);
    let rules = Rules::new(&setup, &embedded().components).expect("a chapter");
    (0..40).map(move |seed| Katana::new(&rules, &Seed::derive(77, seed), &mut NoLog))
}

fn rooms(game: &Katana) -> &[Room] {
    &game.table().board.rooms
}

/// The points of a person in a category.
fn points(scene: &Scene, category: Category) -> i16 {
    scene.look().player(Seat(0)).ledger[category as usize]
}

/// STO-1.1: a chapter is a game of one person against a Ghost, by the rulebook; there are fourteen.
#[test]
fn a_chapter_needs_one_person_and_a_ghost() {
    let makes = |setup: &Setup| Rules::new(setup, &embedded().components).is_some();
    for level in GhostLevel::ALL {
        (1..=N_CHAPTERS).for_each(|number| assert!(makes(&Setup::for_chapter(number, level))));
    }
    assert!(CHAPTERS.iter().map(|chapter| chapter.number).eq(1..=14));
    let good = Setup::for_chapter(1, GhostLevel::ALL[0]);
    for bad in [
        Setup { chapter: Some(0), ..good.clone() },
        Setup { chapter: Some(15), ..good.clone() },
        Setup { players: 2, ..good.clone() },
        Setup { ghost: None, ..good.clone() },
        Setup { ghost: None, variant: Variant::EarlySolo, ..good.clone() },
        Setup { rooms: RoomChoice::FirstGame, ..good.clone() },
    ] {
        assert!(!makes(&bad), "{bad:?}");
    }
}

/// STO-1.1: a setup without a chapter is written as it always was, and read again.
#[test]
fn a_setup_without_a_chapter_does_not_mention_any() {
    let json = serde_json::to_string(&Setup::with_ghost(1, GhostLevel::ALL[0])).expect("plain data");
    assert!(!json.contains("chapter"), "{json}");
    let chapter = Setup::for_chapter(9, GhostLevel::ALL[4]);
    let json = serde_json::to_string(&chapter).expect("plain data");
    assert_eq!(serde_json::from_str::<Setup>(&json).expect("a setup"), chapter);
    let components = serde_json::to_string(&embedded().components).expect("plain data");
    assert!(!components.contains("story"), "the usual parts are left out, so old hashes stay");
}

/// STO-1.1: chapters without special rules are the base game.
#[test]
fn most_chapters_leave_the_rules_alone() {
    for chapter in CHAPTERS.iter().filter(|chapter| ![2, 7, 11, 12, 13].contains(&chapter.number)) {
        let Hooks { rooms, n_family, families_share, n_monks, frees_workers, prices_rise, .. } =
            chapter.hooks;
        assert!(rooms.is_none() && !families_share && !frees_workers && !prices_rise);
        assert_eq!((n_family, n_monks), (3, 2));
        let mut scene = self::chapter(chapter.number);
        assert_eq!(scene.table().decks.daimyo.iter().map(|deck| deck.len()).sum::<usize>(), 64);
        assert!(scene.may(0, place(WORKER, Area::Academy)));
    }
}

/// STO-1.4: in chapter 2 the Room that advances a Decorator is in play, with four others.
#[test]
fn peace_brings_the_decorators_room() {
    for game in deals(2) {
        let rooms = rooms(&game);
        assert_eq!(rooms.len(), 5);
        assert_eq!(rooms.iter().filter(|&&room| room == Room::Decorator).count(), 1);
        assert!(rooms.iter().filter(|room| room.is_passive()).count() <= 1);
    }
    assert!(deals(2).any(|game| rooms(&game)[0] != Room::Decorator), "anywhere in the row");
}

/// STO-1.9: chapter 7 has no Monks, no Market cards 7, and all seven Workers of the human; the Ghost is as usual.
#[test]
fn war_calls_the_workers_and_keeps_the_monks() {
    let mut scene = chapter(7);
    let (workers, monks) = (scene.player(0).workers, scene.player(0).monks);
    assert_eq!((workers, monks, scene.ghost_player().workers), (7, 0, 4));
    refuses(&scene, 0, place(MONK, Area::Komainu), Reason::NoMonk);
    let is_seven = |card| scene.rules.card(card).effect == Effect::Offering;
    assert!(!scene.game.table().decks.market.iter().any(|&card| is_seven(card)));
    assert!(!scene.game.table().board.cards.iter().flatten().any(|&card| is_seven(card)));
    scene.delivered(0, "LSW");
    let sword = scene.sword(0, "LSWU", 4);
    scene.acts(0, &[Action::Deliver(sword), Action::Project(None, None)]);
    assert_eq!(scene.player(0).workers, 7, "nobody is left to be freed");
}

/// STO-1.9: at the end of each round its offering is paid, what is missing in points; before Restore.
#[test]
fn each_round_of_war_has_its_price() {
    for (round, coins, left, lost) in [(1, 8, 3, 0), (2, 6, 0, 0), (3, 5, 0, 3), (1, 0, 0, 5)] {
        let mut scene = chapter(7);
        scene.round(round).coins(0, coins).others_passed().pass();
        assert_eq!((scene.coins_of(0), points(&scene, Category::Dues)), (left, -lost));
        assert_eq!(scene.table().round, round + 1);
        assert_eq!((scene.player(0).workers, scene.player(0).monks), (7, 0), "no Monk comes home");
        assert_eq!(scene.ghost_player().ledger[Category::Dues as usize], 0, "the Ghost pays nothing");
    }
    assert!(chapter(7).coins(0, 0).others_passed().pass().score(0) < 0, "points may fall below 0");
}

/// STO-1.9: the fourth round's is paid before the end is scored.
#[test]
fn the_last_price_of_war_is_paid_before_the_end() {
    let mut scene = chapter(7);
    scene.round(4).coins(0, 21).others_passed().pass();
    assert!(scene.is_over());
    assert_eq!((scene.coins_of(0), points(&scene, Category::Coins)), (9, 1));
    let mut base = chapter(8);
    base.round(4).coins(0, 21).others_passed().pass();
    assert_eq!((base.coins_of(0), points(&base, Category::Coins)), (21, 4), "no other chapter asks for it");
}

/// STO-1.13, STO-5: chapter 11 is dealt without what is about decorating; of the Daimyō cards only C are missing, so that
/// there are 4 decks of 12.
#[test]
fn the_crisis_is_dealt_without_decorations() {
    for game in deals(11) {
        assert!(!rooms(&game).contains(&Room::Decorator) && rooms(&game).len() == 5);
    }
    let mut scene = chapter(11);
    let table = scene.game.table();
    assert!(table.decks.daimyo.iter().all(|deck| deck.len() == 12));
    let cards = table.decks.daimyo.iter().flat_map(|deck| deck.iter()).chain(table.decks.market.iter());
    let effects: Vec<Effect> = cards.map(|&card| scene.rules.card(card).effect).collect();
    let is_gone = |effect: &Effect| matches!(effect, Effect::Step | Effect::Decorate | Effect::CoinsAgain);
    assert!(!effects.iter().any(is_gone));
    assert!(
        effects.contains(&Effect::Token) && effects.iter().any(|effect| matches!(effect, Effect::Take(_)))
    );
    assert_eq!(table.decks.market.len() + 3, 28 - 8);
    let is_about = |honor: Honor| {
        matches!(
            honor,
            Honor::Decorations | Honor::Decorators | Honor::KatanaDecorations | Honor::SwordsDecorated { .. }
        )
    };
    for honor in (0..N_HONOR as u8).map(HonorId) {
        assert_eq!(scene.rules.has_honor(honor), !is_about(scene.rules.honor(honor)), "{honor:?}");
    }
    assert_eq!(table.decks.honor.len() + 2, 22 - 7);
    scene.coins(0, 10).act(0, place(WORKER, Area::Komainu));
}

/// STO-1.13: the Academy is closed, and a Monk at Komainu advances no Decorator.
#[test]
fn the_academy_is_closed_in_the_crisis() {
    let mut scene = chapter(11);
    scene.coins(0, 5);
    refuses(&scene, 0, place(WORKER, Area::Academy), Reason::AcademyClosed);
    refuses(&scene, 0, place(MONK, Area::Academy), Reason::AcademyClosed);
    assert_eq!(Reason::AcademyClosed.clause(), "STO-1");
    scene.act(0, place(MONK, Area::Komainu));
    let is_step = |action: &Action| matches!(action, Action::Advance(_));
    assert!(!scene.options(0).iter().any(is_step));
    assert!(scene.may(0, Action::TakeSashimono(House(1))), "the other Monks' effects are there");
}

/// STO-1.13: a Ghost's Academy card is discarded for the next, without points; and the Ghost's turn still ends.
#[test]
fn the_ghost_finds_the_academy_closed() {
    let mut scene = chapter(11);
    scene.ghost_player().composition.push(Kind::Steel);
    scene.table().blades[51].placed = 1;
    scene.ghost_draws(&[GhostCard::Academy, GhostCard::Komainu]).ghost_turn();
    assert_eq!(scene.score(1), 4, "Komainu's points alone");
    assert_eq!(scene.ghost().decorated, 0);
    assert!(scene.events.contains(&Event::GhostTurnedAway { seat: Seat(1), card: GhostCard::Academy }));
    assert_eq!(scene.ghost().deck.discards[GhostCard::Academy.index()], 1);
    let is_crowded = |event: &Event| matches!(event, Event::GhostCrowdedOut { .. });
    assert!(!scene.events.iter().any(is_crowded));
}

/// STO-1.13: a Sword from a House brings the human as many Coins more as the round's number; the Starting Sword does not.
#[test]
fn houses_pay_more_in_the_crisis() {
    for round in 1..=4 {
        let mut scene = chapter(11);
        let sword = scene.display(0, 0, "LSWU");
        scene.round(round);
        scene.acts(0, &[place(WORKER, Area::Houses), Action::TakeSword { house: House(0), space: 0 }]);
        assert_eq!(scene.coins_of(0), u16::from(scene.rules.tile(sword).coins) + u16::from(round));
    }
    for game in deals(11) {
        let player = game.table().player(Seat(0));
        let sword = player.forge.iter().next().expect("a Starting Sword");
        assert_eq!(player.coins, u16::from(embedded().components.swords[sword.index()].coins));
    }
}

/// STO-1.14, EDG-6: chapter 12 has 3 Rooms, at most one of them Passive.
#[test]
fn three_rooms_are_left_in_the_rubble() {
    for game in deals(12) {
        assert_eq!(rooms(&game).len(), 3);
        assert!(rooms(&game).iter().filter(|room| room.is_passive()).count() <= 1);
    }
}

/// A Palace of three Rooms in chapter 12.
fn rubble() -> Scene {
    let mut scene = chapter(12);
    scene.rooms([Room::Coins, Room::Move, Room::Discount]);
    scene
}

/// Coins Room.
fn use_coins(scene: &Scene) -> Action {
    Action::UseRoom { room: scene.place_of(Room::Coins), on: Target::Plain }
}

/// STO-1.14: 2 Family Members each; both of the human's may share a Room, and each gives its benefit in the own action.
/// EDG-6: placing is skipped with both there.
#[test]
fn both_family_members_may_share_a_room() {
    let mut scene = rubble();
    let coins = scene.room_set(&[Room::Coins]);
    scene.act(0, place(WORKER, Area::Palace));
    let sizes = |scene: &Scene| {
        let set = |action: &Action| if let Action::Arrange(set) = action { Some(*set) } else { None };
        scene.options(0).iter().filter_map(set).collect::<Vec<RoomSet>>()
    };
    assert_eq!(sizes(&scene).len(), 3, "one Family Member, three Rooms");
    scene.acts(0, &[Action::Arrange(coins), use_coins(&scene)]);
    assert_eq!((scene.coins_of(0), scene.table().n_family(Seat(0))), (2, 1));
    scene.turn(0).act(0, place(WORKER, Area::Palace));
    assert_eq!(sizes(&scene).len(), 6, "three pairs, and both in one of three Rooms");
    scene.act(0, Action::Arrange(coins));
    assert!(scene.table().sharing.contains(Seat(0)));
    scene.acts(0, &[use_coins(&scene), use_coins(&scene)]);
    assert_eq!(scene.coins_of(0), 6);
    let mut again = rubble();
    again.sharing(0, Room::Coins);
    again.act(0, place(WORKER, Area::Palace));
    assert_eq!(sizes(&again).len(), 6, "both are there: none is placed, all may be moved");
    let pair = again.room_set(&[Room::Coins, Room::Move]);
    again.act(0, Action::Arrange(pair));
    assert!(!again.table().sharing.contains(Seat(0)));
}

/// STO-1.14: the Monk's repetition counts once.
#[test]
fn a_monk_repeats_a_shared_room_once() {
    let mut scene = rubble();
    scene.coins(0, 5).sharing(0, Room::Coins);
    let rooms = scene.player(0).rooms;
    // A Sword that could be moved keeps the action open.
    scene.sword(0, "LSWU", 4);
    scene.acts(0, &[place(MONK, Area::Palace), Action::Arrange(rooms)]);
    for coins in [2, 4, 6] {
        scene.act(0, use_coins(&scene));
        assert_eq!(scene.coins_of(0), coins);
    }
    refuses(&scene, 0, use_coins(&scene), Reason::RoomUsed);
}

/// STO-1.14: a reaction to the Ghost's Palace counts once.
#[test]
fn a_shared_room_reacts_once() {
    let mut scene = rubble();
    scene.sharing(0, Room::Coins);
    scene.ghost_draws(&[GhostCard::Palace]).ghost_turn();
    assert_eq!(scene.asked(), [0]);
    scene.act(0, use_coins(&scene));
    assert_eq!(scene.coins_of(0), 2);
    assert!(!scene.may(0, use_coins(&scene)));
}

/// STO-1.14: the Ghost has 2 Family Members too, which never share a Room; a shared Room counts both of the human's.
#[test]
fn the_ghosts_family_does_not_share() {
    let mut scene = rubble();
    scene.sharing(0, Room::Coins);
    for (n, expected) in [(1, 2), (2, 3), (2, 3)] {
        scene.ghost_player().ledger = Default::default();
        scene.ghost_draws(&[GhostCard::Palace]).ghost_turn();
        assert_eq!((scene.ghost_player().rooms.len(), scene.score(1)), (n, expected));
        assert!(!scene.table().sharing.contains(Seat(1)));
        let deck = &mut scene.ghost().deck;
        deck.discards[GhostCard::Palace.index()] -= 1;
        deck.cards.push(GhostCard::Palace);
        scene.table().board.palace.clear();
        scene.ghost_player().workers += 1;
    }
}

/// EDG-6: two Family Members in a Passive Room work once.
#[test]
fn a_shared_passive_room_works_once() {
    let mut scene = rubble();
    scene.sharing(0, Room::Discount);
    let card = scene.market_card(0, 3);
    scene.coins(0, 2).acts(0, &[Action::Buy(card), Action::Line(katana::piece::Line::row(0))]);
    assert_eq!(scene.coins_of(0), 0, "3 less 1");
}

/// STO-1.14, MKT-1: Family Members can be redistributed into one Room, and out of it.
#[test]
fn redistributing_may_bring_both_together() {
    let mut scene = rubble();
    scene.family(0, &[Room::Coins, Room::Move]);
    let both = scene.room_set(&[Room::Move]);
    let card = scene.market_card(0, 1);
    scene.acts(0, &[Action::Play(card), Action::Arrange(both)]);
    assert!(scene.table().sharing.contains(Seat(0)) && scene.player(0).rooms == both);
    let together = Event::SharedRoom { seat: Seat(0), room: scene.place_of(Room::Move) };
    assert_eq!(scene.events.last(), Some(&together));
    let card = scene.market_card(0, 1);
    let apart = scene.room_set(&[Room::Move, Room::Discount]);
    scene.act(0, Action::Play(card));
    refuses(&scene, 0, Action::Arrange(both), Reason::SameRooms);
    scene.act(0, Action::Arrange(apart));
    assert!(!scene.table().sharing.contains(Seat(0)));
    assert!(matches!(scene.events.last(), Some(Event::Arranged { .. })), "and it is told of nobody else");
}

/// STO-1.14, PAL-4: two Family Members in the Move-a-Sword Room give two benefits, which may swap.
#[test]
fn a_shared_move_room_may_swap() {
    let mut scene = rubble();
    scene.sharing(0, Room::Move);
    let (upper, lower) = (scene.sword(0, "WSSL", 1), scene.sword(0, "SWWWS", 1));
    scene.stock(0, "WWSS");
    // A card that could be played keeps the action open.
    scene.daimyo_card(0, |card| matches!(card.effect, Effect::Turn(Kind::Wood, Kind::Steel)));
    let rooms = scene.player(0).rooms;
    scene.acts(0, &[place(WORKER, Area::Palace), Action::Arrange(rooms)]);
    let room = scene.place_of(Room::Move);
    scene.act(0, Action::SwapByRoom { room, one: upper, other: lower });
    assert_eq!((scene.stands(upper), scene.stands(lower)), ((3, 2), (2, 2)));
    refuses(&scene, 0, Action::UseRoom { room, on: Target::Sword(upper) }, Reason::RoomUsed);
}

/// STO-1.15: chapter 13 has the five Rooms of the components.
#[test]
fn reconstruction_has_given_rooms() {
    for game in deals(13) {
        assert_eq!(rooms(&game), [Room::Decorator, Room::Move, Room::Coins, Room::Wood, Room::Steel]);
    }
}

/// Buys these at the Market and takes a card.
fn buy(scene: &mut Scene, letters: &str) {
    scene.coins(0, 30).act(0, place(WORKER, Area::Market));
    for letter in letters.chars() {
        scene.act(0, Action::BuyResource(Kind::of_letter(letter).expect("a letter")));
    }
    scene.act(0, Action::TakeMarketCard(0));
}

/// What each resource costs, in the order of the rows: U, W, S, L.
fn prices(scene: &Scene) -> [u16; 4] {
    Kind::ALL.map(|kind| scene.look().price(kind))
}

/// STO-1.15: after each own visit one resource that was bought costs 1 more; which one is asked where there is a choice.
#[test]
fn prices_rise_after_a_visit_to_the_market() {
    let mut scene = chapter(13);
    buy(&mut scene, "WW");
    assert_eq!(prices(&scene), [4, 2, 2, 3], "one kind was bought");
    assert!(scene.may(0, Action::EndTurn));
    scene.turn(0);
    buy(&mut scene, "WS");
    assert_eq!(scene.coins_of(0), 30 - 2 - 2, "Wood is dearer now");
    assert!(!scene.may(0, Action::RaisePrice(Kind::Leather)), "it was not bought");
    assert!(!scene.may(0, Action::EndTurn));
    scene.act(0, Action::RaisePrice(Kind::Steel));
    assert_eq!(prices(&scene), [4, 2, 3, 3]);
    scene.turn(0);
    buy(&mut scene, "");
    assert_eq!(prices(&scene), [4, 2, 3, 3], "nothing was bought, nothing rises");
    let mut base = chapter(1);
    buy(&mut base, "WS");
    assert_eq!(prices(&base), [4, 1, 2, 3], "in other chapters prices stay");
}

/// STO-1.15: too dear is judged by the price as it stands.
#[test]
fn a_raised_price_must_be_paid() {
    let mut scene = chapter(13);
    scene.table().raised[Kind::Wood] = 3;
    scene.coins(0, 3).act(0, place(WORKER, Area::Market));
    refuses(&scene, 0, Action::BuyResource(Kind::Wood), Reason::MarketTooDear { missing: 1 });
    assert!(scene.may(0, Action::BuyResource(Kind::Steel)));
}

/// STO-1.15: the Ghost's visits raise the resource with the fewest Coins, of equals the dearest; a crowded Market does not.
#[test]
fn the_ghosts_visits_raise_prices() {
    let mut scene = chapter(13);
    for expected in [[5, 1, 2, 3], [5, 1, 2, 4], [5, 1, 3, 4], [5, 2, 3, 4], [6, 2, 3, 4]] {
        scene.ghost_draws(&[GhostCard::Market]).ghost_turn();
        assert_eq!(prices(&scene), expected);
        let deck = &mut scene.ghost().deck;
        deck.discards[GhostCard::Market.index()] -= 1;
        deck.cards.push(GhostCard::Market);
        scene.table().board.market.clear();
        scene.ghost_player().workers += 1;
    }
    for _ in 0..3 {
        scene.stands_at(0, Figure::Worker, Area::Market);
    }
    scene.ghost_draws(&[GhostCard::Market, GhostCard::Komainu]).ghost_turn();
    assert_eq!(prices(&scene), [6, 2, 3, 4], "GHO-9 is no visit");
}

/// STO-1.15: the end and HON-11 keep the printed values.
#[test]
fn stock_keeps_its_printed_value() {
    let mut scene = chapter(13);
    scene.table().raised[Kind::Wood] = 9;
    scene.stock(0, "WWWWW").round(4);
    let honor = scene.holds_honor(0, Honor::Coins);
    scene.others_passed().pass();
    assert_eq!(points(&scene, Category::Coins), 1);
    assert!(scene.events.contains(&Event::HonorScored { seat: Seat(0), honor, points: 1 }));
}
