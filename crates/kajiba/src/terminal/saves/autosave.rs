//! Saves a game after every act, and says on leaving where it is.

use std::io;

use anyhow::Result;
use tabletop::Title;

use super::{folder::SavesFolder, save::Save};
use crate::cx::Cx;

/// Where a game is saved.
pub struct Autosave<G: Title> {
    /// Nothing if there is no place for it.
    file: Option<String>,
    /// Whether the last act is not saved.
    is_behind: bool,
    /// The campaign that the game is part of, if it is.
    campaign: Option<Box<dyn Campaign<G>>>,
}

/// A campaign, which has its own folder for games and its own command to go on.
pub trait Campaign<G: Title> {
    /// Saves the game in progress in another file, because it cannot stay in its own. Returns that file.
    fn save_elsewhere(&self, cx: &Cx, save: Save<G>) -> Result<String>;
    /// The sentence on leaving a game, and the command to go on; `is_behind` if the last act is not saved.
    fn on_leaving(&self, cx: &Cx, is_behind: bool) -> (String, String);
}

impl<G: Title> Autosave<G> {
    /// Saves a game in a file, which holds it already.
    pub fn at(file: String) -> Self {
        Self { file: Some(file), is_behind: false, campaign: None }
    }

    /// The same for a game of a campaign.
    pub fn of_campaign(file: String, campaign: Box<dyn Campaign<G>>) -> Self {
        Self { campaign: Some(campaign), ..Self::at(file) }
    }

    /// Saves a new game in the user's folder. If that is impossible, says so; the game goes on.
    pub fn in_user_folder(cx: &mut Cx, save: Save<G>) -> io::Result<Self> {
        let folder = SavesFolder::of_user();
        let file = folder.as_ref().and_then(|folder| folder.put(cx, save).ok());
        match (&file, folder) {
            (Some(_), _) => {}
            (None, Some(folder)) => cx.tell("cli-shelf-unwritable", &[("folder", folder.path.into())])?,
            (None, None) => cx.tell("cli-shelf-nowhere", &[])?,
        }
        Ok(Self { file, is_behind: false, campaign: None })
    }

    /// Whether the last act is saved.
    pub fn is_up_to_date(&self) -> bool {
        self.file.is_some() && !self.is_behind
    }

    /// Saves after an act. A game that cannot stay in its file moves to the user's folder or to another file of its
    /// campaign; if that fails too, the next act tries again. Returns whether something was printed.
    pub fn save(&mut self, cx: &mut Cx, save: Save<G>) -> io::Result<bool> {
        let Some(file) = &self.file else { return Ok(false) };
        let was_behind = std::mem::replace(&mut self.is_behind, false);
        let Err(error) = save.write(cx, file) else {
            if was_behind {
                cx.tell("cli-play-saved", &[("file", file.as_str().into())])?;
            }
            return Ok(was_behind);
        };
        if let Some(other) = self.save_elsewhere(cx, save) {
            cx.page.wrapped(&error.to_string(), "")?;
            cx.tell("cli-save-moved", &[("file", other.as_str().into())])?;
            self.file = Some(other);
            return Ok(true);
        }
        self.is_behind = true;
        if was_behind {
            return Ok(false);
        }
        cx.page.wrapped(&error.to_string(), "")?;
        cx.tell("cli-save-behind", &[])?;
        Ok(true)
    }

    fn save_elsewhere(&self, cx: &Cx, save: Save<G>) -> Option<String> {
        match &self.campaign {
            Some(campaign) => campaign.save_elsewhere(cx, save).ok(),
            None => SavesFolder::of_user()?.put(cx, save).ok(),
        }
    }

    /// Saves into a file that somebody named. A game without a file is saved there from now on.
    pub fn save_into(&mut self, cx: &mut Cx, file: &str, save: Save<G>) -> io::Result<()> {
        if let Err(error) = save.write(cx, file) {
            return cx.page.wrapped(&error.to_string(), "");
        }
        self.file.get_or_insert_with(|| file.to_owned());
        cx.tell("cli-play-saved", &[("file", file.into())])
    }

    /// Says where the game is and how it goes on.
    pub fn leave(&mut self, cx: &mut Cx, save: Save<G>, is_over: bool) -> io::Result<()> {
        if self.is_behind {
            self.save(cx, save)?;
        }
        if let Some(campaign) = &self.campaign {
            if is_over && !self.is_behind {
                return Ok(());
            }
            let (sentence, command) = campaign.on_leaving(cx, self.is_behind);
            cx.page.wrapped(&sentence, "")?;
            cx.page.print(&format!("    {command}"))?;
        } else if let Some(file) = &self.file {
            let (sentence, command) = match (self.is_behind, is_over) {
                (true, _) => ("cli-leave-behind", "cli-command-load"),
                (false, true) => ("cli-leave-over", "cli-command-replay"),
                (false, false) => ("cli-leave-saved", "cli-command-load"),
            };
            cx.tell(sentence, &[("file", file.as_str().into())])?;
            // Not wrapped, so that the command can be copied.
            let command = cx.say(command, &[("file", quoted(file).into())]);
            cx.page.print(&format!("    {command}"))?;
        } else {
            cx.tell("cli-leave", &[])?;
        }
        cx.tell("cli-bye", &[])
    }
}

/// A file's name, quoted for a shell if necessary.
fn quoted(file: &str) -> String {
    let is_separator = |letter| std::path::is_separator(letter);
    let is_plain =
        |letter: char| letter.is_alphanumeric() || is_separator(letter) || "._-+:".contains(letter);
    if file.chars().all(is_plain) {
        file.to_owned()
    } else if cfg!(windows) {
        format!("\"{file}\"")
    } else {
        format!("'{}'", file.replace('\'', "'\\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn a_shell_takes_the_name_as_one_word() {
        assert_eq!(quoted("games/0001.json"), "games/0001.json");
        assert_eq!(quoted("遊び/a.json"), "遊び/a.json");
        assert_eq!(quoted("Application Support/a.json"), "'Application Support/a.json'");
        assert_eq!(quoted("Anna's.json"), "'Anna'\\''s.json'");
        assert_eq!(quoted("$HOME\\~"), "'$HOME\\~'");
    }
}
