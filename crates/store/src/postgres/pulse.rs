//! What a node asks its database for again and again, in one statement: the time, what is due, and whether it still hears.

use std::time::Instant;

use crate::{
    Ms, Result, Store, TableId,
    postgres::bus::{CHANNEL, Caller},
    row::damaged,
    sql::{Query, Row, query},
    store::Readers,
};

/// What there is to do.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pulse {
    /// When the next player at any table in play runs out of time.
    pub due_ms: Option<Ms>,
    /// The tables in play where a bot or a standing answer must act and nothing has changed for a while.
    pub left_alone: Vec<TableId>,
}

impl Store {
    /// Asks what there is to do; of work, where nothing has changed since the given time. Only nodes leave work to each
    /// other: with a file, none is found.
    ///
    /// # Errors
    /// The database fails.
    pub async fn pulse(&self, alone_since_ms: Ms) -> Result<Pulse> {
        let (clock, caller) = match self.readers() {
            Readers::Sqlite { .. } | Readers::Postgres { caller: None, .. } => {
                return Ok(Pulse { due_ms: self.next_due_ms().await?, left_alone: Vec::new() });
            }
            Readers::Postgres { clock, caller: Some(caller), .. } => (clock, caller),
        };
        let begun = Instant::now();
        let row = self.row(asked(caller, alone_since_ms)).await?.ok_or(sqlx::Error::RowNotFound)?;
        clock.set(begun + begun.elapsed() / 2, row.value("now_ms")?);
        Ok(Pulse { due_ms: row.value("due_ms")?, left_alone: left_alone(&row)? })
    }
}

fn asked<'q>(caller: &Caller, alone_since_ms: Ms) -> Query<'q> {
    query(
        "SELECT (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT AS now_ms, \
         (SELECT MIN(due_ms) FROM game_table WHERE phase = 'playing') AS due_ms, \
         (SELECT string_agg(id, ' ' ORDER BY id) FROM game_table \
         WHERE phase = 'playing' AND has_work = 1 AND updated_ms <= $1) AS left_alone, pg_notify($2, $3)",
    )
    .bind(alone_since_ms)
    .bind(CHANNEL)
    .bind(caller.call())
}

fn left_alone(row: &Row) -> sqlx::Result<Vec<TableId>> {
    let ids: Option<&str> = row.value("left_alone")?;
    let ids = ids.into_iter().flat_map(str::split_ascii_whitespace);
    ids.map(|id| id.parse().map_err(|error| damaged("left_alone", error))).collect()
}
