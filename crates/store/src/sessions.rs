//! Sessions: the browsers that identify people.

use crate::{
    Ms, PersonId, Result, SecretHash, SessionRow, Store, StoreError,
    people::without_person,
    sql::{Connection, Query, query},
    writer::Write,
};

impl Store {
    /// Adds a session.
    ///
    /// # Errors
    /// [`StoreError::NoPerson`]; [`StoreError::Conflict`] if the token exists.
    pub async fn add_session(&self, session: SessionRow) -> Result<()> {
        self.write(Write::AddSession(session)).await.map(drop)
    }

    /// Changes a session, if nobody else has changed it first.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if it is no longer as in `before` or has ended; [`StoreError::NoPerson`].
    pub async fn change_session(&self, before: SessionRow, after: SessionRow) -> Result<()> {
        self.write(Write::ChangeSession(Box::new([before, after]))).await.map(drop)
    }

    /// Notes when a session was last used. A session that has ended stays ended.
    ///
    /// # Errors
    /// The database fails.
    pub async fn touch_session(&self, token: SecretHash, seen_ms: Ms) -> Result<()> {
        self.write(Write::TouchSession(token, seen_ms)).await.map(drop)
    }

    /// Ends a session.
    ///
    /// # Errors
    /// The database fails.
    pub async fn delete_session(&self, token: SecretHash) -> Result<()> {
        self.write(Write::DeleteSession(token)).await.map(drop)
    }

    /// Ends all sessions last used before the given time.
    ///
    /// # Errors
    /// The database fails.
    pub async fn delete_unused_sessions(&self, seen_before_ms: Ms) -> Result<()> {
        self.write(Write::DeleteUnusedSessions(seen_before_ms)).await.map(drop)
    }

    /// Ends all sessions of a person except `except`.
    ///
    /// # Errors
    /// The database fails.
    pub async fn delete_sessions_of(&self, person: PersonId, except: Option<SecretHash>) -> Result<()> {
        self.write(Write::DeleteSessionsOf(person, except)).await.map(drop)
    }

    /// A session.
    ///
    /// # Errors
    /// The database fails.
    pub async fn session(&self, token: SecretHash) -> Result<Option<SessionRow>> {
        self.find_known(token, query("SELECT * FROM session WHERE token = $1").bind(&token.0[..])).await
    }
}

/// Adds a session.
pub(crate) async fn add(connection: &mut Connection<'_>, session: &SessionRow) -> Result<()> {
    let insert = "INSERT INTO session (token, person, body, created_ms, seen_ms) VALUES ($1, $2, $3, $4, $5) \
         ON CONFLICT (token) DO NOTHING";
    let n_written = bind(insert, session).execute(connection).await.map_err(without_person)?;
    if n_written == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}

/// Changes a session that is still as in `before`.
pub(crate) async fn change(
    connection: &mut Connection<'_>,
    before: &SessionRow,
    after: &SessionRow,
) -> Result<()> {
    let update = "UPDATE session SET person = $2, body = $3, created_ms = $4, seen_ms = $5 \
         WHERE token = $1 AND person = $6 AND body = $7 AND created_ms = $8 AND seen_ms = $9";
    let update = bind(update, after)
        .bind(before.person.to_string())
        .bind(&before.body)
        .bind(before.created_ms)
        .bind(before.seen_ms);
    let n_written = update.execute(connection).await.map_err(without_person)?;
    if n_written == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}

/// The columns of a session, as `$1` to `$5`.
fn bind<'q>(sql: &'static str, session: &'q SessionRow) -> Query<'q> {
    query(sql)
        .bind(&session.token.0[..])
        .bind(session.person.to_string())
        .bind(&session.body)
        .bind(session.created_ms)
        .bind(session.seen_ms)
}

/// Notes when a session was last used.
pub(crate) async fn touch(connection: &mut Connection<'_>, token: SecretHash, seen_ms: Ms) -> Result<()> {
    query("UPDATE session SET seen_ms = $2 WHERE token = $1")
        .bind(&token.0[..])
        .bind(seen_ms)
        .execute(connection)
        .await?;
    Ok(())
}

/// Ends a session.
pub(crate) async fn delete(connection: &mut Connection<'_>, token: SecretHash) -> Result<()> {
    query("DELETE FROM session WHERE token = $1").bind(&token.0[..]).execute(connection).await?;
    Ok(())
}

/// Ends sessions that nobody uses.
pub(crate) async fn delete_unused(connection: &mut Connection<'_>, seen_before_ms: Ms) -> Result<()> {
    query("DELETE FROM session WHERE seen_ms < $1").bind(seen_before_ms).execute(connection).await?;
    Ok(())
}

/// Ends a person's sessions, all but one, perhaps.
pub(crate) async fn delete_all(
    connection: &mut Connection<'_>,
    id: PersonId,
    except: Option<SecretHash>,
) -> Result<()> {
    let delete = match &except {
        Some(except) => query("DELETE FROM session WHERE person = $1 AND token <> $2")
            .bind(id.to_string())
            .bind(&except.0[..]),
        None => query("DELETE FROM session WHERE person = $1").bind(id.to_string()),
    };
    delete.execute(connection).await?;
    Ok(())
}
