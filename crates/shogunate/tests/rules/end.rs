//! The end of the game (SGE).

use shogunate::{
    Ending, Event, KnownCard, PairCount, Setup,
    flow::end::{Tally, TieBreak, tallies},
    piece::Place,
    scene::{Driver, Scene, leader},
};
use tabletop::{Game, Seat, Status};

use crate::shared::{leaders, viewers};

/// The ranks of a game that is over.
#[track_caller]
fn ranks(scene: &Scene) -> Vec<u8> {
    match scene.game.status() {
        Status::Over(ranks) => ranks.to_vec(),
        Status::Waiting(_) => panic!("the game goes on"),
    }
}

/// A game for four with these Loyalty cards ends, by Honor that is there after Plot 9 (2 on the head, 1 on the second).
fn over(hands: &[&str; 4], line: &str, honor: [u8; 6]) -> Scene {
    let mut scene = Scene::new(4);
    scene.hands(hands).line(line).honor(honor);
    scene
}

/// The game ends with these ranks: seats 1 and 2 have equal scores, and this tells them apart.
#[track_caller]
fn tied(scene: &mut Scene, expected: [u8; 4], tie: TieBreak) -> Vec<Tally> {
    scene.shinobi('F').end_round(9);
    assert_eq!(ranks(scene), expected);
    let tallies = tallies(scene.table());
    assert_eq!([1, 2].map(|seat| tallies[seat].tie), [Some(tie); 2]);
    tallies.to_vec()
}

/// SGE-1.1: at 12, with three players at 10; not one less.
#[test]
fn a_score_of_twelve_or_of_ten_with_three_ends_the_game() {
    for (players, threshold) in [(3, 10), (4, 12), (5, 12), (6, 12)] {
        for (score, is_over) in [(threshold - 1, false), (threshold, true), (threshold + 3, true)] {
            let mut scene = Scene::new(players);
            // Seat 2 has C and D; the Shinobi stands elsewhere.
            scene.shinobi('F').honor([0, 0, 2, score - 2, 0, 0]).end_round(9);
            assert_eq!(scene.is_over(), is_over, "{players} players, {score}");
        }
    }
}

/// SGE-1.1: the option of the setup.
#[test]
fn another_score_may_be_agreed_on() {
    for (score, is_over) in [(19, false), (20, true)] {
        let mut scene = Scene::with_setup(&Setup { threshold: Some(20), ..Setup::new(4) });
        scene.shinobi('F').honor([0, 0, 2, score - 2, 0, 0]).end_round(9);
        assert_eq!(scene.is_over(), is_over);
    }
}

/// SGE-1.2: the Honor on the Leaders of both cards, whichever way up they lie, and on no other.
#[test]
fn a_score_is_the_honor_on_the_leaders_of_ones_cards() {
    let mut scene = Scene::new(4);
    scene.honor([1, 2, 4, 8, 16, 32]);
    assert_eq!([0, 1, 2, 3].map(|seat| scene.table().score(Seat(seat))), [3, 6, 12, 24]);
    scene.up(2, 'C');
    assert_eq!(scene.table().score(Seat(2)), 12);
}

/// SGE-1.3: nobody is asked to declare it.
#[test]
fn the_end_comes_by_itself() {
    let mut scene = Scene::new(4);
    scene.honor([0, 0, 20, 0, 0, 0]).end_round(9);
    assert!(scene.is_over());
    assert_eq!(scene.asked(), Vec::<u8>::new());
    assert!(scene.game.question().is_none() && scene.view(0).question().is_none());
    let over = scene.events.last().expect("something happened");
    // Seats 1 and 2 have C; seat 1 has also B with 1 Honor.
    let (ranks, scores) = (vec![3, 1, 2, 4], vec![3, 20, 19, 0]);
    assert_eq!(*over, Event::GameOver { ending: Ending::Score, ranks, scores });
}

/// SGE-1.4: a pair counts twice, or by the option once.
#[test]
fn a_pair_counts_twice_or_once() {
    for (pair, score, is_over) in [(PairCount::Twice, 12, true), (PairCount::Once, 6, false)] {
        let mut scene = Scene::with_setup(&Setup { pair, ..Setup::new(4) });
        scene.hands(&["AB", "DD", "CE", "EF"]).shinobi('F').honor([0, 0, 0, 6, 0, 0]);
        assert_eq!(scene.table().score(Seat(1)), score);
        let tally = tallies(scene.table())[1];
        assert_eq!(tally.cards.map(|card| card.honor), [6, score - 6]);
        scene.end_round(9);
        assert_eq!(scene.is_over(), is_over);
    }
    let mut scene = Scene::with_setup(&Setup { pair: PairCount::Once, ..Setup::new(4) });
    scene.hands(&["AB", "DD", "CE", "EF"]).shinobi('F').honor([0, 0, 0, 12, 0, 0]).end_round(9);
    assert!(scene.is_over(), "once is enough at twelve");
}

/// SGE-1b.1: after round 36, whatever the scores.
#[test]
fn the_game_ends_after_thirty_six_rounds() {
    let mut scene = Scene::new(4);
    scene.round(35).end_round(9);
    assert!(!scene.is_over());
    assert_eq!(scene.table().round, 36);
    let mut scene = Scene::new(4);
    scene.round(36).end_round(9);
    assert!(scene.is_over());
    assert_eq!(ranks(&scene), [1, 2, 3, 4], "A and B have 3, the others none: places decide");
    let is_end = |event: &Event| matches!(event, Event::GameOver { ending: Ending::Rounds, .. });
    assert!(scene.events.iter().any(is_end));
}

/// SGE-2.1: everything is revealed to everybody, and the highest score wins.
#[test]
fn all_cards_are_revealed_and_the_highest_score_wins() {
    let mut scene = over(&["AB", "CD", "DE", "EF"], "ABCDEF", [0, 0, 0, 12, 3, 0]);
    scene.up(2, 'E').end_round(9);
    assert_eq!(ranks(&scene), [3, 2, 1, 4]);
    for viewer in viewers(4) {
        let view = scene.game.view(&scene.rules, viewer);
        assert!(view.is_over);
        for (seat, hand) in ["AB", "CD", "DE", "EF"].into_iter().enumerate() {
            let mut cards: Vec<_> = view.players[seat].cards.iter().filter_map(|card| card.leader).collect();
            cards.sort();
            assert_eq!(cards, leaders(hand));
        }
        let up = KnownCard { leader: Some(leader('E')), is_up: true };
        assert!(view.players[2].cards.contains(&up), "and it stays known which were face up");
    }
    let opened = Event::LoyaltyOpened { seat: Seat(1), leaders: [leader('C'), leader('D')] };
    assert!(scene.events.contains(&opened));
}

/// SGE-2.2: with equal scores the better-placed Leader of each decides.
#[test]
fn a_tie_goes_to_the_better_placed_leader() {
    // Seats 2 and 3 have 12 each; D stands before E.
    let mut scene = over(&["AB", "AB", "CD", "EF"], "BADEFC", [0, 0, 0, 12, 12, 0]);
    scene.end_round(9);
    assert_eq!(ranks(&scene), [3, 3, 1, 2]);
    let tallies = tallies(scene.table());
    assert_eq!([2, 3].map(|seat| tallies[seat].tie), [Some(TieBreak::FirstPlace); 2]);
    assert_eq!(
        tallies[2].cards[0].place,
        Place(2),
        "the better placed comes first, whatever the order of the cards"
    );
}

/// SGE-2.3: the same best Leader: then the other one.
#[test]
fn then_to_the_better_placed_second_leader() {
    let mut scene = over(&["BC", "AD", "AE", "FF"], "BADECF", [12, 0, 0, 0, 0, 0]);
    let tallies = tied(&mut scene, [3, 1, 2, 4], TieBreak::SecondPlace);
    assert_eq!((tallies[0].tie, tallies[0].score), (None, 2));
}

/// SGE-2.4: the same two Leaders: then who has fewer cards face up.
#[test]
fn then_to_fewer_cards_face_up() {
    let mut scene = over(&["BC", "AD", "AD", "FF"], "BADECF", [12, 0, 0, 0, 0, 0]);
    scene.up(1, 'A');
    let tallies = tied(&mut scene, [3, 2, 1, 4], TieBreak::FewerUp);
    assert_eq!([1, 2].map(|seat| tallies[seat].n_up), [1, 0]);
}

/// SGE-2.5: nothing left to tell them apart: they share the rank, and the next one is left out.
#[test]
fn then_the_rank_is_shared() {
    let mut scene = over(&["BC", "AD", "AD", "FF"], "BADECF", [12, 0, 0, 0, 0, 0]);
    let tallies = tied(&mut scene, [3, 1, 1, 4], TieBreak::Shared);
    assert_eq!([0, 1, 2, 3].map(|seat| tallies[seat].rank), [3, 1, 1, 4]);
}

/// SGE-2.2, SGE-2.3: both cards of one Leader stand at its one place.
#[test]
fn a_pair_has_the_same_place_twice() {
    // Seat 1 has a pair of A (6 and 6), seat 2 has B and C (6 and 6); B stands before A.
    let mut scene = over(&["DD", "AA", "BC", "EF"], "DBACEF", [6, 5, 6, 0, 0, 0]);
    scene.shinobi('F').end_round(9);
    let scores = [1, 2].map(|seat| scene.game.table().score(Seat(seat)));
    assert_eq!((scores, ranks(&scene)), ([12, 12], vec![3, 2, 1, 4]));
    let tallies = tallies(scene.table());
    assert_eq!(tallies[1].cards.map(|card| card.place), [Place(2), Place(2)]);
}

/// SGE-2.1: what each card brought can be read off.
#[test]
fn the_tally_shows_what_each_card_brought() {
    let mut scene = over(&["AB", "CD", "DE", "EF"], "FEDCBA", [0, 0, 3, 9, 1, 0]);
    scene.up(1, 'D').shinobi('A').end_round(9);
    let tally = tallies(scene.table())[1];
    assert_eq!((tally.rank, tally.score, tally.n_up, tally.tie), (1, 12, 1, None));
    let cards = tally.cards.map(|card| (card.leader, card.place, card.honor, card.is_up));
    assert_eq!(cards, [(leader('D'), Place(2), 9, true), (leader('C'), Place(3), 3, false)]);
}
