//! Automatic players: they get a view and their options, and choose.
//!
//! A bot never sees a state. What it wants to try out it plays on a table of its own, imagined from its view.

mod arena;
mod bot;
mod novice;
mod random;
mod shogunate;

pub use arena::play_on;
pub use bot::{Ask, Bot};
pub use novice::Novice;
pub use random::Random;
