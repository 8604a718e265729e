//! The eighteen Plots (SGP): where each puts Honor, and what its power does.

use shogunate::{
    Action, Cause, Event, Part, Reason,
    components::{Power, embedded},
    piece::Place,
    scene::{Driver, Scene, leader},
};
use tabletop::Seat;

use crate::shared::{leaders, refused, seen_by, to};

/// The Honor on A to F after the pattern of a Plot on an empty Line, before its power.
fn pattern(number: usize) -> [u8; 6] {
    embedded().components.plots[number - 1].honor
}

/// A round ends with this Plot in a game for four; nobody has so much Honor that it ends.
fn ended(number: u8) -> Scene {
    let mut scene = Scene::new(4);
    scene.end_round(number);
    scene
}

/// The Line and its Honor are so.
#[track_caller]
fn leaves(scene: &mut Scene, line: &str, honor: [u8; 6]) {
    assert_eq!((scene.line_now().as_str(), scene.table().honor), (line, honor));
}

/// Where the Shinobi is.
fn shinobi(scene: &Scene) -> char {
    shogunate::scene::letter(scene.game.table().shinobi)
}

/// SGP-1: 2 on the head, 1 on the tail; the Shinobi goes to the head, and strikes there.
#[test]
fn plot_1_sends_the_shinobi_to_the_head() {
    let mut scene = ended(1);
    assert_eq!(pattern(1), [2, 0, 0, 0, 0, 1]);
    assert_eq!((shinobi(&scene), scene.table().honor), ('A', [1, 0, 0, 0, 0, 1]));
    assert!(scene.events.contains(&Event::ShinobiMoved { from: leader('C'), to: leader('A') }));
    let mut scene = Scene::new(4);
    scene.shinobi('A').end_round(1);
    assert!(
        scene.events.contains(&Event::Skipped { seat: Seat(0), part: Part::Power }),
        "it is there already"
    );
}

/// SGP-2: 1 on each of the first three; the Shinobi goes to any other Leader.
#[test]
fn plot_2_sends_the_shinobi_anywhere() {
    let mut scene = ended(2);
    assert_eq!(scene.table().honor, pattern(2));
    assert_eq!(pattern(2), [1, 1, 1, 0, 0, 0]);
    assert_eq!(scene.options(0), leaders("ABDEF").into_iter().map(Action::Shinobi).collect::<Vec<_>>());
    refused(&scene, 0, Action::Shinobi(leader('C')), Reason::ShinobiThere, "SGR-3");
    scene.act(0, Action::Shinobi(leader('B')));
    assert_eq!((shinobi(&scene), scene.table().honor), ('B', [1, 0, 1, 0, 0, 0]));
}

/// SGP-3: 2 on the third place, 1 on the fourth; the Hatamoto looks at a card.
#[test]
fn plot_3_looks_at_a_card() {
    let mut scene = Scene::new(4);
    scene.up(2, 'C').up(2, 'D').up(3, 'D').end_round(3);
    assert_eq!(scene.table().honor, [0, 0, 2, 1, 0, 0]);
    assert_eq!(scene.options(0), [Action::Look(Seat(1)), Action::Look(Seat(3))]);
    refused(&scene, 0, Action::Look(Seat(2)), Reason::NoneFaceDown, "SGA-7");
    scene.act(0, Action::Look(Seat(3)));
    let looked = |leader| Event::Looked { by: Seat(0), of: Seat(3), leader };
    for (seat, known) in [(0, Some('E')), (1, None), (2, None), (3, None)] {
        assert!(seen_by(&scene, seat).contains(&looked(known.map(leader))), "seat {seat}");
    }
}

/// SGP-3, SGR-3.3: one player left to look at needs no asking, and with none the power is skipped.
#[test]
fn a_look_with_one_player_left_or_none() {
    let mut scene = Scene::new(3);
    scene.up(1, 'B').up(1, 'C').end_round(3);
    assert!(scene.events.iter().any(|event| matches!(event, Event::Looked { of: Seat(2), .. })));
    let mut scene = Scene::new(3);
    scene.up(1, 'B').up(1, 'C').up(2, 'C').up(2, 'D').end_round(3);
    assert!(scene.events.contains(&Event::Skipped { seat: Seat(0), part: Part::Power }));
}

/// SGP-15: 3 on the second place, 1 on the fifth; a look. Of two cards chance tells which is seen.
#[test]
fn plot_15_looks_at_either_card_by_chance() {
    let mut seen = [0u32; 2];
    for coin in 0..32u8 {
        let mut scene = Scene::new(4);
        scene.table().luck.0 = [coin; 5];
        scene.end_round(15);
        assert_eq!(scene.table().honor, [0, 3, 0, 0, 1, 0]);
        scene.act(0, Action::Look(Seat(3)));
        let (_, owner, card) =
            scene.view(0).seen().next().map(|(note, owner, card)| (*note, owner, card)).expect("a card");
        assert_eq!(owner, Seat(3));
        seen[leaders("DE").iter().position(|&leader| leader == card).expect("one of the two")] += 1;
    }
    assert_eq!(seen, [16, 16]);
}

/// SGP-4: 3 on the head, which then goes to the tail.
#[test]
fn plot_4_sends_the_head_to_the_tail() {
    let mut scene = ended(4);
    leaves(&mut scene, "BCDEFA", [3, 0, 0, 0, 0, 0]);
    let cause = Cause::Power(Seat(0));
    let moved = Event::LeaderMoved { leader: leader('A'), from: Place::HEAD, to: Place::TAIL, cause };
    assert!(scene.events.contains(&moved));
}

/// SGP-5: 2 on the second and on the fourth place; two neighbors switch.
#[test]
fn plot_5_switches_two_neighbors() {
    let mut scene = ended(5);
    assert_eq!(scene.table().honor, [0, 2, 0, 2, 0, 0]);
    let pairs = ["AB", "BC", "CD", "DE", "EF"].map(|pair| {
        let leaders = leaders(pair);
        Action::Switch(leaders[0], leaders[1])
    });
    assert_eq!(scene.options(0), pairs);
    refused(&scene, 0, Action::Switch(leader('A'), leader('C')), Reason::NotNeighbors, "SGR-3");
    scene.act(0, pairs[1]);
    assert_eq!(scene.line_now(), "ACBDEF");
}

/// SGP-6, SGP-17: 1 on the second, fourth and fifth place, and the tail goes to the head; 2, 1 and 1 on the third, fourth
/// and fifth place, and head and tail switch.
#[test]
fn plots_6_and_17_bring_the_tail_to_the_head() {
    leaves(&mut ended(6), "FABCDE", [0, 1, 0, 1, 1, 0]);
    leaves(&mut ended(17), "FBCDEA", [0, 0, 1, 1, 1, 0]);
}

/// SGP-7: 1 on the first, third and fifth place; the Shinobi goes one place up, unless it is at the head.
#[test]
fn plot_7_moves_the_shinobi_up() {
    for (from, to, honor) in [('C', 'B', [1, 0, 1, 0, 1, 0]), ('A', 'A', [0, 0, 1, 0, 1, 0])] {
        let mut scene = Scene::new(4);
        scene.shinobi(from).end_round(7);
        assert_eq!((shinobi(&scene), scene.table().honor), (to, honor));
    }
}

/// SGP-8: 1 on the second, third and fifth place; the Shinobi goes one place down, unless it is at the tail.
#[test]
fn plot_8_moves_the_shinobi_down() {
    let mut scene = ended(8);
    assert_eq!((shinobi(&scene), scene.table().honor), ('D', [0, 1, 1, 0, 1, 0]));
    let mut scene = Scene::new(4);
    scene.shinobi('F').end_round(8);
    assert_eq!((shinobi(&scene), scene.table().honor), ('F', [0, 1, 1, 0, 1, 0]));
    assert!(scene.events.contains(&Event::Skipped { seat: Seat(0), part: Part::Power }));
}

/// SGP-9: 2 on the head, 1 on the second place; no power.
#[test]
fn plot_9_has_no_power() {
    let mut scene = ended(9);
    assert_eq!(scene.table().honor, [2, 1, 0, 0, 0, 0]);
    assert_eq!(embedded().components.plots[8].power, Power::None);
    assert!(
        !scene.events.iter().any(|event| matches!(event, Event::PowerBegan { .. } | Event::Skipped { .. }))
    );
}

/// SGP-10: 2 on the fifth place, 1 on the tail; the Shinobi goes to the tail.
#[test]
fn plot_10_sends_the_shinobi_to_the_tail() {
    let mut scene = ended(10);
    assert_eq!((shinobi(&scene), scene.table().honor), ('F', [0, 0, 0, 0, 2, 0]));
}

/// SGP-11: 2, 1 and 1 on the first three places; 1 on a Leader with the least, whom the Hatamoto chooses.
#[test]
fn plot_11_honors_a_leader_with_the_least() {
    let mut scene = ended(11);
    assert_eq!(scene.table().honor, [2, 1, 1, 0, 0, 0]);
    assert_eq!(scene.options(0), leaders("DEF").into_iter().map(Action::Honor).collect::<Vec<_>>());
    refused(&scene, 0, Action::Honor(leader('C')), Reason::NotLeast, "SGR-3");
    scene.act(0, Action::Honor(leader('E')));
    assert_eq!(scene.table().honor, [2, 1, 0, 0, 1, 0]);
    let mut scene = Scene::new(4);
    scene.honor([1, 1, 1, 1, 1, 0]).end_round(11);
    assert_eq!(scene.table().honor, [3, 2, 1, 1, 1, 1], "a single one needs no choice");
}

/// SGP-12: 1, 2 and 1 on the first three places; 1 off a Leader with the most.
#[test]
fn plot_12_takes_honor_from_a_leader_with_the_most() {
    let mut scene = ended(12);
    assert_eq!(scene.table().honor, [1, 1, 0, 0, 0, 0], "B alone had the most");
    let mut scene = Scene::new(4);
    scene.honor([1, 0, 0, 2, 0, 0]).end_round(12);
    assert_eq!(scene.options(0), leaders("ABD").into_iter().map(Action::TakeHonor).collect::<Vec<_>>());
    refused(&scene, 0, Action::TakeHonor(leader('F')), Reason::NotMost, "SGR-3");
    scene.act(0, Action::TakeHonor(leader('D')));
    assert_eq!(scene.table().honor, [2, 2, 0, 1, 0, 0]);
    let cause = Cause::Power(Seat(0));
    assert!(scene.events.contains(&Event::HonorTaken { leader: leader('D'), cause }));
}

/// SGP-12, SGR-3.3: with no Honor anywhere nothing can be taken.
#[test]
fn where_there_is_no_honor_none_is_taken() {
    let mut components = embedded().components.clone();
    components.plots[11].honor = [0; 6];
    let mut scene = Scene::new(4);
    scene.rules = shogunate::Rules::new(&shogunate::Setup::new(4), &components).expect("a game");
    scene.end_round(12);
    assert!(scene.events.contains(&Event::Skipped { seat: Seat(0), part: Part::Power }));
    assert_eq!(scene.table().honor, [0; 6]);
}

/// SGP-13: 2 on the third and on the fourth place; the Shinobi goes to any other Leader.
#[test]
fn plot_13_sends_the_shinobi_anywhere() {
    let mut scene = ended(13);
    assert_eq!(scene.options(0).len(), 5);
    scene.act(0, Action::Shinobi(leader('D')));
    assert_eq!((shinobi(&scene), scene.table().honor), ('D', [0, 0, 2, 1, 0, 0]));
}

/// SGP-14: 1 on the head, 3 on the tail; the Shinobi goes to a Leader with the most Honor.
#[test]
fn plot_14_sends_the_shinobi_to_the_leader_with_the_most() {
    let mut scene = ended(14);
    assert_eq!((shinobi(&scene), scene.table().honor), ('F', [1, 0, 0, 0, 0, 2]));
}

/// SGP-16: 1 on the first two and the last two places; any Leader goes one place up or down.
#[test]
fn plot_16_moves_a_leader_one_place_up_or_down() {
    let mut scene = ended(16);
    assert_eq!(scene.table().honor, [1, 1, 0, 0, 1, 1]);
    assert_eq!(scene.options(0).len(), 10);
    assert!(scene.may(0, to('A', 2)) && !scene.may(0, to('A', 3)));
    scene.act(0, to('F', 5));
    assert_eq!(scene.line_now(), "ABCDFE");
}

/// SGP-18: 2 on the first and on the fourth place; the Shinobi goes to another Leader with the most Honor.
#[test]
fn plot_18_sends_the_shinobi_to_a_leader_with_the_most() {
    let mut scene = ended(18);
    assert_eq!(scene.options(0), [Action::Shinobi(leader('A')), Action::Shinobi(leader('D'))]);
    refused(&scene, 0, Action::Shinobi(leader('B')), Reason::NotMost, "SGR-3");
    scene.act(0, Action::Shinobi(leader('D')));
    assert_eq!((shinobi(&scene), scene.table().honor), ('D', [2, 0, 0, 1, 0, 0]));
    let mut scene = Scene::new(4);
    scene.honor([0, 0, 5, 0, 0, 0]).end_round(18);
    assert_eq!(shinobi(&scene), 'C', "it is by the only one with the most");
    let mut scene = Scene::new(4);
    scene.honor([0, 0, 2, 0, 0, 0]).end_round(18);
    assert!(!scene.may(0, Action::Shinobi(leader('C'))), "it must go to another one if there is one");
}

/// SGP-1 to SGP-18: over the whole deck every place brings more Honor than the next one down the Line.
#[test]
fn every_step_up_the_line_is_worth_something() {
    let by_place: [u8; 6] = std::array::from_fn(|place| (1..=18).map(|number| pattern(number)[place]).sum());
    assert_eq!(by_place, [16, 13, 11, 9, 8, 6]);
}
