//! The user's folder of saved games, for games that were not given a file.

use std::{
    cmp::Reverse,
    fs, io,
    path::{Path, PathBuf},
    time::SystemTime,
};

use anyhow::Result;
use tabletop::Title;

use crate::{
    cx::Cx,
    data_folder,
    error::unwritable,
    terminal::{
        roster,
        saves::{names, save::Save},
    },
};

/// The folder of saved games.
pub struct SavesFolder {
    /// Its path.
    pub path: String,
}

impl SavesFolder {
    /// The folder of this user, if the system says where it is.
    pub fn of_user() -> Option<Self> {
        let folder = data_folder::of_user()?.join("games");
        folder.into_os_string().into_string().ok().map(|path| Self { path })
    }

    /// All games, the one played last first.
    pub fn games(&self) -> Vec<String> {
        let is_game = |file: &PathBuf| file.extension().is_some_and(|extension| extension == "json");
        let mut games: Vec<_> = self
            .files()
            .filter(is_game)
            .filter_map(|file| Some((changed(&file), number(&file)?, file.to_str()?.to_owned())))
            .collect();
        games.sort_by_key(|&(changed, number, _)| Reverse((changed, number)));
        games.into_iter().map(|(.., file)| file).collect()
    }

    /// Saves a game under the next free number. Returns its file.
    pub fn put<G: Title>(&self, cx: &Cx, save: Save<G>) -> Result<String> {
        let file = self.claim().map_err(|error| unwritable(cx, &self.path, &error))?;
        let written = save.write(cx, &file);
        if written.is_err() {
            // Names without a game are useless. If they cannot be removed, their number is skipped.
            remove_beside(&file);
        }
        written.map(|()| file)
    }

    /// Removes a game, if possible.
    pub fn remove(&self, file: &str) {
        let _ = fs::remove_file(file);
        remove_beside(file);
    }

    /// Reserves a number by creating its file of names, which only one process can do.
    fn claim(&self) -> io::Result<String> {
        fs::create_dir_all(&self.path)?;
        let last = self.files().filter_map(|file| number(&file)).max().unwrap_or(0);
        for number in u64::from(last) + 1.. {
            let file = Path::new(&self.path).join(format!("{number:04}.json"));
            match fs::File::create_new(names::beside(&file)) {
                Ok(_) => return Ok(file.to_str().expect("the folder's name is text").to_owned()),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
        unreachable!("numbers do not end")
    }

    fn files(&self) -> impl Iterator<Item = PathBuf> {
        fs::read_dir(&self.path).into_iter().flatten().flatten().map(|entry| entry.path())
    }
}

/// The number that a file name begins with, if it is one of ours.
fn number(file: &Path) -> Option<u32> {
    let name = file.file_name()?.to_str()?;
    let (number, _) = name.split_once('.')?;
    if number.bytes().all(|digit| digit.is_ascii_digit()) { number.parse().ok() } else { None }
}

fn changed(file: &Path) -> SystemTime {
    fs::metadata(file).and_then(|data| data.modified()).unwrap_or(SystemTime::UNIX_EPOCH)
}

/// Removes the files beside a game, if possible.
fn remove_beside(file: &str) {
    for beside in [names::beside(Path::new(file)), roster::beside(Path::new(file))] {
        let _ = fs::remove_file(beside);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_numbers_count() {
        let number = |name: &str| number(Path::new(name));
        assert_eq!(number("games/0012.json"), Some(12));
        assert_eq!(number("0012.json.names"), Some(12));
        assert_eq!(number("99999999999.json"), None);
        assert_eq!(number("+1.json"), None);
        assert_eq!(number(".json"), None);
        assert_eq!(number("0012"), None);
    }
}
