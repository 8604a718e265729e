//! The pages, streams and API of Kajiba over HTTP.
//!
//! The server renders pages that work as plain forms; a small script makes them live. A page is made from what the host
//! shows a visitor ([`host::TableView`]) and from nothing else.

mod app;
mod http;

mod render;

mod page;

mod api;
mod live;

mod component_form;
pub mod face;
mod game;
pub mod games;
mod setup_form;
mod trial;
mod view_json;

mod katana;
mod shogunate;

pub use app::{App, Settings, Timeouts};
pub use game::{WebGame, WebGames};
pub use http::{router::router, serve::serve};
pub use view_json::{JsonPart, ReportHead, ViewJson};
