//! Saved games: a record, the players' names and the bots beside it, saved after every action.

pub mod autosave;
pub mod folder;
pub mod names;
pub mod save;
