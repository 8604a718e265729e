//! The server that is killed.

use std::{
    fs::File,
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail};

/// A running server, at an address that stays the same.
pub struct Server {
    folder: PathBuf,
    address: String,
    process: Child,
}

/// The program, working on the database in `folder`.
pub fn kajiba(folder: &Path) -> Command {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| PathBuf::from("target"), PathBuf::from);
    let mut command = Command::new(target.join("debug/kajiba"));
    command.env("KAJIBA_DATA", folder.join("data")).env("KAJIBA_LANG", "en");
    command
}

impl Server {
    /// Starts a server on a free port and waits until it answers.
    pub fn start(folder: &Path) -> Result<Self> {
        let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
        let address = free.context("no port is free")?.to_string();
        let process = spawn(folder, &address)?;
        let mut server = Self { folder: folder.to_owned(), address, process };
        server.wait()?;
        Ok(server)
    }

    /// Its address.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Ends it at once, as `kill -9` does.
    pub fn kill(&mut self) -> Result<()> {
        if let Some(status) = self.process.try_wait()? {
            bail!("the server ended by itself with {status}; its log is in {}", self.folder.display());
        }
        self.process.kill().context("the server cannot be killed")?;
        self.process.wait().context("the server does not end")?;
        Ok(())
    }

    /// Starts it again.
    pub fn restart(&mut self) -> Result<()> {
        self.process = spawn(&self.folder, &self.address)?;
        self.wait()
    }

    fn wait(&mut self) -> Result<()> {
        let started = Instant::now();
        while started.elapsed() < Duration::from_secs(60) {
            if ureq::get(format!("{}/healthz", self.url())).call().is_ok() {
                return Ok(());
            }
            if let Some(status) = self.process.try_wait()? {
                bail!("the server did not start: {status}; its log is in {}", self.folder.display());
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

fn spawn(folder: &Path, address: &str) -> Result<Child> {
    let log = File::options().create(true).append(true).open(folder.join("server.log"));
    let log = log.context("the server's log cannot be written")?;
    kajiba(folder)
        .args(["serve", "--listen", address, "--no-limits", "--bot-pause-ms", "0", "--log", "warn"])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(log)
        .spawn()
        .context("the server cannot be started")
}
