//! Dealing a game, or closing a table before the deal.

use std::panic::{AssertUnwindSafe, catch_unwind};

use store::{Phase, TableId};

use super::{check_host, link, take::check_gathering};
use crate::{
    body::{Holder, Notice, Pace},
    host::{Host, Who},
    refusal::{Refusal, Why},
    table::Draft,
};

impl Host {
    /// Deals, once all seats are taken and their people present; for the table's host.
    ///
    /// # Errors
    /// The visitor is not the table's host, the game has begun, or somebody is missing.
    pub async fn start_table(&self, who: Who, table: TableId) -> Result<(), Refusal> {
        self.change(table, |draft| {
            check_host(&draft.body, who)?;
            check_gathering(draft.row.phase)?;
            deal(draft)
        })
        .await
    }

    /// Closes a table before the deal; for its host.
    ///
    /// # Errors
    /// The visitor is not the table's host, or the game has begun.
    pub async fn close_table(&self, who: Who, table: TableId) -> Result<(), Refusal> {
        self.change(table, |draft| {
            check_host(&draft.body, who)?;
            check_gathering(draft.row.phase)?;
            draft.row.phase = Phase::Closed;
            Ok(())
        })
        .await
    }
}

/// Deals at a table that is not stored yet. A panic of the rules becomes an error.
///
/// # Errors
/// Somebody is missing, the setup is not possible, or the rules panicked.
pub(crate) fn begin(draft: &mut Draft) -> Result<(), Refusal> {
    catch_unwind(AssertUnwindSafe(|| deal(draft))).unwrap_or(Err(Refusal::Broken))
}

fn deal(draft: &mut Draft) -> Result<(), Refusal> {
    if !draft.body.seats.iter().all(|seat| seat.holder != Holder::Open && seat.is_ready) {
        return Err(Refusal::NotNow(Why::SeatsOpen));
    }
    let game = draft.game.clone().ok_or(Refusal::Broken)?;
    let components = draft.body.components.as_ref().and_then(|set| set.data.as_deref());
    let play = game.deal(draft.body.seats.len() as u8, &draft.body.options, components)?;
    if !play.is_known_to_bots() {
        tracing::info!(table = %draft.row.id, "bots have learned from other components, and play without what they learned");
    }
    if let Some(set) = &mut draft.body.components {
        set.data = None;
    }
    draft.row.header = Some(play.header());
    draft.row.n_entries = 0;
    draft.row.phase = Phase::Playing;
    draft.play = Some(play);
    draft.body.has_secrets = game.has_secrets();
    let bank_ms = match draft.body.pace {
        Pace::Live { bank_ms, increment_ms: _ } => bank_ms,
        Pace::Free | Pace::Days { move_ms: _ } => 0,
    };
    for seat in &mut draft.body.seats {
        seat.clock.left_ms = bank_ms;
    }
    link::void_links_at_deal(draft);
    draft.note(Notice::Started, None);
    Ok(())
}
