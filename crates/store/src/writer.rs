//! The writer: a background task that commits waiting writes in groups, one transaction each.

mod connection;

use std::{collections::HashSet, sync::Arc, time::Duration};

use tokio::sync::{mpsc, oneshot};

pub(crate) use self::connection::WriteConnection;
use crate::{
    AuditRow, BanRow, CampaignId, CampaignRow, Change, Changed, ComponentSetId, ComponentSetRow, Ms,
    PersonId, PersonRow, Result, SecretHash, SessionRow, StoreError, TableId, TokenRow, TokensOf, campaigns,
    change, component_sets,
    copy::{self, Copied},
    known::{Known, News},
    operators, people,
    postgres::{CHANNEL, Caller},
    sessions,
    sql::{Connection, query},
    step::{self, Step},
    tokens,
};

/// The most writes in one transaction.
const BATCH_MAX: usize = 128;
/// How often a transaction is retried when another node interfered, and how long to wait before the first retry.
const TRIES_MAX: u32 = 8;
const RETRY: Duration = Duration::from_millis(5);

/// A write, which happens whole or not at all.
pub(crate) enum Write {
    /// No change, but the disk is written to; shows that the writer works.
    Pulse,
    /// A change of a table that only goes on with it.
    Step(Box<Step>),
    /// A change of a table, and who is new at it.
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
    DeleteTokensOf(TokensOf),
    AddAudit(AuditRow),
    /// Whether the subject is banned from now on.
    SetBan(BanRow, bool),
    DeleteTable(TableId),
    /// Rows as they are in another database.
    Rows(Vec<Copied>),
    /// Deletes everything.
    Clear,
}

impl Write {
    /// Executes the write; returns the tables that it changed.
    async fn apply(&self, connection: &mut Connection<'_>, caller: Option<&Caller>) -> Result<Vec<Changed>> {
        match self {
            Self::Pulse => {
                // Both write to the journal and wait for the disk like any change.
                let pulse = connection.either(
                    "PRAGMA user_version = 1",
                    "SELECT pg_logical_emit_message(TRUE, 'kajiba', 'pulse')",
                );
                query(pulse).execute(connection).await?;
            }
            Self::Step(step) => {
                step.apply(connection, caller).await?;
                return Ok(vec![step.changed()]);
            }
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
            Self::DeleteTokensOf(of) => operators::delete_tokens(connection, *of).await?,
            Self::AddAudit(audit) => operators::add_audit(connection, audit).await?,
            Self::SetBan(ban, is_banned) => operators::set_ban(connection, ban, *is_banned).await?,
            Self::DeleteTable(id) => return operators::delete_table(connection, *id).await,
            Self::Rows(rows) => copy::insert(connection, rows).await?,
            Self::Clear => copy::clear(connection).await?,
        }
        Ok(Vec::new())
    }

    /// What others may know and must forget, beside the versions of tables.
    fn news(&self) -> Vec<News> {
        match self {
            Self::Pulse
            | Self::Step(_)
            | Self::Change(..)
            | Self::Attempt(..)
            | Self::CreatePerson(..)
            | Self::AddSession(_)
            | Self::EraseLinesOf(_)
            | Self::MoveLines(..)
            | Self::SaveCampaign(_)
            | Self::DeleteCampaign(_)
            | Self::DeleteCampaignsOf(_)
            | Self::MoveCampaigns(..)
            | Self::SaveComponentSet(..)
            | Self::DeleteComponentSet(_)
            | Self::MoveComponentSets(..)
            | Self::AddAudit(_)
            | Self::SetBan(..) => Vec::new(),
            Self::ChangePerson(steps) => vec![News::Person(steps[0].id)],
            Self::DeletePerson(id, _)
            | Self::DeleteIdlePerson(id, _)
            | Self::DeleteSessionsOf(id, _)
            | Self::DeleteTokensOf(TokensOf::Person(id)) => vec![News::Person(*id)],
            Self::ChangeSession(steps) => vec![News::Session(steps[0].token)],
            Self::TouchSession(token, _) | Self::DeleteSession(token) => vec![News::Session(*token)],
            Self::SaveToken(token) => vec![News::Token(token.table, token.seat)],
            Self::DeleteToken(table, seat) => vec![News::Token(*table, *seat)],
            Self::DeleteUnusedSessions(_)
            | Self::DeleteTokensOf(TokensOf::Table(_))
            | Self::DeleteTable(_)
            | Self::Rows(_)
            | Self::Clear => vec![News::Everything],
        }
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
    known: Arc<Known>,
}

impl Writer {
    pub(crate) fn new(connection: WriteConnection, jobs: mpsc::Receiver<Job>, known: Arc<Known>) -> Self {
        Self { connection, jobs, known }
    }

    /// Writes until all senders of jobs are gone.
    pub(crate) async fn run(mut self) {
        let mut jobs = Vec::with_capacity(BATCH_MAX);
        while self.jobs.recv_many(&mut jobs, BATCH_MAX).await > 0 {
            let (writes, answers): (Vec<_>, Vec<_>) =
                jobs.drain(..).map(|job| (job.write, job.answer)).unzip();
            let outcomes = self.write(&writes).await;
            // Also what was refused: whoever tries again reads again.
            self.known.forget(&writes.iter().flat_map(Write::news).collect::<Vec<_>>());
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
        if !(self.connection.is_in_place()) {
            return writes.iter().map(|_| Err(StoreError::Replaced)).collect();
        }
        loop {
            n_tries += 1;
            match self.try_write(writes).await {
                // What nobody will find again is not acknowledged.
                Ok(_) if !self.connection.is_in_place() => {
                    return writes.iter().map(|_| Err(StoreError::Replaced)).collect();
                }
                Ok(outcomes) => return outcomes,
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
        let (mut connection, caller) = self.connection.connection().await?;
        let connection = &mut connection;
        match (steps_alone(writes), &caller) {
            (Some(steps), None) => {
                let outcomes = step::commit_merged(connection, &steps).await.map_err(cause_of)?;
                return Ok(outcomes
                    .into_iter()
                    .map(|outcome| outcome.map(|changed| vec![changed]))
                    .collect());
            }
            // One statement is a transaction by itself.
            (Some(steps), Some(_)) if steps.len() == 1 => {
                return Ok(vec![checked(writes[0].apply(connection, caller).await)?]);
            }
            (Some(_), Some(_)) | (None, _) => {}
        }
        query(connection.either("BEGIN IMMEDIATE", "BEGIN")).execute(connection).await?;
        let mut outcomes = Vec::with_capacity(writes.len());
        let mut news = Vec::new();
        for write in writes {
            let outcome = match write {
                // A step that does not fit writes nothing.
                Write::Step(_) => checked(write.apply(connection, caller).await)?,
                _ => {
                    let outcome = apply_apart(write, connection).await?;
                    if let Ok(changed) = &outcome {
                        news.extend(changed.iter().copied().map(News::Table).chain(write.news()));
                    }
                    outcome
                }
            };
            outcomes.push(outcome);
        }
        for notice in caller.into_iter().flat_map(|caller| caller.notices(news.iter().copied())) {
            query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(notice).execute(connection).await?;
        }
        query("COMMIT").execute(connection).await?;
        Ok(outcomes)
    }
}

/// The writes as steps, if they are nothing else and each has a table of its own.
fn steps_alone(writes: &[Write]) -> Option<Vec<&Step>> {
    let mut tables = HashSet::new();
    let steps = writes.iter().map(|write| match write {
        Write::Step(step) if tables.insert(step.table()) => Some(&**step),
        _ => None,
    });
    steps.collect()
}

/// Executes a write so that only it is undone if it fails.
async fn apply_apart(write: &Write, connection: &mut Connection<'_>) -> sqlx::Result<Result<Vec<Changed>>> {
    query("SAVEPOINT this_write").execute(connection).await?;
    let outcome = match write.apply(connection, None).await {
        Err(StoreError::Sqlx(cause)) if connection::is_collision(&cause) => return Err(cause),
        outcome => outcome,
    };
    if outcome.is_err() {
        let undone = query("ROLLBACK TO SAVEPOINT this_write").execute(connection).await;
        // The database may have aborted the whole transaction; later writes must not be committed alone.
        if let Err(failure) = undone {
            return Err(match outcome {
                Err(StoreError::Sqlx(cause)) => cause,
                Err(_) | Ok(_) => failure,
            });
        }
    }
    query("RELEASE SAVEPOINT this_write").execute(connection).await?;
    Ok(outcome)
}

/// The outcome of a write, unless the database failed, which ends the whole transaction.
fn checked<T>(outcome: Result<T>) -> sqlx::Result<Result<T>> {
    match outcome {
        Err(StoreError::Sqlx(cause)) => Err(cause),
        outcome => Ok(outcome),
    }
}

fn cause_of(error: StoreError) -> sqlx::Error {
    match error {
        StoreError::Sqlx(cause) => cause,
        error => sqlx::Error::Protocol(error.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use sqlx::ConnectOptions;

    use super::*;
    use crate::{Phase, TableId, TableRow, file, sql::handed_over};

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
        let connection = WriteConnection::of_file(options.clone(), connection, lock);
        (Writer::new(connection, jobs, Arc::new(Known::of_one())), options)
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

    /// The step of a new table to its second version, with an entry.
    fn step(id: u128) -> Write {
        let Write::Change(change, _) = new_table(id, "one") else { unreachable!("a new table is a change") };
        let row = TableRow { version: 2, n_entries: 1, body: "two".to_owned(), ..change.row };
        let entries = vec![crate::EntryRow { n: 1, at_ms: 7, body: r#"{"deed":"刀"}"#.to_owned() }];
        let step = Step::of(Change { row, entries, lines: Vec::new() });
        Write::Step(Box::new(step.expect("it goes on with the table")))
    }

    #[tokio::test]
    async fn decisions_that_wait_together_are_handed_over_at_once_and_one_that_does_not_fit_spares_the_others()
     {
        let folder = tempfile::tempdir().expect("there is room");
        let (mut writer, options) = writer(&folder).await;
        let tables: Vec<Write> = (1..=20).map(|id| new_table(id, "one")).collect();
        writer.write(&tables).await;
        handed_over::take();
        let outcomes = writer.write(&[step(1)]).await;
        assert!(matches!(&outcomes[..], [Ok(_)]), "{outcomes:?}");
        assert_eq!(handed_over::take(), 1, "beginning, step and commit go together");
        let outcomes = writer.write(&(2..=9).map(step).collect::<Vec<_>>()).await;
        assert!(outcomes.iter().all(Result::is_ok), "{outcomes:?}");
        assert_eq!(handed_over::take(), 1);
        // The first has gone on already, and the last does not exist.
        let outcomes = writer.write(&[9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21].map(step)).await;
        let n_done = outcomes.iter().filter(|outcome| outcome.is_ok()).count();
        let misfits = [outcomes.first(), outcomes.last()];
        assert!(
            misfits.iter().all(|misfit| matches!(misfit, Some(Err(StoreError::Conflict)))),
            "{outcomes:?}"
        );
        assert_eq!((n_done, handed_over::take()), (11, 2 + 2), "two parts, and two questions why");
        assert_eq!(bodies(&options).await, ["two"; 20]);
        let mut reader = options.connect().await.expect("the file is a database");
        let entries =
            sqlx::query_scalar("SELECT table_id || n || at_ms || body FROM entry ORDER BY table_id");
        let entries: Vec<String> = entries.fetch_all(&mut reader).await.expect("there are entries");
        let all: Vec<String> = (1..=20).map(|id| format!(r#"{}17{{"deed":"刀"}}"#, TableId(id))).collect();
        assert_eq!(entries, all);
    }

    #[cfg(unix)]
    #[tokio::test]
    async fn a_pulse_is_written_to_the_disk() {
        let folder = tempfile::tempdir().expect("there is room");
        let (mut writer, options) = writer(&folder).await;
        let journal = folder.path().join("test.db-wal");
        let length = || std::fs::metadata(&journal).expect("there is a journal").len();
        writer.write(&[new_table(1, "one")]).await;
        let before = length();
        assert!(matches!(&writer.write(&[Write::Pulse]).await[..], [Ok(_)]));
        assert!(length() > before);
        assert_eq!(bodies(&options).await, ["one"]);
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
        let error = outcomes[0].as_ref().expect_err("it was not written");
        assert!(error.is_disk_full() && error.to_string().contains("disk is full"), "{error}");
        assert!(bodies(&options).await.is_empty());
        let outcomes = writer.write(&[new_table(4, "four")]).await;
        assert!(matches!(&outcomes[..], [Ok(_)]), "{outcomes:?}");
        assert_eq!(bodies(&options).await, ["four"]);
    }
}
