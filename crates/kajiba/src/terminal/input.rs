//! Lines from standard input, typed or sent by a script.

use std::io::{self, BufRead, IsTerminal, StdinLock};

use super::{
    guard::Guard,
    line_editor::{LineEditor, Typed},
};
use crate::{
    cx::Cx,
    terminal::{command::is_word, text::wrap},
};

/// Standard input, line by line.
pub struct Input {
    lines: StdinLock<'static>,
    /// Reads the lines of a terminal.
    editor: Option<LineEditor>,
    /// Puts the terminal right if the program is interrupted.
    pub guard: Guard,
    /// Whether it is a terminal.
    pub is_terminal: bool,
}

impl Input {
    /// Locks standard input.
    pub fn new() -> Self {
        let (editor, mut guard) = (LineEditor::new(), Guard::new());
        if editor.is_some() {
            guard.start();
        }
        Self { lines: io::stdin().lock(), editor, guard, is_terminal: io::stdin().is_terminal() }
    }

    /// Shows a prompt and reads a line; nothing at the end of the input.
    pub fn ask(&mut self, cx: &mut Cx, prompt: &str) -> io::Result<Option<String>> {
        let mut lines = wrap(prompt.trim_end(), cx.page.width, "");
        let prompt = &format!("{} ", lines.pop().unwrap_or_default());
        cx.page.lines(&lines)?;
        if let Some(editor) = &mut self.editor {
            cx.page.flush()?;
            return match editor.read(prompt)? {
                Typed::Line(line) => Ok(Some(tidy(&line))),
                Typed::End => cx.page.print("").map(|()| None),
                Typed::Interrupt => self.guard.interrupt(),
            };
        }
        cx.page.write(prompt)?;
        cx.page.flush()?;
        let mut line = Vec::new();
        // A read error counts as the end.
        if self.lines.read_until(b'\n', &mut line).unwrap_or(0) == 0 {
            cx.page.print("")?;
            return Ok(None);
        }
        let line = tidy(&String::from_utf8_lossy(&line));
        if !self.is_terminal {
            // A terminal echoes it by itself.
            cx.page.print(&line)?;
        }
        Ok(Some(line))
    }

    /// The same for a command, which the arrow keys bring back.
    pub fn ask_command(&mut self, cx: &mut Cx, prompt: &str) -> io::Result<Option<String>> {
        let line = self.ask(cx, prompt)?;
        if let (Some(editor), Some(line)) = (&mut self.editor, &line) {
            editor.remember(line);
        }
        Ok(line)
    }

    /// Forgets everything that was typed, before somebody else comes to the keyboard.
    pub fn forget(&mut self) {
        if let Some(editor) = &mut self.editor {
            editor.forget();
        }
    }

    /// The same; nothing also if somebody quits.
    pub fn ask_unless_quit(&mut self, cx: &mut Cx, prompt: &str) -> io::Result<Option<String>> {
        let line = self.ask(cx, prompt)?;
        Ok(line.filter(|line| !is_word(cx.words, "cli-word-quit", line)))
    }

    /// Asks until one of two words is typed, and returns whether it is the first; an empty line means the first. Nothing
    /// at the end of the input, or if somebody quits.
    pub fn ask_either(&mut self, cx: &mut Cx, either: &Either) -> io::Result<Option<bool>> {
        loop {
            let prompt = cx.say(either.prompt, &[]);
            let Some(line) = self.ask_unless_quit(cx, &format!("{prompt} "))? else { return Ok(None) };
            if line.is_empty() || is_word(cx.words, either.first, &line) {
                return Ok(Some(true));
            }
            if is_word(cx.words, either.second, &line) {
                return Ok(Some(false));
            }
            cx.tell(either.wrong, &[])?;
        }
    }
}

/// A question with two answers, by message id.
pub struct Either {
    /// The question.
    pub prompt: &'static str,
    /// The words for the first answer.
    pub first: &'static str,
    /// The words for the second.
    pub second: &'static str,
    /// What is said to anything else.
    pub wrong: &'static str,
}

/// Replaces full-width letters, digits and blanks of Japanese keyboards by ordinary ones.
fn tidy(line: &str) -> String {
    let narrow = |letter: char| match letter {
        '\u{3000}' => ' ',
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(letter) - 0xfee0).unwrap_or(letter),
        other => other,
    };
    let line: String = line.chars().map(narrow).filter(|letter| !letter.is_control()).collect();
    line.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_digits_are_digits() {
        assert_eq!(tidy("　１２ \r\n"), "12");
        assert_eq!(tidy("Ｗ２　ｓ１"), "W2 s1");
    }
}
