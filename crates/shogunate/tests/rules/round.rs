//! The course of a round (SGR-2 to SGR-5).

use shogunate::{
    Action, Cause, Event, KnownChoice, Part, Question, Reason,
    components::Power,
    piece::{Card, CardSet, N_PLOTS, PlotSet},
    scene::{Driver, Scene, leader},
};
use tabletop::{Seat, Viewer};

use crate::shared::{refused, to};

/// Seats 1 to 3 choose these cards.
fn chosen(cards: [Card; 3]) -> Scene {
    let mut scene = Scene::new(4);
    for (seat, card) in (1..).zip(cards) {
        scene.act(seat, Action::Choose(card));
    }
    scene
}

/// SGR-2.1: the Hatamoto names one, sees what comes of it, and names the next; the last needs no naming.
#[test]
fn the_hatamoto_names_who_performs_one_at_a_time() {
    let mut scene = chosen([Card::HonorableCompany, Card::HonorableCompany, Card::CloakedInShadows]);
    assert_eq!((scene.asked(), scene.game.question()), (vec![0], Some(Question::NextPerformer)));
    assert_eq!(scene.options(0), [1, 2, 3].map(|seat| Action::Perform(Seat(seat))));
    refused(&scene, 0, Action::Perform(Seat(0)), Reason::HatamotoPerformsNone, "SGR-2");
    scene.act(0, Action::Perform(Seat(2)));
    assert_eq!(scene.asked(), [2]);
    scene.act(2, to('A', 2)).act(2, Action::Honor(leader('B')));
    assert_eq!(scene.line_now(), "BACDEF", "the result is there before the next is named");
    assert_eq!(scene.asked(), [0]);
    refused(&scene, 0, Action::Perform(Seat(2)), Reason::HasPerformed, "SGR-2");
    scene.act(0, Action::Perform(Seat(3))).act(0, Action::Name(leader('F'))).act(3, to('F', 1));
    assert_eq!(scene.asked(), [1], "the last performs without being named");
    let performed = scene.events.iter().filter_map(|event| match event {
        Event::Performing { seat, .. } => Some(seat.0),
        _ => None,
    });
    assert_eq!(performed.collect::<Vec<_>>(), [2, 3, 1]);
}

/// SGR-2.2, SGK-1.1: a performed card lies in the discards, for all to see.
#[test]
fn a_performed_card_goes_to_the_public_discards() {
    let mut scene = chosen([Card::HonorableCompany, Card::Dishonor, Card::CloakedInShadows]);
    scene.act(0, Action::Perform(Seat(1))).act(1, to('A', 2));
    assert_eq!(scene.view(3).players[1].card, KnownChoice::Known(Card::HonorableCompany));
    assert!(scene.view(3).players[1].discards.is_empty(), "not before it is performed");
    scene.act(1, Action::Honor(leader('B')));
    for seat in 0..4 {
        let known = &scene.view(seat).players[1];
        assert_eq!(known.discards, [Card::HonorableCompany].into_iter().collect::<CardSet>());
        assert_eq!(known.hand.len(), 5, "hands follow by subtraction");
        assert_eq!(known.card, KnownChoice::None);
    }
    let discarded = Event::Discarded { seat: Seat(1), card: Card::HonorableCompany };
    assert!(scene.events.contains(&discarded));
}

/// SGR-3.1: by places, after everybody has performed, on the Line as it then is.
#[test]
fn honor_is_placed_on_places_after_all_have_performed() {
    let mut scene = chosen([Card::PathOfTheArrow, Card::Dishonor, Card::CloakedInShadows]);
    scene.plot(9);
    scene.act(0, Action::Perform(Seat(3))).act(0, Action::Name(leader('F'))).act(3, to('F', 1));
    assert_eq!(scene.table().honor, [0; 6]);
    scene.act(0, Action::Perform(Seat(1))).act(1, to('A', 1)).act(1, Action::Ask(Seat(0)));
    scene.act(0, Action::Show(leader('A')));
    assert_eq!(scene.table().honor, [0; 6]);
    scene.act(2, to('B', 6)).act(2, Action::Reveal(leader('C')));
    // Plot 9 has 2 for the head and 1 for the next place: A and F stand there now.
    assert_eq!(scene.table().honor, [2, 0, 0, 0, 0, 1]);
    assert!(scene.events.contains(&Event::HonorPlaced { leader: leader('A'), n: 2, cause: Cause::Pattern }));
}

/// SGR-3.2: the power comes after the pattern, and all its choices are the Hatamoto's.
#[test]
fn the_hatamoto_executes_the_power_after_the_pattern() {
    let mut scene = Scene::new(4);
    scene.hatamoto(2).end_round(2);
    assert_eq!(scene.table().honor, [1, 1, 1, 0, 0, 0], "the pattern comes first");
    assert_eq!((scene.asked(), scene.game.question()), (vec![2], Some(Question::Power(Power::ShinobiToAny))));
    scene.act(2, Action::Shinobi(leader('E')));
    assert_eq!(scene.table().shinobi, leader('E'));
}

/// SGR-3.3: no declining where something can be done; nothing asked where not.
#[test]
fn a_power_is_mandatory_where_possible_and_skipped_where_not() {
    let mut scene = Scene::new(4);
    scene.end_round(16);
    assert!(scene.options(0).iter().all(|action| matches!(action, Action::Move { .. })));
    let mut scene = Scene::new(4);
    scene.shinobi('A').end_round(7);
    assert!(scene.events.contains(&Event::Skipped { seat: Seat(0), part: Part::Power }));
    assert_eq!((scene.table().shinobi, scene.table().round), (leader('A'), 2));
}

/// SGR-4.1: one Honor off the Shinobi's Leader, unless it has none.
#[test]
fn the_leader_with_the_shinobi_loses_one_honor() {
    let mut scene = Scene::new(4);
    scene.honor([0, 0, 3, 0, 0, 0]).end_round(9);
    assert_eq!(scene.table().honor, [2, 1, 2, 0, 0, 0]);
    assert!(scene.events.contains(&Event::HonorTaken { leader: leader('C'), cause: Cause::Shinobi }));
    let mut scene = Scene::new(4);
    scene.end_round(9);
    assert_eq!(scene.table().honor, [2, 1, 0, 0, 0, 0]);
    let is_taken = |event: &Event| matches!(event, Event::HonorTaken { .. });
    assert!(!scene.events.iter().any(is_taken), "what has no Honor loses none");
}

/// SGR-4.2: however much lies on the Leaders, there is more.
#[test]
fn the_pool_of_honor_is_unlimited() {
    let mut scene = Scene::new(3);
    scene.hands(&["AB", "BC", "CA"]).honor([0, 0, 0, 60, 60, 60]).line("DEFABC").end_round(9);
    assert_eq!(scene.table().honor, [0, 0, 0, 62, 61, 60]);
    assert!(!scene.is_over());
}

/// SGR-5.1, SGE-1.1: the Shinobi strikes before the end is looked for, and nothing of the next round comes before it.
#[test]
fn the_end_is_looked_for_after_the_shinobi_and_before_the_next_round() {
    let mut scene = Scene::new(4);
    scene.hand(1, &[]).honor([0, 0, 12, 0, 0, 0]).hands(&["AB", "CD", "DE", "EF"]).end_round(9);
    assert!(!scene.is_over(), "12 before the Shinobi, 11 after");
    let mut scene = Scene::new(4);
    scene.hand(1, &[]).honor([0, 0, 13, 0, 0, 0]).hands(&["AB", "CD", "DE", "EF"]).end_round(9);
    assert!(scene.is_over());
    let is_late = |event: &Event| matches!(event, Event::TookBack { .. } | Event::MarkerPassed { .. });
    assert!(!scene.events.iter().any(is_late));
    assert!(scene.options(0).is_empty() && scene.why(1, Action::Withdraw).is_none());
}

/// SGR-5.2: an empty hand takes its discards back; a hand with a card does not.
#[test]
fn an_empty_hand_takes_the_discards_back() {
    let mut scene = Scene::new(4);
    scene.hand(1, &[]).hand(2, &[Card::Dishonor]).hand(3, &[]).end_round(9);
    assert_eq!(scene.table().players[1].hand, CardSet::ALL);
    assert_eq!(scene.table().players[2].hand.len(), 1);
    assert_eq!(scene.table().players[3].hand, CardSet::ALL);
    let back = scene.events.iter().filter(|event| matches!(event, Event::TookBack { .. }));
    assert_eq!(back.count(), 2);
}

/// SGR-5.3: clockwise, and round the table.
#[test]
fn the_marker_passes_to_the_left() {
    let mut scene = Scene::new(4);
    scene.end_round(9);
    assert_eq!(scene.table().hatamoto, Seat(1));
    assert_eq!(scene.asked(), [0, 2, 3]);
    assert!(scene.events.contains(&Event::MarkerPassed { from: Seat(0), to: Seat(1) }));
    let mut scene = Scene::new(4);
    scene.hatamoto(3).end_round(9);
    assert_eq!(scene.table().hatamoto, Seat(0));
}

/// SGR-5.4: a new Plot each round; after the eighteenth all are shuffled and come again.
#[test]
fn a_new_plot_is_revealed_and_an_empty_deck_is_shuffled_again() {
    let mut scene = Scene::new(4);
    scene.end_round(9);
    let second = scene.table().plots[1];
    assert_eq!((scene.table().round, scene.table().plot()), (2, second));
    assert!(scene.events.contains(&Event::PlotRevealed { plot: second }));
    assert_eq!(scene.view(0).plots_gone().len(), 2);
    let mut scene = Scene::new(4);
    scene.round(18).end_round(9);
    assert!(scene.events.contains(&Event::PlotsShuffled));
    assert_eq!(scene.table().round, 19);
    let again: PlotSet = scene.table().plots[N_PLOTS..].iter().copied().collect();
    assert_eq!(usize::from(again.len()), N_PLOTS);
    assert_eq!(scene.view(0).plots_gone().len(), 1, "only this round's Plot is gone from the new deck");
}

/// SGR-2.1: what everybody is asked can be read off the view.
#[test]
fn the_view_says_what_is_asked() {
    let scene = Scene::new(4);
    assert_eq!(scene.view(2).question(), Some(Question::ChooseCard));
    assert_eq!(scene.view(2).asked().len(), 3);
    let mut scene = Scene::new(4);
    scene.perform(2, Card::FlowingUpstream);
    assert_eq!(scene.view(3).question(), Some(Question::MoveBy(Card::FlowingUpstream)));
    scene.act(2, to('F', 5));
    assert_eq!(scene.view(3).question(), Some(Question::ShowTo(Seat(0))));
    let spectator = tabletop::Game::view(&scene.game, &scene.rules, Viewer::Spectator);
    assert_eq!(spectator.question(), scene.game.question());
    assert_eq!(spectator.asked().iter().map(|seat| seat.0).collect::<Vec<_>>(), [2]);
}
