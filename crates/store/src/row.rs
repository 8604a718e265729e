//! Rows of the database as Rust values.

use std::{error::Error, str::FromStr};

use sqlx::{FromRow, Row, sqlite::SqliteRow};

use crate::{
    CampaignRow, EntryRow, LineRow, NoId, PersonRow, Phase, SeatRow, SecretHash, SessionRow, TableId,
    TableRow,
};

/// Without its seats.
impl FromRow<'_, SqliteRow> for TableRow {
    fn from_row(row: &SqliteRow) -> sqlx::Result<Self> {
        let phase: &str = row.try_get("phase")?;
        Ok(Self {
            id: id(row, "id")?,
            version: natural(row, "version")?,
            game: row.try_get("game")?,
            phase: Phase::from_name(phase).ok_or_else(|| damaged("phase", "no phase"))?,
            host: optional_id(row, "host")?,
            is_listed: claim(row, "is_listed")?,
            header: row.try_get("header")?,
            n_entries: natural(row, "n_entries")?,
            body: row.try_get("body")?,
            due_ms: row.try_get("due_ms")?,
            has_work: claim(row, "has_work")?,
            created_ms: row.try_get("created_ms")?,
            updated_ms: row.try_get("updated_ms")?,
            seats: Vec::new(),
        })
    }
}

impl FromRow<'_, SqliteRow> for SeatRow {
    fn from_row(row: &SqliteRow) -> sqlx::Result<Self> {
        Ok(Self { person: optional_id(row, "person")?, link: optional_hash(row, "link")? })
    }
}

/// A seat and whose table it is at.
pub(crate) struct SeatAt {
    pub(crate) table: TableId,
    pub(crate) seat: SeatRow,
}

impl FromRow<'_, SqliteRow> for SeatAt {
    fn from_row(row: &SqliteRow) -> sqlx::Result<Self> {
        Ok(Self { table: id(row, "table_id")?, seat: SeatRow::from_row(row)? })
    }
}

impl FromRow<'_, SqliteRow> for EntryRow {
    fn from_row(row: &SqliteRow) -> sqlx::Result<Self> {
        Ok(Self { n: natural(row, "n")?, at_ms: row.try_get("at_ms")?, body: row.try_get("body")? })
    }
}

impl FromRow<'_, SqliteRow> for LineRow {
    fn from_row(row: &SqliteRow) -> sqlx::Result<Self> {
        Ok(Self {
            n: natural(row, "n")?,
            at_ms: row.try_get("at_ms")?,
            person: optional_id(row, "person")?,
            body: row.try_get("body")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for PersonRow {
    fn from_row(row: &SqliteRow) -> sqlx::Result<Self> {
        Ok(Self {
            id: id(row, "id")?,
            login: row.try_get("login")?,
            passphrase: row.try_get("passphrase")?,
            recovery: optional_hash(row, "recovery")?,
            body: row.try_get("body")?,
            created_ms: row.try_get("created_ms")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for SessionRow {
    fn from_row(row: &SqliteRow) -> sqlx::Result<Self> {
        Ok(Self {
            token: hash("token", row.try_get("token")?)?,
            person: id(row, "person")?,
            body: row.try_get("body")?,
            created_ms: row.try_get("created_ms")?,
            seen_ms: row.try_get("seen_ms")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for CampaignRow {
    fn from_row(row: &SqliteRow) -> sqlx::Result<Self> {
        Ok(Self {
            id: id(row, "id")?,
            version: natural(row, "version")?,
            owner: id(row, "owner")?,
            name: row.try_get("name")?,
            body: row.try_get("body")?,
            created_ms: row.try_get("created_ms")?,
            updated_ms: row.try_get("updated_ms")?,
        })
    }
}

/// An id in a column.
pub(crate) fn id<T: FromStr<Err = NoId>>(row: &SqliteRow, column: &'static str) -> sqlx::Result<T> {
    let text: &str = row.try_get(column)?;
    text.parse().map_err(|error| damaged(column, error))
}

fn optional_id<T: FromStr<Err = NoId>>(row: &SqliteRow, column: &'static str) -> sqlx::Result<Option<T>> {
    let text: Option<&str> = row.try_get(column)?;
    text.map(str::parse).transpose().map_err(|error| damaged(column, error))
}

fn optional_hash(row: &SqliteRow, column: &'static str) -> sqlx::Result<Option<SecretHash>> {
    let bytes: Option<&[u8]> = row.try_get(column)?;
    bytes.map(|bytes| hash(column, bytes)).transpose()
}

fn hash(column: &str, bytes: &[u8]) -> sqlx::Result<SecretHash> {
    bytes.try_into().map(SecretHash).map_err(|error| damaged(column, error))
}

fn natural(row: &SqliteRow, column: &'static str) -> sqlx::Result<u64> {
    let number: i64 = row.try_get(column)?;
    number.try_into().map_err(|error| damaged(column, error))
}

/// Not a boolean column, because not every database has them.
fn claim(row: &SqliteRow, column: &'static str) -> sqlx::Result<bool> {
    let number: i64 = row.try_get(column)?;
    Ok(number != 0)
}

/// What is stored in a column makes no sense.
pub(crate) fn damaged(column: &str, error: impl Into<Box<dyn Error + Send + Sync>>) -> sqlx::Error {
    sqlx::Error::ColumnDecode { index: column.to_owned(), source: error.into() }
}
