//! Checks that a stored campaign agrees with its games.

use store::{CampaignId, Phase, Store, StoreError, TableId};

use super::{AttemptView, kept::Kept, settle::chapter_of_row};
use crate::body::Body;

/// The faults of a campaign; nothing if it no longer exists.
///
/// # Errors
/// The database does not answer.
pub(crate) async fn check_campaign(store: &Store, id: CampaignId) -> Result<Option<Vec<String>>, StoreError> {
    let Some(row) = store.campaign(id).await? else { return Ok(None) };
    let Ok(kept) = Kept::read(row) else { return Ok(Some(vec!["the body cannot be read".to_owned()])) };
    let mut faults = Vec::new();
    if !(kept.body.games.len() == kept.body.campaign.attempts().len()) {
        faults.push("there are other games than attempts".to_owned());
    }
    for attempt in kept.attempts() {
        let table = attempt.table;
        match read_table(store, table).await? {
            Ok((phase, body, chapter)) if is_counted(&attempt, phase, &body, chapter) => {}
            Ok(_) => faults.push(format!("table {table} was another attempt than is counted")),
            Err(fault) => faults.push(fault),
        }
    }
    if let Some(table) = kept.body.current {
        let current = read_table(store, table).await?;
        faults.extend(current.err());
    }
    Ok(Some(faults))
}

type Chapter = Option<(u8, katana::GhostLevel)>;

async fn read_table(
    store: &Store,
    table: TableId,
) -> Result<Result<(Phase, Body, Chapter), String>, StoreError> {
    let Some(row) = store.table(table).await? else {
        return Ok(Err(format!("table {table} is missing")));
    };
    let body: Result<Body, _> = serde_json::from_str(&row.body);
    Ok(body.map_err(|error| format!("the body of table {table} cannot be read: {error}")).map(|body| {
        let chapter = chapter_of_row(&row, &body);
        (row.phase, body, chapter)
    }))
}

/// Whether the table's result is what the attempt says.
fn is_counted(it: &AttemptView, phase: Phase, body: &Body, chapter: Chapter) -> bool {
    let is_won = body.result.as_ref().and_then(|result| result.is_won);
    let is_chapter = chapter == Some((it.attempt.chapter, it.attempt.ghost));
    // A finished game may have been set aside since, by a program that could not read it.
    let is_over = matches!(phase, Phase::Over | Phase::Broken);
    is_over && is_chapter && is_won == Some(it.attempt.is_won)
}
