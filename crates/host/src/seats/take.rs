//! Who has which seat: taking one, and saying who may.

use store::{PersonId, Phase, TableId};
use tabletop::Seat;

use super::{NewSeat, check_host, name};
use crate::{
    body::{Absence, Body, Holder, Notice, SeatBody},
    clock,
    host::{Host, Who},
    refusal::{Refusal, Why},
    table::Draft,
};

impl Host {
    /// Takes an open seat (the first one where none is named), or says that one is there (a seat kept for a rematch).
    /// Who has a seat already takes a named one for somebody else at their device.
    ///
    /// # Errors
    /// Nobody knows them, they have no name, there is no such seat for them, or, from the deal on, they have another.
    pub async fn claim(
        &self,
        who: Who,
        table: TableId,
        seat: Option<Seat>,
        name: &str,
    ) -> Result<Seat, Refusal> {
        let person = who.person.ok_or(Refusal::Unknown)?;
        let taken = self.taken_name(who, name, "").await?;
        let claimed = self.change(table, |draft| claim(draft, person, seat, &taken.name)).await?;
        self.keep_name(who, &taken).await?;
        Ok(claimed)
    }

    /// Changes who may have a seat before the deal: for who runs the table. Somebody who sat there goes, and the seat's
    /// link is void.
    ///
    /// # Errors
    /// They do not run the table, the game has begun, or the seat cannot be had so.
    pub async fn set_seat(&self, who: Who, table: TableId, seat: Seat, new: NewSeat) -> Result<(), Refusal> {
        // Before anything slow is done for them.
        self.read(table, |table| check_host(&table.body, who)).await?;
        let prepared = self.seat_for(who, &new).await?;
        self.change(table, |draft| {
            check_host(&draft.body, who)?;
            check_gathering(draft.row.phase)?;
            let before = draft.body.seats.get(seat.index()).ok_or(Refusal::NotFound)?.holder;
            if before.person().is_some_and(|person| Some(person) != who.person) {
                draft.note(Notice::Replaced, Some(seat));
            }
            if matches!(new, NewSeat::Me { .. }) {
                // Nobody sits twice at a table.
                let is_me = |it: &&mut SeatBody| {
                    it.holder.person() == who.person && matches!(it.holder, Holder::Person(_))
                };
                draft.body.seats.iter_mut().filter(is_me).for_each(|it| *it = SeatBody::open());
            }
            prepared.sit(&mut draft.body, seat);
            draft.row.seats[seat.index()].link = None;
            let is_bot = |it: &SeatBody| matches!(it.holder, Holder::Bot(_));
            if draft.body.seats.iter().all(is_bot) {
                return Err(Refusal::Bad { field: "seats", why: Why::NotAnOption });
            }
            Ok(())
        })
        .await?;
        // What was opened with the PIN of who sat there before is not open for who sits there now.
        match new {
            NewSeat::Me { .. } | NewSeat::Guest { .. } => self.lock(who, table).await,
            NewSeat::Open | NewSeat::Bot(_) => Ok(()),
        }
    }
}

fn claim(draft: &mut Draft, person: PersonId, seat: Option<Seat>, name: &str) -> Result<Seat, Refusal> {
    let seat = claimed(&draft.body, draft.row.phase, person, seat)?;
    if draft.body.own(Some(person)).contains(seat) {
        arrive(draft, seat);
        return Ok(seat);
    }
    // Otherwise somebody could look through two seats of one game.
    if draft.row.header.is_some() && !draft.body.own(Some(person)).is_empty() {
        return Err(Refusal::NotNow(Why::Seated));
    }
    sit(&mut draft.body, seat, person);
    clock::grant_time(&mut draft.body, seat);
    name::set_name(&mut draft.body, seat, name);
    // A table of nobody's is run by the first who comes.
    draft.body.host.get_or_insert(person);
    draft.note(Notice::Joined, Some(seat));
    Ok(seat)
}

/// The seat that somebody may take: the one that they name or, where they name none, their own or the first open one.
fn claimed(body: &Body, phase: Phase, person: PersonId, seat: Option<Seat>) -> Result<Seat, Refusal> {
    match phase {
        Phase::Gathering | Phase::Playing => {}
        Phase::Over => return Err(Refusal::NotNow(Why::Over)),
        Phase::Broken => return Err(Refusal::Broken),
        Phase::Closed => return Err(Refusal::NotFound),
    }
    let own = body.own(Some(person));
    // Who gave up, gave up for whoever would come after.
    let is_open = |seat: &Seat| {
        let it = &body.seats[seat.index()];
        it.holder == Holder::Open && it.absence != Some(Absence::Conceded)
    };
    let seat = match seat {
        Some(seat) if seat.index() < body.seats.len() => seat,
        Some(_) => return Err(Refusal::NotFound),
        None => own.first().or(body.all().iter().find(is_open)).ok_or(Refusal::NotNow(Why::SeatTaken))?,
    };
    if own.contains(seat) || is_open(&seat) { Ok(seat) } else { Err(Refusal::NotNow(Why::SeatTaken)) }
}

/// Says that the person of a seat is there, which was kept for them.
fn arrive(draft: &mut Draft, seat: Seat) {
    if !draft.body.seats[seat.index()].is_ready {
        draft.body.seats[seat.index()].is_ready = true;
        draft.note(Notice::Joined, Some(seat));
    }
}

/// Gives a seat to a person: as their own, or, where they have one already, to somebody else at their device.
pub(super) fn sit(body: &mut Body, seat: Seat, person: PersonId) {
    body.seats[seat.index()].holder = Holder::Open;
    let has_own = body.seats.iter().any(|it| it.holder == Holder::Person(person));
    let it = &mut body.seats[seat.index()];
    it.holder = if has_own { Holder::Guest(person) } else { Holder::Person(person) };
    it.is_ready = true;
    it.pin = None;
    it.absence = None;
    it.standing.clear();
}

/// Whether seats are still being taken.
///
/// # Errors
/// Why not.
pub(super) fn check_gathering(phase: Phase) -> Result<(), Refusal> {
    match phase {
        Phase::Gathering => Ok(()),
        Phase::Playing | Phase::Over | Phase::Broken => Err(Refusal::NotNow(Why::Begun)),
        Phase::Closed => Err(Refusal::NotFound),
    }
}
