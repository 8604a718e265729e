//! The server process on a data folder.

use std::{
    io::{BufRead, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
};

/// A running server.
pub struct Server {
    process: Child,
    pub address: String,
}

impl Server {
    /// Starts it on a port that the system chooses and waits until it prints its address.
    pub fn start(data: &Path) -> Self {
        let mut command = program(data);
        command.args([
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--no-limits",
            "--bot-pause-ms",
            "0",
            "--log",
            "error",
        ]);
        let mut process = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().unwrap();
        let mut lines = BufReader::new(process.stdout.as_mut().unwrap()).lines().map_while(Result::ok);
        let address = lines.find_map(|line| Some(line.split_once("http://")?.1.trim().to_owned()));
        let address = address.expect("it tells its address");
        // Drain the rest of its output, so that it does not block.
        assert!(lines.any(|line| line.contains("Ctrl-C")), "it tells how it is stopped");
        Self { process, address }
    }

    /// Stops it as a service manager does.
    pub fn stop(mut self) {
        let asked = Command::new("kill").args(["-TERM", &self.process.id().to_string()]).status().unwrap();
        assert!(asked.success(), "it can be asked to stop");
        assert!(self.process.wait().unwrap().success(), "it ends well");
    }
}

/// No server outlives its test.
impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The output of a successful run.
pub fn kajiba(data: &Path, words: &[&str]) -> String {
    let output = program(data).args(words).output().unwrap();
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{words:?}: {complaint}{}", String::from_utf8_lossy(&output.stdout));
    String::from_utf8(output.stdout).unwrap()
}

fn program(data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kajiba"));
    command.env("KAJIBA_DATA", data).env("KAJIBA_LANG", "en").env("COLUMNS", "200");
    command
}
