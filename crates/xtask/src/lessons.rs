//! `cargo xtask lessons`: every lesson by real clicks, in every language, on a desktop and on a phone, with how long each takes.

use anyhow::{Context, Result};

use crate::{
    arguments::Arguments,
    gallery,
    packages::{self, Need},
};

/// Where the pictures are left, seen from the workspace's root.
const FOLDER: &str = "target/lessons";

/// Plays them all; a lesson that cannot be played to its end, or takes too long, is an error.
pub fn run(arguments: &[String]) -> Result<()> {
    let arguments = Arguments::read(arguments, &["--install"], &[])?;
    packages::provide(Need::Test, &arguments)?;
    let result = gallery::browse("guide::every_lesson", FOLDER);
    println!("lessons: a picture of every step is in {FOLDER}");
    result.context("a lesson is not as it should be")
}
