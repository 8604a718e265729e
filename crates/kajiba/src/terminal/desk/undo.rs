//! Taking back: freely until something was revealed, after that only if everybody agrees.

use std::io;

use anyhow::Result;
use tabletop::{NoUndo, Seat};

use super::{Desk, Show};
use crate::{game::TerminalGame, terminal::command::is_word};

impl<G: TerminalGame> Desk<'_, G> {
    /// What `seat` takes back: their own last act, or the last of all in a game without secrets.
    pub(super) fn undo_as(&mut self, seat: Seat) -> Result<()> {
        if G::HAS_SECRETS { self.undo(seat) } else { self.undo_last() }
    }

    /// Takes the last act of any person back.
    pub(super) fn undo_last(&mut self) -> Result<()> {
        match self.game.roster.last_person(&self.game.session) {
            Some(last) => self.undo(last),
            None => Ok(self.cx.tell("cli-undo-nothing", &[])?),
        }
    }

    /// Takes the last act of `seat` back, with everything that came after it.
    pub(super) fn undo(&mut self, seat: Seat) -> Result<()> {
        let people = self.game.roster.people();
        let result = match self.game.session.undo(seat, people, false) {
            Err(NoUndo::NeedsConsent) if self.all_agree(seat)? => self.game.session.undo(seat, people, true),
            result => result,
        };
        match result {
            Ok(()) => self.tell_undone(seat),
            Err(NoUndo::Nothing) => Ok(self.cx.tell("cli-undo-nothing", &[])?),
            Err(NoUndo::NeedsConsent) if G::HAS_SECRETS => {
                self.notice = Some(self.cx.say("cli-undo-refused", &[]));
                Ok(())
            }
            Err(NoUndo::NeedsConsent) => Ok(self.cx.tell("cli-undo-refused", &[])?),
        }
    }

    fn tell_undone(&mut self, seat: Seat) -> Result<()> {
        let has_told = self.autosave()?;
        if G::HAS_SECRETS && has_told && self.at.is_none() {
            self.pause()?;
        }
        self.is_back = false;
        let sentence = self.cx.say("cli-undo-done", &[("name", self.name(seat).into())]);
        self.log.add_undo(&sentence);
        if G::HAS_SECRETS {
            self.show = Show::Question;
            self.notice = self.at.is_none().then_some(sentence);
        } else {
            self.at = None;
            self.show = Show::Board;
            self.cx.page.wrapped(&sentence, "")?;
        }
        Ok(())
    }

    fn all_agree(&mut self, seat: Seat) -> io::Result<bool> {
        if G::HAS_SECRETS {
            return self.each_agrees(seat);
        }
        self.cx.tell("cli-undo-consent", &[])?;
        let prompt = self.cx.say("cli-undo-consent-prompt", &[]);
        self.is_answered_yes(&prompt)
    }

    /// Asks everybody else, behind the curtain, because all look at the screen now.
    fn each_agrees(&mut self, seat: Seat) -> io::Result<bool> {
        if self.curtain.is_up() {
            self.curtain.fall(self.cx, self.input)?;
        }
        self.at = None;
        let name = self.name(seat);
        self.cx.tell("cli-curtain-consent", &[("name", name.into())])?;
        for other in self.game.roster.people().without(seat).iter() {
            let prompt = self.cx.say("cli-curtain-consent-prompt", &[("name", self.name(other).into())]);
            if !self.is_answered_yes(&prompt)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn is_answered_yes(&mut self, prompt: &str) -> io::Result<bool> {
        let line = self.ask_or_quit(prompt)?;
        Ok(line.is_some_and(|line| is_word(self.cx.words, "cli-word-yes", &line)))
    }
}
