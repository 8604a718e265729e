//! The server and its database.

pub mod address;
pub mod admin;
pub mod config;
pub mod database;
pub mod load;
pub mod location;
pub mod serve;
pub mod signals;
