//! Styles of text, if the terminal has them.

use std::{env, io::IsTerminal};

use tabletop::Seat;

/// The role of a text, which determines its style.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// A heading.
    Heading,
    /// Important.
    Strong,
    /// Less important.
    Faint,
    /// A warning.
    Alert,
    /// Something of a seat.
    Seat(Seat),
    /// Something with a color of its own.
    Color(Color),
}

/// A color of the terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Color {
    /// Red.
    Red,
    /// Yellow.
    Yellow,
    /// Cyan.
    Cyan,
    /// Green.
    Green,
}

impl Style {
    fn code(self) -> &'static str {
        match self {
            Self::Heading => "1;4",
            Self::Strong => "1",
            Self::Faint => "2",
            Self::Alert => "33",
            Self::Seat(seat) => ["1;36", "1;35", "1;32", "1;33", "1;34", "1;31"][seat.index() % 6],
            Self::Color(Color::Red) => "31",
            Self::Color(Color::Yellow) => "33",
            Self::Color(Color::Cyan) => "36",
            Self::Color(Color::Green) => "32",
        }
    }

    /// The text in this style.
    pub fn on(self, text: &str) -> String {
        format!("\u{1b}[{}m{text}\u{1b}[0m", self.code())
    }
}

/// Whether standard output supports styles and the user wants them.
pub fn is_wanted() -> bool {
    let is_set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    let is_dumb = env::var_os("TERM").is_some_and(|term| term == "dumb");
    std::io::stdout().is_terminal() && !is_set("NO_COLOR") && !is_dumb
}
