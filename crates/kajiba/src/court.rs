//! Shogunate in the terminal: everybody at one keyboard, and a curtain between one player and the next.

mod setup;

mod desk;
mod handing;

mod chronicle;
mod curtain;
mod picture;
mod shown;

mod replay;
mod scores;

pub use desk::Desk;
