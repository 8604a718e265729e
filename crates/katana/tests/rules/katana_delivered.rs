//! The Katana on the Forge and delivered (KAT-4), Favor I (KAT-5) and Shame (KAT-6).

use katana::{
    Action, Reason, Target,
    piece::{Area, ByKind, Cell, Kind, Line, Room, SwordId},
    scene::{Driver, Scene},
    table::{Category, KatanaStage, Sashimono, Shame},
};
use tabletop::Seat;

use crate::shared::{WORKER, place, refused};

fn katana_of(seat: u8) -> SwordId {
    SwordId::katana(Seat(seat))
}

/// A scene with Favor I in play in which everyone has a complete Katana, worth 10.
fn ready(players: u8) -> Scene {
    let mut scene = Scene::new(players);
    scene.favors(&[1, 2]);
    for seat in 0..players {
        scene.katana(seat, "UWSL", 4);
    }
    scene
}

/// The seats that have Favor I.
fn owners(scene: &Scene) -> Vec<u8> {
    (0..scene.look().table.n_seats).filter(|&seat| scene.has_favor(seat, 1)).collect()
}

/// Whether Favor I still waits for an owner.
fn is_in_play(scene: &Scene) -> bool {
    scene.look().table.favors & 1 != 0
}

/// The active player visits the Forge for nothing and ends the turn; rivals keep their Katanas.
fn end_turn(scene: &mut Scene) {
    let seat = scene.table().turn.0;
    scene.acts(seat, &[place(WORKER, Area::Forge), Action::Line(Line::column(4)), Action::EndTurn]);
    rivals_decline(scene);
}

/// Rivals who are asked do not deliver their Katanas.
fn rivals_decline(scene: &mut Scene) {
    for seat in scene.asked() {
        if scene.may(seat, Action::Decline) {
            scene.act(seat, Action::Decline);
        }
    }
}

/// KAT-4.1: it moves by the golden rule, is blocked, swaps, and moves by a Room as any Sword.
#[test]
fn the_katana_moves_as_any_sword() {
    let mut scene = Scene::new(2);
    let katana = scene.katana(0, "WSWUUSL", 0);
    let in_way = scene.sword(0, "WWW", 1);
    scene.stock(0, "WWSS").acts(0, &[place(WORKER, Area::Forge), Action::Line(Line::row(1))]);
    refused(&scene, 0, Action::Move(katana), Reason::Blocked, "MOV-4");
    scene.acts(0, &[Action::Move(in_way), Action::Move(katana)]);
    assert_eq!((scene.stands(katana), scene.stock_of(0)), ((2, 2), "SS".to_owned()));
    refused(&scene, 0, Action::Deliver(katana), Reason::Incomplete { missing: 6 }, "MOV-6");

    scene.turn(1).family(0, &[Room::Move]);
    let rooms = scene.room_set(&[Room::Decorator]);
    scene.acts(1, &[place(WORKER, Area::Palace), Action::Arrange(rooms), Action::Done]);
    let room = scene.place_of(Room::Move);
    scene.act(0, Action::UseRoom { room, on: Target::Sword(katana) });
    assert_eq!((scene.stands(katana), scene.stock_of(0)), ((3, 2), "S".to_owned()));

    let upper = scene.sword(0, "WSSL", 1);
    scene.stock(0, "WS").turn(0).acts(0, &[place(WORKER, Area::Forge), Action::Line(Line::column(1))]);
    scene.act(0, Action::Swap(upper, katana));
    assert_eq!([upper, katana].map(|sword| scene.stands(sword)), [(3, 2), (2, 2)]);
}

/// KAT-4.1: what lies on it can be decorated, once a kind, for the Decorator's Coins.
#[test]
fn the_katana_is_decorated_as_any_sword() {
    let mut scene = Scene::new(2);
    let katana = scene.katana(0, "UWSSL", 3);
    scene.acts(0, &[place(WORKER, Area::Academy), Action::Advance(Some(Kind::Steel))]);
    let decorate = |kind| Action::Decorate { sword: katana, kind };
    refused(&scene, 0, decorate(Kind::Leather), Reason::NotOnSword, "ACA-2");
    scene.acts(0, &[decorate(Kind::Steel), decorate(Kind::Wood)]);
    assert_eq!(scene.coins_of(0), 2 + 1);
    let decorated: Vec<Kind> = scene.look().table.blade(katana).decorated.iter().collect();
    assert_eq!(decorated, [Kind::Wood, Kind::Steel]);
    refused(&scene, 0, decorate(Kind::Steel), Reason::DecoratedAlready, "ACA-2");
}

/// KAT-4.1, KAT-4.2: the values of its resources, those of the decorated kinds, the round's points; row and column pay.
#[test]
fn the_katana_is_delivered_as_any_sword() {
    let cases = [
        ("UWSL", "", 1, 4 + 1 + 2 + 3, ("L", 2)),
        ("UWSL", "", 3, 10 + 4, ("L", 2)),
        ("UWSL", "WL", 2, 10 + 1 + 3 + 2, ("L", 2)),
        ("UWWWWSL", "W", 1, 4 + 4 + 2 + 3 + 1, ("L", 1)),
        ("LLSSWUU", "UWSL", 4, 6 + 4 + 1 + 8 + 10 + 6, ("U", 1)),
    ];
    for (composition, decorated, round, points, (stock, coins)) in cases {
        let mut scene = Scene::new(2);
        let katana = scene.favors(&[]).round(round).katana(0, composition, composition.len());
        scene.decorated(katana, decorated).act(0, Action::Deliver(katana));
        assert_eq!(scene.score(0), points, "{composition} with {decorated} in round {round}");
        assert_eq!((scene.stock_of(0).as_str(), scene.coins_of(0)), (stock, coins), "{composition}");
    }
}

/// KAT-4.2, MKT-3: it has no printed points that a card could repeat; card 5 repeats a line of its.
#[test]
fn the_katana_has_no_printed_points() {
    let mut scene = Scene::new(2);
    let katana = scene.favors(&[]).katana(0, "UWSL", 4);
    let (three, five) = (scene.market_card(0, 3), scene.market_card(0, 5));
    scene.act(0, Action::Deliver(katana));
    refused(&scene, 0, Action::Play(three), Reason::NoPrintedPoints, "MKT-3");
    scene.act(0, Action::PlayOnLine(five, Line::row(3)));
    scene.acts(0, &[Action::Collect(Line::row(3)), Action::Collect(Line::column(1))]);
    assert_eq!((scene.score(0), scene.stock_of(0), scene.coins_of(0)), (10, "LL".to_owned(), 2));
}

/// KAT-4.3: it leaves the Forge and takes no Washitsu space: the next Sword still finds the second one.
#[test]
fn the_katana_takes_no_washitsu_space() {
    for players in 2..=4 {
        let mut scene = Scene::new(players);
        let katana = scene.favors(&[]).katana(0, "UWSL", 4);
        scene.delivered(0, "SSS");
        let next = scene.sword(0, "WWW", 3);
        scene.act(0, Action::Deliver(katana));
        assert_eq!(scene.player(0).katana, KatanaStage::Delivered { column: 1 });
        assert_eq!((scene.player(0).delivered.len(), scene.player(0).workers), (1, 4));
        assert!(!scene.player(0).forge.contains(katana) && !scene.player(0).delivered.contains(katana));
        assert!(!scene.player(0).is_occupied(Cell::at(3, 1)), "its space is free");
        assert!(!scene.may(0, Action::Deliver(katana)), "it is delivered once");
        assert_eq!(scene.player(0).project, ByKind([1; 4]));
        scene.act(0, Action::Deliver(next));
        assert_eq!((scene.player(0).delivered.len(), scene.player(0).workers), (2, 5));
    }
}

/// KAT-4.4: no Sashimono comes with it, and none is to be chosen.
#[test]
fn the_katana_brings_no_sashimono_when_delivered() {
    let mut scene = Scene::new(2);
    let katana = scene.favors(&[]).katana(0, "UWSL", 4);
    scene.act(0, Action::Deliver(katana));
    assert_eq!(scene.player(0).sashimono, [0; 4]);
    assert!(scene.may(0, place(WORKER, Area::Forge)), "the delivery asks nothing");
    assert_eq!(scene.look().table.blade(katana).sashimono, Sashimono::None);
}

/// KAT-5.1, KAT-5.3: the first Katana takes Favor I and 6 points with the end of the turn, whoever's turn it is.
#[test]
fn the_first_katana_takes_favor_one() {
    for players in 2..=4 {
        for seat in 0..players {
            let mut scene = ready(players);
            scene.act(seat, Action::Deliver(katana_of(seat)));
            assert_eq!((scene.score(seat), owners(&scene), is_in_play(&scene)), (10, vec![], true));
            scene.acts(0, &[place(WORKER, Area::Forge), Action::Line(Line::column(4))]);
            assert_eq!((scene.score(seat), owners(&scene)), (10, vec![]), "the turn is not over");
            scene.act(0, Action::EndTurn);
            rivals_decline(&mut scene);
            assert_eq!((scene.score(seat), owners(&scene), is_in_play(&scene)), (16, vec![seat], false));
            assert_eq!(scene.table().favors, 0b10, "Favor II stays");
            assert_eq!(scene.player(seat).ledger[Category::Favors as usize], 6);

            // A second one, in a later turn, comes too late.
            let late = (seat + 1) % players;
            scene.act(late, Action::Deliver(katana_of(late)));
            end_turn(&mut scene);
            assert_eq!((scene.score(late), scene.score(seat), owners(&scene)), (10, 16, vec![seat]));
        }
    }
}

/// KAT-5.1: not with an ordinary Sword, nor by putting the Katana into play, nor where Favor I is not in play.
#[test]
fn favor_one_is_for_a_delivered_katana_where_it_is_in_play() {
    let mut scene = Scene::new(2);
    let sword = scene.favors(&[1, 2]).sword(0, "WWW", 3);
    scene.project(1, "UWSL").act(1, Action::PutKatana { change: false });
    for kind in Kind::ALL {
        scene.act(1, Action::Compose(kind));
    }
    scene.acts(0, &[Action::Deliver(sword), Action::Project(None, None)]);
    end_turn(&mut scene);
    assert_eq!((scene.score(0), scene.score(1), is_in_play(&scene)), (3, 0, true));

    let mut scene = ready(2);
    scene.favors(&[2, 3, 4, 5]).act(0, Action::Deliver(katana_of(0)));
    end_turn(&mut scene);
    assert_eq!((scene.score(0), owners(&scene), scene.table().favors), (10, vec![], 0b11110));
}

/// KAT-5.2, KAT-5.3: several in one turn share the 6, rounded down each; the card goes to the box.
#[test]
fn several_katanas_in_one_turn_share_favor_one() {
    for (players, n_delivered, share) in [(2, 2, 3), (3, 2, 3), (3, 3, 2), (4, 2, 3), (4, 3, 2), (4, 4, 1)] {
        let mut scene = ready(players);
        for seat in (0..n_delivered).rev() {
            scene.act(seat, Action::Deliver(katana_of(seat)));
            assert_eq!(scene.score(seat), 10);
        }
        end_turn(&mut scene);
        for seat in 0..players {
            let expected = if seat < n_delivered { 10 + share } else { 0 };
            assert_eq!(scene.score(seat), expected, "{n_delivered} of {players}, seat {seat}");
        }
        assert_eq!((owners(&scene), is_in_play(&scene)), (vec![], false));
        if n_delivered < players {
            let late = players - 1;
            scene.act(late, Action::Deliver(katana_of(late)));
            end_turn(&mut scene);
            assert_eq!((scene.score(late), owners(&scene)), (10, vec![]), "it is in the box");
        }
    }
}

/// KAT-5.3: it is settled with the individual turn, not with the round: one turn each is no tie.
#[test]
fn favor_one_is_settled_at_the_end_of_each_turn() {
    let mut scene = ready(2);
    scene.act(0, Action::Deliver(katana_of(0)));
    end_turn(&mut scene);
    assert_eq!((scene.asked(), scene.score(0)), (vec![1], 16));
    scene.act(1, Action::Deliver(katana_of(1)));
    end_turn(&mut scene);
    assert_eq!((scene.score(0), scene.score(1)), (16, 10));

    // The turn is over when the others have settled their cards.
    let mut scene = ready(2);
    let card = scene.market_card(1, 4);
    scene.act(1, Action::Play(card)).act(0, Action::Deliver(katana_of(0)));
    end_turn(&mut scene);
    assert_eq!((scene.asked(), scene.score(0), is_in_play(&scene)), (vec![1], 10, true));
    scene.act(1, Action::Discard(card));
    assert_eq!((scene.score(0), owners(&scene)), (16, vec![0]));
}

/// KAT-5.1, KAT-5.3: a Katana delivered in the very last turn still takes Favor I.
#[test]
fn favor_one_is_settled_before_the_end_of_the_game() {
    let mut scene = ready(2);
    scene.round(4).others_passed().act(0, Action::Deliver(katana_of(0)));
    scene.pass();
    assert!(scene.is_over());
    assert_eq!(owners(&scene), [0]);
    // I, and II alone.
    assert_eq!(scene.player(0).ledger[Category::Favors as usize], 6 + 6);
}

/// KAT-6.1, KAT-6.2: alone with Shame: the card, and half the points.
#[test]
fn with_shame_the_favor_card_is_taken_for_half_its_points() {
    for players in 2..=4 {
        let mut scene = ready(players);
        scene.player(0).shame = Shame::Shame;
        scene.act(0, Action::Deliver(katana_of(0)));
        end_turn(&mut scene);
        assert_eq!((scene.score(0), owners(&scene), is_in_play(&scene)), (10 + 3, vec![0], false));
    }
}

/// KAT-6.1: Shame halves one's own share, rounded down, and nobody else's.
#[test]
fn shame_halves_the_share_rounded_down() {
    for (n_delivered, full, halved) in [(2, 3, 1), (3, 2, 1), (4, 1, 0)] {
        let mut scene = ready(4);
        scene.player(1).shame = Shame::Shame;
        for seat in 0..n_delivered {
            scene.act(seat, Action::Deliver(katana_of(seat)));
        }
        end_turn(&mut scene);
        for seat in 0..n_delivered {
            let share = if seat == 1 { halved } else { full };
            assert_eq!(scene.score(seat), 10 + share, "seat {seat} of {n_delivered}");
        }
        assert_eq!((owners(&scene), is_in_play(&scene)), (vec![], false));
    }
}

/// KAT-6.1, KAT-6.2, END-5: the Favor cards of the end are halved and taken in the same way.
#[test]
fn shame_halves_the_favor_cards_of_the_end() {
    let mut scene = ready(2);
    scene.favors(&[2]).round(4).others_passed().player(0).shame = Shame::Shame;
    scene.act(0, Action::Deliver(katana_of(0))).pass();
    assert!(scene.is_over() && scene.has_favor(0, 2));
    assert_eq!(scene.player(0).ledger[Category::Favors as usize], 3);
}

/// KAT-3.4, KAT-6.1: the Shame of a changed Project follows the Katana to its delivery.
#[test]
fn a_changed_project_halves_favor_one() {
    let mut scene = Scene::new(2);
    scene.favors(&[1]).delivered(0, "UWSL");
    scene.delivered(0, "LSWU");
    scene.project(0, "UWS").act(0, Action::PutKatana { change: true });
    for kind in Kind::ALL {
        scene.act(0, Action::Compose(kind));
    }
    scene.act(0, Action::Done);
    assert_eq!(scene.score(0), -1);
    scene.stock(0, "UWSL");
    for column in [0, 1, 1, 1] {
        scene.turn(0).acts(0, &[place(WORKER, Area::Forge), Action::Line(Line::column(column))]);
        scene.act(0, Action::Move(katana_of(0)));
    }
    scene.act(0, Action::Deliver(katana_of(0))).act(0, Action::EndTurn);
    assert_eq!((scene.score(0), owners(&scene)), (-1 + 10 + 3, vec![0]));
}
