//! All user-visible words, by language. Knows no rules, only ids, arguments and their messages.

mod arg;
mod lang;
mod words;

mod games;
mod library;

pub use arg::Arg;
pub use games::GAMES;
pub use lang::Lang;
pub use library::{Library, Locale, words};
pub use words::Words;
