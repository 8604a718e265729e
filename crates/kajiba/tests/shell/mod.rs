//! Runs the binary as a shell would, without anything of the environment that could change it.

#![allow(dead_code, reason = "each test file uses a part of it")]

pub mod talk;

use std::{
    fs,
    path::PathBuf,
    sync::atomic::{AtomicUsize, Ordering},
};

use assert_cmd::{Command, assert::Assert, cargo::cargo_bin_cmd};

/// All languages.
pub const LANGS: [&str; 3] = ["en", "it", "ja"];

/// What of the environment would change something: language, page, and where games are saved.
pub const VARS: [&str; 11] = [
    "KAJIBA_LANG",
    "LC_ALL",
    "LC_MESSAGES",
    "LANG",
    "COLUMNS",
    "NO_COLOR",
    "KAJIBA_DATA",
    "KAJIBA_DB",
    "XDG_DATA_HOME",
    "HOME",
    "APPDATA",
];

/// The binary, in English, on a page of 80 columns, without a place for games.
pub fn kajiba(args: &[&str]) -> Command {
    let mut command = cargo_bin_cmd!("kajiba");
    for name in VARS {
        command.env_remove(name);
    }
    command.args(args);
    command
}

/// What it writes when all is well.
pub fn output(args: &[&str]) -> String {
    text(&kajiba(args).assert().success())
}

/// What it writes when all is well and so is typed. Games are saved in a folder that nobody else sees, `DATA` in
/// what is written.
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
    /// `name` is used by one test only.
    pub fn new(name: &str) -> Self {
        Self { data: folder(name) }
    }

    /// What the binary writes when all is well and the user types `lines`.
    pub fn types(&self, args: &[&str], lines: &str) -> String {
        typed_with(&[("KAJIBA_DATA", &self.data)], args, lines)
    }
}

/// What it complains when something is wrong: exit code 2, nothing but the complaint.
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

/// A file of this test run; `name` is used by one test only.
pub fn file(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    let path = path.to_str().expect("the folder's name is text").to_owned();
    let _ = fs::remove_file(format!("{path}.names"));
    path
}

/// The name of a folder of this test run that is not there yet; `name` is used by one test only.
pub fn folder(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    path.to_str().expect("the folder's name is text").to_owned()
}

/// How often a text says something, wherever its lines break.
pub fn times(text: &str, sentence: &str) -> usize {
    let solid = |text: &str| text.split_whitespace().collect::<String>();
    solid(text).matches(&solid(sentence)).count()
}

/// Whether it says it at all.
pub fn says(text: &str, sentence: &str) -> bool {
    times(text, sentence) > 0
}

/// How many columns a line takes.
pub fn width(line: &str) -> usize {
    console::measure_text_width(line)
}
