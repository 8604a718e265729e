//! How the keyboard goes from hand to hand: the curtain falls, and no secrets are shown until their owner asks for them.

use std::io;

use anyhow::Result;
use tabletop::{Seat, Seats};

use super::{Desk, Next, Show};
use crate::{
    game::TerminalGame,
    terminal::command::{Command, parse},
};

impl<G: TerminalGame> Desk<'_, G> {
    /// Lets the curtain fall; whoever gets the keyboard says that nobody else looks.
    pub(super) fn hand_over(&mut self, asked: Seats) -> Result<Next> {
        let seat = self.called.take().unwrap_or_else(|| self.game.session.state().first_at_keyboard(asked));
        if self.game.roster.people().len() == 1 {
            return self.stay(seat);
        }
        self.at = None;
        self.curtain.fall(self.cx, self.input)?;
        self.tell_notice()?;
        let name = self.styled_name(seat);
        self.cx.tell("cli-curtain", &[("name", name.into())])?;
        let people = self.game.roster.people().without(seat);
        let may_come_back = |other: &Seat| !asked.contains(*other) && !self.options(*other).all().is_empty();
        let others: Vec<String> = people.iter().filter(may_come_back).map(|other| self.name(other)).collect();
        if !others.is_empty() {
            let names = self.cx.words.all_of(others);
            self.cx.tell("cli-curtain-come-back", &[("names", names.into())])?;
        }
        self.wait_at_curtain(seat)
    }

    /// Whoever is alone with bots stays at the keyboard: there is nobody to hide anything from.
    fn stay(&mut self, seat: Seat) -> Result<Next> {
        self.tell_notice()?;
        self.at = Some(seat);
        self.is_back = false;
        Ok(Next::GoOn)
    }

    fn tell_notice(&mut self) -> io::Result<()> {
        let Some(notice) = self.notice.take() else { return Ok(()) };
        self.cx.page.wrapped(&notice, "")?;
        self.cx.page.print("")
    }

    /// Waits at the curtain until somebody takes the keyboard or leaves.
    fn wait_at_curtain(&mut self, seat: Seat) -> Result<Next> {
        loop {
            let prompt = self.cx.say("cli-curtain-prompt", &[("name", self.name(seat).into())]);
            let Some(line) = self.ask(&prompt)? else { return Ok(Next::Leave) };
            if let Some(named) = self.seat_called(&line) {
                if named == seat || !self.options(named).all().is_empty() {
                    return self.take_keyboard(named);
                }
                self.tell_nothing_to_do(named)?;
                continue;
            }
            match parse(self.cx.words, &line) {
                Command::Enter => return self.take_keyboard(seat),
                Command::Quit => return Ok(Next::Leave),
                Command::Rules(asked) => self.rules(&asked)?,
                Command::Save(file) => self.save(&file)?,
                Command::Undo => match self.game.roster.last_person(&self.game.session) {
                    Some(last) => return self.undo_at_curtain(last),
                    None => self.cx.tell("cli-undo-nothing", &[])?,
                },
                Command::Pick(_)
                | Command::Why
                | Command::Hint
                | Command::Table(_)
                | Command::Log
                | Command::Cards
                | Command::Goal
                | Command::Help
                | Command::Other(_)
                | Command::Text(_) => self.cx.tell("cli-curtain-help", &[])?,
            }
        }
    }

    fn take_keyboard(&mut self, seat: Seat) -> Result<Next> {
        self.curtain.fall(self.cx, self.input)?;
        self.at = Some(seat);
        self.is_back = !self.game.session.state().status().asked().contains(seat);
        self.show = Show::Board;
        Ok(Next::GoOn)
    }

    /// Who has just handed the keyboard on takes the act back, and the keyboard too.
    fn undo_at_curtain(&mut self, last: Seat) -> Result<Next> {
        self.undo(last)?;
        let asked = self.game.session.state().status().asked();
        self.called = Some(last).filter(|seat| asked.contains(*seat));
        Ok(Next::GoOn)
    }

    /// Calls another player to the keyboard.
    pub(super) fn other(&mut self, name: &str) -> Result<()> {
        let Some(seat) = self.seat_called(name) else { return Ok(self.tell_who_plays()?) };
        if self.options(seat).all().is_empty() {
            return Ok(self.tell_nothing_to_do(seat)?);
        }
        if G::HAS_SECRETS {
            self.called = Some(seat);
            self.at = None;
            self.is_back = false;
        } else {
            self.at = Some(seat);
            self.is_back = true;
            self.show = Show::Question;
        }
        Ok(())
    }

    fn tell_nothing_to_do(&mut self, seat: Seat) -> io::Result<()> {
        let name = self.name(seat);
        self.cx.tell("cli-other-nothing", &[("name", name.into())])
    }

    /// Leaves time to read before the curtain falls.
    pub(super) fn pause(&mut self) -> io::Result<()> {
        let prompt = self.cx.say("cli-curtain-pause", &[]);
        self.ask_or_quit(&prompt).map(|_| ())
    }
}
