//! A campaign as it is kept: a file of the user's own, and a folder with the games of its attempts beside it.

use std::{
    fs, io,
    path::{Path, PathBuf},
    time::SystemTime,
};

use anyhow::Result;
use host::limits::CAMPAIGN_NAME_CHARS_MAX;
use katana::story::campaign::Campaign;
use serde::{Deserialize, Serialize};
use tabletop::Title;

use crate::{
    atomic_file,
    cx::Cx,
    data_folder,
    error::{unreadable, unwritable, user_error},
    terminal::saves::{autosave, folder::SavesFolder, save::Save},
};

/// What is in the file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedCampaign {
    /// What the player is called.
    pub player: String,
    /// The attempts that are over, and the chapters given up.
    pub campaign: Campaign,
    /// The games of those attempts, in order, by their names in the folder.
    pub games: Vec<String>,
    /// The game in progress, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub current: Option<String>,
}

/// A campaign by name.
#[derive(Clone)]
pub struct Story {
    /// Its name.
    pub name: String,
    folder: PathBuf,
}

impl Story {
    /// The campaign of a name, there or not.
    pub fn named(cx: &Cx, name: &str) -> Result<Self> {
        let is_letter = |letter: char| letter.is_alphanumeric() || "-_".contains(letter);
        if name.is_empty() || name.chars().count() > CAMPAIGN_NAME_CHARS_MAX || !name.chars().all(is_letter) {
            return Err(user_error(cx.say("cli-story-bad-name", &[("name", name.into())])));
        }
        Ok(Self { name: name.to_owned(), folder: folder(cx)? })
    }

    /// All campaigns, by name.
    pub fn all(cx: &Cx) -> Result<Vec<Self>> {
        let folder = folder(cx)?;
        let files = fs::read_dir(&folder).into_iter().flatten().flatten().map(|entry| entry.path());
        let stories = files.filter(|file| file.extension().is_some_and(|extension| extension == "json"));
        let names = stories.filter_map(|file| Some(file.file_stem()?.to_str()?.to_owned()));
        let mut names: Vec<String> = names.collect();
        names.sort();
        Ok(names.into_iter().map(|name| Self { name, folder: folder.clone() }).collect())
    }

    fn file(&self) -> PathBuf {
        self.folder.join(format!("{}.json", self.name))
    }

    /// Whether there is such a campaign.
    pub fn is_there(&self) -> bool {
        self.file().exists()
    }

    /// When it was played last, or begun.
    pub fn last_played(&self) -> Option<SystemTime> {
        // Every act replaces a file in the folder.
        let changed = |path: PathBuf| fs::metadata(path).and_then(|data| data.modified()).ok();
        changed(self.folder.join(&self.name)).max(changed(self.file()))
    }

    /// What is kept of it.
    pub fn read(&self, cx: &Cx) -> Result<SavedCampaign> {
        let file = shown(&self.file());
        let text = match fs::read_to_string(self.file()) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Err(user_error(cx.say("cli-story-unknown", &[("name", self.name.as_str().into())])));
            }
            Err(error) => return Err(unreadable(cx, &file, &error)),
        };
        serde_json::from_str(&text)
            .map_err(|_| user_error(cx.say("cli-story-damaged", &[("file", file.as_str().into())])))
    }

    /// Keeps it: the file is the old one or the new one, whatever happens.
    pub fn write(&self, cx: &Cx, kept: &SavedCampaign) -> Result<()> {
        let text = serde_json::to_string_pretty(kept).expect("a campaign is plain data") + "\n";
        let written = fs::create_dir_all(&self.folder).and_then(|()| atomic_file::write(&self.file(), &text));
        written.map_err(|error| unwritable(cx, &shown(&self.file()), &error))
    }

    /// Keeps a game under the next number, as the one in progress; its file. The game is written first: the campaign
    /// never points at one that is not there.
    pub fn put<G: Title>(&self, cx: &Cx, kept: &mut SavedCampaign, save: Save<G>) -> Result<String> {
        let folder = SavesFolder { path: shown(&self.folder.join(&self.name)) };
        let file = folder.put(cx, save)?;
        let current = Path::new(&file).file_name().map(|name| name.to_string_lossy().into_owned());
        let before = std::mem::replace(&mut kept.current, current);
        if let Err(error) = self.write(cx, kept) {
            kept.current = before;
            // Nobody will ask for a game that no campaign points at.
            folder.remove(&file);
            return Err(error);
        }
        Ok(file)
    }

    /// The file of a game of its attempts.
    pub fn game(&self, game: &str) -> String {
        shown(&self.folder.join(&self.name).join(game))
    }
}

impl<G: Title> autosave::Campaign<G> for Story {
    fn save_elsewhere(&self, cx: &Cx, save: Save<G>) -> Result<String> {
        self.put(cx, &mut self.read(cx)?, save)
    }

    fn on_leaving(&self, cx: &Cx, is_behind: bool) -> (String, String) {
        let id = if is_behind { "cli-leave-story-behind" } else { "cli-leave-story" };
        (cx.say(id, &[]), cx.say("cli-command-story", &[("name", self.name.as_str().into())]))
    }
}

/// Where campaigns are kept.
fn folder(cx: &Cx) -> Result<PathBuf> {
    let data = data_folder::of_user().ok_or_else(|| user_error(cx.say("cli-story-nowhere", &[])))?;
    Ok(data.join("stories"))
}

fn shown(file: &Path) -> String {
    file.to_string_lossy().into_owned()
}
