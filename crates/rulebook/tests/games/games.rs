//! The games.

mod katana;
mod shogunate;
