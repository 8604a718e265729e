//! The one that writes: gathers what waits into one transaction.

use std::{fs::File, sync::Arc};

use sqlx::{ConnectOptions, Connection, SqliteConnection, sqlite::SqliteConnectOptions};
use tokio::sync::{mpsc, oneshot};

use crate::{
    CampaignId, CampaignRow, Change, Ms, PersonId, PersonRow, Result, SecretHash, SessionRow, StoreError,
    TableId, TokenRow, campaigns, change, people, tokens,
};

/// How many writes share a transaction at most.
const BATCH_MAX: usize = 128;

/// Something to be written, whole or not at all.
pub(crate) enum Write {
    /// Nothing; shows that the writer answers.
    Nothing,
    /// A step of a table, and who is new at it.
    Change(Box<Change>, Vec<PersonId>),
    /// The same together with a change of a campaign.
    Attempt(Box<Change>, Vec<PersonId>, CampaignRow),
    CreatePerson(PersonRow, SessionRow),
    SavePerson(PersonRow),
    /// Except for what they have at these tables.
    DeletePerson(PersonId, Vec<TableId>),
    /// If they were not seen since.
    DeleteIdlePerson(PersonId, Ms),
    SaveSession(SessionRow),
    TouchSession(SecretHash, Ms),
    DeleteSession(SecretHash),
    /// All that were last used before.
    DeleteUnusedSessions(Ms),
    /// All but one, perhaps.
    DeleteSessionsOf(PersonId, Option<SecretHash>),
    EraseLinesOf(PersonId),
    /// From one to another.
    MoveLines(PersonId, PersonId),
    SaveCampaign(CampaignRow),
    DeleteCampaign(CampaignId),
    DeleteCampaignsOf(PersonId),
    /// From one to another.
    MoveCampaigns(PersonId, PersonId),
    SaveToken(TokenRow),
    /// Of a table, that of the seat with this number.
    DeleteToken(TableId, u8),
}

impl Write {
    async fn apply(&self, connection: &mut SqliteConnection) -> Result<()> {
        match self {
            Self::Nothing => Ok(()),
            Self::Change(change, newcomers) => {
                people::check(connection, newcomers).await?;
                change::apply(connection, change).await
            }
            Self::Attempt(change, newcomers, campaign) => {
                people::check(connection, newcomers).await?;
                change::apply(connection, change).await?;
                campaigns::save(connection, campaign).await
            }
            Self::CreatePerson(person, session) => people::create(connection, person, session).await,
            Self::SavePerson(person) => people::save(connection, person).await,
            Self::DeletePerson(id, aside) => people::delete(connection, *id, aside).await,
            Self::DeleteIdlePerson(id, before_ms) => people::delete_idle(connection, *id, *before_ms).await,
            Self::DeleteUnusedSessions(before_ms) => {
                people::delete_unused_sessions(connection, *before_ms).await
            }
            Self::SaveSession(session) => people::save_session(connection, session).await,
            Self::TouchSession(token, seen_ms) => people::touch_session(connection, *token, *seen_ms).await,
            Self::DeleteSession(token) => people::delete_session(connection, *token).await,
            Self::DeleteSessionsOf(id, except) => people::delete_sessions(connection, *id, *except).await,
            Self::EraseLinesOf(id) => people::erase_lines(connection, *id).await,
            Self::MoveLines(from, to) => people::move_lines(connection, *from, *to).await,
            Self::SaveCampaign(campaign) => campaigns::save(connection, campaign).await,
            Self::DeleteCampaign(id) => campaigns::delete(connection, *id).await,
            Self::DeleteCampaignsOf(owner) => campaigns::delete_all(connection, *owner).await,
            Self::MoveCampaigns(from, to) => campaigns::hand_over(connection, *from, *to).await,
            Self::SaveToken(token) => tokens::save(connection, token).await,
            Self::DeleteToken(table, seat) => tokens::delete(connection, *table, *seat).await,
        }
    }
}

/// Something to be written, and who waits for it.
pub(crate) struct Job {
    pub(crate) write: Write,
    pub(crate) answer: oneshot::Sender<Result<()>>,
}

/// The one that writes.
pub(crate) struct Writer {
    options: SqliteConnectOptions,
    /// Nothing after a failure: what state the connection is in is then anybody's guess.
    connection: Option<SqliteConnection>,
    jobs: mpsc::Receiver<Job>,
    /// Held until the last job is done.
    lock: File,
}

impl Writer {
    pub(crate) fn new(
        options: SqliteConnectOptions,
        connection: SqliteConnection,
        jobs: mpsc::Receiver<Job>,
        lock: File,
    ) -> Self {
        Self { options, connection: Some(connection), jobs, lock }
    }

    /// Writes until nobody can hand in anything more.
    pub(crate) async fn run(mut self) {
        let mut jobs = Vec::with_capacity(BATCH_MAX);
        while self.jobs.recv_many(&mut jobs, BATCH_MAX).await > 0 {
            let (writes, answers): (Vec<_>, Vec<_>) =
                jobs.drain(..).map(|job| (job.write, job.answer)).unzip();
            let outcomes = self.write(&writes).await;
            for (answer, outcome) in answers.into_iter().zip(outcomes) {
                // Who no longer waits will read what became of it.
                let _ = answer.send(outcome);
            }
        }
        if let Some(connection) = self.connection
            && let Err(error) = connection.close().await
        {
            tracing::error!(%error, "the database was not closed well");
        }
        drop(self.lock);
    }

    /// Writes all in one transaction, or, if the database fails, none.
    async fn write(&mut self, writes: &[Write]) -> Vec<Result<()>> {
        match self.try_write(writes).await {
            Ok(outcomes) => outcomes,
            Err(error) => {
                tracing::error!(%error, n_writes = writes.len(), "the database failed to write");
                if let Some(connection) = self.connection.take() {
                    // Closing takes back what was begun; if even that fails, there is nothing more to do.
                    let _ = connection.close_hard().await;
                }
                let error = Arc::new(error);
                writes.iter().map(|_| Err(StoreError::Unwritten(error.clone()))).collect()
            }
        }
    }

    async fn try_write(&mut self, writes: &[Write]) -> sqlx::Result<Vec<Result<()>>> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.options.connect().await?,
        };
        let connection = self.connection.insert(connection);
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        let mut outcomes = Vec::with_capacity(writes.len());
        for write in writes {
            let mut savepoint = transaction.begin().await?;
            match write.apply(&mut savepoint).await {
                Ok(()) => {
                    savepoint.commit().await?;
                    outcomes.push(Ok(()));
                }
                Err(error) => match (savepoint.rollback().await, error) {
                    (Ok(()), error) => outcomes.push(Err(error)),
                    // The database gave up the whole transaction; what came after would be written alone.
                    (Err(_), StoreError::Sqlx(cause)) => return Err(cause),
                    (Err(failure), _) => return Err(failure),
                },
            }
        }
        transaction.commit().await?;
        Ok(outcomes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Phase, TableId, TableRow, file};

    fn new_table(id: u128, body: &str) -> Write {
        let row = TableRow {
            id: TableId(id),
            version: 1,
            game: "katana".to_owned(),
            phase: Phase::Gathering,
            host: None,
            is_listed: false,
            header: None,
            n_entries: 0,
            body: body.to_owned(),
            due_ms: None,
            has_work: false,
            created_ms: 0,
            updated_ms: 0,
            seats: Vec::new(),
        };
        Write::Change(Box::new(Change { row, entries: Vec::new(), lines: Vec::new() }), Vec::new())
    }

    /// A writer that is given no jobs but those of its test, on a database of at most 100 pages.
    async fn writer(folder: &tempfile::TempDir) -> Writer {
        let file = folder.path().join("test.db");
        let lock = file::claim(&file).expect("nobody else uses the file");
        let options = file::options(&file).pragma("max_page_count", "100");
        let connection = file::prepare(&options).await.expect("the file is new");
        let (_, jobs) = mpsc::channel(1);
        Writer::new(options, connection, jobs, lock)
    }

    async fn bodies(writer: &Writer) -> Vec<String> {
        let mut reader = writer.options.connect().await.expect("the file is a database");
        let query = sqlx::query_scalar("SELECT body FROM game_table ORDER BY id");
        query.fetch_all(&mut reader).await.expect("there are tables")
    }

    #[tokio::test]
    async fn a_write_that_does_not_fit_spares_the_others_of_its_batch() {
        let folder = tempfile::tempdir().expect("there is room");
        let mut writer = writer(&folder).await;
        let writes = [new_table(1, "one"), new_table(1, "again"), new_table(2, "two")];
        let outcomes = writer.write(&writes).await;
        assert!(matches!(&outcomes[..], [Ok(()), Err(StoreError::Conflict), Ok(())]), "{outcomes:?}");
        assert_eq!(bodies(&writer).await, ["one", "two"]);
    }

    #[tokio::test]
    async fn nothing_of_a_batch_is_written_when_the_database_fails_and_the_next_is() {
        let folder = tempfile::tempdir().expect("there is room");
        let mut writer = writer(&folder).await;
        let too_much = "x".repeat(4 << 20);
        let writes = [new_table(1, "one"), new_table(2, &too_much), new_table(3, "three")];
        let outcomes = writer.write(&writes).await;
        assert!(
            matches!(
                &outcomes[..],
                [Err(StoreError::Unwritten(_)), Err(StoreError::Unwritten(_)), Err(StoreError::Unwritten(_))]
            ),
            "{outcomes:?}"
        );
        let message = outcomes[0].as_ref().expect_err("it was not written").to_string();
        assert!(message.contains("disk is full"), "{message}");
        assert!(bodies(&writer).await.is_empty());
        let outcomes = writer.write(&[new_table(4, "four")]).await;
        assert!(matches!(&outcomes[..], [Ok(())]), "{outcomes:?}");
        assert_eq!(bodies(&writer).await, ["four"]);
    }
}
