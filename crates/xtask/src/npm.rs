//! Packages from npm's registry, fetched without npm: pinned by version and hash, unpacked under `target`.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, ensure};
use sha2::{Digest, Sha512};

use crate::shell;

/// One version of a package.
pub struct Package {
    /// Its name, also among what `--without` leaves out.
    pub name: &'static str,
    /// Its version.
    pub version: &'static str,
    /// The hash that the registry calls integrity, in hexadecimal digits.
    pub sha512: &'static str,
    /// What to unpack of it: a file or a folder.
    pub part: &'static str,
}

impl Package {
    /// Fetches the archive if it is missing, checks it and unpacks the part.
    ///
    /// # Errors
    ///
    /// If the registry does not answer, or the archive is not the pinned one.
    pub fn provide(&self) -> Result<PathBuf> {
        let Self { name, version, part, .. } = self;
        let folder = Path::new("target").join(name);
        let archive = folder.join(format!("{name}-{version}.tgz"));
        if !self.is_whole(&archive) {
            fs::create_dir_all(&folder).with_context(|| format!("cannot create {}", folder.display()))?;
            let address = format!("https://registry.npmjs.org/{name}/-/{name}-{version}.tgz");
            let fetch = ["--fail", "--silent", "--show-error", "--location", "--retry", "3", "--output"];
            shell::run(Command::new("curl").args(fetch).arg(&archive).arg(&address))
                .with_context(|| format!("cannot fetch {name}; `--without {name}` leaves it out"))?;
            ensure!(self.is_whole(&archive), "{address} has changed: its SHA-512 differs");
        }
        shell::run(Command::new("tar").arg("-xzf").arg(&archive).arg("-C").arg(&folder).arg(part))?;
        let unpacked = folder.join(part);
        ensure!(unpacked.exists(), "{part} is not in {}", archive.display());
        println!("{}", unpacked.display());
        Ok(unpacked)
    }

    /// Whether the archive is here and has the pinned hash.
    fn is_whole(&self, archive: &Path) -> bool {
        fs::read(archive).is_ok_and(|bytes| digits(&Sha512::digest(&bytes)) == self.sha512)
    }
}

fn digits(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{axe, typescript};

    #[test]
    fn another_archive_is_not_taken_for_it() {
        let file = std::env::temp_dir().join(format!("kajiba-npm-{}", std::process::id()));
        fs::write(&file, "something else").unwrap();
        let is_taken = axe::PACKAGE.is_whole(&file);
        fs::remove_file(&file).unwrap();
        assert!(!is_taken);
    }

    #[test]
    fn bytes_are_compared_as_two_digits_each() {
        assert_eq!(digits(&[0, 10, 255]), "000aff");
        assert_eq!([axe::PACKAGE.sha512.len(), typescript::PACKAGE.sha512.len()], [128, 128]);
    }
}
