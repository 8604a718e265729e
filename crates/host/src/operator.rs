//! What the operator of a server does: finds, closes and deletes tables, deletes or bans people and addresses, makes secrets
//! void, and archives or deletes what is old. Each deed is in a log before it is done.

mod ban;
mod deed;
mod find;

use std::collections::HashSet;

use store::{AuditRow, Ms, PersonId, Phase, TableId, TokensOf};

pub(crate) use self::ban::Bans;
pub use self::deed::Deed;
pub use self::find::{PersonFound, TableFound};
use crate::{
    host::{Host, Who},
    people::random_bits,
    refusal::{Refusal, Why},
    table::Draft,
};

const DAY_MS: Ms = 24 * 60 * 60 * 1000;

/// How many lines of the log are shown.
const AUDITS_MAX: u32 = 200;

/// The fault of a table that the operator has closed.
const CLOSED: &str = "closed by the operator";
/// The fault of a table that was archived.
const ARCHIVED: &str = "archived: nobody has decided for a long time";

/// Why a table was set aside although its game is not broken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shut {
    /// By the operator.
    ByOperator,
    /// Nobody had played for a long time.
    Archived,
}

/// Why a table with this fault was set aside, unless its game is broken.
pub(crate) fn shut(fault: Option<&str>) -> Option<Shut> {
    match fault {
        Some(CLOSED) => Some(Shut::ByOperator),
        Some(ARCHIVED) => Some(Shut::Archived),
        Some(_) | None => None,
    }
}

/// What an operator did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AuditLine {
    /// When.
    pub at_ms: Ms,
    /// What, by the name of the deed.
    pub deed: String,
    /// To whom or to what.
    pub subject: String,
}

impl Host {
    /// Does what an operator orders, and says how many tables, people or addresses it was done to.
    ///
    /// # Errors
    /// There is no such table or person, it is not possible, or the database does not answer.
    pub async fn operate(&self, deed: Deed) -> Result<u64, Refusal> {
        let (name, subject) = deed.written();
        let id = TableId(random_bits()).to_string();
        tracing::warn!(deed = name, "an operator gives an order");
        let at_ms = self.now_ms();
        self.0.store.add_audit(AuditRow { id, at_ms, deed: name.to_owned(), subject }).await?;
        match deed {
            Deed::CloseTable(table) => self.shut_table(table, CLOSED).await?,
            Deed::DeleteTable(table) => self.delete_table(table).await?,
            Deed::RotateTable(table) => self.void_links(table).await?,
            Deed::DeletePerson(person) => self.delete_person(own(person)).await?,
            Deed::RotatePerson(person) => self.void_secrets(person).await?,
            Deed::Ban(subject) => self.set_ban(&subject, true).await?,
            Deed::Unban(subject) => self.set_ban(&subject, false).await?,
            Deed::Archive(days) => return self.archive(days).await,
            Deed::Prune(days) => return self.prune(days).await,
        }
        Ok(1)
    }

    /// What operators did last, the last one first.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn audit(&self) -> Result<Vec<AuditLine>, Refusal> {
        let rows = self.0.store.audits(AUDITS_MAX).await?;
        let line = |AuditRow { id: _, at_ms, deed, subject }| AuditLine { at_ms, deed, subject };
        Ok(rows.into_iter().map(line).collect())
    }

    /// Does what the settings say about old tables; the host calls this itself once a day.
    pub(crate) async fn keep_house(&self) {
        let days =
            [self.0.settings.archive_days.map(Deed::Archive), self.0.settings.keep_days.map(Deed::Prune)];
        for deed in days.into_iter().flatten() {
            if let Err(refusal) = self.operate(deed).await {
                tracing::error!(%refusal, "old tables could not be put away");
            }
        }
    }

    /// Sets a table aside, or closes one that has not begun.
    async fn shut_table(&self, table: TableId, why: &str) -> Result<(), Refusal> {
        self.change(table, |draft| match draft.row.phase {
            Phase::Gathering => {
                draft.row.phase = Phase::Closed;
                Ok(())
            }
            Phase::Playing => {
                draft.set_aside(why);
                Ok(())
            }
            Phase::Over | Phase::Broken | Phase::Closed => Err(Refusal::NotNow(Why::Over)),
        })
        .await
    }

    /// Deletes a table, unless a campaign needs it.
    async fn delete_table(&self, table: TableId) -> Result<(), Refusal> {
        let is_of_story = self.read(table, |table| Ok(table.body.campaign.is_some())).await?;
        if is_of_story {
            return Err(Refusal::Forbidden(Why::OfStory));
        }
        let changed = self.0.store.delete_table(table).await?;
        self.reload(changed).await;
        Ok(())
    }

    /// Makes all links and tokens of a table's seats void.
    async fn void_links(&self, table: TableId) -> Result<(), Refusal> {
        self.change(table, |draft: &mut Draft| {
            for (row, it) in draft.row.seats.iter_mut().zip(&mut draft.body.seats) {
                row.link = None;
                it.link_by = None;
            }
            Ok(())
        })
        .await?;
        Ok(self.0.store.delete_tokens_of(TokensOf::Table(table)).await?)
    }

    /// Ends all sessions of a person, and makes their recovery link and tokens void.
    async fn void_secrets(&self, person: PersonId) -> Result<(), Refusal> {
        self.revoke_recovery(own(person)).await.map_err(|refusal| match refusal {
            Refusal::Unknown => Refusal::NotFound,
            other => other,
        })?;
        self.0.store.delete_sessions_of(person, None).await?;
        Ok(self.0.store.delete_tokens_of(TokensOf::Person(person)).await?)
    }

    /// Archives tables without a change for some days: they are set aside with their record, or closed before they began.
    async fn archive(&self, days: u32) -> Result<u64, Refusal> {
        let mut n_done = 0;
        for table in self.unchanged([Phase::Playing, Phase::Gathering], days).await? {
            match self.shut_table(table, ARCHIVED).await {
                Ok(()) => n_done += 1,
                // Somebody was faster, or it is broken anyway.
                Err(Refusal::NotNow(_) | Refusal::NotFound | Refusal::Broken) => {}
                Err(refusal) => return Err(refusal),
            }
        }
        Ok(n_done)
    }

    /// Deletes tables that are over, closed or archived, some days after their last change.
    async fn prune(&self, days: u32) -> Result<u64, Refusal> {
        let mut n_done = 0;
        for table in self.unchanged([Phase::Over, Phase::Closed, Phase::Broken], days).await? {
            // What broke by itself is kept for a report.
            let is_old = self.read(table, |table| {
                Ok(table.row.phase != Phase::Broken || shut(table.body.fault.as_deref()).is_some())
            });
            match is_old.await {
                Ok(true) => {}
                Ok(false) | Err(Refusal::NotFound | Refusal::Broken) => continue,
                Err(refusal) => return Err(refusal),
            }
            match self.delete_table(table).await {
                Ok(()) => n_done += 1,
                Err(Refusal::Forbidden(_) | Refusal::NotFound | Refusal::Broken) => {}
                Err(refusal) => return Err(refusal),
            }
        }
        Ok(n_done)
    }

    async fn unchanged<const N: usize>(
        &self,
        phases: [Phase; N],
        days: u32,
    ) -> Result<HashSet<TableId>, Refusal> {
        let since_ms = self.now_ms() - Ms::from(days) * DAY_MS;
        let mut tables = HashSet::new();
        for phase in phases {
            tables.extend(self.0.store.tables_unchanged(phase, since_ms).await?);
        }
        Ok(tables)
    }
}

/// As if the person themselves asked.
fn own(person: PersonId) -> Who {
    Who { person: Some(person), session: None, bearer: None }
}
