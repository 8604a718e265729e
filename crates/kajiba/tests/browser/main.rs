//! Real browsers against the real server: whole games by clicking, restarts, stale pages, many tabs.
//!
//! They need Debian's packages chromium and chromium-driver. If `KAJIBA_SCREENSHOTS` names a folder, they save
//! screenshots there.

mod guide;
mod shogunate;
mod solo;
mod story;
mod three;
mod two;

mod access;
mod afar;
mod beside;
mod calls;
mod gallery;
mod here;
mod hint;
mod motion;
mod own_copy;
mod pages;
mod places;
mod reading;
mod replay;
mod stale;
mod switching;
mod tabs;
mod things;
mod trial;
mod weight;

mod mind;
mod player;
mod table;
mod turns;

#[path = "../longest/mod.rs"]
mod longest;

mod browser;
mod driver;
mod request;
mod server;
mod stage;

use crate::{
    browser::Browser,
    driver::{Driver, Kind},
    mind::Mind,
    player::{Choice, Player, Question, asked, next, next_or_shut},
    server::Server,
    table::NewSeat,
};
