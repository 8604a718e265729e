//! What each player knows (SGK-1): views, the private log, and what an exchange does to it.

use shogunate::{
    Action, KnownCard, Note, Noted, Setup,
    piece::{Card, CardSet},
    scene::{Driver, Scene, leader},
};
use tabletop::{Game, Quick, Seat, Seats, Viewer};

use crate::shared::{any_act, game, likes_all, likes_cards, to, viewers};

const ME: Viewer = Viewer::Seat(Seat(0));

/// The card is shown to seat 0, who is Hatamoto, by `seat`.
fn shown(scene: &mut Scene, seat: u8, letter: char) {
    scene.full_hands().line("ABCDEF").perform(seat, Card::FlowingUpstream).act(seat, to('F', 5));
    if scene.asked() == [seat] {
        scene.act(seat, Action::Show(leader(letter)));
    }
}

/// Seat 2 has shown D to seat 0.
fn after_showing() -> Scene {
    let mut scene = Scene::new(4);
    shown(&mut scene, 2, 'D');
    scene
}

/// Two players exchange these cards.
fn exchanged(scene: &mut Scene, (seat, gave): (u8, char), (other, other_gave): (u8, char)) {
    scene.full_hands().perform(seat, Card::StormsToFlowers).act(seat, Action::Exchange(Seat(other)));
    for (seat, letter) in [(seat, gave), (other, other_gave)] {
        if scene.asked().contains(&seat) && scene.game.table().player(Seat(seat)).n_down() == 2 {
            scene.act(seat, Action::Give(leader(letter)));
        }
    }
}

/// The first card that seat 0 saw: who may have it now, and whether it may be stale.
fn first(scene: &Scene) -> (Vec<u8>, bool) {
    let view = scene.view(0);
    let (note, _, _) = view.seen().next().expect("a card was seen");
    (note.now.iter().map(|seat| seat.0).collect(), note.may_be_stale(ME))
}

/// SGK-1.1: one's own cards, whatever is face up, all discards, and so all hands.
#[test]
fn a_player_knows_the_own_cards_and_what_lies_open() {
    let mut scene = Scene::new(4);
    scene.hands(&["AB", "BC", "DC", "EF"]).up(2, 'C').hand(3, &[Card::Dishonor]);
    let view = scene.view(1);
    let known = |letter: char, is_up| KnownCard { leader: Some(leader(letter)), is_up };
    let hidden = KnownCard { leader: None, is_up: false };
    assert_eq!(view.players[1].cards, [known('B', false), known('C', false)]);
    assert_eq!(view.players[0].cards, [hidden, hidden]);
    assert_eq!(view.players[2].cards, [known('C', true), hidden], "whichever of the two it is");
    assert_eq!(view.players[3].discards, CardSet(CardSet::ALL.0 & !view.players[3].hand.0));
    assert_eq!(view.players[3].hand.iter().collect::<Vec<_>>(), [Card::Dishonor]);
    let own = scene.view(2).players[2].cards;
    assert_eq!(own, [known('D', false), known('C', true)], "one's own cards are seen as they lie");
    let spectator = scene.game.view(&scene.rules, Viewer::Spectator);
    assert_eq!(spectator.players[1].cards, [hidden, hidden]);
}

/// SGK-1.2: what was shown, by whom and when, for the one who saw it; the others know only that it happened.
#[test]
fn a_card_that_was_shown_stays_in_a_private_log() {
    let mut scene = Scene::new(4);
    scene.round(3);
    shown(&mut scene, 2, 'D');
    let view = scene.view(0);
    let seen: Vec<_> = view.seen().map(|(note, owner, card)| (note.round, owner, card)).collect();
    assert_eq!(seen, [(3, Seat(2), leader('D'))]);
    let note = |leader, now| Note { round: 3, what: Noted::Shown { by: Seat(2), to: Seat(0), leader }, now };
    assert_eq!(view.notes, [note(Some(leader('D')), Seats::one(Seat(2)))]);
    assert_eq!(scene.view(2).notes, [note(Some(leader('D')), Seats::NONE)], "its owner remembers");
    assert_eq!(scene.view(3).notes, [note(None, Seats::NONE)]);
    assert_eq!(scene.view(3).seen().count() + scene.view(2).seen().count(), 0);
}

/// SGK-1.2, SGK-2.1: who looked by a Plot's power knows the card; whose it is, is not told which of the two it was.
#[test]
fn a_card_that_was_looked_at_is_known_to_the_looker_alone() {
    let mut scene = Scene::new(4);
    scene.end_round(3).act(0, Action::Look(Seat(3)));
    let (by, of) = (Seat(0), Seat(3));
    let card = scene.view(0).seen().next().map(|(_, _, card)| card).expect("a card was seen");
    assert!(scene.game.table().player(of).loyalty.contains(&card));
    for seat in 1..4 {
        assert_eq!(scene.view(seat).notes[0].what, Noted::Looked { by, of, leader: None });
    }
    let mut scene = Scene::new(4);
    scene.up(3, 'D').end_round(3).act(0, Action::Look(Seat(3)));
    let known = Noted::Looked { by, of, leader: Some(leader('E')) };
    assert_eq!(scene.view(3).notes[1].what, known, "with one card face down there is no doubt");
    assert_eq!(scene.view(2).notes[1].what, Noted::Looked { by, of, leader: None });
    let mut scene = Scene::new(4);
    scene.hands(&["AB", "BC", "CD", "EE"]).end_round(3).act(0, Action::Look(Seat(3)));
    let known = Noted::Looked { by, of, leader: Some(leader('E')) };
    assert_eq!(scene.view(3).notes[0].what, known, "nor with two cards of a Leader");
}

/// SGK-1.3: an exchange with somebody else may have moved the card on, and so may that one's next exchange.
#[test]
fn an_exchange_among_others_makes_the_log_stale() {
    let mut scene = after_showing();
    assert_eq!(first(&scene), (vec![2], false));
    exchanged(&mut scene, (2, 'C'), (1, 'B'));
    assert_eq!(first(&scene), (vec![1, 2], true), "seat 0 cannot know that it was the other card");
    exchanged(&mut scene, (3, 'D'), (1, 'C'));
    assert_eq!(first(&scene), (vec![1, 2, 3], true));
    shown(&mut scene, 2, 'D');
    let view = scene.view(0);
    let seen: Vec<_> = view.seen().map(|(note, ..)| note.may_be_stale(ME)).collect();
    assert_eq!(seen, [true, false], "what is shown anew is fresh");
}

/// SGK-1.3: exchanges of players who do not have the card change nothing.
#[test]
fn an_exchange_of_others_cards_makes_nothing_stale() {
    let mut scene = after_showing();
    exchanged(&mut scene, (1, 'B'), (3, 'E'));
    assert_eq!(first(&scene), (vec![2], false));
}

/// SGK-1.3: who takes part in the exchange knows which card went.
#[test]
fn who_exchanges_knows_whether_the_card_went() {
    let mut scene = after_showing();
    scene.hatamoto(3);
    exchanged(&mut scene, (2, 'C'), (0, 'A'));
    assert_eq!(first(&scene), (vec![2], false), "it was C that came");
    scene.hatamoto(3);
    exchanged(&mut scene, (0, 'B'), (2, 'D'));
    assert_eq!(first(&scene), (vec![0], true), "D has come to seat 0");
    scene.hatamoto(3);
    exchanged(&mut scene, (0, 'D'), (1, 'C'));
    assert_eq!(first(&scene), (vec![1], true), "and seat 0 knows to whom it went on");
}

/// SGK-1.3: with one card face down everybody knows which one went.
#[test]
fn an_only_face_down_card_is_followed() {
    let mut scene = Scene::new(4);
    scene.up(2, 'C');
    shown(&mut scene, 2, 'D');
    exchanged(&mut scene, (2, 'D'), (1, 'B'));
    assert_eq!(first(&scene), (vec![1], true));
}

/// SGK-1.3, SGA-7.2: a card that was turned up since stays where it is.
#[test]
fn a_card_turned_up_goes_nowhere() {
    let mut scene = after_showing();
    scene.up(2, 'D');
    exchanged(&mut scene, (2, 'C'), (1, 'B'));
    assert_eq!(first(&scene), (vec![2], false));
    let mut scene = after_showing();
    exchanged(&mut scene, (2, 'D'), (1, 'B'));
    scene.up(2, 'C').up(2, 'B');
    assert_eq!(first(&scene), (vec![1], true), "two other cards face up leave no room for it");
}

/// SGK-1.3: whatever happens, one of those whom the log names has such a card.
#[test]
fn the_log_is_never_wrong() {
    let (mut n_fresh, mut n_stale, mut n_followed) = (0, 0, 0);
    for number in 0..120 {
        let setup = Setup { threshold: Some(30), ..Setup::new(3 + (number % 4) as u8) };
        let (mut game, rules) = game(&setup, number);
        let mut quick = Quick::new(number);
        let likes = if number % 3 == 0 { likes_all } else { likes_cards };
        while let Some((seat, action)) = any_act(&game, &rules, &mut quick, likes) {
            game.play(&rules, seat, action, &mut tabletop::NoLog);
            if quick.below(8) > 0 {
                continue;
            }
            for viewer in viewers(setup.players) {
                let view = game.view(&rules, viewer);
                for (note, owner, card) in view.seen() {
                    let has_it = |seat: Seat| game.table().player(seat).loyalty.contains(&card);
                    assert!(note.now.iter().any(has_it), "{viewer:?} {note:?}");
                    match note.may_be_stale(viewer) {
                        false => {
                            assert!(has_it(owner));
                            n_fresh += 1;
                        }
                        true if note.now.len() == 1 => n_followed += 1,
                        true => n_stale += 1,
                    }
                }
            }
        }
    }
    assert!(n_fresh > 1000 && n_stale > 100 && n_followed > 100, "{n_fresh} {n_stale} {n_followed}");
}
