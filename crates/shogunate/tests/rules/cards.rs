//! The Action cards (SGA), but for exchanges.

use shogunate::{
    Action, Cause, Event, Part, Question, Reason,
    piece::{Card, Place},
    scene::{Driver, Scene, leader},
};
use tabletop::{Seat, Viewer};

use crate::shared::{leaders, refused, seen_by, to};

/// What a seat may do, as far as it moves a Leader, with the place from 1.
fn moves(scene: &Scene, seat: u8) -> Vec<(char, u8)> {
    let letters = |action: Action| match action {
        Action::Move { leader, to } => Some((shogunate::scene::letter(leader), to.0 + 1)),
        _ => None,
    };
    scene.options(seat).into_iter().filter_map(letters).collect()
}

/// `by` shows the second of these cards to `to`, and nobody else learns which it is.
#[track_caller]
fn shows(scene: &mut Scene, by: u8, to: u8, cards: [char; 2]) {
    assert_eq!((scene.asked(), scene.game.question()), (vec![by], Some(Question::ShowTo(Seat(to)))));
    assert_eq!(scene.options(by), cards.map(|card| Action::Show(leader(card))));
    let card = leader(cards[1]);
    scene.act(by, Action::Show(card));
    let shown = |leader| Event::Shown { by: Seat(by), to: Seat(to), leader };
    for seat in 0..4 {
        let known = [by, to].contains(&seat).then_some(card);
        assert!(seen_by(scene, seat).contains(&shown(known)), "seat {seat}");
    }
    assert_eq!(shown(Some(card)).veiled(Viewer::Spectator), shown(None));
}

/// A part of the card is skipped, and the card is done.
#[track_caller]
fn is_skipped(scene: &Scene, card: Card, part: Part) {
    assert!(scene.events.contains(&Event::Skipped { seat: Seat(2), part }));
    is_done(scene, 2, card);
}

/// Whether the card that is left over has come up: the scene's card is done.
#[track_caller]
fn is_done(scene: &Scene, seat: u8, card: Card) {
    assert!(scene.events.contains(&Event::Discarded { seat: Seat(seat), card }));
    assert_eq!(scene.asked(), [0]);
    assert!(matches!(scene.game.question(), Some(Question::NameLeader(_))));
}

/// SGA-1.1: the Hatamoto names any Leader.
#[test]
fn cloaked_in_shadows_asks_the_hatamoto_for_a_leader() {
    let mut scene = Scene::new(4);
    scene.perform(2, Card::CloakedInShadows);
    assert_eq!((scene.asked(), scene.game.question()), (vec![0], Some(Question::NameLeader(Seat(2)))));
    assert_eq!(scene.options(0), leaders("ABCDEF").into_iter().map(Action::Name).collect::<Vec<_>>());
    scene.act(0, Action::Name(leader('D')));
    assert_eq!(scene.events, [Event::LeaderNamed { seat: Seat(0), leader: leader('D') }]);
}

/// SGA-1.2, SGA-8.1, SGA-8.3: then its player moves that one to any other place.
#[test]
fn cloaked_in_shadows_moves_the_named_leader_anywhere_else() {
    let mut scene = Scene::new(4);
    scene.perform(2, Card::CloakedInShadows).act(0, Action::Name(leader('D')));
    assert_eq!((scene.asked(), scene.game.question()), (vec![2], Some(Question::MoveNamed(leader('D')))));
    assert_eq!(moves(&scene, 2), [('D', 1), ('D', 2), ('D', 3), ('D', 5), ('D', 6)]);
    refused(&scene, 2, to('D', 4), Reason::SamePlace, "SGA-8");
    refused(&scene, 2, to('B', 2), Reason::OtherLeaderNamed, "SGA-1");
    scene.act(2, to('D', 2));
    assert_eq!(scene.line_now(), "ADBCEF");
    is_done(&scene, 2, Card::CloakedInShadows);
}

/// SGA-2.1, SGA-3.1, SGA-4.1, SGA-5.1: a card moves a Leader where it says and nowhere else.
#[test]
fn a_card_moves_a_leader_as_far_as_it_says() {
    let cases = [
        // SGA-2.1: to the tail goes any Leader but the one that is there.
        (
            Card::Dishonor,
            &[('A', 6), ('B', 6), ('C', 6), ('D', 6), ('E', 6)][..],
            (to('F', 6), Reason::AtTail),
            (to('B', 6), "ACDEFB"),
        ),
        // SGA-3.1: one or two places up, not beyond the head.
        (
            Card::FlowingUpstream,
            &[('B', 1), ('C', 2), ('C', 1), ('D', 3), ('D', 2), ('E', 4), ('E', 3), ('F', 5), ('F', 4)][..],
            (to('A', 1), Reason::AtHead),
            (to('E', 3), "ABECDF"),
        ),
        // SGA-4.1: one place down, from anywhere but the tail.
        (
            Card::HonorableCompany,
            &[('A', 2), ('B', 3), ('C', 4), ('D', 5), ('E', 6)][..],
            (to('F', 6), Reason::AtTail),
            (to('B', 3), "ACBDEF"),
        ),
        // SGA-5.1: one place up.
        (
            Card::PathOfTheArrow,
            &[('B', 1), ('C', 2), ('D', 3), ('E', 4), ('F', 5)][..],
            (to('A', 1), Reason::AtHead),
            (to('F', 5), "ABCDFE"),
        ),
    ];
    for (card, all, (wrong, reason), (good, line)) in cases {
        let mut scene = Scene::new(4);
        scene.perform(2, card);
        assert_eq!(moves(&scene, 2), all, "{card:?}");
        refused(&scene, 2, wrong, reason, "SGA-8");
        scene.act(2, good);
        assert_eq!(scene.line_now(), line, "{card:?}");
    }
}

/// SGA-2.2: then one of the own face-down cards is turned up, for all to see.
#[test]
fn dishonor_turns_an_own_card_up() {
    let mut scene = Scene::new(4);
    scene.perform(2, Card::Dishonor).act(2, to('B', 6));
    assert_eq!((scene.asked(), scene.game.question()), (vec![2], Some(Question::Reveal)));
    assert_eq!(scene.options(2), [Action::Reveal(leader('C')), Action::Reveal(leader('D'))]);
    scene.act(2, Action::Reveal(leader('D')));
    is_done(&scene, 2, Card::Dishonor);
    for seat in [0, 1, 3] {
        let cards = scene.view(seat).players[2].cards;
        assert_eq!(cards.map(|card| (card.leader, card.is_up)), [(Some(leader('D')), true), (None, false)]);
    }
    assert!(seen_by(&scene, 3).contains(&Event::LoyaltyRevealed { seat: Seat(2), leader: leader('D') }));
}

/// SGA-2.2, SGA-8.4: the only face-down card needs no asking, and with none left that part is skipped.
#[test]
fn dishonor_with_one_card_face_down_or_none() {
    let mut scene = Scene::new(4);
    scene.up(2, 'C').perform(2, Card::Dishonor).act(2, to('B', 6));
    assert_eq!(scene.table().players[2].n_up(), 2);
    is_done(&scene, 2, Card::Dishonor);
    let mut scene = Scene::new(4);
    scene.up(2, 'C').up(2, 'D').perform(2, Card::Dishonor).act(2, to('B', 6));
    assert_eq!(scene.line_now(), "ACDEFB", "the rest is done");
    is_skipped(&scene, Card::Dishonor, Part::Reveal);
}

/// SGA-2.2: with both cards of a Leader nobody learns from the question that they are a pair.
#[test]
fn who_holds_a_pair_is_asked_like_anybody_else() {
    let mut scene = Scene::new(4);
    scene.hands(&["AB", "BC", "DD", "EF"]).perform(2, Card::Dishonor).act(2, to('B', 6));
    assert_eq!(scene.asked(), [2]);
    assert_eq!(scene.options(2), [Action::Reveal(leader('D'))]);
    scene.act(2, Action::Reveal(leader('D')));
    assert_eq!(scene.table().players[2].n_up(), 1);
}

/// SGA-3.2, SGK-2.1: the Hatamoto alone sees the card that its owner chooses.
#[test]
fn flowing_upstream_shows_a_card_to_the_hatamoto_alone() {
    let mut scene = Scene::new(4);
    scene.perform(2, Card::FlowingUpstream).act(2, to('E', 4));
    shows(&mut scene, 2, 0, ['C', 'D']);
    is_done(&scene, 2, Card::FlowingUpstream);
}

/// SGA-3.3: the same card again, to the same Hatamoto.
#[test]
fn a_card_shown_before_may_be_shown_again() {
    let mut scene = Scene::new(4);
    for _ in 0..2 {
        scene.full_hands().perform(2, Card::FlowingUpstream);
        scene.act(2, to('E', 4)).act(2, Action::Show(leader('D'))).line("ABCDEF");
    }
    assert_eq!(scene.view(0).seen().count(), 2);
}

/// SGA-3.2, SGA-7.2, SGA-8.4: one card face down is shown without asking, and with none that part is skipped.
#[test]
fn flowing_upstream_with_one_card_face_down_or_none() {
    let mut scene = Scene::new(4);
    scene.up(2, 'D').perform(2, Card::FlowingUpstream).act(2, to('E', 4));
    let shown = Event::Shown { by: Seat(2), to: Seat(0), leader: Some(leader('C')) };
    assert!(scene.events.contains(&shown));
    is_done(&scene, 2, Card::FlowingUpstream);
    let mut scene = Scene::new(4);
    scene.up(2, 'C').up(2, 'D').perform(2, Card::FlowingUpstream).act(2, to('E', 4));
    assert_eq!(scene.line_now(), "ABCEDF");
    is_skipped(&scene, Card::FlowingUpstream, Part::Show);
}

/// SGA-4.2: 1 Honor on it and 1 on either of the Leaders that are next to it then.
#[test]
fn honorable_company_honors_the_leader_and_a_neighbor() {
    let mut scene = Scene::new(4);
    scene.perform(2, Card::HonorableCompany).act(2, to('B', 3));
    assert_eq!(scene.table().honor, [0, 1, 0, 0, 0, 0]);
    assert_eq!(scene.game.question(), Some(Question::HonorNextTo(leader('B'))));
    assert_eq!(scene.options(2), [Action::Honor(leader('C')), Action::Honor(leader('D'))]);
    refused(&scene, 2, Action::Honor(leader('A')), Reason::NotNextTo, "SGA-4");
    refused(&scene, 2, Action::Honor(leader('B')), Reason::NotNextTo, "SGA-4");
    scene.act(2, Action::Honor(leader('D')));
    assert_eq!(scene.table().honor, [0, 1, 0, 1, 0, 0]);
    let cause = Cause::Card(Seat(2));
    assert!(scene.events.contains(&Event::HonorPlaced { leader: leader('D'), n: 1, cause }));
    is_done(&scene, 2, Card::HonorableCompany);
}

/// SGA-4.2: at the tail there is one neighbor only, who is honored without asking.
#[test]
fn honorable_company_at_the_end_of_the_line_has_one_neighbor() {
    let mut scene = Scene::new(4);
    scene.perform(2, Card::HonorableCompany).act(2, to('E', 6));
    assert_eq!(scene.line_now(), "ABCDFE");
    assert_eq!(scene.table().honor, [0, 0, 0, 0, 1, 1]);
    is_done(&scene, 2, Card::HonorableCompany);
}

/// SGA-5.2: anybody else with a face-down card, the Hatamoto too; that one chooses, and only the asker sees it.
#[test]
fn path_of_the_arrow_makes_another_player_show_a_card() {
    let mut scene = Scene::new(4);
    scene.up(1, 'B').up(1, 'C').perform(2, Card::PathOfTheArrow).act(2, to('F', 5));
    assert_eq!((scene.asked(), scene.game.question()), (vec![2], Some(Question::WhoShows)));
    assert_eq!(scene.options(2), [Action::Ask(Seat(3)), Action::Ask(Seat(0))]);
    refused(&scene, 2, Action::Ask(Seat(1)), Reason::NoneFaceDown, "SGA-7");
    refused(&scene, 2, Action::Ask(Seat(2)), Reason::Oneself, "SGA-5");
    scene.act(2, Action::Ask(Seat(0)));
    shows(&mut scene, 0, 2, ['A', 'B']);
    is_done(&scene, 2, Card::PathOfTheArrow);
}

/// SGA-5.2, SGA-8.4: where only one can be asked, nobody is; an only face-down card is shown without asking.
#[test]
fn path_of_the_arrow_with_one_player_left_to_ask_or_none() {
    let mut scene = Scene::new(3);
    scene.up(0, 'A').up(0, 'B').up(1, 'B').perform(2, Card::PathOfTheArrow).act(2, to('F', 5));
    assert!(scene.events.contains(&Event::Asked { seat: Seat(2), other: Seat(1) }));
    let shown = Event::Shown { by: Seat(1), to: Seat(2), leader: Some(leader('C')) };
    assert!(scene.events.contains(&shown));
    is_done(&scene, 2, Card::PathOfTheArrow);
    let mut scene = Scene::new(3);
    scene.up(0, 'A').up(0, 'B').up(1, 'B').up(1, 'C').perform(2, Card::PathOfTheArrow).act(2, to('F', 5));
    assert_eq!(scene.line_now(), "ABCDFE");
    is_skipped(&scene, Card::PathOfTheArrow, Part::Ask);
}

/// SGA-7.1: once up, a card stays up; it scores as before.
#[test]
fn face_up_cards_stay_up_and_score() {
    let mut scene = Scene::new(4);
    scene.honor([0, 0, 4, 5, 0, 0]).up(2, 'D');
    assert_eq!(scene.table().score(Seat(2)), 9);
    scene.end_round(9);
    assert_eq!(scene.table().players[2].n_up(), 1);
    assert_eq!(scene.table().score(Seat(2)), 8, "the Shinobi was there");
    scene.honor([0, 0, 0, 13, 0, 0]).end_round(14);
    assert!(scene.is_over(), "a face-up card ends the game as well");
}

/// SGA-7.2: what lies face up is not on offer again.
#[test]
fn face_up_cards_are_neither_shown_nor_turned_up() {
    let mut scene = Scene::new(4);
    scene.up(3, 'D').perform(2, Card::PathOfTheArrow).act(2, to('F', 5)).act(2, Action::Ask(Seat(3)));
    let shown = Event::Shown { by: Seat(3), to: Seat(2), leader: Some(leader('E')) };
    assert!(scene.events.contains(&shown), "the card that is face down is the one shown");
    let mut scene = Scene::new(4);
    scene.hands(&["AB", "BC", "DD", "EF"]).up(2, 'D').perform(2, Card::FlowingUpstream).act(2, to('F', 5));
    let shown = Event::Shown { by: Seat(2), to: Seat(0), leader: Some(leader('D')) };
    assert!(scene.events.contains(&shown), "of a pair the one that is face down");
}

/// SGA-8.1: the others close up, whichever way the Leader goes.
#[test]
fn a_moved_leader_is_taken_out_and_put_in() {
    for (letter, place, line) in
        [('A', 6, "BCDEFA"), ('F', 1, "FABCDE"), ('B', 4, "ACDBEF"), ('E', 2, "AEBCDF"), ('C', 4, "ABDCEF")]
    {
        let mut scene = Scene::new(3);
        scene.perform(1, Card::CloakedInShadows).act(0, Action::Name(leader(letter)));
        scene.act(1, to(letter, place));
        assert_eq!(scene.line_now(), line);
        let from = Place("ABCDEF".find(letter).expect("a letter") as u8);
        let moved = Event::LeaderMoved {
            leader: leader(letter),
            from,
            to: Place(place - 1),
            cause: Cause::Card(Seat(1)),
        };
        assert!(scene.events.contains(&moved));
    }
}

/// SGA-8.2, SGS-3.2: Honor and Shinobi go along.
#[test]
fn honor_goes_along_with_its_leader() {
    let mut scene = Scene::new(3);
    scene.honor([0, 1, 2, 3, 4, 5]).perform(1, Card::Dishonor).act(1, to('C', 6));
    assert_eq!(scene.line_now(), "ABDEFC");
    assert_eq!(scene.table().honor, [0, 1, 2, 3, 4, 5]);
    assert_eq!(scene.table().shinobi, leader('C'));
}

/// SGS-3.3: no Action card brings the Shinobi to another Leader.
#[test]
fn no_action_card_moves_the_shinobi() {
    for card in Card::ALL {
        let mut scene = Scene::new(4);
        scene.perform(2, card);
        while !matches!(scene.events.last(), Some(Event::Performing { .. })) {
            let seat = scene.asked()[0];
            let action = scene.options(seat)[0];
            scene.act(seat, action);
        }
        assert_eq!(scene.table().shinobi, leader('C'), "{card:?}");
    }
}

/// SGA-6.1: any two Leaders, whatever is between them, with all that they have.
#[test]
fn storms_to_flowers_switches_any_two_leaders() {
    let mut scene = Scene::new(4);
    scene.honor([0, 1, 2, 3, 4, 5]).perform(2, Card::StormsToFlowers);
    let is_switch = |action: &&Action| matches!(action, Action::Switch(..));
    assert_eq!(scene.options(2).iter().filter(is_switch).count(), 15);
    scene.act(2, Action::Switch(leader('C'), leader('F')));
    assert_eq!(scene.line_now(), "ABFDEC");
    assert_eq!((scene.table().honor, scene.table().shinobi), ([0, 1, 2, 3, 4, 5], leader('C')));
    is_done(&scene, 2, Card::StormsToFlowers);
}
