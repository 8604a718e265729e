//! The server that is killed.

use std::{
    fs::{self, File},
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail, ensure};

use crate::shell;

/// A running server, at an address that stays the same.
pub struct Server {
    database: Database,
    address: String,
    process: Child,
}

/// The database that all work on.
#[derive(Clone)]
pub struct Database {
    /// The folder of the test, and of the database unless it has an address.
    pub folder: PathBuf,
    /// The address of a PostgreSQL database.
    pub url: Option<String>,
    /// How the program was built that works on it.
    pub profile: Profile,
}

/// How the program is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Profile {
    /// The profile of tests.
    Dev,
    /// The profile that ships.
    Release,
}

impl Database {
    /// A file in a folder.
    pub fn file(folder: &Path, profile: Profile) -> Self {
        Self { folder: folder.to_owned(), url: None, profile }
    }

    /// The program, working on the database.
    pub fn kajiba(&self) -> Command {
        let target =
            std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| PathBuf::from("target"), PathBuf::from);
        let built = match self.profile {
            Profile::Dev => "debug",
            Profile::Release => "release",
        };
        let mut command = Command::new(target.join(built).join("kajiba"));
        command.env("KAJIBA_DATA", self.folder.join("data")).env("KAJIBA_LANG", "en").env_remove("KAJIBA_DB");
        command.envs(self.url.iter().map(|url| ("KAJIBA_DB", url)));
        command
    }

    fn spawn(&self, address: &str) -> Result<Child> {
        let log = File::options().create(true).append(true).open(self.folder.join("server.log"));
        let log = log.context("the server's log cannot be written")?;
        self.kajiba()
            .args(["serve", "--listen", address, "--no-limits", "--bot-pause-ms", "0", "--log", "warn"])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
            .context("the server cannot be started")
    }
}

impl Server {
    /// Starts a server on a free port and waits until it answers.
    pub fn start(database: Database) -> Result<Self> {
        let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
        let address = free.context("no port is free")?.to_string();
        let process = database.spawn(&address)?;
        let mut server = Self { database, address, process };
        server.wait()?;
        Ok(server)
    }

    /// Its address.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Its resident memory in KiB.
    pub fn memory_kib(&self) -> Result<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")?.trim().strip_suffix(" kB"));
        Ok(line.context("the system does not tell how much memory is used")?.parse()?)
    }

    /// Kills it at once, like `kill -9`.
    pub fn kill(&mut self) -> Result<()> {
        self.check()?;
        self.process.kill().context("the server cannot be killed")?;
        self.process.wait().context("the server does not end")?;
        Ok(())
    }

    /// Stops it like a service manager, and waits until requests in progress are finished.
    pub fn stop(&mut self) -> Result<()> {
        self.signal("TERM")?;
        let status = self.process.wait().context("the server does not end")?;
        ensure!(status.success(), "the server stopped with {status}");
        Ok(())
    }

    /// Pauses the process.
    pub fn pause(&mut self) -> Result<()> {
        self.signal("STOP")
    }

    /// Resumes the process.
    pub fn resume(&mut self) -> Result<()> {
        self.signal("CONT")
    }

    fn signal(&mut self, name: &str) -> Result<()> {
        self.check()?;
        shell::run(Command::new("kill").arg(format!("-{name}")).arg(self.process.id().to_string()))
    }

    fn check(&mut self) -> Result<()> {
        let folder = self.database.folder.display();
        match self.process.try_wait()? {
            None => Ok(()),
            Some(status) => bail!("the server ended by itself with {status}; its log is in {folder}"),
        }
    }

    /// Starts it again.
    pub fn restart(&mut self) -> Result<()> {
        self.process = self.database.spawn(&self.address)?;
        self.wait()
    }

    fn wait(&mut self) -> Result<()> {
        let started = Instant::now();
        while started.elapsed() < Duration::from_secs(60) {
            if ureq::get(format!("{}/healthz", self.url())).call().is_ok() {
                return Ok(());
            }
            if let Some(status) = self.process.try_wait()? {
                bail!("the server did not start: {status}; its log is in {}", self.database.folder.display());
            }
            thread::sleep(Duration::from_millis(20));
        }
        bail!("the server does not answer");
    }
}

/// No server outlives the test.
impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
