//! The file of results: a header, then a line for each finished game.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, ErrorKind, Write},
    path::Path,
    sync::Mutex,
};

use anyhow::Result;
use serde::{Deserialize, Serialize};

use super::{Task, game::GameResult};
use crate::{
    cx::Cx,
    error::{unreadable, unwritable, user_error},
};

/// What results must have in common to belong together.
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
    /// The budget of each participant.
    pub budgets: Vec<String>,
}

/// Games that were played before, and the file for new ones.
pub struct Results {
    before: Vec<GameResult>,
    file: Option<Mutex<File>>,
}

impl Results {
    /// No earlier games and no file.
    pub fn kept_nowhere() -> Self {
        Self { before: Vec::new(), file: None }
    }

    /// Resumes the results in a file, or creates it.
    pub fn resume(cx: &Cx, path: &Path, header: &Header) -> Result<Self> {
        let name = path.display().to_string();
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            Err(error) => return Err(unreadable(cx, &name, &error)),
        };
        // An incomplete last line was being written when the ladder was interrupted.
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        let mut lines = whole.lines();
        let is_same =
            lines.next().is_none_or(|line| serde_json::from_str(line).ok().as_ref() == Some(header));
        let before: Option<Vec<GameResult>> = lines.map(|line| serde_json::from_str(line).ok()).collect();
        let Some(before) = before.filter(|_| is_same) else {
            return Err(user_error(cx.say("cli-ladder-other", &[("file", name.into())])));
        };
        let file = begin(path, whole, header).map_err(|error| unwritable(cx, &name, &error))?;
        Ok(Self { before, file: Some(Mutex::new(file)) })
    }

    /// Whether a game has been played.
    pub fn has(&self, task: &Task, ids: &[&str]) -> bool {
        let (one, others) = (ids[task.matchup.one], ids[task.matchup.others]);
        self.before.iter().any(|played| {
            played.one == one
                && played.others == others
                && played.block == task.block
                && played.rotation == task.rotation
        })
    }

    /// Appends a game to the file.
    pub fn note(&self, played: &GameResult) -> io::Result<()> {
        let Some(file) = &self.file else { return Ok(()) };
        let line = serde_json::to_string(played).expect("a result is plain data") + "\n";
        file.lock().expect("results mutex is not poisoned").write_all(line.as_bytes())
    }

    /// The earlier games and these.
    pub fn with(&mut self, played: Vec<GameResult>) -> Vec<GameResult> {
        let mut all = std::mem::take(&mut self.before);
        all.extend(played);
        all
    }
}

/// Opens the file for appending, cut after its last complete line.
fn begin(path: &Path, whole: &str, header: &Header) -> io::Result<File> {
    let mut file = OpenOptions::new().create(true).append(true).open(path)?;
    file.set_len(whole.len() as u64)?;
    if whole.is_empty() {
        let line = serde_json::to_string(header).expect("a header is plain data") + "\n";
        file.write_all(line.as_bytes())?;
    }
    Ok(file)
}
