//! A campaign as it is kept. These types are written into the database: a field that is added needs a default.

use katana::story::campaign::{Attempt, Campaign};
use serde::{Deserialize, Serialize};
use store::{CampaignId, CampaignRow, Ms, Store, TableId};

use super::AttemptView;
use crate::{people::PersonBody, refusal::Refusal};

/// A campaign that was read.
pub(super) struct Kept {
    /// As it is stored; its `body` is left empty.
    pub(super) row: CampaignRow,
    /// The row's body, read.
    pub(super) body: CampaignBody,
}

/// What is stored of a campaign beside whose it is.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct CampaignBody {
    /// The attempts that are over, and the chapters given up.
    pub(super) campaign: Campaign,
    /// The games of those attempts, in order.
    #[serde(default)]
    pub(super) games: Vec<GameBody>,
    /// The table of the attempt in progress.
    #[serde(default)]
    pub(super) current: Option<TableId>,
}

/// The game of an attempt that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct GameBody {
    /// Its table.
    pub(super) table: TableId,
    /// How often something revealed was taken back in it.
    #[serde(default)]
    pub(super) n_undone_past_barrier: u64,
}

impl Kept {
    /// Reads a row.
    ///
    /// # Errors
    /// Its body makes no sense.
    pub(super) fn read(mut row: CampaignRow) -> Result<Self, Refusal> {
        let body = std::mem::take(&mut row.body);
        let body = serde_json::from_str(&body).map_err(|error| {
            tracing::error!(campaign = %row.id, %error, "a campaign cannot be read");
            Refusal::Broken
        })?;
        Ok(Self { row, body })
    }

    /// The row of its next version.
    pub(super) fn next_row(&self, now_ms: Ms) -> CampaignRow {
        let body = serde_json::to_string(&self.body).expect("campaigns are plain data");
        CampaignRow { version: self.row.version + 1, body, updated_ms: now_ms, ..self.row.clone() }
    }

    /// Counts the attempt in progress, which is over. It is no longer in progress then, so that it counts once.
    pub(super) fn finish(&mut self, attempt: Attempt, n_undone_past_barrier: u64) {
        let Some(table) = self.body.current.take() else { return };
        match self.body.campaign.finish(attempt) {
            Ok(_) => self.body.games.push(GameBody { table, n_undone_past_barrier }),
            Err(refusal) => {
                tracing::error!(campaign = %self.row.id, %table, ?refusal, "an attempt does not count");
            }
        }
    }

    /// The attempts that are over, in order.
    pub(super) fn attempts(&self) -> Vec<AttemptView> {
        let CampaignBody { campaign, games, current: _ } = &self.body;
        let attempts = campaign.attempts().iter().zip(campaign.points_of_attempts()).zip(games);
        let view = |((&attempt, points), game): ((&Attempt, i32), &GameBody)| AttemptView {
            attempt,
            points,
            table: game.table,
            n_undone_past_barrier: game.n_undone_past_barrier,
        };
        attempts.map(view).collect()
    }
}

/// A stored campaign as the terminal keeps its own: the games are named as `export` names their records.
///
/// # Errors
/// There is no such campaign, or it cannot be read.
///
/// # Panics
/// The campaign cannot be written as JSON, which none does.
pub async fn export_campaign(store: &Store, id: CampaignId) -> Result<String, Refusal> {
    /// What the file holds.
    #[derive(Serialize)]
    struct Exported {
        player: String,
        campaign: Campaign,
        games: Vec<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        current: Option<String>,
    }
    let kept = Kept::read(store.campaign(id).await?.ok_or(Refusal::NotFound)?)?;
    let owner = store.person(kept.row.owner).await?;
    let owner: Option<PersonBody> = owner.and_then(|row| serde_json::from_str(&row.body).ok());
    let CampaignBody { campaign, games, current } = kept.body;
    let file = |table: TableId| format!("{table}.json");
    let exported = Exported {
        player: owner.map(|body| body.name).unwrap_or_default(),
        campaign,
        games: games.iter().map(|game| file(game.table)).collect(),
        current: current.map(file),
    };
    Ok(serde_json::to_string_pretty(&exported).expect("campaigns are plain data") + "\n")
}
