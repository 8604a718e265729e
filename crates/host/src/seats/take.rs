//! Taking seats, and deciding who may.

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
    /// Takes an open seat (by default the first), or confirms a seat reserved for a rematch. A person who has
    /// a seat takes another one for a guest.
    ///
    /// # Errors
    /// The visitor is unknown, has no name, may not take this seat, or, from the deal on, has another.
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

    /// Changes who gets a seat before the deal; for the table's host. A previous holder leaves, and the
    /// seat's link becomes void.
    ///
    /// # Errors
    /// The visitor is not the table's host, the game has begun, or the seat cannot be given so.
    pub async fn set_seat(&self, who: Who, table: TableId, seat: Seat, new: NewSeat) -> Result<(), Refusal> {
        // Check before the slow hash of a PIN.
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
                // A person sits only once at a table.
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
        // A seat unlocked by its previous holder must be locked for the next.
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
    // Otherwise a person could see the game from two seats.
    if draft.row.header.is_some() && !draft.body.own(Some(person)).is_empty() {
        return Err(Refusal::NotNow(Why::Seated));
    }
    sit(&mut draft.body, seat, person);
    clock::grant_time(&mut draft.body, seat);
    name::set_name(&mut draft.body, seat, name);
    // A table without a host gets the first person who joins.
    draft.body.host.get_or_insert(person);
    draft.note(Notice::Joined, Some(seat));
    Ok(seat)
}

/// The seat that a person may take: the named one, else their own or the first open one.
fn claimed(body: &Body, phase: Phase, person: PersonId, seat: Option<Seat>) -> Result<Seat, Refusal> {
    match phase {
        Phase::Gathering | Phase::Playing => {}
        Phase::Over => return Err(Refusal::NotNow(Why::Over)),
        Phase::Broken => return Err(Refusal::Broken),
        Phase::Closed => return Err(Refusal::NotFound),
    }
    let own = body.own(Some(person));
    // A conceded seat stays conceded for the next holder.
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

/// Marks the person of a reserved seat as present.
fn arrive(draft: &mut Draft, seat: Seat) {
    if !draft.body.seats[seat.index()].is_ready {
        draft.body.seats[seat.index()].is_ready = true;
        draft.note(Notice::Joined, Some(seat));
    }
}

/// Gives a seat to a person, or to a guest on their device if they have one already.
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

/// Checks that the game has not been dealt.
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
