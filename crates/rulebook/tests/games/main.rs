//! The books of the games, one file a game.

mod games;
