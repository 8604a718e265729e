//! Everything that a player could name and may not do has a reason, and every reason is met by a test.

use std::fs;

use shogunate::Reason;
use tabletop::testkit::unmet_reasons;

#[test]
fn every_reason_is_met_by_a_test() {
    let files = fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/rules")).expect("the tests");
    let sources = files.map(|file| fs::read_to_string(file.expect("a file").path()).expect("a source"));
    assert_eq!(unmet_reasons(Reason::NAMES, &sources.collect::<String>()), [""; 0], "every reason is met");
}
