//! Every message id that the command line uses exists in all languages, and every message is used.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use crate::shell::LANGS;

fn manifest(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// All source files under a folder, concatenated.
fn sources(folder: &Path) -> String {
    let entries = fs::read_dir(folder).expect("the folder can be read");
    let paths = entries.map(|entry| entry.expect("the folder can be read").path());
    paths
        .map(
            |path| if path.is_dir() { sources(&path) } else { fs::read_to_string(path).expect("it is text") },
        )
        .collect()
}

/// The ids in quotes.
fn used() -> BTreeSet<String> {
    let sources = sources(&manifest("src"));
    sources.split('"').filter(|text| is_id(text)).map(str::to_owned).collect()
}

fn is_id(text: &str) -> bool {
    let is_ours = ["cli-", "serve-", "database-"].iter().any(|prefix| text.starts_with(prefix));
    is_ours && text.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-')
}

fn known(lang: &str) -> BTreeSet<String> {
    let file = |name| fs::read_to_string(manifest(&format!("../words/locales/{lang}/{name}.ftl")));
    let words = ["cli", "katana/terminal", "shogunate/terminal", "serve"]
        .map(|name| file(name).expect("it is text"))
        .concat();
    let ids = words.lines().filter_map(|line| line.split_once(" ="));
    ids.map(|(id, _)| id.to_owned()).filter(|id| is_id(id)).collect()
}

#[test]
fn the_words_that_are_used_are_those_that_there_are() {
    let used = used();
    assert!(used.len() > 100);
    for lang in LANGS {
        let known = known(lang);
        assert_eq!(used.difference(&known).collect::<Vec<_>>(), Vec::<&String>::new(), "missing in {lang}");
        assert_eq!(known.difference(&used).collect::<Vec<_>>(), Vec::<&String>::new(), "idle in {lang}");
    }
}
