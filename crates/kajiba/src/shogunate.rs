//! Shogunate in the terminal.

mod screen;
mod setup;

mod board;
mod scores;
