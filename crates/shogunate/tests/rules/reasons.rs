//! Everything that a player could name and may not do has a reason, and every reason is met by a test.

use std::{fs, path::Path};

use shogunate::Reason;

#[test]
fn every_reason_is_met_by_a_test() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules");
    let mut sources = String::new();
    for entry in fs::read_dir(folder).expect("the folder of the tests") {
        let path = entry.expect("a file").path();
        if path.extension().is_some_and(|extension| extension == "rs") {
            sources += &fs::read_to_string(path).expect("a source");
        }
    }
    let is_word_end = |rest: &str| !rest.starts_with(|next: char| next.is_alphanumeric());
    let is_met = |name: &str| {
        let needle = format!("Reason::{name}");
        sources.match_indices(&needle).any(|(place, _)| is_word_end(&sources[place + needle.len()..]))
    };
    let unmet: Vec<_> = Reason::NAMES.iter().filter(|name| !is_met(name)).collect();
    assert!(unmet.is_empty(), "no test meets {unmet:?}");
}
