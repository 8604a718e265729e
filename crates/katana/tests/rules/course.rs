//! The course of the game: rounds and turns (TRN), the Temple (TEM), passing (PAS).

use katana::{
    Action, Event, Reason, Setup, Target,
    piece::{Area, Figure, House, Kind, Line, Room, RoomPlace},
    rules::Effect,
    scene::{Driver, Scene},
    table::Standing,
};
use tabletop::Seat;

use crate::shared::{MONK, WORKER, place};

fn is_pass(action: &Action) -> bool {
    matches!(action, Action::Pass(_))
}

/// TRN-1: 4 rounds of individual turns, then the end.
#[test]
fn the_game_has_four_rounds() {
    for players in [2, 3, 4] {
        let mut scene = Scene::new(players);
        for round in 1..=4 {
            for _ in 0..players {
                assert!(!scene.is_over());
                assert_eq!(scene.table().round, round);
                scene.pass();
            }
        }
        assert!(scene.is_over());
        let begun =
            |event: &Event| if let Event::RoundBegan { round, .. } = event { Some(*round) } else { None };
        assert_eq!(scene.events.iter().filter_map(begun).collect::<Vec<_>>(), [2, 3, 4]);
    }
}

/// TRN-1: there is no Restore after round 4.
#[test]
fn figures_stay_where_they_are_after_the_last_round() {
    let mut scene = Scene::new(3);
    scene.round(4).act(0, place(WORKER, Area::Komainu)).act(0, Action::EndTurn);
    scene.turn(2).others_passed().pass();
    assert!(scene.is_over());
    let table = scene.table();
    assert_eq!((table.round, table.first), (4, Seat(0)));
    assert!(table.board.komainu.is_some() && table.board.honors.iter().all(Option::is_none));
    assert_eq!(scene.player(0).workers, 3);
}

/// TRN-2: clockwise from the first player, one figure each, until all have passed; who has passed is left out.
#[test]
fn turns_go_clockwise_among_those_who_have_not_passed() {
    let mut scene = Scene::new(4);
    scene.table().first = Seat(2);
    scene.turn(2);
    let mut order = Vec::new();
    for area in [Area::Komainu, Area::Forge, Area::Market, Area::Houses] {
        order.extend(scene.asked());
        let seat = scene.asked()[0];
        scene.act(seat, place(WORKER, area));
        if scene.asked() == [seat] && !scene.may(seat, Action::EndTurn) {
            let answer = match area {
                Area::Market => Action::TakeMarketCard(0),
                _ => scene.options(seat)[0],
            };
            scene.act(seat, answer);
        }
        scene.act(seat, Action::EndTurn);
    }
    assert_eq!(order, [2, 3, 0, 1]);
    assert_eq!(scene.asked(), [2]);
    scene.pass();
    scene.pass();
    assert_eq!(scene.asked(), [0]);
    scene.acts(0, &[place(WORKER, Area::Forge), Action::Line(Line::row(0)), Action::EndTurn]);
    scene.pass();
    assert_eq!(scene.asked(), [0], "1, 2 and 3 have passed");
    scene.pass();
    assert_eq!((scene.table().round, scene.table().first), (2, Seat(2)), "2 was at Komainu");
}

/// TRN-2: exactly one figure a turn, or passing; nobody else places one.
#[test]
fn a_turn_is_one_figure_or_a_pass() {
    let mut scene = Scene::new(2);
    scene.coins(0, 30).coins(1, 30);
    assert!(scene.options(1).is_empty(), "it is not the turn of seat 1");
    assert_eq!(scene.why(0, Action::EndTurn), None, "a turn is not over before it was used");
    assert!(!scene.may(0, Action::EndTurn));
    assert!(scene.options(0).iter().any(is_pass), "passing is possible with figures left");
    scene.act(0, place(WORKER, Area::Komainu));
    assert_eq!(scene.options(0), [Action::EndTurn]);
    assert_eq!((scene.player(0).workers, scene.player(0).monks), (3, 2));
    scene.turn(0).act(0, place(MONK, Area::Forge)).act(0, Action::Line(Line::row(0)));
    assert_eq!(scene.options(0), [Action::EndTurn]);
    assert_eq!((scene.player(0).workers, scene.player(0).monks), (3, 1));
    scene.turn(1);
    let pass = scene.options(1).into_iter().find(is_pass).expect("passing is possible");
    scene.act(1, pass);
    assert_eq!(scene.options(1), [Action::EndTurn]);
}

/// TRN-2: with no figure to place one must pass, unless a delivery frees a Worker first.
#[test]
fn without_a_figure_one_must_pass_or_deliver_first() {
    let mut scene = Scene::new(2);
    scene.delivered(0, "WWW");
    let sword = scene.sword(0, "SSS", 3);
    scene.player(0).workers = 0;
    (0..4).for_each(|_| scene.player(0).at_forge[0].add(WORKER));
    scene.coins(0, 4);
    for area in Area::ALL {
        assert_eq!(scene.why(0, place(WORKER, area)), Some(Reason::NoWorker));
        assert_eq!(scene.why(0, place(MONK, area)), Some(Reason::OfferingTooDear { missing: 1 }));
    }
    assert_eq!(Reason::NoWorker.clause(), "TRN-2");
    let must = |action: &Action| is_pass(action) || *action == Action::Deliver(sword);
    assert!(scene.options(0).iter().all(must));
    scene.player(0).monks = 0;
    (0..2).for_each(|_| scene.player(0).at_forge[1].add(MONK));
    scene.coins(0, 40);
    for area in Area::ALL {
        assert_eq!(scene.why(0, place(MONK, area)), Some(Reason::NoMonk));
    }
    assert_eq!(Reason::NoMonk.clause(), "TRN-2");
    assert!(scene.options(0).iter().all(must));
    scene.acts(0, &[Action::Deliver(sword), Action::Project(None, None)]);
    assert_eq!(scene.player(0).workers, 1);
    scene.act(0, place(WORKER, Area::Komainu));
}

/// Workers of the other seats in this many spaces of an area.
fn crowd(scene: &mut Scene, area: Area, n: usize) {
    let n_others = scene.table().n_seats - 1;
    for k in 0..n {
        let seat = 1 + k as u8 % n_others;
        scene.player(seat).workers -= 1;
        let board = &mut scene.table().board;
        let standing = Standing { seat: Seat(seat), figure: WORKER };
        match area {
            Area::Market => board.market.push(standing),
            Area::Academy => board.academy.push(standing),
            Area::Palace => board.palace.push(standing),
            _ => board.komainu = Some(standing),
        }
    }
}

/// TRN-3, TRN-4: Market 3, 4, 5; Academy and Palace 2, 3, 4; Komainu one space; each for one figure.
#[test]
fn the_number_of_players_opens_spaces() {
    let spaces = [
        (Area::Market, [3, 4, 5]),
        (Area::Academy, [2, 3, 4]),
        (Area::Palace, [2, 3, 4]),
        (Area::Komainu, [1; 3]),
    ];
    for players in [2, 3, 4] {
        for (area, open) in spaces {
            let open = open[usize::from(players) - 2];
            let mut scene = Scene::new(players);
            scene.coins(0, 5);
            crowd(&mut scene, area, open - 1);
            assert!(scene.may(0, place(WORKER, area)), "the last of {open} at {area:?} for {players}");
            let mut full = Scene::new(players);
            crowd(&mut full, area, open);
            full.coins(0, 5);
            for figure in [WORKER, MONK] {
                assert_eq!(full.why(0, place(figure, area)), Some(Reason::AreaFull));
            }
            scene.act(0, place(MONK, area));
            let other = area != Area::Market;
            let at_market = usize::from(!other) * open;
            assert_eq!(scene.table().board.market.len(), at_market, "the Monk stands there");
            scene.turn(1);
            assert_eq!(scene.why(1, place(WORKER, area)), Some(Reason::AreaFull), "it took the last space");
        }
    }
    assert_eq!(Reason::AreaFull.clause(), "TRN-4");
}

/// TRN-3: a House has a third space with 4 players only.
#[test]
fn the_third_space_of_a_house_is_for_four_players() {
    for players in [2, 3, 4] {
        let mut scene = Scene::new(players);
        scene.act(0, place(WORKER, Area::Houses));
        for house in House::ALL {
            let [second, third] = [1, 2].map(|space| Action::TakeSword { house, space });
            assert!(scene.may(0, second));
            assert_eq!(scene.may(0, third), players == 4);
        }
    }
}

/// TRN-4: any number of figures may stand at the same line of the Forge.
#[test]
fn figures_share_a_line_of_the_forge() {
    let mut scene = Scene::new(2);
    scene.coins(0, 10);
    for figure in [WORKER, MONK, WORKER, MONK, WORKER] {
        scene.turn(0).acts(0, &[place(figure, Area::Forge), Action::Line(Line::column(2))]);
    }
    let at_line = scene.player(0).at_forge[Line::column(2).index()];
    assert_eq!((at_line.workers(), at_line.monks()), (3, 2));
    assert_eq!((scene.player(0).workers, scene.player(0).monks), (1, 0));
}

/// TEM-1: a Monk costs 5, 6, 8 or 12 Coins in rounds 1 to 4, paid on taking it from the Temple.
#[test]
fn the_offering_of_each_round_is_paid_at_once() {
    for (round, offering) in [(1, 5), (2, 6), (3, 8), (4, 12)] {
        for area in Area::ALL {
            let mut scene = Scene::new(2);
            scene.round(round).coins(0, offering - 1);
            let reason = Reason::OfferingTooDear { missing: 1 };
            assert_eq!(scene.why(0, place(MONK, area)), Some(reason), "{area:?}: what it brings cannot pay");
            assert_eq!(reason.clause(), "TEM-1");
            scene.coins(0, offering + 2).act(0, place(MONK, area));
            let komainu = if area == Area::Komainu { 4 } else { 0 };
            assert_eq!((scene.coins_of(0), scene.player(0).monks), (2 + komainu, 1));
            assert_eq!(scene.player(0).workers, 4, "a Monk is no Worker");
            scene.turn(1).coins(1, 0);
            assert!(scene.may(1, place(WORKER, Area::Forge)), "a Worker costs nothing");
        }
    }
}

/// TEM-1: the Coins of a delivery made before pay for the Monk.
#[test]
fn a_delivery_pays_for_the_monk() {
    let mut scene = Scene::new(2);
    let sword = scene.sword(0, "LSWU", 4);
    scene.coins(0, 2);
    assert_eq!(scene.why(0, place(MONK, Area::Forge)), Some(Reason::OfferingTooDear { missing: 3 }));
    scene.coins(0, 3).acts(0, &[Action::Deliver(sword), Action::Project(None, None)]);
    scene.act(0, place(MONK, Area::Forge));
    assert_eq!(scene.coins_of(0), 0);
}

/// TEM-2: a Monk does all that a Worker does and its area's further effect; Monks may come before Workers.
#[test]
fn a_monk_adds_the_effect_of_its_area() {
    let visit = |figure: Figure, area: Area, first: &[Action]| {
        let mut scene = Scene::new(2);
        scene.display(0, 0, "WWW");
        scene.sword(0, "LLL", 0);
        scene.coins(0, 5).stock(0, "L").family(0, &[Room::Coins, Room::Move, Room::Leather]);
        scene.act(0, place(figure, area)).acts(0, first);
        let more = !scene.may(0, Action::EndTurn);
        scene.turn(0);
        assert!(scene.may(0, place(WORKER, Area::Forge)), "a Worker may follow");
        assert_eq!(scene.why(0, place(MONK, Area::Forge)).is_some(), figure == MONK, "with Coins a Monk too");
        more
    };
    let coins = Action::UseRoom { room: RoomPlace(2), on: Target::Plain };
    let cases: [(Area, &[Action]); 6] = [
        (Area::Houses, &[Action::TakeSword { house: House(0), space: 0 }]),
        (Area::Market, &[Action::TakeMarketCard(0)]),
        (Area::Forge, &[Action::Line(Line::row(0))]),
        (Area::Academy, &[Action::Advance(Some(Kind::Wood))]),
        (Area::Palace, &[]),
        (Area::Komainu, &[]),
    ];
    for (area, first) in cases.into_iter().filter(|case| case.0 != Area::Palace) {
        assert!(!visit(WORKER, area, first), "a Worker at {area:?} has done everything");
        assert!(visit(MONK, area, first), "a Monk at {area:?} has more to do");
    }
    for (figure, again) in [(WORKER, false), (MONK, true)] {
        let mut scene = Scene::new(2);
        scene.coins(0, 5).family(0, &[Room::Coins, Room::Move, Room::Decorator]);
        let rooms = scene.player(0).rooms;
        scene.acts(0, &[place(figure, Area::Palace), Action::Arrange(rooms), coins]);
        assert_eq!(scene.may(0, coins), again);
    }
}

/// TEM-3: each Market card 7 takes 3 off the offering; it is never below 0.
#[test]
fn market_cards_7_lower_the_offering() {
    // Round, cards held, the offering with all of them.
    for (round, n_cards, offering) in
        [(1, 1, 2), (1, 2, 0), (2, 1, 3), (2, 2, 0), (3, 1, 5), (3, 2, 2), (4, 1, 9), (4, 2, 6), (4, 4, 0)]
    {
        let mut scene = Scene::new(2);
        (0..n_cards).for_each(|_| {
            scene.market_card(0, 7);
        });
        scene.round(round);
        if offering > 0 {
            scene.coins(0, offering - 1);
            let reason = Some(Reason::OfferingTooDear { missing: 1 });
            assert_eq!(scene.why(0, place(MONK, Area::Forge)), reason);
        }
        scene.coins(0, offering).act(0, place(MONK, Area::Forge));
        for fewer in 0..n_cards {
            assert_eq!(scene.why(0, Action::Offer(fewer)), Some(Reason::OfferingCards), "{fewer} do not do");
        }
        assert_eq!(Reason::OfferingCards.clause(), "TEM-3");
        assert_eq!(scene.options(0), [Action::Offer(n_cards)]);
        scene.act(0, Action::Offer(n_cards));
        assert_eq!((scene.coins_of(0), scene.player(0).monks), (0, 1));
        assert_eq!((scene.player(0).played.len(), scene.player(0).hand.len()), (n_cards, 0));
        assert!(scene.events.contains(&Event::OfferingPaid {
            seat: Seat(0),
            coins: offering,
            cards: n_cards
        }));
    }
}

/// TEM-3: with the offering at 0 a further card lowers nothing and is not played.
#[test]
fn no_card_7_is_played_for_an_offering_of_nothing() {
    for (round, n_useful) in [(1, 2), (2, 2), (3, 3), (4, 4)] {
        let mut scene = Scene::new(2);
        (0..4).for_each(|_| {
            scene.market_card(0, 7);
        });
        scene.round(round).coins(0, 20).act(0, place(MONK, Area::Forge));
        for n_cards in 0..=4 {
            assert_eq!(
                scene.may(0, Action::Offer(n_cards)),
                n_cards <= n_useful,
                "{n_cards} in round {round}"
            );
        }
        scene.act(0, Action::Offer(n_useful));
        assert_eq!((scene.coins_of(0), scene.player(0).hand.len()), (20, 4 - n_useful));
    }
}

/// TEM-3: the cards are the player's choice; those played are bought or discarded, the others stay in hand.
#[test]
fn the_offering_may_be_paid_with_fewer_cards() {
    for (n_cards, coins) in [(0, 10 - 5), (1, 10 - 2), (2, 10)] {
        let mut scene = Scene::new(2);
        let one = scene.market_card(0, 7).min(scene.market_card(0, 7));
        scene.coins(0, 10).acts(0, &[place(MONK, Area::Forge), Action::Offer(n_cards)]);
        assert_eq!((scene.coins_of(0), scene.player(0).hand.len()), (coins, 2 - n_cards));
        scene.act(0, Action::Line(Line::row(0)));
        while scene.may(0, Action::Done) {
            scene.act(0, Action::Done);
        }
        if n_cards > 0 {
            assert_eq!(scene.why(0, Action::EndTurn), Some(Reason::CardsPending));
            let discards = scene.options(0).into_iter().filter(|action| matches!(action, Action::Discard(_)));
            assert_eq!(discards.count(), 1, "copies are offered once");
            scene.act(0, Action::Discard(one));
        }
        assert_eq!(scene.may(0, Action::EndTurn), n_cards < 2);
    }
}

/// TEM-3, PLY-5: a card 7 bought before in this moment still lowers the offering, and is not discarded then.
#[test]
fn a_card_7_bought_before_lowers_the_offering() {
    let mut scene = Scene::new(2);
    let card = scene.market_card(0, 7).min(scene.market_card(0, 7));
    scene.coins(0, 5).acts(0, &[Action::Buy(card), Action::Line(Line::row(0))]);
    assert_eq!(scene.coins_of(0), 2);
    scene.acts(0, &[place(MONK, Area::Komainu), Action::Offer(1), Action::Decline]);
    assert_eq!((scene.coins_of(0), scene.player(0).hand.len()), (4, 1));
    assert!(scene.player(0).played.is_empty() && scene.may(0, Action::EndTurn));
    assert_eq!(scene.player(0).n_under(Line::row(0)), 1);
}

/// PAS-1: passing takes one of the visible Honor cards, any of them, and one only.
#[test]
fn passing_takes_a_visible_honor_card() {
    for players in [2, 3, 4] {
        let mut scene = Scene::new(players);
        let visible = scene.table().board.honors;
        let passes: Vec<Action> = scene.options(0).into_iter().filter(is_pass).collect();
        let expected: Vec<Action> =
            visible.into_iter().flatten().map(|honor| Action::Pass(Some(honor))).collect();
        assert_eq!((passes.len(), &passes), (usize::from(players), &expected), "none but these");
        let deck = scene.table().decks.honor.len();
        scene.act(0, Action::Pass(visible[1])).act(0, Action::EndTurn);
        assert_eq!(scene.player(0).honors.to_vec(), [visible[1].expect("a second card")]);
        assert_eq!(scene.table().board.honors[1], None);
        assert_eq!(scene.table().decks.honor.len(), deck, "it is not replaced");
        let rest: Vec<Action> = scene.options(1).into_iter().filter(is_pass).collect();
        assert_eq!(rest.len(), usize::from(players) - 1);
        assert!(!rest.contains(&passes[1]));
    }
    // Without any, which no game comes to, passing stays possible.
    let mut scene = Scene::new(2);
    scene.turn(1).others_passed();
    let table = scene.table();
    table.board.honors.iter_mut().filter_map(Option::take).for_each(|honor| table.decks.honor.push(honor));
    let passes: Vec<Action> = scene.options(1).into_iter().filter(is_pass).collect();
    assert_eq!(passes, [Action::Pass(None)]);
}

/// PAS-1: after passing no action, no delivery and no Katana until the round is over.
#[test]
fn after_passing_no_delivery_and_no_katana_in_this_round() {
    let mut scene = Scene::new(2);
    let [one, two] = ["WWW", "SSS"].map(|composition| scene.sword(0, composition, 3));
    scene.project(0, "UWSL");
    let forbidden = [Action::Deliver(two), Action::PutKatana { change: false }];
    scene.acts(0, &[Action::Deliver(one), Action::Project(None, None)]);
    let pass = scene.options(0).into_iter().find(is_pass).expect("passing is possible");
    assert!(forbidden.iter().all(|&action| scene.may(0, action)), "up to then both are possible");
    scene.act(0, pass);
    let is_forbidden = |scene: &Scene| {
        forbidden.iter().all(|&action| scene.why(0, action) == Some(Reason::Passed) && !scene.may(0, action))
    };
    assert!(is_forbidden(&scene), "in the same turn");
    assert_eq!(scene.why(0, Action::PutKatana { change: true }), Some(Reason::Passed));
    assert_eq!(Reason::Passed.clause(), "PAS-1");
    scene.act(0, Action::EndTurn);
    for _ in 0..2 {
        assert_eq!(scene.asked(), [1], "seat 0 has no more turns");
        assert!(is_forbidden(&scene) && scene.options(0).is_empty(), "in others' turns");
        scene.acts(1, &[place(WORKER, Area::Forge), Action::Line(Line::row(0)), Action::EndTurn]);
    }
    scene.pass();
    assert_eq!((scene.table().round, scene.asked()), (2, vec![1]));
    assert!(
        forbidden.iter().all(|&action| scene.may(0, action)),
        "in the next round both are possible again"
    );
    assert!(!scene.player(0).passed && !scene.player(1).passed);
}

/// PAS-1, ACA-3, PAL-3: what others bring at the Academy and the Palace still comes to who has passed.
#[test]
fn who_has_passed_still_reacts() {
    let mut scene = Scene::new(3);
    let sword = scene.sword(1, "SSS", 1);
    scene.player(1).decorators[Kind::Steel] = 1;
    scene.family(1, &[Room::Coins]).others_passed();
    scene.acts(0, &[place(WORKER, Area::Academy), Action::Advance(Some(Kind::Wood))]);
    assert_eq!(scene.asked(), [1], "seat 2 has nothing to decorate");
    scene.act(1, Action::Decorate { sword, kind: Kind::Steel });
    assert_eq!(scene.coins_of(1), 2);
    scene.act(0, Action::EndTurn).act(0, place(WORKER, Area::Palace));
    let rooms = scene.room_set(&[Room::Leather]);
    scene.act(0, Action::Arrange(rooms));
    assert_eq!(scene.asked(), [1]);
    let room = scene.place_of(Room::Coins);
    scene.act(1, Action::UseRoom { room, on: Target::Plain });
    assert_eq!(scene.coins_of(1), 4);
    assert_eq!(scene.asked(), [0]);
}

/// PAS-2: who has passed may play effects of "any moment", and buy or discard those cards; no other purchase.
#[test]
fn who_has_passed_plays_cards_of_any_moment() {
    let mut scene = Scene::new(2);
    let [one, two, three, four] = [1, 2, 3, 4].map(|number| scene.market_card(1, number));
    let turn = scene.daimyo_card(1, |card| card.effect == Effect::Turn(Kind::Wood, Kind::Steel));
    let take = scene.daimyo_card(1, |card| matches!(card.effect, Effect::Take(_)));
    let sword = scene.sword(1, "SSS", 1);
    scene.family(1, &[Room::Coins]).stock(1, "W").coins(1, 20).others_passed();
    for card in [one, two, turn] {
        assert!(scene.may(1, Action::Play(card)));
    }
    assert_eq!(scene.why(1, Action::Play(four)), Some(Reason::NoSecondLine), "it would have no effect");
    assert_eq!(scene.why(1, Action::Play(three)), Some(Reason::OnlyAtDelivery));
    assert_eq!(scene.why(1, Action::Play(take)), Some(Reason::OtherArea));
    for card in [one, two, three, four, turn, take] {
        assert_eq!(scene.why(1, Action::Buy(card)), Some(Reason::PassedPurchase));
    }
    assert_eq!(Reason::PassedPurchase.clause(), "PAS-2");
    let rooms = scene.room_set(&[Room::Move]);
    scene.acts(1, &[Action::Play(one), Action::Arrange(rooms)]);
    assert!(scene.may(1, Action::Buy(one)) && scene.may(1, Action::Discard(one)));
    assert_eq!(scene.why(1, Action::Buy(two)), Some(Reason::PassedPurchase), "its effect was not played");
    scene.acts(1, &[Action::Buy(one), Action::Line(Line::row(2))]);
    assert_eq!((scene.coins_of(1), scene.player(1).n_under(Line::row(2))), (19, 1));
    scene.acts(1, &[Action::Play(turn), Action::Turn { from: Kind::Wood, to: Kind::Steel, n: 1 }]);
    scene.acts(1, &[Action::Discard(turn), Action::Play(two), Action::Decorate { sword, kind: Kind::Steel }]);
    assert_eq!((scene.stock_of(1), scene.coins_of(1)), ("S".to_owned(), 20));
    assert!(scene.table().discarded.contains(turn));
    // Seat 0 ends its turn: the card that seat 1 has played is to be settled, once and by one answer.
    scene.act(0, place(WORKER, Area::Komainu)).act(0, Action::EndTurn);
    assert_eq!(scene.asked(), [1]);
    assert_eq!(scene.options(1), [Action::Discard(two), Action::Play(four), Action::Buy(two)]);
    scene.act(1, Action::Discard(two));
    assert_eq!(scene.asked(), [0], "and seat 0 alone goes on");
}

/// PAS-2: a card played before passing is bought after it in the same turn; a reaction allows no other purchase.
#[test]
fn a_card_played_before_passing_is_bought_after_it() {
    let mut scene = Scene::new(2);
    let [one, six] = [1, 6].map(|number| scene.market_card(0, number));
    scene.family(0, &[Room::Coins]).coins(0, 10);
    let rooms = scene.room_set(&[Room::Move]);
    scene.acts(0, &[Action::Play(one), Action::Arrange(rooms)]);
    assert!(scene.may(0, Action::Buy(six)), "before passing a purchase alone is possible");
    let pass = scene.options(0).into_iter().find(is_pass).expect("passing is possible");
    scene.act(0, pass);
    assert_eq!(scene.why(0, Action::Buy(six)), Some(Reason::PassedPurchase));
    assert_eq!(scene.why(0, Action::EndTurn), Some(Reason::CardsPending));
    scene.acts(0, &[Action::Buy(one), Action::Line(Line::row(0)), Action::EndTurn]);
    let coins = scene.room_set(&[Room::Coins]);
    scene
        .family(0, &[Room::Coins])
        .acts(1, &[place(WORKER, Area::Palace), Action::Arrange(coins), Action::Done]);
    let room = scene.place_of(Room::Coins);
    scene.act(0, Action::UseRoom { room, on: Target::Plain });
    assert_eq!(scene.coins_of(0), 11);
    assert_eq!(scene.why(0, Action::Buy(six)), Some(Reason::PassedPurchase));
}

/// PAS-2: by the option of the table, who has passed plays no cards.
#[test]
fn an_option_forbids_cards_after_passing() {
    for allowed in [true, false] {
        let mut scene = Scene::with_setup(&Setup { passed_may_play_cards: allowed, ..Setup::new(2) });
        let (card, under) = (scene.market_card(1, 4), scene.market_card(1, 6));
        scene.player(1).hand.remove(under);
        scene.player(1).under[0].lay(under);
        assert!(scene.coins(1, 9).may(1, Action::Play(card)), "before passing it plays in any case");
        scene.others_passed();
        assert_eq!(scene.may(1, Action::Play(card)), allowed);
        let reason = (!allowed).then_some(Reason::PassedCards);
        assert_eq!(scene.why(1, Action::Play(card)), reason);
        assert_eq!(scene.why(1, Action::Buy(card)), Some(Reason::PassedPurchase));
    }
    assert_eq!(Reason::PassedCards.clause(), "PAS-2");
}
