//! Whole games in every language for every seat: all sentences are complete, no two options of a list read
//! alike, and nothing veiled is named.

use std::collections::BTreeSet;

use shogunate::{
    Action, Event, Question, Rules, Shogunate,
    flow::end,
    piece::{Card, Leader},
};
use tabletop::{Game, Options, Reasons, Seat, Seed, Viewer};
use voice::shogunate::Voice;

use crate::{check, in_each_language, rules};

/// Reads what a viewer is told of the position: question, options, reasons and private log.
fn tell_now(voice: &Voice, game: &Shogunate) {
    let view = game.view(voice.rules, voice.viewer);
    check(voice, &voice.question(&view, game.status().asked()));
    view.notes.iter().for_each(|note| check(voice, &voice.note(note)));
    let Viewer::Seat(seat) = voice.viewer else { return };
    let (mut options, mut reasons) = (Options::default(), Reasons::default());
    game.options(voice.rules, seat, &mut options);
    let (mut told, mut labels) = (BTreeSet::new(), BTreeSet::new());
    for &action in options.all() {
        let (text, label) = (voice.action(&view, action), voice.label(&view, action));
        check(voice, &text);
        check(voice, &label);
        assert!(told.insert(text.clone()), "twice: {text}");
        assert!(labels.insert(label.clone()), "twice: {label}");
    }
    game.reasons(voice.rules, seat, &mut reasons);
    for &(action, reason) in reasons.all() {
        check(voice, &voice.action(&view, action));
        check(voice, &voice.reason(reason));
    }
}

/// Reads an event. If something is veiled, no Leader and no Action card may be named.
fn tell_event(voice: &Voice, event: &Event) {
    let veiled = Shogunate::veil(event, voice.viewer);
    let text = voice.event(&veiled);
    check(voice, &text);
    if veiled == *event {
        return;
    }
    for leader in Leader::ALL {
        assert!(!text.contains(&voice.leader(leader)), "{text}");
        assert!(!text.contains(&voice.crest(leader)), "{text}");
    }
    for card in Card::ALL {
        assert!(!text.contains(&voice.card(card)), "{text}");
    }
}

fn viewers(rules: &Rules) -> impl Iterator<Item = Viewer> {
    (0..rules.n_seats()).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator])
}

/// What has occurred: kinds of questions, and veiled events.
#[derive(Default)]
struct Heard {
    questions: Vec<std::mem::Discriminant<Question>>,
    n_veiled: usize,
}

impl Heard {
    fn question(&mut self, game: &Shogunate) {
        let kind = game.question().map(|question| std::mem::discriminant(&question));
        self.questions.extend(kind.filter(|kind| !self.questions.contains(kind)));
    }
}

/// Plays a random game for all viewers; now and then a seat takes a secret choice back.
fn play(rules: &Rules, seed: u8, heard: &mut Heard) {
    let (mut events, mut options) = (Vec::new(), Options::default());
    let mut game = Shogunate::new(rules, &Seed([seed; 32]), &mut events);
    let mut random = u32::from(seed);
    let mut next = |below: usize| {
        random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (random >> 8) as usize % below
    };
    loop {
        for viewer in viewers(rules) {
            heard.n_veiled += events.iter().filter(|event| Shogunate::veil(event, viewer) != **event).count();
            in_each_language(rules, viewer, |voice| {
                events.iter().for_each(|event| tell_event(voice, event));
                tell_now(voice, &game);
            });
        }
        events.clear();
        heard.question(&game);
        let Some(asked) = game.status().asked().first() else { break };
        let seats: Vec<Seat> = (0..rules.n_seats()).map(Seat).collect();
        let fickle = seats[next(seats.len())];
        options.clear();
        game.options(rules, fickle, &mut options);
        if next(8) == 0 && options.free().contains(&Action::Withdraw) {
            game.play(rules, fickle, Action::Withdraw, &mut events);
            continue;
        }
        options.clear();
        game.options(rules, asked, &mut options);
        let action = options.asked()[next(options.asked().len())];
        game.play(rules, asked, action, &mut events);
    }
    in_each_language(rules, Viewer::Spectator, |voice| {
        for (seat, tally) in end::tallies(game.table()).iter().enumerate() {
            check(voice, &voice.tally(Seat(seat as u8), tally));
        }
    });
}

#[test]
fn whole_games_can_be_told_to_every_seat_in_every_language() {
    let mut heard = Heard::default();
    for players in 3..=6 {
        let rules = rules(players);
        for seed in 0..2 {
            play(&rules, 10 * players + seed, &mut heard);
        }
    }
    assert_eq!(heard.questions.len(), 12, "every kind of question was asked");
    assert!(heard.n_veiled > 500);
}
