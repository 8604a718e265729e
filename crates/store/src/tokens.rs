//! Tokens: what a program bears that plays a seat. One a seat, kept as a hash.

use crate::{
    Ms, PersonId, Result, SecretHash, Store, TableId,
    people::without_person,
    sql::{Connection, query},
    writer::Write,
};

/// A token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TokenRow {
    /// The hash of what its bearer knows.
    pub token: SecretHash,
    /// The table that it is for.
    pub table: TableId,
    /// The number of the seat.
    pub seat: u8,
    /// Whose seat it was when the token was made.
    pub person: PersonId,
    /// Whether its bearer also runs the table, as its person does.
    pub runs_table: bool,
    /// When it was made.
    pub created_ms: Ms,
}

impl Store {
    /// Adds a token; the one that its seat had is void.
    ///
    /// # Errors
    /// [`crate::StoreError::NoPerson`] where its person or its table is gone.
    pub async fn save_token(&self, token: TokenRow) -> Result<()> {
        self.write(Write::SaveToken(token)).await.map(drop)
    }

    /// Makes a seat's token void.
    ///
    /// # Errors
    /// The database fails.
    pub async fn delete_token(&self, table: TableId, seat: u8) -> Result<()> {
        self.write(Write::DeleteToken(table, seat)).await.map(drop)
    }

    /// What a token is for.
    ///
    /// # Errors
    /// The database fails.
    pub async fn token(&self, token: SecretHash) -> Result<Option<TokenRow>> {
        self.find_known(token, query("SELECT * FROM token WHERE token = $1").bind(&token.0[..])).await
    }

    /// Since when a seat has the token that it has, and who made it.
    ///
    /// # Errors
    /// The database fails.
    pub async fn token_of_seat(&self, table: TableId, seat: u8) -> Result<Option<(PersonId, Ms)>> {
        let select = query("SELECT * FROM token WHERE table_id = $1 AND n = $2");
        let token: Option<TokenRow> = self.find(select.bind(table.to_string()).bind(i64::from(seat))).await?;
        Ok(token.map(|token| (token.person, token.created_ms)))
    }
}

/// Adds a token in place of the one that its seat had.
pub(crate) async fn save(connection: &mut Connection<'_>, token: &TokenRow) -> Result<()> {
    let insert = query(
        "INSERT INTO token (table_id, n, token, person, runs_table, created_ms) VALUES ($1, $2, $3, $4, $5, $6) \
         ON CONFLICT (table_id, n) DO UPDATE SET token = excluded.token, person = excluded.person, \
         runs_table = excluded.runs_table, created_ms = excluded.created_ms",
    );
    let insert = insert
        .bind(token.table.to_string())
        .bind(i64::from(token.seat))
        .bind(&token.token.0[..])
        .bind(token.person.to_string())
        .bind(i64::from(token.runs_table))
        .bind(token.created_ms);
    insert.execute(connection).await.map(drop).map_err(without_person)
}

/// Makes a seat's token void.
pub(crate) async fn delete(connection: &mut Connection<'_>, table: TableId, seat: u8) -> Result<()> {
    let delete = query("DELETE FROM token WHERE table_id = $1 AND n = $2");
    delete.bind(table.to_string()).bind(i64::from(seat)).execute(connection).await?;
    Ok(())
}
