//! Writing the most common change of a table with as few statements as the database allows: a decision, which adds to the log
//! and leaves header, host and seats as they were.

use std::{collections::HashSet, fmt::Write as _, sync::LazyLock};

use crate::{
    Change, Changed, Result, StoreError, TableId, TableRow,
    change::is_continued,
    known::News,
    postgres::{CHANNEL, Caller},
    row,
    sql::{Connection, Query, query},
};

/// The most steps in one text of statements for SQLite.
const MERGED_MAX: usize = 8;
/// How many parameters a step has there.
const N_PARAMETERS: usize = 12;

/// Updates the table if it is as before, adds to its log, and tells the other nodes.
const POSTGRES: &str = "WITH step AS (UPDATE game_table SET version = $2, phase = $3, is_listed = $4, n_entries = $5, \
     body = $6, due_ms = $7, has_work = $8, updated_ms = $9 WHERE id = $1 AND version = $10 AND n_entries = $11 \
     RETURNING id), \
     added AS (INSERT INTO entry (table_id, n, at_ms, body) \
     SELECT step.id, $11 + log.n, (log.entry ->> 0)::BIGINT, log.entry ->> 1 \
     FROM step, json_array_elements($12::JSON) WITH ORDINALITY AS log (entry, n)) \
     SELECT step.id, pg_notify($13, $14) FROM step";

/// For each number of steps, the same for SQLite as a text of several statements, which the driver hands over at once; with
/// the beginning of the transaction, and with its end.
static SQLITE: LazyLock<Vec<String>> = LazyLock::new(|| {
    let all = (1..=MERGED_MAX)
        .flat_map(|n| [(n, false, false), (n, false, true), (n, true, false), (n, true, true)]);
    all.map(|(n, begins, ends)| merged(n, begins, ends)).collect()
});

fn merged(n_steps: usize, begins: bool, ends: bool) -> String {
    let mut sql = String::from(if begins { "BEGIN IMMEDIATE; " } else { "" });
    for step in 0..n_steps {
        let [
            id,
            version,
            phase,
            is_listed,
            n_entries,
            body,
            due_ms,
            has_work,
            updated_ms,
            version_before,
            n_before,
            log,
        ] = std::array::from_fn::<usize, N_PARAMETERS, _>(|n| step * N_PARAMETERS + n + 1);
        write!(
            sql,
            "UPDATE game_table SET version = ${version}, phase = ${phase}, is_listed = ${is_listed}, \
             n_entries = ${n_entries}, body = ${body}, due_ms = ${due_ms}, has_work = ${has_work}, \
             updated_ms = ${updated_ms} WHERE id = ${id} AND version = ${version_before} AND n_entries = ${n_before} \
             RETURNING id; \
             INSERT INTO entry (table_id, n, at_ms, body) \
             SELECT ${id}, ${n_before} + 1 + key, value ->> 0, value ->> 1 FROM json_each(${log}) WHERE changes() = 1; "
        )
        .expect("a string takes everything");
    }
    if ends {
        sql.push_str("COMMIT; ");
    }
    sql
}

/// A change that only goes on with what is stored.
pub(crate) struct Step {
    row: TableRow,
    version_before: i64,
    n_entries_before: i64,
    /// The time and the body of each new entry, as JSON.
    log: String,
}

impl Step {
    /// Takes a change that leaves header, host and seats as they were; gives it back where more must be written.
    ///
    /// # Errors
    /// The change itself.
    pub(crate) fn of(change: Change) -> std::result::Result<Self, Box<Change>> {
        let Change { row, entries, lines } = &change;
        let Some(n_entries_before) = row.n_entries.checked_sub(entries.len() as u64) else {
            return Err(Box::new(change));
        };
        let is_continued = is_continued(n_entries_before, entries.iter().map(|entry| entry.n));
        let is_small = i64::try_from(row.version.max(row.n_entries)).is_ok();
        if !(row.version > 1 && is_continued && is_small && lines.is_empty()) {
            return Err(Box::new(change));
        }
        let log: Vec<_> = entries.iter().map(|entry| (entry.at_ms, &entry.body)).collect();
        let log = serde_json::to_string(&log).expect("entries are plain data");
        let (version_before, n_entries_before) = (row.version as i64 - 1, n_entries_before as i64);
        Ok(Self { row: change.row, version_before, n_entries_before, log })
    }

    /// The table that it changes.
    pub(crate) fn table(&self) -> TableId {
        self.row.id
    }

    /// What it makes of its table.
    pub(crate) fn changed(&self) -> Changed {
        Changed { table: self.row.id, version: self.row.version }
    }

    /// Binds what both databases take.
    fn bind<'q>(&'q self, query: Query<'q>) -> Query<'q> {
        let Self { row, version_before, n_entries_before, log } = self;
        query
            .bind(row.id.to_string())
            .bind(row.version as i64)
            .bind(row.phase.name())
            .bind(i64::from(row.is_listed))
            .bind(row.n_entries as i64)
            .bind(&row.body)
            .bind(row.due_ms)
            .bind(i64::from(row.has_work))
            .bind(row.updated_ms)
            .bind(*version_before)
            .bind(*n_entries_before)
            .bind(log)
    }

    /// Writes it within a transaction, or by itself on a server.
    ///
    /// # Errors
    /// It does not fit; nothing was written then.
    pub(crate) async fn apply(&self, connection: &mut Connection<'_>, caller: Option<&Caller>) -> Result<()> {
        let found = match caller {
            Some(caller) => {
                let notice = caller.notices([News::Table(self.changed())]).concat();
                self.bind(query(POSTGRES)).bind(CHANNEL).bind(notice).fetch_all(connection).await?
            }
            None => self.bind(query(text(1, false, false))).fetch_all(connection).await?,
        };
        if found.is_empty() { Err(self.misfit(connection).await?) } else { Ok(()) }
    }

    /// Why it did not fit.
    async fn misfit(&self, connection: &mut Connection<'_>) -> Result<StoreError> {
        let found = query("SELECT version FROM game_table WHERE id = $1").bind(self.table().to_string());
        let found = found.fetch_optional(connection).await?;
        let version: Option<i64> = found.map(|found| found.value("version")).transpose()?;
        Ok(if version == Some(self.version_before) { StoreError::Gap } else { StoreError::Conflict })
    }
}

/// Commits steps of different tables to a file, in one transaction that is handed over to the driver's thread as a whole, or
/// in a few parts if there are many.
///
/// # Errors
/// The database fails; nothing is committed then.
pub(crate) async fn commit_merged(
    connection: &mut Connection<'_>,
    steps: &[&Step],
) -> Result<Vec<Result<Changed>>> {
    let mut written: HashSet<TableId> = HashSet::new();
    let n_parts = steps.len().div_ceil(MERGED_MAX);
    for (n, part) in steps.chunks(MERGED_MAX).enumerate() {
        let mut merged = query(text(part.len(), n == 0, n + 1 == n_parts));
        for step in part {
            merged = step.bind(merged);
        }
        for row in merged.fetch_all(connection).await? {
            written.insert(row::id(&row, "id")?);
        }
    }
    let mut outcomes = Vec::with_capacity(steps.len());
    for step in steps {
        let fits = written.contains(&step.table());
        outcomes.push(if fits { Ok(step.changed()) } else { Err(step.misfit(connection).await?) });
    }
    Ok(outcomes)
}

fn text(n_steps: usize, begins: bool, ends: bool) -> &'static str {
    &SQLITE[(n_steps - 1) * 4 + usize::from(begins) * 2 + usize::from(ends)]
}
