//! Runs the binary as a shell would, without anything of the environment that could change it.

#![allow(dead_code, reason = "each test file uses a part of it")]

use std::path::PathBuf;

use assert_cmd::{Command, assert::Assert, cargo::cargo_bin_cmd};

/// All languages.
pub const LANGS: [&str; 3] = ["en", "it", "ja"];

/// The binary, in English, on a page of 80 columns.
pub fn kajiba(args: &[&str]) -> Command {
    let mut command = cargo_bin_cmd!("kajiba");
    for name in ["KAJIBA_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "NO_COLOR"] {
        command.env_remove(name);
    }
    command.args(args);
    command
}

/// What it writes when all is well.
pub fn output(args: &[&str]) -> String {
    text(&kajiba(args).assert().success())
}

/// What it writes when all is well and so is typed.
pub fn typed(args: &[&str], lines: &str) -> String {
    text(&kajiba(args).write_stdin(lines.to_owned()).assert().success())
}

/// What it complains when something is wrong: exit code 2, nothing but the complaint.
pub fn complaint(args: &[&str]) -> String {
    let assert = kajiba(args).write_stdin("").assert().code(2);
    assert_eq!(text(&assert), "", "{args:?} writes nothing");
    let complaint = String::from_utf8(assert.get_output().stderr.clone()).expect("complaints are text");
    assert!(!complaint.contains("panicked"), "{args:?}: {complaint}");
    complaint
}

fn text(assert: &Assert) -> String {
    String::from_utf8(assert.get_output().stdout.clone()).expect("the output is text")
}

/// A file of this test run; `name` is used by one test only.
pub fn file(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path.to_str().expect("the folder's name is text").to_owned()
}

/// How many columns a line takes.
pub fn width(line: &str) -> usize {
    console::measure_text_width(line)
}
