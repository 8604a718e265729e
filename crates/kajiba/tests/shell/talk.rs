//! An interactive session with the binary.

use std::{
    io::{Read, Write},
    process::{Child, Command, Stdio},
};

/// A player at the keyboard, in the middle of a game.
pub struct Talk {
    child: Child,
    heard: String,
}

impl Talk {
    /// Starts the binary with this folder for games.
    pub fn new(data: &str, args: &[&str]) -> Self {
        let mut command = Command::new(assert_cmd::cargo::cargo_bin!("kajiba"));
        for name in super::VARS {
            command.env_remove(name);
        }
        command.env("KAJIBA_DATA", data).args(args).stdin(Stdio::piped()).stdout(Stdio::piped());
        Self { child: command.spawn().expect("the binary runs"), heard: String::new() }
    }

    /// Types lines and reads everything up to the prompt after the last of them.
    pub fn say(&mut self, lines: &str) -> &str {
        // `lion` is no command; the answer to it shows that everything before it is done.
        let lines = format!("{lines}lion\n");
        let input = self.child.stdin.as_mut().expect("it is piped");
        input.write_all(lines.as_bytes()).expect("it listens");
        self.heard.clear();
        let output = self.child.stdout.as_mut().expect("it is piped");
        let (mut bytes, mut part) = (Vec::new(), [0; 4096]);
        while !(self.heard.contains("“lion” is not understood") && self.heard.ends_with("> ")) {
            let n = output.read(&mut part).expect("it speaks");
            assert!(n > 0, "it ended: {}", self.heard);
            bytes.extend_from_slice(&part[..n]);
            self.heard = String::from_utf8_lossy(&bytes).into_owned();
        }
        &self.heard
    }

    /// Kills the binary.
    pub fn kill(mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }

    /// Types the last lines and reads everything up to the end.
    pub fn end(mut self, lines: &str) -> String {
        let mut input = self.child.stdin.take().expect("it is piped");
        let lines = lines.to_owned();
        // Write and read concurrently, because either side may block. Unread input at the end does not matter.
        let speaker = std::thread::spawn(move || drop(input.write_all(lines.as_bytes())));
        let mut bytes = Vec::new();
        self.child.stdout.take().expect("it is piped").read_to_end(&mut bytes).expect("it speaks");
        speaker.join().expect("it has spoken");
        self.child.wait().expect("it ends");
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// Closes the output, types lines, and waits for the end.
    pub fn close(mut self, lines: &str) {
        drop(self.child.stdout.take());
        self.child.stdin.take().expect("it is piped").write_all(lines.as_bytes()).expect("it listens");
        self.child.wait().expect("it ends");
    }
}
