//! Attempts at the next chapter, and skipping a lost one.

use katana::{GhostLevel, story::campaign};
use store::{CampaignId, TableId};

use super::{super::solo::solo_table, TRIES_MAX, settle::Settled};
use crate::{
    host::{Host, Who},
    refusal::{Refusal, Why},
    seats,
    table::Draft,
    table::Stored,
};

impl Host {
    /// Starts an attempt at the next chapter against this Ghost at a new table, or returns the table of the
    /// one in progress.
    ///
    /// # Errors
    /// The visitor has no such campaign, the Story is over, they have no name, or have created too many
    /// tables.
    pub async fn begin_attempt(
        &self,
        who: Who,
        id: CampaignId,
        ghost: GhostLevel,
    ) -> Result<TableId, Refusal> {
        for _ in 0..TRIES_MAX {
            let settled = self.own_campaign(who, id).await?;
            if let Some(table) = in_play(&settled) {
                return Ok(table);
            }
            let draft = self.attempt(who, settled, ghost).await?;
            let table = draft.row.id;
            match self.create(draft).await? {
                Stored::Done => return Ok(table),
                // The campaign has changed meanwhile; another attempt may have begun.
                Stored::Conflict => {}
            }
        }
        Err(Refusal::Unavailable)
    }

    /// Skips the next chapter after a defeat; returns the skipped one.
    ///
    /// # Errors
    /// The visitor has no such campaign, its next chapter was not lost or is being played, or the Story is
    /// over.
    pub async fn skip_chapter(&self, who: Who, id: CampaignId) -> Result<u8, Refusal> {
        self.change_campaign(who, id, |settled| {
            if in_play(settled).is_some() {
                return Err(Refusal::NotNow(Why::NotOver));
            }
            // A broken attempt is dropped with the chapter.
            settled.kept.body.current = None;
            settled.kept.body.campaign.skip().map_err(|refusal| {
                Refusal::NotNow(match refusal {
                    campaign::Refusal::NoDefeat => Why::NoDefeat,
                    campaign::Refusal::OtherChapter => Why::StoryOver,
                })
            })
        })
        .await
    }

    /// A draft of the table of an attempt, already dealt, with the campaign that refers to it.
    async fn attempt(&self, who: Who, settled: Settled, ghost: GhostLevel) -> Result<Draft, Refusal> {
        let Settled { mut kept, current: _ } = settled;
        let chapter = kept.body.campaign.next().ok_or(Refusal::NotNow(Why::StoryOver))?;
        let options = [("chapter", chapter.to_string()), ("ghost", ghost.number().to_string())];
        let mut draft = self.draft_table(who, solo_table(options)).await?;
        draft.body.campaign = Some(kept.row.id);
        seats::begin(&mut draft)?;
        kept.body.current = Some(draft.row.id);
        draft.campaign = Some(kept.next_row(draft.now_ms));
        Ok(draft)
    }
}

/// The table of the attempt in progress.
fn in_play(settled: &Settled) -> Option<TableId> {
    settled.current.filter(|current| !current.is_broken).map(|current| current.table)
}
