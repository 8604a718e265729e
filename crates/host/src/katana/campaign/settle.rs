//! What became of the attempt in progress: counted when its game ends and, should that have been lost, when the campaign
//! is next looked at.

use katana::{GhostLevel, Katana, story::campaign::Attempt};
use store::{CampaignId, PersonId, Phase, TableId, TableRow};
use tabletop::{Game, Title};

use super::{CampaignView, CurrentAttemptView, TRIES_MAX, kept::Kept};
use crate::{body::Body, host::Host, refusal::Refusal};

/// A campaign in which all is counted that is over.
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

/// What became of the table of an attempt.
enum Fate {
    /// It is played, or broke.
    InProgress(CurrentAttemptView),
    /// It is over, and how often something revealed was taken back.
    Over(Attempt, u64),
    /// There is no such attempt.
    Void,
}

impl Host {
    /// A campaign, of this person if they are named, in which all is counted and stored that is over.
    ///
    /// # Errors
    /// There is no such campaign, or it cannot be read.
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
                    tracing::error!(campaign = %id, %table, "the table of an attempt is missing");
                    kept.body.current = None;
                }
            }
            // Whoever was faster, what is stored is read again.
            self.save_campaign(&kept).await?;
        }
        Err(Refusal::Unavailable)
    }

    /// Counts the attempt whose game has just ended. What fails here is done when the campaign is next looked at.
    pub(crate) async fn settle_at_end(&self, id: CampaignId) {
        match self.settled(id, None).await {
            // It may have been deleted.
            Ok(_) | Err(Refusal::NotFound) => {}
            Err(refusal) => tracing::warn!(campaign = %id, %refusal, "an attempt is not counted yet"),
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

/// The chapter of the Story that is played at a table of Shōgun no Katana, and the Ghost chosen for it.
pub(crate) fn chapter_of(body: &Body) -> Option<(u8, GhostLevel)> {
    let setup = Katana::setup(body.seats.len() as u8, &body.options);
    setup.chapter.zip(setup.ghost)
}

/// The same for a stored table, which may be of another game.
pub(super) fn chapter_of_row(row: &TableRow, body: &Body) -> Option<(u8, GhostLevel)> {
    if row.game == Katana::NAME { chapter_of(body) } else { None }
}
