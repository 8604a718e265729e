//! The pages and streams of Kajiba over HTTP.
//!
//! Server-rendered pages that work as plain forms; a small script makes them live. Pages are made from what the host
//! lets a visitor see ([`host::TableView`]) and from nothing else.

mod app;
mod cx;
mod form;
mod layout;
mod sorry;
mod wish;

mod address;
mod assets;
mod body;
mod guard;
mod limits;
mod live;
mod name;
mod parts;
mod watch;

mod drawing;
mod mon;
mod plot;
mod term;

pub mod face;
mod game;
pub mod games;
mod katana;
mod page;
mod setup;
mod shogunate;
mod testimony;
mod trial;

mod api;

mod router;
mod serve;

pub use app::{App, Settings, Timeouts};
pub use game::{WebGame, WebGames};
pub use router::router;
pub use serve::serve;
pub use testimony::{Head, Wanted, Witness};
