//! The shelf: the folder of the user's own where games are saved that nobody named a file for.

use std::{
    cmp::Reverse,
    env,
    ffi::OsString,
    fs, io,
    path::{Path, PathBuf},
    time::SystemTime,
};

use anyhow::Result;
use tabletop::Game;

use crate::{cx::Cx, names, partners, save::Save, sorry::unwritable};

/// The folder of saved games.
pub struct Shelf {
    /// Its name.
    pub folder: String,
}

impl Shelf {
    /// The shelf of this user, where the system says where it is.
    pub fn of_user() -> Option<Self> {
        let folder = data_folder_of_user()?.join("games");
        folder.into_os_string().into_string().ok().map(|folder| Self { folder })
    }

    /// All games, the one last played first.
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

    /// Saves a game under the next free number, and says where.
    pub fn put<G: Game>(&self, cx: &Cx, save: Save<G>) -> Result<String> {
        let file = self.claim().map_err(|error| unwritable(cx, &self.folder, &error))?;
        let written = save.write(cx, &file);
        if written.is_err() {
            // Names without a game are of no use; where they stay, their number is passed over.
            remove_beside(&file);
        }
        written.map(|()| file)
    }

    /// Takes a game away again, as far as that can be done.
    pub fn remove(&self, file: &str) {
        let _ = fs::remove_file(file);
        remove_beside(file);
    }

    /// Takes a number by its file of names, which only one of several runs can create.
    fn claim(&self) -> io::Result<String> {
        fs::create_dir_all(&self.folder)?;
        let last = self.files().filter_map(|file| number(&file)).max().unwrap_or(0);
        for number in u64::from(last) + 1.. {
            let file = Path::new(&self.folder).join(format!("{number:04}.json"));
            match fs::File::create_new(names::beside(&file)) {
                Ok(_) => return Ok(file.to_str().expect("the folder's name is text").to_owned()),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
        unreachable!("numbers do not end")
    }

    fn files(&self) -> impl Iterator<Item = PathBuf> {
        fs::read_dir(&self.folder).into_iter().flatten().flatten().map(|entry| entry.path())
    }
}

/// The number that a file's name begins with, if it is one of ours.
fn number(file: &Path) -> Option<u32> {
    let name = file.file_name()?.to_str()?;
    let (number, _) = name.split_once('.')?;
    if number.bytes().all(|digit| digit.is_ascii_digit()) { number.parse().ok() } else { None }
}

fn changed(file: &Path) -> SystemTime {
    fs::metadata(file).and_then(|data| data.modified()).unwrap_or(SystemTime::UNIX_EPOCH)
}

/// The folder in which everything of this user's is kept, where the system says where it is.
pub fn data_folder_of_user() -> Option<PathBuf> {
    data_folder(env::consts::OS, |name| env::var_os(name).filter(|value| !value.is_empty()))
}

/// Where programs of this system keep what is the user's, unless the user says where.
fn data_folder(os: &str, var: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let path = |name: &str| var(name).map(PathBuf::from);
    let home = |below: &str| path("HOME").map(|home| home.join(below));
    path("KAJIBA_DATA").or_else(|| match os {
        "windows" => path("APPDATA").map(|data| data.join("kajiba")),
        "macos" => home("Library/Application Support/kajiba"),
        // The standard has it that a relative path means nothing here.
        _ => path("XDG_DATA_HOME")
            .filter(|data| data.is_absolute())
            .map(|data| data.join("kajiba"))
            .or_else(|| home(".local/share/kajiba")),
    })
}

/// Takes away what is kept beside a game, as far as that can be done.
fn remove_beside(file: &str) {
    for beside in [names::beside(Path::new(file)), partners::beside(Path::new(file))] {
        let _ = fs::remove_file(beside);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(os: &str, vars: &[(&str, &str)]) -> Option<PathBuf> {
        data_folder(os, |name| {
            vars.iter().find(|(known, _)| *known == name).map(|(_, value)| OsString::from(value))
        })
    }

    #[test]
    fn each_system_has_its_folder() {
        let home = ("HOME", "/home/anna");
        let is = |path: &str| Some(PathBuf::from(path));
        assert_eq!(folder("linux", &[home]), is("/home/anna/.local/share/kajiba"));
        assert_eq!(folder("linux", &[home, ("XDG_DATA_HOME", "data")]), is("/home/anna/.local/share/kajiba"));
        assert_eq!(folder("macos", &[home]), is("/home/anna/Library/Application Support/kajiba"));
        assert_eq!(folder("windows", &[home, ("APPDATA", "/anna")]), is("/anna/kajiba"));
        assert_eq!(folder("windows", &[home]), None);
        assert_eq!(folder("linux", &[]), None);
        for os in ["linux", "macos", "windows"] {
            assert_eq!(folder(os, &[home, ("KAJIBA_DATA", "mine")]), is("mine"));
        }
    }

    #[cfg(unix)]
    #[test]
    fn the_standard_variable_counts_where_it_is_absolute() {
        let vars = [("HOME", "/home/anna"), ("XDG_DATA_HOME", "/data")];
        assert_eq!(folder("linux", &vars), Some(PathBuf::from("/data/kajiba")));
    }

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
