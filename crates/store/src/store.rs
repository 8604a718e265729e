//! The database, as the host sees it.

use std::{
    path::{Path, PathBuf},
    sync::{Arc, Mutex},
    time::{SystemTime, UNIX_EPOCH},
};

use sqlx::{
    PgPool, SqlitePool,
    sqlite::{SqliteConnectOptions, SqlitePoolOptions},
};
use tokio::{
    sync::{broadcast, mpsc, oneshot},
    task::JoinHandle,
};

use crate::{
    Changed, Heard, Ms, Result, StoreError, file,
    postgres::{self, Bus, Claim, Clock},
    row::FromRow,
    sql::{Connection, Query, Row, query},
    writer::{Job, Pen, Write, Writer},
};

/// How many reads of a file go on at once.
const READERS_MAX: u32 = 4;
/// How many writes wait before those who bring more must wait to hand them over.
const JOBS_MAX: usize = 1024;

/// The database: a file, which one process serves, or a PostgreSQL server, which several nodes may use. Copies are one
/// and the same.
#[derive(Clone)]
pub struct Store(Arc<Inner>);

struct Inner {
    readers: Readers,
    desk: Mutex<Desk>,
    writer: tokio::sync::Mutex<Option<JoinHandle<()>>>,
}

/// Connections that read.
enum Readers {
    Sqlite { file: PathBuf, pool: SqlitePool },
    Postgres { pool: PgPool, clock: Clock, heard: broadcast::Sender<Heard> },
}

/// Where writes are handed in.
#[derive(Clone)]
enum Desk {
    Open(mpsc::Sender<Job>),
    ReadOnly,
    Closed,
}

impl Store {
    /// Opens the database in `file`, makes it if there is none, and brings it up to date. Nobody else can open it
    /// so until this store is closed.
    ///
    /// # Errors
    /// [`StoreError::InUse`], [`StoreError::Later`], [`StoreError::NotADatabase`], [`StoreError::Foreign`], or what
    /// the disk refuses.
    pub async fn open(file: &Path) -> Result<Self> {
        let file = std::path::absolute(file)?;
        let lock = file::claim(&file)?;
        let options = file::options(&file);
        let connection = file::prepare(&options).await?;
        let pool = file_readers(&options).await?;
        let pen = Pen::of_file(options, connection, lock);
        Ok(Self::writing(Readers::Sqlite { file, pool }, pen, None))
    }

    /// Opens the database in `file` for reading and for [`Store::backup`], also while a server uses it.
    ///
    /// # Errors
    /// As [`Store::open`], but for [`StoreError::InUse`]; and [`StoreError::Earlier`].
    pub async fn open_beside(file: &Path) -> Result<Self> {
        let file = std::path::absolute(file)?;
        let options = file::options(&file);
        file::look(&options).await?;
        let pool = file_readers(&options).await?;
        Ok(Self::of(Readers::Sqlite { file, pool }, Desk::ReadOnly, None))
    }

    /// Connects to a PostgreSQL database, `postgres://…`, together with other nodes, and brings it up to date.
    ///
    /// # Errors
    /// [`StoreError::NoAddress`], [`StoreError::Later`], [`StoreError::Foreign`], [`StoreError::InUse`] where somebody
    /// has it alone, or the server fails.
    pub async fn connect(url: &str) -> Result<Self> {
        Self::connect_as(url, Claim::Shared).await
    }

    /// The same alone, without any node.
    ///
    /// # Errors
    /// As [`Store::connect`]; [`StoreError::InUse`] while a node runs.
    pub async fn connect_alone(url: &str) -> Result<Self> {
        Self::connect_as(url, Claim::Alone).await
    }

    async fn connect_as(url: &str, claim: Claim) -> Result<Self> {
        let options = postgres::options(url)?;
        let connection = postgres::prepare(&options, claim).await?;
        let pool = postgres::readers(&options).await?;
        let clock = Clock::begin(&pool).await?;
        let Bus { told, heard, telling } = Bus::begin(&pool);
        let pen = Pen::of_server(options, connection, claim, told);
        Ok(Self::writing(Readers::Postgres { pool, clock, heard }, pen, Some(telling)))
    }

    /// Connects to a PostgreSQL database for reading.
    ///
    /// # Errors
    /// As [`Store::connect`]; and [`StoreError::Earlier`].
    pub async fn connect_beside(url: &str) -> Result<Self> {
        let options = postgres::options(url)?;
        postgres::look(&options).await?;
        let pool = postgres::readers(&options).await?;
        let clock = Clock::begin(&pool).await?;
        let heard = broadcast::Sender::new(1);
        Ok(Self::of(Readers::Postgres { pool, clock, heard }, Desk::ReadOnly, None))
    }

    /// The address of a PostgreSQL database without its password, to be shown.
    ///
    /// # Errors
    /// [`StoreError::NoAddress`].
    pub fn shown_address(url: &str) -> Result<String> {
        Ok(postgres::shown(&postgres::options(url)?))
    }

    /// A store with a writer; `telling` ends after it.
    fn writing(readers: Readers, pen: Pen, telling: Option<JoinHandle<()>>) -> Self {
        let (desk, jobs) = mpsc::channel(JOBS_MAX);
        let writer = tokio::spawn(async move {
            Writer::new(pen, jobs).run().await;
            if let Some(telling) = telling
                && let Err(error) = telling.await
            {
                tracing::error!(%error, "who tells other nodes broke");
            }
        });
        Self::of(readers, Desk::Open(desk), Some(writer))
    }

    fn of(readers: Readers, desk: Desk, writer: Option<JoinHandle<()>>) -> Self {
        let (desk, writer) = (Mutex::new(desk), tokio::sync::Mutex::new(writer));
        Self(Arc::new(Inner { readers, desk, writer }))
    }

    /// Writes what waits to be written, and closes the database. Whoever comes later gets [`StoreError::Closed`].
    pub async fn close(&self) {
        match &self.0.readers {
            // The reading connections go first: only the writing one, as the last, can fold the journal into the file.
            Readers::Sqlite { file: _, pool } => {
                pool.close().await;
                self.close_desk().await;
            }
            // The other nodes are told of the last change by a reading one.
            Readers::Postgres { pool, clock: _, heard: _ } => {
                self.close_desk().await;
                pool.close().await;
            }
        }
    }

    async fn close_desk(&self) {
        *self.desk() = Desk::Closed;
        let mut writer = self.0.writer.lock().await;
        if let Some(task) = writer.take()
            && let Err(error) = task.await
        {
            tracing::error!(%error, "the database's writer broke");
        }
    }

    /// Copies the database as it is now into a new file, while it is in use.
    ///
    /// # Errors
    /// [`StoreError::Exists`], the disk fails, or [`StoreError::NotAFile`].
    pub async fn backup(&self, to: &Path) -> Result<()> {
        match &self.0.readers {
            Readers::Sqlite { file: _, pool } if pool.is_closed() => Err(StoreError::Closed),
            Readers::Sqlite { file, pool: _ } => file::back_up(&file::options(file), to).await,
            Readers::Postgres { .. } => Err(StoreError::NotAFile),
        }
    }

    /// Whether the database can be read, and its writer answers.
    ///
    /// # Errors
    /// It cannot, or does not.
    pub async fn ping(&self) -> Result<()> {
        self.row(query("SELECT 1 AS n")).await?;
        match self.write(Write::Nothing).await {
            Ok(_) | Err(StoreError::ReadOnly) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// What the database finds wrong with its own file, in its words. A server looks after its files itself.
    ///
    /// # Errors
    /// It cannot even be looked at.
    pub async fn faults(&self) -> Result<Vec<String>> {
        let check = match &self.0.readers {
            Readers::Sqlite { .. } => query("PRAGMA integrity_check"),
            Readers::Postgres { .. } => return Ok(Vec::new()),
        };
        let faults = self.rows(check).await?;
        let faults = faults.iter().map(|row| row.value::<String>("integrity_check"));
        let mut faults = faults.collect::<sqlx::Result<Vec<_>>>()?;
        faults.retain(|fault| fault != "ok");
        Ok(faults)
    }

    /// Whether other nodes may use the database at the same time.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        match &self.0.readers {
            Readers::Sqlite { .. } => false,
            Readers::Postgres { .. } => true,
        }
    }

    /// How many nodes use the database now, this one among them.
    ///
    /// # Errors
    /// The database fails.
    pub async fn n_nodes(&self) -> Result<u64> {
        let row = match &self.0.readers {
            Readers::Sqlite { .. } => return Ok(1),
            Readers::Postgres { .. } => self.row(postgres::count_claims()).await?,
        };
        let n: i64 = row.map(|row| row.value("n")).transpose()?.unwrap_or(0);
        Ok(n.unsigned_abs())
    }

    /// What other nodes tell from now on; nothing where there are none.
    #[must_use]
    pub fn heard(&self) -> Option<broadcast::Receiver<Heard>> {
        match &self.0.readers {
            Readers::Sqlite { .. } => None,
            Readers::Postgres { pool: _, clock: _, heard } => Some(heard.subscribe()),
        }
    }

    /// The present time, which is the same for all nodes.
    #[must_use]
    pub fn now_ms(&self) -> Ms {
        match &self.0.readers {
            Readers::Sqlite { .. } => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH);
                since.map_or(0, |since| Ms::try_from(since.as_millis()).unwrap_or(Ms::MAX))
            }
            Readers::Postgres { pool: _, clock, heard: _ } => clock.now_ms(),
        }
    }

    /// Hands in what is to be written and waits until it is; gives the tables that it has changed. Who stops waiting does
    /// not stop the writing.
    pub(crate) async fn write(&self, write: Write) -> Result<Vec<Changed>> {
        let desk = self.desk().clone();
        let jobs = match desk {
            Desk::Open(jobs) => jobs,
            Desk::ReadOnly => return Err(StoreError::ReadOnly),
            Desk::Closed => return Err(StoreError::Closed),
        };
        let (answer, outcome) = oneshot::channel();
        jobs.send(Job { write, answer }).await.map_err(|_| StoreError::Closed)?;
        // The writer must see the desk closed when it is, so nothing is held while waiting.
        drop(jobs);
        outcome.await.map_err(|_| StoreError::Closed)?
    }

    fn desk(&self) -> std::sync::MutexGuard<'_, Desk> {
        self.0.desk.lock().expect("nobody panics while holding the desk")
    }
}

impl Store {
    /// All rows that a statement finds.
    pub(crate) async fn rows(&self, select: Query<'_>) -> Result<Vec<Row>> {
        Ok(match &self.0.readers {
            Readers::Sqlite { file: _, pool } => {
                select.fetch_all(&mut Connection::Sqlite(&mut *pool.acquire().await?)).await?
            }
            Readers::Postgres { pool, clock: _, heard: _ } => {
                select.fetch_all(&mut Connection::Postgres(&mut *pool.acquire().await?)).await?
            }
        })
    }

    /// The first row that it finds.
    pub(crate) async fn row(&self, select: Query<'_>) -> Result<Option<Row>> {
        Ok(self.rows(select).await?.into_iter().next())
    }

    /// All that it finds, read.
    pub(crate) async fn find_all<T: FromRow>(&self, select: Query<'_>) -> Result<Vec<T>> {
        Ok(crate::row::read_all(&self.rows(select).await?)?)
    }

    /// The first that it finds, read.
    pub(crate) async fn find<T: FromRow>(&self, select: Query<'_>) -> Result<Option<T>> {
        Ok(self.row(select).await?.as_ref().map(T::from_row).transpose()?)
    }

    /// What two statements find as of one moment.
    pub(crate) async fn rows_of_both(&self, first: Query<'_>, second: Query<'_>) -> Result<[Vec<Row>; 2]> {
        match &self.0.readers {
            Readers::Sqlite { file: _, pool } => {
                let mut transaction = pool.begin().await?;
                let connection = &mut Connection::Sqlite(&mut transaction);
                let both = [first.fetch_all(connection).await?, second.fetch_all(connection).await?];
                transaction.commit().await?;
                Ok(both)
            }
            Readers::Postgres { pool, clock: _, heard: _ } => {
                let mut transaction =
                    pool.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
                let connection = &mut Connection::Postgres(&mut transaction);
                let both = [first.fetch_all(connection).await?, second.fetch_all(connection).await?];
                transaction.commit().await?;
                Ok(both)
            }
        }
    }
}

async fn file_readers(options: &SqliteConnectOptions) -> Result<SqlitePool> {
    let options = options.clone().read_only(true);
    Ok(SqlitePoolOptions::new().max_connections(READERS_MAX).connect_with(options).await?)
}
