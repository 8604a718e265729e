//! Playing cards: what they are, when they play, what a moment is (PLY-1 to PLY-3, PLY-5, PLY-7, PLY-9).
//! Where a benefit is bought and what it pays is in `benefits.rs`.

use katana::{
    Action, Reason, Target,
    piece::{Area, CardId, House, Kind, Line, Room},
    rules::{Benefit, Card, Effect},
    scene::{Driver, Scene},
};
use tabletop::{Game, Seat, Viewer};

use crate::shared::{MONK, WORKER, place, refuses, token_card};

/// A turn's action that brings nothing and touches no Sword beyond the first column.
fn idle(scene: &mut Scene, seat: u8) {
    scene.acts(seat, &[place(WORKER, Area::Forge), Action::Line(Line::column(0))]);
}

fn is_take(card: &Card) -> bool {
    matches!(card.effect, Effect::Take(_))
}

fn is_turn(card: &Card) -> bool {
    card.effect == Effect::Turn(Kind::Wood, Kind::Steel)
}

/// PLY-1.1: everybody sees every hand, and what was played and bought.
#[test]
fn cards_are_public() {
    let mut scene = Scene::new(3);
    let (kept, played, bought) = (scene.market_card(0, 6), scene.market_card(0, 4), scene.market_card(0, 3));
    scene.coins(0, 3).acts(0, &[Action::Buy(bought), Action::Line(Line::row(1)), Action::Play(played)]);
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2)), Viewer::Spectator] {
        let view = scene.game.view(&scene.rules, viewer);
        assert!(view.players[0].hand.contains(kept));
        assert!(view.players[0].played.contains(played));
        assert_eq!(view.players[0].under[1].at(0), Some(bought));
    }
}

/// PLY-1.2: whoever holds all Daimyō cards and 24 Market cards can still take one.
#[test]
fn the_number_of_cards_in_hand_is_unlimited() {
    let mut scene = Scene::new(2);
    for _ in 0..64 {
        scene.daimyo_card(0, |_| true);
    }
    while !scene.table().decks.market.is_empty() {
        let number = {
            let top = *scene.table().decks.market.last().expect("a card is left");
            scene.rules.card(top).effect.market_number().expect("a Market card")
        };
        scene.market_card(0, number);
    }
    assert_eq!(scene.player(0).hand.len(), 64 + 25);
    scene.acts(0, &[place(WORKER, Area::Market), Action::TakeMarketCard(0), Action::Done, Action::EndTurn]);
    assert_eq!(scene.player(0).hand.len(), 64 + 26, "no card had to be given up");
}

/// PLY-1.3: each card has an effect and a benefit with a cost: 16 Daimyō cards of each sort, their benefit a
/// resource at its value; 4 Market cards of each number, 2 Coins for 3, number 1 for 1.
#[test]
fn every_card_has_an_effect_and_a_benefit_with_a_cost() {
    let scene = Scene::new(2);
    let mut sorts = [0; 4];
    let mut numbers = [0; 7];
    for card in (0..92).map(CardId) {
        let face = scene.rules.card(card);
        let sort = match face.effect {
            Effect::Take(_) => 0,
            Effect::Token => 1,
            Effect::Step => 2,
            Effect::Turn(one, other) => {
                assert_ne!(one, other);
                3
            }
            market => {
                let number = market.market_number().expect("a Market card");
                numbers[usize::from(number) - 1] += 1;
                assert_eq!(face.benefit, Benefit::Coins(2));
                assert_eq!(face.cost, if number == 1 { 1 } else { 3 });
                continue;
            }
        };
        sorts[sort] += 1;
        let Benefit::Resource(kind) = face.benefit else { panic!("a Daimyō card brings a resource") };
        let value = match kind {
            Kind::Wood => 1,
            Kind::Steel => 2,
            Kind::Leather => 3,
            Kind::Lacquer => 4,
        };
        assert_eq!(face.cost, value);
    }
    assert_eq!((sorts, numbers), ([16; 4], [4; 7]));
}

/// PLY-2.1: A plays at the Market, B at the Palace, C and Market card 6 at the Academy, nowhere else.
#[test]
fn a_card_with_an_area_icon_plays_only_in_its_area() {
    let hold = |scene: &mut Scene, seat| {
        let six = scene.market_card(seat, 6);
        let token = token_card(scene, seat, Kind::Leather);
        [
            scene.daimyo_card(seat, is_take),
            token,
            scene.daimyo_card(seat, |card| card.effect == Effect::Step),
            six,
        ]
    };
    let playable = |scene: &Scene, seat, cards: [CardId; 4]| -> Vec<usize> {
        let options = scene.options(seat);
        let plays = |card: CardId| {
            options.iter().any(|action| match action {
                Action::Play(played) | Action::PlayToken(played, _) => *played == card,
                _ => false,
            })
        };
        let (may, not): (Vec<_>, Vec<_>) = (0..4).partition(|&n| plays(cards[n]));
        for n in not {
            assert_eq!(scene.why(seat, Action::Play(cards[n])), Some(Reason::OtherArea));
        }
        may
    };
    assert_eq!(Reason::OtherArea.clause(), "PLY-2");
    for (area, here) in [
        (Area::Market, vec![0]),
        (Area::Palace, vec![1]),
        (Area::Academy, vec![2, 3]),
        (Area::Forge, vec![]),
        (Area::Komainu, vec![]),
    ] {
        let mut scene = Scene::new(2);
        let (mine, yours) = (hold(&mut scene, 0), hold(&mut scene, 1));
        let sword = scene.sword(1, "WWW", 1);
        scene.sword(0, "SSS", 0);
        scene.stock(0, "S").coins(0, 5).family(0, &[Room::Coins]).family(1, &[Room::Coins]);
        assert_eq!(playable(&scene, 0, mine), [0; 0], "not before the figure is placed");
        scene.act(0, place(MONK, area));
        match area {
            Area::Palace => {
                let rooms = scene.room_set(&[Room::Coins, Room::Move]);
                scene.act(0, Action::Arrange(rooms));
            }
            Area::Forge => {
                scene.act(0, Action::Line(Line::row(2)));
            }
            _ => {}
        }
        assert_eq!(scene.asked(), [0]);
        assert_eq!(playable(&scene, 0, mine), here, "{area:?}");
        assert_eq!(playable(&scene, 1, yours), [0; 0], "{area:?}: not in another's action");
        match area {
            Area::Academy => {
                let step = Action::Advance(Some(Kind::Wood));
                scene.acts(0, &[step, step, Action::Done]);
                assert!(scene.may(1, Action::Decorate { sword, kind: Kind::Wood }));
            }
            Area::Palace => {
                scene.act(0, Action::Done);
                let room = scene.place_of(Room::Coins);
                assert!(scene.may(1, Action::UseRoom { room, on: Target::Plain }));
            }
            Area::Market => {
                scene.acts(0, &[Action::TakeMarketCard(0), Action::TakeMarketCard(0), Action::Done]);
            }
            _ => continue,
        }
        assert_eq!(playable(&scene, 0, mine), [0; 0], "{area:?}: not after the own action");
        assert_eq!(playable(&scene, 1, yours), [0; 0], "{area:?}: not in a reaction");
    }
}

/// PLY-2.2: D and Market cards 1, 2 and 4 play at any moment, in the own turn and in others'.
#[test]
fn a_card_without_an_area_icon_plays_at_any_moment() {
    let mut scene = Scene::new(3);
    scene.market_shows([3, 5, 7]);
    let mut held = Vec::new();
    for seat in 0..3 {
        scene.stock(seat, "W").family(seat, &[Room::Coins]);
        scene.sword(seat, ["WWW", "SSS", "LLL"][usize::from(seat)], 1);
        let numbers = [1, 2, 4].map(|number| scene.market_card(seat, number));
        let turn = scene.daimyo_card(seat, |card| matches!(card.effect, Effect::Turn(Kind::Wood, _)));
        held.push([turn, numbers[0], numbers[1], numbers[2]]);
    }
    let all_may = |scene: &Scene, when: &str| {
        for (seat, cards) in held.iter().enumerate() {
            for &card in cards {
                assert!(scene.may(seat as u8, Action::Play(card)), "{when}: seat {seat}, {card:?}");
            }
        }
    };
    all_may(&scene, "before a figure is placed");
    scene.act(0, place(WORKER, Area::Market));
    all_may(&scene, "at the Market");
    scene.act(0, Action::TakeMarketCard(0));
    all_may(&scene, "at the end of a turn");
    scene.act(0, Action::EndTurn).act(1, place(WORKER, Area::Academy));
    all_may(&scene, "before a Decorator steps");
    scene.act(1, Action::Advance(Some(Kind::Wood)));
    all_may(&scene, "at the Academy");
    scene.act(1, Action::Done);
    assert_eq!(scene.asked(), [0, 2]);
    all_may(&scene, "in the reactions at the Academy");
    scene.act(0, Action::Decline).act(2, Action::Decline).act(1, Action::EndTurn);
    scene.act(2, place(WORKER, Area::Palace));
    all_may(&scene, "before Family Members are arranged");
    let rooms = scene.room_set(&[Room::Coins, Room::Move]);
    scene.act(2, Action::Arrange(rooms));
    all_may(&scene, "at the Palace");
    scene.act(2, Action::Done);
    all_may(&scene, "in the reactions at the Palace");
    scene.act(0, Action::Decline).act(1, Action::Decline).act(2, Action::EndTurn);
    scene.coins(0, 5).act(0, place(MONK, Area::Komainu));
    all_may(&scene, "with a Monk at Komainu");
}

/// PLY-3.1, PLY-9.1: each has a moment of their own, and it lasts for one individual turn.
#[test]
fn a_moment_is_of_one_player_and_one_turn() {
    let mut scene = Scene::new(3);
    let cards = [0, 1, 2].map(|seat| {
        scene.coins(seat, 9);
        let alone = token_card(&mut scene, seat, Kind::Wood);
        (alone, scene.market_card(seat, 4))
    });
    let has_moment = |scene: &Scene| -> Vec<bool> {
        let may = |seat: u8| scene.may(seat, Action::Buy(cards[usize::from(seat)].0));
        (0..3).map(may).collect()
    };
    assert_eq!(has_moment(&scene), [true, false, false], "it is the turn of seat 0");
    refuses(&scene, 2, Action::Buy(cards[2].0), Reason::NoMoment);
    assert_eq!(Reason::NoMoment.clause(), "PLY-9");
    scene.acts(2, &[Action::Play(cards[2].1), Action::Discard(cards[2].1)]);
    assert_eq!(has_moment(&scene), [true, false, true], "seat 2 has done something in this turn");
    idle(&mut scene, 0);
    assert_eq!(has_moment(&scene), [true, false, true]);
    scene.act(0, Action::EndTurn);
    assert_eq!(has_moment(&scene), [false, true, false], "the turn of seat 1 is another moment");
}

/// PLY-3.2: an effect, a delivery or a reaction in another's turn makes a moment; declining makes none.
#[test]
fn effects_deliveries_and_reactions_belong_to_the_moment() {
    for what in ["nothing", "effect", "delivery", "decorate", "room", "decline"] {
        let mut scene = Scene::new(2);
        let alone = token_card(&mut scene, 1, Kind::Wood);
        let sword = scene.sword(1, "LSW", 3);
        scene.coins(1, 1).stock(1, "W");
        scene.rooms([Room::Wood, Room::Move, Room::Coins, Room::Leather, Room::Steel]);
        scene.family(1, &[Room::Wood]);
        let turn = scene.daimyo_card(1, is_turn);
        match what {
            "effect" => {
                scene
                    .acts(1, &[Action::Play(turn), Action::Turn { from: Kind::Wood, to: Kind::Steel, n: 1 }]);
            }
            "delivery" => {
                scene.act(1, Action::Deliver(sword));
                scene.act(1, Action::Collect(Line::row(1))).act(1, Action::Collect(Line::column(1)));
                scene.act(1, Action::Project(None, None));
            }
            "decorate" | "decline" => {
                scene.acts(0, &[place(WORKER, Area::Academy), Action::Advance(Some(Kind::Wood))]);
                let decorate = Action::Decorate { sword, kind: Kind::Wood };
                scene.act(1, if what == "decorate" { decorate } else { Action::Decline });
            }
            "room" => {
                scene.act(0, place(WORKER, Area::Palace));
                let rooms = scene.room_set(&[Room::Leather]);
                scene.act(0, Action::Arrange(rooms));
                let room = scene.place_of(Room::Wood);
                scene.act(1, Action::UseRoom { room, on: Target::Plain });
            }
            _ => {}
        }
        if ["nothing", "decline"].contains(&what) {
            refuses(&scene, 1, Action::Buy(alone), Reason::NoMoment);
        } else {
            assert!(scene.may(1, Action::Buy(alone)), "{what}");
        }
    }
}

/// PLY-3.2, PLY-3.3, PLY-7.2: what action, effect, delivery or reaction brings pays for a purchase.
#[test]
fn what_the_moment_brings_pays_for_its_purchases() {
    let too_dear = |missing| Reason::BenefitTooDear { missing };
    assert_eq!(too_dear(1).clause(), "PLY-4");
    // The action: 4 Coins of Komainu pay for a Lacquer benefit.
    let mut scene = Scene::new(2);
    let card = token_card(&mut scene, 0, Kind::Lacquer);
    refuses(&scene, 0, Action::Buy(card), too_dear(4));
    scene.act(0, place(WORKER, Area::Komainu));
    scene.acts(0, &[Action::Buy(card), Action::Line(Line::row(0))]);
    assert_eq!(scene.coins_of(0), 0);
    // An effect: Market card 2 brings 3 Coins, which pay for itself.
    let mut scene = Scene::new(2);
    let sword = scene.sword(0, "WWW", 1);
    let two = scene.market_card(0, 2);
    scene.player(0).decorators[Kind::Wood] = 2;
    refuses(&scene, 0, Action::Buy(two), too_dear(3));
    scene.acts(0, &[Action::Play(two), Action::Decorate { sword, kind: Kind::Wood }]);
    scene.acts(0, &[Action::Buy(two), Action::Line(Line::row(0))]);
    assert_eq!(scene.coins_of(0), 0);
    // A delivery in another's turn: 2 Coins of the second column pay for a Steel benefit.
    let mut scene = Scene::new(2);
    let card = token_card(&mut scene, 1, Kind::Steel);
    let sword = scene.sword(1, "LSW", 3);
    scene.acts(1, &[Action::Deliver(sword), Action::Collect(Line::column(1))]);
    scene.acts(1, &[Action::Collect(Line::row(1)), Action::Project(None, None)]);
    scene.acts(1, &[Action::Buy(card), Action::Line(Line::row(0))]);
    assert_eq!(scene.coins_of(1), 0);
    // A reaction at the Academy: a Decorator in the last column brings 3 Coins for a Leather benefit.
    let mut scene = Scene::new(2);
    let card = token_card(&mut scene, 1, Kind::Leather);
    let sword = scene.sword(1, "WWW", 1);
    scene.player(1).decorators[Kind::Wood] = 2;
    scene.acts(0, &[place(WORKER, Area::Academy), Action::Advance(Some(Kind::Wood))]);
    scene.act(1, Action::Decorate { sword, kind: Kind::Wood });
    scene.acts(1, &[Action::Buy(card), Action::Line(Line::row(0))]);
    assert_eq!(scene.coins_of(1), 0);
}

/// PLY-3.4, PLY-5.2: the turn does not end while a played card is neither bought nor discarded.
#[test]
fn a_played_card_must_be_bought_or_discarded_before_the_turn_ends() {
    let mut scene = Scene::new(2);
    let (four, turn) = (scene.market_card(0, 4), scene.daimyo_card(0, is_turn));
    scene.stock(0, "W").coins(0, 3).act(0, Action::Play(four));
    scene.acts(0, &[Action::Play(turn), Action::Turn { from: Kind::Wood, to: Kind::Steel, n: 1 }]);
    idle(&mut scene, 0);
    refuses(&scene, 0, Action::EndTurn, Reason::CardsPending);
    assert_eq!(Reason::CardsPending.clause(), "PLY-3");
    scene.act(0, Action::Discard(turn));
    assert!(scene.table().discarded.contains(turn), "an effect alone: the card is discarded");
    assert!(!scene.player(0).hand.contains(turn) && !scene.player(0).played.contains(turn));
    refuses(&scene, 0, Action::EndTurn, Reason::CardsPending);
    scene.acts(0, &[Action::Buy(four), Action::Line(Line::row(3)), Action::EndTurn]);
    assert_eq!(scene.asked(), [1]);
    assert_eq!(scene.player(0).under[3].at(0), Some(four));
    assert!(!scene.table().discarded.contains(four));
}

/// PLY-3.4, PLY-3.5: with the turn end the moments of the others, who first settle what they played.
#[test]
fn others_settle_their_cards_before_the_next_turn() {
    let mut scene = Scene::new(3);
    let cards = [1, 2].map(|seat| scene.coins(seat, 3).market_card(seat, 4));
    scene.act(1, Action::Play(cards[0])).act(2, Action::Play(cards[1]));
    idle(&mut scene, 0);
    assert_eq!(scene.asked(), [0], "nobody is hurried before the turn ends");
    scene.act(0, Action::EndTurn);
    assert_eq!(scene.asked(), [1, 2]);
    assert!(!scene.may(1, place(WORKER, Area::Market)), "the next turn has not begun");
    scene.act(2, Action::Discard(cards[1]));
    assert_eq!(scene.asked(), [1]);
    scene.acts(1, &[Action::Buy(cards[0]), Action::Line(Line::row(0))]);
    assert_eq!((scene.asked(), scene.coins_of(1)), (vec![1], 0));
    assert!(scene.may(1, place(WORKER, Area::Market)), "now it is the turn of seat 1");
    assert!(scene.table().discarded.contains(cards[1]));
}

/// PLY-3.5: the moment lasts beyond the action, until its player says so.
#[test]
fn a_moment_goes_on_after_the_action() {
    let mut scene = Scene::new(2);
    let (alone, turn) = (token_card(&mut scene, 0, Kind::Wood), scene.daimyo_card(0, is_turn));
    scene.coins(0, 1).stock(0, "S");
    idle(&mut scene, 0);
    scene.acts(0, &[Action::Play(turn), Action::Turn { from: Kind::Steel, to: Kind::Wood, n: 1 }]);
    scene.acts(0, &[Action::Discard(turn), Action::Buy(alone), Action::Line(Line::row(0))]);
    assert_eq!((scene.asked(), scene.coins_of(0), scene.stock_of(0)), (vec![0], 0, "W".to_owned()));
}

/// PLY-3.5, PLY-5.4: once its player has said so the moment is over, though others still settle cards.
#[test]
fn a_moment_is_over_once_its_player_has_said_so() {
    let mut scene = Scene::new(2);
    let (alone, bought) = (token_card(&mut scene, 0, Kind::Wood), scene.market_card(0, 4));
    let pending = scene.market_card(1, 4);
    scene.coins(0, 4);
    idle(&mut scene, 0);
    scene.acts(0, &[Action::Buy(bought), Action::Line(Line::row(0))]).act(1, Action::Play(pending));
    assert!(scene.may(0, Action::Buy(alone)) && scene.may(0, Action::Play(bought)));
    scene.act(0, Action::EndTurn);
    assert_eq!(scene.asked(), [1], "seat 1 has a card to settle");
    assert!(!scene.may(0, Action::Play(bought)), "an effect in a later moment than the purchase");
    refuses(&scene, 0, Action::Buy(alone), Reason::NoMoment);
}

/// PLY-5.1, PLY-7.1: effect first or purchase first, in one moment, with other things in between.
#[test]
fn effect_and_purchase_come_in_either_order() {
    for is_effect_first in [true, false] {
        let mut scene = Scene::new(2);
        let turn =
            scene.daimyo_card(0, |card| is_turn(card) && card.benefit == Benefit::Resource(Kind::Steel));
        scene.coins(0, 2).stock(0, "WW");
        let effect = [Action::Play(turn), Action::Turn { from: Kind::Wood, to: Kind::Steel, n: 2 }];
        let purchase = [Action::Buy(turn), Action::Line(Line::column(2))];
        let (first, second) = if is_effect_first { (effect, purchase) } else { (purchase, effect) };
        scene.acts(0, &first);
        idle(&mut scene, 0);
        scene.acts(0, &second);
        assert_eq!((scene.coins_of(0), scene.stock_of(0)), (0, "SS".to_owned()));
        assert_eq!(scene.player(0).under[Line::column(2).index()].both(), [Some(turn), None]);
        assert!(!scene.may(0, Action::Play(turn)) && !scene.may(0, Action::Buy(turn)), "each but once");
        scene.act(0, Action::EndTurn);
    }
}

/// PLY-5.2: an effect is played once; then the card can be discarded, in another's turn too.
#[test]
fn an_effect_alone_is_played_once_and_discarded() {
    let mut scene = Scene::new(2);
    let turn = scene.daimyo_card(1, is_turn);
    scene.stock(1, "WW");
    assert!(!scene.may(1, Action::Discard(turn)), "a card that was not played is kept");
    scene.acts(1, &[Action::Play(turn), Action::Turn { from: Kind::Wood, to: Kind::Steel, n: 1 }]);
    refuses(&scene, 1, Action::Play(turn), Reason::EffectPlayed);
    assert_eq!(Reason::EffectPlayed.clause(), "PLY-5");
    refuses(
        &scene,
        1,
        Action::Buy(turn),
        Reason::BenefitTooDear { missing: scene.rules.card(turn).cost.into() },
    );
    scene.act(1, Action::Discard(turn));
    assert!(scene.table().discarded.contains(turn));
    assert!(!scene.may(1, Action::Play(turn)) && !scene.may(1, Action::Buy(turn)));
}

/// PLY-5.3, PLY-5.4: a card bought alone gives its effect up with the end of the moment.
#[test]
fn a_purchase_alone_gives_up_the_effect() {
    let mut scene = Scene::new(2);
    let turn = scene.daimyo_card(0, |card| is_turn(card) && card.benefit == Benefit::Resource(Kind::Wood));
    scene.coins(0, 1).stock(0, "W").acts(0, &[Action::Buy(turn), Action::Line(Line::row(0))]);
    assert!(scene.may(0, Action::Play(turn)), "still the same moment");
    idle(&mut scene, 0);
    scene.act(0, Action::EndTurn);
    assert!(!scene.may(0, Action::Play(turn)), "not in another's turn");
    idle(&mut scene, 1);
    scene.act(1, Action::EndTurn);
    assert!(!scene.may(0, Action::Play(turn)), "not in the next own turn");
    assert_eq!(scene.stock_of(0), "W");
}

/// PLY-7.1: several effects first, then one card is bought and the others are discarded.
#[test]
fn any_number_of_effects_may_be_played_before_buying() {
    let mut scene = Scene::new(2);
    let sword = scene.sword(0, "WWW", 1);
    scene.family(0, &[Room::Coins]).stock(0, "W").coins(0, 2);
    let [one, two, four] = [1, 2, 4].map(|number| scene.market_card(0, number));
    let turn = scene.daimyo_card(0, is_turn);
    let rooms = scene.room_set(&[Room::Move]);
    scene.acts(0, &[Action::Play(one), Action::Arrange(rooms), Action::Play(four)]);
    scene.acts(0, &[Action::Play(turn), Action::Turn { from: Kind::Wood, to: Kind::Steel, n: 1 }]);
    scene.acts(0, &[Action::Play(two), Action::Decorate { sword, kind: Kind::Wood }]);
    assert_eq!(scene.player(0).played.len(), 4);
    scene.acts(0, &[Action::Buy(four), Action::Line(Line::row(0)), Action::Discard(two)]);
    scene.acts(0, &[Action::Discard(one), Action::Discard(turn)]);
    assert_eq!(scene.coins_of(0), 2 + 1 - 3);
    assert!(scene.player(0).played.is_empty() && scene.player(0).hand.is_empty());
}

/// PLY-7.3: Market card 5, bought for the row before the delivery, doubles its own 2 Coins there.
#[test]
fn an_effect_applies_to_its_own_benefit_bought_before() {
    let mut scene = Scene::new(2);
    let five = scene.market_card(0, 5);
    let sword = scene.sword(0, "WWW", 3);
    scene.coins(0, 3).acts(0, &[Action::Buy(five), Action::Line(Line::row(1)), Action::Deliver(sword)]);
    scene.act(0, Action::PlayOnLine(five, Line::row(1)));
    assert_eq!(scene.coins_of(0), 2 * 2 + 2, "its own 2 Coins twice, the column's 2 once");
    assert_eq!(scene.stock_of(0), "WW");
}

/// PLY-7.4: a Market card plays before the Monk's second card is taken, a Daimyō card after its Sword.
#[test]
fn a_card_taken_in_an_action_may_be_played_in_it() {
    let mut scene = Scene::new(2);
    scene.market_shows([4, 3, 5]).coins(0, 5).act(0, place(MONK, Area::Market));
    let four = scene.table().board.cards[0].expect("card 4");
    scene.act(0, Action::TakeMarketCard(0)).act(0, Action::Play(four));
    assert!(scene.may(0, Action::TakeMarketCard(1)), "the Market action still goes on");
    let mut scene = Scene::new(2);
    let turn = scene.daimyo_card(0, is_turn);
    scene.player(0).hand.remove(turn);
    let deck = &mut scene.table().decks.daimyo;
    let house = deck.iter().position(|deck| deck.len() < 16).expect("the House that it came from");
    deck[house].push(turn);
    scene.display(house as u8, 0, "WWW");
    scene.stock(0, "W").act(0, place(WORKER, Area::Houses));
    assert!(!scene.may(0, Action::Play(turn)), "not before it is taken");
    scene.act(0, Action::TakeSword { house: House(house as u8), space: 0 });
    scene.acts(0, &[Action::Play(turn), Action::Turn { from: Kind::Wood, to: Kind::Steel, n: 1 }]);
    assert_eq!(scene.stock_of(0), "S");
}

/// PLY-9.1: a card of any sort is bought without its effect, in any area, in the own or another's turn.
#[test]
fn a_purchase_alone_does_not_mind_the_icon() {
    let hold = |scene: &mut Scene, seat: u8| -> Vec<CardId> {
        let mut cards: Vec<CardId> = (1..=7).map(|number| scene.market_card(seat, number)).collect();
        cards.push(scene.daimyo_card(seat, is_take));
        cards.push(scene.daimyo_card(seat, |card| card.effect == Effect::Step));
        cards.push(token_card(scene, seat, Kind::Steel));
        cards
    };
    let mut scene = Scene::new(2);
    let (mine, yours) = (hold(&mut scene, 0), hold(&mut scene, 1));
    scene.coins(0, 60).coins(1, 60).acts(1, &[Action::Play(yours[3]), Action::Discard(yours[3])]);
    let may_buy = |scene: &Scene, seat, cards: &[CardId]| {
        cards.iter().filter(|&&card| scene.may(seat, Action::Buy(card))).count()
    };
    assert_eq!((may_buy(&scene, 0, &mine), may_buy(&scene, 1, &yours)), (10, 9));
    scene.act(0, place(WORKER, Area::Market));
    assert_eq!((may_buy(&scene, 0, &mine), may_buy(&scene, 1, &yours)), (10, 9));
    for (n, &card) in mine.iter().take(9).enumerate() {
        scene.acts(0, &[Action::Buy(card), Action::Line(Line(n as u8))]);
    }
    scene.acts(0, &[Action::TakeMarketCard(0), Action::Done, Action::EndTurn]);
    assert_eq!(scene.player(0).cards_under().count(), 9);
}
