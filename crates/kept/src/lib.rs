//! Files that tests keep in the repository and compare with. `KAJIBA_BLESS=1 cargo test` writes them. The crates of the
//! rules have no I/O; their tests have it from here.

use std::{env, fs, path::Path};

/// Compares what was `found` with a file, or writes it there if that is blessed and the file `may_change`.
///
/// # Panics
/// They differ.
pub fn compare(path: &Path, found: &str, may_change: bool) {
    if may_change && is_blessed() {
        fs::write(path, found).expect("the file can be written");
    }
    assert_eq!(found, read(path), "{} has changed", path.display());
}

/// Writes a file that is missing, if that is blessed.
///
/// # Panics
/// It cannot be written.
pub fn add_missing(path: &Path, text: impl FnOnce() -> String) {
    if is_blessed() && !path.exists() {
        fs::write(path, text() + "\n").expect("the file can be written");
    }
}

/// The files of a folder with their texts, in no order.
///
/// # Panics
/// They cannot be read.
pub fn texts(folder: &Path) -> impl Iterator<Item = (String, String)> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    entries.map(|entry| {
        let path = entry.expect("the folder can be read").path();
        (path.display().to_string(), read(&path))
    })
}

/// The text of a file.
///
/// # Panics
/// It cannot be read.
#[must_use]
pub fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn is_blessed() -> bool {
    env::var_os("KAJIBA_BLESS").is_some()
}
