//! The end of a game: the final scores, and a last chance to take back.

use anyhow::Result;
use tabletop::{Status, Viewer};

use super::{Desk, Next};
use crate::{
    game::TerminalGame,
    terminal::command::{Command, parse},
};

impl<G: TerminalGame> Desk<'_, G> {
    /// Shows the final scores; then anything but taking back leaves.
    pub(super) fn end(&mut self) -> Result<Next> {
        if G::HAS_SECRETS {
            self.at = None;
            self.curtain.take_down(self.cx, self.input)?;
            for sentence in self.log.last(Viewer::Spectator) {
                self.cx.page.wrapped(&format!("· {sentence}"), "  ")?;
            }
        }
        let view = self.view(Viewer::Spectator);
        let at = self.position(&view, Viewer::Spectator);
        let lines = self.game.session.state().ending(&at, self.game.session.record());
        self.cx.page.lines(&lines)?;
        loop {
            if let Some(notice) = self.notice.take() {
                self.cx.page.wrapped(&notice, "")?;
            }
            self.cx.page.print("")?;
            let prompt = self.cx.say("cli-end-prompt", &[]);
            let Some(line) = self.ask_command(&prompt)? else { return Ok(Next::Leave) };
            match parse(self.cx.words, &line) {
                Command::Undo => {
                    self.undo_last()?;
                    if self.is_leaving || matches!(self.game.session.state().status(), Status::Waiting(_)) {
                        return Ok(Next::GoOn);
                    }
                }
                Command::Save(file) => self.save(&file)?,
                Command::Log => self.show_log(Viewer::Spectator)?,
                Command::Rules(asked) => self.rules(&asked)?,
                Command::Cards if !G::HAS_SECRETS => self.show_lines(Viewer::Spectator, G::cards)?,
                Command::Goal => self.show_lines(Viewer::Spectator, G::goal)?,
                Command::Help => self.help()?,
                Command::Enter
                | Command::Pick(_)
                | Command::Why
                | Command::Hint
                | Command::Table(_)
                | Command::Cards
                | Command::Quit
                | Command::Other(_)
                | Command::Text(_) => return Ok(Next::Leave),
            }
        }
    }
}
