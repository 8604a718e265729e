//! The file of results: a heading, then a line for each game as soon as it is over.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, ErrorKind, Write},
    path::Path,
    sync::Mutex,
};

use anyhow::Result;
use serde::{Deserialize, Serialize};

use super::{Task, game::Played};
use crate::{
    cx::Cx,
    error::{unreadable, unwritable, user_error},
};

/// What must be alike for results to belong together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// The game.
    pub ladder: String,
    /// The version of its rules.
    pub version: u32,
    /// How many play.
    pub players: u8,
    /// The series.
    pub seed: u64,
    /// What each participant may think.
    pub budgets: Vec<String>,
}

/// Games that were played before, and where new ones are written down.
pub struct Results {
    before: Vec<Played>,
    file: Option<Mutex<File>>,
}

impl Results {
    /// Nothing is written down.
    pub fn kept_nowhere() -> Self {
        Self { before: Vec::new(), file: None }
    }

    /// Takes up what a file holds, or begins it.
    pub fn resume(cx: &Cx, path: &Path, header: &Header) -> Result<Self> {
        let name = path.display().to_string();
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            Err(error) => return Err(unreadable(cx, &name, &error)),
        };
        // A line without its end was being written when the ladder was interrupted.
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        let mut lines = whole.lines();
        let is_same =
            lines.next().is_none_or(|line| serde_json::from_str(line).ok().as_ref() == Some(header));
        let before: Option<Vec<Played>> = lines.map(|line| serde_json::from_str(line).ok()).collect();
        let Some(before) = before.filter(|_| is_same) else {
            return Err(user_error(cx.say("cli-ladder-other", &[("file", name.into())])));
        };
        let file = begin(path, whole, header).map_err(|error| unwritable(cx, &name, &error))?;
        Ok(Self { before, file: Some(Mutex::new(file)) })
    }

    /// Whether a game has been played.
    pub fn has(&self, task: &Task, ids: &[&str]) -> bool {
        let (one, others) = (ids[task.line.one], ids[task.line.others]);
        self.before.iter().any(|played| {
            played.one == one
                && played.others == others
                && played.block == task.block
                && played.rotation == task.rotation
        })
    }

    /// Writes a game down.
    pub fn note(&self, played: &Played) -> io::Result<()> {
        let Some(file) = &self.file else { return Ok(()) };
        let line = serde_json::to_string(played).expect("a result is plain data") + "\n";
        file.lock().expect("nobody panics while writing").write_all(line.as_bytes())
    }

    /// All games: those from before and these.
    pub fn with(&mut self, played: Vec<Played>) -> Vec<Played> {
        let mut all = std::mem::take(&mut self.before);
        all.extend(played);
        all
    }
}

/// The file with what is whole of it, open for more.
fn begin(path: &Path, whole: &str, header: &Header) -> io::Result<File> {
    let mut file = OpenOptions::new().create(true).append(true).open(path)?;
    file.set_len(whole.len() as u64)?;
    if whole.is_empty() {
        let line = serde_json::to_string(header).expect("a heading is plain data") + "\n";
        file.write_all(line.as_bytes())?;
    }
    Ok(file)
}
