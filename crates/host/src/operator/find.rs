//! Finding tables and people.

use store::{Ms, PersonId, Phase, TableId, TableRow};

use super::{Shut, shut};
use crate::{body::Body, host::Host, people::PersonBody, refusal::Refusal};

/// How many are shown.
const FOUND_MAX: u32 = 100;

/// A table, as its operator sees it: nothing of its game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableFound {
    /// Its id.
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// How far it is.
    pub phase: Phase,
    /// Why it was set aside, unless its game is broken.
    pub shut: Option<Shut>,
    /// What is wrong with its game.
    pub fault: Option<String>,
    /// The names at its seats.
    pub names: Vec<String>,
    /// The people at its seats.
    pub people: Vec<PersonId>,
    /// How many entries the log of its game has.
    pub n_entries: u64,
    /// When it last changed.
    pub updated_ms: Ms,
}

/// A person, as the operator sees them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonFound {
    /// Their id.
    pub id: PersonId,
    /// Their name; empty if they have none.
    pub name: String,
    /// Their login.
    pub login: Option<String>,
    /// When they were first seen.
    pub created_ms: Ms,
    /// Whether they are banned.
    pub is_banned: bool,
}

impl Host {
    /// Tables with a text in their id, game, names or phase, the last changed first; all if it is empty.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn find_tables(&self, text: &str) -> Result<Vec<TableFound>, Refusal> {
        let rows = self.0.store.tables_like(text.trim(), FOUND_MAX).await?;
        Ok(rows.into_iter().map(found).collect())
    }

    /// People with a text in their id, login or name, the newest first; all if it is empty.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn find_people(&self, text: &str) -> Result<Vec<PersonFound>, Refusal> {
        let rows = self.0.store.people_like(text.trim(), FOUND_MAX).await?;
        let found = rows.into_iter().map(|row| {
            let body: PersonBody = serde_json::from_str(&row.body).unwrap_or_default();
            PersonFound {
                id: row.id,
                name: body.name,
                login: row.login,
                created_ms: row.created_ms,
                is_banned: self.is_person_banned(row.id),
            }
        });
        Ok(found.collect())
    }
}

fn found(row: TableRow) -> TableFound {
    // A body that cannot be read is no reason to hide the table from who has to mend it.
    let body = serde_json::from_str::<Body>(&row.body).ok();
    let fault = body.as_ref().and_then(|body| body.fault.clone());
    let names = body.as_ref().map(|body| body.seats.iter().map(|seat| seat.name.clone()).collect());
    TableFound {
        id: row.id,
        game: row.game,
        phase: row.phase,
        shut: shut(fault.as_deref()),
        fault,
        names: names.unwrap_or_default(),
        people: body.map(|body| body.people().into_iter().collect()).unwrap_or_default(),
        n_entries: row.n_entries,
        updated_ms: row.updated_ms,
    }
}
