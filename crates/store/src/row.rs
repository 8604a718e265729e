//! Rows of the database as Rust values.

use std::{error::Error, str::FromStr};

use crate::{
    CampaignRow, Changed, ComponentSetRow, EntryRow, LineRow, NoId, PersonRow, Phase, SeatRow, SecretHash,
    SessionRow, TableId, TableRow, TokenRow, sql::Row,
};

/// A type that is read from a row.
pub(crate) trait FromRow: Sized {
    /// Reads it.
    ///
    /// # Errors
    /// A column is missing or holds an invalid value.
    fn from_row(row: &Row) -> sqlx::Result<Self>;
}

/// Reads all rows.
pub(crate) fn read_all<T: FromRow>(rows: &[Row]) -> sqlx::Result<Vec<T>> {
    rows.iter().map(T::from_row).collect()
}

/// Reads a table without its seats.
impl FromRow for TableRow {
    fn from_row(row: &Row) -> sqlx::Result<Self> {
        let phase: &str = row.value("phase")?;
        Ok(Self {
            id: id(row, "id")?,
            version: natural(row, "version")?,
            game: row.value("game")?,
            phase: Phase::from_name(phase).ok_or_else(|| damaged("phase", "no phase"))?,
            host: optional_id(row, "host")?,
            is_listed: claim(row, "is_listed")?,
            header: row.value("header")?,
            n_entries: natural(row, "n_entries")?,
            body: row.value("body")?,
            due_ms: row.value("due_ms")?,
            has_work: claim(row, "has_work")?,
            created_ms: row.value("created_ms")?,
            updated_ms: row.value("updated_ms")?,
            seats: Vec::new(),
        })
    }
}

impl FromRow for SeatRow {
    fn from_row(row: &Row) -> sqlx::Result<Self> {
        Ok(Self { person: optional_id(row, "person")?, link: optional_hash(row, "link")? })
    }
}

/// A seat, with the id of its table.
pub(crate) struct SeatAt {
    pub(crate) table: TableId,
    pub(crate) seat: SeatRow,
}

impl FromRow for SeatAt {
    fn from_row(row: &Row) -> sqlx::Result<Self> {
        Ok(Self { table: id(row, "table_id")?, seat: SeatRow::from_row(row)? })
    }
}

impl FromRow for Changed {
    fn from_row(row: &Row) -> sqlx::Result<Self> {
        Ok(Self { table: id(row, "id")?, version: natural(row, "version")? })
    }
}

impl FromRow for EntryRow {
    fn from_row(row: &Row) -> sqlx::Result<Self> {
        Ok(Self { n: natural(row, "n")?, at_ms: row.value("at_ms")?, body: row.value("body")? })
    }
}

impl FromRow for LineRow {
    fn from_row(row: &Row) -> sqlx::Result<Self> {
        Ok(Self {
            n: natural(row, "n")?,
            at_ms: row.value("at_ms")?,
            person: optional_id(row, "person")?,
            body: row.value("body")?,
        })
    }
}

impl FromRow for PersonRow {
    fn from_row(row: &Row) -> sqlx::Result<Self> {
        Ok(Self {
            id: id(row, "id")?,
            login: row.value("login")?,
            passphrase: row.value("passphrase")?,
            recovery: optional_hash(row, "recovery")?,
            body: row.value("body")?,
            created_ms: row.value("created_ms")?,
        })
    }
}

impl FromRow for SessionRow {
    fn from_row(row: &Row) -> sqlx::Result<Self> {
        Ok(Self {
            token: hash("token", row.value("token")?)?,
            person: id(row, "person")?,
            body: row.value("body")?,
            created_ms: row.value("created_ms")?,
            seen_ms: row.value("seen_ms")?,
        })
    }
}

impl FromRow for TokenRow {
    fn from_row(row: &Row) -> sqlx::Result<Self> {
        let seat: i64 = row.value("n")?;
        Ok(Self {
            token: hash("token", row.value("token")?)?,
            table: id(row, "table_id")?,
            seat: seat.try_into().map_err(|error: std::num::TryFromIntError| damaged("n", error))?,
            person: id(row, "person")?,
            runs_table: claim(row, "runs_table")?,
            created_ms: row.value("created_ms")?,
        })
    }
}

impl FromRow for CampaignRow {
    fn from_row(row: &Row) -> sqlx::Result<Self> {
        Ok(Self {
            id: id(row, "id")?,
            version: natural(row, "version")?,
            owner: id(row, "owner")?,
            name: row.value("name")?,
            body: row.value("body")?,
            created_ms: row.value("created_ms")?,
            updated_ms: row.value("updated_ms")?,
        })
    }
}

impl FromRow for ComponentSetRow {
    fn from_row(row: &Row) -> sqlx::Result<Self> {
        Ok(Self {
            id: id(row, "id")?,
            version: natural(row, "version")?,
            owner: id(row, "owner")?,
            game: row.value("game")?,
            name: row.value("name")?,
            body: row.value("body")?,
            created_ms: row.value("created_ms")?,
            updated_ms: row.value("updated_ms")?,
        })
    }
}

/// An id in a column.
pub(crate) fn id<T: FromStr<Err = NoId>>(row: &Row, column: &'static str) -> sqlx::Result<T> {
    let text: &str = row.value(column)?;
    text.parse().map_err(|error| damaged(column, error))
}

fn optional_id<T: FromStr<Err = NoId>>(row: &Row, column: &'static str) -> sqlx::Result<Option<T>> {
    let text: Option<&str> = row.value(column)?;
    text.map(str::parse).transpose().map_err(|error| damaged(column, error))
}

fn optional_hash(row: &Row, column: &'static str) -> sqlx::Result<Option<SecretHash>> {
    let bytes: Option<&[u8]> = row.value(column)?;
    bytes.map(|bytes| hash(column, bytes)).transpose()
}

fn hash(column: &str, bytes: &[u8]) -> sqlx::Result<SecretHash> {
    bytes.try_into().map(SecretHash).map_err(|error| damaged(column, error))
}

fn natural(row: &Row, column: &'static str) -> sqlx::Result<u64> {
    let number: i64 = row.value(column)?;
    number.try_into().map_err(|error| damaged(column, error))
}

/// A number, because not every database has boolean columns.
fn claim(row: &Row, column: &'static str) -> sqlx::Result<bool> {
    let number: i64 = row.value(column)?;
    Ok(number != 0)
}

/// A column holds an invalid value.
pub(crate) fn damaged(column: &str, error: impl Into<Box<dyn Error + Send + Sync>>) -> sqlx::Error {
    sqlx::Error::ColumnDecode { index: column.to_owned(), source: error.into() }
}
