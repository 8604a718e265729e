//! What becomes of an identity that ends: it goes over into another one, or is forgotten.

use store::{Changed, PersonId, PersonRow, Phase, StoreError, TableId};
use tabletop::Seat;

use super::read;
use crate::{
    body::{Absence, Holder, SeatBody},
    host::{Host, Who},
    refusal::Refusal,
    table::Draft,
};

/// How often all tables are gone through before somebody who sits down again and again is told to come back later.
const ROUNDS_MAX: usize = 20;

impl Host {
    /// Deletes the person: name, sign-in, browsers, chat, campaigns; their seats are left, and finished games keep the seat
    /// without the name.
    ///
    /// # Errors
    /// The browser has no identity, or the database does not answer; what is not deleted then is deleted by asking
    /// again.
    pub async fn delete_person(&self, who: Who) -> Result<(), Refusal> {
        let person = self.person_row(who).await?.id;
        // Nobody else comes in as them; who asks stays known until all is done, so that they can ask again.
        self.0.store.delete_sessions_of(person, who.session).await?;
        // First of all, so that whoever hears of the tables' changes no longer finds them.
        self.erase_lines(person).await?;
        for _ in 0..ROUNDS_MAX {
            let aside = self.change_tables_of(person, |draft| vacate(draft, person)).await?;
            self.erase_lines(person).await?;
            self.0.store.delete_campaigns_of(person).await?;
            match self.0.store.delete_person(person, aside).await {
                // What they asked for at the same time has brought them to a table, or begun a campaign.
                Err(StoreError::Held) => {}
                done => return Ok(done?),
            }
        }
        Err(Refusal::Unavailable)
    }

    /// Whether what the visitor has in this browser could come along if they signed in as somebody else: it is something,
    /// and cannot be signed in to.
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
        Ok(has_campaigns || !self.own_tables(who).await?.is_empty())
    }

    /// Gives everything that an identity has to another one, and ends it. Only `who` asks for it, of all its browsers.
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
            match self.0.store.delete_person(old.id, aside).await {
                // What they asked for at the same time has brought them to a table.
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

    /// Lets tables read again what has become of their lines, and tells everybody.
    async fn reload(&self, changed: Vec<Changed>) {
        for changed in changed {
            self.forget(changed.table).await;
            // Nobody may be listening.
            let _ = self.0.changes.send(changed);
        }
    }

    /// Changes all tables that somebody runs or sits at; gives those that could not be changed.
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
                // What cannot even be read must not keep anybody from leaving.
                Err(Refusal::Broken) => {
                    tracing::error!(table = %table.id, "a person could not leave a table");
                    aside.push(table.id);
                }
                Err(refusal) => return Err(refusal),
            }
        }
        Ok(aside)
    }
}

/// Whether an identity is known by nothing but its browser.
pub(super) fn is_loose(row: &PersonRow) -> bool {
    row.login.is_none() && row.recovery.is_none()
}

/// Gives all that `old` has at a table to `new`.
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

/// Takes somebody away from a table for good, and their name with them.
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
        // A bot plays on, and who has given up has given up.
        Phase::Playing | Phase::Broken => body.absence.or(Some(Absence::Left)),
        Phase::Over => body.absence,
    };
    let is_ready = draft.row.phase != Phase::Gathering;
    *body = SeatBody { absence, clock: body.clock, is_ready, ..SeatBody::open() };
    draft.row.seats[seat.index()] = store::SeatRow::default();
}
