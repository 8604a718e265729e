//! `kajiba play shogunate`: the course of a game, and that nobody ever sees the secrets of others.

#[path = "../shell/mod.rs"]
mod shell;

mod table;

mod course;
#[cfg(unix)]
mod keyboard;
mod leaving;
mod secrets;
mod undo;
