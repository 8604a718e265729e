//! `cargo xtask clauses`: every clause of the rules is proved by a test that names it, and explained once
//! in every language.

mod list;
mod scan;

use std::{collections::BTreeMap, fs, path::Path};

use anyhow::{Context, Result, bail};

use crate::{arguments::Arguments, clauses::list::Clause, clauses::scan::Test, files::files, games::GAMES};

/// Each game has its list of clauses and a text in each of these.
const LANGUAGES: [&str; 3] = ["en", "it", "ja"];

/// Compares list, tests and texts; names every gap, or with `--list` every clause with its tests.
pub fn run(arguments: &[String]) -> Result<()> {
    let arguments = Arguments::read(arguments, &["--list"], &[])?;
    let (mut clauses, mut faults) = (Vec::new(), Vec::new());
    for game in GAMES {
        let path = format!("docs/rules/{game}.clauses");
        let of_game = list::read(&read(&path)?).context(path)?;
        for language in LANGUAGES {
            let path = format!("docs/rules/{game}.{language}.md");
            let found = list::text_faults(&of_game, &read(&path)?);
            faults.extend(found.into_iter().map(|fault| format!("{path}: {fault}")));
        }
        clauses.extend(of_game);
    }
    let tests = tests()?;
    let proofs = Proofs::new(&tests);

    if arguments.has("--list") {
        print!("{}", listing(&clauses, &proofs));
    }
    faults.extend(gaps(&clauses, &proofs));
    faults.extend(unknown(&clauses, &tests));
    for fault in &faults {
        println!("{fault}");
    }
    println!("{}", summary(&clauses, &proofs, &tests));
    if !faults.is_empty() {
        bail!("{} to mend in clauses, tests and texts", faults.len());
    }
    Ok(())
}

fn read(path: &str) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("{path} cannot be read"))
}

/// All tests of the workspace, but for those of this crate: they play with invented clauses.
fn tests() -> Result<Vec<Test>> {
    let mut folders = Vec::new();
    for entry in fs::read_dir("crates").context("crates cannot be read")? {
        let member = entry?.path();
        if member.is_dir() && !member.ends_with("xtask") {
            folders.extend(["src", "tests"].map(|folder| member.join(folder)));
        }
    }
    folders.sort();
    let mut tests = Vec::new();
    for folder in folders.iter().filter(|folder| Path::is_dir(folder)) {
        for path in files(folder, "rs")? {
            tests.extend(scan::tests(&path, &read(&path)?).with_context(|| format!("{path} is not Rust"))?);
        }
    }
    Ok(tests)
}

/// Which tests prove which id. A test that does not run proves nothing.
struct Proofs<'a>(BTreeMap<&'a str, Vec<&'a Test>>);

impl<'a> Proofs<'a> {
    fn new(tests: &'a [Test]) -> Self {
        let mut proofs: BTreeMap<&str, Vec<&Test>> = BTreeMap::new();
        for test in tests.iter().filter(|test| !test.is_ignored) {
            for id in &test.ids {
                proofs.entry(id).or_default().push(test);
            }
        }
        Self(proofs)
    }

    fn of(&self, id: &str) -> &[&'a Test] {
        self.0.get(id).map_or(&[], Vec::as_slice)
    }

    fn prove(&self, id: &str) -> bool {
        !self.of(id).is_empty()
    }

    /// A clause is proved by its own id or by that of one of its statements.
    fn prove_clause(&self, clause: &Clause) -> bool {
        self.prove(&clause.id) || clause.statements.iter().any(|statement| self.prove(&statement.id))
    }
}

fn gaps(clauses: &[Clause], proofs: &Proofs<'_>) -> Vec<String> {
    let mut gaps = Vec::new();
    for clause in clauses {
        if !proofs.prove_clause(clause) {
            gaps.push(format!("{}: no test names it", clause.id));
        }
        for statement in clause.statements.iter().filter(|statement| !proofs.prove(&statement.id)) {
            gaps.push(format!("{}: no test names it: {}", statement.id, statement.words));
        }
    }
    gaps
}

fn unknown(clauses: &[Clause], tests: &[Test]) -> Vec<String> {
    let is_known = |id: &String| {
        clauses
            .iter()
            .any(|clause| clause.id == *id || clause.statements.iter().any(|statement| statement.id == *id))
    };
    let mut unknown = Vec::new();
    for test in tests {
        for id in test.ids.iter().filter(|id| !is_known(id)) {
            unknown.push(format!("{}: {} names {id}, which no game has", test.place, test.name));
        }
    }
    unknown
}

fn listing(clauses: &[Clause], proofs: &Proofs<'_>) -> String {
    let mut listing = String::new();
    for clause in clauses {
        listing.push_str(&format!("{}\n", clause.id));
        for test in proofs.of(&clause.id) {
            listing.push_str(&format!("    {} {}\n", test.place, test.name));
        }
        for statement in &clause.statements {
            listing.push_str(&format!("  {} {}\n", statement.id, statement.words));
            for test in proofs.of(&statement.id) {
                listing.push_str(&format!("    {} {}\n", test.place, test.name));
            }
        }
    }
    listing
}

fn summary(clauses: &[Clause], proofs: &Proofs<'_>, tests: &[Test]) -> String {
    let n_proved = clauses.iter().filter(|clause| proofs.prove_clause(clause)).count();
    let statements: Vec<_> = clauses.iter().flat_map(|clause| &clause.statements).collect();
    let n_stated = statements.iter().filter(|statement| proofs.prove(&statement.id)).count();
    let n_naming = tests.iter().filter(|test| !test.ids.is_empty() && !test.is_ignored).count();
    format!(
        "clauses: {n_proved} of {} proved, statements: {n_stated} of {}; tests that name them: {n_naming}",
        clauses.len(),
        statements.len(),
    )
}

#[cfg(test)]
mod unit {
    use super::*;

    const CLAUSES: &str = "TEA-1\nTEA-2\n  TEA-2.1 the water is hot\n  TEA-2.2 the cup is warm\n";

    fn check(source: &str, expected: &[&str]) {
        let clauses = list::read(CLAUSES).unwrap();
        let tests = scan::tests("a.rs", source).unwrap();
        let mut faults = gaps(&clauses, &Proofs::new(&tests));
        faults.extend(unknown(&clauses, &tests));
        assert_eq!(faults, expected);
    }

    #[test]
    fn nothing_is_proved_without_tests() {
        check(
            "",
            &[
                "TEA-1: no test names it",
                "TEA-2: no test names it",
                "TEA-2.1: no test names it: the water is hot",
                "TEA-2.2: no test names it: the cup is warm",
            ],
        );
    }

    #[test]
    fn a_statement_proves_its_clause_and_not_the_other_way_round() {
        check("/// TEA-1, TEA-2.1\n#[test]\nfn a() {}\n", &["TEA-2.2: no test names it: the cup is warm"]);
        check(
            "/// TEA-1, TEA-2\n#[test]\nfn a() {}\n",
            &["TEA-2.1: no test names it: the water is hot", "TEA-2.2: no test names it: the cup is warm"],
        );
    }

    #[test]
    fn a_misspelt_clause_is_named_with_its_place() {
        check(
            "/// TEA-1, TEA-2.1, TEA-2.2, TAE-3\n#[test]\nfn a() {}\n",
            &["a.rs:2: a names TAE-3, which no game has"],
        );
    }

    #[test]
    fn an_ignored_test_proves_nothing() {
        check(
            "/// TEA-2.1, TEA-2.2\n#[test]\nfn a() {}\n/// TEA-1\n#[test]\n#[ignore]\nfn b() {}\n",
            &["TEA-1: no test names it"],
        );
    }

    #[test]
    fn the_listing_shows_the_tests_under_what_they_prove() {
        let clauses = list::read(CLAUSES).unwrap();
        let tests = scan::tests("a.rs", "/// TEA-1, TEA-2.2\n#[test]\nfn a() {}\n").unwrap();
        let proofs = Proofs::new(&tests);
        assert_eq!(
            listing(&clauses, &proofs),
            "TEA-1\n    a.rs:2 a\nTEA-2\n  TEA-2.1 the water is hot\n  TEA-2.2 the cup is warm\n    a.rs:2 a\n"
        );
        assert_eq!(
            summary(&clauses, &proofs, &tests),
            "clauses: 2 of 2 proved, statements: 1 of 2; tests that name them: 1"
        );
    }
}
