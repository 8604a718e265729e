//! The database, as the host sees it.

use std::{
    path::{Path, PathBuf},
    pin::Pin,
    sync::{Arc, Mutex, MutexGuard},
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use sqlx::{
    PgPool, SqlitePool,
    postgres::PgConnectOptions,
    sqlite::{SqliteConnectOptions, SqlitePoolOptions},
};
use tempfile::TempDir;
use tokio::{
    sync::{broadcast, mpsc, oneshot},
    task::JoinHandle,
};

use crate::{
    Changed, Ms, Notice, Result, StoreError,
    file::{self, Beside},
    known::Known,
    postgres::{self, Bus, Caller, Claim, Clock},
    row::FromRow,
    sql::{Connection, Query, Row, query},
    writer::{Job, Write, WriteConnection, Writer},
};

/// The most concurrent reads of a file.
const READERS_MAX: u32 = 4;
/// How many writes can wait in the queue.
const JOBS_MAX: usize = 1024;
/// A database that has answered within this time is not away, however long somebody waits.
const QUIET: Duration = Duration::from_millis(500);

/// The database: a file, which one process uses, or a PostgreSQL server, which several nodes may use. Clones share it.
#[derive(Clone)]
pub struct Store(Arc<Inner>);

struct Inner {
    readers: Readers,
    known: Arc<Known>,
    /// Where a copy of a database of an earlier schema is from.
    origin: Option<Origin>,
    /// When the database last answered.
    answered: Mutex<Instant>,
    queue: Mutex<WriteQueue>,
    writer: tokio::sync::Mutex<Option<JoinHandle<()>>>,
}

/// A future of a known type. The crates above do not compile the database drivers again to await it, as they would for an
/// `async fn`.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T>> + Send + 'a>>;

/// The same for migrations, which sqlx runs in the task that opens the store.
pub type Opening<'a> = Pin<Box<dyn Future<Output = Result<Store>> + 'a>>;

/// The connections for reading.
pub(crate) enum Readers {
    Sqlite {
        file: PathBuf,
        pool: SqlitePool,
    },
    /// Only a node has a name that others hear.
    Postgres {
        pool: PgPool,
        clock: Clock,
        notices: broadcast::Sender<Notice>,
        caller: Option<Caller>,
    },
}

/// A database of an earlier schema, of which a copy is read.
struct Origin {
    of: Kind,
    /// Deleted with its copy when the store is dropped.
    _folder: TempDir,
}

/// Where a database is.
enum Kind {
    File(PathBuf),
    Server(Box<PgConnectOptions>),
}

/// The queue of the writer.
#[derive(Clone)]
enum WriteQueue {
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
    pub fn open(file: &Path) -> Opening<'_> {
        Box::pin(async move {
            let file = std::path::absolute(file)?;
            let lock = file::claim(&file)?;
            let options = file::options(&file);
            let connection = file::prepare(&options).await?;
            let pool = file_readers(&options).await?;
            let connection = WriteConnection::of_file(options, connection, lock);
            Ok(Self::writing(Readers::Sqlite { file, pool }, connection, Arc::new(Known::of_one())))
        })
    }

    /// Opens the database in `file` for reading and for [`Store::backup`], also while a server uses it. One of an earlier
    /// schema is left as it is: a copy of it is brought up to date and read.
    ///
    /// # Errors
    /// As [`Store::open`], but for [`StoreError::InUse`]; and [`StoreError::Empty`].
    pub fn open_beside(file: &Path) -> Opening<'_> {
        Box::pin(async move {
            let file = std::path::absolute(file)?;
            let options = file::options(&file);
            match file::look(&options).await? {
                Beside::AsItIs => Self::of_copy(file, None).await,
                Beside::ByCopy => {
                    let folder = tempfile::tempdir()?;
                    let copy = file::renewed(&options, folder.path()).await?;
                    Self::of_copy(copy, Some(Origin { of: Kind::File(file), _folder: folder })).await
                }
            }
        })
    }

    /// Connects to a PostgreSQL database, `postgres://…`, together with other nodes, and brings it up to date.
    ///
    /// # Errors
    /// [`StoreError::NoAddress`], [`StoreError::Later`], [`StoreError::Foreign`], [`StoreError::InUse`] where somebody
    /// has it alone, or the server fails.
    pub async fn connect(url: &str) -> Result<Self> {
        Self::connect_as(url, Claim::Shared).await
    }

    /// Connects exclusively, without other nodes.
    ///
    /// # Errors
    /// As [`Store::connect`]; [`StoreError::InUse`] while a node runs.
    pub async fn connect_alone(url: &str) -> Result<Self> {
        Self::connect_as(url, Claim::Alone).await
    }

    fn connect_as(url: &str, claim: Claim) -> Opening<'_> {
        Box::pin(async move {
            let options = postgres::options(url)?;
            let connection = postgres::prepare(&options, claim).await?;
            let pool = postgres::readers(&options).await?;
            let clock = Clock::begin(&pool).await?;
            let known = Arc::new(Known::of_many());
            let Bus { caller, notices } = Bus::begin(&pool, &known);
            let connection = WriteConnection::of_server(options, connection, claim, caller.clone());
            let readers = Readers::Postgres { pool, clock, notices, caller: Some(caller) };
            Ok(Self::writing(readers, connection, known))
        })
    }

    /// Connects to a PostgreSQL database for reading; of one of an earlier schema a copy is read, as with a file.
    ///
    /// # Errors
    /// As [`Store::connect`]; and [`StoreError::Empty`].
    pub fn connect_beside(url: &str) -> Opening<'_> {
        Box::pin(async move {
            let options = postgres::options(url)?;
            if postgres::look(&options).await? == Beside::ByCopy {
                let folder = tempfile::tempdir()?;
                let copy = postgres::renewed(&options, folder.path()).await?;
                let of = Kind::Server(Box::new(options));
                return Self::of_copy(copy, Some(Origin { of, _folder: folder })).await;
            }
            let pool = postgres::readers(&options).await?;
            let clock = Clock::begin(&pool).await?;
            let notices = broadcast::Sender::new(1);
            Ok(Self::beside(Readers::Postgres { pool, clock, notices, caller: None }, None))
        })
    }

    /// The address of a PostgreSQL database without its password, to be shown.
    ///
    /// # Errors
    /// [`StoreError::NoAddress`].
    pub fn shown_address(url: &str) -> Result<String> {
        Ok(postgres::shown(&postgres::options(url)?))
    }

    /// A store that reads a file, perhaps a copy of another database.
    async fn of_copy(file: PathBuf, origin: Option<Origin>) -> Result<Self> {
        let pool = file_readers(&file::options(&file)).await?;
        Ok(Self::beside(Readers::Sqlite { file, pool }, origin))
    }

    /// A store with a writer.
    fn writing(readers: Readers, connection: WriteConnection, known: Arc<Known>) -> Self {
        let (queue, jobs) = mpsc::channel(JOBS_MAX);
        let writer = tokio::spawn(Writer::new(connection, jobs, known.clone()).run());
        let (queue, writer) = (Mutex::new(WriteQueue::Open(queue)), tokio::sync::Mutex::new(Some(writer)));
        let answered = Mutex::new(Instant::now());
        Self(Arc::new(Inner { readers, known, origin: None, answered, queue, writer }))
    }

    /// A store that reads while others write, perhaps a copy.
    fn beside(readers: Readers, origin: Option<Origin>) -> Self {
        let (queue, writer) = (Mutex::new(WriteQueue::ReadOnly), tokio::sync::Mutex::default());
        let (known, answered) = (Arc::new(Known::of_many()), Mutex::new(Instant::now()));
        Self(Arc::new(Inner { readers, known, origin, answered, queue, writer }))
    }

    /// What is known without asking.
    pub(crate) fn known(&self) -> &Known {
        &self.0.known
    }

    /// The connections for reading.
    pub(crate) fn readers(&self) -> &Readers {
        &self.0.readers
    }

    /// Finishes waiting writes and closes the database. Later calls get [`StoreError::Closed`].
    pub fn close(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(async move {
            match &self.0.readers {
                // The readers close first: only the last connection, the writer's, can checkpoint the journal into the file.
                Readers::Sqlite { file: _, pool } => {
                    pool.close().await;
                    self.close_queue().await;
                }
                Readers::Postgres { pool, .. } => {
                    self.close_queue().await;
                    pool.close().await;
                }
            }
        })
    }

    async fn close_queue(&self) {
        *self.queue() = WriteQueue::Closed;
        let mut writer = self.0.writer.lock().await;
        if let Some(task) = writer.take()
            && let Err(error) = task.await
        {
            tracing::error!(%error, "the writer task panicked");
        }
    }

    /// Copies the database as it is now into a new file, while it is in use.
    ///
    /// # Errors
    /// [`StoreError::Exists`], the disk fails, or [`StoreError::NotAFile`].
    pub fn backup<'a>(&'a self, to: &'a Path) -> Answer<'a, ()> {
        Box::pin(async move {
            match (&self.0.readers, &self.0.origin) {
                (Readers::Sqlite { file: _, pool }, _) if pool.is_closed() => Err(StoreError::Closed),
                (Readers::Postgres { .. }, _) | (_, Some(Origin { of: Kind::Server(_), .. })) => {
                    Err(StoreError::NotAFile)
                }
                (Readers::Sqlite { .. }, Some(Origin { of: Kind::File(file), .. }))
                | (Readers::Sqlite { file, pool: _ }, None) => file::back_up(&file::options(file), to).await,
            }
        })
    }

    /// Checks that the database can be read and written to.
    ///
    /// # Errors
    /// It cannot be.
    pub async fn ping(&self) -> Result<()> {
        self.row(query("SELECT 1 AS n")).await?;
        match self.write(Write::Pulse).await {
            Ok(_) | Err(StoreError::ReadOnly) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// What the database's own integrity check finds, in its own words.
    ///
    /// # Errors
    /// The check cannot be run.
    pub fn faults(&self) -> Answer<'_, Vec<String>> {
        Box::pin(async move {
            match (&self.0.readers, &self.0.origin) {
                (_, Some(Origin { of: Kind::Server(options), .. })) => postgres::faults(options).await,
                (_, Some(Origin { of: Kind::File(file), .. })) => file::faults(&file::options(file)).await,
                (Readers::Sqlite { file, pool: _ }, None) => file::faults(&file::options(file)).await,
                (Readers::Postgres { pool, .. }, None) => postgres::faults(&pool.connect_options()).await,
            }
        })
    }

    /// Whether the database server has not answered for a while and lets nobody in. A file is always there.
    pub async fn is_away(&self) -> bool {
        let Readers::Postgres { pool, .. } = &self.0.readers else { return false };
        self.answered().elapsed() >= QUIET && postgres::is_away(&pool.connect_options()).await
    }

    fn note_answer(&self) {
        *self.answered() = Instant::now();
    }

    /// When the database last answered.
    fn answered(&self) -> MutexGuard<'_, Instant> {
        self.0.answered.lock().expect("answer mutex is not poisoned")
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

    /// The notices of other nodes from now on; none for a file.
    #[must_use]
    pub fn notices(&self) -> Option<broadcast::Receiver<Notice>> {
        match &self.0.readers {
            Readers::Sqlite { .. } => None,
            Readers::Postgres { notices, .. } => Some(notices.subscribe()),
        }
    }

    /// The current time, the same for all nodes.
    #[must_use]
    pub fn now_ms(&self) -> Ms {
        match &self.0.readers {
            Readers::Sqlite { .. } => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH);
                since.map_or(0, |since| Ms::try_from(since.as_millis()).unwrap_or(Ms::MAX))
            }
            Readers::Postgres { clock, .. } => clock.now_ms(),
        }
    }

    /// Queues a write and waits for it; returns the tables that it changed. The write happens even if the caller stops
    /// waiting.
    pub(crate) fn write(&self, write: Write) -> Answer<'_, Vec<Changed>> {
        Box::pin(async move {
            let queue = self.queue().clone();
            let jobs = match queue {
                WriteQueue::Open(jobs) => jobs,
                WriteQueue::ReadOnly => return Err(StoreError::ReadOnly),
                WriteQueue::Closed => return Err(StoreError::Closed),
            };
            let (answer, outcome) = oneshot::channel();
            jobs.send(Job { write, answer }).await.map_err(|_| StoreError::Closed)?;
            // The writer ends when all senders are gone, so none is held while waiting.
            drop(jobs);
            let outcome = outcome.await.map_err(|_| StoreError::Closed)?;
            if outcome.is_ok() {
                self.note_answer();
            }
            outcome
        })
    }

    fn queue(&self) -> MutexGuard<'_, WriteQueue> {
        self.0.queue.lock().expect("write queue mutex is not poisoned")
    }
}

impl Store {
    /// All rows that a statement finds.
    pub(crate) fn rows<'a>(&'a self, select: Query<'a>) -> Answer<'a, Vec<Row>> {
        Box::pin(async move {
            let rows = match &self.0.readers {
                Readers::Sqlite { file: _, pool } => {
                    select.fetch_all(&mut Connection::Sqlite(&mut *pool.acquire().await?)).await?
                }
                Readers::Postgres { pool, .. } => {
                    select.fetch_all(&mut Connection::Postgres(&mut *pool.acquire().await?)).await?
                }
            };
            self.note_answer();
            Ok(rows)
        })
    }

    /// The first row that a statement finds.
    pub(crate) async fn row(&self, select: Query<'_>) -> Result<Option<Row>> {
        Ok(self.rows(select).await?.into_iter().next())
    }

    /// All rows that a statement finds, decoded.
    pub(crate) async fn find_all<T: FromRow>(&self, select: Query<'_>) -> Result<Vec<T>> {
        Ok(crate::row::read_all(&self.rows(select).await?)?)
    }

    /// The first row that a statement finds, decoded.
    pub(crate) async fn find<T: FromRow>(&self, select: Query<'_>) -> Result<Option<T>> {
        Ok(self.row(select).await?.as_ref().map(T::from_row).transpose()?)
    }

    /// The rows of two statements in one snapshot.
    pub(crate) fn rows_of_both<'a>(
        &'a self,
        first: Query<'a>,
        second: Query<'a>,
    ) -> Answer<'a, [Vec<Row>; 2]> {
        Box::pin(async move {
            match &self.0.readers {
                Readers::Sqlite { file: _, pool } => {
                    let mut transaction = pool.begin().await?;
                    let connection = &mut Connection::Sqlite(&mut transaction);
                    let both = [first.fetch_all(connection).await?, second.fetch_all(connection).await?];
                    transaction.commit().await?;
                    Ok(both)
                }
                Readers::Postgres { pool, .. } => {
                    let mut transaction =
                        pool.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
                    let connection = &mut Connection::Postgres(&mut transaction);
                    let both = [first.fetch_all(connection).await?, second.fetch_all(connection).await?];
                    transaction.commit().await?;
                    Ok(both)
                }
            }
        })
    }
}

async fn file_readers(options: &SqliteConnectOptions) -> Result<SqlitePool> {
    let options = options.clone().read_only(true);
    Ok(SqlitePoolOptions::new().max_connections(READERS_MAX).connect_with(options).await?)
}
