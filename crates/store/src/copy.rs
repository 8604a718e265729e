//! Everything from one database into another, row by row.

use std::{borrow::Cow, fmt::Write as _};

use sha2::Digest;

use crate::{
    Result, Store, StoreError,
    sql::{Connection, Query, Row, Value, query},
    writer::Write,
};

/// How many rows are read and written at a time.
const PAGE: i64 = 500;

/// What a column holds.
#[derive(Clone, Copy)]
enum Kind {
    Text,
    Integer,
    Bytes,
}

/// A table of the database, and the statements that read and write all of it. The columns of its key come first.
struct Sheet {
    name: &'static str,
    n_keys: usize,
    columns: &'static [(&'static str, Kind)],
    first_page: &'static str,
    next_page: &'static str,
    insert: &'static str,
    clear: &'static str,
}

/// A table whose key has one or two columns: its name, its key, its columns, and a place for the value of each.
macro_rules! sheet {
    ($name:literal, [$key:literal], $values:literal, $($columns:tt)*) => {
        sheet!(@ $name, 1, $key, concat!("(", $key, ") > ($1) ORDER BY ", $key, " LIMIT $2"), $values, $($columns)*)
    };
    ($name:literal, [$key:literal, $second:literal], $values:literal, $($columns:tt)*) => {
        sheet!(
            @ $name, 2, concat!($key, ", ", $second),
            concat!("(", $key, ", ", $second, ") > ($1, $2) ORDER BY ", $key, ", ", $second, " LIMIT $3"),
            $values, $($columns)*
        )
    };
    (@ $name:literal, $n_keys:literal, $key:expr, $after:expr, $values:literal,
     $first:ident: $first_kind:ident $(, $column:ident: $kind:ident)*) => {
        Sheet {
            name: $name,
            n_keys: $n_keys,
            columns: &[(stringify!($first), Kind::$first_kind) $(, (stringify!($column), Kind::$kind))*],
            first_page: concat!("SELECT * FROM ", $name, " ORDER BY ", $key, " LIMIT $1"),
            next_page: concat!("SELECT * FROM ", $name, " WHERE ", $after),
            insert: concat!(
                "INSERT INTO ", $name, " (", stringify!($first) $(, ", ", stringify!($column))*,
                ") VALUES (", $values, ")"
            ),
            clear: concat!("DELETE FROM ", $name),
        }
    };
}

/// All tables, each after those that it refers to.
const SHEETS: &[Sheet] = &[
    sheet!("person", ["id"], "$1, $2, $3, $4, $5, $6",
        id: Text, login: Text, passphrase: Text, recovery: Bytes, body: Text, created_ms: Integer),
    sheet!("session", ["token"], "$1, $2, $3, $4, $5",
        token: Bytes, person: Text, body: Text, created_ms: Integer, seen_ms: Integer),
    sheet!("game_table", ["id"], "$1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12",
        id: Text, version: Integer, game: Text, phase: Text, host: Text, is_listed: Integer, n_entries: Integer,
        body: Text, due_ms: Integer, has_work: Integer, created_ms: Integer, updated_ms: Integer),
    sheet!("header", ["table_id"], "$1, $2", table_id: Text, body: Text),
    sheet!("seat", ["table_id", "n"], "$1, $2, $3, $4", table_id: Text, n: Integer, person: Text, link: Bytes),
    sheet!("entry", ["table_id", "n"], "$1, $2, $3, $4", table_id: Text, n: Integer, at_ms: Integer, body: Text),
    sheet!("line", ["table_id", "n"], "$1, $2, $3, $4, $5",
        table_id: Text, n: Integer, at_ms: Integer, person: Text, body: Text),
    sheet!("campaign", ["id"], "$1, $2, $3, $4, $5, $6, $7",
        id: Text, version: Integer, owner: Text, name: Text, body: Text, created_ms: Integer, updated_ms: Integer),
    sheet!("component_set", ["id"], "$1, $2, $3, $4, $5, $6, $7, $8",
        id: Text, version: Integer, owner: Text, game: Text, name: Text, body: Text, created_ms: Integer,
        updated_ms: Integer),
    sheet!("token", ["table_id", "n"], "$1, $2, $3, $4, $5, $6",
        table_id: Text, n: Integer, token: Bytes, person: Text, runs_table: Integer, created_ms: Integer),
    sheet!("ban", ["subject"], "$1, $2", subject: Text, created_ms: Integer),
    sheet!("audit", ["id"], "$1, $2, $3, $4", id: Text, at_ms: Integer, deed: Text, subject: Text),
];

/// A row on its way from one database to another.
pub(crate) struct Copied {
    sheet: &'static Sheet,
    values: Vec<Value<'static>>,
}

/// What a table of a database holds: how many rows, and a digest of each of them in the order of their keys.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sum {
    /// The table's name.
    pub sheet: &'static str,
    /// How many rows it has.
    pub n_rows: u64,
    /// The SHA-256 of all rows, in hexadecimal digits.
    pub digest: String,
}

impl Store {
    /// Copies everything into a database that is empty, and compares what has arrived there. Nobody may change either of
    /// them meanwhile. Gives what both hold now.
    ///
    /// # Errors
    /// [`StoreError::Exists`] where it is not empty; [`StoreError::Gap`] where something else has arrived than was sent,
    /// or either database fails: what was written is taken out again then.
    pub async fn copy_to(&self, other: &Self) -> Result<Vec<Sum>> {
        if !(other.sums().await?.iter().all(|sum| sum.n_rows == 0)) {
            return Err(StoreError::Exists);
        }
        let copied = self.try_copy_to(other).await;
        if copied.is_err() {
            // The copy's own failure is what is worth telling.
            let _ = other.write(Write::Clear).await;
        }
        copied
    }

    async fn try_copy_to(&self, other: &Self) -> Result<Vec<Sum>> {
        let mut sent = Vec::new();
        for sheet in SHEETS {
            sent.push(self.sum(sheet, Some(other)).await?);
        }
        if other.sums().await? == sent { Ok(sent) } else { Err(StoreError::Gap) }
    }

    /// What every table of the database holds.
    ///
    /// # Errors
    /// The database fails.
    pub async fn sums(&self) -> Result<Vec<Sum>> {
        let mut sums = Vec::new();
        for sheet in SHEETS {
            sums.push(self.sum(sheet, None).await?);
        }
        Ok(sums)
    }

    /// Reads all of a table, and writes it into another database, perhaps.
    async fn sum(&self, sheet: &'static Sheet, to: Option<&Self>) -> Result<Sum> {
        let mut sum = Summing::default();
        let mut last: Option<Vec<Value<'static>>> = None;
        loop {
            let page = self.page(sheet, last.as_deref()).await?;
            let Some(end) = page.last() else { return Ok(sum.done(sheet.name)) };
            last = Some(end.values[..sheet.n_keys].to_vec());
            page.iter().for_each(|row| sum.add(&row.values));
            if let Some(to) = to {
                to.write(Write::Rows(page)).await?;
            }
        }
    }

    /// The next rows after the one with this key.
    async fn page(&self, sheet: &'static Sheet, after: Option<&[Value<'static>]>) -> Result<Vec<Copied>> {
        let rows = self.rows(select_page(sheet, after)).await?;
        Ok(read_page(sheet, &rows)?)
    }
}

fn select_page(sheet: &Sheet, after: Option<&[Value<'static>]>) -> Query<'static> {
    let mut select = query(if after.is_some() { sheet.next_page } else { sheet.first_page });
    for key in after.unwrap_or_default() {
        select = select.bind(key.clone());
    }
    select.bind(PAGE)
}

fn read_page(sheet: &'static Sheet, rows: &[Row]) -> sqlx::Result<Vec<Copied>> {
    rows.iter().map(|row| Ok(Copied { sheet, values: values(sheet, row)? })).collect()
}

/// Copies those tables that a database of an earlier schema has into a new one.
pub(crate) async fn copy_all(source: &mut Connection<'_>, tables: &[String], to: &Store) -> Result<()> {
    for sheet in SHEETS.iter().filter(|sheet| tables.iter().any(|table| table == sheet.name)) {
        read_all(source, sheet, Some(to)).await?;
    }
    Ok(())
}

/// The tables that cannot be read to the end, each with the reason.
pub(crate) async fn unreadable(source: &mut Connection<'_>, tables: &[String]) -> Vec<String> {
    let mut faults = Vec::new();
    for sheet in SHEETS.iter().filter(|sheet| tables.iter().any(|table| table == sheet.name)) {
        if let Err(error) = read_all(source, sheet, None).await {
            faults.push(format!("{}: {error}", sheet.name));
        }
    }
    faults
}

/// Reads all of a table, and writes it into another database, perhaps.
async fn read_all(source: &mut Connection<'_>, sheet: &'static Sheet, to: Option<&Store>) -> Result<()> {
    let mut last: Option<Vec<Value<'static>>> = None;
    loop {
        let rows = select_page(sheet, last.as_deref()).fetch_all(source).await?;
        let page = read_page(sheet, &rows)?;
        let Some(end) = page.last() else { return Ok(()) };
        last = Some(end.values[..sheet.n_keys].to_vec());
        if let Some(to) = to {
            to.write(Write::Rows(page)).await?;
        }
    }
}

fn values(sheet: &Sheet, row: &Row) -> sqlx::Result<Vec<Value<'static>>> {
    let value = |&(column, kind): &(&str, Kind)| {
        Ok(match kind {
            Kind::Text => Value::Text(row.value::<Option<String>>(column)?.map(Cow::Owned)),
            Kind::Integer => Value::Integer(row.value(column)?),
            Kind::Bytes => Value::Bytes(row.value::<Option<Vec<u8>>>(column)?.map(Cow::Owned)),
        })
    };
    sheet.columns.iter().map(value).collect()
}

/// A sum in the making.
#[derive(Default)]
struct Summing {
    n_rows: u64,
    hash: sha2::Sha256,
}

impl Summing {
    fn add(&mut self, values: &[Value<'_>]) {
        self.n_rows += 1;
        for value in values {
            // Each with its length, so that no two rows are written alike.
            let bytes: Option<Cow<'_, [u8]>> = match value {
                Value::Text(text) => text.as_ref().map(|text| text.as_bytes().into()),
                Value::Integer(number) => number.map(|number| number.to_be_bytes().to_vec().into()),
                Value::Bytes(bytes) => bytes.as_ref().map(|bytes| (&**bytes).into()),
            };
            let length = bytes.as_ref().map_or(-1, |bytes| bytes.len() as i64);
            self.hash.update(length.to_be_bytes());
            self.hash.update(bytes.unwrap_or_default());
        }
    }

    fn done(self, sheet: &'static str) -> Sum {
        let mut digest = String::new();
        for byte in self.hash.finalize() {
            write!(digest, "{byte:02x}").expect("text can always be written to");
        }
        Sum { sheet, n_rows: self.n_rows, digest }
    }
}

/// Writes rows as they are.
pub(crate) async fn insert(connection: &mut Connection<'_>, rows: &[Copied]) -> Result<()> {
    for Copied { sheet, values } in rows {
        let mut insert = query(sheet.insert);
        for value in values {
            insert = insert.bind(value.clone());
        }
        insert.execute(connection).await?;
    }
    Ok(())
}

/// Deletes all rows.
pub(crate) async fn clear(connection: &mut Connection<'_>) -> Result<()> {
    for sheet in SHEETS.iter().rev() {
        query(sheet.clear).execute(connection).await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn no_table_and_no_column_is_left_out() {
        let folder = tempfile::tempdir().expect("there is room");
        let store = Store::open(&folder.path().join("test.db")).await.expect("the file is new");
        let columns = query(
            "SELECT schema.name AS sheet, info.name AS name FROM sqlite_schema AS schema, \
             pragma_table_info(schema.name) AS info \
             WHERE schema.type = 'table' AND schema.name NOT LIKE '\\_sqlx%' ESCAPE '\\'",
        );
        let rows = store.rows(columns).await.expect("the schema can be read");
        let named = |row: &Row| {
            (
                row.value::<String>("sheet").expect("the table has a name"),
                row.value::<String>("name").expect("the column has a name"),
            )
        };
        let mut stored: Vec<(String, String)> = rows.iter().map(named).collect();
        let mut copied: Vec<(String, String)> = SHEETS
            .iter()
            .flat_map(|sheet| {
                sheet.columns.iter().map(|(column, _)| (sheet.name.to_owned(), (*column).to_owned()))
            })
            .collect();
        stored.sort();
        copied.sort();
        assert_eq!(copied, stored);
    }
}
