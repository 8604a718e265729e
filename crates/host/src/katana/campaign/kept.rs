//! The stored form of a campaign. A new field needs a default.

use katana::story::campaign::{Attempt, Campaign};
use serde::{Deserialize, Serialize};
use store::{CampaignId, CampaignRow, Ms, Store, TableId};

use super::AttemptView;
use crate::{people::PersonBody, refusal::Refusal};

/// A loaded campaign.
pub(super) struct Kept {
    /// The stored row, with an empty `body`.
    pub(super) row: CampaignRow,
    /// The row's body, parsed.
    pub(super) body: CampaignBody,
}

/// What is stored of a campaign besides its owner.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct CampaignBody {
    /// Finished attempts and skipped chapters.
    pub(super) campaign: Campaign,
    /// The games of those attempts, in order.
    #[serde(default)]
    pub(super) games: Vec<GameBody>,
    /// The table of the attempt in progress.
    #[serde(default)]
    pub(super) current: Option<TableId>,
}

/// The game of a finished attempt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct GameBody {
    /// Its table.
    pub(super) table: TableId,
    /// How often an act was undone that had revealed something.
    #[serde(default)]
    pub(super) n_undone_past_barrier: u64,
}

impl Kept {
    /// Parses a row.
    ///
    /// # Errors
    /// Its body is not valid.
    pub(super) fn read(mut row: CampaignRow) -> Result<Self, Refusal> {
        let body = std::mem::take(&mut row.body);
        let body = serde_json::from_str(&body).map_err(|error| {
            tracing::error!(campaign = %row.id, %error, "campaign could not be parsed");
            Refusal::Broken
        })?;
        Ok(Self { row, body })
    }

    /// The row of the next version.
    pub(super) fn next_row(&self, now_ms: Ms) -> CampaignRow {
        let body = serde_json::to_string(&self.body).expect("campaigns are plain data");
        CampaignRow { version: self.row.version + 1, body, updated_ms: now_ms, ..self.row.clone() }
    }

    /// Counts the attempt in progress, and clears it, so that it counts once.
    pub(super) fn finish(&mut self, attempt: Attempt, n_undone_past_barrier: u64) {
        let Some(table) = self.body.current.take() else { return };
        match self.body.campaign.finish(attempt) {
            Ok(_) => self.body.games.push(GameBody { table, n_undone_past_barrier }),
            Err(refusal) => {
                tracing::error!(campaign = %self.row.id, %table, ?refusal, "attempt could not be counted");
            }
        }
    }

    /// The finished attempts, in order.
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

/// Exports a stored campaign in the terminal's format. Games have the names that `export` gives their
/// records.
///
/// # Errors
/// There is no such campaign, or it cannot be parsed.
///
/// # Panics
/// Never: campaigns serialize to JSON.
pub async fn export_campaign(store: &Store, id: CampaignId) -> Result<String, Refusal> {
    /// The exported file.
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
