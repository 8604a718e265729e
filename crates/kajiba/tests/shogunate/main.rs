//! `kajiba play shogunate`, as people type it: the course of a game, and that nobody ever sees a secret of somebody else.

#[path = "../shell/mod.rs"]
mod shell;

mod table;

mod course;
mod leaving;
mod secrets;
mod undo;
