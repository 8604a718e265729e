//! What operators do: finding tables and people, bans, deleted tables, and the log of all of it.

use crate::{
    Changed, Ms, PersonId, PersonRow, Phase, Result, Store, TableId, TableRow,
    row::{self, FromRow},
    sql::{Connection, Row, query},
    writer::Write,
};

/// Something that an operator did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AuditRow {
    /// 26 letters and digits.
    pub id: String,
    /// When.
    pub at_ms: Ms,
    /// What.
    pub deed: String,
    /// To whom or to what.
    pub subject: String,
}

impl FromRow for AuditRow {
    fn from_row(row: &Row) -> sqlx::Result<Self> {
        Ok(Self {
            id: row.value("id")?,
            at_ms: row.value("at_ms")?,
            deed: row.value("deed")?,
            subject: row.value("subject")?,
        })
    }
}

/// Whoever is banned, and since when.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BanRow {
    /// `person:ID` or `address:ADDRESS`.
    pub subject: String,
    /// Since when.
    pub created_ms: Ms,
}

impl FromRow for BanRow {
    fn from_row(row: &Row) -> sqlx::Result<Self> {
        Ok(Self { subject: row.value("subject")?, created_ms: row.value("created_ms")? })
    }
}

impl Store {
    /// Adds a line to the log of operators.
    ///
    /// # Errors
    /// The database fails.
    pub async fn add_audit(&self, audit: AuditRow) -> Result<()> {
        self.write(Write::AddAudit(audit)).await.map(drop)
    }

    /// The last lines of the log of operators, the last one first.
    ///
    /// # Errors
    /// The database fails.
    pub async fn audits(&self, n_max: u32) -> Result<Vec<AuditRow>> {
        let select = query("SELECT * FROM audit ORDER BY at_ms DESC, id LIMIT $1");
        self.find_all(select.bind(i64::from(n_max))).await
    }

    /// Bans a subject, or bans it no more.
    ///
    /// # Errors
    /// The database fails.
    pub async fn set_ban(&self, ban: BanRow, is_banned: bool) -> Result<()> {
        self.write(Write::SetBan(ban, is_banned)).await.map(drop)
    }

    /// All bans, the newest first.
    ///
    /// # Errors
    /// The database fails.
    pub async fn bans(&self) -> Result<Vec<BanRow>> {
        self.find_all(query("SELECT * FROM ban ORDER BY created_ms DESC, subject")).await
    }

    /// Deletes a table with its game and its talk. Whoever looks at it is told.
    ///
    /// # Errors
    /// The database fails.
    pub async fn delete_table(&self, id: TableId) -> Result<Vec<Changed>> {
        self.write(Write::DeleteTable(id)).await
    }

    /// The tables whose id, game, phase or body contains a text, most recently changed first, without their seats.
    ///
    /// # Errors
    /// The database fails.
    pub async fn tables_like(&self, text: &str, n_max: u32) -> Result<Vec<TableRow>> {
        let select = query(
            "SELECT game_table.*, NULL AS header FROM game_table \
             WHERE id LIKE $1 ESCAPE '!' OR game LIKE $1 ESCAPE '!' OR phase LIKE $1 ESCAPE '!' OR LOWER(body) LIKE $1 ESCAPE '!' \
             ORDER BY updated_ms DESC, id LIMIT $2",
        );
        self.find_all(select.bind(like(text)).bind(i64::from(n_max))).await
    }

    /// The people whose id, login or body contains a text, the newest first.
    ///
    /// # Errors
    /// The database fails.
    pub async fn people_like(&self, text: &str, n_max: u32) -> Result<Vec<PersonRow>> {
        let select = query(
            "SELECT * FROM person WHERE id LIKE $1 ESCAPE '!' OR login LIKE $1 ESCAPE '!' OR LOWER(body) LIKE $1 ESCAPE '!' \
             ORDER BY created_ms DESC, id LIMIT $2",
        );
        self.find_all(select.bind(like(text)).bind(i64::from(n_max))).await
    }

    /// The tables of a phase that have not changed since the given time, ordered by id.
    ///
    /// # Errors
    /// The database fails.
    pub async fn tables_unchanged(&self, phase: Phase, since_ms: Ms) -> Result<Vec<TableId>> {
        let select = query("SELECT id FROM game_table WHERE phase = $1 AND updated_ms < $2 ORDER BY id");
        let rows = self.rows(select.bind(phase.name()).bind(since_ms)).await?;
        Ok(rows.iter().map(|row| row::id(row, "id")).collect::<sqlx::Result<_>>()?)
    }

    /// Makes every seat's link and token at a table void.
    ///
    /// # Errors
    /// The database fails.
    pub async fn delete_tokens_of(&self, of: TokensOf) -> Result<()> {
        self.write(Write::DeleteTokensOf(of)).await.map(drop)
    }
}

/// Whose tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TokensOf {
    /// All of a table's seats.
    Table(TableId),
    /// All that a person made.
    Person(PersonId),
}

/// A pattern for texts that contain this one, in small letters.
fn like(text: &str) -> String {
    let mut pattern = "%".to_owned();
    for letter in text.to_lowercase().chars() {
        if "%_!".contains(letter) {
            pattern.push('!');
        }
        pattern.push(letter);
    }
    pattern + "%"
}

/// Adds a line to the log.
pub(crate) async fn add_audit(connection: &mut Connection<'_>, audit: &AuditRow) -> Result<()> {
    let insert = query("INSERT INTO audit (id, at_ms, deed, subject) VALUES ($1, $2, $3, $4)");
    let AuditRow { id, at_ms, deed, subject } = audit;
    insert.bind(id).bind(*at_ms).bind(deed).bind(subject).execute(connection).await?;
    Ok(())
}

/// Bans a subject, or bans it no more.
pub(crate) async fn set_ban(connection: &mut Connection<'_>, ban: &BanRow, is_banned: bool) -> Result<()> {
    let change = if is_banned {
        query("INSERT INTO ban (subject, created_ms) VALUES ($1, $2) ON CONFLICT (subject) DO NOTHING")
            .bind(&ban.subject)
            .bind(ban.created_ms)
    } else {
        query("DELETE FROM ban WHERE subject = $1").bind(&ban.subject)
    };
    change.execute(connection).await?;
    Ok(())
}

/// Deletes a table; the schema deletes all that belongs to it.
pub(crate) async fn delete_table(connection: &mut Connection<'_>, id: TableId) -> Result<Vec<Changed>> {
    let delete = query("DELETE FROM game_table WHERE id = $1 RETURNING id, version + 1 AS version");
    Ok(row::read_all(&delete.bind(id.to_string()).fetch_all(connection).await?)?)
}

/// Makes tokens void.
pub(crate) async fn delete_tokens(connection: &mut Connection<'_>, of: TokensOf) -> Result<()> {
    let delete = match of {
        TokensOf::Table(table) => query("DELETE FROM token WHERE table_id = $1").bind(table.to_string()),
        TokensOf::Person(person) => query("DELETE FROM token WHERE person = $1").bind(person.to_string()),
    };
    delete.execute(connection).await?;
    Ok(())
}
