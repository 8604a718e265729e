//! A temporary PostgreSQL cluster for tests, from the system's package. It listens on this machine and is deleted when
//! dropped.

use std::{
    env, fs,
    net::TcpListener,
    os::unix::{fs::chown, process::CommandExt},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::atomic::{AtomicU32, Ordering},
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail, ensure};
use tempfile::TempDir;

/// Where Debian installs the programs, one folder a version.
const PROGRAMS: &str = "/usr/lib/postgresql";
/// Set to skip tests that need PostgreSQL.
const WITHOUT: &str = "KAJIBA_WITHOUT_POSTGRES";
/// How long the server may take to start, including crash recovery.
const START_MAX: Duration = Duration::from_secs(60);

/// Whether commits must survive a kill of the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Durability {
    /// The default of PostgreSQL.
    Full,
    /// Commits do not wait for the disk.
    None,
}

/// A server with databases, until it is dropped.
pub struct Cluster {
    programs: PathBuf,
    folder: TempDir,
    port: u16,
    durability: Durability,
    counts: bool,
    owner: Option<Owner>,
    server: Child,
    n_databases: AtomicU32,
}

/// The user that the server runs as, because it refuses to run as root.
#[derive(Clone, Copy)]
struct Owner {
    user: u32,
    group: u32,
}

impl Cluster {
    /// Starts a server; none if tests without PostgreSQL were asked for.
    ///
    /// # Errors
    /// PostgreSQL is not installed, or does not start.
    pub fn start(durability: Durability) -> Result<Option<Self>> {
        Self::start_with(durability, false)
    }

    /// Starts a server that counts statements, for [`Cluster::n_statements`]. Commits do not wait for the disk.
    ///
    /// # Errors
    /// As for [`Cluster::start`].
    pub fn start_counting() -> Result<Option<Self>> {
        Self::start_with(Durability::None, true)
    }

    fn start_with(durability: Durability, counts: bool) -> Result<Option<Self>> {
        if env::var_os(WITHOUT).is_some() {
            eprintln!("left out: {WITHOUT} is set");
            return Ok(None);
        }
        let programs = programs().context(
            "PostgreSQL is not installed; `cargo xtask test --install` installs it, `--without postgresql` leaves it out",
        )?;
        let folder = tempfile::Builder::new().prefix("kajiba-postgres-").tempdir()?;
        let owner = owner(&folder)?;
        if let Some(Owner { user, group }) = owner {
            chown(folder.path(), Some(user), Some(group))?;
        }
        let data = folder.path().join("data");
        let mut initdb = command(&programs, "initdb", owner);
        initdb.args(["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync", "-D"]);
        run(initdb.arg(&data).current_dir(folder.path()))?;
        let port = free_port()?;
        let server = serve(&programs, &folder, Serving { port, durability, counts, owner })?;
        let cluster = Self {
            programs,
            folder,
            port,
            durability,
            counts,
            owner,
            server,
            n_databases: AtomicU32::new(0),
        };
        cluster.wait()?;
        Ok(Some(cluster))
    }

    /// Creates a database and returns its address.
    ///
    /// # Errors
    /// The server fails to.
    pub fn new_database(&self) -> Result<String> {
        let name = format!("test_{}", self.n_databases.fetch_add(1, Ordering::Relaxed));
        run(self.client("createdb").arg(&name))?;
        Ok(format!("postgres://postgres@127.0.0.1:{}/{name}", self.port))
    }

    /// The rows of a statement, one a line.
    ///
    /// # Errors
    /// The server refuses it.
    pub fn ask(&self, database: &str, sql: &str) -> Result<String> {
        let mut psql = Command::new(self.programs.join("psql"));
        run(psql.args(["--no-align", "--tuples-only", "--no-psqlrc", "-c", sql, database]))
    }

    /// How many statements a server that counts has executed for a database.
    ///
    /// # Errors
    /// It does not count.
    pub fn n_statements(&self, database: &str) -> Result<u64> {
        self.ask(database, "CREATE EXTENSION IF NOT EXISTS pg_stat_statements")?;
        let count = "SELECT COALESCE(SUM(calls), 0) FROM pg_stat_statements \
             WHERE query NOT LIKE '%pg_stat_statements%' \
             AND dbid = (SELECT oid FROM pg_database WHERE datname = current_database())";
        Ok(self.ask(database, count)?.trim().parse()?)
    }

    /// Writes nonsense over the first page of a file of the data folder, with the server stopped meanwhile.
    ///
    /// # Errors
    /// There is no such file, or the server does not start again.
    pub fn damage(&mut self, path: &str) -> Result<()> {
        self.kill()?;
        let file = fs::File::options().write(true).open(self.folder.path().join("data").join(path))?;
        std::os::unix::fs::FileExt::write_all_at(&file, &[0xa5; 4096], 0)?;
        self.restart()
    }

    /// Kills the server at once, like a power failure.
    ///
    /// # Errors
    /// It cannot be killed.
    pub fn kill(&mut self) -> Result<()> {
        self.server.kill()?;
        self.server.wait()?;
        Ok(())
    }

    /// Starts the server again and waits until it answers.
    ///
    /// # Errors
    /// It does not start.
    pub fn restart(&mut self) -> Result<()> {
        let begun = Instant::now();
        loop {
            let Self { port, durability, counts, owner, .. } = *self;
            let serving = Serving { port, durability, counts, owner };
            self.server = serve(&self.programs, &self.folder, serving)?;
            match self.wait() {
                Ok(()) => return Ok(()),
                // Child processes of the killed server may still be exiting.
                Err(_) if begun.elapsed() < START_MAX => thread::sleep(Duration::from_millis(100)),
                Err(error) => return Err(error),
            }
        }
    }

    /// The server's log.
    #[must_use]
    pub fn log(&self) -> String {
        fs::read_to_string(self.folder.path().join("log")).unwrap_or_default()
    }

    fn wait(&self) -> Result<()> {
        let begun = Instant::now();
        loop {
            let asked = self.client("pg_isready").stdout(Stdio::null()).stderr(Stdio::null()).status()?;
            if asked.success() {
                return Ok(());
            }
            let pid = self.server.id();
            ensure!(Path::new(&format!("/proc/{pid}/exe")).exists(), "the server has ended: {}", self.log());
            ensure!(begun.elapsed() < START_MAX, "the server does not answer: {}", self.log());
            thread::sleep(Duration::from_millis(20));
        }
    }

    fn client(&self, program: &str) -> Command {
        let mut command = Command::new(self.programs.join(program));
        command.args(["-h", "127.0.0.1", "-U", "postgres", "-p"]).arg(self.port.to_string());
        command
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let mut stop = command(&self.programs, "pg_ctl", self.owner);
        stop.args(["stop", "-m", "immediate", "-w", "-D"]).arg(self.folder.path().join("data"));
        stop.current_dir(self.folder.path()).stdout(Stdio::null()).stderr(Stdio::null());
        // If the server cannot be asked to stop, kill it.
        if !stop.status().is_ok_and(|status| status.success()) {
            let _ = self.server.kill();
        }
        let _ = self.server.wait();
    }
}

/// The newest version's programs.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir(PROGRAMS).ok()?.filter_map(|entry| Some(entry.ok()?.path().join("bin")));
    versions.filter(|folder| folder.join("initdb").is_file()).max()
}

/// None if this process may run the server itself.
fn owner(folder: &TempDir) -> Result<Option<Owner>> {
    let is_root = std::os::unix::fs::MetadataExt::uid(&fs::metadata(folder.path())?) == 0;
    if !is_root {
        return Ok(None);
    }
    let ask = |what| -> Result<u32> {
        let output = Command::new("id").args([what, "postgres"]).output()?;
        Ok(String::from_utf8(output.stdout)?.trim().parse()?)
    };
    Ok(Some(Owner { user: ask("-u")?, group: ask("-g")? }))
}

#[derive(Clone, Copy)]
struct Serving {
    port: u16,
    durability: Durability,
    counts: bool,
    owner: Option<Owner>,
}

fn serve(programs: &Path, folder: &TempDir, serving: Serving) -> Result<Child> {
    let log = fs::File::options().create(true).append(true).open(folder.path().join("log"))?;
    let mut server = command(programs, "postgres", serving.owner);
    server.arg("-D").arg(folder.path().join("data")).arg("-k").arg(folder.path());
    server.args(["-p", &serving.port.to_string(), "-c", "listen_addresses=127.0.0.1"]);
    server.args(["-c", "max_connections=200"]);
    match serving.durability {
        Durability::Full => {}
        Durability::None => {
            server.args(["-c", "fsync=off", "-c", "full_page_writes=off"]);
        }
    }
    if serving.counts {
        server.args(["-c", "shared_preload_libraries=pg_stat_statements"]);
    }
    server.current_dir(folder.path()).stdin(Stdio::null()).stdout(log.try_clone()?).stderr(log);
    server.spawn().context("the PostgreSQL server cannot be started")
}

fn command(programs: &Path, program: &str, owner: Option<Owner>) -> Command {
    let mut command = Command::new(programs.join(program));
    if let Some(Owner { user, group }) = owner {
        command.uid(user).gid(group);
    }
    command
}

fn run(command: &mut Command) -> Result<String> {
    let output = command.output()?;
    if !output.status.success() {
        bail!("{}: {}", command.get_program().to_string_lossy(), String::from_utf8_lossy(&output.stderr));
    }
    Ok(String::from_utf8(output.stdout)?)
}

fn free_port() -> Result<u16> {
    Ok(TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port())
}
