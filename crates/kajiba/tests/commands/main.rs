//! The commands of all games, run as a shell would run them.

#[path = "../shell/mod.rs"]
mod shell;

#[path = "../longest/mod.rs"]
mod longest;

mod bot;
mod bots_in_play;
mod components;
mod ladder;
mod load;
mod locales;
mod messages;
mod migrate;
mod records;
mod rules;
mod saves;
mod serve;
mod sim;
mod usage;
