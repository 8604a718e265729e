//! The rules of Shogunate: pure functions of a small state, without I/O, clock or float.
//!
//! Read in this order: the pieces and what they carry, the table, what players can do and what can
//! happen, the course of the game, the Action cards, and last how it all is a [`tabletop::Game`] and who may
//! know what of it.
#![allow(clippy::missing_panics_doc, reason = "an `expect` in the rules states what always holds")]

pub mod piece;

pub mod components;
pub mod rules;
pub mod setup;

pub mod history;
pub mod table;

pub mod action;
pub mod event;
pub mod reason;

mod cx;
mod frame;

pub mod flow;

pub mod card;

mod conserve;
mod facts;
mod game;
pub mod scene;
mod title;

mod consistent;
mod imagine;
mod knowledge;
mod view;

pub use action::{Action, Subject};
pub use consistent::consistent;
pub use cx::{Cx, TableRef};
pub use event::{Cause, Ending, Event, Part};
pub use frame::{Frame, Question};
pub use game::Shogunate;
pub use knowledge::{Note, Noted};
pub use reason::Reason;
pub use rules::Rules;
pub use setup::{PairCount, Setup};
pub use view::{KnownCard, KnownChoice, KnownPlayer, View};
