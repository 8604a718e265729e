//! The connection of the writer, reopened after a failure.

use std::fs::File;

use sqlx::{
    ConnectOptions, Connection as _, PgConnection, SqliteConnection, postgres::PgConnectOptions,
    sqlite::SqliteConnectOptions,
};

use crate::{
    StoreError,
    file::Place,
    postgres::{self, Caller, Claim},
    sql::Connection,
};

/// PostgreSQL's codes for a conflict of transactions, a deadlock and a lock timeout. Nothing is written then, and the
/// transaction can be retried.
const COLLISIONS: [&str; 3] = ["40001", "40P01", "55P03"];

/// The connection of the writer.
pub(crate) enum WriteConnection {
    /// To a file.
    Sqlite(Box<OfFile>),
    /// To a server.
    Postgres(Box<OfServer>),
}

/// The connection to a file. None after a failure, because the state of the old one is unknown.
pub(crate) struct OfFile {
    options: SqliteConnectOptions,
    connection: Option<SqliteConnection>,
    /// Held until the last job is done.
    lock: File,
    place: Place,
}

/// The connection to a server. None after a failure, likewise.
pub(crate) struct OfServer {
    options: PgConnectOptions,
    connection: Option<PgConnection>,
    claim: Claim,
    caller: Caller,
}

/// Whether other transactions interfered and nothing was written.
pub(super) fn is_collision(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code());
    code.is_some_and(|code| COLLISIONS.contains(&&*code))
}

impl WriteConnection {
    /// For a file that is claimed by `lock`.
    pub(crate) fn of_file(options: SqliteConnectOptions, connection: SqliteConnection, lock: File) -> Self {
        let place = Place::of(options.get_filename());
        Self::Sqlite(Box::new(OfFile { options, connection: Some(connection), lock, place }))
    }

    /// For a server, where `caller` tells of every change.
    pub(crate) fn of_server(
        options: PgConnectOptions,
        connection: PgConnection,
        claim: Claim,
        caller: Caller,
    ) -> Self {
        Self::Postgres(Box::new(OfServer { options, connection: Some(connection), claim, caller }))
    }

    /// The connection, reopened if necessary, and who tells other nodes, if there are any.
    pub(super) async fn connection(&mut self) -> sqlx::Result<(Connection<'_>, Option<&Caller>)> {
        Ok(match self {
            Self::Sqlite(file) => {
                let open = match file.connection.take() {
                    Some(open) => open,
                    None => file.options.connect().await?,
                };
                (Connection::Sqlite(file.connection.insert(open)), None)
            }
            Self::Postgres(server) => {
                let open =
                    match server.connection.take() {
                        Some(open) => open,
                        None => postgres::connect(&server.options, server.claim).await.map_err(|error| {
                            match error {
                                StoreError::Sqlx(error) => error,
                                other => sqlx::Error::Configuration(other.into()),
                            }
                        })?,
                    };
                (Connection::Postgres(server.connection.insert(open)), Some(&server.caller))
            }
        })
    }

    /// Whether what is written is where the next server will look for it.
    pub(super) fn is_in_place(&mut self) -> bool {
        match self {
            Self::Sqlite(file) => {
                let is_kept = file.place.is_kept();
                if !is_kept {
                    tracing::error!(
                        "the file of the database was replaced or deleted; nothing more is stored"
                    );
                }
                is_kept
            }
            Self::Postgres(_) => true,
        }
    }

    /// Whether a write that failed so can be retried at once. With SQLite there are no other writers.
    pub(super) fn may_retry(&self, error: &sqlx::Error) -> bool {
        match self {
            Self::Sqlite(_) => false,
            Self::Postgres(_) => is_collision(error),
        }
    }

    /// Closes the connection and abandons its transaction.
    pub(super) async fn drop_connection(&mut self) {
        // If this fails too, nothing is left to do.
        match self {
            Self::Sqlite(file) => {
                if let Some(connection) = file.connection.take() {
                    let _ = connection.close_hard().await;
                }
                file.place.forget_journal();
            }
            Self::Postgres(server) => {
                if let Some(connection) = server.connection.take() {
                    let _ = connection.close_hard().await;
                }
            }
        }
    }

    /// Closes the connection, after the last job.
    pub(super) async fn close(self) {
        let closed = match self {
            Self::Sqlite(file) => {
                let OfFile { options: _, connection, lock, place: _ } = *file;
                let closed = match connection {
                    Some(connection) => connection.close().await,
                    None => Ok(()),
                };
                drop(lock);
                closed
            }
            Self::Postgres(server) => match server.connection {
                Some(connection) => connection.close().await,
                None => Ok(()),
            },
        };
        if let Err(error) = closed {
            tracing::error!(%error, "closing the database failed");
        }
    }
}
