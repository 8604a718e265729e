//! How the keyboard goes from hand to hand: the curtain falls, and nobody's cards are shown until their owner says so.

use anyhow::Result;
use tabletop::{Game, Seat, Seats};

use super::desk::{Desk, Next, Show};
use crate::terminal::{
    command::{Command, parse},
    style::Style,
};

impl Desk<'_> {
    /// The curtain falls; whoever the keyboard goes to says that nobody else looks.
    pub(super) fn hand_on(&mut self, asked: Seats) -> Result<Next> {
        let table = self.session.state().table();
        let first = table.others(table.hatamoto).find(|&seat| asked.contains(seat));
        let seat = self.called.take().or(first).unwrap_or(table.hatamoto);
        if self.roster.people().len() == 1 {
            return self.stay(seat);
        }
        self.at = None;
        self.curtain.fall(self.cx)?;
        if let Some(notice) = self.notice.take() {
            self.cx.page.wrapped(&notice, "")?;
            self.cx.page.print("")?;
        }
        let name = self.cx.page.styled(Style::Seat(seat), &self.names[seat.index()]);
        self.cx.tell("cli-court-curtain", &[("name", name.into())])?;
        let people = self.roster.people().without(seat);
        let others = people.iter().filter(|&other| !self.options(other).all().is_empty());
        let others: Vec<String> = others
            .filter(|other| !asked.contains(*other))
            .map(|other| self.names[other.index()].clone())
            .collect();
        if !others.is_empty() {
            let names = self.cx.words.all_of(others);
            self.cx.tell("cli-court-come-back", &[("names", names.into())])?;
        }
        self.at_curtain(seat)
    }

    /// Whoever is alone with bots stays at the keyboard, and there is nobody to hide anything from.
    fn stay(&mut self, seat: Seat) -> Result<Next> {
        if let Some(notice) = self.notice.take() {
            self.cx.page.wrapped(&notice, "")?;
            self.cx.page.print("")?;
        }
        self.at = Some(seat);
        self.is_back = false;
        Ok(Next::GoOn)
    }

    /// Waits at the curtain until somebody takes the keyboard or leaves.
    fn at_curtain(&mut self, seat: Seat) -> Result<Next> {
        loop {
            let prompt = self
                .cx
                .say("cli-court-curtain-prompt", &[("name", self.names[seat.index()].as_str().into())]);
            let Some(line) = self.input.ask(self.cx, &format!("{prompt} "))? else { return Ok(Next::Leave) };
            if let Some(named) = self.seat_called(&line) {
                if named == seat || !self.options(named).all().is_empty() {
                    return self.take_keyboard(named);
                }
                let name = self.names[named.index()].clone();
                self.cx.tell("cli-other-nothing", &[("name", name.into())])?;
                continue;
            }
            match parse(self.cx.words, &line) {
                Command::Enter => return self.take_keyboard(seat),
                Command::Quit => return Ok(Next::Leave),
                Command::Rules(asked) => self.rules(&asked)?,
                Command::Save(file) => self.save(&file)?,
                Command::Undo => match self.roster.last_person(&self.session) {
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
                | Command::Text(_) => self.cx.tell("cli-court-curtain-help", &[])?,
            }
        }
    }

    fn take_keyboard(&mut self, seat: Seat) -> Result<Next> {
        self.curtain.fall(self.cx)?;
        self.at = Some(seat);
        self.is_back = !self.session.state().status().asked().contains(seat);
        self.show = Show::Table;
        Ok(Next::GoOn)
    }

    /// Who has just handed the keyboard on takes the act back, and the keyboard too.
    fn undo_at_curtain(&mut self, last: Seat) -> Result<Next> {
        self.undo(last)?;
        self.called = Some(last).filter(|seat| self.session.state().status().asked().contains(*seat));
        Ok(Next::GoOn)
    }

    /// Another player is called to the keyboard, to take a secret choice back.
    pub(super) fn other(&mut self, name: &str) -> Result<()> {
        let Some(seat) = self.seat_called(name) else {
            let names = self.cx.words.all_of(&self.names);
            return Ok(self.cx.tell("cli-other-who", &[("names", names.into())])?);
        };
        if self.options(seat).all().is_empty() {
            let name = self.names[seat.index()].clone();
            return Ok(self.cx.tell("cli-other-nothing", &[("name", name.into())])?);
        }
        self.called = Some(seat);
        self.at = None;
        self.is_back = false;
        Ok(())
    }

    /// A player by name.
    fn seat_called(&self, name: &str) -> Option<Seat> {
        let is_it = |known: &String| known.to_lowercase() == name.to_lowercase();
        self.names.iter().position(is_it).map(|seat| Seat(seat as u8))
    }
}
