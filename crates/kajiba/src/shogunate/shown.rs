//! What the desk shows to a player: news, table, question and options, reasons, the log, the cards and help.

use std::io;

use shogunate::{Action, Reason, View, piece::Card};
use tabletop::{Game, Reasons, Seat, Viewer};
use voice::shogunate::Voice;

use super::desk::{Desk, Show};
use crate::terminal::{
    style::Style,
    text::{blanks, pad, pad_left, widest, wrap},
};

/// How many sentences `log` tells.
const LOG_MAX: usize = 25;

impl Desk<'_> {
    /// Shows what is due, then nothing until something changes.
    pub(super) fn show(&mut self, seat: Seat) -> io::Result<()> {
        let (show, view) = (std::mem::replace(&mut self.show, Show::Nothing), self.view(seat));
        let line = self.picture(&view).line();
        let parts = match show {
            Show::Nothing => return Ok(()),
            Show::Table => {
                let mut news = self.news(seat);
                if !news.is_empty() {
                    news.insert(0, self.cx.say("cli-court-since", &[]));
                }
                let picture = self.picture(&view);
                let heading = [picture.heading(), news].concat();
                vec![heading, line.clone(), picture.players(), picture.own(), picture.notes()]
            }
            Show::Question => {
                let has_moved = line != self.line_shown;
                vec![Vec::new(), self.news(seat), if has_moved { line.clone() } else { Vec::new() }]
            }
        };
        self.line_shown = line;
        let question = self.question(seat);
        self.print_parts(parts.into_iter().chain([question]).collect())
    }

    /// Prints parts with a blank line between them. Where a screen has no room for the next, it waits: what has left a
    /// screen of its own cannot be scrolled back.
    fn print_parts(&mut self, mut parts: Vec<Vec<String>>) -> io::Result<()> {
        let room = self.cx.page.height.filter(|_| self.input.is_terminal).unwrap_or(usize::MAX);
        let is_first_blank = parts.first().is_some_and(Vec::is_empty);
        parts.retain(|part| !part.is_empty());
        let waits = waits(&parts, room);
        for (n, part) in parts.iter().enumerate() {
            if n > 0 || is_first_blank {
                self.cx.page.print("")?;
            }
            if waits.contains(&n) {
                let prompt = self.cx.say("cli-court-more", &[]);
                self.input.ask(self.cx, &format!("{prompt} "))?;
            }
            self.cx.page.lines(part)?;
        }
        Ok(())
    }

    /// What has just happened.
    pub(super) fn tell_news(&mut self, seat: Seat) -> io::Result<()> {
        let news = self.news(seat);
        self.print_parts(vec![Vec::new(), news])
    }

    /// What the player has not been told yet.
    fn news(&mut self, seat: Seat) -> Vec<String> {
        let (words, rules, names) = (self.cx.words, self.session.rules(), &self.names);
        let voice = Voice { words, rules, names, viewer: Viewer::Seat(seat) };
        let news = self.chronicle.news(voice, seat);
        self.listed(&news)
    }

    /// Sentences, each with a dot before it.
    fn listed(&self, sentences: &[String]) -> Vec<String> {
        sentences
            .iter()
            .flat_map(|sentence| wrap(&format!("· {sentence}"), self.cx.page.width, "  "))
            .collect()
    }

    /// The question and the numbered options: answers, or a choice to take back.
    fn question(&self, seat: Seat) -> Vec<String> {
        let (options, view, width) = (self.options(seat), self.view(seat), self.cx.page.width);
        let asked = self.session.state().status().asked();
        let name = self.cx.page.styled(Style::Seat(seat), &self.names[seat.index()]);
        let question = self.voice(view.viewer).question(&view, asked);
        let question = self.cx.say("cli-question", &[("name", name.into()), ("question", question.into())]);
        let mut lines = wrap(&question, width, "");
        for (n, &action) in options.all().iter().enumerate() {
            let number = self.cx.page.styled(Style::Strong, &pad_left(&(n + 1).to_string(), 4));
            lines.extend(wrap(&format!("{number}  {}", self.option(&view, action)), width, &blanks(6)));
        }
        if self.is_back {
            lines.push(self.cx.say("cli-back-hint", &[]));
        } else if options.all().len() == 1 {
            lines.push(self.cx.say("cli-enter-hint", &[]));
        }
        lines
    }

    /// An action in the list; an Action card with what it does.
    fn option(&self, view: &View, action: Action) -> String {
        let voice = self.voice(view.viewer);
        let text = voice.action(view, action);
        let Action::Choose(card) = action else { return text };
        let does = voice.card_text(card).into();
        self.cx.say("cli-court-option", &[("action", text.into()), ("does", does)])
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
        let view = self.view(seat);
        self.cx.tell("cli-why", &[])?;
        for (reason, actions) in groups {
            let sentence = self.voice(view.viewer).reason(reason);
            let clause = self.cx.page.styled(Style::Alert, &format!("[{}]", reason.clause()));
            self.cx.page.wrapped(&format!("{clause} {sentence}"), "  ")?;
            for action in actions {
                let text = self.voice(view.viewer).action(&view, action);
                self.cx.page.wrapped(&format!("    – {text}"), &blanks(6))?;
            }
        }
        self.cx.tell("cli-court-why-rules", &[])
    }

    /// What happened last, as far as the viewer may know it.
    pub(super) fn log(&mut self, viewer: Viewer) -> io::Result<()> {
        let told = self.chronicle.all(self.voice(viewer));
        let lines = self.listed(&told[told.len().saturating_sub(LOG_MAX)..]);
        self.cx.page.lines(&lines)
    }

    /// The Action cards, with what they do.
    pub(super) fn cards(&mut self, seat: Seat) -> io::Result<()> {
        for card in Card::ALL {
            let voice = self.voice(Viewer::Seat(seat));
            let (name, text) = (voice.card(card), voice.card_text(card));
            let name = self.cx.page.styled(Style::Strong, &name).into();
            let sentence = self.cx.say("cli-court-card", &[("card", name), ("does", text.into())]);
            self.cx.page.wrapped(&sentence, "  ")?;
        }
        Ok(())
    }

    /// When the game ends, and who wins it.
    pub(super) fn goal(&mut self) -> io::Result<()> {
        let end = self.session.rules().threshold().into();
        self.cx.tell("cli-court-goal", &[("end", end)])
    }

    /// What can be typed.
    pub(super) fn help(&mut self) -> io::Result<()> {
        let rows = [
            ("cli-help-number", "cli-help-number-text"),
            ("cli-help-enter", "cli-help-enter-text"),
            ("cli-help-why", "cli-help-why-text"),
            ("cli-help-hint", "cli-help-hint-text"),
            ("cli-court-help-rules", "cli-help-rules-text"),
            ("cli-help-undo", "cli-court-help-undo-text"),
            ("cli-help-other", "cli-court-help-other-text"),
            ("cli-help-table", "cli-help-table-text"),
            ("cli-help-cards", "cli-court-help-cards-text"),
            ("cli-help-goal", "cli-court-help-goal-text"),
            ("cli-help-log", "cli-court-help-log-text"),
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

/// Before which parts somebody must have read those before them, so that nothing leaves a screen of so many lines unread.
/// A blank line stands before each part, and the last line is for the prompt.
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
