//! The curtain between one player and the next: an alternate screen that is wiped, with its scrollback, whenever somebody
//! else comes to the keyboard, and that is left and wiped however the game ends.

use std::io;

use super::{
    guard::{LEAVE, WIPE},
    input::Input,
};
use crate::cx::Cx;

/// Switches to the alternate screen, so that the shell's screen stays as it is.
const ENTER: &str = "\u{1b}[?1049h";

/// A curtain. It falls whatever standard output is, so that it divides output to a file too.
pub struct Curtain {
    is_own_screen: bool,
}

impl Curtain {
    /// A curtain that has not fallen yet.
    pub fn new() -> Self {
        Self { is_own_screen: false }
    }

    /// Lets it fall: nothing that was shown or typed before is left.
    pub fn fall(&mut self, cx: &mut Cx, input: &mut Input) -> io::Result<()> {
        input.forget();
        input.guard.start();
        if !std::mem::replace(&mut self.is_own_screen, true) {
            input.guard.hide_screen(true);
            cx.page.write(ENTER)?;
        }
        cx.page.write(WIPE)?;
        cx.page.flush()
    }

    /// Wipes and leaves the alternate screen. From now on everybody may read the output.
    pub fn take_down(&mut self, cx: &mut Cx, input: &mut Input) -> io::Result<()> {
        if !std::mem::replace(&mut self.is_own_screen, false) {
            return Ok(());
        }
        input.forget();
        cx.page.write(WIPE)?;
        cx.page.write(LEAVE)?;
        cx.page.flush()?;
        input.guard.hide_screen(false);
        Ok(())
    }

    /// Whether output goes to the alternate screen.
    pub fn is_up(&self) -> bool {
        self.is_own_screen
    }
}
