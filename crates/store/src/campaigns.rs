//! Changing and finding campaigns.

use crate::{
    CampaignId, CampaignRow, Change, PersonId, Result, Store, StoreError,
    change::stored,
    people::without_person,
    row,
    sql::{Connection, Query, query},
    writer::Write,
};

impl Store {
    /// Adds a campaign, or changes it, if nobody was faster.
    ///
    /// # Errors
    /// [`StoreError::Conflict`]; [`StoreError::NoPerson`] where its owner is gone.
    pub async fn save_campaign(&self, campaign: CampaignRow) -> Result<()> {
        self.write(Write::SaveCampaign(campaign)).await.map(drop)
    }

    /// Takes one step of a table as [`Store::commit_with`] does, and changes a campaign with it: both or neither.
    ///
    /// # Errors
    /// As for [`Store::commit_with`] and [`Store::save_campaign`].
    pub async fn commit_attempt(
        &self,
        change: Change,
        newcomers: Vec<PersonId>,
        campaign: CampaignRow,
    ) -> Result<()> {
        self.write(Write::Attempt(Box::new(change), newcomers, campaign)).await.map(drop)
    }

    /// Deletes a campaign. The tables of its attempts stay.
    ///
    /// # Errors
    /// The database fails.
    pub async fn delete_campaign(&self, id: CampaignId) -> Result<()> {
        self.write(Write::DeleteCampaign(id)).await.map(drop)
    }

    /// Deletes all campaigns of a person.
    ///
    /// # Errors
    /// The database fails.
    pub async fn delete_campaigns_of(&self, owner: PersonId) -> Result<()> {
        self.write(Write::DeleteCampaignsOf(owner)).await.map(drop)
    }

    /// Gives all campaigns of a person to another one, who is the same.
    ///
    /// # Errors
    /// [`StoreError::NoPerson`] where the other one is gone.
    pub async fn move_campaigns(&self, from: PersonId, to: PersonId) -> Result<()> {
        self.write(Write::MoveCampaigns(from, to)).await.map(drop)
    }

    /// A campaign.
    ///
    /// # Errors
    /// The database fails.
    pub async fn campaign(&self, id: CampaignId) -> Result<Option<CampaignRow>> {
        self.find(query("SELECT * FROM campaign WHERE id = $1").bind(id.to_string())).await
    }

    /// A person's campaigns, the last changed first.
    ///
    /// # Errors
    /// The database fails.
    pub async fn campaigns_of(&self, owner: PersonId) -> Result<Vec<CampaignRow>> {
        let select = query("SELECT * FROM campaign WHERE owner = $1 ORDER BY updated_ms DESC, id");
        self.find_all(select.bind(owner.to_string())).await
    }

    /// The next campaigns of all, by id.
    ///
    /// # Errors
    /// The database fails.
    pub async fn campaigns_after(&self, after: Option<CampaignId>, n_max: u32) -> Result<Vec<CampaignId>> {
        // No id is empty text, and all come after it.
        let after = after.map_or_else(String::new, |id| id.to_string());
        let select = query("SELECT id FROM campaign WHERE id > $1 ORDER BY id LIMIT $2");
        let rows = self.rows(select.bind(after).bind(i64::from(n_max))).await?;
        Ok(rows.iter().map(|row| row::id(row, "id")).collect::<sqlx::Result<_>>()?)
    }
}

/// Adds a campaign, or changes it, if it is of the version before.
pub(crate) async fn save(connection: &mut Connection<'_>, campaign: &CampaignRow) -> Result<()> {
    let write = if campaign.version == 1 {
        let insert = "INSERT INTO campaign (id, version, owner, name, body, created_ms, updated_ms) \
             VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING";
        bind(insert, campaign)?
    } else {
        let version_before = stored(campaign.version.checked_sub(1).ok_or(StoreError::Gap)?)?;
        let update = "UPDATE campaign SET version = $2, owner = $3, name = $4, body = $5, created_ms = $6, \
             updated_ms = $7 WHERE id = $1 AND version = $8";
        bind(update, campaign)?.bind(version_before)
    };
    let n_written = write.execute(connection).await.map_err(without_person)?;
    if n_written == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}

/// A campaign's columns, as `$1` to `$7`.
fn bind<'q>(sql: &'static str, campaign: &'q CampaignRow) -> Result<Query<'q>> {
    Ok(query(sql)
        .bind(campaign.id.to_string())
        .bind(stored(campaign.version)?)
        .bind(campaign.owner.to_string())
        .bind(&campaign.name)
        .bind(&campaign.body)
        .bind(campaign.created_ms)
        .bind(campaign.updated_ms))
}

/// Deletes a campaign.
pub(crate) async fn delete(connection: &mut Connection<'_>, id: CampaignId) -> Result<()> {
    query("DELETE FROM campaign WHERE id = $1").bind(id.to_string()).execute(connection).await?;
    Ok(())
}

/// Deletes a person's campaigns.
pub(crate) async fn delete_all(connection: &mut Connection<'_>, owner: PersonId) -> Result<()> {
    query("DELETE FROM campaign WHERE owner = $1").bind(owner.to_string()).execute(connection).await?;
    Ok(())
}

/// Gives a person's campaigns to another one. Whoever changes one of them meanwhile must read it again.
pub(crate) async fn hand_over(connection: &mut Connection<'_>, from: PersonId, to: PersonId) -> Result<()> {
    let update = query("UPDATE campaign SET owner = $2, version = version + 1 WHERE owner = $1");
    let done = update.bind(from.to_string()).bind(to.to_string()).execute(connection).await;
    done.map(drop).map_err(without_person)
}
