//! Counts the attempt in progress: when its game ends or, if that failed, when the campaign is next loaded.

use katana::{GhostLevel, Katana, story::campaign::Attempt};
use store::{CampaignId, PersonId, Phase, TableId, TableRow};
use tabletop::{Game, Title};

use super::{CampaignView, CurrentAttemptView, TRIES_MAX, kept::Kept};
use crate::{body::Body, host::Host, refusal::Refusal};

/// A campaign in which all finished attempts are counted.
pub(super) struct Settled {
    pub(super) kept: Kept,
    /// The attempt in progress.
    pub(super) current: Option<CurrentAttemptView>,
}

impl Settled {
    /// The campaign as its owner sees it.
    pub(super) fn view(self) -> CampaignView {
        let Self { kept, current } = self;
        CampaignView {
            id: kept.row.id,
            version: kept.row.version,
            attempts: kept.attempts(),
            name: kept.row.name,
            campaign: kept.body.campaign,
            current,
            created_ms: kept.row.created_ms,
            updated_ms: kept.row.updated_ms,
        }
    }
}

/// The state of an attempt's table.
enum Fate {
    /// In progress, or broken.
    InProgress(CurrentAttemptView),
    /// Over, and how often an act was undone that had revealed something.
    Over(Attempt, u64),
    /// There is no such attempt.
    Void,
}

impl Host {
    /// Loads a campaign, of `owner` if given, and counts and stores finished attempts.
    ///
    /// # Errors
    /// There is no such campaign, or it cannot be parsed.
    pub(super) async fn settled(&self, id: CampaignId, owner: Option<PersonId>) -> Result<Settled, Refusal> {
        for _ in 0..TRIES_MAX {
            let row = self.0.store.campaign(id).await?;
            let row =
                row.filter(|row| owner.is_none_or(|owner| owner == row.owner)).ok_or(Refusal::NotFound)?;
            let mut kept = Kept::read(row)?;
            let Some(table) = kept.body.current else { return Ok(Settled { kept, current: None }) };
            match self.fate(table).await? {
                Fate::InProgress(current) => return Ok(Settled { kept, current: Some(current) }),
                Fate::Over(attempt, n_undone_past_barrier) => kept.finish(attempt, n_undone_past_barrier),
                Fate::Void => {
                    tracing::error!(campaign = %id, %table, "table of an attempt is missing");
                    kept.body.current = None;
                }
            }
            // In any case the stored campaign is read again.
            self.save_campaign(&kept).await?;
        }
        Err(Refusal::Unavailable)
    }

    /// Counts the attempt whose game has just ended. After a failure it is counted when the campaign is next
    /// loaded.
    pub(crate) async fn settle_at_end(&self, id: CampaignId) {
        match self.settled(id, None).await {
            // It may have been deleted.
            Ok(_) | Err(Refusal::NotFound) => {}
            Err(refusal) => tracing::warn!(campaign = %id, %refusal, "attempt not counted yet"),
        }
    }

    async fn fate(&self, table: TableId) -> Result<Fate, Refusal> {
        let Some(row) = self.0.store.table(table).await? else { return Ok(Fate::Void) };
        let Ok(body) = serde_json::from_str::<Body>(&row.body) else { return Ok(Fate::Void) };
        let Some((chapter, ghost)) = chapter_of_row(&row, &body) else { return Ok(Fate::Void) };
        let in_progress =
            |is_broken| Fate::InProgress(CurrentAttemptView { table, chapter, ghost, is_broken });
        Ok(match row.phase {
            Phase::Gathering | Phase::Playing => in_progress(false),
            Phase::Broken => in_progress(true),
            Phase::Closed => Fate::Void,
            Phase::Over => {
                let result = body.result.as_ref();
                let is_won = result.and_then(|result| result.is_won).unwrap_or(false);
                let n_undone = result.map_or(0, |result| result.n_undone_past_barrier);
                Fate::Over(Attempt { chapter, ghost, is_won }, n_undone)
            }
        })
    }
}

/// The chapter and the Ghost at a table, if a chapter is played.
pub(crate) fn chapter_of(body: &Body) -> Option<(u8, GhostLevel)> {
    let setup = Katana::setup(body.seats.len() as u8, &body.options);
    setup.chapter.zip(setup.ghost)
}

/// The same for a stored row, which may be of another game.
pub(super) fn chapter_of_row(row: &TableRow, body: &Body) -> Option<(u8, GhostLevel)> {
    if row.game == Katana::NAME { chapter_of(body) } else { None }
}
