//! Shogunate in the terminal: everybody at one keyboard, and a curtain between one player and the next.

mod setup;

mod desk;
mod handing;

pub mod board;
mod chronicle;
mod shown;

mod replay;
mod scores;

pub use desk::Desk;
