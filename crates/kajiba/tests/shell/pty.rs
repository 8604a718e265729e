//! A terminal with a keyboard: the binary at a pseudo terminal.

use std::{
    fs::{File, OpenOptions},
    io::{Read, Write},
    process::{Child, Command},
};

use rustix::{
    pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt},
    termios::{LocalModes, Winsize, tcgetattr, tcsetwinsize},
};

/// Keys as a terminal sends them.
pub const UP: &str = "\u{1b}[A";
pub const LEFT: &str = "\u{1b}[D";
pub const ENTER: &str = "\r";
pub const CTRL_C: &str = "\u{3}";
pub const CTRL_D: &str = "\u{4}";
/// Cuts the line.
pub const CTRL_U: &str = "\u{15}";
/// Pastes what was cut.
pub const CTRL_Y: &str = "\u{19}";

/// A player at a terminal.
pub struct Pty {
    child: Child,
    terminal: File,
    heard: String,
    modes: LocalModes,
}

impl Pty {
    /// Starts the binary at a terminal of 80 columns, with this folder for games.
    pub fn new(data: &str, args: &[&str]) -> Self {
        let terminal = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("the system has terminals");
        grantpt(&terminal).and_then(|()| unlockpt(&terminal)).expect("it is ours");
        let name = ptsname(&terminal, Vec::new()).expect("it has a name").into_string().expect("of letters");
        let seat = OpenOptions::new().read(true).write(true).open(name).expect("it can be opened");
        tcsetwinsize(&seat, Winsize { ws_row: 200, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0 })
            .expect("it has a size");
        let mut command = Command::new(assert_cmd::cargo::cargo_bin!("kajiba"));
        for name in super::VARS {
            command.env_remove(name);
        }
        let screen = || seat.try_clone().expect("it can be shared");
        command.env("KAJIBA_DATA", data).env("TERM", "xterm").env("NO_COLOR", "1").args(args);
        command.stdin(screen()).stdout(screen()).stderr(screen());
        let modes = tcgetattr(&terminal).expect("it has modes").local_modes;
        let child = command.spawn().expect("the binary runs");
        Self { child, terminal: terminal.into(), heard: String::new(), modes }
    }

    /// Presses keys.
    pub fn press(&mut self, keys: &str) {
        self.terminal.write_all(keys.as_bytes()).expect("it listens");
    }

    /// Reads until a text is shown, and returns what was shown up to there.
    pub fn until(&mut self, text: &str) -> String {
        let mut part = [0; 4096];
        loop {
            if let Some(at) = self.heard.find(text) {
                let rest = self.heard.split_off(at + text.len());
                return std::mem::replace(&mut self.heard, rest);
            }
            let n = self.terminal.read(&mut part).unwrap_or(0);
            assert!(n > 0, "it ended without {text:?}: {}", self.heard);
            self.heard.push_str(&String::from_utf8_lossy(&part[..n]));
        }
    }

    /// Presses keys, and reads until a text is shown.
    pub fn ask(&mut self, keys: &str, text: &str) -> String {
        self.press(keys);
        self.until(text)
    }

    /// Its process.
    pub fn process(&self) -> u32 {
        self.child.id()
    }

    /// Reads to the end; the last of what was shown, and the exit code. The terminal's modes must be as they were.
    pub fn end(mut self) -> (String, Option<i32>) {
        let mut part = [0; 4096];
        // A terminal that nobody writes to any more answers with an error.
        while let Ok(n) = self.terminal.read(&mut part) {
            if n == 0 {
                break;
            }
            self.heard.push_str(&String::from_utf8_lossy(&part[..n]));
        }
        let code = self.child.wait().expect("it ends").code();
        assert_eq!(tcgetattr(&self.terminal).expect("it has modes").local_modes, self.modes);
        (self.heard, code)
    }
}
