//! The table in the browser.

use host::{ActionHash, AnyGameView, GameView, Outcome};
use maud::{Markup, html};
use tabletop::{Game, Seat, Viewer};
use web::{
    JsonPart, ViewJson, WebGame,
    face::{Ask, Barred, Entry, Face, Sentence, Tab, Teller, by_reason, sentences},
};
use words::{Arg, Words};

use crate::{
    rules::{Event, Lanterns, Reason},
    terminal::{action, event},
    title::NoComponents,
};

/// The table of the game.
pub struct LanternsTable;

impl WebGame for LanternsTable {
    fn id(&self) -> &'static str {
        Lanterns::NAME
    }

    fn with_face(&self, view: &AnyGameView, teller: Teller, draw: &mut dyn FnMut(&dyn Face)) {
        let Some(view) = view.of::<Lanterns>() else { return };
        draw(&LanternsFace { words: teller.words, names: teller.names, view });
    }
}

struct LanternsFace<'a> {
    words: &'a Words,
    names: &'a [String],
    view: &'a GameView<Lanterns>,
}

impl LanternsFace<'_> {
    fn say(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.words.say(id, args)
    }
}

impl Face for LanternsFace<'_> {
    fn class(&self) -> &'static str {
        "lanterns"
    }

    fn heading(&self) -> String {
        self.say("lanterns-round", &[("round", self.view.view.round.into())])
    }

    fn board(&self) -> Markup {
        html! {
            section #map .map tabindex="0" aria-labelledby="map-title" {
                h2 #map-title { (self.say("lanterns-cards", &[])) }
                ul {
                    @for (name, card) in self.names.iter().zip(&self.view.view.cards) {
                        li { (name) ": " @if let Some(card) = card { b .card { (card) } } @else { "?" } }
                    }
                }
            }
        }
    }

    fn tabs(&self) -> (Vec<Tab>, &'static str) {
        (vec![("map", "lanterns-cards"), ("log", "board-jump-log")], "map")
    }

    fn keys(&self) -> [Option<&'static str>; 3] {
        [None, Some("lanterns-cards"), None]
    }

    fn question(&self, _: Option<Seat>) -> String {
        self.say("lanterns-question", &[])
    }

    fn choices(&self, ask: &Ask) -> Markup {
        let buttons = html! {
            @for choice in &self.view.choices {
                button name="choice" value=(choice.hash.0) { (action(self.words, choice.action)) }
            }
        };
        html! { @if !self.view.choices.is_empty() { (ask.form("answers", buttons)) } (ask.back) }
    }

    fn named(&self, hash: &ActionHash) -> Option<String> {
        let choice = self.view.choices.iter().find(|choice| choice.hash == *hash)?;
        Some(action(self.words, choice.action))
    }

    fn barred(&self, _: Seat) -> Vec<Barred> {
        let told = |Reason::Chosen| ("LAN-1", self.say("lanterns-chosen", &[]));
        by_reason(&self.view.reasons, told, |it| action(self.words, it))
    }

    fn log(&self) -> Vec<Entry> {
        self.view.log.iter().map(Entry::of).collect()
    }

    fn sentences(&self, n: usize) -> Vec<Sentence> {
        let sentence =
            |it: &Event| Sentence { words: event(self.words, self.names, it), place: None, step: None };
        sentences(&self.view.log[n], self.words, |seat| self.names[seat.index()].clone(), sentence)
    }

    fn others_from(&self, n: usize) -> usize {
        let is_own = |seat: &Seat| self.view.viewer == Viewer::Seat(*seat);
        if self.view.log[n].seat.is_none_or(|seat| is_own(&seat)) { usize::MAX } else { 0 }
    }

    fn scores(&self, outcome: &Outcome) -> Markup {
        html! { ol { @for (name, score) in self.names.iter().zip(&outcome.scores) { li { (name) ": " (score) } } } }
    }

    fn json(&self, part: &JsonPart) -> serde_json::Result<String> {
        ViewJson {
            game_view: self.view,
            face: self,
            setup: &self.view.rules,
            components: &NoComponents {},
            action: &|it| action(self.words, it),
            reason: &|Reason::Chosen| self.say("lanterns-chosen", &[]),
        }
        .write(part)
    }
}
