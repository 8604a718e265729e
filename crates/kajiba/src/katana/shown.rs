//! What the desk shows: the question and its options, reasons, the log, cards and help.

use std::io;

use katana::{Action, Event, Katana, Reason};
use tabletop::{Deed, Game, Reasons, Seat};

use super::desk::{Desk, Show};
use crate::terminal::{
    style::Style,
    text::{blanks, pad, pad_left, widest},
};

/// How many sentences `log` tells.
const LOG_MAX: usize = 25;

impl Desk<'_> {
    /// Shows what is due, then nothing until something changes.
    pub(super) fn show(&mut self, seat: Seat) -> io::Result<()> {
        match std::mem::replace(&mut self.show, Show::Nothing) {
            Show::Nothing => return Ok(()),
            Show::Table => {
                let (lines, own) = (self.picture().whole(seat), self.picture().own(seat));
                self.shown = Default::default();
                self.shown[seat.index()] = Some(own);
                self.cx.page.lines(&lines)?;
            }
            Show::Question => {
                let own = self.picture().own(seat);
                let lines = own.changes_since(self.shown[seat.index()].as_ref());
                self.shown[seat.index()] = Some(own);
                if !lines.is_empty() {
                    self.cx.page.print("")?;
                    self.cx.page.lines(&lines)?;
                }
            }
        }
        self.ask(seat)
    }

    /// The question and the numbered options: answers, then what is free.
    fn ask(&mut self, seat: Seat) -> io::Result<()> {
        let options = self.options(seat);
        let game = self.session.state();
        let name = self.cx.page.styled(Style::Seat(seat), &self.names[seat.index()]);
        let question = self.voice().question(game, seat);
        let can_buy = options.asked().iter().any(|action| matches!(action, Action::BuyResource(_)));
        let question = self.cx.say("cli-question", &[("name", name.into()), ("question", question.into())]);
        self.cx.page.print("")?;
        self.cx.page.wrapped(&question, "")?;
        self.list(seat, 1, options.asked())?;
        if can_buy {
            self.cx.tell("cli-basket-hint", &[])?;
        }
        if !options.free().is_empty() {
            self.cx.tell("cli-free", &[])?;
            self.list(seat, options.asked().len() + 1, options.free())?;
        }
        if self.speaker.is_some() {
            return self.cx.tell("cli-back-hint", &[]);
        }
        self.hint_others(seat)?;
        if options.all().len() == 1 {
            self.cx.tell("cli-enter-hint", &[])?;
        }
        Ok(())
    }

    fn list(&mut self, seat: Seat, first: usize, actions: &[Action]) -> io::Result<()> {
        for (n, &action) in actions.iter().enumerate() {
            let text = self.voice().action(self.session.state(), seat, action);
            let number = self.cx.page.styled(Style::Strong, &pad_left(&(first + n).to_string(), 4));
            self.cx.page.wrapped(&format!("{number}  {text}"), &blanks(6))?;
        }
        Ok(())
    }

    /// That others could do something too, and how.
    fn hint_others(&mut self, seat: Seat) -> io::Result<()> {
        let table = self.session.state().table();
        let others = table.seats().filter(|&other| other != seat && !self.options(other).all().is_empty());
        let others: Vec<String> = others.map(|seat| self.names[seat.index()].clone()).collect();
        let Some(first) = others.first().cloned() else { return Ok(()) };
        let names = self.cx.words.all_of(others);
        self.cx.tell("cli-others", &[("names", names.into()), ("first", first.into())])
    }

    /// What is not possible now, by reason.
    pub(super) fn why(&mut self, seat: Seat) -> io::Result<()> {
        let mut reasons = Reasons::default();
        self.session.state().reasons(self.session.rules(), seat, &mut reasons);
        if reasons.all().is_empty() {
            return self.cx.tell("cli-why-nothing", &[]);
        }
        let mut groups: Vec<(Reason, Vec<Action>)> = Vec::new();
        for &(action, reason) in reasons.all() {
            match groups.iter_mut().find(|(known, _)| *known == reason) {
                Some((_, actions)) => actions.push(action),
                None => groups.push((reason, vec![action])),
            }
        }
        self.cx.tell("cli-why", &[])?;
        for (reason, actions) in groups {
            let sentence = self.voice().reason(reason);
            let clause = self.cx.page.styled(Style::Alert, &format!("[{}]", reason.clause()));
            self.cx.page.wrapped(&format!("{clause} {sentence}"), "  ")?;
            for action in actions {
                let text = self.voice().action(self.session.state(), seat, action);
                self.cx.page.wrapped(&format!("    – {text}"), &blanks(6))?;
            }
        }
        self.cx.tell("cli-why-rules", &[])
    }

    /// Everything that happened so far: also what was before the game was taken up again.
    pub(super) fn past(&self) -> Vec<String> {
        let record = self.session.record();
        let mut replay = record.replay().expect("a game that is played has been dealt");
        let mut told = self.sentences(&replay.state, &replay.events);
        for entry in &record.log {
            replay.step().expect("a game that is played keeps to the rules");
            match entry.deed {
                Deed::Act(_) => told.extend(self.sentences(&replay.state, &replay.events)),
                Deed::Undo { .. } => told.push(self.taken_back(entry.seat)),
            }
        }
        told
    }

    /// What happened, as sentences; `game` is the game after it.
    pub(super) fn sentences(&self, game: &Katana, events: &[Event]) -> Vec<String> {
        let rooms = &game.table().board.rooms;
        events.iter().map(|event| self.voice().event_at(rooms, event)).collect()
    }

    /// That the last act of `seat` was taken back.
    pub(super) fn taken_back(&self, seat: Seat) -> String {
        self.cx.say("cli-undo-done", &[("name", self.names[seat.index()].as_str().into())])
    }

    /// What happened last.
    pub(super) fn log(&mut self) -> io::Result<()> {
        if self.told.is_empty() {
            return self.cx.tell("cli-log-empty", &[]);
        }
        let first = self.told.len().saturating_sub(LOG_MAX);
        for sentence in &self.told[first..] {
            self.cx.page.wrapped(&format!("· {sentence}"), "  ")?;
        }
        Ok(())
    }

    /// All open cards.
    pub(super) fn cards(&mut self) -> io::Result<()> {
        let lines = self.picture().cards();
        self.cx.page.lines(&lines)
    }

    /// What can be typed.
    pub(super) fn help(&mut self) -> io::Result<()> {
        let rows = [
            ("cli-help-number", "cli-help-number-text"),
            ("cli-help-enter", "cli-help-enter-text"),
            ("cli-help-basket", "cli-help-basket-text"),
            ("cli-help-why", "cli-help-why-text"),
            ("cli-help-hint", "cli-help-hint-text"),
            ("cli-help-rules", "cli-help-rules-text"),
            ("cli-help-undo", "cli-help-undo-text"),
            ("cli-help-other", "cli-help-other-text"),
            ("cli-help-table", "cli-help-table-text"),
            ("cli-help-table-of", "cli-help-table-of-text"),
            ("cli-help-cards", "cli-help-cards-text"),
            ("cli-help-goal", "cli-help-goal-text"),
            ("cli-help-log", "cli-help-log-text"),
            ("cli-help-save", "cli-help-save-text"),
            ("cli-help-help", "cli-help-help-text"),
            ("cli-help-quit", "cli-help-quit-text"),
        ];
        let rows = rows.map(|(name, text)| (self.cx.say(name, &[]), self.cx.say(text, &[])));
        let columns = widest(rows.iter().map(|(name, _)| name)) + 4;
        for (name, text) in rows {
            let line = format!("{}{text}", pad(&format!("  {name}"), columns));
            self.cx.page.wrapped(&line, &blanks(columns))?;
        }
        Ok(())
    }
}
