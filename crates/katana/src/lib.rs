//! The rules of Shōgun no Katana: pure functions of a small state, without I/O, clock or float.
//!
//! Read in this order: the pieces and what they carry, the table, what players can do and what can
//! happen, the course of the game, the areas, and last how it all is a [`tabletop::Game`].
#![allow(clippy::missing_panics_doc, reason = "an `expect` in the rules states what always holds")]

pub mod piece;

pub mod components;
pub mod rules;
pub mod rulings;
pub mod setup;

pub mod table;

pub mod action;
pub mod event;
pub mod reason;

mod cx;
mod frame;

pub mod flow;

pub mod ghost;
pub mod story;

pub mod area;
pub mod card;
pub mod decorate;
pub mod delivery;
pub mod forge;
pub mod moment;
pub mod project;

pub mod favor;
pub mod honor;

mod conserve;
mod facts;
mod game;
mod routine;
pub mod scene;
mod title;
mod view;

pub use action::{Action, Target};
pub use cx::{Cx, TableRef};
pub use event::{Cause, Event};
pub use frame::Frame;
pub use game::Katana;
pub use reason::Reason;
pub use rules::Rules;
pub use setup::{GhostLevel, RoomChoice, Setup, Variant};
pub use view::{KnownGhost, View};
