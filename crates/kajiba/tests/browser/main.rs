//! Real browsers against the real server: whole games by clicking, breaks, stale pages, many tabs.
//!
//! They need Debian's packages chromium and chromium-driver. With the folder `KAJIBA_SCREENSHOTS` in the environment they
//! leave pictures of the pages there.

mod browser;
mod driver;
mod here;
mod pages;
mod player;
mod request;
mod server;
mod stale;
mod table;
mod tabs;
mod three;
mod two;
