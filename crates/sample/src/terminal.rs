//! The game in the terminal, and its sentences.

use clap::ArgMatches;
use kajiba::{Cx, Messages, Position, TerminalGame};
use tabletop::{Record, Seat};
use words::Words;

use crate::rules::{Action, Event, Lanterns, Reason};

/// A choice in words.
pub(crate) fn action(words: &Words, action: Action) -> String {
    words.say(if action == Action::Show { "lanterns-show" } else { "lanterns-hide" }, &[])
}

/// An event in words.
pub(crate) fn event(words: &Words, names: &[String], event: &Event) -> String {
    let list =
        |items: Vec<String>| words.list(names.iter().zip(items).map(|(name, item)| format!("{name} {item}")));
    match event {
        Event::Dealt { round, cards } => {
            let card = |card: &Option<u8>| card.map_or("?".to_owned(), |card| card.to_string());
            let cards = list(cards.iter().map(card).collect());
            words.say("lanterns-dealt", &[("round", (*round).into()), ("cards", cards.into())])
        }
        Event::Chose { seat, action: _ } => {
            words.say("lanterns-chose", &[("name", names[seat.index()].as_str().into())])
        }
        Event::Scored { cards, points } => {
            let both = cards.iter().zip(points).map(|(card, points)| format!("{card} (+{points})"));
            words.say("lanterns-scored", &[("points", list(both.collect()).into())])
        }
    }
}

impl TerminalGame for Lanterns {
    const MESSAGES: Messages = Messages {
        welcome: "lanterns-welcome",
        how_many: "lanterns-how-many",
        how_many_again: "lanterns-how-many",
        names_number: "lanterns-how-many",
        players_wrong: "lanterns-how-many",
        why_rules: "lanterns-chosen",
    };
    const HAS_FREE_ACTIONS: bool = false;

    fn usual_people(_: &ArgMatches) -> u8 {
        2
    }

    fn offer(&self, cx: &Cx, file: &str, players: String) -> String {
        format!("{}: {players} ({file})", cx.say("board-game-lanterns", &[]))
    }

    fn board(at: &Position<Self>, _: Seat) -> Vec<Vec<String>> {
        let line = |((name, card), score): ((&String, &Option<u8>), &u8)| {
            let card = card.map_or("?".to_owned(), |card| card.to_string());
            format!("{name}: {card} · {score}")
        };
        let heading = at.say("lanterns-round", &[("round", at.view.round.into())]);
        vec![vec![heading], at.names.iter().zip(&at.view.cards).zip(&at.view.scores).map(line).collect()]
    }

    fn question(at: &Position<Self>) -> String {
        at.say("lanterns-question", &[])
    }

    fn action(at: &Position<Self>, _: Seat, action: Action) -> String {
        self::action(at.words, action)
    }

    fn event(at: &Position<Self>, event: &Event) -> String {
        self::event(at.words, at.names, event)
    }

    fn reason(at: &Position<Self>, Reason::Chosen: Reason) -> (String, &'static str) {
        (at.say("lanterns-chosen", &[]), "LAN-1")
    }

    fn ending(&self, at: &Position<Self>, _: &Record<Self>) -> Vec<String> {
        let score = |(name, score): (&String, &u8)| format!("{name}: {score}");
        at.names.iter().zip(&at.view.scores).map(score).collect()
    }

    fn is_secret(_: Action) -> bool {
        true
    }
}
