//! Trials: the tried game is what would really happen, as far as that is known.

use std::sync::Arc;

use host::{ActionHash, AnyGameView, GameView, LogContent, TableId};
use katana::{Action, Event, GhostLevel, Katana, Setup};
use tabletop::{Dice, Game, Seat, Seed, Session, Viewer};
use words::{Lang, words};

use super::{
    super::trial::{Tried, page},
    check_words, game_view, pages,
    places::check_forms,
    play_out, set_up, view,
};
use crate::{
    game::{Decisions, NotPossible, WebExtension},
    katana::KatanaPages,
    trial::{End, Trial, Unknown},
};

fn trial(base: &GameView<Katana>, seat: Seat, decisions: &[ActionHash]) -> Result<Trial, NotPossible> {
    let decisions = Decisions { seat, actions: decisions, words: words(Lang::En), names: &[] };
    let trial = KatanaPages.trial(&AnyGameView::new(base.clone()), &decisions);
    trial.expect("the game offers trials")
}

fn tried_view(trial: &Trial) -> &GameView<Katana> {
    trial.game_view.of().expect("it is the same game")
}

/// Random games for two and three, and for one against a Ghost; each position as the seat that is asked sees it.
fn positions(mut each: impl FnMut(usize, &Session<Katana>, &GameView<Katana>, Seat)) {
    for (seed, setup) in (1..).zip([Setup::new(2), Setup::new(3), Setup::with_ghost(1, GhostLevel::ALL[2])]) {
        play_out(set_up(setup, seed), seed, |n, session, log| {
            let Some(seat) = session.state().status().asked().first() else { return };
            let rules = Arc::new(session.rules().clone());
            each(n, session, &game_view(session.state(), &rules, Viewer::Seat(seat), log), seat);
        });
    }
}

/// What really happens.
fn done(game: &Katana, base: &GameView<Katana>, seat: Seat, action: Action) -> (Katana, Vec<Event>) {
    let (mut after, mut events) = (game.clone(), Vec::new());
    after.apply(&base.rules, seat, action, &mut events).expect("it is among the choices");
    (after, events)
}

#[test]
fn what_is_tried_is_what_would_happen_and_nothing_unknown_happens_in_it() {
    let (mut n_same, mut ends) = (0, Vec::new());
    positions(|_, session, base, seat| {
        for choice in &base.choices {
            let tried =
                trial(base, seat, std::slice::from_ref(&choice.hash)).expect("it is among the choices");
            let (after, events) = done(session.state(), base, seat, choice.action);
            if events.iter().any(Event::is_barrier) {
                assert!(matches!(tried.end, Some(End::Reveals(_))), "{:?} is not done", choice.action);
                assert_eq!((&tried_view(&tried).view, tried.n_done()), (&base.view, 0));
                assert_eq!(tried_view(&tried).log, base.log, "nothing of it is told");
            } else {
                assert_eq!(
                    tried_view(&tried).view,
                    after.view(&base.rules, base.viewer),
                    "{:?}",
                    choice.action
                );
                let log = tried_view(&tried).log.last().expect("it is told");
                assert_eq!((log.version, &log.what), (base.version + 1, &LogContent::Done(events)));
                let asked = after.status().asked();
                assert_eq!(tried.end, (!asked.contains(seat)).then_some(End::Others(asked)));
                let rules = base.rules.clone();
                let choices = game_view(&after, &rules, base.viewer, &[]).choices;
                assert_eq!(
                    tried_view(&tried).choices,
                    if tried.end.is_some() { Vec::new() } else { choices }
                );
                n_same += 1;
            }
            if let Some(end) = tried.end.filter(|end| !ends.contains(end)) {
                ends.push(end);
            }
        }
    });
    assert!(n_same > 1000, "{n_same} decisions reveal nothing");
    for unknown in [Unknown::Hidden, Unknown::Automatic, Unknown::Result] {
        assert!(ends.contains(&End::Reveals(unknown)), "{unknown:?} ends a trial");
    }
    assert!(ends.iter().any(|end| matches!(end, End::Others(_))));
}

#[test]
fn decisions_are_tried_one_after_the_other_until_the_trial_ends() {
    let mut longest = 0;
    positions(|n, session, base, seat| {
        let (mut game, mut list) = (session.state().clone(), Vec::<ActionHash>::new());
        loop {
            let tried = trial(base, seat, &list).expect("each was among the choices");
            assert_eq!(tried.steps.len(), list.len());
            if tried.end.is_some() {
                let more: Vec<_> = list.iter().chain(&list[..1]).cloned().collect();
                assert_eq!(
                    trial(base, seat, &more).err(),
                    Some(NotPossible(list.len())),
                    "after the end nothing is tried"
                );
                break;
            }
            assert_eq!(tried_view(&tried).view, game.view(&base.rules, base.viewer));
            // Vary the options, and prefer answers to free actions so that the game ends.
            let n_asked = tried_view(&tried).choices.iter().filter(|choice| !choice.is_free).count();
            let choice = &tried_view(&tried).choices[(n + list.len()) % n_asked];
            game = done(&game, base, seat, choice.action).0;
            list.push(choice.hash.clone());
        }
        longest = longest.max(list.len());
    });
    assert!(longest > 3, "the longest is of {longest} decisions");
}

#[test]
fn what_was_never_possible_is_named() {
    positions(|n, _, base, seat| {
        if n % 10 == 0 {
            let made_up = ActionHash("0123456789abcdef".to_owned());
            assert_eq!(trial(base, seat, &[made_up]).err(), Some(NotPossible(0)));
        }
    });
}

#[test]
fn pages_of_trials_are_whole_in_every_language_and_show_nothing_hidden() {
    let mut dice = Dice::new(&Seed([9; 32]), 0, 0);
    positions(|n, session, base, seat| {
        if n % 9 != 0 {
            return;
        }
        let other = session.state().permute_hidden(&base.rules, base.viewer, &mut dice);
        let other = game_view(&other, &base.rules, base.viewer, &base.log);
        let (lang, choice) = (Lang::ALL[n % 3], &base.choices[n % base.choices.len()]);
        let [one, other] = [base, &other].map(|base| {
            let decisions = vec![choice.hash.clone()];
            let tried = Tried { table: TableId(7), seat, version: base.version, decisions };
            let trial = trial(base, seat, &tried.decisions).expect("it is among the choices");
            {
                let view = view(base.clone());
                page::attempt(pages(&view), words(lang), &tried, view, trial)
            }
            .into_string()
        });
        assert_eq!(one, other, "the page knows nothing that is hidden");
        check_words(&one);
        check_forms(&one);
        assert!(!one.contains("/act\""), "nothing on it is done for real");
    });
}
