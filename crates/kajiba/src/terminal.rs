//! Games at one keyboard, and what else the terminal shows of a game.

pub mod page;
pub mod style;
pub mod text;

pub mod command;
mod guard;
pub mod input;
mod line_editor;

pub mod desk;
pub mod local_game;
pub mod new_game;
pub mod play;
pub mod resume;

mod bot_query;
mod curtain;
mod game_log;
mod hint;
pub mod roster;
pub mod saves;
pub mod scores;

pub mod components;
pub mod replay;
pub mod rules;
pub mod verify;
