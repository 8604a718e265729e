//! People and the browsers they are known by.

use sqlx::{Sqlite, SqliteConnection, query::Query, sqlite::SqliteArguments};

use crate::{
    Ms, PersonId, PersonRow, Result, SecretHash, SessionRow, Store, StoreError, TableId, row, writer::Write,
};

/// Whether a person has left nothing and was not seen since `$1`.
macro_rules! is_idle {
    () => {
        "login IS NULL AND recovery IS NULL AND created_ms < $1 \
         AND NOT EXISTS (SELECT 1 FROM session WHERE session.person = person.id AND seen_ms >= $1) \
         AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.person = person.id) \
         AND NOT EXISTS (SELECT 1 FROM game_table WHERE host = person.id) \
         AND NOT EXISTS (SELECT 1 FROM line WHERE line.person = person.id) \
         AND NOT EXISTS (SELECT 1 FROM campaign WHERE owner = person.id)"
    };
}

impl Store {
    /// Adds a person and their first session.
    ///
    /// # Errors
    /// [`StoreError::LoginTaken`]; [`StoreError::Conflict`] where the id exists.
    pub async fn create_person(&self, person: PersonRow, session: SessionRow) -> Result<()> {
        self.write(Write::CreatePerson(person, session)).await
    }

    /// Changes what is stored of a person.
    ///
    /// # Errors
    /// [`StoreError::LoginTaken`]; [`StoreError::NoPerson`] where they have been deleted meanwhile.
    pub async fn save_person(&self, person: PersonRow) -> Result<()> {
        self.write(Write::SavePerson(person)).await
    }

    /// Deletes a person and their sessions, once they have no line, no campaign and neither seat nor table but at the
    /// tables `aside`, which nobody can change. Those are then nobody's.
    ///
    /// # Errors
    /// [`StoreError::Held`].
    pub async fn delete_person(&self, id: PersonId, aside: Vec<TableId>) -> Result<()> {
        self.write(Write::DeletePerson(id, aside)).await
    }

    /// People who can never come back or have never done anything: without login, recovery link, seat, table, line or
    /// campaign, and not seen since then.
    ///
    /// # Errors
    /// The database fails.
    pub async fn idle_people(&self, seen_before_ms: Ms, n_max: u32) -> Result<Vec<PersonId>> {
        let query = sqlx::query(concat!("SELECT id FROM person WHERE ", is_idle!(), " ORDER BY id LIMIT $2"));
        let rows = query.bind(seen_before_ms).bind(i64::from(n_max)).fetch_all(self.readers()).await?;
        Ok(rows.iter().map(|row| row::id(row, "id")).collect::<sqlx::Result<_>>()?)
    }

    /// Deletes a person if they are still as [`Store::idle_people`] found them.
    ///
    /// # Errors
    /// The database fails.
    pub async fn delete_idle_person(&self, id: PersonId, seen_before_ms: Ms) -> Result<()> {
        self.write(Write::DeleteIdlePerson(id, seen_before_ms)).await
    }

    /// Takes out the text of every line that a person wrote. The lines' numbers are not used again.
    ///
    /// # Errors
    /// The database fails.
    pub async fn erase_lines_of(&self, person: PersonId) -> Result<()> {
        self.write(Write::EraseLinesOf(person)).await
    }

    /// Gives all lines of a person to another one, who is the same.
    ///
    /// # Errors
    /// [`StoreError::NoPerson`] where the other one is gone.
    pub async fn move_lines(&self, from: PersonId, to: PersonId) -> Result<()> {
        self.write(Write::MoveLines(from, to)).await
    }

    /// Adds a session, or changes it.
    ///
    /// # Errors
    /// [`StoreError::NoPerson`].
    pub async fn save_session(&self, session: SessionRow) -> Result<()> {
        self.write(Write::SaveSession(session)).await
    }

    /// Notes when a session was last used. One that has ended meanwhile stays ended, unlike with
    /// [`Store::save_session`].
    ///
    /// # Errors
    /// The database fails.
    pub async fn touch_session(&self, token: SecretHash, seen_ms: Ms) -> Result<()> {
        self.write(Write::TouchSession(token, seen_ms)).await
    }

    /// Ends a session.
    ///
    /// # Errors
    /// The database fails.
    pub async fn delete_session(&self, token: SecretHash) -> Result<()> {
        self.write(Write::DeleteSession(token)).await
    }

    /// Ends all sessions that were last used before then.
    ///
    /// # Errors
    /// The database fails.
    pub async fn delete_unused_sessions(&self, seen_before_ms: Ms) -> Result<()> {
        self.write(Write::DeleteUnusedSessions(seen_before_ms)).await
    }

    /// Ends a person's sessions, all but `except`.
    ///
    /// # Errors
    /// The database fails.
    pub async fn delete_sessions_of(&self, person: PersonId, except: Option<SecretHash>) -> Result<()> {
        self.write(Write::DeleteSessionsOf(person, except)).await
    }

    /// A person.
    ///
    /// # Errors
    /// The database fails.
    pub async fn person(&self, id: PersonId) -> Result<Option<PersonRow>> {
        let query = sqlx::query_as("SELECT * FROM person WHERE id = $1").bind(id.to_string());
        Ok(query.fetch_optional(self.readers()).await?)
    }

    /// Who signs in with this name.
    ///
    /// # Errors
    /// The database fails.
    pub async fn person_of_login(&self, login: &str) -> Result<Option<PersonRow>> {
        let query = sqlx::query_as("SELECT * FROM person WHERE login = $1").bind(login.to_owned());
        Ok(query.fetch_optional(self.readers()).await?)
    }

    /// Whose recovery link this is.
    ///
    /// # Errors
    /// The database fails.
    pub async fn person_of_recovery(&self, recovery: SecretHash) -> Result<Option<PersonRow>> {
        let query = sqlx::query_as("SELECT * FROM person WHERE recovery = $1").bind(&recovery.0[..]);
        Ok(query.fetch_optional(self.readers()).await?)
    }

    /// A session.
    ///
    /// # Errors
    /// The database fails.
    pub async fn session(&self, token: SecretHash) -> Result<Option<SessionRow>> {
        let query = sqlx::query_as("SELECT * FROM session WHERE token = $1").bind(&token.0[..]);
        Ok(query.fetch_optional(self.readers()).await?)
    }
}

/// Adds a person and their first session.
pub(crate) async fn create(
    connection: &mut SqliteConnection,
    person: &PersonRow,
    session: &SessionRow,
) -> Result<()> {
    reserve_login(connection, person).await?;
    let insert = "INSERT INTO person (id, login, passphrase, recovery, body, created_ms) \
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO NOTHING";
    let done = bind(insert, person).execute(&mut *connection).await?;
    if !(done.rows_affected() == 1) {
        return Err(StoreError::Conflict);
    }
    save_session(connection, session).await
}

/// Changes what is stored of a person.
pub(crate) async fn save(connection: &mut SqliteConnection, person: &PersonRow) -> Result<()> {
    reserve_login(connection, person).await?;
    let update = "UPDATE person SET login = $2, passphrase = $3, recovery = $4, body = $5, created_ms = $6 \
         WHERE id = $1";
    let done = bind(update, person).execute(connection).await?;
    if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::NoPerson) }
}

/// Asked beforehand, because databases do not say alike which of a row's columns was not unique.
async fn reserve_login(connection: &mut SqliteConnection, person: &PersonRow) -> Result<()> {
    let other: Option<String> = sqlx::query_scalar("SELECT id FROM person WHERE login = $1 AND id <> $2")
        .bind(&person.login)
        .bind(person.id.to_string())
        .fetch_optional(connection)
        .await?;
    if other.is_none() { Ok(()) } else { Err(StoreError::LoginTaken) }
}

/// A person's columns, as `$1` to `$6`.
fn bind<'q>(sql: &'static str, person: &'q PersonRow) -> Query<'q, Sqlite, SqliteArguments> {
    sqlx::query(sql)
        .bind(person.id.to_string())
        .bind(&person.login)
        .bind(&person.passphrase)
        .bind(person.recovery.as_ref().map(|recovery| &recovery.0[..]))
        .bind(&person.body)
        .bind(person.created_ms)
}

/// Deletes a person who has nothing any more, but at the tables `aside`; what refers to them there follows by the schema.
pub(crate) async fn delete(connection: &mut SqliteConnection, id: PersonId, aside: &[TableId]) -> Result<()> {
    let id = id.to_string();
    let held = "SELECT id FROM game_table WHERE host = $1 UNION SELECT table_id FROM seat WHERE person = $1";
    let held: Vec<String> = sqlx::query_scalar(held).bind(&id).fetch_all(&mut *connection).await?;
    let is_aside = |table: &String| aside.iter().any(|known| known.to_string() == *table);
    let line: Option<i64> = sqlx::query_scalar("SELECT n FROM line WHERE person = $1 LIMIT 1")
        .bind(&id)
        .fetch_optional(&mut *connection)
        .await?;
    let campaign: Option<String> = sqlx::query_scalar("SELECT id FROM campaign WHERE owner = $1 LIMIT 1")
        .bind(&id)
        .fetch_optional(&mut *connection)
        .await?;
    if !(held.iter().all(is_aside) && line.is_none() && campaign.is_none()) {
        return Err(StoreError::Held);
    }
    sqlx::query("DELETE FROM person WHERE id = $1").bind(id).execute(connection).await?;
    Ok(())
}

/// Deletes a person who is idle.
pub(crate) async fn delete_idle(
    connection: &mut SqliteConnection,
    id: PersonId,
    seen_before_ms: Ms,
) -> Result<()> {
    let delete = concat!("DELETE FROM person WHERE id = $2 AND ", is_idle!());
    sqlx::query(delete).bind(seen_before_ms).bind(id.to_string()).execute(connection).await?;
    Ok(())
}

/// Whether all of these are people.
///
/// # Errors
/// [`StoreError::NoPerson`] where one of them is not.
pub(crate) async fn check(connection: &mut SqliteConnection, people: &[PersonId]) -> Result<()> {
    for person in people {
        let known: Option<String> = sqlx::query_scalar("SELECT id FROM person WHERE id = $1")
            .bind(person.to_string())
            .fetch_optional(&mut *connection)
            .await?;
        if known.is_none() {
            return Err(StoreError::NoPerson);
        }
    }
    Ok(())
}

/// Empties a person's lines.
pub(crate) async fn erase_lines(connection: &mut SqliteConnection, id: PersonId) -> Result<()> {
    sqlx::query("UPDATE line SET body = '', person = NULL WHERE person = $1")
        .bind(id.to_string())
        .execute(connection)
        .await?;
    Ok(())
}

/// Gives all lines of a person to another one.
pub(crate) async fn move_lines(
    connection: &mut SqliteConnection,
    from: PersonId,
    to: PersonId,
) -> Result<()> {
    let update = sqlx::query("UPDATE line SET person = $2 WHERE person = $1");
    let done = update.bind(from.to_string()).bind(to.to_string()).execute(connection).await;
    done.map(drop).map_err(without_person)
}

/// Adds a session, or changes it.
pub(crate) async fn save_session(connection: &mut SqliteConnection, session: &SessionRow) -> Result<()> {
    sqlx::query(
        "INSERT INTO session (token, person, body, created_ms, seen_ms) VALUES ($1, $2, $3, $4, $5) \
         ON CONFLICT (token) DO UPDATE SET person = excluded.person, body = excluded.body, \
         created_ms = excluded.created_ms, seen_ms = excluded.seen_ms",
    )
    .bind(&session.token.0[..])
    .bind(session.person.to_string())
    .bind(&session.body)
    .bind(session.created_ms)
    .bind(session.seen_ms)
    .execute(connection)
    .await
    .map_err(without_person)?;
    Ok(())
}

/// A person who is referred to is not there.
pub(crate) fn without_person(error: sqlx::Error) -> StoreError {
    match error.as_database_error() {
        Some(cause) if cause.is_foreign_key_violation() => StoreError::NoPerson,
        Some(_) | None => error.into(),
    }
}

/// Notes when a session was last used.
pub(crate) async fn touch_session(
    connection: &mut SqliteConnection,
    token: SecretHash,
    seen_ms: Ms,
) -> Result<()> {
    sqlx::query("UPDATE session SET seen_ms = $2 WHERE token = $1")
        .bind(&token.0[..])
        .bind(seen_ms)
        .execute(connection)
        .await?;
    Ok(())
}

/// Ends a session.
pub(crate) async fn delete_session(connection: &mut SqliteConnection, token: SecretHash) -> Result<()> {
    sqlx::query("DELETE FROM session WHERE token = $1").bind(&token.0[..]).execute(connection).await?;
    Ok(())
}

/// Ends sessions that nobody uses.
pub(crate) async fn delete_unused_sessions(
    connection: &mut SqliteConnection,
    seen_before_ms: Ms,
) -> Result<()> {
    sqlx::query("DELETE FROM session WHERE seen_ms < $1").bind(seen_before_ms).execute(connection).await?;
    Ok(())
}

/// Ends a person's sessions, all but one, perhaps.
pub(crate) async fn delete_sessions(
    connection: &mut SqliteConnection,
    id: PersonId,
    except: Option<SecretHash>,
) -> Result<()> {
    let query = match &except {
        Some(except) => sqlx::query("DELETE FROM session WHERE person = $1 AND token <> $2")
            .bind(id.to_string())
            .bind(&except.0[..]),
        None => sqlx::query("DELETE FROM session WHERE person = $1").bind(id.to_string()),
    };
    query.execute(connection).await?;
    Ok(())
}
