//! Finding files in the tree.

use std::{fs, path::Path};

use anyhow::{Context, Result};

/// The paths of all files under the folder whose names end with the extension, sorted, with `/` between their parts. An empty
/// extension stands for all.
pub fn files(folder: &Path, extension: &str) -> Result<Vec<String>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("{} cannot be read", folder.display()))? {
        let path = entry?.path();
        if path.is_dir() {
            paths.extend(files(&path, extension)?);
        } else if extension.is_empty() || path.extension().is_some_and(|found| found == extension) {
            paths.push(path.to_string_lossy().replace('\\', "/"));
        }
    }
    paths.sort();
    Ok(paths)
}
