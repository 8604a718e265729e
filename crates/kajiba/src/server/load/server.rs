//! The server under load: a child process with a database of its own, and its use of CPU and memory.

use std::{
    fs,
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
};

use anyhow::{Context, Result};

/// A server in a child process, which is killed on drop.
pub struct Server {
    /// Host and port.
    pub address: String,
    child: Child,
    folder: std::path::PathBuf,
}

/// The processes under load; none if the server is somebody else's.
pub struct Processes(Vec<u32>);

impl Server {
    /// Starts this program as a server without limits, on this database or on a new one.
    pub fn start(db: Option<&str>) -> Result<Self> {
        let mut number = [0; 8];
        getrandom::fill(&mut number).map_err(|error| anyhow::anyhow!("{error}"))?;
        let folder = std::env::temp_dir().join(format!("kajiba-load-{:016x}", u64::from_be_bytes(number)));
        fs::create_dir(&folder)?;
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["--lang", "en", "serve", "--listen", "127.0.0.1:0", "--no-limits", "--log", "error"]);
        command.arg("--data").arg(&folder).stdin(Stdio::null()).stdout(Stdio::piped());
        if let Some(db) = db {
            command.args(["--db", db]);
        }
        let mut child = command.spawn().context("the server does not start")?;
        let told = child.stdout.take().context("the server says nothing")?;
        let mut lines = BufReader::new(told).lines().map_while(Result::ok);
        let address = lines.find_map(|line| Some(line.split_once("http://")?.1.trim().to_owned()));
        // Drain the rest of its output, so that it never blocks.
        std::thread::spawn(move || lines.for_each(drop));
        Ok(Self { address: address.context("the server tells no address")?, child, folder })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Failures are ignored: the system cleans up.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

impl Processes {
    /// The processes of these servers.
    pub fn of(servers: &[Server]) -> Self {
        Self(servers.iter().map(|server| server.child.id()).collect())
    }

    /// The CPU time of all in milliseconds; 0 if the system does not say.
    pub fn cpu_ms(&self) -> Option<u64> {
        self.sum(cpu_ms)
    }

    /// The resident memory of all in KiB; 0 if the system does not say.
    pub fn memory_kib(&self) -> Option<u64> {
        self.sum(memory_kib)
    }

    fn sum(&self, of_one: fn(u32) -> u64) -> Option<u64> {
        (!self.0.is_empty()).then(|| self.0.iter().copied().map(of_one).sum())
    }
}

fn cpu_ms(process: u32) -> u64 {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // The name in parentheses may contain blanks. After it, values 12 and 13 are the times in hundredths of a second.
    let values = stat.rsplit(')').next().unwrap_or_default();
    let ticks = values.split_whitespace().skip(11).take(2);
    ticks.filter_map(|ticks| ticks.parse::<u64>().ok()).sum::<u64>() * 10
}

fn memory_kib(process: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().strip_suffix(" kB")?.parse().ok()).unwrap_or(0)
}

/// Raises the limit of open files of this process and its children as far as the system allows.
pub fn raise_file_limit() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let limit = getrlimit(Resource::Nofile);
        let raised = Rlimit { current: limit.maximum, maximum: limit.maximum };
        if let Err(error) = setrlimit(Resource::Nofile, raised) {
            tracing::warn!(%error, "the limit of open files cannot be raised");
        }
    }
}
