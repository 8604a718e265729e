//! Tables, people and their games in a database; knows no rules.
//!
//! What the host knows of a table, a person, a session or a campaign, apart from what it searches by, is JSON in a column
//! `body` that this crate does not read.
//!
//! One background task executes all writes of a process and commits them in groups: many tables share one wait for the
//! disk, and nobody is answered before the commit. Several nodes, which only PostgreSQL allows, are kept apart by the
//! versions of tables (optimistic locking).

mod campaign;
mod component_set;
mod id;
mod person;
mod table;

mod error;
mod store;

mod file;
mod known;
mod migrations;
mod postgres;
mod sql;
mod writer;

mod campaigns;
mod change;
mod component_sets;
mod copy;
mod operators;
mod people;
mod row;
mod sessions;
mod step;
mod stored_table;
mod tables;
mod tokens;

pub use campaign::CampaignRow;
pub use component_set::ComponentSetRow;
pub use copy::Sum;
pub use error::StoreError;
pub use id::{CampaignId, ComponentSetId, NoId, PersonId, Secret, SecretHash, TableId};
pub use operators::{AuditRow, BanRow, TokensOf};
pub use person::{PersonRow, SessionRow};
pub use postgres::{Notice, Pulse};
pub use store::{Answer, Opening, Store};
pub use stored_table::StoredTable;
pub use table::{Change, Changed, EntryRow, LineRow, Phase, SeatRow, TableRow};
pub use tokens::TokenRow;

/// Milliseconds since 1970.
pub type Ms = i64;

type Result<T> = std::result::Result<T, StoreError>;
