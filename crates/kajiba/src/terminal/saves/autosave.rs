//! Who keeps the game: saves it after every act, and says on leaving where it is.

use std::io;

use tabletop::Game;

use crate::{
    cx::Cx,
    katana::story::Story,
    terminal::saves::{folder::SavesFolder, save::Save},
};

/// Where a game is kept.
pub struct Autosave {
    /// Nothing where there is no place for it.
    file: Option<String>,
    /// Whether the last act is not saved.
    is_behind: bool,
    /// The campaign that the game is part of, if it is.
    story: Option<Story>,
}

impl Autosave {
    /// Keeps a game in a file, which holds it already.
    pub fn at(file: String) -> Self {
        Self { file: Some(file), is_behind: false, story: None }
    }

    /// The same for a game of a campaign, which is left and taken up by the campaign's name.
    pub fn of_story(file: String, story: Story) -> Self {
        Self { story: Some(story), ..Self::at(file) }
    }

    /// Puts a new game on the user's shelf. Where that is impossible the game goes on, and says so.
    pub fn in_user_folder<G: Game>(cx: &mut Cx, save: Save<G>) -> io::Result<Self> {
        let shelf = SavesFolder::of_user();
        let file = shelf.as_ref().and_then(|shelf| shelf.put(cx, save).ok());
        match (&file, shelf) {
            (Some(_), _) => {}
            (None, Some(shelf)) => cx.tell("cli-shelf-unwritable", &[("folder", shelf.folder.into())])?,
            (None, None) => cx.tell("cli-shelf-nowhere", &[])?,
        }
        Ok(Self { file, is_behind: false, story: None })
    }

    /// Whether everything that was done is saved.
    pub fn is_up_to_date(&self) -> bool {
        self.file.is_some() && !self.is_behind
    }

    /// Saves after an act. What cannot stay in its file goes on the shelf, or into another file of its campaign; where
    /// there is no room either, the next act tries again. Whether something was told.
    pub fn save<G: Game>(&mut self, cx: &mut Cx, save: Save<G>) -> io::Result<bool> {
        let Some(file) = &self.file else { return Ok(false) };
        let was_behind = std::mem::replace(&mut self.is_behind, false);
        let Err(error) = save.write(cx, file) else {
            if was_behind {
                cx.tell("cli-play-saved", &[("file", file.as_str().into())])?;
            }
            return Ok(was_behind);
        };
        if let Some(other) = self.put_elsewhere(cx, save) {
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

    fn put_elsewhere<G: Game>(&self, cx: &Cx, save: Save<G>) -> Option<String> {
        match &self.story {
            Some(story) => story.put_elsewhere(cx, save).ok(),
            None => SavesFolder::of_user()?.put(cx, save).ok(),
        }
    }

    /// Saves into a file that somebody named. A game without a place is kept there from now on.
    pub fn save_into<G: Game>(&mut self, cx: &mut Cx, file: &str, save: Save<G>) -> io::Result<()> {
        if let Err(error) = save.write(cx, file) {
            return cx.page.wrapped(&error.to_string(), "");
        }
        self.file.get_or_insert_with(|| file.to_owned());
        cx.tell("cli-play-saved", &[("file", file.into())])
    }

    /// Says where the game is and what can be done with it.
    pub fn leave<G: Game>(&mut self, cx: &mut Cx, save: Save<G>, is_over: bool) -> io::Result<()> {
        if self.is_behind {
            self.save(cx, save)?;
        }
        if let Some(story) = &self.story {
            if is_over && !self.is_behind {
                return Ok(());
            }
            cx.tell(if self.is_behind { "cli-leave-story-behind" } else { "cli-leave-story" }, &[])?;
            let command = cx.say("cli-command-story", &[("name", story.name.as_str().into())]);
            cx.page.print(&format!("    {command}"))?;
        } else if let Some(file) = &self.file {
            let (sentence, command) = match (self.is_behind, is_over) {
                (true, _) => ("cli-leave-behind", "cli-command-load"),
                (false, true) => ("cli-leave-over", "cli-command-replay"),
                (false, false) => ("cli-leave-saved", "cli-command-load"),
            };
            cx.tell(sentence, &[("file", file.as_str().into())])?;
            // The command stays on one line, to be copied.
            let command = cx.say(command, &[("file", quoted(file).into())]);
            cx.page.print(&format!("    {command}"))?;
        } else {
            cx.tell("cli-leave", &[])?;
        }
        cx.tell("cli-bye", &[])
    }
}

/// A file's name as a shell takes it.
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
