//! Turns a game's ids into sentences: names, actions, questions, events and reasons.
//!
//! Terminal and web both use it. Each game has its own module with a `Voice`.

/// The words for an id, with arguments by name.
macro_rules! say {
    ($voice:expr, $id:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $voice.words.say($id, &[$((stringify!($name), ::words::Arg::from($value))),*])
    };
}

mod hint;

pub mod katana;
pub mod shogunate;

pub use hint::expected;
