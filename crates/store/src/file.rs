//! The SQLite file: locking it, checking that it is ours, and copying it.

use std::{
    collections::BTreeSet,
    ffi::OsString,
    fs::{File, OpenOptions, TryLockError},
    io,
    path::{Path, PathBuf},
    time::Duration,
};

use sqlx::{
    ConnectOptions, Connection, SqliteConnection,
    migrate::Migrator,
    sqlite::{SqliteConnectOptions, SqliteSynchronous},
};

use crate::{Result, StoreError, migrations};

/// How long a connection waits for another that is writing.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);
/// SQLite's code for a file that is not a database.
const NOT_A_DATABASE: &str = "26";

/// The connection options. Commits are durable, and deleted data is overwritten.
pub(crate) fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .busy_timeout(BUSY_TIMEOUT)
        .foreign_keys(true)
        .synchronous(SqliteSynchronous::Full)
        .pragma("secure_delete", "ON")
}

/// Creates the file if there is none, and locks it against other servers until the returned file is dropped.
/// The lock is a file of its own, because SQLite locks parts of the database by itself.
pub(crate) fn claim(file: &Path) -> Result<File> {
    if let Some(folder) = file.parent() {
        make_folder(folder)?;
    }
    match private().create_new(true).write(true).open(file) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => return Err(error.into()),
        Ok(_) | Err(_) => {}
    }
    check_size(file)?;
    // Two names of one file must share one lock.
    let lock = private().create(true).append(true).open(beside(&file.canonicalize()?, ".lock"))?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse),
        Err(TryLockError::Error(error)) => Err(error.into()),
    }
}

/// Connects to a claimed file and runs the migrations. Refused files are not changed.
pub(crate) async fn prepare(options: &SqliteConnectOptions) -> Result<SqliteConnection> {
    let mut connection = connect(options).await?;
    match age(&mut connection).await? {
        Age::New | Age::Earlier | Age::Current => {}
        Age::Later => return Err(StoreError::Later),
        Age::Foreign => return Err(StoreError::Foreign),
    }
    // Before the journal is created, which inherits the file's mode.
    make_private(options.get_filename())?;
    let mode: String = sqlx::query_scalar("PRAGMA journal_mode = WAL").fetch_one(&mut connection).await?;
    if mode != "wal" {
        tracing::warn!(mode, "the database cannot be read while it is written; is it on a network drive?");
    }
    migrations::SQLITE.run(&mut connection).await?;
    Ok(connection)
}

/// How the schema of a file that is to be read compares with ours.
pub(crate) async fn look(options: &SqliteConnectOptions) -> Result<Beside> {
    check_size(options.get_filename())?;
    let mut connection = connect(&options.clone().read_only(true)).await?;
    let age = age(&mut connection).await?;
    connection.close().await?;
    age.beside()
}

/// Copies a file of an earlier schema into a folder and brings the copy up to date.
pub(crate) async fn renewed(options: &SqliteConnectOptions, folder: &Path) -> Result<PathBuf> {
    let file = folder.join("renewed.sqlite3");
    copy(options, &file).await?;
    prepare(&self::options(&file)).await?.close().await?;
    Ok(file)
}

/// What SQLite finds wrong with the file as it is: its pages, its indexes, and rows that refer to none.
pub(crate) async fn faults(options: &SqliteConnectOptions) -> Result<Vec<String>> {
    let mut connection = connect(&options.clone().read_only(true)).await?;
    let checked = sqlx::query_scalar("PRAGMA integrity_check").fetch_all(&mut connection).await;
    let mut faults: Vec<String> = checked.unwrap_or_else(|error| vec![error.to_string()]);
    faults.retain(|fault| fault != "ok");
    if faults.is_empty() {
        let lost = "SELECT \"table\" || ' refers to a missing ' || parent FROM pragma_foreign_key_check";
        faults = sqlx::query_scalar(lost).fetch_all(&mut connection).await?;
    }
    connection.close().await?;
    Ok(faults)
}

/// A file by what it is, not by its name; nothing where there is none.
#[cfg(unix)]
fn identity(file: &Path) -> Option<(u64, u64)> {
    let metadata = std::fs::metadata(file).ok()?;
    let (device, inode) =
        (std::os::unix::fs::MetadataExt::dev(&metadata), std::os::unix::fs::MetadataExt::ino(&metadata));
    Some((device, inode))
}

/// Other systems replace no file that is open.
#[cfg(not(unix))]
fn identity(_: &Path) -> Option<(u64, u64)> {
    None
}

/// The file and its journal as they were opened, to notice when others stand in their places.
pub(crate) struct Place {
    file: PathBuf,
    /// Beside what the name stands for, if it is a link.
    journal_file: PathBuf,
    opened: Option<(u64, u64)>,
    /// Nothing until something has been written.
    journal: Option<(u64, u64)>,
}

impl Place {
    pub(crate) fn of(file: &Path) -> Self {
        let journal_file = beside(&file.canonicalize().unwrap_or_else(|_| file.to_owned()), "-wal");
        Self { file: file.to_owned(), journal_file, opened: identity(file), journal: None }
    }

    /// Whether the file that is open is the one that the next server will find.
    pub(crate) fn is_kept(&mut self) -> bool {
        let journal = identity(&self.journal_file);
        if self.journal.is_none() {
            self.journal = journal;
        }
        identity(&self.file) == self.opened && self.journal == journal
    }

    /// The journal may be made anew, because no connection is open.
    pub(crate) fn forget_journal(&mut self) {
        self.journal = None;
    }
}

/// Copies the database into a new file, which gets its name only when it is complete.
pub(crate) async fn back_up(options: &SqliteConnectOptions, file: &Path) -> Result<()> {
    let file = std::path::absolute(file)?;
    if file.try_exists()? {
        return Err(StoreError::Exists);
    }
    let partial = beside(&file, ".partial");
    let result = copy(options, &partial).await;
    if result.is_err() {
        // Report the failure of the copy, not of the cleanup.
        let _ = std::fs::remove_file(&partial);
        return result;
    }
    std::fs::rename(&partial, &file)?;
    if cfg!(unix)
        && let Some(folder) = file.parent()
    {
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

async fn copy(options: &SqliteConnectOptions, file: &Path) -> Result<()> {
    // An interrupted backup may have left one.
    match std::fs::remove_file(file) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error.into()),
        Ok(()) | Err(_) => {}
    }
    // SQLite copies into an empty file, so that we choose its mode.
    let copy = private().create_new(true).write(true).open(file)?;
    let name = file.to_str().ok_or(io::ErrorKind::InvalidFilename).map_err(io::Error::from)?;
    let mut connection = connect(&options.clone().read_only(true)).await?;
    sqlx::query("VACUUM INTO $1").bind(name).execute(&mut connection).await?;
    connection.close().await?;
    tokio::task::spawn_blocking(move || copy.sync_all()).await.map_err(io::Error::from)??;
    Ok(())
}

async fn connect(options: &SqliteConnectOptions) -> Result<SqliteConnection> {
    options.connect().await.map_err(named)
}

/// Refuses files that SQLite would accept wrongly. The file is not opened: closing it would release all locks that SQLite
/// holds on it in this process.
fn check_size(file: &Path) -> Result<()> {
    let metadata = std::fs::metadata(file)?;
    // SQLite treats a file of one byte as empty and would overwrite it.
    if metadata.is_file() && metadata.len() != 1 { Ok(()) } else { Err(StoreError::NotADatabase) }
}

/// How the schema of a database compares with ours.
pub(crate) enum Age {
    /// Never: it is empty.
    New,
    Earlier,
    Current,
    Later,
    /// By another program.
    Foreign,
}

/// How a database can be read beside its server.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Beside {
    /// As it is.
    AsItIs,
    /// By a copy that is brought up to date.
    ByCopy,
}

impl Age {
    /// How the database can be read.
    pub(crate) fn beside(self) -> Result<Beside> {
        match self {
            Self::Current => Ok(Beside::AsItIs),
            Self::Earlier => Ok(Beside::ByCopy),
            Self::New => Err(StoreError::Empty),
            Self::Later => Err(StoreError::Later),
            Self::Foreign => Err(StoreError::Foreign),
        }
    }
}

async fn age(connection: &mut SqliteConnection) -> Result<Age> {
    let tables: Vec<String> = sqlx::query_scalar("SELECT name FROM sqlite_schema WHERE type = 'table'")
        .fetch_all(&mut *connection)
        .await
        .map_err(named)?;
    let mut applied: Vec<i64> = Vec::new();
    if tables.iter().any(|table| table == "_sqlx_migrations") {
        applied = sqlx::query_scalar("SELECT version FROM _sqlx_migrations").fetch_all(connection).await?;
    }
    Ok(age_of(&migrations::SQLITE, &tables, applied))
}

/// The age of a database with these tables, to which these migrations were applied.
pub(crate) fn age_of(migrator: &Migrator, tables: &[String], applied: Vec<i64>) -> Age {
    if tables.is_empty() {
        return Age::New;
    }
    if !(tables.iter().any(|table| table == "_sqlx_migrations")) {
        return Age::Foreign;
    }
    let applied: BTreeSet<i64> = applied.into_iter().collect();
    let known: BTreeSet<i64> = migrator.iter().map(|migration| migration.version).collect();
    if !(applied.is_subset(&known)) {
        Age::Later
    } else if applied == known {
        Age::Current
    } else {
        Age::Earlier
    }
}

fn named(error: sqlx::Error) -> StoreError {
    let code = error.as_database_error().and_then(|error| error.code());
    if code.as_deref() == Some(NOT_A_DATABASE) { StoreError::NotADatabase } else { error.into() }
}

fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(file);
    name.push(ending);
    name.into()
}

/// Options for files that only their owner can read: they hold chat and hashes of secrets.
fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Removes everyone else's access to an existing file.
fn make_private(file: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        let mode = std::os::unix::fs::PermissionsExt::from_mode(0o600);
        std::fs::set_permissions(file, mode)?;
    }
    #[cfg(not(unix))]
    let _ = file;
    Ok(())
}
