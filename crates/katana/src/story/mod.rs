//! The Story (STO): fourteen chapters, each a game of one person against a Ghost, with a request and at times with
//! rules of its own.
//!
//! A chapter is data: its [`Hooks`] say where it departs from the base rules, which read them by name and know no
//! chapter; its request says what must be true at the end. One file a chapter.

pub mod campaign;
pub mod hooks;
pub mod prices;
pub mod verdict;

mod beginning;
mod blades;
mod crisis;
mod door;
mod drums;
mod glory;
mod matsuri;
mod peace;
mod reconstruction;
mod request;
mod rest;
mod rubble;
mod tides;
mod visit;

pub use hooks::Hooks;
pub use verdict::{Condition, Line, Verdict, verdict};

use crate::cx::TableRef;

/// A chapter.
#[derive(Debug)]
pub struct Chapter {
    /// Its number, 1 to 14.
    pub number: u8,
    /// How hard it is.
    pub level: Level,
    /// Where it departs from the base rules.
    pub hooks: Hooks,
    /// What must be true at the end, besides having more points than the Ghost.
    pub request: fn(TableRef) -> Vec<Line>,
}

/// How hard a chapter is (STO-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// A victory brings 1 Story point besides those for the Ghost.
    Easy,
    /// 2.
    Medium,
    /// 3.
    Hard,
}

/// How many chapters there are.
pub const N_CHAPTERS: u8 = 14;

/// All chapters, in order (STO-1).
pub static CHAPTERS: [Chapter; N_CHAPTERS as usize] = [
    beginning::CHAPTER,
    peace::CHAPTER,
    matsuri::CHAPTER,
    glory::CHAPTER,
    visit::CHAPTER,
    request::CHAPTER,
    tides::CHAPTER,
    door::CHAPTER,
    drums::CHAPTER,
    blades::CHAPTER,
    crisis::CHAPTER,
    rubble::CHAPTER,
    reconstruction::CHAPTER,
    rest::CHAPTER,
];

/// The chapter of a number, 1 to 14.
#[must_use]
pub fn chapter(number: u8) -> Option<&'static Chapter> {
    CHAPTERS.iter().find(|chapter| chapter.number == number)
}

/// A chapter without a request: it is enough to have more points than the Ghost.
fn nothing_asked(_: TableRef) -> Vec<Line> {
    Vec::new()
}
