//! Nothing else reaches a player (SGK-2): two games that differ only in what a viewer does not know go on side by side,
//! and the viewer sees the same in both until something is revealed.

use std::mem;

use shogunate::{Action, Event, Rules, Setup, Shogunate, Subject};
use tabletop::{Dice, Game, Quick, Seat, Seed, Status, Viewer};

use crate::shared::{any_act, game, likes_all, likes_cards, lists, viewers};

/// An action that a viewer cannot tell from this one: another secret choice, another card shown or given. Often
/// the same Action card is chosen, so that both games go on together when it is revealed.
fn alike(options: &[Action], action: Action, quick: &mut Quick) -> Action {
    let is_bold = quick.below(8) == 0;
    let is_alike = |other: &&Action| match action.subject() {
        Subject::Card(_) => **other == action || is_bold && matches!(other, Action::Choose(_)),
        Subject::Loyalty(_) => mem::discriminant(*other) == mem::discriminant(&action),
        Subject::Nothing
        | Subject::Player(_)
        | Subject::Leader(_)
        | Subject::Step(..)
        | Subject::Pair(..) => **other == action,
    };
    let alike: Vec<Action> = options.iter().filter(is_alike).copied().collect();
    assert!(!alike.is_empty(), "{action:?} is public, so what is hidden cannot rule it out: {options:?}");
    alike[quick.below(alike.len())]
}

/// Whether an event tells its viewer something that was hidden, so that two games may part here.
fn tells(event: &Event) -> bool {
    match event {
        Event::Shown { leader, .. } | Event::Looked { leader, .. } => leader.is_some(),
        Event::Exchanged { gave, .. } => gave.is_some(),
        Event::CardRevealed { .. }
        | Event::LoyaltyRevealed { .. }
        | Event::PlotRevealed { .. }
        | Event::LoyaltyOpened { .. } => true,
        // Which of the two happens depends on hidden cards, and reveals something of them.
        Event::MarkerPassed { .. } | Event::TookBack { .. } => true,
        _ => false,
    }
}

/// Plays on from `game` and from what `viewer` imagines in its place, and compares what the viewer is told. How many
/// decisions it took until something was revealed that differed.
fn side_by_side(
    game: &Shogunate,
    rules: &Rules,
    viewer: Viewer,
    seed: u64,
    likes: fn(&Action) -> bool,
) -> u32 {
    let mut quick = Quick::new(seed);
    let mut dice = Dice::new(&Seed::derive(11, seed), 0, 0);
    let mut one = game.clone();
    let mut other = Shogunate::imagine(&game.view(rules, viewer), rules, &mut dice);
    for n_decisions in 0.. {
        if let (Status::Over(_), Status::Over(_)) = (one.status(), other.status()) {
            return n_decisions;
        }
        assert_eq!(one.view(rules, viewer), other.view(rules, viewer));
        if let Viewer::Seat(seat) = viewer {
            assert_eq!(lists(&one, rules, seat), lists(&other, rules, seat));
        }
        assert_eq!(one.status().asked(), other.status().asked(), "who is asked is public");
        let Some((seat, action)) = any_act(&one, rules, &mut quick, likes) else { return n_decisions };
        let (options, _) = lists(&other, rules, seat);
        let is_own = viewer == Viewer::Seat(seat);
        let answer = if is_own { action } else { alike(options.all(), action, &mut quick) };
        let (mut events, mut other_events) = (Vec::new(), Vec::new());
        one.play(rules, seat, action, &mut events);
        other.apply(rules, seat, answer, &mut other_events).expect("one's own options are the same");
        let veiled = |events: &[Event]| events.iter().map(|event| event.veiled(viewer)).collect::<Vec<_>>();
        let (told, other_told) = (veiled(&events), veiled(&other_events));
        if let Some(place) = (0..told.len()).find(|&place| other_told.get(place) != told.get(place)) {
            assert!(
                tells(&told[place]),
                "{viewer:?} is told by {:?}, {:?}",
                told[place],
                other_told.get(place)
            );
            return n_decisions;
        }
        assert_eq!(told.len(), other_told.len());
    }
    unreachable!("a game ends")
}

/// SGK-2.1, SGR-1.2: view, options, reasons and events, from any position of whole games, for every seat and who looks on.
#[test]
fn what_is_hidden_shows_nowhere_until_it_is_revealed() {
    let (mut n_runs, mut n_decisions) = (0u32, 0u32);
    for number in 0..60 {
        let (mut game, rules) = game(&Setup::new(3 + (number % 4) as u8), number);
        let mut quick = Quick::new(number);
        let likes = if number % 2 == 0 { likes_all } else { likes_cards };
        while let Some((seat, action)) = any_act(&game, &rules, &mut quick, likes) {
            if quick.below(5) == 0 {
                for viewer in viewers(game.n_seats()) {
                    n_runs += 1;
                    n_decisions +=
                        side_by_side(&game, &rules, viewer, number * 1000 + u64::from(n_runs), likes);
                }
            }
            game.play(&rules, seat, action, &mut tabletop::NoLog);
        }
    }
    assert!(n_runs > 1000 && n_decisions > 4 * n_runs, "{n_runs} runs, {n_decisions} decisions");
}

/// SGK-2.1: what is refused is refused for everybody alike: trying out what one may not do tells nothing.
#[test]
fn a_refusal_tells_nothing() {
    for number in 0..30 {
        let (mut game, rules) = game(&Setup::new(3 + (number % 4) as u8), number);
        let mut quick = Quick::new(number);
        let mut dice = Dice::new(&Seed::derive(12, number), 0, 0);
        while let Some((seat, action)) = any_act(&game, &rules, &mut quick, likes_cards) {
            let prober = Seat(quick.below(usize::from(game.n_seats())) as u8);
            let view = game.view(&rules, Viewer::Seat(prober));
            let other = Shogunate::imagine(&view, &rules, &mut dice);
            let everything =
                game.table().seats().flat_map(|seat| lists(&game, &rules, seat).0.all().to_vec());
            for action in everything.collect::<Vec<_>>() {
                let answers = |game: &Shogunate| {
                    game.clone().apply(&rules, prober, action, &mut tabletop::NoLog).is_ok()
                };
                assert_eq!(answers(&game), answers(&other), "{action:?} tried by {prober:?}");
            }
            game.play(&rules, seat, action, &mut tabletop::NoLog);
        }
    }
}
