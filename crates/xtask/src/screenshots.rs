//! `cargo xtask screenshots`: pictures of the pages in all languages and both themes, to be looked at.

use std::{env, fs};

use anyhow::{Context, Result};

use crate::{
    arguments::Arguments,
    packages::{self, Need},
    shell,
};

/// Where they are left, seen from the workspace's root.
const FOLDER: &str = "target/screenshots";

/// Takes them anew.
pub fn run(arguments: &[String]) -> Result<()> {
    let arguments = Arguments::read(arguments, &["--install"], &[])?;
    packages::provide(Need::Test, &arguments)?;
    let folder = env::current_dir()?.join(FOLDER);
    if folder.exists() {
        fs::remove_dir_all(&folder).with_context(|| format!("{FOLDER} cannot be emptied"))?;
    }
    let album = ["test", "--quiet", "-p", "kajiba", "--test", "browser", "--", "--ignored", "album::"];
    shell::run(shell::cargo().args(album).env("KAJIBA_SCREENSHOTS", &folder))?;
    println!("screenshots: {} pictures in {FOLDER}", fs::read_dir(&folder)?.count());
    Ok(())
}
