//! All user-visible words, by language. Knows no rules: only ids, arguments and the sentences for them.

mod arg;
mod lang;
mod words;

pub use arg::Arg;
pub use lang::Lang;
pub use words::{Words, words};
