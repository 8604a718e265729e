//! What the database did not do.

use std::sync::Arc;

/// What the database did not do.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else changed the table or campaign, or made one, or a person, of this id; nothing was written.
    #[error("it has changed meanwhile")]
    Conflict,
    /// The change's entries or lines do not continue what is stored; nothing was written.
    #[error("the change does not continue what is stored")]
    Gap,
    /// Another seat has this link; nothing was written.
    #[error("the link belongs to another seat")]
    LinkTaken,
    /// Another person has this login; nothing was written.
    #[error("the login is taken")]
    LoginTaken,
    /// There is no such person, or no longer; nothing was written.
    #[error("there is no such person")]
    NoPerson,
    /// The person still has a seat, a table, a line or a campaign; nothing was written.
    #[error("the person still has something")]
    Held,
    /// The person has as many component sets as they may; nothing was written.
    #[error("the person has too many of them")]
    TooMany,
    /// The file was written by a later version of the program; nothing was changed.
    #[error("the database is of a later version")]
    Later,
    /// No server has used the database yet.
    #[error("the database is empty")]
    Empty,
    /// Another process, or another store of this one, serves the file; or the database is wanted alone and is not.
    #[error("the database is in use by another server")]
    InUse,
    /// The file is something else.
    #[error("the file is not a database")]
    NotADatabase,
    /// The file is a database of another program.
    #[error("the database belongs to another program")]
    Foreign,
    /// There is a file where the backup was to be written.
    #[error("the file exists already")]
    Exists,
    /// The address is none of a PostgreSQL database.
    #[error("the address is none of a database")]
    NoAddress,
    /// The file was replaced or deleted while it is in use; nothing is known to be written where it will be found.
    #[error("the file of the database was replaced or deleted while it is in use")]
    Replaced,
    /// The database is not in a file of ours.
    #[error("the database has its own tools for this")]
    NotAFile,
    /// The store was opened beside a server, to read.
    #[error("the database is open for reading only")]
    ReadOnly,
    /// The store is closed.
    #[error("the database is closed")]
    Closed,
    /// A file could not be made, locked or moved.
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// The database could not be brought up to date.
    #[error(transparent)]
    Migrate(#[from] sqlx::migrate::MigrateError),
    /// The database itself failed.
    #[error(transparent)]
    Sqlx(sqlx::Error),
    /// The database failed while it wrote this together with others; only reading again tells what is stored.
    #[error("nothing is known to be written: {0}")]
    Unwritten(Arc<sqlx::Error>),
}

/// The codes for a full disk of SQLite and PostgreSQL.
const FULL: [&str; 2] = ["13", "53100"];

impl StoreError {
    /// Whether nothing was written because the disk is full.
    #[must_use]
    pub fn is_disk_full(&self) -> bool {
        let cause = match self {
            Self::Sqlx(cause) => cause,
            Self::Unwritten(cause) => &**cause,
            Self::Io(cause) => return cause.kind() == std::io::ErrorKind::StorageFull,
            _ => return false,
        };
        let code = cause.as_database_error().and_then(|cause| cause.code());
        code.is_some_and(|code| FULL.contains(&&*code))
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::PoolClosed => Self::Closed,
            error => Self::Sqlx(error),
        }
    }
}
