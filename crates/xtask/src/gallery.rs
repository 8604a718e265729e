//! `cargo xtask gallery`: pictures of every kind of page at every size, to be looked at, and the checks that each must pass.

use std::{env, fs};

use anyhow::{Context, Result};

use crate::{
    arguments::Arguments,
    packages::{self, Need},
    shell,
};

/// Where the pictures are left, seen from the workspace's root.
const FOLDER: &str = "target/gallery";

/// Takes them anew; a page that fails a check is an error.
pub fn run(arguments: &[String]) -> Result<()> {
    let arguments = Arguments::read(arguments, &["--install", "--sample"], &[])?;
    packages::provide(Need::Test, &arguments)?;
    let folder = env::current_dir()?.join(FOLDER);
    shell::empty_folder(&folder)?;
    let test = if arguments.has("--sample") { "gallery::a_sample" } else { "gallery::every_page" };
    let gallery = [
        "test",
        "--quiet",
        "-p",
        "kajiba",
        "--test",
        "browser",
        "--",
        "--include-ignored",
        "--nocapture",
        test,
    ];
    let result = shell::run(shell::cargo().args(gallery).env("KAJIBA_SCREENSHOTS", &folder));
    let n_files = fs::read_dir(&folder)?.count();
    println!(
        "gallery: {n_files} files in {FOLDER}; faults.txt lists what is wrong, index.html shows the pictures"
    );
    result.context("a page is not as it should be, or could not be shown")
}
