//! Runs the binary as a shell would, with a clean environment.

#![allow(dead_code, reason = "each test file uses a part of it")]

#[cfg(unix)]
pub mod pty;
pub mod talk;

use std::{
    fs,
    path::PathBuf,
    sync::atomic::{AtomicUsize, Ordering},
};

use assert_cmd::{Command, assert::Assert, cargo::cargo_bin_cmd};

/// All languages.
pub const LANGS: [&str; 3] = ["en", "it", "ja"];

/// The environment variables that would change something: language, width, and data folder.
pub const VARS: [&str; 12] = [
    "KAJIBA_LANG",
    "LC_ALL",
    "LC_MESSAGES",
    "LANG",
    "COLUMNS",
    "NO_COLOR",
    "KAJIBA_DATA",
    "KAJIBA_DB",
    "KAJIBA_OPERATOR_TOKEN",
    "XDG_DATA_HOME",
    "HOME",
    "APPDATA",
];

/// The binary in English, 80 columns wide, without a data folder.
pub fn kajiba(args: &[&str]) -> Command {
    let mut command = cargo_bin_cmd!("kajiba");
    for name in VARS {
        command.env_remove(name);
    }
    command.args(args);
    command
}

/// The output of a successful run.
pub fn output(args: &[&str]) -> String {
    text(&kajiba(args).assert().success())
}

/// The output of a successful run with this input. Games are saved in a temporary folder, which is called `DATA` in the
/// output.
pub fn typed(args: &[&str], lines: &str) -> String {
    static N: AtomicUsize = AtomicUsize::new(0);
    let folder = folder(&format!("data-{}-{}", std::process::id(), N.fetch_add(1, Ordering::Relaxed)));
    let written = typed_with(&[("KAJIBA_DATA", &folder)], args, lines);
    let _ = fs::remove_dir_all(&folder);
    written.replace(&folder, "DATA")
}

/// The same with these variables set.
pub fn typed_with(vars: &[(&str, &str)], args: &[&str], lines: &str) -> String {
    text(&kajiba(args).envs(vars.iter().copied()).write_stdin(lines.to_owned()).assert().success())
}

/// A user with a data folder of their own.
pub struct User {
    /// The folder.
    pub data: String,
}

impl User {
    /// Only one test uses `name`.
    pub fn new(name: &str) -> Self {
        Self { data: folder(name) }
    }

    /// The output of a successful run with this input.
    pub fn types(&self, args: &[&str], lines: &str) -> String {
        typed_with(&[("KAJIBA_DATA", &self.data)], args, lines)
    }
}

/// The error message of a failed run, which has exit code 2 and prints nothing else.
pub fn complaint(args: &[&str]) -> String {
    complaint_with(&[], args)
}

/// The same with these variables set.
pub fn complaint_with(vars: &[(&str, &str)], args: &[&str]) -> String {
    let assert = kajiba(args).envs(vars.iter().copied()).write_stdin("").assert().code(2);
    assert_eq!(text(&assert), "", "{args:?} writes nothing");
    let complaint = String::from_utf8(assert.get_output().stderr.clone()).expect("complaints are text");
    assert!(!complaint.contains("panicked"), "{args:?}: {complaint}");
    complaint
}

fn text(assert: &Assert) -> String {
    String::from_utf8(assert.get_output().stdout.clone()).expect("the output is text")
}

/// A file for this test run; only one test uses `name`.
pub fn file(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    let path = path.to_str().expect("the folder's name is text").to_owned();
    let _ = fs::remove_file(format!("{path}.names"));
    path
}

/// A folder for this test run that does not exist yet; only one test uses `name`.
pub fn folder(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    path.to_str().expect("the folder's name is text").to_owned()
}

/// The first option again and again, more often than any game asks.
pub fn ones() -> String {
    "1\n".repeat(3000)
}

/// How often a text contains a sentence, ignoring line breaks.
pub fn times(text: &str, sentence: &str) -> usize {
    let solid = |text: &str| text.split_whitespace().collect::<String>();
    solid(text).matches(&solid(sentence)).count()
}

/// Whether a text contains a sentence, ignoring line breaks.
pub fn says(text: &str, sentence: &str) -> bool {
    times(text, sentence) > 0
}

/// How many columns a line takes.
pub fn width(line: &str) -> usize {
    console::measure_text_width(line)
}
