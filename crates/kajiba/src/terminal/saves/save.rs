//! A saved game: its record, and beside it the players' names and who of them are bots. Saving never destroys another game.

use std::{fs, io::ErrorKind};

use anyhow::Result;
use tabletop::{Record, Title};

use crate::{
    cx::Cx,
    error::{unwritable, user_error},
    record_file,
    terminal::roster::Roster,
    terminal::saves::names,
};

/// A game as it is saved.
pub struct Save<'a, G: Title> {
    /// The game.
    pub record: &'a Record<G>,
    /// The players' names.
    pub names: &'a [String],
    /// Which of them are bots.
    pub roster: &'a Roster,
}

impl<G: Title> Clone for Save<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Title> Copy for Save<'_, G> {}

impl<G: Title> Save<'_, G> {
    /// Writes the game, unless something would be lost by it. The names come first, so that no record is
    /// ever without them.
    pub fn write(self, cx: &Cx, file: &str) -> Result<()> {
        if !self.may_replace(file) {
            return Err(user_error(cx.say("cli-file-taken", &[("file", file.into())])));
        }
        let kept = names::keep(file, self.names).and_then(|()| self.roster.keep(file));
        kept.map_err(|error| unwritable(cx, file, &error))?;
        record_file::write(cx, file, self.record)
    }

    /// Whether nothing is lost when the game takes the place of what is in the file: nothing, or an earlier
    /// part of the game. A log only grows, also when acts are taken back.
    fn may_replace(self, file: &str) -> bool {
        match fs::read_to_string(file) {
            Ok(json) if json.is_empty() => true,
            Ok(json) => G::read_record(&json)
                .is_ok_and(|old| old.start == self.record.start && self.record.log.starts_with(&old.log)),
            // What cannot be a file is told when it is written.
            Err(error) => {
                matches!(
                    error.kind(),
                    ErrorKind::NotFound | ErrorKind::NotADirectory | ErrorKind::IsADirectory
                )
            }
        }
    }
}
