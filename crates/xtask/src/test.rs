//! `cargo xtask test`: every check that a change must pass, cheapest first; the first failure ends it.

use std::{ffi::OsStr, fs, process::Command, time::Instant};

use anyhow::{Context, Result};

use crate::{
    arguments::Arguments,
    axe, clauses, deps,
    files::files,
    kill,
    packages::{self, Need},
    shell, sprites, typescript, words,
};

/// One check: its heading, the message when it fails, and the check itself.
struct Check<'a> {
    heading: String,
    on_failure: &'static str,
    run: Box<dyn Fn() -> Result<()> + 'a>,
}

/// Runs the checks and counts them.
pub fn run(arguments: &[String]) -> Result<()> {
    let arguments = Arguments::read(arguments, &["--install"], &["--without"])?;
    packages::check_left_out(&arguments)?;
    let checks = checks(&arguments);
    let started = Instant::now();
    for (n_passed, check) in checks.iter().enumerate() {
        println!("\n==> {}", check.heading);
        let check_started = Instant::now();
        let result = (check.run)();
        let seconds = check_started.elapsed().as_secs_f32();
        if let Err(error) = result {
            println!("<== failed after {seconds:.1} s\n\nchecks: {n_passed} passed, 1 failed");
            return Err(error.context(check.on_failure));
        }
        println!("<== passed in {seconds:.1} s");
    }
    println!("\n{:.1} s in all", started.elapsed().as_secs_f32());
    for name in arguments.values("--without") {
        println!("left out: {name}");
    }
    println!("checks: {} passed, 0 failed", checks.len());
    Ok(())
}

fn checks(arguments: &Arguments) -> Vec<Check<'_>> {
    let mut checks = vec![
        Check {
            heading: "system packages".to_owned(),
            on_failure: "the tests need more than is installed",
            run: Box::new(|| packages::provide(Need::Test, arguments)),
        },
        Check {
            heading: axe::PACKAGE.name.to_owned(),
            on_failure: "the tests look at every page with axe-core",
            run: Box::new(|| axe::provide(&arguments.values("--without"))),
        },
        Check {
            heading: typescript::PACKAGE.name.to_owned(),
            on_failure: "the types of the browser's modules do not fit",
            run: Box::new(|| typescript::check(&arguments.values("--without"))),
        },
        own("sprites", "a drawing has changed without its sprites", sprites::check),
        cargo(&["fmt", "--all", "--check"], "the code is not formatted (`cargo fmt --all` does it)"),
        cargo(
            &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"],
            "the code does not compile without warnings",
        ),
    ];
    if shell::succeeds(shell::cargo().args(["nextest", "--version"])) {
        checks.push(tests(&["nextest", "run", "--workspace", "--no-fail-fast"], arguments));
        checks.push(Check {
            heading: "examples in the documentation".to_owned(),
            on_failure: "an example in the documentation failed",
            run: Box::new(examples),
        });
    } else {
        checks.push(tests(&["test", "--workspace"], arguments));
    }
    checks.extend([
        own("dependency direction", "a crate uses what it must not", deps::run),
        own("clauses", "rules, rule texts and tests do not agree", clauses::run),
        own("words", "the languages and the code do not agree", words::run),
        own("kill test", "a killed server lost something", kill::run),
    ]);
    checks
}

/// A command of our own, without arguments.
fn own(heading: &str, on_failure: &'static str, run: fn(&[String]) -> Result<()>) -> Check<'static> {
    Check { heading: heading.to_owned(), on_failure, run: Box::new(move || run(&[])) }
}

/// Runs the examples in doc comments, of those crates that have any: rustdoc compiles a crate whole to look for them.
fn examples() -> Result<()> {
    let mut crates = Vec::new();
    for entry in fs::read_dir("crates").context("crates cannot be read")? {
        let folder = entry?.path();
        for path in files(&folder.join("src"), "rs")? {
            if has_example(&fs::read_to_string(&path).with_context(|| format!("{path} cannot be read"))?) {
                crates.extend(folder.file_name().map(|name| name.to_owned()));
            }
        }
    }
    crates.sort();
    crates.dedup();
    if crates.is_empty() {
        println!("there are none");
        return Ok(());
    }
    let packages = crates.iter().flat_map(|name| [OsStr::new("--package"), name]);
    shell::run(shell::cargo().args(["test", "--doc"]).args(packages))
}

/// Whether a doc comment has a block of code that rustdoc would run.
fn has_example(source: &str) -> bool {
    let docs = source
        .lines()
        .map(str::trim_start)
        .filter_map(|line| line.strip_prefix("///").or_else(|| line.strip_prefix("//!")).map(str::trim));
    // The even ones end a block.
    let mut fences = docs.filter_map(|doc| doc.strip_prefix("```")).step_by(2);
    // rustdoc takes blocks of other languages for text.
    fences.any(|language| ["", "rust", "no_run", "should_panic", "compile_fail"].contains(&language))
}

/// The tests. Those that need a browser, a database or axe-core fail without it, unless it was left out on purpose.
fn tests(arguments: &'static [&'static str], given: &Arguments) -> Check<'static> {
    let is_without = |names: &[&str]| given.values("--without").iter().any(|name| names.contains(name));
    let left_out = [
        (is_without(&["chromium", "chromium-driver"]), "KAJIBA_WITHOUT_BROWSER"),
        (is_without(&["postgresql"]), "KAJIBA_WITHOUT_POSTGRES"),
        (is_without(&[axe::PACKAGE.name]), "KAJIBA_WITHOUT_AXE"),
    ];
    let mut check = cargo(arguments, "a test failed");
    check.run = Box::new(move || {
        let variables = left_out.iter().filter(|(is_left_out, _)| *is_left_out).map(|(_, name)| (name, "1"));
        shell::run(shell::cargo().args(arguments).envs(variables))
    });
    check
}

fn cargo(arguments: &'static [&'static str], on_failure: &'static str) -> Check<'static> {
    let command = move || -> Command {
        let mut command = shell::cargo();
        command.args(arguments);
        command
    };
    Check { heading: shell::words(&command()), on_failure, run: Box::new(move || shell::run(&mut command())) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_example_is_a_block_of_code_in_a_doc_comment() {
        assert!(has_example("/// Doubles.\n/// ```\n/// assert_eq!(double(1), 2);\n/// ```\nfn double() {}"));
        assert!(has_example("    //! ```rust\n    //! f();\n    //! ```"));
        assert!(!has_example("//! ```toml\n//! a = 1\n//! ```"));
        assert!(!has_example("/// ```text\n/// a table\n/// ```\n// ```\nlet fence = \"```\";"));
    }
}
