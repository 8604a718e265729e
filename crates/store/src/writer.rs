//! The writer: a background task that commits waiting writes in groups, one transaction each.

mod connection;

use std::{sync::Arc, time::Duration};

use tokio::sync::{mpsc, oneshot};

pub(crate) use self::connection::WriteConnection;
use crate::{
    CampaignId, CampaignRow, Change, Changed, ComponentSetId, ComponentSetRow, Ms, PersonId, PersonRow,
    Result, SecretHash, SessionRow, StoreError, TableId, TokenRow, campaigns, change, component_sets,
    copy::{self, Copied},
    people, sessions,
    sql::{Connection, query},
    tokens,
};

/// The most writes in one transaction.
const BATCH_MAX: usize = 128;
/// How often a transaction is retried when another node interfered, and how long to wait before the first retry.
const TRIES_MAX: u32 = 8;
const RETRY: Duration = Duration::from_millis(5);

/// A write, which happens whole or not at all.
pub(crate) enum Write {
    /// No change; shows that the writer answers.
    Nothing,
    /// A step of a table, and who is new at it.
    Change(Box<Change>, Vec<PersonId>),
    /// The same together with a change of a campaign.
    Attempt(Box<Change>, Vec<PersonId>, CampaignRow),
    CreatePerson(PersonRow, SessionRow),
    /// From the stored row to the new one.
    ChangePerson(Box<[PersonRow; 2]>),
    /// Keeps what they have at these tables.
    DeletePerson(PersonId, Vec<TableId>),
    /// If they were not seen since.
    DeleteIdlePerson(PersonId, Ms),
    AddSession(SessionRow),
    /// From the stored row to the new one.
    ChangeSession(Box<[SessionRow; 2]>),
    TouchSession(SecretHash, Ms),
    DeleteSession(SecretHash),
    /// All that were last used before.
    DeleteUnusedSessions(Ms),
    /// All of them, or all but one.
    DeleteSessionsOf(PersonId, Option<SecretHash>),
    EraseLinesOf(PersonId),
    /// From one to another.
    MoveLines(PersonId, PersonId),
    SaveCampaign(CampaignRow),
    DeleteCampaign(CampaignId),
    DeleteCampaignsOf(PersonId),
    /// From one to another.
    MoveCampaigns(PersonId, PersonId),
    /// If a new one is not one too many.
    SaveComponentSet(ComponentSetRow, u64),
    DeleteComponentSet(ComponentSetId),
    /// From one to another.
    MoveComponentSets(PersonId, PersonId),
    SaveToken(TokenRow),
    /// Of a table, that of the seat with this number.
    DeleteToken(TableId, u8),
    /// Rows as they are in another database.
    Rows(Vec<Copied>),
    /// Deletes everything.
    Clear,
}

impl Write {
    /// Executes the write; returns the tables that it changed.
    async fn apply(&self, connection: &mut Connection<'_>) -> Result<Vec<Changed>> {
        match self {
            Self::Nothing => {}
            Self::Change(change, newcomers) => {
                people::check(connection, newcomers).await?;
                change::apply(connection, change).await?;
                return Ok(vec![changed(change)]);
            }
            Self::Attempt(change, newcomers, campaign) => {
                people::check(connection, newcomers).await?;
                change::apply(connection, change).await?;
                campaigns::save(connection, campaign).await?;
                return Ok(vec![changed(change)]);
            }
            Self::CreatePerson(person, session) => people::create(connection, person, session).await?,
            Self::ChangePerson(steps) => people::change(connection, &steps[0], &steps[1]).await?,
            Self::DeletePerson(id, aside) => people::delete(connection, *id, aside).await?,
            Self::DeleteIdlePerson(id, before_ms) => people::delete_idle(connection, *id, *before_ms).await?,
            Self::DeleteUnusedSessions(before_ms) => {
                sessions::delete_unused(connection, *before_ms).await?;
            }
            Self::AddSession(session) => sessions::add(connection, session).await?,
            Self::ChangeSession(steps) => sessions::change(connection, &steps[0], &steps[1]).await?,
            Self::TouchSession(token, seen_ms) => sessions::touch(connection, *token, *seen_ms).await?,
            Self::DeleteSession(token) => sessions::delete(connection, *token).await?,
            Self::DeleteSessionsOf(id, except) => sessions::delete_all(connection, *id, *except).await?,
            Self::EraseLinesOf(id) => return people::erase_lines(connection, *id).await,
            Self::MoveLines(from, to) => return people::move_lines(connection, *from, *to).await,
            Self::SaveCampaign(campaign) => campaigns::save(connection, campaign).await?,
            Self::DeleteCampaign(id) => campaigns::delete(connection, *id).await?,
            Self::DeleteCampaignsOf(owner) => campaigns::delete_all(connection, *owner).await?,
            Self::MoveCampaigns(from, to) => campaigns::hand_over(connection, *from, *to).await?,
            Self::SaveComponentSet(set, n_max) => component_sets::save(connection, set, *n_max).await?,
            Self::DeleteComponentSet(id) => component_sets::delete(connection, *id).await?,
            Self::MoveComponentSets(from, to) => component_sets::hand_over(connection, *from, *to).await?,
            Self::SaveToken(token) => tokens::save(connection, token).await?,
            Self::DeleteToken(table, seat) => tokens::delete(connection, *table, *seat).await?,
            Self::Rows(rows) => copy::insert(connection, rows).await?,
            Self::Clear => copy::clear(connection).await?,
        }
        Ok(Vec::new())
    }
}

fn changed(change: &Change) -> Changed {
    Changed { table: change.row.id, version: change.row.version }
}

/// A write and where its outcome is awaited.
pub(crate) struct Job {
    pub(crate) write: Write,
    pub(crate) answer: oneshot::Sender<Result<Vec<Changed>>>,
}

/// The background task that writes.
pub(crate) struct Writer {
    connection: WriteConnection,
    jobs: mpsc::Receiver<Job>,
}

impl Writer {
    pub(crate) fn new(connection: WriteConnection, jobs: mpsc::Receiver<Job>) -> Self {
        Self { connection, jobs }
    }

    /// Writes until all senders of jobs are gone.
    pub(crate) async fn run(mut self) {
        let mut jobs = Vec::with_capacity(BATCH_MAX);
        while self.jobs.recv_many(&mut jobs, BATCH_MAX).await > 0 {
            let (writes, answers): (Vec<_>, Vec<_>) =
                jobs.drain(..).map(|job| (job.write, job.answer)).unzip();
            let outcomes = self.write(&writes).await;
            for (answer, outcome) in answers.into_iter().zip(outcomes) {
                // A caller that stopped waiting reads the outcome from the database.
                let _ = answer.send(outcome);
            }
        }
        self.connection.close().await;
    }

    /// Executes all writes in one transaction; none of them if the database fails.
    async fn write(&mut self, writes: &[Write]) -> Vec<Result<Vec<Changed>>> {
        let mut n_tries = 0;
        loop {
            n_tries += 1;
            match self.try_write(writes).await {
                Ok(outcomes) => {
                    self.connection.notify(outcomes.iter().flatten().flatten().copied().collect());
                    return outcomes;
                }
                Err(error) if self.connection.may_retry(&error) && n_tries < TRIES_MAX => {
                    // Closing the connection abandons the transaction.
                    self.connection.drop_connection().await;
                    tokio::time::sleep(RETRY * n_tries).await;
                }
                Err(error) => {
                    tracing::error!(%error, n_writes = writes.len(), "the database failed to write");
                    self.connection.drop_connection().await;
                    let error = Arc::new(error);
                    return writes.iter().map(|_| Err(StoreError::Unwritten(error.clone()))).collect();
                }
            }
        }
    }

    async fn try_write(&mut self, writes: &[Write]) -> sqlx::Result<Vec<Result<Vec<Changed>>>> {
        let mut connection = self.connection.connection().await?;
        let connection = &mut connection;
        query(connection.either("BEGIN IMMEDIATE", "BEGIN")).execute(connection).await?;
        let mut outcomes = Vec::with_capacity(writes.len());
        for write in writes {
            query("SAVEPOINT this_write").execute(connection).await?;
            let outcome = match write.apply(connection).await {
                Err(StoreError::Sqlx(cause)) if connection::is_collision(&cause) => return Err(cause),
                outcome => outcome,
            };
            if outcome.is_err() {
                let undone = query("ROLLBACK TO SAVEPOINT this_write").execute(connection).await;
                // The database may have aborted the whole transaction; later writes must not be committed alone.
                if let Err(failure) = undone {
                    return Err(cause_of(outcome).unwrap_or(failure));
                }
            }
            query("RELEASE SAVEPOINT this_write").execute(connection).await?;
            outcomes.push(outcome);
        }
        query("COMMIT").execute(connection).await?;
        Ok(outcomes)
    }
}

fn cause_of<T>(outcome: Result<T>) -> Option<sqlx::Error> {
    match outcome {
        Err(StoreError::Sqlx(cause)) => Some(cause),
        Err(_) | Ok(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use sqlx::ConnectOptions;

    use super::*;
    use crate::{Phase, TableId, TableRow, file};

    fn new_table(id: u128, body: &str) -> Write {
        let row = TableRow {
            id: TableId(id),
            version: 1,
            game: "game".to_owned(),
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

    /// A writer without other jobs, on a database of at most 100 pages.
    async fn writer(folder: &tempfile::TempDir) -> (Writer, sqlx::sqlite::SqliteConnectOptions) {
        let file = folder.path().join("test.db");
        let lock = file::claim(&file).expect("nobody else uses the file");
        let options = file::options(&file).pragma("max_page_count", "100");
        let connection = file::prepare(&options).await.expect("the file is new");
        let (_, jobs) = mpsc::channel(1);
        (Writer::new(WriteConnection::of_file(options.clone(), connection, lock), jobs), options)
    }

    async fn bodies(options: &sqlx::sqlite::SqliteConnectOptions) -> Vec<String> {
        let mut reader = options.connect().await.expect("the file is a database");
        let query = sqlx::query_scalar("SELECT body FROM game_table ORDER BY id");
        query.fetch_all(&mut reader).await.expect("there are tables")
    }

    #[tokio::test]
    async fn a_write_that_does_not_fit_spares_the_others_of_its_batch() {
        let folder = tempfile::tempdir().expect("there is room");
        let (mut writer, options) = writer(&folder).await;
        let writes = [new_table(1, "one"), new_table(1, "again"), new_table(2, "two")];
        let outcomes = writer.write(&writes).await;
        assert!(matches!(&outcomes[..], [Ok(_), Err(StoreError::Conflict), Ok(_)]), "{outcomes:?}");
        assert_eq!(bodies(&options).await, ["one", "two"]);
    }

    #[tokio::test]
    async fn nothing_of_a_batch_is_written_when_the_database_fails_and_the_next_is() {
        let folder = tempfile::tempdir().expect("there is room");
        let (mut writer, options) = writer(&folder).await;
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
        assert!(bodies(&options).await.is_empty());
        let outcomes = writer.write(&[new_table(4, "four")]).await;
        assert!(matches!(&outcomes[..], [Ok(_)]), "{outcomes:?}");
        assert_eq!(bodies(&options).await, ["four"]);
    }
}
