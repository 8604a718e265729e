//! Lines that are typed at a terminal: arrow keys edit them, and bring back earlier ones.

use std::io::{self, IsTerminal};

use console::strip_ansi_codes;
use rustyline::{Config, DefaultEditor, error::ReadlineError};

/// An editor of lines with a history in memory.
pub struct LineEditor {
    /// Nothing until a line is asked for.
    editor: Option<DefaultEditor>,
}

/// A line, or what came instead.
pub enum Typed {
    /// A line.
    Line(String),
    /// The end of the input.
    End,
    /// Ctrl-C, which is a key while a line is edited.
    Interrupt,
}

impl LineEditor {
    /// An editor, if lines can be edited where standard input comes from.
    pub fn new() -> Option<Self> {
        // On these, the editor would read plain lines itself.
        let is_plain = |term: String| ["dumb", "cons25", "emacs"].contains(&term.to_lowercase().as_str());
        let is_wanted = io::stdin().is_terminal()
            && io::stdout().is_terminal()
            && !std::env::var("TERM").is_ok_and(is_plain);
        is_wanted.then_some(Self { editor: None })
    }

    /// Shows a prompt and reads a line.
    pub fn read(&mut self, prompt: &str) -> io::Result<Typed> {
        let plain = strip_ansi_codes(prompt);
        match self.editor()?.readline(&(plain, prompt)) {
            Ok(line) => Ok(Typed::Line(line)),
            Err(ReadlineError::Interrupted) => Ok(Typed::Interrupt),
            // A read error counts as the end.
            Err(_) => Ok(Typed::End),
        }
    }

    /// Adds a line to the history.
    pub fn remember(&mut self, line: &str) {
        if let Some(editor) = self.editor.as_mut().filter(|_| !line.is_empty()) {
            // If there is no memory for it, it cannot be brought back.
            let _ = editor.add_history_entry(line);
        }
    }

    /// Forgets everything that was typed: the history, and what was cut to be pasted.
    pub fn forget(&mut self) {
        self.editor = None;
    }

    fn editor(&mut self) -> io::Result<&mut DefaultEditor> {
        if self.editor.is_none() {
            // Pasted lines are taken one by one, as if typed.
            let config = Config::builder().bracketed_paste(false).build();
            self.editor = Some(DefaultEditor::with_config(config).map_err(io::Error::other)?);
        }
        Ok(self.editor.as_mut().expect("it has just been made"))
    }
}
