//! Changing and finding tables.

use std::{collections::HashMap, ops::RangeInclusive};

use crate::{
    Change, Changed, EntryRow, LineRow, Ms, PersonId, Result, SecretHash, Store, TableId, TableRow,
    known::News,
    row::{self, SeatAt, read_all},
    sql::{Query, Row, query},
    step::Step,
    writer::Write,
};

/// Two statements over the ids that a third one finds: one reads the tables, one their seats.
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
    /// Commits a change of a table, if nobody else has changed it first. Deleted people are left out of the row's host,
    /// seats and chat lines.
    ///
    /// # Errors
    /// [`StoreError::Conflict`](crate::StoreError::Conflict), [`StoreError::Gap`](crate::StoreError::Gap),
    /// [`StoreError::LinkTaken`](crate::StoreError::LinkTaken), or the database fails.
    pub async fn commit(&self, change: Change) -> Result<()> {
        self.commit_with(change, Vec::new()).await
    }

    /// The same, if all `newcomers` still exist: people whom the change brings to the table, and who may have been deleted
    /// since they asked for it.
    ///
    /// # Errors
    /// As for [`Store::commit`], or [`StoreError::NoPerson`](crate::StoreError::NoPerson).
    pub async fn commit_with(&self, change: Change, newcomers: Vec<PersonId>) -> Result<()> {
        self.write(Write::Change(Box::new(change), newcomers)).await.map(drop)
    }

    /// The same for a change that leaves header, host and seats as they were in the version before.
    ///
    /// # Errors
    /// As for [`Store::commit`].
    pub async fn commit_step(&self, change: Change) -> Result<()> {
        let write = match Step::of(change) {
            Ok(step) => Write::Step(Box::new(step)),
            Err(change) => Write::Change(change, Vec::new()),
        };
        self.write(write).await.map(drop)
    }

    /// A table.
    ///
    /// # Errors
    /// The database fails.
    pub async fn table(&self, id: TableId) -> Result<Option<TableRow>> {
        let [tables, seats] = TABLE;
        let id = id.to_string();
        let tables = self.tables(query(tables).bind(&id), query(seats).bind(&id)).await?;
        Ok(tables.into_iter().next())
    }

    /// The log of a table's record.
    ///
    /// # Errors
    /// The database fails.
    pub async fn entries(&self, id: TableId) -> Result<Vec<EntryRow>> {
        self.entries_after(id, 0).await
    }

    /// The log of a table's record after its first `n` entries.
    ///
    /// # Errors
    /// The database fails.
    pub async fn entries_after(&self, id: TableId, n: u64) -> Result<Vec<EntryRow>> {
        let select = query("SELECT n, at_ms, body FROM entry WHERE table_id = $1 AND n > $2 ORDER BY n")
            .bind(id.to_string());
        let n = i64::try_from(n).unwrap_or(i64::MAX);
        self.find_all(select.bind(n)).await
    }

    /// The last chat lines of a table, oldest first, without erased ones.
    ///
    /// # Errors
    /// The database fails.
    pub async fn lines(&self, id: TableId, n_last: u32) -> Result<Vec<LineRow>> {
        self.lines_before(id, None, n_last).await
    }

    /// The same for the lines before the one with this number.
    ///
    /// # Errors
    /// The database fails.
    pub async fn lines_before(&self, id: TableId, n: Option<u64>, n_last: u32) -> Result<Vec<LineRow>> {
        let select = query(
            "SELECT n, at_ms, person, body FROM (SELECT n, at_ms, person, body FROM line \
             WHERE table_id = $1 AND n < $2 AND body <> '' ORDER BY n DESC LIMIT $3) AS last ORDER BY n",
        );
        let before = n.and_then(|n| i64::try_from(n).ok()).unwrap_or(i64::MAX);
        self.find_all(select.bind(id.to_string()).bind(before).bind(i64::from(n_last))).await
    }

    /// The tables that a person made or has a seat at, most recently changed first.
    ///
    /// # Errors
    /// The database fails.
    pub async fn tables_of(&self, person: PersonId, n_max: u32) -> Result<Vec<TableRow>> {
        let [tables, seats] = TABLES_OF;
        let (person, n_max) = (person.to_string(), i64::from(n_max));
        let tables = query(tables).bind(&person).bind(n_max);
        let seats = query(seats).bind(&person).bind(n_max);
        self.tables(tables, seats).await
    }

    /// The listed tables with open seats, most recently changed first.
    ///
    /// # Errors
    /// The database fails.
    pub async fn listed(&self, n_max: u32) -> Result<Vec<TableRow>> {
        let [tables, seats] = LISTED;
        let n_max = i64::from(n_max);
        self.tables(query(tables).bind(n_max), query(seats).bind(n_max)).await
    }

    /// The tables in play where a player has run out of time, the longest overdue first.
    ///
    /// # Errors
    /// The database fails.
    pub async fn due(&self, until_ms: Ms) -> Result<Vec<TableId>> {
        let select =
            query("SELECT id FROM game_table WHERE phase = 'playing' AND due_ms <= $1 ORDER BY due_ms, id");
        ids(&self.rows(select.bind(until_ms)).await?)
    }

    /// When the next player at any table in play runs out of time.
    ///
    /// # Errors
    /// The database fails.
    pub async fn next_due_ms(&self) -> Result<Option<Ms>> {
        let select = query("SELECT MIN(due_ms) AS due_ms FROM game_table WHERE phase = 'playing'");
        let row = self.row(select).await?;
        Ok(row.map(|row| row.value("due_ms")).transpose()?.flatten())
    }

    /// The tables in play where a bot or a standing answer must act and nothing has changed since the given time.
    ///
    /// # Errors
    /// The database fails.
    pub async fn with_work(&self, since_ms: Ms) -> Result<Vec<TableId>> {
        let select = query(
            "SELECT id FROM game_table WHERE phase = 'playing' AND has_work = 1 AND updated_ms <= $1 ORDER BY id",
        );
        ids(&self.rows(select.bind(since_ms)).await?)
    }

    /// The tables changed after the given time, by the time stored with the change.
    ///
    /// # Errors
    /// The database fails.
    pub async fn changed_after(&self, after_ms: Ms) -> Result<Vec<Changed>> {
        let select =
            query("SELECT id, version FROM game_table WHERE updated_ms > $1 ORDER BY updated_ms, id");
        self.find_all(select.bind(after_ms)).await
    }

    /// The current version of a table; `None` if there is no such table.
    ///
    /// # Errors
    /// The database fails.
    pub async fn version(&self, id: TableId) -> Result<Option<u64>> {
        let found: Option<Changed> =
            self.find(query("SELECT id, version FROM game_table WHERE id = $1").bind(id.to_string())).await?;
        if let Some(found) = found {
            self.known().hear(News::Table(found));
        }
        Ok(found.map(|found| found.version))
    }

    /// The next tables, ordered by id.
    ///
    /// # Errors
    /// The database fails.
    pub async fn tables_after(&self, after: Option<TableId>, n_max: u32) -> Result<Vec<TableId>> {
        // The empty text sorts before every id.
        let after = after.map_or_else(String::new, |id| id.to_string());
        let select = query("SELECT id FROM game_table WHERE id > $1 ORDER BY id LIMIT $2");
        ids(&self.rows(select.bind(after).bind(i64::from(n_max))).await?)
    }

    /// The number of tables that a person made between two times.
    ///
    /// # Errors
    /// The database fails.
    pub async fn n_tables_between(&self, person: PersonId, times_ms: RangeInclusive<Ms>) -> Result<u64> {
        let select =
            query("SELECT COUNT(*) AS n FROM game_table WHERE host = $1 AND created_ms BETWEEN $2 AND $3");
        let select = select.bind(person.to_string()).bind(*times_ms.start()).bind(*times_ms.end());
        let row = self.row(select).await?;
        let n: i64 = row.map(|row| row.value("n")).transpose()?.unwrap_or(0);
        Ok(n.unsigned_abs())
    }

    /// The number of finished tables of a game at which a person has a seat.
    ///
    /// # Errors
    /// The database fails.
    pub async fn n_over(&self, person: PersonId, game: &str) -> Result<u64> {
        let select = query(
            "SELECT COUNT(*) AS n FROM game_table WHERE game = $1 AND phase = 'over' \
             AND id IN (SELECT table_id FROM seat WHERE person = $2)",
        );
        let row = self.row(select.bind(game).bind(person.to_string())).await?;
        let n: i64 = row.map(|row| row.value("n")).transpose()?.unwrap_or(0);
        Ok(n.unsigned_abs())
    }

    /// The seat that a link belongs to.
    ///
    /// # Errors
    /// The database fails.
    pub async fn seat_of_link(&self, link: SecretHash) -> Result<Option<(TableId, u8)>> {
        let select = query("SELECT table_id, n FROM seat WHERE link = $1").bind(&link.0[..]);
        let Some(row) = self.row(select).await? else { return Ok(None) };
        let n: i64 = row.value("n")?;
        let n = u8::try_from(n).map_err(|error| row::damaged("n", error))?;
        Ok(Some((row::id(&row, "table_id")?, n)))
    }

    /// Reads tables and their seats in one snapshot.
    async fn tables(&self, tables: Query<'_>, seats: Query<'_>) -> Result<Vec<TableRow>> {
        let [tables, seats] = self.rows_of_both(tables, seats).await?;
        let mut tables: Vec<TableRow> = read_all(&tables)?;
        let all_seats: Vec<SeatAt> = read_all(&seats)?;
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

fn ids(rows: &[Row]) -> Result<Vec<TableId>> {
    Ok(rows.iter().map(|row| row::id(row, "id")).collect::<sqlx::Result<_>>()?)
}
