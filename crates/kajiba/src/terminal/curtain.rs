//! The curtain between one player and the next: a screen of the game's own, which is wiped, with its scrollback,
//! whenever somebody else comes to the keyboard, and which is gone when the game is left, however it is left.

use std::{
    io::{self, Write},
    sync::mpsc,
};

use crate::{cx::Cx, server::signals::Signals};

/// To a screen of its own, where the terminal has one, so that the shell's is untouched.
const ENTER: &str = "\u{1b}[?1049h";
/// Back to the shell's screen.
const LEAVE: &str = "\u{1b}[?1049l";
/// What is on the screen, then what has scrolled off it: wiping the one may have moved it to the other. Then to the top.
const WIPE: &str = "\u{1b}[2J\u{1b}[3J\u{1b}[H";

/// The exit code of a program that was interrupted.
const INTERRUPTED: i32 = 130;

/// A curtain, which falls whatever standard output is: what is written into a file is divided by it too.
pub struct Curtain {
    is_own_screen: bool,
    is_guarded: bool,
}

impl Curtain {
    /// A curtain that has not fallen yet.
    pub fn new() -> Self {
        Self { is_own_screen: false, is_guarded: false }
    }

    /// It falls: nothing is left of what was shown before.
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

    /// The game's screen is wiped and left; what is written from now on may be read by everybody.
    pub fn take_down(&mut self, cx: &mut Cx) -> io::Result<()> {
        if !std::mem::replace(&mut self.is_own_screen, false) {
            return Ok(());
        }
        cx.page.write(WIPE)?;
        cx.page.write(LEAVE)?;
        cx.page.flush()
    }

    /// Whether nothing but the game's own screen is written on.
    pub fn is_up(&self) -> bool {
        self.is_own_screen
    }
}

/// From now on wipes and leaves the screen when the program is interrupted. Nothing is lost by that: every act has been
/// saved. Where the system gives no thread for it, an interrupted game leaves its screen as it is.
fn guard() {
    let (ready, listening) = mpsc::channel();
    let wait = move || {
        let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else { return };
        runtime.block_on(async {
            let mut signals = Signals::listen();
            let _ = ready.send(());
            signals.next().await;
        });
        // Whoever else writes waits for the lock, and so to the end.
        let mut out = io::stdout().lock();
        let _ = out.write_all(format!("{WIPE}{LEAVE}").as_bytes()).and_then(|()| out.flush());
        std::process::exit(INTERRUPTED);
    };
    if std::thread::Builder::new().spawn(wait).is_ok() {
        // A thread that ended instead has dropped its end.
        let _ = listening.recv();
    }
}
