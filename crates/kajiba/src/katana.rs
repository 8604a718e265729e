//! Shōgun no Katana in the terminal.

mod screen;
mod setup;

mod basket;
mod board;
mod scores;
mod verdict;

mod story;
