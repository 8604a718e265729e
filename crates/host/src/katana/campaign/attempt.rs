//! Trying the next chapter, or going on without a victory.

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
    /// Begins an attempt at the next chapter against this Ghost, at a table of its own that is dealt at once. Where an
    /// attempt is in progress, that one's table.
    ///
    /// # Errors
    /// There is no such campaign of theirs, the Story is over, they have no name, or they have made too many tables.
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
                // The campaign has changed meanwhile: an attempt may have been begun by another hand.
                Stored::Conflict => {}
            }
        }
        Err(Refusal::Unavailable)
    }

    /// Goes on after a defeat, to the chapter that comes then; gives the one that is given up.
    ///
    /// # Errors
    /// There is no such campaign of theirs, its next chapter was not lost or is being played, or the Story is over.
    pub async fn skip_chapter(&self, who: Who, id: CampaignId) -> Result<u8, Refusal> {
        self.change_campaign(who, id, |settled| {
            if in_play(settled).is_some() {
                return Err(Refusal::NotNow(Why::NotOver));
            }
            // One whose game broke is given up with the chapter.
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

    /// The table of an attempt, dealt and not yet stored, with the campaign that knows of it.
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

/// The table of the attempt that is being played.
fn in_play(settled: &Settled) -> Option<TableId> {
    settled.current.filter(|current| !current.is_broken).map(|current| current.table)
}
