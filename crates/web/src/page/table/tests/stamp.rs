//! The one-line summary of a turn, without undone acts.

use std::sync::Arc;

use host::{Choice, LogContent, LogEntry, TableView};
use katana::{Action, Event, piece::Kind};
use scraper::{Html, Selector};
use tabletop::{Game, Seat, Seats, Viewer};
use words::Lang;

use super::{check_words, draw, game_view, play, set_up, view};

/// The summary on a page; `None` if no turn can be ended.
fn line(view: &TableView, lang: Lang) -> Option<String> {
    let html = draw(lang, view);
    check_words(&html);
    let page = Html::parse_fragment(&html);
    let did = Selector::parse("#answers .stamp .did").expect("the selector is sound");
    page.select(&did).next().map(|line| line.text().collect())
}

fn ends(choices: &[Choice<Action>]) -> bool {
    choices.iter().any(|choice| choice.action == Action::EndTurn)
}

/// Coins, and each resource.
fn belongings(game: &katana::Katana, seat: Seat) -> [i32; 5] {
    let player = game.table().player(seat);
    let [lacquer, wood, steel, leather] = Kind::ALL.map(|kind| i32::from(player.stock[kind]));
    [i32::from(player.coins), lacquer, wood, steel, leather]
}

/// A change as the summary writes it.
fn changed(by: i32, word: &str) -> Option<String> {
    let sign = if by > 0 { "+" } else { "−" };
    (by != 0).then(|| format!("{sign}{} {word}", by.abs()))
}

#[test]
fn a_turn_that_can_be_ended_says_what_it_did() {
    let mut n_lines = 0;
    for seed in [1, 2] {
        let mut began = (Seat(0), [0; 5]);
        play(2, seed, |_, session, log| {
            let (game, turn) = (session.state(), session.state().table().turn);
            let begins = |event: &Event| matches!(event, Event::TurnBegan { seat } if *seat == turn);
            let last = log.last().map(|entry| &entry.what);
            if matches!(last, Some(LogContent::Done(events)) if events.iter().any(begins)) {
                began = (turn, belongings(game, turn));
            }
            let rules = Arc::new(session.rules().clone());
            let game_view = game_view(game, &rules, Viewer::Seat(turn), log);
            let has_begun = log
                .iter()
                .any(|entry| matches!(&entry.what, LogContent::Done(events) if events.iter().any(begins)));
            if !(ends(&game_view.choices) && has_begun) {
                return;
            }
            assert_eq!(began.0, turn);
            let line = line(&view(game_view), Lang::En).expect("it says what the turn did");
            let now = belongings(game, turn);
            let words = ["Coin", "Lacquer", "Wood", "Steel", "Leather"];
            for ((before, now), word) in began.1.into_iter().zip(now).zip(words) {
                match changed(now - before, word) {
                    Some(change) => assert!(line.contains(&change), "{change} in {line}"),
                    None => assert!(!line.contains(&format!(" {word}")), "no {word} in {line}"),
                }
            }
            n_lines += 1;
        });
    }
    assert!(n_lines > 20, "{n_lines}");
}

#[test]
fn what_was_taken_back_is_no_part_of_the_turn() {
    let (mut session, mut log) = set_up(katana::Setup::new(2), 3);
    let rules = Arc::new(session.rules().clone());
    let entry =
        |version: usize, seat, what| LogEntry { version: version as u64, at_ms: 0, seat: Some(seat), what };
    let mut is_taken_back = false;
    loop {
        let seat = session.state().status().asked().first().expect("the game goes on");
        let game_view = game_view(session.state(), &rules, Viewer::Seat(seat), &log);
        if ends(&game_view.choices) {
            let line = line(&view(game_view), Lang::En).expect("it says what the turn did");
            assert!(line.contains("Academy") && !line.contains("Komainu"), "{line}");
            return;
        }
        let goes_to = |area: &str| {
            let is_it = |choice: &&Choice<Action>| {
                matches!(choice.action, Action::Place { .. }) && format!("{:?}", choice.action).contains(area)
            };
            game_view.choices.iter().find(is_it).map(|choice| choice.action)
        };
        let wanted = goes_to(if is_taken_back { "Academy" } else { "Komainu" });
        let action = wanted.unwrap_or(game_view.choices[0].action);
        let events = session.act(seat, action).expect("it is among the choices");
        log.push(entry(session.version(), seat, LogContent::Done(events)));
        if wanted.is_some() && !is_taken_back {
            session.undo(seat, Seats::one(seat), false).expect("nobody else is asked");
            log.push(entry(session.version(), seat, LogContent::Undone { past_barrier: false }));
            is_taken_back = true;
        }
    }
}
