//! The curtain between one player and the next: an alternate screen that is wiped, with its scrollback, whenever somebody
//! else comes to the keyboard, and that is left and wiped however the game ends.

use std::{
    io::{self, Write},
    sync::mpsc,
};

use crate::{cx::Cx, server::signals::Signals};

/// Switches to the alternate screen, so that the shell's screen stays as it is.
const ENTER: &str = "\u{1b}[?1049h";
/// Switches back to the shell's screen.
const LEAVE: &str = "\u{1b}[?1049l";
/// Wipes the screen, then the scrollback, where wiping the screen may have moved lines, and moves to the top.
const WIPE: &str = "\u{1b}[2J\u{1b}[3J\u{1b}[H";

/// The exit code of a program that was interrupted.
const INTERRUPTED: i32 = 130;

/// A curtain. It falls whatever standard output is, so that it divides output to a file too.
pub struct Curtain {
    is_own_screen: bool,
    is_guarded: bool,
}

impl Curtain {
    /// A curtain that has not fallen yet.
    pub fn new() -> Self {
        Self { is_own_screen: false, is_guarded: false }
    }

    /// Lets it fall: nothing that was shown before is left.
    pub fn fall(&mut self, cx: &mut Cx) -> io::Result<()> {
        if !std::mem::replace(&mut self.is_guarded, true) {
            guard();
        }
        if !std::mem::replace(&mut self.is_own_screen, true) {
            cx.page.write(ENTER)?;
        }
        cx.page.write(WIPE)?;
        cx.page.flush()
    }

    /// Wipes and leaves the alternate screen. From now on everybody may read the output.
    pub fn take_down(&mut self, cx: &mut Cx) -> io::Result<()> {
        if !std::mem::replace(&mut self.is_own_screen, false) {
            return Ok(());
        }
        cx.page.write(WIPE)?;
        cx.page.write(LEAVE)?;
        cx.page.flush()
    }

    /// Whether output goes to the alternate screen.
    pub fn is_up(&self) -> bool {
        self.is_own_screen
    }
}

/// Starts a thread that wipes and leaves the screen when the program is interrupted. Nothing is lost by that: every act has
/// been saved. If the thread cannot be started, an interrupted game leaves its screen as it is.
fn guard() {
    let (ready, listening) = mpsc::channel();
    let wait = move || {
        let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else { return };
        runtime.block_on(async {
            let mut signals = Signals::listen();
            let _ = ready.send(());
            signals.next().await;
        });
        // Other writers wait for this lock until the process ends.
        let mut out = io::stdout().lock();
        let _ = out.write_all(format!("{WIPE}{LEAVE}").as_bytes()).and_then(|()| out.flush());
        std::process::exit(INTERRUPTED);
    };
    if std::thread::Builder::new().spawn(wait).is_ok() {
        // If the thread has ended, its sender is dropped and this returns.
        let _ = listening.recv();
    }
}
