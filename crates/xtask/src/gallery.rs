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
    let test = if arguments.has("--sample") { "gallery::a_sample" } else { "gallery::every_page" };
    let result = browse(test, FOLDER);
    let n_files = fs::read_dir(FOLDER)?.count();
    println!(
        "gallery: {n_files} files in {FOLDER}; faults.txt lists what is wrong, index.html shows the pictures"
    );
    result.context("a page is not as it should be, or could not be shown")
}

/// Runs a browser test, even one that is usually left out, with its pictures in an emptied folder.
pub fn browse(test: &str, folder: &str) -> Result<()> {
    let folder = env::current_dir()?.join(folder);
    shell::empty_folder(&folder)?;
    let cargo = ["test", "--quiet", "-p", "kajiba", "--test", "browser", "--"];
    let options = ["--include-ignored", "--nocapture", test];
    shell::run(shell::cargo().args(cargo).args(options).env("KAJIBA_SCREENSHOTS", folder))
}
