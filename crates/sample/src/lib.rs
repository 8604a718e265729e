//! Lanterns, a small third game for the tests. It has a hidden card and a simultaneous choice.
//!
//! Each of three rounds everybody gets a card, and all choose in secret at the same time: show it or hide it. The highest
//! card that is shown scores three points, a hidden one scores one. Everything about the game is in this crate; the games
//! that Kajiba ships are not touched, only added to in [`games`].

mod bot;
pub mod games;
mod rules;
mod terminal;
mod title;
mod web;

pub use rules::{Action, Event, Lanterns, Reason, Setup, View};
