//! Campaigns: ways through the Story, each its owner's alone. Their attempts are tables like any others, and what became
//! of these is the truth; a campaign only counts them.

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
/// How often a change is tried again when somebody else was faster.
const TRIES_MAX: usize = 8;

/// A campaign as its owner sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CampaignView {
    /// Its id.
    pub id: CampaignId,
    /// Rises with every change.
    pub version: u64,
    /// What its owner calls it.
    pub name: String,
    /// Where it stands: which chapter is next, points, rank.
    pub campaign: Campaign,
    /// The attempts that are over, in order.
    pub attempts: Vec<AttemptView>,
    /// The attempt in progress.
    pub current: Option<CurrentAttemptView>,
    /// When it was begun.
    pub created_ms: Ms,
    /// When it was last changed.
    pub updated_ms: Ms,
}

/// An attempt that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AttemptView {
    /// The chapter, the Ghost, and whether it was won.
    pub attempt: Attempt,
    /// The Story points that it brought.
    pub points: i32,
    /// Where it was played.
    pub table: TableId,
    /// How often something revealed was taken back in it.
    pub n_undone_past_barrier: u64,
}

/// An attempt in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CurrentAttemptView {
    /// Where it is played.
    pub table: TableId,
    /// The chapter, 1 to 14.
    pub chapter: u8,
    /// The Ghost chosen for it.
    pub ghost: GhostLevel,
    /// Whether its game broke and is set aside. It counts as nothing, and another attempt can be begun.
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
                // It was deleted meanwhile, or cannot be read: it must not spoil the list.
                Err(Refusal::NotFound | Refusal::Broken) => {}
                Err(refusal) => return Err(refusal),
            }
        }
        // Settling is a change too.
        campaigns.sort_by_key(|campaign| std::cmp::Reverse(campaign.updated_ms));
        Ok(campaigns)
    }

    /// A campaign of the visitor's.
    ///
    /// # Errors
    /// There is no such campaign of theirs.
    pub async fn campaign(&self, who: Who, id: CampaignId) -> Result<CampaignView, Refusal> {
        Ok(self.own_campaign(who, id).await?.view())
    }

    /// Begins a campaign, in which nothing is played yet.
    ///
    /// # Errors
    /// Nobody knows them, it is no name, or they have too many.
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

    /// Gives a campaign another name.
    ///
    /// # Errors
    /// There is no such campaign of theirs, or it is no name.
    pub async fn rename_campaign(&self, who: Who, id: CampaignId, name: &str) -> Result<(), Refusal> {
        let name = clean_campaign_name(name)?;
        self.change_campaign(who, id, |settled| {
            settled.kept.row.name.clone_from(&name);
            Ok(())
        })
        .await
    }

    /// Deletes a campaign. The tables of its attempts stay, as tables like any others.
    ///
    /// # Errors
    /// There is no such campaign of theirs.
    pub async fn delete_campaign(&self, who: Who, id: CampaignId) -> Result<(), Refusal> {
        self.own_campaign(who, id).await?;
        Ok(self.0.store.delete_campaign(id).await?)
    }

    /// Of which campaign of the visitor's a table is an attempt.
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

    /// A campaign of the visitor's, with what became of its attempt in progress.
    async fn own_campaign(&self, who: Who, id: CampaignId) -> Result<Settled, Refusal> {
        let person = who.person.ok_or(Refusal::Unknown)?;
        self.settled(id, Some(person)).await
    }

    /// Changes a campaign of the visitor's. `change` may be called again, if somebody else was faster.
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

    /// Stores a campaign, if nobody was faster.
    async fn save_campaign(&self, kept: &Kept) -> Result<Stored, Refusal> {
        match self.0.store.save_campaign(kept.next_row(self.now_ms())).await {
            Ok(()) => Ok(Stored::Done),
            Err(StoreError::Conflict) => Ok(Stored::Conflict),
            // Its owner has been forgotten meanwhile.
            Err(StoreError::NoPerson) => Err(Refusal::Unknown),
            Err(error) => Err(error.into()),
        }
    }
}

fn clean_campaign_name(name: &str) -> Result<String, Refusal> {
    cleaned("name", name, 1..=CAMPAIGN_NAME_CHARS_MAX)
}
