//! Standard output as a page of a certain width.

use std::io::{self, BufWriter, Stdout, Write};

use super::{
    style::{self, Style},
    text,
};

/// Standard output with a width, with or without styles.
pub struct Page {
    out: BufWriter<Stdout>,
    /// Columns.
    pub width: usize,
    /// Lines, if it is a screen.
    pub height: Option<usize>,
    has_styles: bool,
}

/// Wider pages are hard to read.
const WIDTH_MAX: usize = 100;
/// Narrower pages have no room for boards.
const WIDTH_MIN: usize = 60;
/// The default width.
const WIDTH_USUAL: usize = 80;

impl Page {
    /// The page of this process.
    pub fn stdout() -> Self {
        let terminal = console::Term::stdout();
        let size = terminal.size_checked();
        let told = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
        let width = told.or_else(|| size.map(|(_, columns)| usize::from(columns)));
        let width = width.unwrap_or(WIDTH_USUAL).clamp(WIDTH_MIN, WIDTH_MAX);
        let height = size.map(|(lines, _)| usize::from(lines));
        Self { out: BufWriter::new(io::stdout()), width, height, has_styles: style::is_wanted() }
    }

    /// The text in a style, if the page has styles.
    pub fn styled(&self, style: Style, text: &str) -> String {
        if self.has_styles && !text.is_empty() { style.on(text) } else { text.to_owned() }
    }

    /// Writes a text as it is.
    pub fn write(&mut self, text: &str) -> io::Result<()> {
        self.out.write_all(text.as_bytes())
    }

    /// Writes a line.
    pub fn print(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.out, "{}", line.trim_end())
    }

    /// Writes lines.
    pub fn lines(&mut self, lines: &[String]) -> io::Result<()> {
        lines.iter().try_for_each(|line| self.print(line))
    }

    /// Writes a text wrapped to the page's width; lines after the first begin with `indent`.
    pub fn wrapped(&mut self, text: &str, indent: &str) -> io::Result<()> {
        self.lines(&text::wrap(text, self.width, indent))
    }

    /// Flushes the buffer.
    pub fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}
