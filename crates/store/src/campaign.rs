//! What is stored of a campaign.

use crate::{CampaignId, Ms, PersonId};

/// A campaign as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CampaignRow {
    /// Its id.
    pub id: CampaignId,
    /// Rises by one with every change. Version 1 makes a new campaign.
    pub version: u64,
    /// Whose it is.
    pub owner: PersonId,
    /// What its owner calls it.
    pub name: String,
    /// Everything else.
    pub body: String,
    /// When it was begun.
    pub created_ms: Ms,
    /// When it was last changed.
    pub updated_ms: Ms,
}
