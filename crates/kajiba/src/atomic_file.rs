//! Atomic writes: a crash leaves either the old file or the new one.

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

/// Writes a temporary file and renames it.
pub fn write(file: &Path, text: &str) -> io::Result<()> {
    if file.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    let beside = beside(file);
    let written = fs::File::create(&beside)
        .and_then(|mut out| out.write_all(text.as_bytes()).and_then(|()| out.sync_all()))
        .and_then(|()| fs::rename(&beside, file));
    if written.is_err() {
        // If even that fails, a temporary file stays behind.
        let _ = fs::remove_file(&beside);
    }
    written
}

/// A name in the same folder that no other process uses.
fn beside(file: &Path) -> PathBuf {
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.part", std::process::id()));
    file.with_file_name(name)
}
