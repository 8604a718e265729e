//! One file for each page.
//!
//! Addresses and forms count seats from 0, as `tabletop::Seat` does; people see them counted from 1.

mod home;
pub(crate) mod new;
pub(crate) mod start;

pub(crate) mod gather;
pub(crate) mod lessons;
mod link;
mod program;
pub(crate) mod table;

pub(crate) mod rules;

mod about;
pub(crate) mod components;

mod lang;
mod me;
pub(crate) mod operator;
mod sets;
pub(crate) mod settings;
mod sign_in;
pub(crate) mod theme;

pub(crate) mod field;
pub(crate) mod known;
pub(crate) mod poster;
pub(crate) mod seat;
pub(crate) mod summary;

use axum::Router;

use crate::app::App;

/// All pages.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .merge(home::routes())
        .merge(start::routes())
        .merge(new::routes())
        .merge(lessons::routes())
        .merge(link::routes())
        .merge(program::routes())
        .merge(table::routes())
        .merge(rules::routes())
        .merge(components::routes())
        .merge(about::routes())
        .merge(lang::routes())
        .merge(me::routes())
        .merge(operator::routes())
        .merge(sets::routes())
        .merge(sign_in::routes())
        .merge(settings::routes())
}
