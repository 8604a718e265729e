//! What a viewer knows and is asked, as JSON with values and sentences, for reports and for the API.

use std::io;

use host::{Choice, GameView, LogContent, LogEntry};
use serde::Serialize;
use serde_json::{Value, json};
use tabletop::{Game, Title, Viewer};

use crate::face::Face;

/// A game as its viewer knows it, with the words for its actions and reasons.
pub struct ViewJson<'a, G: Game> {
    /// What the viewer may see.
    pub game_view: &'a GameView<G>,
    /// The game's face for the viewer.
    pub face: &'a dyn Face,
    /// Seats and options.
    pub setup: &'a G::Setup,
    /// What tiles and cards carry.
    pub components: &'a G::Components,
    /// An action in words.
    pub action: &'a dyn Fn(G::Action) -> String,
    /// A reason in words.
    pub reason: &'a dyn Fn(G::Reason) -> String,
}

/// The part to write.
pub enum JsonPart<'a> {
    /// Everything, for a report with this head.
    Report(&'a ReportHead<'a>),
    /// The view.
    View,
    /// The question, the options, and the refused actions.
    Options,
    /// The log as the viewer knows it.
    Log,
}

/// The head of a report.
#[derive(Serialize)]
pub struct ReportHead<'a> {
    /// Marks it as a report.
    pub kind: &'static str,
    /// The version of the report format.
    pub format: u8,
    /// The version of Kajiba.
    pub kajiba: &'static str,
    /// The id of the game.
    pub game: &'a str,
    /// The phase of the table.
    pub phase: &'static str,
    /// The visitor's language.
    pub language: &'static str,
    /// The problem in the visitor's words.
    pub text: &'a str,
    /// The kind of player in each seat.
    pub seats: Vec<&'static str>,
    /// The seat whose view it is.
    pub looking: Option<u8>,
}

/// A report.
#[derive(Serialize)]
#[serde(bound = "")]
struct Report<'a, G: Game> {
    #[serde(flatten)]
    head: &'a ReportHead<'a>,
    #[serde(rename = "seen")]
    game_view: ReportView<'a, G>,
}

/// The view in a report. It is serialized directly, since some sets exceed the numbers of `serde_json::Value`.
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

/// The view for the API.
#[derive(Serialize)]
#[serde(bound = "")]
struct ApiView<'a, G: Game> {
    rules: u32,
    setup: &'a G::Setup,
    version: u64,
    asked: Vec<u8>,
    view: &'a G::View,
}

/// Writes sets of more than 64 ids as lists, since few JSON readers handle such large numbers.
struct Lists;

impl serde_json::ser::Formatter for Lists {
    fn write_u128<W: ?Sized + io::Write>(&mut self, writer: &mut W, set: u128) -> io::Result<()> {
        let ids: Vec<String> =
            (0..u128::BITS).filter(|id| set >> id & 1 == 1).map(|id| id.to_string()).collect();
        write!(writer, "[{}]", ids.join(","))
    }
}

impl<G: Title> ViewJson<'_, G> {
    /// Writes a part as JSON. It is made from what the viewer may see and from nothing else.
    ///
    /// # Errors
    ///
    /// It cannot be written as JSON.
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
            rules: game_view.rules_version,
            setup: self.setup,
            version: game_view.version,
            asked: game_view.asked.iter().map(|seat| seat.0).collect(),
            view: &game_view.view,
        };
        sighted.serialize(&mut serde_json::Serializer::with_formatter(&mut json, Lists))?;
        Ok(String::from_utf8(json).expect("JSON is text"))
    }

    /// The options for the API: by number and by id.
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

    /// The log for the API: the entries with their times.
    fn log(&self) -> Value {
        let mut entries = self.entries();
        for (entry, log) in entries.iter_mut().zip(&self.game_view.log) {
            entry["at_ms"] = json!(log.at_ms);
        }
        json!({ "version": self.game_view.version, "entries": entries })
    }

    /// The log entries as the viewer knows them. Reports tell no times.
    fn entries(&self) -> Vec<Value> {
        let entry = |(n, log): (usize, &LogEntry<G::Event>)| {
            let (what, sentences) = self.entry(n, log);
            let seat = log.seat.map(|seat| seat.0);
            json!({ "version": log.version, "seat": seat, "what": what, "sentences": sentences })
        };
        self.game_view.log.iter().enumerate().map(entry).collect()
    }

    fn report(&self, head: &ReportHead) -> serde_json::Result<String> {
        let game_view = self.game_view;
        let game_view = ReportView::<G> {
            rules: game_view.rules_version,
            setup: self.setup,
            components: self.components(),
            version: game_view.version,
            asked: game_view.asked.iter().map(|seat| seat.0).collect(),
            view: &game_view.view,
            you: match game_view.viewer {
                Viewer::Seat(_) => self.options(),
                Viewer::Spectator => Value::Null,
            },
            log: self.entries(),
        };
        serde_json::to_string_pretty(&Report { head, game_view })
    }

    /// The components, unless they are those that come with Kajiba.
    fn components(&self) -> Value {
        let is_embedded = *self.components == G::components().components;
        if is_embedded { json!("embedded") } else { json!(self.components) }
    }

    /// The events of an entry as values and as sentences.
    fn entry(&self, n: usize, entry: &LogEntry<G::Event>) -> (Value, Vec<String>) {
        let what = match &entry.what {
            LogContent::Done(events) => json!(events),
            LogContent::Undone { past_barrier } => json!({ "undone": { "past_barrier": past_barrier } }),
        };
        (what, self.face.sentences(n).into_iter().map(|sentence| sentence.words).collect())
    }
}
