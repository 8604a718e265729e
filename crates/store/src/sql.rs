//! Statements for both databases, their parameters and their rows.

use std::borrow::Cow;

use sqlx::{
    Decode, PgConnection, Postgres, Row as _, Sqlite, SqliteConnection, Type, postgres::PgRow,
    sqlite::SqliteRow,
};

/// A connection to either database.
pub(crate) enum Connection<'c> {
    Sqlite(&'c mut SqliteConnection),
    Postgres(&'c mut PgConnection),
}

impl Connection<'_> {
    /// Chooses the text for this database; almost all statements are the same for both.
    pub(crate) fn either(&self, sqlite: &'static str, postgres: &'static str) -> &'static str {
        match self {
            Self::Sqlite(_) => sqlite,
            Self::Postgres(_) => postgres,
        }
    }
}

/// Begins a statement. Its parameters are `$1`, `$2` and so on.
pub(crate) fn query<'q>(sql: &'static str) -> Query<'q> {
    Query { sql, values: Vec::new() }
}

/// A statement with its parameters.
pub(crate) struct Query<'q> {
    sql: &'static str,
    values: Vec<Value<'q>>,
}

/// The types of parameters. NULL has a type too.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Value<'q> {
    Text(Option<Cow<'q, str>>),
    Integer(Option<i64>),
    Bytes(Option<Cow<'q, [u8]>>),
}

/// Binds the parameters for the driver of one database.
macro_rules! bound {
    ($database:ty, $query:expr) => {{
        let mut bound = sqlx::query::<$database>($query.sql);
        for value in $query.values {
            bound = match value {
                Value::Text(text) => bound.bind(text.map(Cow::into_owned)),
                Value::Integer(number) => bound.bind(number),
                Value::Bytes(bytes) => bound.bind(bytes.map(Cow::into_owned)),
            };
        }
        bound
    }};
}

impl<'q> Query<'q> {
    /// Binds the next parameter.
    pub(crate) fn bind(mut self, value: impl Into<Value<'q>>) -> Self {
        self.values.push(value.into());
        self
    }

    /// Executes the statement; returns the number of rows written.
    pub(crate) async fn execute(self, connection: &mut Connection<'_>) -> sqlx::Result<u64> {
        #[cfg(test)]
        handed_over::add();
        Ok(match connection {
            Connection::Sqlite(connection) => {
                bound!(Sqlite, self).execute(&mut **connection).await?.rows_affected()
            }
            Connection::Postgres(connection) => {
                bound!(Postgres, self).execute(&mut **connection).await?.rows_affected()
            }
        })
    }

    /// Executes the statement and returns all rows.
    pub(crate) async fn fetch_all(self, connection: &mut Connection<'_>) -> sqlx::Result<Vec<Row>> {
        #[cfg(test)]
        handed_over::add();
        Ok(match connection {
            Connection::Sqlite(connection) => {
                let rows = bound!(Sqlite, self).fetch_all(&mut **connection).await?;
                rows.into_iter().map(Row::Sqlite).collect()
            }
            Connection::Postgres(connection) => {
                let rows = bound!(Postgres, self).fetch_all(&mut **connection).await?;
                rows.into_iter().map(Row::Postgres).collect()
            }
        })
    }

    /// Executes the statement and returns the first row, if any.
    pub(crate) async fn fetch_optional(self, connection: &mut Connection<'_>) -> sqlx::Result<Option<Row>> {
        Ok(self.fetch_all(connection).await?.into_iter().next())
    }
}

/// A row of either database.
pub(crate) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

impl Row {
    /// The value of a column.
    pub(crate) fn value<'r, T>(&'r self, column: &str) -> sqlx::Result<T>
    where
        T: Decode<'r, Sqlite> + Type<Sqlite> + Decode<'r, Postgres> + Type<Postgres>,
    {
        match self {
            Self::Sqlite(row) => row.try_get(column),
            Self::Postgres(row) => row.try_get(column),
        }
    }
}

impl From<i64> for Value<'_> {
    fn from(number: i64) -> Self {
        Self::Integer(Some(number))
    }
}

impl From<Option<i64>> for Value<'_> {
    fn from(number: Option<i64>) -> Self {
        Self::Integer(number)
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Self::Text(Some(text.into()))
    }
}

impl From<Option<String>> for Value<'_> {
    fn from(text: Option<String>) -> Self {
        Self::Text(text.map(Into::into))
    }
}

impl<'q> From<&'q String> for Value<'q> {
    fn from(text: &'q String) -> Self {
        Self::Text(Some(text.into()))
    }
}

impl<'q> From<&'q Option<String>> for Value<'q> {
    fn from(text: &'q Option<String>) -> Self {
        Self::Text(text.as_ref().map(Into::into))
    }
}

impl<'q> From<&'q str> for Value<'q> {
    fn from(text: &'q str) -> Self {
        Self::Text(Some(text.into()))
    }
}

impl<'q> From<&'q [u8]> for Value<'q> {
    fn from(bytes: &'q [u8]) -> Self {
        Self::Bytes(Some(bytes.into()))
    }
}

impl<'q> From<Option<&'q [u8]>> for Value<'q> {
    fn from(bytes: Option<&'q [u8]>) -> Self {
        Self::Bytes(bytes.map(Into::into))
    }
}

/// Counts how often something is handed over to a driver.
#[cfg(test)]
pub(crate) mod handed_over {
    use std::cell::Cell;

    thread_local!(static N: Cell<usize> = const { Cell::new(0) });

    pub(super) fn add() {
        N.set(N.get() + 1);
    }

    /// How often it was since this was last asked.
    pub(crate) fn take() -> usize {
        N.take()
    }
}
