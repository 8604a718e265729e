//! Tables, people and their games in a database; knows no rules.
//!
//! What the host knows of a table, a person, a session or a campaign beside what it must search for is text (JSON) in a column
//! `body` that this crate does not read.
//!
//! All writes of a process pass through one task, which gathers what waits into one transaction: many tables share one
//! wait for the disk, and nobody is answered before what was written is safe. Between several nodes, which only a
//! PostgreSQL database can have, the versions of tables decide.

mod campaign;
mod id;
mod person;
mod table;

mod error;
mod store;

mod file;
mod migrations;
mod postgres;
mod sql;
mod writer;

mod campaigns;
mod change;
mod copy;
mod people;
mod row;
mod sessions;
mod tables;
mod tokens;

pub use campaign::CampaignRow;
pub use copy::Sum;
pub use error::StoreError;
pub use id::{CampaignId, NoId, PersonId, Secret, SecretHash, TableId};
pub use person::{PersonRow, SessionRow};
pub use postgres::Heard;
pub use store::Store;
pub use table::{Change, Changed, EntryRow, LineRow, Phase, SeatRow, TableRow};
pub use tokens::TokenRow;

/// Milliseconds since 1970.
pub type Ms = i64;

type Result<T> = std::result::Result<T, StoreError>;
