//! Shōgun no Katana in the terminal.

pub mod setup;

pub mod desk;
mod shown;

mod basket;
pub mod board;
pub mod scores;
pub mod verdict;

pub mod story;
