//! The course of the game, as in the rulebook's table of contents.

pub mod deal;
pub mod end;
pub mod restore;
pub mod round;
pub mod settle;
pub mod start;
pub mod turn;
