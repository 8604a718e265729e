//! What the desk shows: the board, news, the question with its options, reasons, the log and help.

use std::io;

use anyhow::Result;
use tabletop::{Reasons, Seat, Viewer};

use super::{Desk, Show};
use crate::{
    game::{Position, TerminalGame},
    terminal::{
        style::Style,
        text::{blanks, pad, pad_left, widest, wrap},
    },
};

/// How many sentences `log` prints.
const LOG_MAX: usize = 25;

/// The commands at the table and what they do, by message id; for games that have no others.
pub const HELP: &[(&str, &str)] = &[
    ("cli-help-number", "cli-help-number-text"),
    ("cli-help-enter", "cli-help-enter-text"),
    ("cli-help-why", "cli-help-why-text"),
    ("cli-help-hint", "cli-help-hint-text"),
    ("cli-help-rules", "cli-help-rules-text"),
    ("cli-help-undo", "cli-help-undo-text"),
    ("cli-help-other", "cli-help-other-text"),
    ("cli-help-table", "cli-help-table-text"),
    ("cli-help-log", "cli-help-log-text"),
    ("cli-help-save", "cli-help-save-text"),
    ("cli-help-help", "cli-help-help-text"),
    ("cli-help-quit", "cli-help-quit-text"),
];

impl<G: TerminalGame> Desk<'_, G> {
    /// Shows what is due, then nothing until something changes.
    pub(super) fn show(&mut self, seat: Seat) -> io::Result<()> {
        let show = std::mem::replace(&mut self.show, Show::Nothing);
        if show == Show::Nothing {
            return Ok(());
        }
        let news = if G::HAS_SECRETS { self.news(seat) } else { Vec::new() };
        let view = self.view(Viewer::Seat(seat));
        let at = self.position(&view, Viewer::Seat(seat));
        let rows = G::rows(&at, seat);
        let mut parts = match show {
            Show::Board => {
                let mut parts = G::board(&at, seat);
                if let (Some(first), false) = (parts.first_mut(), news.is_empty()) {
                    first.push(at.say("cli-curtain-since", &[]));
                    first.extend(news);
                }
                parts
            }
            Show::Question | Show::Nothing => {
                let before = self.rows[seat.index()].as_deref().unwrap_or_default();
                let changed = rows.iter().filter(|row| !before.contains(row));
                vec![Vec::new(), news, changed.flatten().cloned().collect()]
            }
        };
        parts.push(self.question(&at, seat));
        if show == Show::Board {
            self.rows.fill(None);
        }
        self.rows[seat.index()] = Some(rows);
        self.print_parts(parts)
    }

    /// Prints parts with a blank line between them. On a screen of the game's own, which cannot be scrolled back, it
    /// waits before a part that would push unread lines off the screen.
    fn print_parts(&mut self, mut parts: Vec<Vec<String>>) -> io::Result<()> {
        let is_paged = G::HAS_SECRETS && self.input.is_terminal;
        let room = self.cx.page.height.filter(|_| is_paged).unwrap_or(usize::MAX);
        let is_first_blank = parts.first().is_some_and(Vec::is_empty);
        parts.retain(|part| !part.is_empty());
        let waits = waits(&parts, room);
        for (n, part) in parts.iter().enumerate() {
            if n > 0 || is_first_blank {
                self.cx.page.print("")?;
            }
            if waits.contains(&n) {
                let prompt = self.cx.say("cli-curtain-more", &[]);
                self.ask_or_quit(&prompt)?;
                if self.is_leaving {
                    return Ok(());
                }
            }
            self.cx.page.lines(part)?;
        }
        Ok(())
    }

    /// Prints what the last act did, for everybody.
    pub(super) fn tell_last(&mut self) -> io::Result<()> {
        let last = self.log.last(Viewer::Spectator);
        if last.is_empty() {
            return Ok(());
        }
        let lines = self.listed(last);
        self.cx.page.print("")?;
        self.cx.page.lines(&lines)
    }

    /// Prints what `seat` has not been told yet.
    pub(super) fn tell_news(&mut self, seat: Seat) -> io::Result<()> {
        let news = self.news(seat);
        self.print_parts(vec![Vec::new(), news])
    }

    fn news(&mut self, seat: Seat) -> Vec<String> {
        let news = self.log.news(seat);
        self.listed(&news)
    }

    /// Sentences, each with a dot before it.
    fn listed(&self, sentences: &[String]) -> Vec<String> {
        let lines = |sentence: &String| wrap(&format!("· {sentence}"), self.cx.page.width, "  ");
        sentences.iter().flat_map(lines).collect()
    }

    /// The question and the numbered options: answers, then what is free.
    fn question(&self, at: &Position<G>, seat: Seat) -> Vec<String> {
        let options = self.options(seat);
        let (name, question) = (at.name(seat).into(), G::question(at).into());
        let mut lines = at.wrap(&at.say("cli-question", &[("name", name), ("question", question)]), "");
        let list = |lines: &mut Vec<String>, first: usize, actions: &[G::Action]| {
            for (n, &action) in actions.iter().enumerate() {
                let number = at.page.styled(Style::Strong, &pad_left(&(first + n).to_string(), 4));
                let text = G::option(at, seat, action);
                lines.extend(at.wrap(&format!("{number}  {text}"), &blanks(6)));
            }
        };
        let say = |id: &str| at.wrap(&at.say(id, &[]), "");
        list(&mut lines, 1, options.asked());
        lines.extend(G::options_hint(&options).into_iter().flat_map(say));
        if !options.free().is_empty() {
            if G::HAS_FREE_ACTIONS {
                lines.extend(say("cli-free"));
            }
            list(&mut lines, options.asked().len() + 1, options.free());
        }
        if self.is_back {
            lines.extend(say("cli-back-hint"));
            return lines;
        }
        if !G::HAS_SECRETS {
            lines.extend(self.others_hint(at, seat));
        }
        if options.all().len() == 1 {
            lines.extend(say("cli-enter-hint"));
        }
        lines
    }

    /// That other people could do something too, and how.
    fn others_hint(&self, at: &Position<G>, seat: Seat) -> Vec<String> {
        let people = self.game.roster.people().without(seat);
        let others = people.iter().filter(|&other| !self.options(other).all().is_empty());
        let others: Vec<String> = others.map(|other| self.name(other)).collect();
        let Some(first) = others.first().cloned() else { return Vec::new() };
        let names = at.words.all_of(others);
        at.wrap(&at.say("cli-others", &[("names", names.into()), ("first", first.into())]), "")
    }

    /// What is not possible now, by reason.
    pub(super) fn why(&mut self, seat: Seat) -> Result<()> {
        let mut reasons = Reasons::default();
        self.game.session.state().reasons(self.game.session.rules(), seat, &mut reasons);
        if reasons.all().is_empty() {
            return Ok(self.cx.tell("cli-why-nothing", &[])?);
        }
        let mut groups: Vec<(G::Reason, Vec<G::Action>)> = Vec::new();
        for &(action, reason) in reasons.all() {
            match groups.iter_mut().find(|(known, _)| *known == reason) {
                Some((_, actions)) => actions.push(action),
                None => groups.push((reason, vec![action])),
            }
        }
        let view = self.view(Viewer::Seat(seat));
        let at = self.position(&view, Viewer::Seat(seat));
        let mut lines = at.wrap(&at.say("cli-why", &[]), "");
        for (reason, actions) in groups {
            let (sentence, clause) = G::reason(&at, reason);
            let clause = at.page.styled(Style::Alert, &format!("[{clause}]"));
            lines.extend(at.wrap(&format!("{clause} {sentence}"), "  "));
            for action in actions {
                lines.extend(at.wrap(&format!("    – {}", G::action(&at, seat, action)), &blanks(6)));
            }
        }
        lines.extend(at.wrap(&at.say(G::MESSAGES.why_rules, &[]), ""));
        Ok(self.cx.page.lines(&lines)?)
    }

    /// Shows the whole board, or without secrets what lies before the player of a name.
    pub(super) fn show_board(&mut self, name: &str) -> Result<()> {
        if name.is_empty() || G::HAS_SECRETS {
            self.show = Show::Board;
            return Ok(());
        }
        let Some(seat) = self.seat_called(name) else { return Ok(self.tell_who_plays()?) };
        let view = self.view(Viewer::Seat(seat));
        let rows = G::rows(&self.position(&view, Viewer::Seat(seat)), seat);
        Ok(self.cx.page.lines(&rows.concat())?)
    }

    /// Prints what happened last, as far as the viewer may know it.
    pub(super) fn show_log(&mut self, viewer: Viewer) -> Result<()> {
        let log = self.log.all(viewer);
        if log.is_empty() {
            return Ok(self.cx.tell("cli-log-empty", &[])?);
        }
        let lines = self.listed(&log[log.len().saturating_sub(LOG_MAX)..]);
        Ok(self.cx.page.lines(&lines)?)
    }

    /// Prints lines that a game makes of a position.
    pub(super) fn show_lines(
        &mut self,
        viewer: Viewer,
        lines: impl Fn(&Position<G>) -> Vec<String>,
    ) -> Result<()> {
        let view = self.view(viewer);
        let lines = lines(&self.position(&view, viewer));
        Ok(self.cx.page.lines(&lines)?)
    }

    /// Prints what can be typed.
    pub(super) fn help(&mut self) -> Result<()> {
        let row = |&(name, text): &(&str, &str)| (self.cx.say(name, &[]), self.cx.say(text, &[]));
        let rows: Vec<(String, String)> = G::HELP.iter().map(row).collect();
        let columns = widest(rows.iter().map(|(name, _)| name)) + 4;
        for (name, text) in rows {
            let line = format!("{}{text}", pad(&format!("  {name}"), columns));
            self.cx.page.wrapped(&line, &blanks(columns))?;
        }
        Ok(())
    }
}

/// Before which parts somebody must have read the parts above, on a screen of `room` lines. A blank line stands before
/// each part, and the last line is for the prompt.
fn waits(parts: &[Vec<String>], room: usize) -> Vec<usize> {
    let (mut waits, mut n_shown) = (Vec::new(), 0);
    for (n, part) in parts.iter().enumerate() {
        if n_shown > 0 && n_shown + part.len() + 2 > room {
            waits.push(n);
            n_shown = 0;
        }
        n_shown += part.len() + 1;
    }
    waits
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_fits_a_screen_is_shown_at_once_and_the_rest_after_it_was_read() {
        let parts = [7, 7, 20, 40, 3].map(|n| vec![String::new(); n]);
        assert!(waits(&parts, usize::MAX).is_empty());
        assert_eq!(waits(&parts, 24), [2, 3, 4]);
        assert!(waits(&parts[..2], 17).is_empty());
        assert_eq!(waits(&parts[..2], 16), [1]);
        assert!(waits(&parts[3..4], 24).is_empty(), "there is nothing to be read before it");
    }
}
