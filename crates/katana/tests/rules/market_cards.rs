//! The immediate effects of the Market cards 1 to 7 (MKT); those of the Daimyō cards are in `card_effects.rs`.

use katana::{
    Action, Reason,
    piece::{Area, CardId, Kind, Line, Room, RoomSet},
    scene::{Driver, Scene},
};

use crate::shared::{MONK, WORKER, place, refuses, token_card};

/// Seat 0 is in an Academy action and has made its step with the Decorator of this kind.
fn at_academy(scene: &mut Scene, kind: Kind) {
    scene.acts(0, &[place(WORKER, Area::Academy), Action::Advance(Some(kind))]);
}

/// MKT-1: as many Family Members as are at the Palace take other places; none there: nothing to move.
#[test]
fn card_1_redistributes_the_family_members_at_the_palace() {
    for (n, before) in
        [&[Room::Coins][..], &[Room::Coins, Room::Move], &[Room::Coins, Room::Move, Room::Leather]]
            .into_iter()
            .enumerate()
    {
        let mut scene = Scene::new(2);
        let card = scene.market_card(1, 1);
        refuses(&scene, 1, Action::Play(card), Reason::NoFamilyAtPalace);
        scene.family(1, before).act(1, Action::Play(card));
        let expected = RoomSet::of_size(n as u8 + 1).filter(|&set| set != scene.room_set(before));
        assert_eq!(scene.options(1), expected.map(Action::Arrange).collect::<Vec<_>>());
        refuses(&scene, 1, Action::Arrange(scene.room_set(before)), Reason::SameRooms);
        let moved = scene.options(1)[0];
        scene.act(1, moved);
        assert_eq!(Action::Arrange(scene.player(1).rooms), moved);
        assert_eq!(scene.table().player(tabletop::Seat(0)).rooms, RoomSet::default());
    }
    assert_eq!((Reason::NoFamilyAtPalace.clause(), Reason::SameRooms.clause()), ("MKT-1", "MKT-1"));
}

/// MKT-1: its benefit of 2 Coins costs 1.
#[test]
fn card_1_is_bought_for_one_coin() {
    let mut scene = Scene::new(2);
    let card = scene.market_card(0, 1);
    refuses(&scene, 0, Action::Buy(card), Reason::BenefitTooDear { missing: 1 });
    let sword = scene.sword(0, "WWW", 3);
    scene.coins(0, 1).acts(0, &[Action::Buy(card), Action::Line(Line::row(1)), Action::Deliver(sword)]);
    scene.act(0, Action::Collect(Line::row(1)));
    assert_eq!(scene.coins_of(0), 2);
}

/// MKT-2: one resource on a Sword of the own Forge, the Katana included, for the Decorator's Coins.
#[test]
fn card_2_decorates_one_resource_for_the_decorators_coins() {
    for (column, coins) in [(0, 1), (1, 2), (2, 3)] {
        let mut scene = Scene::new(2);
        let card = scene.market_card(1, 2);
        refuses(&scene, 1, Action::Play(card), Reason::NothingToDecorate);
        let sword = scene.sword(1, "WSSL", 3);
        scene.decorated(sword, "W").decorated(sword, "S");
        refuses(&scene, 1, Action::Play(card), Reason::NothingToDecorate);
        let katana = scene.katana(1, "LSWU", 2);
        scene.player(1).decorators[Kind::Leather] = column;
        let of_other = scene.sword(0, "WWW", 1);
        scene.act(1, Action::Play(card));
        let decorate = |sword, kind| Action::Decorate { sword, kind };
        assert_eq!(scene.options(1), [decorate(katana, Kind::Steel), decorate(katana, Kind::Leather)]);
        refuses(&scene, 1, decorate(sword, Kind::Steel), Reason::DecoratedAlready);
        refuses(&scene, 1, decorate(sword, Kind::Leather), Reason::NotOnSword);
        assert_eq!(scene.why(1, decorate(of_other, Kind::Wood)), None, "not a Sword of another");
        scene.act(1, decorate(katana, Kind::Leather));
        assert_eq!(scene.coins_of(1), coins);
        assert!(scene.table().blade(katana).decorated.contains(Kind::Leather));
        assert!(!scene.may(1, decorate(katana, Kind::Steel)), "one resource only");
    }
    assert_eq!(Reason::NothingToDecorate.clause(), "MKT-2");
}

/// MKT-2, ACA-2: it does not count against the one of a kind in an Academy action, in either order.
#[test]
fn card_2_does_not_use_up_a_decorator() {
    for is_card_first in [true, false] {
        let mut scene = Scene::new(2);
        let card = scene.market_card(0, 2);
        let swords = [scene.sword(0, "WWW", 1), scene.sword(0, "WWSW", 2), scene.sword(0, "SWWWS", 4)];
        at_academy(&mut scene, Kind::Steel);
        let decorate = |n: usize| Action::Decorate { sword: swords[n], kind: Kind::Wood };
        let card = [Action::Play(card), decorate(0)];
        if is_card_first {
            scene.acts(0, &card).act(0, decorate(1));
        } else {
            scene.act(0, decorate(1)).acts(0, &card);
        }
        assert_eq!(scene.coins_of(0), 2);
        refuses(&scene, 0, decorate(2), Reason::DecoratorUsed);
    }
}

/// MKT-3: only at a delivery, in another's turn too; printed points again, not decorations nor the round's.
#[test]
fn card_3_scores_the_printed_points_again() {
    let mut scene = Scene::new(2);
    let card = scene.market_card(1, 3);
    let sword = scene.sword(1, "UWSS", 4);
    scene.round(3).decorated(sword, "U");
    refuses(&scene, 1, Action::Play(card), Reason::OnlyAtDelivery);
    assert_eq!(Reason::OnlyAtDelivery.clause(), "MKT-3");
    scene.act(1, Action::Deliver(sword)).act(1, Action::Play(card));
    assert_eq!(scene.score(1), 6 + 6 + 4 + 4);
    scene.acts(1, &[Action::Collect(Line::row(2)), Action::Collect(Line::column(2))]);
    scene.acts(1, &[Action::Project(None, None), Action::Discard(card)]);
    assert_eq!(scene.score(1), 20);
}

/// MKT-3: not on the Katana, which has no printed points.
#[test]
fn card_3_does_not_work_on_the_katana() {
    let mut scene = Scene::new(2);
    let card = scene.market_card(0, 3);
    let katana = scene.favors(&[]).katana(0, "LSWU", 4);
    scene.act(0, Action::Deliver(katana));
    refuses(&scene, 0, Action::Play(card), Reason::NoPrintedPoints);
    assert_eq!(Reason::NoPrintedPoints.clause(), "MKT-3");
    assert_eq!(scene.score(0), 4 + 1 + 2 + 3);
}

/// MKT-4: in another's turn a second benefit is bought for a line, this card's own included.
#[test]
fn card_4_buys_a_second_benefit_its_own_included() {
    let mut scene = Scene::new(2);
    let (first, four) = (token_card(&mut scene, 1, Kind::Wood), scene.market_card(1, 4));
    scene.player(1).hand.remove(first);
    scene.player(1).under[0].lay(first);
    scene.coins(1, 4).act(1, Action::Play(four)).act(1, Action::Buy(four));
    scene.act(1, Action::Line(Line::row(0)));
    assert_eq!(scene.player(1).under[0].both(), [Some(first), Some(four)]);
    assert_eq!(scene.coins_of(1), 1, "it is paid as usual");
    let sword = scene.sword(1, "SWU", 3);
    scene.act(1, Action::Deliver(sword));
    assert_eq!((scene.coins_of(1), scene.stock_of(1)), (1 + 2 + 2, "UW".to_owned()));
}

/// MKT-5: at a delivery, one of its two lines pays twice; a line that has paid cannot be named.
#[test]
fn card_5_makes_one_line_pay_again() {
    let (row, column) = (Line::row(1), Line::column(2));
    for (line, coins, stock) in [(row, 1, "WW"), (column, 2, "W")] {
        let mut scene = Scene::new(2);
        let card = scene.market_card(1, 5);
        let sword = scene.sword(1, "WWSW", 4);
        refuses(&scene, 1, Action::Play(card), Reason::LineOnlyAtDelivery);
        scene.act(1, Action::Deliver(sword));
        let lines = scene.options(1).into_iter().filter(|action| matches!(action, Action::PlayOnLine(..)));
        assert_eq!(
            lines.collect::<Vec<_>>(),
            [row, column].map(|line| Action::PlayOnLine(card, line)),
            "only the lines that it stands in"
        );
        scene.acts(1, &[Action::PlayOnLine(card, line), Action::Collect(row), Action::Collect(column)]);
        assert_eq!((scene.coins_of(1), scene.stock_of(1)), (coins, stock.to_owned()));
    }
    let mut scene = Scene::new(2);
    let card = scene.market_card(0, 5);
    let sword = scene.sword(0, "WWSW", 4);
    scene.acts(0, &[Action::Deliver(sword), Action::Collect(column)]);
    refuses(&scene, 0, Action::PlayOnLine(card, column), Reason::LinePaid);
    assert!(scene.may(0, Action::PlayOnLine(card, row)));
}

/// MKT-5: for one Sword of the moment only, though a second is delivered in the same row.
#[test]
fn card_5_works_for_one_sword_only() {
    let mut scene = Scene::new(2);
    let card = scene.market_card(0, 5);
    scene.market_card(0, 7);
    let (first, second) = (scene.sword(0, "WWW", 3), scene.sword(0, "WWSW", 4));
    let row = Line::row(1);
    scene.acts(0, &[Action::Deliver(first), Action::PlayOnLine(card, row), Action::Collect(row)]);
    scene.acts(0, &[Action::Collect(Line::column(3)), Action::Project(None, None)]);
    assert_eq!(scene.stock_of(0), "WW");
    scene.act(0, Action::Deliver(second)).act(0, Action::Collect(row));
    assert_eq!(scene.stock_of(0), "WWW");
    assert!(!scene.may(0, Action::PlayOnLine(card, Line::column(2))));
}

/// MKT-5, KAT-4.1: it works at the delivery of the Katana.
#[test]
fn card_5_works_on_the_katana() {
    let mut scene = Scene::new(2);
    let card = scene.market_card(0, 5);
    let katana = scene.favors(&[]).katana(0, "LSWU", 4);
    scene.act(0, Action::Deliver(katana)).act(0, Action::PlayOnLine(card, Line::row(0)));
    scene.act(0, Action::Collect(Line::row(0)));
    assert_eq!(scene.stock_of(0), "UU");
}

/// MKT-6, PLY-8.1: the Coins of this action's decorations once more for each card, whenever it is played.
#[test]
fn card_6_brings_the_coins_of_the_decorations_again() {
    // After how many of the decorations, worth 2 and 1, each card is played.
    for (when, coins) in
        [(&[][..], 3), (&[0], 6), (&[1], 6), (&[2], 6), (&[0, 2], 9), (&[1, 1], 9), (&[0, 0], 9)]
    {
        let mut scene = Scene::new(2);
        let sword = scene.sword(0, "WSSL", 2);
        let mut cards: Vec<CardId> = when.iter().map(|_| scene.market_card(0, 6)).collect();
        cards.sort();
        scene.market_card(0, 7);
        at_academy(&mut scene, Kind::Wood);
        for (n, kind) in [Some(Kind::Wood), Some(Kind::Steel), None].into_iter().enumerate() {
            for (&card, _) in cards.iter().zip(when).filter(|&(_, &after)| after == n) {
                scene.act(0, Action::Play(card));
            }
            if let Some(kind) = kind {
                scene.act(0, Action::Decorate { sword, kind });
            }
        }
        assert_eq!(scene.coins_of(0), coins, "{when:?}");
    }
}

/// MKT-6: a decoration by Market card 2 is not among them, whether it comes before or after.
#[test]
fn card_6_does_not_pay_for_card_2() {
    for is_six_first in [true, false] {
        let mut scene = Scene::new(2);
        let sword = scene.sword(0, "WSSL", 2);
        let (two, six) = (scene.market_card(0, 2), scene.market_card(0, 6));
        scene.player(0).decorators[Kind::Steel] = 2;
        at_academy(&mut scene, Kind::Wood);
        scene.act(0, Action::Decorate { sword, kind: Kind::Wood });
        let two = [Action::Play(two), Action::Decorate { sword, kind: Kind::Steel }];
        if is_six_first {
            scene.act(0, Action::Play(six)).acts(0, &two);
        } else {
            scene.acts(0, &two).act(0, Action::Play(six));
        }
        assert_eq!(scene.coins_of(0), 2 * 2 + 3);
    }
}

/// MKT-6: it is for the owner's own action and this one only; the others' Coins stay as they are.
#[test]
fn card_6_is_for_one_own_action() {
    let mut scene = Scene::new(2);
    let (sword, yours) = (scene.sword(0, "WSSL", 2), scene.sword(1, "SSS", 1));
    let (six, other) = (scene.market_card(0, 6), scene.market_card(1, 6));
    at_academy(&mut scene, Kind::Wood);
    scene.acts(0, &[Action::Play(six), Action::Decorate { sword, kind: Kind::Wood }, Action::Done]);
    refuses(&scene, 1, Action::Play(other), Reason::OtherArea);
    scene.act(1, Action::Decorate { sword: yours, kind: Kind::Steel });
    scene.acts(0, &[Action::Discard(six), Action::EndTurn]);
    assert_eq!((scene.coins_of(0), scene.coins_of(1)), (4, 1));
    scene.turn(0);
    at_academy(&mut scene, Kind::Leather);
    scene.act(0, Action::Decorate { sword, kind: Kind::Steel });
    assert_eq!(scene.coins_of(0), 4 + 1);
}

/// MKT-7, TEM-3: with a Monk the offering is 3 less for each card, not below 0, and none is wasted.
#[test]
fn card_7_lowers_the_offering_by_three() {
    for (round, n_cards, offering, is_wasted) in [
        (1, 0, 5, false),
        (1, 1, 2, false),
        (1, 2, 0, false),
        (1, 3, 0, true),
        (2, 2, 0, false),
        (2, 3, 0, true),
        (3, 2, 2, false),
        (4, 3, 3, false),
    ] {
        let mut scene = Scene::new(2);
        for _ in 0..n_cards {
            scene.market_card(0, 7);
        }
        let monk = place(MONK, Area::Komainu);
        if offering > 0 {
            scene.round(round).coins(0, offering - 1);
            refuses(&scene, 0, monk, Reason::OfferingTooDear { missing: 1 });
        }
        scene.round(round).coins(0, offering);
        if n_cards == 0 {
            scene.act(0, monk);
            assert_eq!(scene.coins_of(0), 4);
            continue;
        }
        scene.act(0, monk);
        if is_wasted {
            refuses(&scene, 0, Action::Offer(n_cards), Reason::OfferingCards);
            continue;
        }
        refuses(&scene, 0, Action::Offer(n_cards - 1), Reason::OfferingCards);
        scene.act(0, Action::Offer(n_cards)).act(0, Action::Decline);
        assert_eq!(scene.coins_of(0), 4, "what is left of the Coins is Komainu's");
        assert_eq!(scene.player(0).played.len(), n_cards, "each was played");
        refuses(&scene, 0, Action::EndTurn, Reason::CardsPending);
    }
}

/// MKT-7: it may be kept, and it plays at no other moment.
#[test]
fn card_7_may_be_kept_and_plays_only_with_a_monk() {
    let mut scene = Scene::new(2);
    let (card, yours) = (scene.market_card(0, 7), scene.market_card(1, 7));
    scene.coins(0, 5).coins(1, 20);
    refuses(&scene, 1, Action::Play(yours), Reason::OnlyWithMonk);
    assert_eq!(Reason::OnlyWithMonk.clause(), "MKT-7");
    scene.act(0, place(MONK, Area::Komainu));
    assert_eq!(scene.options(0), [Action::Offer(0), Action::Offer(1)]);
    scene.act(0, Action::Offer(0));
    assert_eq!(scene.coins_of(0), 4);
    assert!(scene.player(0).hand.contains(card));
    refuses(&scene, 0, Action::Play(card), Reason::OnlyWithMonk);
    scene.act(0, Action::Decline).act(0, Action::EndTurn).act(1, place(WORKER, Area::Market));
    refuses(&scene, 1, Action::Play(yours), Reason::OnlyWithMonk);
}

/// MKT-7, PLY-5.1: bought before the Monk is sent, it still lowers the offering, and goes before one in hand.
#[test]
fn card_7_works_after_its_purchase() {
    let mut scene = Scene::new(2);
    let (one, other) = (scene.market_card(0, 7), scene.market_card(0, 7));
    let (bought, kept) = (one.min(other), one.max(other));
    scene.coins(0, 5).acts(0, &[Action::Buy(bought), Action::Line(Line::row(0))]);
    scene.acts(0, &[place(MONK, Area::Komainu), Action::Offer(1), Action::Decline]);
    assert_eq!(scene.coins_of(0), 4, "3 for the benefit, 2 for the offering, then Komainu's 4");
    assert!(scene.player(0).hand.contains(kept), "the other is still unused");
    scene.act(0, Action::EndTurn);
}
