//! What is put right when the program is interrupted: the terminal's modes, and a screen with secrets.

use std::{
    io::{self, Write},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc,
    },
};

use crate::server::signals::Signals;

/// Switches back to the shell's screen.
pub const LEAVE: &str = "\u{1b}[?1049l";
/// Wipes the screen, then the scrollback, where wiping the screen may have moved lines, and moves to the top.
pub const WIPE: &str = "\u{1b}[2J\u{1b}[3J\u{1b}[H";

/// The exit code of a program that was interrupted.
const INTERRUPTED: i32 = 130;

/// A thread that waits for signals, once it has been started.
pub struct Guard {
    is_started: bool,
    end: End,
}

/// How an interrupted program ends.
#[derive(Clone)]
struct End {
    modes: Modes,
    hides_screen: Arc<AtomicBool>,
}

impl Guard {
    /// A guard who remembers the modes that the terminal has now.
    pub fn new() -> Self {
        Self { is_started: false, end: End { modes: Modes::now(), hides_screen: Arc::default() } }
    }

    /// Starts the thread. Nothing is lost if the program is interrupted: every act has been saved. If the thread cannot
    /// be started, an interrupted game leaves its screen as it is.
    pub fn start(&mut self) {
        if std::mem::replace(&mut self.is_started, true) {
            return;
        }
        let (ready, listening) = mpsc::channel();
        let end = self.end.clone();
        let wait = move || {
            let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else {
                return;
            };
            runtime.block_on(async {
                let mut signals = Signals::listen();
                let _ = ready.send(());
                signals.next().await;
            });
            end.reach();
        };
        if std::thread::Builder::new().spawn(wait).is_ok() {
            // If the thread has ended, its sender is dropped and this returns.
            let _ = listening.recv();
        }
    }

    /// Says whether the screen is one of the game's own, to be wiped and left.
    pub fn hide_screen(&self, hides: bool) {
        self.end.hides_screen.store(hides, Ordering::SeqCst);
    }

    /// Ends the program as a signal would.
    pub fn interrupt(&self) -> ! {
        self.end.reach()
    }
}

impl End {
    fn reach(&self) -> ! {
        // Other writers wait for this lock until the process ends.
        let mut out = io::stdout().lock();
        if self.hides_screen.load(Ordering::SeqCst) {
            let _ = out.write_all(format!("{WIPE}{LEAVE}").as_bytes()).and_then(|()| out.flush());
        }
        self.modes.restore();
        std::process::exit(INTERRUPTED);
    }
}

/// The modes of the terminal, which are others while a line is edited.
#[cfg(unix)]
#[derive(Clone)]
struct Modes(Option<rustix::termios::Termios>);

#[cfg(unix)]
impl Modes {
    fn now() -> Self {
        Self(rustix::termios::tcgetattr(io::stdin()).ok())
    }

    fn restore(&self) {
        use rustix::termios::{OptionalActions, tcsetattr};
        if let Some(modes) = &self.0 {
            // A terminal that has gone needs no modes.
            let _ = tcsetattr(io::stdin(), OptionalActions::Now, modes);
        }
    }
}

/// A console gets its modes back when the program ends.
#[cfg(not(unix))]
#[derive(Clone)]
struct Modes;

#[cfg(not(unix))]
impl Modes {
    fn now() -> Self {
        Self
    }

    fn restore(&self) {}
}
