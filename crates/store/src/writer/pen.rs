//! The connection that writes: made again after a failure, and told of once what it wrote is safe.

use std::fs::File;

use sqlx::{
    ConnectOptions, Connection as _, PgConnection, SqliteConnection, postgres::PgConnectOptions,
    sqlite::SqliteConnectOptions,
};

use crate::{
    Changed, StoreError,
    postgres::{self, Claim, Told},
    sql::Connection,
};

/// What PostgreSQL says where others were in the way: a conflict of transactions, a deadlock, a lock that was not given
/// up in time. Nothing is written then, and all can be tried again.
const COLLISIONS: [&str; 3] = ["40001", "40P01", "55P03"];

/// The connection that writes.
pub(crate) enum Pen {
    /// To a file.
    Sqlite(Box<SqlitePen>),
    /// To a server.
    Postgres(Box<PostgresPen>),
}

/// Neither has a connection after a failure: what state it is in is then anybody's guess.
pub(crate) struct SqlitePen {
    options: SqliteConnectOptions,
    connection: Option<SqliteConnection>,
    /// Held until the last job is done.
    lock: File,
}

pub(crate) struct PostgresPen {
    options: PgConnectOptions,
    connection: Option<PgConnection>,
    claim: Claim,
    told: Told,
}

/// Whether others were in the way, and nothing is written.
pub(super) fn is_collision(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code());
    code.is_some_and(|code| COLLISIONS.contains(&&*code))
}

impl Pen {
    /// For a file that is claimed by `lock`.
    pub(crate) fn of_file(options: SqliteConnectOptions, connection: SqliteConnection, lock: File) -> Self {
        Self::Sqlite(Box::new(SqlitePen { options, connection: Some(connection), lock }))
    }

    /// For a server; `told` is left word of every change.
    pub(crate) fn of_server(
        options: PgConnectOptions,
        connection: PgConnection,
        claim: Claim,
        told: Told,
    ) -> Self {
        Self::Postgres(Box::new(PostgresPen { options, connection: Some(connection), claim, told }))
    }

    /// The connection, made again if need be.
    pub(super) async fn connection(&mut self) -> sqlx::Result<Connection<'_>> {
        Ok(match self {
            Self::Sqlite(pen) => {
                let open = match pen.connection.take() {
                    Some(open) => open,
                    None => pen.options.connect().await?,
                };
                Connection::Sqlite(pen.connection.insert(open))
            }
            Self::Postgres(pen) => {
                let open = match pen.connection.take() {
                    Some(open) => open,
                    None => {
                        postgres::connect(&pen.options, pen.claim).await.map_err(|error| match error {
                            StoreError::Sqlx(error) => error,
                            other => sqlx::Error::Configuration(other.into()),
                        })?
                    }
                };
                Connection::Postgres(pen.connection.insert(open))
            }
        })
    }

    /// Whether what failed so may be tried again at once. With SQLite nobody can be in the way.
    pub(super) fn may_retry(&self, error: &sqlx::Error) -> bool {
        match self {
            Self::Sqlite(_) => false,
            Self::Postgres(_) => is_collision(error),
        }
    }

    /// Gives the connection up, and with it what was begun.
    pub(super) async fn drop_connection(&mut self) {
        // If even that fails, there is nothing more to do.
        match self {
            Self::Sqlite(pen) => {
                if let Some(connection) = pen.connection.take() {
                    let _ = connection.close_hard().await;
                }
            }
            Self::Postgres(pen) => {
                if let Some(connection) = pen.connection.take() {
                    let _ = connection.close_hard().await;
                }
            }
        }
    }

    /// Leaves word of what was stored, for other nodes.
    pub(super) fn tell(&self, changed: Vec<Changed>) {
        match self {
            Self::Sqlite(_) => {}
            // Nobody tells any more once the store closes.
            Self::Postgres(pen) => {
                let _ = pen.told.send(changed);
            }
        }
    }

    /// Closes the connection, after the last job.
    pub(super) async fn put_down(self) {
        let closed = match self {
            Self::Sqlite(pen) => {
                let SqlitePen { options: _, connection, lock } = *pen;
                let closed = match connection {
                    Some(connection) => connection.close().await,
                    None => Ok(()),
                };
                drop(lock);
                closed
            }
            Self::Postgres(pen) => match pen.connection {
                Some(connection) => connection.close().await,
                None => Ok(()),
            },
        };
        if let Err(error) = closed {
            tracing::error!(%error, "the database was not closed well");
        }
    }
}
