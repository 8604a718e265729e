//! Whole games in every language: all sentences are complete, and no two options of a list read alike.

use std::collections::BTreeSet;

use katana::{Action, GhostLevel, Katana, Rules, Setup, components::embedded};
use tabletop::{Game, Options, Reasons, Seat, Seed};
use voice::katana::Voice;
use words::{Lang, words};

/// Names that occur in no sentence by chance.
const NAMES: [&str; 3] = ["Anna", "Bruno", "Chiyo"];

fn check(text: &str) {
    assert!(!text.trim().is_empty() && !text.contains(['{', '}', '$']), "{text}");
}

/// Reads the options of `seat`, and the reasons against the rest.
fn tell(voice: &Voice, game: &Katana, seat: Seat) {
    check(&voice.question(game, seat));
    let (mut options, mut reasons) = (Options::default(), Reasons::default());
    game.options(voice.rules, seat, &mut options);
    let mut told = BTreeSet::new();
    for &action in options.all() {
        let text = voice.action(game, seat, action);
        check(&text);
        assert!(told.insert(text.clone()) || matches!(action, Action::Pass(_)), "twice: {text}");
    }
    game.reasons(voice.rules, seat, &mut reasons);
    for &(action, reason) in reasons.all() {
        check(&voice.action(game, seat, action));
        check(&voice.reason(reason));
    }
}

/// Plays a random game in `lang`.
fn play(rules: &Rules, seed: u8, lang: Lang) -> u32 {
    let names = NAMES.map(String::from);
    let voice = Voice { words: words(lang), rules, names: &names };
    let (mut events, mut options) = (Vec::new(), Options::default());
    let mut game = Katana::new(rules, &Seed([seed; 32]), &mut events);
    let mut random = u32::from(seed);
    let mut n_events = 0;
    while let Some(asked) = game.status().asked().first() {
        (0..game.n_seats()).map(Seat).for_each(|seat| tell(&voice, &game, seat));
        options.clear();
        game.options(rules, asked, &mut options);
        random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        // A player with figures left does not pass, so that games are longer and varied.
        let is_place = |action: &Action| matches!(action, Action::Place { .. });
        let has_figure = options.all().iter().any(is_place);
        let mut choices = options.all().to_vec();
        choices.retain(|action| !(has_figure && matches!(action, Action::Pass(_))));
        // Half of the time Swords and the Katana go first.
        let is_forging = |action: &Action| {
            matches!(
                action,
                Action::Deliver(_) | Action::PutKatana { .. } | Action::Move(_) | Action::Compose(_)
            )
        };
        if random & 0x8000 == 0 && choices.iter().any(is_forging) {
            choices.retain(is_forging);
        }
        let action = choices[(random >> 8) as usize % choices.len()];
        game.play(rules, asked, action, &mut events);
        for event in events.drain(..) {
            check(&voice.event(&event));
            check(&voice.event_at(&game.table().board.rooms, &event));
            n_events += 1;
        }
    }
    check(&voice.question(&game, Seat(0)));
    n_events
}

fn play_in_all_languages(setup: &Setup, seeds: std::ops::Range<u8>) {
    let rules = Rules::new(setup, &embedded().components).expect("the setup makes a game");
    for seed in seeds {
        for lang in Lang::ALL {
            assert!(play(&rules, seed, lang) > 100);
        }
    }
}

#[test]
fn whole_games_can_be_told() {
    play_in_all_languages(&Setup::new(3), 0..4);
}

#[test]
fn whole_games_with_a_ghost_can_be_told() {
    play_in_all_languages(&Setup::with_ghost(2, GhostLevel::ALL[4]), 0..3);
    play_in_all_languages(&Setup::early_solo(), 0..3);
}
