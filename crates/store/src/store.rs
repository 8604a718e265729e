//! The database, as the host sees it.

use std::{
    path::{Path, PathBuf},
    sync::{Arc, Mutex},
};

use sqlx::{
    SqlitePool,
    sqlite::{SqliteConnectOptions, SqlitePoolOptions},
};
use tokio::{
    sync::{mpsc, oneshot},
    task::JoinHandle,
};

use crate::{
    Result, StoreError, file,
    writer::{Job, Write, Writer},
};

/// How many reads go on at once.
const READERS_MAX: u32 = 4;
/// How many writes wait before those who bring more must wait to hand them over.
const JOBS_MAX: usize = 1024;

/// The database. Copies are one and the same.
#[derive(Clone)]
pub struct Store(Arc<Inner>);

struct Inner {
    file: PathBuf,
    readers: SqlitePool,
    desk: Mutex<Desk>,
    writer: tokio::sync::Mutex<Option<JoinHandle<()>>>,
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
        let readers = readers(&options).await?;
        let (desk, jobs) = mpsc::channel(JOBS_MAX);
        let writer = tokio::spawn(Writer::new(options, connection, jobs, lock).run());
        Ok(Self::of(file, readers, Desk::Open(desk), Some(writer)))
    }

    /// Opens the database in `file` for reading and for [`Store::backup`], also while a server uses it.
    ///
    /// # Errors
    /// As [`Store::open`], but for [`StoreError::InUse`]; and [`StoreError::Earlier`].
    pub async fn open_beside(file: &Path) -> Result<Self> {
        let file = std::path::absolute(file)?;
        let options = file::options(&file);
        file::look(&options).await?;
        let readers = readers(&options).await?;
        Ok(Self::of(file, readers, Desk::ReadOnly, None))
    }

    fn of(file: PathBuf, readers: SqlitePool, desk: Desk, writer: Option<JoinHandle<()>>) -> Self {
        let (desk, writer) = (Mutex::new(desk), tokio::sync::Mutex::new(writer));
        Self(Arc::new(Inner { file, readers, desk, writer }))
    }

    /// Writes what waits to be written, and closes the database. Whoever comes later gets [`StoreError::Closed`].
    pub async fn close(&self) {
        // The reading connections go first: only the writing one, as the last, can fold the journal into the file.
        self.0.readers.close().await;
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
    /// [`StoreError::Exists`], or the disk fails.
    pub async fn backup(&self, file: &Path) -> Result<()> {
        if self.0.readers.is_closed() {
            return Err(StoreError::Closed);
        }
        file::back_up(&file::options(&self.0.file), file).await
    }

    /// Whether the database can be read, and its writer answers.
    ///
    /// # Errors
    /// It cannot, or does not.
    pub async fn ping(&self) -> Result<()> {
        sqlx::query("SELECT 1").execute(self.readers()).await?;
        match self.write(Write::Nothing).await {
            Ok(()) | Err(StoreError::ReadOnly) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// What the database finds wrong with its own file, in its words.
    ///
    /// # Errors
    /// It cannot even be looked at.
    pub async fn faults(&self) -> Result<Vec<String>> {
        let mut faults: Vec<String> =
            sqlx::query_scalar("PRAGMA integrity_check").fetch_all(self.readers()).await?;
        faults.retain(|fault| fault != "ok");
        Ok(faults)
    }

    pub(crate) fn readers(&self) -> &SqlitePool {
        &self.0.readers
    }

    /// Hands in what is to be written and waits until it is. Who stops waiting does not stop the writing.
    pub(crate) async fn write(&self, write: Write) -> Result<()> {
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

async fn readers(options: &SqliteConnectOptions) -> Result<SqlitePool> {
    let options = options.clone().read_only(true);
    Ok(SqlitePoolOptions::new().max_connections(READERS_MAX).connect_with(options).await?)
}
