//! People, and the sessions that identify them.

use crate::{
    Changed, Ms, PersonId, PersonRow, Result, SecretHash, SessionRow, Store, StoreError, TableId,
    row::{self, FromRow},
    sessions,
    sql::{Connection, Query, query},
    writer::Write,
};

/// Whether a person owns nothing and has not been seen since `$1`.
macro_rules! is_idle {
    () => {
        "login IS NULL AND recovery IS NULL AND created_ms < $1 \
         AND NOT EXISTS (SELECT 1 FROM session WHERE session.person = person.id AND seen_ms >= $1) \
         AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.person = person.id) \
         AND NOT EXISTS (SELECT 1 FROM game_table WHERE host = person.id) \
         AND NOT EXISTS (SELECT 1 FROM line WHERE line.person = person.id) \
         AND NOT EXISTS (SELECT 1 FROM campaign WHERE owner = person.id) \
         AND NOT EXISTS (SELECT 1 FROM component_set WHERE owner = person.id)"
    };
}

impl Store {
    /// Adds a person and their first session.
    ///
    /// # Errors
    /// [`StoreError::LoginTaken`]; [`StoreError::Conflict`] if the id exists.
    pub async fn create_person(&self, person: PersonRow, session: SessionRow) -> Result<()> {
        self.write(Write::CreatePerson(person, session)).await.map(drop)
    }

    /// Changes a person, if nobody else has changed them first.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if they are no longer as in `before`; [`StoreError::LoginTaken`];
    /// [`StoreError::NoPerson`] if they have been deleted.
    pub async fn change_person(&self, before: PersonRow, after: PersonRow) -> Result<()> {
        self.write(Write::ChangePerson(Box::new([before, after]))).await.map(drop)
    }

    /// Deletes a person and their sessions. They may no longer have chat lines or campaigns, and no seats or tables except
    /// the tables `aside`, which nobody can change; those then belong to nobody.
    ///
    /// # Errors
    /// [`StoreError::Held`].
    pub async fn delete_person(&self, id: PersonId, aside: Vec<TableId>) -> Result<()> {
        self.write(Write::DeletePerson(id, aside)).await.map(drop)
    }

    /// People who can never come back or have never done anything: no login, recovery link, seat, table, chat line,
    /// campaign or component set, and not seen since the given time.
    ///
    /// # Errors
    /// The database fails.
    pub async fn idle_people(&self, seen_before_ms: Ms, n_max: u32) -> Result<Vec<PersonId>> {
        let select = query(concat!("SELECT id FROM person WHERE ", is_idle!(), " ORDER BY id LIMIT $2"));
        let rows = self.rows(select.bind(seen_before_ms).bind(i64::from(n_max))).await?;
        Ok(rows.iter().map(|row| row::id(row, "id")).collect::<sqlx::Result<_>>()?)
    }

    /// Deletes a person if they are still as [`Store::idle_people`] found them.
    ///
    /// # Errors
    /// The database fails.
    pub async fn delete_idle_person(&self, id: PersonId, seen_before_ms: Ms) -> Result<()> {
        self.write(Write::DeleteIdlePerson(id, seen_before_ms)).await.map(drop)
    }

    /// Clears the text of every chat line that a person wrote; the numbers of the lines are not used again. Raises the
    /// versions of the tables concerned and returns them.
    ///
    /// # Errors
    /// The database fails.
    pub async fn erase_lines_of(&self, person: PersonId) -> Result<Vec<Changed>> {
        self.write(Write::EraseLinesOf(person)).await
    }

    /// Moves all chat lines of a person to another id of the same person. Raises the versions of the tables concerned and
    /// returns them.
    ///
    /// # Errors
    /// [`StoreError::NoPerson`] if the other id does not exist.
    pub async fn move_lines(&self, from: PersonId, to: PersonId) -> Result<Vec<Changed>> {
        self.write(Write::MoveLines(from, to)).await
    }

    /// A person.
    ///
    /// # Errors
    /// The database fails.
    pub async fn person(&self, id: PersonId) -> Result<Option<PersonRow>> {
        self.find_known(id, query("SELECT * FROM person WHERE id = $1").bind(id.to_string())).await
    }

    /// The person with this login name.
    ///
    /// # Errors
    /// The database fails.
    pub async fn person_of_login(&self, login: &str) -> Result<Option<PersonRow>> {
        self.find(query("SELECT * FROM person WHERE login = $1").bind(login.to_owned())).await
    }

    /// The person with this recovery link.
    ///
    /// # Errors
    /// The database fails.
    pub async fn person_of_recovery(&self, recovery: SecretHash) -> Result<Option<PersonRow>> {
        self.find(query("SELECT * FROM person WHERE recovery = $1").bind(&recovery.0[..])).await
    }
}

/// Adds a person and their first session.
pub(crate) async fn create(
    connection: &mut Connection<'_>,
    person: &PersonRow,
    session: &SessionRow,
) -> Result<()> {
    reserve_login(connection, person).await?;
    let insert = "INSERT INTO person (id, login, passphrase, recovery, body, created_ms) \
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO NOTHING";
    let n_written = bind(insert, person).execute(connection).await.map_err(with_login)?;
    if !(n_written == 1) {
        return Err(StoreError::Conflict);
    }
    sessions::add(connection, session).await
}

/// Changes a person who is still as in `before`.
pub(crate) async fn change(
    connection: &mut Connection<'_>,
    before: &PersonRow,
    after: &PersonRow,
) -> Result<()> {
    let select = connection
        .either("SELECT * FROM person WHERE id = $1", "SELECT * FROM person WHERE id = $1 FOR NO KEY UPDATE");
    let found = query(select).bind(before.id.to_string()).fetch_optional(connection).await?;
    let Some(found) = found else { return Err(StoreError::NoPerson) };
    if !(PersonRow::from_row(&found)? == *before) {
        return Err(StoreError::Conflict);
    }
    reserve_login(connection, after).await?;
    let update = "UPDATE person SET login = $2, passphrase = $3, recovery = $4, body = $5, created_ms = $6 \
         WHERE id = $1";
    bind(update, after).execute(connection).await.map_err(with_login)?;
    Ok(())
}

/// Checked first, because databases differ in how they report which column was not unique.
async fn reserve_login(connection: &mut Connection<'_>, person: &PersonRow) -> Result<()> {
    let other = query("SELECT id FROM person WHERE login = $1 AND id <> $2")
        .bind(&person.login)
        .bind(person.id.to_string())
        .fetch_optional(connection)
        .await?;
    if other.is_none() { Ok(()) } else { Err(StoreError::LoginTaken) }
}

/// Another node has just taken the login. Recovery links are unique as well, but random, so they never collide.
fn with_login(error: sqlx::Error) -> StoreError {
    match error.as_database_error() {
        Some(cause) if cause.is_unique_violation() => StoreError::LoginTaken,
        Some(_) | None => error.into(),
    }
}

/// The columns of a person, as `$1` to `$6`.
fn bind<'q>(sql: &'static str, person: &'q PersonRow) -> Query<'q> {
    query(sql)
        .bind(person.id.to_string())
        .bind(&person.login)
        .bind(&person.passphrase)
        .bind(person.recovery.as_ref().map(|recovery| &recovery.0[..]))
        .bind(&person.body)
        .bind(person.created_ms)
}

/// Deletes a person who has nothing left except the tables `aside`; the schema clears the references there, and deletes
/// their component sets.
pub(crate) async fn delete(connection: &mut Connection<'_>, id: PersonId, aside: &[TableId]) -> Result<()> {
    hold(connection, id).await?;
    let id = id.to_string();
    let held =
        "SELECT id FROM game_table WHERE host = $1 UNION SELECT table_id AS id FROM seat WHERE person = $1";
    let held = query(held).bind(&id).fetch_all(connection).await?;
    let held: Vec<TableId> = held.iter().map(|row| row::id(row, "id")).collect::<sqlx::Result<_>>()?;
    let line = query("SELECT n FROM line WHERE person = $1 LIMIT 1").bind(&id);
    let line = line.fetch_optional(connection).await?;
    let campaign = query("SELECT id FROM campaign WHERE owner = $1 LIMIT 1").bind(&id);
    let campaign = campaign.fetch_optional(connection).await?;
    if !(held.iter().all(|table| aside.contains(table)) && line.is_none() && campaign.is_none()) {
        return Err(StoreError::Held);
    }
    query("DELETE FROM person WHERE id = $1").bind(id).execute(connection).await?;
    Ok(())
}

/// Locks a person against other nodes until it is decided whether they are deleted. SQLite has only one writer anyway.
async fn hold(connection: &mut Connection<'_>, id: PersonId) -> Result<()> {
    match connection {
        Connection::Sqlite(_) => {}
        Connection::Postgres(_) => {
            let lock = query("SELECT id FROM person WHERE id = $1 FOR UPDATE").bind(id.to_string());
            lock.fetch_optional(connection).await?;
        }
    }
    Ok(())
}

/// Deletes an idle person.
pub(crate) async fn delete_idle(
    connection: &mut Connection<'_>,
    id: PersonId,
    seen_before_ms: Ms,
) -> Result<()> {
    hold(connection, id).await?;
    let delete = concat!("DELETE FROM person WHERE id = $2 AND ", is_idle!());
    query(delete).bind(seen_before_ms).bind(id.to_string()).execute(connection).await?;
    Ok(())
}

/// Checks that all of these people exist, and locks them until the end of the transaction.
///
/// # Errors
/// [`StoreError::NoPerson`] if one of them does not exist.
pub(crate) async fn check(connection: &mut Connection<'_>, people: &[PersonId]) -> Result<()> {
    for person in people {
        let select = connection.either(
            "SELECT id FROM person WHERE id = $1",
            "SELECT id FROM person WHERE id = $1 FOR KEY SHARE",
        );
        if query(select).bind(person.to_string()).fetch_optional(connection).await?.is_none() {
            return Err(StoreError::NoPerson);
        }
    }
    Ok(())
}

/// Clears the text of a person's chat lines.
pub(crate) async fn erase_lines(connection: &mut Connection<'_>, id: PersonId) -> Result<Vec<Changed>> {
    let changed = raise(connection, id).await?;
    let update = query("UPDATE line SET body = '', person = NULL WHERE person = $1");
    update.bind(id.to_string()).execute(connection).await?;
    Ok(changed)
}

/// Moves all chat lines of a person to another id.
pub(crate) async fn move_lines(
    connection: &mut Connection<'_>,
    from: PersonId,
    to: PersonId,
) -> Result<Vec<Changed>> {
    let changed = raise(connection, from).await?;
    let update = query("UPDATE line SET person = $2 WHERE person = $1");
    let done = update.bind(from.to_string()).bind(to.to_string()).execute(connection).await;
    done.map(|_| changed).map_err(without_person)
}

/// Raises the version of every table with a chat line of this person, so that cached lines are read again.
async fn raise(connection: &mut Connection<'_>, id: PersonId) -> Result<Vec<Changed>> {
    let update = "UPDATE game_table SET version = version + 1 \
         WHERE id IN (SELECT table_id FROM line WHERE person = $1) RETURNING id, version";
    Ok(row::read_all(&query(update).bind(id.to_string()).fetch_all(connection).await?)?)
}

/// A row refers to a person who does not exist.
pub(crate) fn without_person(error: sqlx::Error) -> StoreError {
    match error.as_database_error() {
        Some(cause) if cause.is_foreign_key_violation() => StoreError::NoPerson,
        Some(_) | None => error.into(),
    }
}
