//! Games at one keyboard, and what else the terminal shows of a game.

pub mod page;
pub mod style;
pub mod text;

pub mod command;
pub mod input;

pub mod curtain;
pub mod new_game;
pub mod play;
pub mod resume;
pub mod roster;
pub mod saves;

pub mod components;
pub mod replay;
pub mod rules;
pub mod verify;
