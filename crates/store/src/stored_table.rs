//! Reading a table with its seats and logs in one statement, and so as of one moment.

use serde::de::DeserializeOwned;

use crate::{
    EntryRow, LineRow, Ms, PersonId, Result, SeatRow, SecretHash, Store, TableId, TableRow,
    postgres::bytes,
    row::{FromRow, damaged},
    sql::{Row, query},
    store::Readers,
};

/// A table as it was stored at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTable {
    /// Its row.
    pub row: TableRow,
    /// The log of its record, or the end of it.
    pub entries: Vec<EntryRow>,
    /// The last chat lines.
    pub lines: Vec<LineRow>,
}

/// The statement, with the functions of a database that make a list of rows and a list of values into JSON, and that write
/// bytes.
macro_rules! stored_table {
    ($rows:literal, $values:literal, $hex:literal, $text:literal) => {
        concat!(
            "SELECT game_table.*, header.body AS header, (SELECT ",
            $rows,
            "(",
            $values,
            "(person, ",
            $hex,
            ") ORDER BY n)",
            $text,
            " FROM seat WHERE table_id = $1) AS seats, (SELECT ",
            $rows,
            "(",
            $values,
            "(n, at_ms, body) ORDER BY n)",
            $text,
            " FROM entry WHERE table_id = $1 AND n > $2) AS entries, (SELECT ",
            $rows,
            "(",
            $values,
            "(n, at_ms, person, body) ORDER BY n)",
            $text,
            " FROM (SELECT * FROM line WHERE table_id = $1 AND body <> '' ORDER BY n DESC LIMIT $3) AS last) AS lines ",
            "FROM game_table LEFT JOIN header ON header.table_id = game_table.id WHERE game_table.id = $1"
        )
    };
}

const SQLITE: &str = stored_table!("json_group_array", "json_array", "hex(link)", "");
const POSTGRES: &str = stored_table!("json_agg", "json_build_array", "encode(link, 'hex')", "::TEXT");

impl Store {
    /// A table with the entries of its log after the first `n_entries`, and with its last lines as [`Store::lines`] finds
    /// them.
    ///
    /// # Errors
    /// The database fails.
    pub async fn stored_table(
        &self,
        id: TableId,
        n_entries: u64,
        n_lines_max: u32,
    ) -> Result<Option<StoredTable>> {
        let select = match self.readers() {
            Readers::Sqlite { .. } => SQLITE,
            Readers::Postgres { .. } => POSTGRES,
        };
        let n_entries = i64::try_from(n_entries).unwrap_or(i64::MAX);
        let select = query(select).bind(id.to_string()).bind(n_entries).bind(i64::from(n_lines_max));
        Ok(self.row(select).await?.as_ref().map(StoredTable::from_row).transpose()?)
    }
}

impl FromRow for StoredTable {
    fn from_row(row: &Row) -> sqlx::Result<Self> {
        let seats: Vec<(Option<PersonId>, Option<String>)> = list(row, "seats")?;
        let seats = seats.into_iter().map(|(person, link)| Ok(SeatRow { person, link: hash(link)? }));
        let entries: Vec<(u64, Ms, String)> = list(row, "entries")?;
        let lines: Vec<(u64, Ms, Option<PersonId>, String)> = list(row, "lines")?;
        let lines = lines.into_iter().map(|(n, at_ms, person, body)| LineRow { n, at_ms, person, body });
        Ok(Self {
            row: TableRow { seats: seats.collect::<sqlx::Result<_>>()?, ..TableRow::from_row(row)? },
            entries: entries.into_iter().map(|(n, at_ms, body)| EntryRow { n, at_ms, body }).collect(),
            lines: lines.collect(),
        })
    }
}

/// A list of rows, as JSON; PostgreSQL has none where there are no rows.
fn list<T: DeserializeOwned>(row: &Row, column: &'static str) -> sqlx::Result<Vec<T>> {
    let text: Option<&str> = row.value(column)?;
    text.map_or_else(
        || Ok(Vec::new()),
        |text| serde_json::from_str(text).map_err(|error| damaged(column, error)),
    )
}

/// A hash, as it is written; SQLite writes none as an empty text.
fn hash(written: Option<String>) -> sqlx::Result<Option<SecretHash>> {
    let written = written.filter(|written| !written.is_empty());
    written
        .map(|written| bytes(&written).map(SecretHash).ok_or_else(|| damaged("link", "no hash")))
        .transpose()
}
