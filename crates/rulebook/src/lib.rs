//! The rules of the games in our own words, clause by clause, embedded from `docs/rules`.

mod book;
mod rulebook;

pub use book::{Book, book, book_of, books, find};
pub use rulebook::{Clause, Found, Rulebook, Section};
