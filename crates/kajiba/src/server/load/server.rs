//! The server under load: a child process with a database of its own, and what the system says of it.

use std::{
    fs,
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
};

use anyhow::{Context, Result};

/// A server in a process of its own, which ends with it.
pub struct Server {
    /// Host and port.
    pub address: String,
    child: Child,
    folder: std::path::PathBuf,
}

/// The processes under load, of which the system can be asked; none where they are somebody else's.
pub struct Processes(Vec<u32>);

impl Server {
    /// Starts this very program as a server without limits: on that database, or on a new one.
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
        // What else it says is read, so that it never waits to be heard.
        std::thread::spawn(move || lines.for_each(drop));
        Ok(Self { address: address.context("the server tells no address")?, child, folder })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // What cannot be ended or removed now is left to the system.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

impl Processes {
    /// Those of servers.
    pub fn of(servers: &[Server]) -> Self {
        Self(servers.iter().map(|server| server.child.id()).collect())
    }

    /// The time that all have used processors, in milliseconds; 0 where the system does not say.
    pub fn cpu_ms(&self) -> Option<u64> {
        self.sum(cpu_ms)
    }

    /// The memory that all occupy, in KiB; 0 where the system does not say.
    pub fn memory_kib(&self) -> Option<u64> {
        self.sum(memory_kib)
    }

    fn sum(&self, of_one: fn(u32) -> u64) -> Option<u64> {
        (!self.0.is_empty()).then(|| self.0.iter().copied().map(of_one).sum())
    }
}

fn cpu_ms(process: u32) -> u64 {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // The name in brackets may hold blanks; after it the times are the 12th and 13th value, in hundredths of a second.
    let values = stat.rsplit(')').next().unwrap_or_default();
    let ticks = values.split_whitespace().skip(11).take(2);
    ticks.filter_map(|ticks| ticks.parse::<u64>().ok()).sum::<u64>() * 10
}

fn memory_kib(process: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().strip_suffix(" kB")?.parse().ok()).unwrap_or(0)
}

/// Lets this process and its children open as many files as the system allows them.
pub fn raise_file_limit() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let limit = getrlimit(Resource::Nofile);
        let raised = Rlimit { current: limit.maximum, maximum: limit.maximum };
        if let Err(error) = setrlimit(Resource::Nofile, raised) {
            tracing::warn!(%error, "no more files can be opened than usual");
        }
    }
}
