//! The books of the games: the only place in this crate that names them.

use crate::book::{Source, source};

/// The books of the games that Kajiba ships.
pub static GAMES: &[Source] = &[source!("katana"), source!("shogunate")];
