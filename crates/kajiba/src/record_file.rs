//! Files of recorded games. A crash while writing leaves the old file as it was.

use std::{fs, path::Path};

use anyhow::{Error, Result};
use serde::{Deserialize, Serialize};
use tabletop::{Fault, Game, Record, Title};

use crate::{
    atomic_file,
    cx::Cx,
    error::{unreadable, unwritable, user_error},
    game::{AnyGame, Games},
};

/// A file that says that it is the record of a game; nothing in it is proven yet.
pub struct RecordFile<'a> {
    /// Its path.
    pub file: &'a str,
    json: String,
    game: String,
}

/// The part of a record that tells how to read the rest.
#[derive(Deserialize)]
struct Header {
    game: String,
}

impl<'a> RecordFile<'a> {
    /// Reads a file, and in it only which game it is of.
    pub fn read(cx: &Cx, file: &'a str) -> Result<Self> {
        let json = fs::read_to_string(file).map_err(|error| unreadable(cx, file, &error))?;
        let Header { game } = serde_json::from_str(&json).map_err(|error| no_record(cx, file, &error))?;
        Ok(Self { file, json, game })
    }

    /// The game that the record is of.
    pub fn game<'g>(&self, cx: &Cx, games: &'g Games) -> Result<&'g dyn AnyGame> {
        games.named(&self.game).ok_or_else(|| faulty(cx, self.file, Fault::Game))
    }

    /// The whole record.
    pub fn record<G: Title>(&self, cx: &Cx) -> Result<Record<G>> {
        G::read_record(&self.json).map_err(|error| no_record(cx, self.file, &error))
    }
}

fn no_record(cx: &Cx, file: &str, error: &serde_json::Error) -> Error {
    let place = [("file", file.into()), ("line", error.line().into()), ("column", error.column().into())];
    user_error(cx.say("cli-record-unreadable", &place))
}

/// Writes a record and replaces what was in the file.
pub fn write<G: Game>(cx: &Cx, file: &str, record: &Record<G>) -> Result<()> {
    atomic_file::write(Path::new(file), &json(record)).map_err(|error| unwritable(cx, file, &error))
}

/// The record as JSON with one line for each part and each entry of the log.
fn json<G: Game>(record: &Record<G>) -> String {
    let Record { format, game, version, setup, components, seed, start, log, events } = record;
    let mut parts = vec![
        format!("\"format\": {}", compact(format)),
        format!("\"game\": {}", compact(game)),
        format!("\"version\": {}", compact(version)),
        format!("\"setup\": {}", compact(setup)),
        format!("\"components\": {}", compact(components)),
        format!("\"seed\": {}", compact(seed)),
        format!("\"start\": {}", compact(start)),
        format!("\"log\": {}", by_line(log)),
    ];
    if let Some(events) = events {
        parts.push(format!("\"events\": {}", by_line(events)));
    }
    format!("{{\n  {}\n}}\n", parts.join(",\n  "))
}

fn by_line(items: &[impl Serialize]) -> String {
    if items.is_empty() {
        return "[]".to_owned();
    }
    let items: Vec<String> = items.iter().map(compact).collect();
    format!("[\n    {}\n  ]", items.join(",\n    "))
}

fn compact(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("the types of a record are plain data")
}

/// Why the file is not the record of a game.
pub fn faulty(cx: &Cx, file: &str, fault: Fault) -> Error {
    let file = ("file", file.into());
    user_error(match fault {
        Fault::Format(format) => cx.say("cli-fault-format", &[file, ("format", i64::from(format).into())]),
        Fault::Game => cx.say("cli-fault-game", &[file]),
        Fault::Version(version) => {
            cx.say("cli-fault-version", &[file, ("version", i64::from(version).into())])
        }
        Fault::Header => cx.say("cli-fault-header", &[file]),
        Fault::Start => cx.say("cli-fault-start", &[file]),
        Fault::Refused(entry) => cx.say("cli-fault-refused", &[file, ("entry", entry.into())]),
        Fault::Hash(entry) => cx.say("cli-fault-hash", &[file, ("entry", entry.into())]),
        Fault::Events(entry) => cx.say("cli-fault-events", &[file, ("entry", entry.into())]),
    })
}
