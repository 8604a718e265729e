//! Automatic players: they get a view and their options, and choose.
//!
//! A bot never sees a state. What it wants to try out it plays on a table of its own, imagined from its view.

mod bot;
mod level;

mod novice;
mod random;

mod search;

pub mod katana;
pub mod shogunate;

pub mod arena;

pub use arena::play_on;
pub use bot::{Ask, Bot};
pub use level::{Allowance, AnyBot, Level, Leveled};
pub use novice::Novice;
pub use random::Random;
pub use search::{
    Advised, Knowledge, Leaf, Manner, Outcome, Progress, Prospect, SHARE_WHOLE, Search, Thought,
};
