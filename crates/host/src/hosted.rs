//! The games that are hosted.

mod katana;
mod shogunate;
