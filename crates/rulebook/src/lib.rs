//! The rules of the games in our own words, clause by clause, embedded from `docs/rules`.

mod rulebook;

mod book;
mod books;
mod games;

pub use book::{Book, Source};
pub use books::{Books, book, book_of, books, find};
pub use games::GAMES;
pub use rulebook::{Clause, Found, Rulebook, Section};
