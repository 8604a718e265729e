//! Tokens: a program with a token plays one seat, with the rights of that seat and no others.

use store::{Ms, Secret, StoreError, TableId, TokenRow};
use tabletop::Seat;

use crate::{
    host::{Host, Who},
    people::random_bits,
    pins::check_own,
    refusal::{Refusal, Why},
};

/// What a token allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bearer {
    /// The table.
    pub table: TableId,
    /// The seat.
    pub seat: Seat,
    /// Whether it also runs the table, as long as the seat's person does.
    pub runs_table: bool,
}

impl Host {
    /// Creates a token for an own seat; an old one becomes void.
    ///
    /// # Errors
    /// The seat is not the visitor's or is locked.
    pub async fn issue_token(&self, who: Who, table: TableId, seat: Seat) -> Result<Secret, Refusal> {
        self.new_token(who, Bearer { table, seat, runs_table: false }).await
    }

    /// Creates a token for an own seat that also runs the table.
    ///
    /// # Errors
    /// The seat is not the visitor's or is locked, or the visitor is not the table's host.
    pub async fn issue_running_token(&self, who: Who, table: TableId, seat: Seat) -> Result<Secret, Refusal> {
        let runs = self.read(table, |table| Ok(table.body.is_host(who.person))).await?;
        if !(runs && who.bearer.is_none()) {
            return Err(Refusal::Forbidden(Why::NotHost));
        }
        self.new_token(who, Bearer { table, seat, runs_table: true }).await
    }

    /// Revokes the token of an own seat.
    ///
    /// # Errors
    /// The seat is not the visitor's or is locked.
    pub async fn revoke_token(&self, who: Who, table: TableId, seat: Seat) -> Result<(), Refusal> {
        self.check_token(who, table, seat).await?;
        Ok(self.0.store.delete_token(table, seat.0).await?)
    }

    /// When the valid token of an own seat was created, if it has one.
    ///
    /// # Errors
    /// The seat is not the visitor's or is locked.
    pub async fn token_since_ms(&self, who: Who, table: TableId, seat: Seat) -> Result<Option<Ms>, Refusal> {
        self.check_token(who, table, seat).await?;
        let token = self.0.store.token_of_seat(table, seat.0).await?;
        Ok(token.filter(|(person, _)| Some(*person) == who.person).map(|(_, created_ms)| created_ms))
    }

    /// Looks up a token; nothing if it is void.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn bearer(&self, token: &Secret) -> Result<Option<Who>, Refusal> {
        let Some(row) = self.0.store.token(token.hash()).await? else { return Ok(None) };
        let TokenRow { token: _, table, seat, person, runs_table, created_ms: _ } = row;
        let bearer = Bearer { table, seat: Seat(seat), runs_table };
        Ok(Some(Who { person: Some(person), session: None, bearer: Some(bearer) }))
    }

    async fn new_token(&self, who: Who, bearer: Bearer) -> Result<Secret, Refusal> {
        let Bearer { table, seat, runs_table } = bearer;
        self.check_token(who, table, seat).await?;
        let person = who.person.ok_or(Refusal::Unknown)?;
        let secret = Secret(random_bits());
        let (token, created_ms) = (secret.hash(), self.now_ms());
        let row = TokenRow { token, table, seat: seat.0, person, runs_table, created_ms };
        self.0.store.save_token(row).await.map_err(|error| match error {
            StoreError::NoPerson => Refusal::Unknown,
            error => error.into(),
        })?;
        Ok(secret)
    }

    /// Checks that the visitor may decide which program plays a seat.
    async fn check_token(&self, who: Who, table: TableId, seat: Seat) -> Result<(), Refusal> {
        let unlocked = self.unlocked(who, table).await?;
        self.read(table, |table| check_own(&table.body, who, unlocked, seat)).await
    }
}
