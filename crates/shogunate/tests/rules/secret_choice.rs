//! The secret choice of Action cards (SGR-1).

use shogunate::{
    Action, Event, KnownChoice, Reason,
    piece::Card,
    scene::{Driver, Scene},
};
use tabletop::Seat;

use crate::shared::{lists, refused, seen_by, seen_by_others};

const CARDS: [Card; 3] = [Card::Dishonor, Card::PathOfTheArrow, Card::StormsToFlowers];

/// SGR-1.1: everybody but the Hatamoto, each out of their own hand, in any order; all orders come to the same.
#[test]
fn all_but_the_hatamoto_choose_in_any_order() {
    let mut states = Vec::new();
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        let mut scene = Scene::new(4);
        scene.hatamoto(2);
        assert_eq!(scene.asked(), [0, 1, 3]);
        for place in order {
            scene.act([0, 1, 3][place], Action::Choose(CARDS[place]));
        }
        states.push(scene.game);
    }
    assert!(states.iter().all(|state| *state == states[0]));
}

/// SGR-1.1, SGR-5.2: only cards in hand; the Hatamoto none at all.
#[test]
fn only_cards_in_hand_can_be_chosen_and_the_hatamoto_chooses_none() {
    let mut scene = Scene::new(3);
    scene.hand(1, &[Card::Dishonor, Card::CloakedInShadows]);
    assert_eq!(scene.options(1), [Action::Choose(Card::CloakedInShadows), Action::Choose(Card::Dishonor)]);
    refused(&scene, 1, Action::Choose(Card::PathOfTheArrow), Reason::InDiscards, "SGR-5");
    refused(&scene, 0, Action::Choose(Card::Dishonor), Reason::HatamotoChoosesNone, "SGR-1");
    refused(&scene, 1, Action::Withdraw, Reason::NothingToWithdraw, "SGR-1");
    assert!(scene.try_act(0, Action::Choose(Card::Dishonor)).is_err());
}

/// SGR-1.2: the others see that somebody has chosen and not what: in their views, events, options and reasons.
#[test]
fn nothing_tells_what_was_chosen_before_all_have() {
    let told = |card: Card| {
        let mut scene = Scene::new(4);
        scene.act(1, Action::Choose(card));
        let views = seen_by_others(&scene, 1);
        let lists = [0, 2, 3].map(|seat| lists(&scene.game, &scene.rules, Seat(seat)));
        assert_eq!(scene.view(1).players[1].card, KnownChoice::Known(card));
        assert_eq!(scene.view(2).players[1].card, KnownChoice::Secret);
        assert_eq!(seen_by(&scene, 2), [Event::Chosen { seat: Seat(1), card: None }]);
        assert_eq!(seen_by(&scene, 1), [Event::Chosen { seat: Seat(1), card: Some(card) }]);
        (views, lists)
    };
    let first = told(Card::Dishonor);
    assert!(Card::ALL.into_iter().all(|card| told(card) == first));
}

/// SGR-1.3: until all have chosen a choice may be taken back, as often as one likes; nobody need answer for it.
#[test]
fn a_choice_may_be_taken_back_until_all_have_chosen() {
    let mut scene = Scene::new(4);
    let before = scene.game.clone();
    scene.act(1, Action::Choose(Card::Dishonor));
    assert_eq!(scene.asked(), [2, 3], "who has chosen is not asked");
    assert_eq!(scene.options(1), [Action::Withdraw]);
    refused(&scene, 1, Action::Choose(Card::Dishonor), Reason::ChosenAlready, "SGR-1");
    scene.act(1, Action::Withdraw);
    assert_eq!(scene.game, before, "as if nothing had been chosen");
    assert_eq!(seen_by(&scene, 3).last(), Some(&Event::Withdrawn { seat: Seat(1) }));
    scene.act(1, Action::Choose(Card::PathOfTheArrow)).act(2, Action::Choose(Card::Dishonor));
    scene.act(1, Action::Withdraw).act(1, Action::Choose(Card::HonorableCompany));
    assert!(scene.may(1, Action::Withdraw) && scene.may(2, Action::Withdraw));
    scene.act(3, Action::Choose(Card::Dishonor));
    assert!(!scene.may(1, Action::Withdraw), "all have chosen: it is too late");
    assert_eq!(scene.table().players[1].card, Some(Card::HonorableCompany));
}

/// SGR-1.4: not one card before the last choice, and then all at once.
#[test]
fn all_cards_are_revealed_together() {
    let mut scene = Scene::new(4);
    let revealed = |scene: &Scene| {
        let cards = scene.events.iter().filter_map(|event| match event {
            Event::CardRevealed { seat, card } => Some((seat.0, *card)),
            _ => None,
        });
        cards.collect::<Vec<_>>()
    };
    for (seat, card) in [(3, Card::StormsToFlowers), (1, Card::Dishonor)] {
        scene.act(seat, Action::Choose(card));
        assert_eq!(revealed(&scene), []);
    }
    scene.act(2, Action::Choose(Card::Dishonor));
    let all = [(1, Card::Dishonor), (2, Card::Dishonor), (3, Card::StormsToFlowers)];
    assert_eq!(revealed(&scene), all);
    for (seat, card) in all {
        assert_eq!(scene.view(0).players[usize::from(seat)].card, KnownChoice::Known(card));
        assert!(!scene.table().players[usize::from(seat)].hand.contains(card));
    }
}

/// SGR-1.1: a hand of one card, which everybody knows, is chosen without asking and cannot be taken back.
#[test]
fn an_only_card_is_chosen_without_asking() {
    let mut scene = Scene::new(3);
    scene.hand(2, &[Card::HonorableCompany]).hatamoto(0);
    assert_eq!(scene.asked(), [1]);
    refused(&scene, 2, Action::Withdraw, Reason::OnlyOneChoice, "SGR-1");
    scene.act(1, Action::Choose(Card::Dishonor));
    assert_eq!(scene.table().players[2].card, Some(Card::HonorableCompany));
    let mut scene = Scene::new(3);
    scene.hand(1, &[Card::Dishonor]).hand(2, &[Card::HonorableCompany]).hatamoto(0);
    assert_eq!(scene.asked(), [0], "nobody has a choice: the Hatamoto names who performs");
}
