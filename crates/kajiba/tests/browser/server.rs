//! The real program, serving on its own port.

use std::{
    fs::{self, File},
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Child, Command, Output, Stdio},
    thread,
    time::{Duration, Instant},
};

use tempfile::TempDir;

use crate::{
    driver::HOME_NAME,
    request::{self, Answer},
};

/// A server that lives as long as its test; restarts keep its address.
pub struct Server {
    folder: TempDir,
    address: String,
    process: Child,
}

impl Server {
    /// Starts it with an empty database and waits until it answers.
    pub fn start() -> Self {
        let folder = TempDir::new().unwrap();
        let address = free_address();
        let process = spawn(folder.path(), &address);
        let mut server = Self { folder, address, process };
        server.wait();
        server
    }

    /// The address of a page.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Imports a recorded game; returns the path of its table.
    pub fn import(&mut self, record: &Path) -> String {
        self.stop();
        let data = self.folder.path().join("data");
        let words = ["import", record.to_str().unwrap(), "--data", data.to_str().unwrap()];
        let log = kajiba(&words);
        assert!(log.status.success(), "{}", String::from_utf8_lossy(&log.stderr));
        self.start_again();
        let log = String::from_utf8_lossy(&log.stdout);
        log.split_whitespace().last().expect("the path is told").to_owned()
    }

    /// The address of a page under the local network name.
    pub fn url_at_home(&self, path: &str) -> String {
        let port = self.address.rsplit(':').next().unwrap();
        format!("http://{HOME_NAME}:{port}{path}")
    }

    /// Stops it as a service manager does, and waits.
    pub fn stop(&mut self) {
        signal("TERM", &self.process.id().to_string());
        let stopped = self.process.wait().unwrap();
        assert!(stopped.success(), "a server that is told to stop ends well, not with {stopped}");
    }

    /// Kills it in the middle of whatever it does.
    pub fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    /// Restarts it on the same port.
    pub fn start_again(&mut self) {
        self.process = spawn(self.folder.path(), &self.address);
        self.wait();
    }

    /// Gets a page with this cookie.
    pub fn read(&self, path: &str, cookie: &str) -> Answer {
        request::read(&self.address, path, cookie).expect("the server answers")
    }

    /// A file in the test's folder.
    pub fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn wait(&mut self) {
        let started = Instant::now();
        while started.elapsed() < Duration::from_secs(60) {
            if request::read(&self.address, "/healthz", "").is_some_and(|answer| answer.status == 200) {
                return;
            }
            if let Some(ended) = self.process.try_wait().unwrap() {
                panic!("the server did not start: {ended}");
            }
            thread::sleep(Duration::from_millis(20));
        }
        panic!("the server does not answer");
    }
}

/// Kills the server with its test, and prints its log if the test fails.
impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        if thread::panicking() {
            let log = fs::read_to_string(self.folder.path().join("server.log")).unwrap_or_default();
            eprintln!("the server's log:\n{log}");
        }
    }
}

/// Runs the program with these arguments.
pub fn kajiba(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_kajiba")).args(words).env("KAJIBA_LANG", "en").output().unwrap()
}

/// An address on this machine that is not in use.
pub fn free_address() -> String {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string()
}

/// Sends a signal to a process, or to a process group if its number has a leading `-`.
pub fn signal(name: &str, to: &str) {
    let sent = Command::new("sh").args(["-c", "kill -s \"$0\" -- \"$1\"", name, to]).status().unwrap();
    assert!(sent.success(), "the signal {name} does not reach {to}");
}

fn spawn(folder: &Path, address: &str) -> Child {
    let log = File::options().create(true).append(true).open(folder.join("server.log")).unwrap();
    Command::new(env!("CARGO_BIN_EXE_kajiba"))
        .args(["serve", "--listen", address, "--no-limits", "--bot-pause-ms", "0", "--log", "warn"])
        .env("KAJIBA_DATA", folder.join("data"))
        .env("KAJIBA_LANG", "en")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(log)
        .spawn()
        .unwrap()
}
