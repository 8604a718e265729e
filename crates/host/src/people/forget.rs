//! The end of an identity: merging it into another one, or deleting it.

use store::{Changed, PersonId, PersonRow, Phase, StoreError, TableId};
use tabletop::Seat;

use super::read;
use crate::{
    body::{Absence, Holder, SeatBody},
    host::{Host, Who},
    refusal::Refusal,
    table::Draft,
};

/// How many passes over all tables are made before the request is refused, because the person keeps joining
/// new ones.
const ROUNDS_MAX: usize = 20;

impl Host {
    /// Deletes the visitor: name, sign-in, sessions, chat, campaigns, component sets. They leave their seats; finished games
    /// keep the seat without the name.
    ///
    /// # Errors
    /// The browser has no identity, or the database does not answer; then the request can be repeated.
    pub async fn delete_person(&self, who: Who) -> Result<(), Refusal> {
        let person = self.person_row(who).await?.id;
        // End all other sessions. This one stays until all is done, so that the request can be repeated.
        self.0.store.delete_sessions_of(person, who.session).await?;
        // First, so that subscribers who reload a changed table no longer find these messages.
        self.erase_lines(person).await?;
        for _ in 0..ROUNDS_MAX {
            let aside = self.change_tables_of(person, |draft| vacate(draft, person)).await?;
            self.erase_lines(person).await?;
            self.0.store.delete_campaigns_of(person).await?;
            match self.0.store.delete_person(person, aside).await {
                // A concurrent request has joined a table or begun a campaign.
                Err(StoreError::Held) => {}
                done => return Ok(done?),
            }
        }
        Err(Refusal::Unavailable)
    }

    /// Whether the visitor has something in this browser that could be merged when signing in as another
    /// person, and cannot be signed in to.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn may_bring_along(&self, who: Who) -> Result<bool, Refusal> {
        let Some(person) = who.person else { return Ok(false) };
        let row = self.0.store.person(person).await?;
        if !row.is_some_and(|row| is_loose(&row)) {
            return Ok(false);
        }
        let has_campaigns = !self.0.store.campaigns_of(person).await?.is_empty();
        let has_sets = !self.0.store.component_sets_of(person).await?.is_empty();
        Ok(has_campaigns || has_sets || !self.own_tables(who).await?.is_empty())
    }

    /// Moves everything from one identity to another, and deletes it. Of its sessions only `who` may ask.
    pub(super) async fn merge(&self, who: Who, old: PersonRow, new: PersonId) -> Result<(), Refusal> {
        self.0.store.delete_sessions_of(old.id, who.session).await?;
        let body = read(&old)?;
        self.change_person(Who { person: Some(new), session: None, bearer: None }, |person| {
            if person.name.is_empty() {
                person.name.clone_from(&body.name);
            }
            person.muted.extend(&body.muted);
        })
        .await?;
        for _ in 0..ROUNDS_MAX {
            let aside = self.change_tables_of(old.id, |draft| hand_over(draft, old.id, new)).await?;
            let changed = self.0.store.move_lines(old.id, new).await?;
            self.reload(changed).await;
            self.0.store.move_campaigns(old.id, new).await?;
            self.0.store.move_component_sets(old.id, new).await?;
            match self.0.store.delete_person(old.id, aside).await {
                // A concurrent request has joined a table.
                Err(StoreError::Held) => {}
                done => return Ok(done?),
            }
        }
        Err(Refusal::Unavailable)
    }

    async fn erase_lines(&self, person: PersonId) -> Result<(), Refusal> {
        let changed = self.0.store.erase_lines_of(person).await?;
        self.reload(changed).await;
        Ok(())
    }

    /// Reloads tables whose messages changed in the database, and notifies subscribers.
    pub(crate) async fn reload(&self, changed: Vec<Changed>) {
        for changed in changed {
            self.forget(changed.table).await;
            // An error means that nobody is subscribed.
            let _ = self.0.changes.send(changed);
        }
    }

    /// Changes all tables where a person is host or has a seat; returns those that could not be changed.
    async fn change_tables_of(
        &self,
        person: PersonId,
        change: impl Fn(&mut Draft),
    ) -> Result<Vec<TableId>, Refusal> {
        let mut aside = Vec::new();
        for table in self.0.store.tables_of(person, u32::MAX).await? {
            let changed = self.change(table.id, |draft| {
                change(draft);
                Ok(())
            });
            match changed.await {
                Ok(()) => {}
                // An unreadable table must not block the deletion.
                Err(Refusal::Broken) => {
                    tracing::error!(table = %table.id, "person could not be removed from a broken table");
                    aside.push(table.id);
                }
                Err(refusal) => return Err(refusal),
            }
        }
        Ok(aside)
    }
}

/// Whether an identity has neither login nor recovery link.
pub(super) fn is_loose(row: &PersonRow) -> bool {
    row.login.is_none() && row.recovery.is_none()
}

/// Moves everything of `old` at a table to `new`.
fn hand_over(draft: &mut Draft, old: PersonId, new: PersonId) {
    for seat in draft.body.own(Some(old)).iter() {
        let body = &mut draft.body.seats[seat.index()];
        body.holder = match body.holder {
            Holder::Person(_) => Holder::Person(new),
            Holder::Guest(_) => Holder::Guest(new),
            Holder::Open | Holder::Bot(_) => body.holder,
        };
        draft.row.seats[seat.index()].person = Some(new);
    }
    for it in draft.body.seats.iter_mut().filter(|it| it.link_by == Some(old)) {
        it.link_by = Some(new);
    }
    if draft.body.is_host(Some(old)) {
        draft.body.host = Some(new);
        draft.row.host = Some(new);
    }
}

/// Removes a person and their name from a table for good.
fn vacate(draft: &mut Draft, person: PersonId) {
    for seat in draft.body.own(Some(person)).iter() {
        vacate_seat(draft, seat);
    }
    for (row, it) in draft.row.seats.iter_mut().zip(&mut draft.body.seats) {
        if it.link_by == Some(person) {
            row.link = None;
            it.link_by = None;
        }
    }
    if draft.body.is_host(Some(person)) {
        draft.body.pass_on_host(person);
        draft.row.host = draft.body.host;
        if draft.row.phase == Phase::Gathering && draft.body.host.is_none() {
            draft.row.phase = Phase::Closed;
        }
    }
}

fn vacate_seat(draft: &mut Draft, seat: Seat) {
    let body = &mut draft.body.seats[seat.index()];
    let absence = match draft.row.phase {
        Phase::Gathering | Phase::Closed => None,
        // A bot plays on. A conceded seat stays conceded.
        Phase::Playing | Phase::Broken => body.absence.or(Some(Absence::Left)),
        Phase::Over => body.absence,
    };
    let is_ready = draft.row.phase != Phase::Gathering;
    *body = SeatBody { absence, clock: body.clock, is_ready, ..SeatBody::open() };
    draft.row.seats[seat.index()] = store::SeatRow::default();
}
