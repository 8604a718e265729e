//! `cargo xtask bench`: how fast the rules play, and how many instructions fixed work takes.
//!
//! Instruction counts do not depend on the load of the machine, so they are compared with a committed baseline; speed is
//! only shown.

use std::{env, fs, process, process::Command};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::{
    arguments::Arguments,
    games::BENCHMARKS,
    packages::{self, Need},
    shell,
};

const BASELINE: &str = "crates/bench/baseline.txt";

/// The most that a count may rise, in percent.
const RISE_PERCENT_MAX: u64 = 3;

/// The instructions of each case, in the order they are shown.
type Counts = Vec<(String, u64)>;

/// Shows the speed, counts instructions, and compares them or accepts them.
pub fn run(arguments: &[String]) -> Result<()> {
    let arguments = Arguments::read(arguments, &["--accept", "--install"], &[])?;
    packages::provide(Need::Bench, &arguments)?;

    for program in BENCHMARKS {
        println!("==> {program}");
        let arguments = ["run", "--profile", "bench", "--quiet", "-p", "bench", "--bin", program];
        shell::run(shell::cargo().args(arguments))
            .with_context(|| format!("the measurement {program} failed"))?;
    }

    println!("\n==> instructions");
    let counts = counts(&build()?)?;
    if arguments.has("--accept") {
        fs::write(BASELINE, written(&counts)).with_context(|| format!("{BASELINE} cannot be written"))?;
        println!("{} cases accepted in {BASELINE}", counts.len());
        return Ok(());
    }
    let baseline = if fs::exists(BASELINE)? {
        read(&fs::read_to_string(BASELINE)?).context(BASELINE)?
    } else {
        Vec::new()
    };
    print!("{}", table(&baseline, &counts));
    let faults = faults(&baseline, &counts);
    if !faults.is_empty() {
        bail!("{}; if that is as it should be, `cargo xtask bench --accept`", faults.join("; "));
    }
    Ok(())
}

/// Builds the program that runs one case, and gives its path.
fn build() -> Result<String> {
    let arguments = ["build", "--profile", "bench", "--quiet", "-p", "bench", "--bin", "instructions"];
    let messages =
        shell::read(shell::cargo().args(arguments).arg("--message-format=json-render-diagnostics"))
            .context("the program that counts instructions does not build")?;
    messages.lines().find_map(executable).context("cargo names no program `instructions`")
}

fn executable(message: &str) -> Option<String> {
    let message: Value = serde_json::from_str(message).ok()?;
    if !(message["target"]["name"] == "instructions") {
        return None;
    }
    Some(message["executable"].as_str()?.to_owned())
}

fn counts(program: &str) -> Result<Counts> {
    let cases = shell::read(Command::new(program).arg("--list"))?;
    let mut counts = Counts::new();
    for case in cases.lines().map(str::trim).filter(|case| !case.is_empty()) {
        let count = count(program, case).with_context(|| format!("the case {case} cannot be counted"))?;
        counts.push((case.to_owned(), count));
    }
    if counts.is_empty() {
        bail!("`instructions --list` names no case");
    }
    Ok(counts)
}

fn count(program: &str, case: &str) -> Result<u64> {
    let profile = env::temp_dir().join(format!("kajiba-callgrind-{}.out", process::id()));
    let output = Command::new("valgrind")
        .arg("--tool=callgrind")
        .arg(format!("--callgrind-out-file={}", profile.display()))
        .args([program, case])
        .output()
        .context("valgrind cannot be started")?;
    // Only the total is needed. A failed run may have left no profile.
    let _ = fs::remove_file(&profile);
    let report = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        bail!("valgrind ended with {}:\n{report}", output.status);
    }
    collected(&report).with_context(|| format!("valgrind reports no count:\n{report}"))
}

/// The total in callgrind's report: `==7== Collected : 1234`, with further numbers for further events.
fn collected(report: &str) -> Option<u64> {
    let numbers = report.lines().find_map(|line| line.split_once("Collected :"))?.1;
    numbers.split_whitespace().next()?.parse().ok()
}

/// Reads a baseline: `case count` a line, `#` for comments.
fn read(text: &str) -> Result<Counts> {
    let mut counts = Counts::new();
    for (index, line) in text.lines().enumerate() {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        let entry = line.rsplit_once(' ').and_then(|(case, count)| Some((case.trim(), count.parse().ok()?)));
        let Some((case, count)) = entry else {
            bail!("line {}: `{line}` is not a case and its count", index + 1);
        };
        counts.push((case.to_owned(), count));
    }
    Ok(counts)
}

fn written(counts: &Counts) -> String {
    let mut text = "# Instructions of each case; written by `cargo xtask bench --accept`.\n".to_owned();
    for (case, count) in counts {
        text.push_str(&format!("{case} {count}\n"));
    }
    text
}

fn find(counts: &Counts, case: &str) -> Option<u64> {
    counts.iter().find(|(known, _)| known == case).map(|&(_, count)| count)
}

/// A case a line: baseline, now, and the difference in percent.
fn table(baseline: &Counts, now: &Counts) -> String {
    let width = now.iter().map(|(case, _)| case.len()).max().unwrap_or(0).max("case".len());
    let mut table = format!("{:width$} {:>16} {:>16} {:>10}\n", "case", "baseline", "now", "difference");
    for (case, count) in now {
        let (before, difference) = match find(baseline, case) {
            Some(before) => {
                let percent = (*count as f64 / before as f64 - 1.0) * 100.0;
                (before.to_string(), format!("{percent:+.2} %"))
            }
            None => ("-".to_owned(), "new".to_owned()),
        };
        table.push_str(&format!("{case:width$} {before:>16} {count:>16} {difference:>10}\n"));
    }
    table
}

/// The reasons why the counts do not pass. A case without a counterpart is a fault too: nothing would watch it.
fn faults(baseline: &Counts, now: &Counts) -> Vec<String> {
    let mut faults = Vec::new();
    for (case, count) in now {
        match find(baseline, case) {
            None => faults.push(format!("{case} has no baseline")),
            Some(before) if count * 100 > before * (100 + RISE_PERCENT_MAX) => {
                faults.push(format!("{case} rose by more than {RISE_PERCENT_MAX} %"));
            }
            Some(_) => {}
        }
    }
    for (case, _) in baseline {
        if find(now, case).is_none() {
            faults.push(format!("{case} is in the baseline and no longer counted"));
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts_of(pairs: &[(&str, u64)]) -> Counts {
        pairs.iter().map(|&(case, count)| (case.to_owned(), count)).collect()
    }

    #[test]
    fn the_total_is_read_from_the_report() {
        let report = "==7== Callgrind, a call-graph generating profiler\n==7== Events    : Ir\n\
                      ==7== Collected : 261377\n==7==\n==7== I   refs:      261,377\n";
        assert_eq!(collected(report), Some(261_377));
        assert_eq!(collected("==7== Collected : 12 3 4\n"), Some(12));
        assert_eq!(collected("valgrind: no such file\n"), None);
    }

    #[test]
    fn a_baseline_is_read_as_it_was_written() {
        let counts = counts_of(&[("clone", 12), ("options", 3_456)]);
        assert_eq!(read(&written(&counts)).unwrap(), counts);
        assert_eq!(
            read("clone 12\nodd").unwrap_err().to_string(),
            "line 2: `odd` is not a case and its count"
        );
    }

    #[test]
    fn three_percent_more_pass_and_a_little_more_does_not() {
        let baseline = counts_of(&[("clone", 1_000)]);
        assert!(faults(&baseline, &counts_of(&[("clone", 1_030)])).is_empty());
        assert!(faults(&baseline, &counts_of(&[("clone", 500)])).is_empty());
        assert_eq!(faults(&baseline, &counts_of(&[("clone", 1_031)])), ["clone rose by more than 3 %"]);
    }

    #[test]
    fn a_case_on_one_side_only_is_a_fault() {
        assert_eq!(
            faults(&counts_of(&[("old", 1)]), &counts_of(&[("new", 1)])),
            ["new has no baseline", "old is in the baseline and no longer counted",]
        );
    }

    #[test]
    fn the_table_shows_both_counts_and_the_difference() {
        let table = table(&counts_of(&[("clone", 1_000)]), &counts_of(&[("clone", 1_015), ("deal", 7)]));
        let rows: Vec<Vec<&str>> = table.lines().map(|line| line.split_whitespace().collect()).collect();
        assert_eq!(rows[1], ["clone", "1000", "1015", "+1.50", "%"]);
        assert_eq!(rows[2], ["deal", "-", "7", "new"]);
    }

    #[test]
    fn the_program_is_found_among_cargos_messages() {
        let message = r#"{"reason":"compiler-artifact","target":{"name":"instructions"},"executable":"x/y"}"#;
        assert_eq!(executable(message), Some("x/y".to_owned()));
        assert_eq!(executable(r#"{"target":{"name":"bench"},"executable":null}"#), None);
        assert_eq!(executable("not JSON"), None);
    }
}
