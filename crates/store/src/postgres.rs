//! A PostgreSQL database: connecting, checking that it is ours, and its clock.

mod bus;
mod pulse;

use std::{
    str::FromStr,
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use sqlx::{
    ConnectOptions, Connection as _, PgConnection, PgPool,
    postgres::{PgConnectOptions, PgPoolOptions},
};

pub(crate) use self::bus::{Bus, CHANNEL, Caller, bytes};
pub use self::{bus::Notice, pulse::Pulse};
use crate::{
    Ms, Result, StoreError,
    file::{Age, age_of},
    migrations,
    sql::{Connection, Query, query},
};

/// The most connections of a node for reading and for notices.
const READERS_MAX: u32 = 16;
/// A connection idle for less than this is assumed to be alive.
const IDLE_UNTESTED_MAX: Duration = Duration::from_millis(500);
/// How long a read waits for a connection, or for a database that does not answer.
const READ_TIMEOUT: Duration = Duration::from_secs(5);
/// The advisory lock that nodes share and exclusive users take alone: "kajiba" as a number.
const LOCK: i64 = 0x6b61_6a69_6261;

/// Who else may use the database at the same time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Claim {
    /// Other servers.
    Shared,
    /// Nobody who writes.
    Alone,
}

/// The connection options. Commits are durable. A node that stops in the middle of a transaction must not block the others
/// for long.
pub(crate) fn options(url: &str) -> Result<PgConnectOptions> {
    if !(url.starts_with("postgres://") || url.starts_with("postgresql://")) {
        return Err(StoreError::NoAddress);
    }
    let options = PgConnectOptions::from_str(url).map_err(|_| StoreError::NoAddress)?;
    Ok(options.application_name("kajiba").options([
        ("synchronous_commit", "on"),
        ("idle_in_transaction_session_timeout", "5s"),
        ("lock_timeout", "4s"),
        ("statement_timeout", "20s"),
    ]))
}

/// The address without its password.
pub(crate) fn shown(options: &PgConnectOptions) -> String {
    let database = options.get_database().unwrap_or(options.get_username());
    format!("postgres://{}@{}:{}/{database}", options.get_username(), options.get_host(), options.get_port())
}

/// Connects to write, claims the database and, the first time, brings it up to date.
pub(crate) async fn prepare(options: &PgConnectOptions, claim: Claim) -> Result<PgConnection> {
    let mut connection = connect(options, claim).await?;
    match age(&mut connection).await? {
        Age::New | Age::Earlier | Age::Current => {}
        Age::Later => return Err(StoreError::Later),
        Age::Foreign => return Err(StoreError::Foreign),
    }
    migrations::POSTGRES.run(&mut connection).await?;
    Ok(connection)
}

/// Connects and claims the database for as long as the connection lasts.
///
/// # Errors
/// [`StoreError::InUse`] if others use it and must not.
pub(crate) async fn connect(options: &PgConnectOptions, claim: Claim) -> Result<PgConnection> {
    let mut connection = options.connect().await?;
    let lock = match claim {
        Claim::Shared => "SELECT pg_try_advisory_lock_shared($1) AS is_ours",
        Claim::Alone => "SELECT pg_try_advisory_lock($1) AS is_ours",
    };
    let row = query(lock).bind(LOCK).fetch_optional(&mut Connection::Postgres(&mut connection)).await?;
    match row.map(|row| row.value::<bool>("is_ours")).transpose()? {
        Some(true) => Ok(connection),
        Some(false) | None => Err(StoreError::InUse),
    }
}

/// Finds how many have claimed the database, as `n`.
pub(crate) fn count_claims<'q>() -> Query<'q> {
    let count = "SELECT COUNT(*) AS n FROM pg_locks WHERE locktype = 'advisory' AND granted \
         AND classid::BIGINT = $1 AND objid::BIGINT = $2 \
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";
    query(count).bind(LOCK >> 32).bind(LOCK & i64::from(u32::MAX))
}

/// Whether the database can be read as it is.
pub(crate) async fn look(options: &PgConnectOptions) -> Result<()> {
    let mut connection = options.connect().await?;
    let age = age(&mut connection).await?;
    connection.close().await?;
    age.check_current()
}

/// The connections that read.
pub(crate) async fn readers(options: &PgConnectOptions) -> Result<PgPool> {
    let pool = PgPoolOptions::new().max_connections(READERS_MAX).acquire_timeout(READ_TIMEOUT);
    // Testing every connection before use would double the number of queries.
    let pool = pool.test_before_acquire(false).before_acquire(|connection, meta| {
        Box::pin(async move {
            if meta.idle_for >= IDLE_UNTESTED_MAX {
                connection.ping().await?;
            }
            Ok(true)
        })
    });
    Ok(pool.connect_with(options.clone()).await?)
}

async fn age(connection: &mut PgConnection) -> Result<Age> {
    let tables =
        "SELECT table_name::TEXT FROM information_schema.tables WHERE table_schema = current_schema()";
    let tables: Vec<String> = sqlx::query_scalar(tables).fetch_all(&mut *connection).await?;
    let mut applied: Vec<i64> = Vec::new();
    if tables.iter().any(|table| table == "_sqlx_migrations") {
        applied = sqlx::query_scalar("SELECT version FROM _sqlx_migrations").fetch_all(connection).await?;
    }
    Ok(age_of(&migrations::POSTGRES, &tables, applied))
}

/// The database's clock, extrapolated from the last query: the nodes' own clocks may differ.
#[derive(Clone)]
pub(crate) struct Clock(Arc<Mutex<(Instant, Ms)>>);

impl Clock {
    /// Synchronises with the database.
    pub(crate) async fn begin(readers: &PgPool) -> Result<Self> {
        Ok(Self(Arc::new(Mutex::new(asked(readers).await?))))
    }

    /// Synchronises again.
    pub(crate) fn set(&self, at: Instant, now_ms: Ms) {
        *self.0.lock().expect("clock mutex is not poisoned") = (at, now_ms);
    }

    /// The current time.
    pub(crate) fn now_ms(&self) -> Ms {
        let (at, at_ms) = *self.0.lock().expect("clock mutex is not poisoned");
        at_ms + Ms::try_from(at.elapsed().as_millis()).unwrap_or(0)
    }
}

/// The time of the database, and the moment at which it was that.
async fn asked(readers: &PgPool) -> Result<(Instant, Ms)> {
    let mut connection = readers.acquire().await?;
    let begun = Instant::now();
    let now = "SELECT (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT";
    let now_ms = sqlx::query_scalar(now).fetch_one(&mut *connection).await?;
    Ok((begun + begun.elapsed() / 2, now_ms))
}
