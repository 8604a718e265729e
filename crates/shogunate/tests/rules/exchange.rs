//! The exchange of Loyalty cards by Storms to Flowers (SGA-6).

use shogunate::{
    Action, Event, Question, Reason,
    piece::Card,
    scene::{Driver, Scene, leader},
};
use tabletop::Seat;

use crate::shared::{leaders, lists, refused, seen_by, seen_by_others};

/// Seat 2 (C, D) exchanges with seat 3 (D, E).
fn exchanging() -> Scene {
    let mut scene = Scene::new(4);
    scene.perform(2, Card::StormsToFlowers).act(2, Action::Exchange(Seat(3))).forget();
    scene
}

/// SGA-6.2: both choose one of their own face-down cards, and these change hands.
#[test]
fn two_players_exchange_cards_that_each_chose() {
    let mut scene = exchanging();
    let question = Question::Give { seat: Seat(2), other: Seat(3) };
    assert_eq!((scene.asked(), scene.game.question()), (vec![2, 3], Some(question)));
    assert_eq!(scene.options(2), [Action::Give(leader('C')), Action::Give(leader('D'))]);
    scene.act(2, Action::Give(leader('C'))).act(3, Action::Give(leader('E')));
    assert_eq!(scene.table().players[2].loyalty.to_vec(), leaders("ED"));
    assert_eq!(scene.table().players[3].loyalty.to_vec(), leaders("DC"));
    assert_eq!(scene.line_now(), "ABCDEF", "no Leader is switched then");
    assert!(scene.events.contains(&Event::Discarded { seat: Seat(2), card: Card::StormsToFlowers }));
}

/// SGA-6.2: it does not matter who chooses first.
#[test]
fn either_may_choose_first() {
    let (mut one, mut other) = (exchanging(), exchanging());
    one.act(2, Action::Give(leader('D'))).act(3, Action::Give(leader('E')));
    other.act(3, Action::Give(leader('E'))).act(2, Action::Give(leader('D')));
    assert_eq!(one.game, other.game);
}

/// SGA-6.2, SGK-2.1: until both have chosen nobody learns what was chosen, and afterwards only the two.
#[test]
fn the_choice_is_secret_and_only_the_two_learn_the_cards() {
    let told = |letter: char| {
        let mut scene = exchanging();
        scene.act(2, Action::Give(leader(letter)));
        assert_eq!(scene.asked(), [3]);
        assert_eq!(scene.view(2).players[2].offer, Some(leader(letter)));
        let seen = seen_by_others(&scene, 2);
        (seen, lists(&scene.game, &scene.rules, Seat(3)))
    };
    assert_eq!(told('C'), told('D'));
    let mut scene = exchanging();
    scene.act(2, Action::Give(leader('D'))).act(3, Action::Give(leader('E')));
    let exchanged = |gave: Option<char>, other_gave: Option<char>| Event::Exchanged {
        seat: Seat(2),
        gave: gave.map(leader),
        other: Seat(3),
        other_gave: other_gave.map(leader),
    };
    for seat in 0..4 {
        let is_party = seat >= 2;
        let known = |letter| is_party.then_some(letter);
        assert!(seen_by(&scene, seat).contains(&exchanged(known('D'), known('E'))), "seat {seat}");
    }
}

/// SGA-6.2, SGR-1.3: who has chosen may take it back until the other has chosen.
#[test]
fn an_offer_may_be_taken_back_until_both_have_chosen() {
    let mut scene = exchanging();
    let before = scene.game.clone();
    refused(&scene, 2, Action::Withdraw, Reason::NothingToWithdraw, "SGR-1");
    scene.act(2, Action::Give(leader('C')));
    assert_eq!(scene.options(2), [Action::Withdraw]);
    refused(&scene, 2, Action::Give(leader('D')), Reason::ChosenAlready, "SGR-1");
    assert!(scene.options(0).is_empty() && scene.why(0, Action::Withdraw).is_none(), "others have no part");
    scene.act(2, Action::Withdraw);
    assert_eq!(scene.game, before);
    scene.act(2, Action::Give(leader('D'))).act(3, Action::Give(leader('D')));
    assert!(scene.try_act(2, Action::Withdraw).is_err(), "the cards have changed hands");
}

/// SGA-6.3: the opponent has no answer but a card.
#[test]
fn the_opponent_cannot_refuse() {
    let scene = exchanging();
    assert_eq!(scene.options(3), [Action::Give(leader('D')), Action::Give(leader('E'))]);
}

/// SGA-6.4: switching and exchanging are on offer together, when the card is performed.
#[test]
fn the_option_is_chosen_on_performing() {
    let mut scene = Scene::new(4);
    scene.perform(2, Card::StormsToFlowers);
    assert_eq!(scene.game.question(), Some(Question::SwitchOrExchange));
    assert!(scene.may(2, Action::Switch(leader('A'), leader('B'))));
    for seat in [0, 1, 3] {
        assert!(scene.may(2, Action::Exchange(Seat(seat))), "the Hatamoto is an opponent as well");
    }
    assert!(!scene.may(2, Action::Exchange(Seat(2))));
}

/// SGA-6.2, SGA-7.2: both need a face-down card.
#[test]
fn nobody_exchanges_without_a_face_down_card() {
    let mut scene = Scene::new(4);
    scene.up(3, 'D').up(3, 'E').perform(2, Card::StormsToFlowers);
    refused(&scene, 2, Action::Exchange(Seat(3)), Reason::NoneFaceDown, "SGA-7");
    assert!(scene.may(2, Action::Exchange(Seat(1))));
    let mut scene = Scene::new(4);
    scene.up(2, 'C').up(2, 'D').perform(2, Card::StormsToFlowers);
    refused(&scene, 2, Action::Exchange(Seat(3)), Reason::NothingToGive, "SGA-6");
    assert_eq!(scene.options(2).len(), 15, "Leaders can still be switched");
}

/// SGA-6.2, SGA-7.2: an only face-down card is given without asking, and cannot be taken back; face-up cards stay.
#[test]
fn an_only_face_down_card_is_given_without_asking() {
    let mut scene = Scene::new(4);
    scene.up(2, 'C').perform(2, Card::StormsToFlowers).act(2, Action::Exchange(Seat(3)));
    assert_eq!(scene.asked(), [3]);
    refused(&scene, 2, Action::Withdraw, Reason::OnlyOneChoice, "SGR-1");
    scene.act(3, Action::Give(leader('E')));
    assert_eq!(scene.table().players[2].loyalty.to_vec(), leaders("CE"));
    let mut scene = Scene::new(4);
    scene.up(2, 'C').up(3, 'E').perform(2, Card::StormsToFlowers).act(2, Action::Exchange(Seat(3)));
    assert_eq!(scene.table().players[3].loyalty.to_vec(), leaders("DE"), "D for D: nobody was asked");
    assert_eq!(scene.view(0).notes.len(), 3);
}
