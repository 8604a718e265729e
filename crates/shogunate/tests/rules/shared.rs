//! Helpers for many tests: assert a refusal, move a Leader, play a random game.

use shogunate::{
    Action, Event, Reason, Rules, Setup, Shogunate, View,
    components::{Components, embedded},
    piece::{Leader, Place},
    scene::{Driver, Scene, leader},
};
use tabletop::{Game, Options, Quick, Reasons, Seat, Seats, Seed, Status, Viewer};

/// The action is not on offer, for this reason of this clause.
#[track_caller]
pub fn refused(scene: &Scene, seat: u8, action: Action, reason: Reason, clause: &str) {
    assert!(!scene.may(seat, action), "{action:?} by seat {seat} is not on offer");
    assert_eq!(scene.why(seat, action), Some(reason), "{action:?} by seat {seat}");
    assert_eq!(reason.clause(), clause);
}

/// A Leader to a place, from 1.
pub fn to(letter: char, place: u8) -> Action {
    Action::Move { leader: leader(letter), to: Place(place - 1) }
}

/// All viewers of a table.
pub fn viewers(n_seats: u8) -> impl Iterator<Item = Viewer> {
    (0..n_seats).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator])
}

/// The events as a seat sees them.
pub fn seen_by(scene: &Scene, seat: u8) -> Vec<Event> {
    scene.events.iter().map(|event| event.veiled(Viewer::Seat(Seat(seat)))).collect()
}

/// The options of a seat, and the reasons why it has no others.
pub fn lists(game: &Shogunate, rules: &Rules, seat: Seat) -> (Options<Action>, Reasons<Action, Reason>) {
    let (mut options, mut reasons) = (Options::default(), Reasons::default());
    game.options(rules, seat, &mut options);
    game.reasons(rules, seat, &mut reasons);
    (options, reasons)
}

/// What everybody but `seat` sees: the table and the events.
pub fn seen_by_others(scene: &Scene, seat: u8) -> Vec<(View, Vec<Event>)> {
    let seen = |viewer| {
        let events = scene.events.iter().map(|event| event.veiled(viewer)).collect();
        (scene.game.view(&scene.rules, viewer), events)
    };
    viewers(scene.rules.n_seats()).filter(|&viewer| viewer != Viewer::Seat(Seat(seat))).map(seen).collect()
}

/// The Leaders of letters.
pub fn leaders(letters: &str) -> Vec<Leader> {
    letters.chars().map(leader).collect()
}

/// A game and its rules.
pub fn game(setup: &Setup, number: u64) -> (Shogunate, Rules) {
    game_with(&embedded().components, setup, number)
}

/// The same with another component set.
pub fn game_with(components: &Components, setup: &Setup, number: u64) -> (Shogunate, Rules) {
    let rules = Shogunate::rules(Shogunate::VERSION, setup, components).expect("a game");
    let game = Shogunate::new(&rules, &Seed::derive(3, number), &mut tabletop::NoLog);
    (game, rules)
}

/// What one of the seats that are asked could answer at random; now and then somebody takes a choice back. People who
/// like something take it where they can.
pub fn any_act(
    game: &Shogunate,
    rules: &Rules,
    quick: &mut Quick,
    is_liked: fn(&Action) -> bool,
) -> Option<(Seat, Action)> {
    let Status::Waiting(asked) = game.status() else { return None };
    let mut options = Options::default();
    let others = Seats::all(game.n_seats()).iter().filter(|&seat| !asked.contains(seat));
    let free = others.filter(|_| quick.below(20) == 0).collect::<Vec<_>>();
    let seats = asked.iter().collect::<Vec<_>>();
    for seat in free.into_iter().chain([seats[quick.below(seats.len())]]) {
        options.clear();
        game.options(rules, seat, &mut options);
        let liked: Vec<Action> = options.all().iter().copied().filter(is_liked).collect();
        let choices = if liked.is_empty() { options.all() } else { &liked };
        if !choices.is_empty() {
            return Some((seat, choices[quick.below(choices.len())]));
        }
    }
    None
}

/// Players who prefer to see, turn up and exchange cards.
pub fn likes_cards(action: &Action) -> bool {
    use shogunate::piece::Card;
    let cards = [Card::StormsToFlowers, Card::PathOfTheArrow, Card::FlowingUpstream];
    matches!(action, Action::Exchange(_)) || cards.into_iter().any(|card| *action == Action::Choose(card))
}

/// Players without a preference.
pub fn likes_all(_: &Action) -> bool {
    true
}
