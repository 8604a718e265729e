//! Changing and finding tables.

use std::collections::HashMap;

use sqlx::{Row, Sqlite, query::QueryAs, sqlite::SqliteArguments};

use crate::{
    Change, EntryRow, LineRow, Ms, PersonId, Result, SecretHash, Store, TableId, TableRow,
    row::{self, SeatAt},
    writer::Write,
};

/// Two statements, one for the tables whose ids a third one finds, and one for those tables' seats.
macro_rules! tables_and_seats {
    ($ids:literal) => {
        [
            concat!(
                "SELECT game_table.*, header.body AS header FROM game_table ",
                "LEFT JOIN header ON header.table_id = game_table.id WHERE game_table.id IN (",
                $ids,
                ") ORDER BY game_table.updated_ms DESC, game_table.id"
            ),
            concat!(
                "SELECT table_id, person, link FROM seat WHERE table_id IN (",
                $ids,
                ") ORDER BY table_id, n"
            ),
        ]
    };
}

const TABLE: [&str; 2] = tables_and_seats!("$1");
const TABLES_OF: [&str; 2] = tables_and_seats!(
    "SELECT id FROM game_table WHERE host = $1 OR id IN (SELECT table_id FROM seat WHERE person = $1) \
     ORDER BY updated_ms DESC, id LIMIT $2"
);
const LISTED: [&str; 2] = tables_and_seats!(
    "SELECT id FROM game_table WHERE phase = 'gathering' AND is_listed = 1 \
     ORDER BY updated_ms DESC, id LIMIT $1"
);

impl Store {
    /// Takes one step of a table, if nobody was faster. People who have been deleted meanwhile are left out of the
    /// row's host, seats and lines.
    ///
    /// # Errors
    /// [`StoreError::Conflict`](crate::StoreError::Conflict), [`StoreError::Gap`](crate::StoreError::Gap),
    /// [`StoreError::LinkTaken`](crate::StoreError::LinkTaken), or the database fails.
    pub async fn commit(&self, change: Change) -> Result<()> {
        self.commit_with(change, Vec::new()).await
    }

    /// The same, if all `newcomers` are people: whom the change brings to the table, and who may have been deleted since
    /// they asked for it.
    ///
    /// # Errors
    /// As for [`Store::commit`], or [`StoreError::NoPerson`](crate::StoreError::NoPerson).
    pub async fn commit_with(&self, change: Change, newcomers: Vec<PersonId>) -> Result<()> {
        self.write(Write::Change(Box::new(change), newcomers)).await
    }

    /// A table.
    ///
    /// # Errors
    /// The database fails.
    pub async fn table(&self, id: TableId) -> Result<Option<TableRow>> {
        let [tables, seats] = TABLE;
        let id = id.to_string();
        let tables = self.tables(sqlx::query_as(tables).bind(&id), sqlx::query_as(seats).bind(&id)).await?;
        Ok(tables.into_iter().next())
    }

    /// The log of a table's record.
    ///
    /// # Errors
    /// The database fails.
    pub async fn entries(&self, id: TableId) -> Result<Vec<EntryRow>> {
        let query = sqlx::query_as("SELECT n, at_ms, body FROM entry WHERE table_id = $1 ORDER BY n");
        Ok(query.bind(id.to_string()).fetch_all(self.readers()).await?)
    }

    /// The last lines at a table, oldest first; those that were erased are left out.
    ///
    /// # Errors
    /// The database fails.
    pub async fn lines(&self, id: TableId, n_last: u32) -> Result<Vec<LineRow>> {
        self.lines_before(id, None, n_last).await
    }

    /// The same of the lines before the one with this number.
    ///
    /// # Errors
    /// The database fails.
    pub async fn lines_before(&self, id: TableId, n: Option<u64>, n_last: u32) -> Result<Vec<LineRow>> {
        let query = sqlx::query_as(
            "SELECT n, at_ms, person, body FROM (SELECT n, at_ms, person, body FROM line \
             WHERE table_id = $1 AND n < $2 AND body <> '' ORDER BY n DESC LIMIT $3) AS last ORDER BY n",
        );
        let before = n.and_then(|n| i64::try_from(n).ok()).unwrap_or(i64::MAX);
        let query = query.bind(id.to_string()).bind(before).bind(i64::from(n_last));
        Ok(query.fetch_all(self.readers()).await?)
    }

    /// The tables that a person made or sits at, the last changed first.
    ///
    /// # Errors
    /// The database fails.
    pub async fn tables_of(&self, person: PersonId, n_max: u32) -> Result<Vec<TableRow>> {
        let [tables, seats] = TABLES_OF;
        let (person, n_max) = (person.to_string(), i64::from(n_max));
        let tables = sqlx::query_as(tables).bind(&person).bind(n_max);
        let seats = sqlx::query_as(seats).bind(&person).bind(n_max);
        self.tables(tables, seats).await
    }

    /// The tables that gather and that strangers may find, the last changed first.
    ///
    /// # Errors
    /// The database fails.
    pub async fn listed(&self, n_max: u32) -> Result<Vec<TableRow>> {
        let [tables, seats] = LISTED;
        let n_max = i64::from(n_max);
        self.tables(sqlx::query_as(tables).bind(n_max), sqlx::query_as(seats).bind(n_max)).await
    }

    /// The tables in play where somebody's time has run out by then, the longest overdue first.
    ///
    /// # Errors
    /// The database fails.
    pub async fn due(&self, until_ms: Ms) -> Result<Vec<TableId>> {
        let query = sqlx::query(
            "SELECT id FROM game_table WHERE phase = 'playing' AND due_ms <= $1 ORDER BY due_ms, id",
        );
        let rows = query.bind(until_ms).fetch_all(self.readers()).await?;
        ids(&rows)
    }

    /// When time runs out next at any table in play.
    ///
    /// # Errors
    /// The database fails.
    pub async fn next_due_ms(&self) -> Result<Option<Ms>> {
        let query = sqlx::query_scalar("SELECT MIN(due_ms) FROM game_table WHERE phase = 'playing'");
        Ok(query.fetch_one(self.readers()).await?)
    }

    /// The tables in play where a bot, or a standing answer, is to act.
    ///
    /// # Errors
    /// The database fails.
    pub async fn with_work(&self) -> Result<Vec<TableId>> {
        let query =
            sqlx::query("SELECT id FROM game_table WHERE phase = 'playing' AND has_work = 1 ORDER BY id");
        let rows = query.fetch_all(self.readers()).await?;
        ids(&rows)
    }

    /// The next tables of all, by id.
    ///
    /// # Errors
    /// The database fails.
    pub async fn tables_after(&self, after: Option<TableId>, n_max: u32) -> Result<Vec<TableId>> {
        // No id is empty text, and all come after it.
        let after = after.map_or_else(String::new, |id| id.to_string());
        let query = sqlx::query("SELECT id FROM game_table WHERE id > $1 ORDER BY id LIMIT $2");
        let rows = query.bind(after).bind(i64::from(n_max)).fetch_all(self.readers()).await?;
        ids(&rows)
    }

    /// How many tables a person has made since then.
    ///
    /// # Errors
    /// The database fails.
    pub async fn n_tables_since(&self, person: PersonId, since_ms: Ms) -> Result<u64> {
        let query =
            sqlx::query_scalar("SELECT COUNT(*) FROM game_table WHERE host = $1 AND created_ms >= $2");
        let n: i64 = query.bind(person.to_string()).bind(since_ms).fetch_one(self.readers()).await?;
        Ok(n.unsigned_abs())
    }

    /// Which seat a link is for.
    ///
    /// # Errors
    /// The database fails.
    pub async fn seat_of_link(&self, link: SecretHash) -> Result<Option<(TableId, u8)>> {
        let query = sqlx::query("SELECT table_id, n FROM seat WHERE link = $1").bind(&link.0[..]);
        let Some(row) = query.fetch_optional(self.readers()).await? else { return Ok(None) };
        let n: i64 = row.try_get("n")?;
        let n = u8::try_from(n).map_err(|error| row::damaged("n", error))?;
        Ok(Some((row::id(&row, "table_id")?, n)))
    }

    /// Reads tables and their seats as of one moment.
    async fn tables(
        &self,
        tables: QueryAs<'_, Sqlite, TableRow, SqliteArguments>,
        seats: QueryAs<'_, Sqlite, SeatAt, SqliteArguments>,
    ) -> Result<Vec<TableRow>> {
        let mut transaction = self.readers().begin().await?;
        let mut tables = tables.fetch_all(&mut *transaction).await?;
        let all_seats = seats.fetch_all(&mut *transaction).await?;
        transaction.commit().await?;
        let mut seats_at: HashMap<TableId, Vec<_>> = HashMap::new();
        for SeatAt { table, seat } in all_seats {
            seats_at.entry(table).or_default().push(seat);
        }
        for table in &mut tables {
            table.seats = seats_at.remove(&table.id).unwrap_or_default();
        }
        Ok(tables)
    }
}

fn ids(rows: &[sqlx::sqlite::SqliteRow]) -> Result<Vec<TableId>> {
    Ok(rows.iter().map(|row| row::id(row, "id")).collect::<sqlx::Result<_>>()?)
}
