//! The course of the game, as in the rules' table of contents.

pub mod choose;
pub mod deal;
pub mod end;
pub mod power;
pub mod round;
