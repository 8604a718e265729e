//! What a viewer can testify of a game: what they know and what they are asked, in values and in words, for reports and for
//! programs.

use std::io;

use host::{Choice, GameView, LogContent, LogEntry};
use serde::Serialize;
use serde_json::{Value, json};
use tabletop::{Game, Viewer};

use crate::face::Face;

/// A game as its viewer knows it, with words for what can be done in it.
pub struct ViewJson<'a, G: Game> {
    /// What the viewer may see.
    pub game_view: &'a GameView<G>,
    /// What tells it.
    pub face: &'a dyn Face,
    /// Seats and options.
    pub setup: &'a G::Setup,
    /// What tiles and cards carry, where that is not as usual.
    pub components: Option<&'a G::Components>,
    /// What an action is, in words.
    pub action: &'a dyn Fn(G::Action) -> String,
    /// Why something is not possible, in words.
    pub reason: &'a dyn Fn(G::Reason) -> String,
}

/// What a viewer is asked to write down.
pub enum JsonPart<'a> {
    /// A report of everything, with what it says beside.
    Report(&'a ReportHead<'a>),
    /// What the viewer sees.
    View,
    /// What the viewer is asked, what they may do and what they may not.
    Options,
    /// What happened, as far as the viewer knows.
    Log,
}

/// What a report says beside its game.
#[derive(Serialize)]
pub struct ReportHead<'a> {
    /// That it is a report.
    pub kind: &'static str,
    /// How it is written.
    pub format: u8,
    /// Which Kajiba has written it.
    pub kajiba: &'static str,
    /// The id of the game.
    pub game: &'a str,
    /// How far the table is.
    pub phase: &'static str,
    /// In which language it was read.
    pub language: &'static str,
    /// The problem.
    pub text: &'a str,
    /// Who plays, by seat.
    pub seats: Vec<&'static str>,
    /// Through whose eyes.
    pub looking: Option<u8>,
}

/// A report of what is known.
#[derive(Serialize)]
#[serde(bound = "")]
struct Report<'a, G: Game> {
    #[serde(flatten)]
    head: &'a ReportHead<'a>,
    #[serde(rename = "seen")]
    game_view: ReportView<'a, G>,
}

/// What is known. It is written at once, for some sets are larger than any number that JSON values can hold.
#[derive(Serialize)]
#[serde(bound = "")]
struct ReportView<'a, G: Game> {
    rules: u32,
    setup: &'a G::Setup,
    components: Value,
    version: u64,
    asked: Vec<u8>,
    view: &'a G::View,
    you: Value,
    log: Vec<Value>,
}

/// What is seen, for programs.
#[derive(Serialize)]
#[serde(bound = "")]
struct ApiView<'a, G: Game> {
    rules: u32,
    setup: &'a G::Setup,
    version: u64,
    asked: Vec<u8>,
    view: &'a G::View,
}

/// Writes sets of more than 64 ids as lists of them: no program reads such numbers safely.
struct Lists;

impl serde_json::ser::Formatter for Lists {
    fn write_u128<W: ?Sized + io::Write>(&mut self, writer: &mut W, set: u128) -> io::Result<()> {
        let ids: Vec<String> =
            (0..u128::BITS).filter(|id| set >> id & 1 == 1).map(|id| id.to_string()).collect();
        write!(writer, "[{}]", ids.join(","))
    }
}

impl<G: Game> ViewJson<'_, G> {
    /// What is part, as JSON. It is made from what the viewer may see and from nothing else.
    ///
    /// # Errors
    /// Something of it cannot be written as JSON.
    pub fn write(&self, part: &JsonPart) -> serde_json::Result<String> {
        match part {
            JsonPart::Report(head) => self.report(head),
            JsonPart::View => self.view(),
            JsonPart::Options => serde_json::to_string(&self.options()),
            JsonPart::Log => serde_json::to_string(&self.log()),
        }
    }

    fn view(&self) -> serde_json::Result<String> {
        let game_view = self.game_view;
        let mut json = Vec::new();
        let sighted = ApiView::<G> {
            rules: G::VERSION,
            setup: self.setup,
            version: game_view.version,
            asked: game_view.asked.iter().map(|seat| seat.0).collect(),
            view: &game_view.view,
        };
        sighted.serialize(&mut serde_json::Serializer::with_formatter(&mut json, Lists))?;
        Ok(String::from_utf8(json).expect("JSON is text"))
    }

    /// The options as programs read them: by number and by id.
    fn options(&self) -> Value {
        let game_view = self.game_view;
        let option = |(index, choice): (usize, &Choice<G::Action>)| {
            let sentence = (self.action)(choice.action);
            json!({
                "index": index, "id": choice.hash.0, "action": choice.action, "sentence": sentence,
                "free": choice.is_free,
            })
        };
        let refused = |&(action, reason): &(G::Action, G::Reason)| json!({ "action": action, "sentence": (self.action)(action), "why": (self.reason)(reason) });
        let seat = match game_view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        json!({
            "version": game_view.version,
            "asked": game_view.asked.iter().map(|seat| seat.0).collect::<Vec<_>>(),
            "question": game_view.question,
            "sentence": self.face.question(seat),
            "options": game_view.choices.iter().enumerate().map(option).collect::<Vec<_>>(),
            "refused": game_view.reasons.iter().map(refused).collect::<Vec<_>>(),
        })
    }

    fn log(&self) -> Value {
        let entry = |(n, log): (usize, &LogEntry<G::Event>)| {
            let (what, sentences) = self.entry(n, log);
            let seat = log.seat.map(|seat| seat.0);
            json!({ "version": log.version, "at_ms": log.at_ms, "seat": seat, "what": what, "sentences": sentences })
        };
        json!({
            "version": self.game_view.version,
            "entries": self.game_view.log.iter().enumerate().map(entry).collect::<Vec<_>>(),
        })
    }

    fn report(&self, head: &ReportHead) -> serde_json::Result<String> {
        let game_view = self.game_view;
        let game_view = ReportView::<G> {
            rules: G::VERSION,
            setup: self.setup,
            components: self.components.map_or_else(|| json!("embedded"), |components| json!(components)),
            version: game_view.version,
            asked: game_view.asked.iter().map(|seat| seat.0).collect(),
            view: &game_view.view,
            you: self.asked(),
            log: game_view.log.iter().enumerate().map(|(n, entry)| self.line(n, entry)).collect(),
        };
        serde_json::to_string_pretty(&Report { head, game_view })
    }

    /// The question to the viewer, with what they may do and what they may not.
    fn asked(&self) -> Value {
        let Viewer::Seat(seat) = self.game_view.viewer else { return Value::Null };
        let choice = |choice: &Choice<G::Action>| {
            let words = (self.action)(choice.action);
            json!({ "action": choice.action, "words": words, "free": choice.is_free })
        };
        let refused = |&(action, reason): &(G::Action, G::Reason)| {
            let (words, why) = ((self.action)(action), (self.reason)(reason));
            json!({ "action": action, "words": words, "why": why })
        };
        json!({
            "question": self.face.question(Some(seat)),
            "choices": self.game_view.choices.iter().map(choice).collect::<Vec<_>>(),
            "refused": self.game_view.reasons.iter().map(refused).collect::<Vec<_>>(),
        })
    }

    /// An entry of the log as the viewer knows it.
    fn line(&self, n: usize, entry: &LogEntry<G::Event>) -> Value {
        let (what, words) = self.entry(n, entry);
        json!({ "version": entry.version, "seat": entry.seat.map(|seat| seat.0), "what": what, "words": words })
    }

    /// What an entry brought about, in values and in sentences.
    fn entry(&self, n: usize, entry: &LogEntry<G::Event>) -> (Value, Vec<String>) {
        let what = match &entry.what {
            LogContent::Done(events) => json!(events),
            LogContent::Undone { past_barrier } => json!({ "undone": { "past_barrier": past_barrier } }),
        };
        (what, self.face.sentences(n).into_iter().map(|sentence| sentence.words).collect())
    }
}
