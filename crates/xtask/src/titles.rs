//! Shared code names no game: a game's name stands in its own folders and in the lists of games only.
//!
//! Tests are only listed: a test of shared code plays some game. Modules of tests at the end of a source do not count.

use std::{collections::BTreeMap, fs};

use anyhow::{Context, Result};

use crate::files::files;

/// The names by which code can know a game.
const NAMES: [&str; 3] = ["katana", "shogunate", "court"];

/// The crates that are one game's alone.
const GAME_CRATES: [&str; 3] = ["katana", "shogunate", "sample"];

/// The folders of a crate that are searched.
const FOLDERS: [&str; 5] = ["src", "tests", "locales", "assets", "benches"];

/// Files and folders that may name games although they are shared, each with the reason.
const EXCEPTIONS: &[(&str, &str)] = &[
    ("crates/web/src/api/openapi.json", "examples of requests name a game"),
    ("crates/words/locales/en/cli.ftl", "the help of commands lists the games"),
    ("crates/words/locales/en/web.ftl", "the footer says what the site is a home for"),
    ("crates/words/locales/it/cli.ftl", "the help of commands lists the games"),
    ("crates/words/locales/it/web.ftl", "the footer says what the site is a home for"),
    ("crates/words/locales/ja/cli.ftl", "the help of commands lists the games"),
    ("crates/words/locales/ja/web.ftl", "the footer says what the site is a home for"),
    ("crates/xtask/src/deps.rs", "the table of crates lists every crate"),
    ("crates/xtask/src/sizes.rs", "the exceptions name files of the games"),
    ("crates/xtask/src/titles.rs", "the check must know the names"),
];

/// A shared file with the number of its lines that name a game, and the first of them.
#[derive(PartialEq, Eq, Debug)]
pub struct Offender {
    pub path: String,
    pub n_lines: usize,
    pub first_line: usize,
    pub is_test: bool,
}

/// Every shared file that names a game, sorted by path.
pub fn offenders() -> Result<Vec<Offender>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir("crates").context("crates cannot be read")? {
        let member = entry?.path();
        for folder in FOLDERS.map(|folder| member.join(folder)) {
            if folder.is_dir() {
                paths.extend(files(&folder, "")?);
            }
        }
    }
    paths.sort();
    let mut offenders = Vec::new();
    for path in paths.into_iter().filter(|path| is_shared(path)) {
        // Pictures and other binary files name nothing.
        let Ok(text) = String::from_utf8(fs::read(&path).with_context(|| format!("{path} cannot be read"))?)
        else {
            continue;
        };
        offenders.extend(offender(path, &text));
    }
    Ok(offenders)
}

/// The number of offending files and lines by crate.
pub fn totals(offenders: &[Offender]) -> BTreeMap<&str, (usize, usize)> {
    let mut totals = BTreeMap::<&str, (usize, usize)>::new();
    for offender in offenders {
        let (n_files, n_lines) = totals.entry(crate_name(&offender.path)).or_default();
        *n_files += 1;
        *n_lines += offender.n_lines;
    }
    totals
}

fn crate_name(path: &str) -> &str {
    path.split('/').nth(1).unwrap_or(path)
}

/// Whether the file is neither a game's, nor a list of games, nor an exception.
fn is_shared(path: &str) -> bool {
    let is_of_game = GAME_CRATES.contains(&crate_name(path))
        || path.split('/').any(|part| GAME_CRATES.contains(&part.split('.').next().unwrap_or(part)));
    let is_list = path.ends_with("/games.rs");
    let is_exception = EXCEPTIONS.iter().any(|(exception, _)| path.starts_with(exception));
    !(is_of_game || is_list || is_exception)
}

fn offender(path: String, text: &str) -> Option<Offender> {
    let is_root = path.ends_with("/lib.rs") || path.ends_with("/main.rs");
    let names_game = |line: &str| {
        // The root of a crate declares the modules of the games.
        let is_module = is_root && line.ends_with(';') && line.split_whitespace().any(|word| word == "mod");
        let line = line.to_lowercase();
        !is_module && NAMES.iter().any(|name| line.contains(name))
    };
    let is_test = path.split(['/', '.']).any(|part| part == "tests");
    let text =
        if path.ends_with(".rs") { text.split("\n#[cfg(test)]\nmod ").next().unwrap_or(text) } else { text };
    let mut lines = (1..).zip(text.lines()).filter(|(_, line)| names_game(line)).map(|(number, _)| number);
    let first_line = lines.next()?;
    Some(Offender { n_lines: 1 + lines.count(), first_line, is_test, path })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_found_within_other_words_and_in_comments() {
        let check =
            |text: &str| offender("a.rs".to_owned(), text).map(|found| (found.first_line, found.n_lines));
        assert_eq!(check("use a;\nstruct KatanaPage;\n// Of the court.\n"), Some((2, 2)));
        assert_eq!(check("let id = \"shogunate-one\";"), Some((1, 1)));
        assert_eq!(check("struct Page;"), None);
        assert_eq!(check("struct Page;\n\n#[cfg(test)]\nmod tests {\n    use katana::Katana;\n}"), None);
        let declared = "mod katana;\npub mod shogunate;\n";
        assert!(offender("crates/web/src/lib.rs".to_owned(), declared).is_none());
        assert!(offender("crates/web/src/page.rs".to_owned(), declared).is_some());
    }

    #[test]
    fn folders_of_games_and_lists_of_games_are_not_shared() {
        for path in [
            "crates/katana/src/flow.rs",
            "crates/web/src/shogunate/page.rs",
            "crates/web/src/katana.rs",
            "crates/web/assets/katana/pieces.svg",
            "crates/host/src/games.rs",
            "crates/xtask/src/titles.rs",
        ] {
            assert!(!is_shared(path), "{path}");
        }
        for path in ["crates/web/src/page.rs", "crates/web/assets/katanas.css", "crates/host/src/games/a.rs"]
        {
            assert!(is_shared(path), "{path}");
        }
    }
}
