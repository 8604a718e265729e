//! Where a database is: in a file, or on a PostgreSQL server.

use std::path::{Path, PathBuf};

use anyhow::Error;
use store::{Store, StoreError};

use crate::{cx::Cx, error::user_error};

/// The name of the database in its folder.
const DATABASE: &str = "kajiba.sqlite3";

/// Where a database is.
#[derive(Clone, PartialEq, Eq)]
pub enum Location {
    /// In this file.
    File(PathBuf),
    /// At this address, which may contain a password.
    Server(String),
}

impl Location {
    /// The database in a folder.
    pub fn in_folder(folder: &Path) -> Self {
        Self::File(folder.join(DATABASE))
    }

    /// Parses an address, a file, or the folder with the file.
    pub fn named(text: &str) -> Self {
        let path = Path::new(text);
        let is_folder = path.is_dir() || (!path.exists() && path.extension().is_none());
        if is_address(text) {
            Self::Server(text.to_owned())
        } else if is_folder {
            Self::in_folder(path)
        } else {
            Self::File(path.to_owned())
        }
    }

    /// The location without its password.
    pub fn shown(&self) -> String {
        match self {
            Self::File(file) => file.display().to_string(),
            Self::Server(url) => Store::shown_address(url).unwrap_or_else(|_| "postgres://".to_owned()),
        }
    }

    /// Whether it is a file that does not exist.
    pub fn is_missing(&self) -> bool {
        match self {
            Self::File(file) => !file.is_file(),
            Self::Server(_) => false,
        }
    }

    /// Opens it for a server.
    pub async fn open(&self) -> Result<Store, StoreError> {
        match self {
            Self::File(file) => Store::open(file).await,
            Self::Server(url) => Store::connect(url).await,
        }
    }

    /// Opens it exclusively: no server may use it.
    pub async fn open_alone(&self) -> Result<Store, StoreError> {
        match self {
            Self::File(file) => Store::open(file).await,
            Self::Server(url) => Store::connect_alone(url).await,
        }
    }

    /// Opens it for reading, even while a server uses it.
    pub async fn open_beside(&self) -> Result<Store, StoreError> {
        match self {
            Self::File(file) => Store::open_beside(file).await,
            Self::Server(url) => Store::connect_beside(url).await,
        }
    }

    /// The error for a database that cannot be opened.
    pub fn unopened(&self, cx: &Cx, error: &StoreError) -> Error {
        let is_file = match self {
            Self::File(_) => true,
            Self::Server(_) => false,
        };
        let id = match error {
            StoreError::InUse if is_file => "serve-database-in-use",
            StoreError::InUse => "serve-server-in-use",
            StoreError::Later => "serve-database-later",
            StoreError::NotADatabase => "serve-database-none",
            StoreError::Foreign if !is_file => "serve-server-foreign",
            StoreError::Empty => "serve-server-empty",
            _ if is_file => "serve-database-failed",
            _ => "serve-server-failed",
        };
        let args = [("file", self.shown().into()), ("cause", error.to_string().into())];
        user_error(cx.say(id, &args))
    }
}

/// Whether a text is the address of a PostgreSQL database.
pub fn is_address(text: &str) -> bool {
    text.starts_with("postgres://") || text.starts_with("postgresql://")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_an_address_a_file_or_a_folder() {
        let folder = tempfile::tempdir().unwrap();
        let text = folder.path().display().to_string();
        let file = folder.path().join("kajiba.sqlite3");
        assert!(Location::named(&text) == Location::File(file.clone()));
        assert!(
            Location::named(&format!("{text}/new"))
                == Location::File(folder.path().join("new/kajiba.sqlite3"))
        );
        assert!(Location::named(&file.display().to_string()) == Location::File(file));
        let address = "postgres://ann:secret@db.example/club";
        assert!(Location::named(address) == Location::Server(address.to_owned()));
        assert!(!Location::named(address).shown().contains("secret"));
    }
}
