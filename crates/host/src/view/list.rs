//! Lists of tables. They load no games.

use store::{Ms, Phase, TableRow};
use tabletop::Seats;

use super::{SeatKind, Summary, visitor::kind};
use crate::{
    body::Body,
    host::{Host, Who},
    operator,
    refusal::Refusal,
};

/// After this long without a change the lobby no longer lists a table.
const UNTOUCHED_MS_MAX: Ms = 30 * 24 * 3_600_000;
/// How many tables a list shows.
const TABLES_MAX: u32 = 200;

impl Host {
    /// The visitor's tables, latest first.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn own_tables(&self, who: Who) -> Result<Vec<Summary>, Refusal> {
        let Some(person) = who.person else { return Ok(Vec::new()) };
        let rows = self.0.store.tables_of(person, TABLES_MAX).await?;
        Ok(rows.iter().filter_map(|row| summary(row, who)).collect())
    }

    /// Tables with open seats, latest first.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn open_tables(&self, who: Who) -> Result<Vec<Summary>, Refusal> {
        let rows = self.0.store.listed(TABLES_MAX).await?;
        let since_ms = self.now_ms() - UNTOUCHED_MS_MAX;
        let waits = |table: &Summary| {
            table.updated_ms >= since_ms
                && table.phase == Phase::Gathering
                && table.seats.iter().any(|(_, kind)| *kind == SeatKind::Open)
        };
        Ok(rows.iter().filter_map(|row| summary(row, who)).filter(waits).collect())
    }
}

/// A table in a list. Closed and unreadable tables are left out.
fn summary(row: &TableRow, who: Who) -> Option<Summary> {
    let read = serde_json::from_str(&row.body);
    let read =
        read.inspect_err(|error| tracing::error!(table = %row.id, %error, "table body could not be parsed"));
    let body: Body = read.ok().filter(|_| row.phase != Phase::Closed)?;
    Some(Summary {
        id: row.id,
        version: row.version,
        game: row.game.clone(),
        phase: row.phase,
        options: body.options.clone(),
        seats: body.seats.iter().map(|seat| (seat.name.clone(), kind(seat.holder))).collect(),
        own: body.own(who.person),
        asked: if row.phase == Phase::Playing { body.asked } else { Seats::NONE },
        pace: body.pace,
        shut: operator::shut(body.fault.as_deref()),
        result: body.result,
        updated_ms: row.updated_ms,
    })
}
