//! `cargo xtask axe`: axe-core, with which the browser tests look for what keeps people out of a page.

use std::{fs, path::Path, process::Command};

use anyhow::{Context, Result, bail, ensure};
use sha2::{Digest, Sha512};

use crate::{arguments::Arguments, shell};

/// Its name among what can be left out.
pub const NAME: &str = "axe-core";

/// From npm's registry, but without npm, which nothing else here needs.
const ADDRESS: &str = "https://registry.npmjs.org/axe-core/-/axe-core-4.14.0.tgz";
/// What the registry calls its integrity, as hexadecimal digits.
const SHA512: &str = "f564d9c448ec67b6f5dd31fc24f99b576cfc0876e5f34ff6866dd73c41b82603\
                      5d40b2bcd480515e64b11df3003a44aa41e4714ffd1dc0d0f3d863a6df3ce971";

const FOLDER: &str = "target/axe-core";
const SCRIPT: &str = "package/axe.min.js";

/// Fetches it where it is missing.
pub fn run(arguments: &[String]) -> Result<()> {
    Arguments::read(arguments, &[], &[])?;
    provide(&[])
}

/// Sees to it that the script is there, unless it is left out.
pub fn provide(without: &[&str]) -> Result<()> {
    if without.contains(&NAME) {
        println!("left out");
        return Ok(());
    }
    let archive = Path::new(FOLDER).join(ADDRESS.rsplit('/').next().unwrap_or(NAME));
    if !is_whole(&archive) {
        fs::create_dir_all(FOLDER).with_context(|| format!("{FOLDER} cannot be made"))?;
        let fetch = ["--fail", "--silent", "--show-error", "--location", "--retry", "3", "--output"];
        shell::run(Command::new("curl").args(fetch).arg(&archive).arg(ADDRESS))
            .with_context(|| format!("axe-core cannot be fetched; `--without {NAME}` leaves it out"))?;
        ensure!(is_whole(&archive), "{ADDRESS} is not what it was: its SHA-512 differs");
    }
    shell::run(Command::new("tar").arg("-xzf").arg(&archive).args(["-C", FOLDER, SCRIPT]))?;
    if !Path::new(FOLDER).join(SCRIPT).is_file() {
        bail!("{SCRIPT} is not in {}", archive.display());
    }
    println!("{FOLDER}/{SCRIPT}");
    Ok(())
}

/// Whether the archive is here and has not changed since it was chosen.
fn is_whole(archive: &Path) -> bool {
    fs::read(archive).is_ok_and(|bytes| digits(&Sha512::digest(&bytes)) == SHA512)
}

fn digits(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_archive_is_not_taken_for_it() {
        let file = std::env::temp_dir().join(format!("kajiba-axe-{}", std::process::id()));
        fs::write(&file, "something else").unwrap();
        let is_taken = is_whole(&file);
        fs::remove_file(&file).unwrap();
        assert!(!is_taken);
    }

    #[test]
    fn bytes_are_compared_as_two_digits_each() {
        assert_eq!(digits(&[0, 10, 255]), "000aff");
        assert_eq!(SHA512.len(), 128);
    }
}
