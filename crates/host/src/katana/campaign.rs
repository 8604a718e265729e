//! Campaigns through the Story, each owned by one person. Attempts are ordinary tables, and their results are
//! authoritative; a campaign only counts them.

mod attempt;
mod check;
mod kept;
mod settle;

pub use self::kept::export_campaign;
pub(crate) use self::{check::check_campaign, settle::chapter_of};

use katana::{
    GhostLevel,
    story::campaign::{Attempt, Campaign},
};
use store::{CampaignId, CampaignRow, Ms, StoreError, TableId};

use self::{
    kept::{CampaignBody, Kept},
    settle::Settled,
};
use crate::{
    host::{Host, Who},
    limits::CAMPAIGN_NAME_CHARS_MAX,
    people::{cleaned, random_bits},
    refusal::{Refusal, Why},
    table::Stored,
    view::CampaignAttempt,
};

/// How many campaigns a person may have.
const CAMPAIGNS_MAX: usize = 50;
/// How often a change is retried after a conflict.
const TRIES_MAX: usize = 8;

/// A campaign as its owner sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CampaignView {
    /// Its id.
    pub id: CampaignId,
    /// Rises with every change.
    pub version: u64,
    /// The owner's name for it.
    pub name: String,
    /// Its state: next chapter, points, rank.
    pub campaign: Campaign,
    /// The attempts that are over, in order.
    pub attempts: Vec<AttemptView>,
    /// The attempt in progress.
    pub current: Option<CurrentAttemptView>,
    /// When it was created.
    pub created_ms: Ms,
    /// When it was last changed.
    pub updated_ms: Ms,
}

/// An attempt that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AttemptView {
    /// The chapter, the Ghost, and whether it was won.
    pub attempt: Attempt,
    /// Its Story points.
    pub points: i32,
    /// Its table.
    pub table: TableId,
    /// How often an act was undone that had revealed something.
    pub n_undone_past_barrier: u64,
}

/// An attempt in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CurrentAttemptView {
    /// Its table.
    pub table: TableId,
    /// The chapter, 1 to 14.
    pub chapter: u8,
    /// The Ghost chosen for it.
    pub ghost: GhostLevel,
    /// Whether its game is broken and set aside. It does not count, and another attempt can be begun.
    pub is_broken: bool,
}

impl Host {
    /// The visitor's campaigns, the last changed first.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn campaigns(&self, who: Who) -> Result<Vec<CampaignView>, Refusal> {
        let Some(person) = who.person else { return Ok(Vec::new()) };
        let mut campaigns = Vec::new();
        for row in self.0.store.campaigns_of(person).await? {
            match self.settled(row.id, Some(person)).await {
                Ok(settled) => campaigns.push(settled.view()),
                // It was deleted meanwhile, or is unreadable; leave it out.
                Err(Refusal::NotFound | Refusal::Broken) => {}
                Err(refusal) => return Err(refusal),
            }
        }
        // Sort again, because settling may have changed them.
        campaigns.sort_by_key(|campaign| std::cmp::Reverse(campaign.updated_ms));
        Ok(campaigns)
    }

    /// One of the visitor's campaigns.
    ///
    /// # Errors
    /// The visitor has no such campaign.
    pub async fn campaign(&self, who: Who, id: CampaignId) -> Result<CampaignView, Refusal> {
        Ok(self.own_campaign(who, id).await?.view())
    }

    /// Creates an empty campaign.
    ///
    /// # Errors
    /// The visitor is unknown, the name is not valid, or they have too many.
    pub async fn new_campaign(&self, who: Who, name: &str) -> Result<CampaignId, Refusal> {
        let person = who.person.ok_or(Refusal::Unknown)?;
        let name = clean_campaign_name(name)?;
        if !(self.0.store.campaigns_of(person).await?.len() < CAMPAIGNS_MAX) {
            return Err(Refusal::TooMany(Why::Campaigns));
        }
        let now_ms = self.now_ms();
        let row = CampaignRow {
            id: CampaignId(random_bits()),
            version: 0,
            owner: person,
            name,
            body: String::new(),
            created_ms: now_ms,
            updated_ms: now_ms,
        };
        let kept = Kept { row, body: CampaignBody::default() };
        match self.save_campaign(&kept).await? {
            Stored::Done => Ok(kept.row.id),
            Stored::Conflict => Err(Refusal::Unavailable),
        }
    }

    /// Renames a campaign.
    ///
    /// # Errors
    /// The visitor has no such campaign, or the name is not valid.
    pub async fn rename_campaign(&self, who: Who, id: CampaignId, name: &str) -> Result<(), Refusal> {
        let name = clean_campaign_name(name)?;
        self.change_campaign(who, id, |settled| {
            settled.kept.row.name.clone_from(&name);
            Ok(())
        })
        .await
    }

    /// Deletes a campaign. The tables of its attempts stay.
    ///
    /// # Errors
    /// The visitor has no such campaign.
    pub async fn delete_campaign(&self, who: Who, id: CampaignId) -> Result<(), Refusal> {
        self.own_campaign(who, id).await?;
        Ok(self.0.store.delete_campaign(id).await?)
    }

    /// The visitor's campaign that a table is an attempt of.
    ///
    /// # Errors
    /// The database does not answer.
    pub(crate) async fn attempt_at(
        &self,
        who: Who,
        id: CampaignId,
        table: TableId,
    ) -> Result<Option<CampaignAttempt>, Refusal> {
        match self.own_campaign(who, id).await {
            Ok(Settled { kept, current: _ }) => {
                let attempts = kept.attempts();
                let points = attempts.iter().find(|it| it.table == table).map(|it| it.points);
                let campaign = &kept.body.campaign;
                let (total, is_over) = (campaign.points(), campaign.next().is_none());
                Ok(Some(CampaignAttempt { campaign: id, name: kept.row.name, points, total, is_over }))
            }
            Err(Refusal::NotFound | Refusal::Broken | Refusal::Unknown) => Ok(None),
            Err(refusal) => Err(refusal),
        }
    }

    /// One of the visitor's campaigns, with the result of its last attempt counted.
    async fn own_campaign(&self, who: Who, id: CampaignId) -> Result<Settled, Refusal> {
        let person = who.person.ok_or(Refusal::Unknown)?;
        self.settled(id, Some(person)).await
    }

    /// Changes one of the visitor's campaigns. `change` is called again after a conflict.
    async fn change_campaign<T>(
        &self,
        who: Who,
        id: CampaignId,
        mut change: impl FnMut(&mut Settled) -> Result<T, Refusal>,
    ) -> Result<T, Refusal> {
        for _ in 0..TRIES_MAX {
            let mut settled = self.own_campaign(who, id).await?;
            let value = change(&mut settled)?;
            match self.save_campaign(&settled.kept).await? {
                Stored::Done => return Ok(value),
                Stored::Conflict => {}
            }
        }
        Err(Refusal::Unavailable)
    }

    /// Stores a campaign, unless another change was faster.
    async fn save_campaign(&self, kept: &Kept) -> Result<Stored, Refusal> {
        match self.0.store.save_campaign(kept.next_row(self.now_ms())).await {
            Ok(()) => Ok(Stored::Done),
            Err(StoreError::Conflict) => Ok(Stored::Conflict),
            // Its owner was deleted meanwhile.
            Err(StoreError::NoPerson) => Err(Refusal::Unknown),
            Err(error) => Err(error.into()),
        }
    }
}

fn clean_campaign_name(name: &str) -> Result<String, Refusal> {
    cleaned("name", name, 1..=CAMPAIGN_NAME_CHARS_MAX)
}
