//! Writing one step of a table.

use crate::{
    Change, EntryRow, LineRow, Result, SeatRow, StoreError, TableId, TableRow,
    row::read_all,
    sql::{Connection, Query, query},
};

/// Writes a change, or finds that it does not fit.
pub(crate) async fn apply(connection: &mut Connection<'_>, change: &Change) -> Result<()> {
    let Change { row, entries, lines } = change;
    let n_entries_before = row.n_entries.checked_sub(entries.len() as u64).ok_or(StoreError::Gap)?;
    if !(is_continued(n_entries_before, entries.iter().map(|entry| entry.n))) {
        return Err(StoreError::Gap);
    }
    if row.version == 1 {
        insert(connection, row, n_entries_before).await?;
    } else {
        update(connection, row, n_entries_before).await?;
    }
    write_header(connection, row).await?;
    write_seats(connection, row).await?;
    add_entries(connection, row.id, entries).await?;
    add_lines(connection, row.id, lines).await
}

async fn insert(connection: &mut Connection<'_>, row: &TableRow, n_entries_before: u64) -> Result<()> {
    if !(n_entries_before == 0) {
        return Err(StoreError::Gap);
    }
    let insert = "INSERT INTO game_table (id, version, game, phase, host, is_listed, n_entries, body, due_ms, \
         has_work, created_ms, updated_ms) \
         VALUES ($1, $2, $3, $4, (SELECT id FROM person WHERE id = $5), $6, $7, $8, $9, $10, $11, $12) \
         ON CONFLICT (id) DO NOTHING";
    let n_written = bind(insert, row)?.execute(connection).await?;
    if n_written == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}

async fn update(connection: &mut Connection<'_>, row: &TableRow, n_entries_before: u64) -> Result<()> {
    let version_before = stored(row.version.checked_sub(1).ok_or(StoreError::Gap)?)?;
    let update = "UPDATE game_table SET version = $2, game = $3, phase = $4, \
         host = (SELECT id FROM person WHERE id = $5), is_listed = $6, n_entries = $7, body = $8, due_ms = $9, \
         has_work = $10, created_ms = $11, updated_ms = $12 \
         WHERE id = $1 AND version = $13 AND n_entries = $14";
    let update = bind(update, row)?.bind(version_before).bind(stored(n_entries_before)?);
    if update.execute(connection).await? == 1 {
        return Ok(());
    }
    let found = query("SELECT version FROM game_table WHERE id = $1").bind(row.id.to_string());
    let found = found.fetch_optional(connection).await?;
    let version: Option<i64> = found.map(|found| found.value("version")).transpose()?;
    Err(if version == Some(version_before) { StoreError::Gap } else { StoreError::Conflict })
}

/// A table's own columns, as `$1` to `$12`.
fn bind<'q>(sql: &'static str, row: &'q TableRow) -> Result<Query<'q>> {
    Ok(query(sql)
        .bind(row.id.to_string())
        .bind(stored(row.version)?)
        .bind(&row.game)
        .bind(row.phase.name())
        .bind(row.host.map(|id| id.to_string()))
        .bind(i64::from(row.is_listed))
        .bind(stored(row.n_entries)?)
        .bind(&row.body)
        .bind(row.due_ms)
        .bind(i64::from(row.has_work))
        .bind(row.created_ms)
        .bind(row.updated_ms))
}

async fn write_header(connection: &mut Connection<'_>, row: &TableRow) -> Result<()> {
    let write = match &row.header {
        Some(header) => query(
            "INSERT INTO header (table_id, body) VALUES ($1, $2) ON CONFLICT (table_id) \
             DO UPDATE SET body = excluded.body WHERE header.body <> excluded.body",
        )
        .bind(row.id.to_string())
        .bind(header),
        None => query("DELETE FROM header WHERE table_id = $1").bind(row.id.to_string()),
    };
    write.execute(connection).await?;
    Ok(())
}

/// Seats are few and seldom change; when one does, all are written anew, so that links can change places.
async fn write_seats(connection: &mut Connection<'_>, row: &TableRow) -> Result<()> {
    let id = row.id.to_string();
    let before = query("SELECT person, link FROM seat WHERE table_id = $1 ORDER BY n").bind(&id);
    let before: Vec<SeatRow> = read_all(&before.fetch_all(connection).await?)?;
    if before == row.seats {
        return Ok(());
    }
    query("DELETE FROM seat WHERE table_id = $1").bind(&id).execute(connection).await?;
    for (n, seat) in (0_i64..).zip(&row.seats) {
        query(
            "INSERT INTO seat (table_id, n, person, link) \
             VALUES ($1, $2, (SELECT id FROM person WHERE id = $3), $4)",
        )
        .bind(&id)
        .bind(n)
        .bind(seat.person.map(|id| id.to_string()))
        .bind(seat.link.as_ref().map(|link| &link.0[..]))
        .execute(connection)
        .await
        .map_err(|error| match error.as_database_error() {
            Some(cause) if cause.is_unique_violation() => StoreError::LinkTaken,
            Some(_) | None => error.into(),
        })?;
    }
    Ok(())
}

async fn add_entries(connection: &mut Connection<'_>, id: TableId, entries: &[EntryRow]) -> Result<()> {
    for entry in entries {
        query("INSERT INTO entry (table_id, n, at_ms, body) VALUES ($1, $2, $3, $4)")
            .bind(id.to_string())
            .bind(stored(entry.n)?)
            .bind(entry.at_ms)
            .bind(&entry.body)
            .execute(connection)
            .await?;
    }
    Ok(())
}

async fn add_lines(connection: &mut Connection<'_>, id: TableId, lines: &[LineRow]) -> Result<()> {
    if lines.is_empty() {
        return Ok(());
    }
    let last = query("SELECT MAX(n) AS n FROM line WHERE table_id = $1").bind(id.to_string());
    let last = last.fetch_optional(connection).await?;
    let n_before: i64 = last.map(|last| last.value("n")).transpose()?.flatten().unwrap_or(0);
    if !(is_continued(n_before.unsigned_abs(), lines.iter().map(|line| line.n))) {
        return Err(StoreError::Gap);
    }
    for line in lines {
        query(
            "INSERT INTO line (table_id, n, at_ms, person, body) \
             VALUES ($1, $2, $3, (SELECT id FROM person WHERE id = $4), $5)",
        )
        .bind(id.to_string())
        .bind(stored(line.n)?)
        .bind(line.at_ms)
        .bind(line.person.map(|id| id.to_string()))
        .bind(&line.body)
        .execute(connection)
        .await?;
    }
    Ok(())
}

/// Whether numbers go on from the last one stored.
pub(crate) fn is_continued(n_before: u64, mut numbers: impl Iterator<Item = u64>) -> bool {
    let mut last = n_before;
    numbers.all(|n| {
        last = last.saturating_add(1);
        n == last
    })
}

/// Databases count to half as far; nothing that is stored can be continued from there.
pub(crate) fn stored(number: u64) -> Result<i64> {
    number.try_into().map_err(|_| StoreError::Gap)
}
