//! A PostgreSQL database: connecting, checking that it is ours, and its clock.

mod bus;
mod pulse;

use std::{
    path::{Path, PathBuf},
    str::FromStr,
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use sqlx::{
    ConnectOptions, Connection as _, PgConnection, PgPool,
    postgres::{PgConnectOptions, PgPoolOptions, types::Oid},
};

pub(crate) use self::bus::{Bus, CHANNEL, Caller, bytes};
pub use self::{bus::Notice, pulse::Pulse};
use crate::{
    Ms, Result, Store, StoreError, copy,
    file::{Age, Beside, age_of},
    migrations,
    sql::{Connection, Query, query},
};

/// The most connections of a node for reading and for notices.
const READERS_MAX: u32 = 16;
/// A connection idle for less than this is assumed to be alive.
const IDLE_UNTESTED_MAX: Duration = Duration::from_millis(500);
/// How long a read waits for a connection, or for a database that does not answer.
const READ_TIMEOUT: Duration = Duration::from_secs(5);
/// How long a server may take to let somebody in before it counts as away.
const AWAY_AFTER: Duration = Duration::from_millis(300);
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
    let mut options = PgConnectOptions::from_str(url).map_err(|_| StoreError::NoAddress)?;
    // In an address an IPv6 host has brackets; the system knows it without.
    if let Some(host) = options.get_host().strip_prefix('[').and_then(|host| host.strip_suffix(']')) {
        let host = host.to_owned();
        options = options.host(&host);
    }
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
    let host = match options.get_host() {
        host if host.contains(':') => format!("[{host}]"),
        host => host.to_owned(),
    };
    format!("postgres://{}@{host}:{}/{database}", options.get_username(), options.get_port())
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

/// How the schema of a database that is to be read compares with ours.
pub(crate) async fn look(options: &PgConnectOptions) -> Result<Beside> {
    let mut connection = options.connect().await?;
    let age = age(&mut connection).await?;
    connection.close().await?;
    age.beside()
}

/// Copies a database of an earlier schema into a new file in a folder, all of it at one moment.
pub(crate) async fn renewed(options: &PgConnectOptions, folder: &Path) -> Result<PathBuf> {
    let file = folder.join("renewed.sqlite3");
    let target = Store::open(&file).await?;
    let mut connection = options.connect().await?;
    let tables = tables(&mut connection).await?;
    sqlx::query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").execute(&mut connection).await?;
    let copied = copy::copy_all(&mut Connection::Postgres(&mut connection), &tables, &target).await;
    target.close().await;
    connection.close().await?;
    copied.map(|()| file)
}

/// What is wrong with the database: tables that cannot be read to the end and, where the extension `amcheck` is there, pages
/// and indexes that do not fit.
pub(crate) async fn faults(options: &PgConnectOptions) -> Result<Vec<String>> {
    let mut connection = options.connect().await?;
    // A check of everything takes its time.
    sqlx::query("SET statement_timeout = 0").execute(&mut connection).await?;
    let tables = tables(&mut connection).await?;
    let mut faults = copy::unreadable(&mut Connection::Postgres(&mut connection), &tables).await;
    let has_amcheck = "SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'amcheck')";
    if sqlx::query_scalar(has_amcheck).fetch_one(&mut connection).await? {
        faults.extend(misfits(&mut connection).await?);
    }
    connection.close().await?;
    Ok(faults)
}

/// What `amcheck` finds.
async fn misfits(connection: &mut PgConnection) -> Result<Vec<String>> {
    let relations = "SELECT c.oid, c.relname::TEXT, c.relkind = 'i' FROM pg_class c \
         WHERE c.relnamespace = current_schema()::REGNAMESPACE AND c.relpersistence = 'p' AND (c.relkind = 'r' \
         OR c.relkind = 'i' AND c.relam = (SELECT oid FROM pg_am WHERE amname = 'btree')) ORDER BY c.relname";
    let relations: Vec<(Oid, String, bool)> = sqlx::query_as(relations).fetch_all(&mut *connection).await?;
    let mut faults = Vec::new();
    for (oid, name, is_index) in relations {
        let check = if is_index {
            "SELECT ''::TEXT FROM (SELECT bt_index_check($1::REGCLASS, TRUE)) AS checked"
        } else {
            "SELECT msg FROM verify_heapam($1::REGCLASS)"
        };
        match sqlx::query_scalar::<_, String>(check).bind(oid).fetch_all(&mut *connection).await {
            Ok(found) => {
                let found = found.iter().filter(|fault| !fault.is_empty());
                faults.extend(found.map(|fault| format!("{name}: {fault}")));
            }
            Err(error) => faults.push(format!("{name}: {error}")),
        }
    }
    Ok(faults)
}

/// Whether the server does not answer a new connection in time.
pub(crate) async fn is_away(options: &PgConnectOptions) -> bool {
    let ask = async {
        let mut connection = options.connect().await?;
        connection.ping().await?;
        connection.close().await
    };
    !matches!(tokio::time::timeout(AWAY_AFTER, ask).await, Ok(Ok(())))
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

async fn tables(connection: &mut PgConnection) -> Result<Vec<String>> {
    let tables = "SELECT table_name::TEXT FROM information_schema.tables \
         WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'";
    Ok(sqlx::query_scalar(tables).fetch_all(connection).await?)
}

async fn age(connection: &mut PgConnection) -> Result<Age> {
    let tables = tables(connection).await?;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ipv6_host_loses_its_brackets_and_gets_them_back_when_it_is_shown() {
        let options = options("postgres://ann:secret@[::1]:5433/club").expect("the address is valid");
        assert_eq!((options.get_host(), options.get_port()), ("::1", 5433));
        assert_eq!(shown(&options), "postgres://ann@[::1]:5433/club");
    }
}
