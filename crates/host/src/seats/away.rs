//! Leaving, returning, and seats of people who are away.

use store::{PersonId, Phase, TableId};
use tabletop::Seat;

use super::{NewSeat, check_host};
use crate::{
    Absence, Host, Notice, Refusal, Who, Why,
    body::{Body, Holder, SeatBody},
    clock,
    table::Draft,
};

impl Host {
    /// Leaves a seat: before the deal it becomes open, later a bot plays until the person returns. A host who
    /// leaves passes the table on.
    ///
    /// # Errors
    /// The seat is not the visitor's, the game is over, or it is an attempt of a campaign, which waits for
    /// its owner.
    pub async fn leave(&self, who: Who, table: TableId, seat: Seat) -> Result<(), Refusal> {
        self.change_own(who, table, seat, |draft| {
            if draft.body.campaign.is_some() {
                return Err(Refusal::NotNow(Why::OfStory));
            }
            match draft.row.phase {
                Phase::Gathering => {
                    draft.note(Notice::Left, Some(seat));
                    // A link of the previous holder must not displace the next one.
                    let link_by = draft.body.seats[seat.index()].link_by.filter(|&by| Some(by) != who.person);
                    if link_by.is_none() {
                        draft.row.seats[seat.index()].link = None;
                    }
                    draft.body.seats[seat.index()] = SeatBody { link_by, ..SeatBody::open() };
                }
                Phase::Playing | Phase::Over | Phase::Broken | Phase::Closed => {
                    clock::check_playing(draft.row.phase)?;
                    go(draft, seat);
                }
            }
            pass_on(draft, who);
            Ok(())
        })
        .await
    }

    /// Returns to a seat: the bot stops playing for it.
    ///
    /// # Errors
    /// The seat is not the visitor's or has conceded, or the game is not in progress.
    pub async fn come_back(&self, who: Who, table: TableId, seat: Seat) -> Result<(), Refusal> {
        self.change_own(who, table, seat, |draft| {
            clock::check_playing(draft.row.phase)?;
            match draft.body.seats[seat.index()].absence {
                None => return Ok(()),
                Some(Absence::Left | Absence::OutOfTime) => {}
                Some(Absence::Conceded) => return Err(Refusal::NotNow(Why::Conceded)),
            }
            draft.body.seats[seat.index()].absence = None;
            clock::restore_time(&mut draft.body, seat);
            draft.note(Notice::Returned, Some(seat));
            Ok(())
        })
        .await
    }

    /// Lets a bot stand in for a person who has kept a table without clocks waiting for a day, until they
    /// return; for the table's host.
    ///
    /// # Errors
    /// The visitor is not the table's host, the game is not in progress, or the seat has not been asked for
    /// so long.
    pub async fn send_away(&self, who: Who, table: TableId, seat: Seat) -> Result<(), Refusal> {
        self.change(table, |draft| {
            check_host(&draft.body, who)?;
            clock::check_playing(draft.row.phase)?;
            if !(seat.index() < draft.body.seats.len()) {
                return Err(Refusal::NotFound);
            }
            if !clock::is_overdue(&draft.row, &draft.body, seat, draft.now_ms) {
                return Err(Refusal::NotNow(Why::StillTime));
            }
            go(draft, seat);
            Ok(())
        })
        .await
    }

    /// Gives the seat of a person who is away or deleted to a bot for good, or opens it; for the table's
    /// host. Its link becomes void. A seat that has conceded can only go to a bot, and stays conceded.
    ///
    /// # Errors
    /// The visitor is not the table's host, the game is not in progress, or the person is present.
    pub async fn replace(&self, who: Who, table: TableId, seat: Seat, new: NewSeat) -> Result<(), Refusal> {
        let gone = self.gone(table, seat).await?;
        self.change(table, |draft| {
            check_host(&draft.body, who)?;
            clock::check_playing(draft.row.phase)?;
            let it = draft.body.seats.get(seat.index()).ok_or(Refusal::NotFound)?;
            let is_bot = matches!(it.holder, Holder::Bot(_));
            let is_gone = gone.is_some() && it.holder.person() == gone;
            if !(!is_bot && (it.absence.is_some() || is_gone)) {
                return Err(Refusal::NotNow(Why::SeatTaken));
            }
            let conceded = it.absence.filter(|&absence| absence == Absence::Conceded);
            let (holder, absence) = match new {
                NewSeat::Bot(level) => (Holder::Bot(level), conceded),
                NewSeat::Open if conceded.is_some() => return Err(Refusal::NotNow(Why::Conceded)),
                // A bot plays until somebody takes the seat.
                NewSeat::Open => (Holder::Open, Some(Absence::Left)),
                NewSeat::Me { .. } | NewSeat::Guest { .. } => {
                    return Err(Refusal::Bad { field: "seat", why: Why::NotAnOption });
                }
            };
            draft.note(Notice::Replaced, Some(seat));
            let clock = draft.body.seats[seat.index()].clock;
            draft.body.seats[seat.index()] =
                SeatBody { holder, absence, clock, is_ready: true, ..SeatBody::open() };
            draft.row.seats[seat.index()].link = None;
            Ok(())
        })
        .await
    }

    /// The person of a seat, if deleted.
    async fn gone(&self, table: TableId, seat: Seat) -> Result<Option<PersonId>, Refusal> {
        let holder = |body: &Body| body.seats.get(seat.index()).and_then(|it| it.holder.person());
        let Some(person) = self.read(table, |table| Ok(holder(&table.body))).await? else { return Ok(None) };
        let row = self.0.store.person(person).await?;
        Ok(row.is_none().then_some(person))
    }
}

/// Lets a bot stand in for a person who leaves. A seat that conceded has left already.
fn go(draft: &mut Draft, seat: Seat) {
    let absence = &mut draft.body.seats[seat.index()].absence;
    match *absence {
        None | Some(Absence::OutOfTime) => {
            *absence = Some(Absence::Left);
            draft.note(Notice::Left, Some(seat));
        }
        Some(Absence::Left | Absence::Conceded) => {}
    }
}

/// Passes the table on if its host is no longer present at any seat.
fn pass_on(draft: &mut Draft, who: Who) {
    let Some(person) = who.person else { return };
    let is_there =
        draft.body.own(Some(person)).iter().any(|seat| draft.body.seats[seat.index()].absence.is_none());
    // Without another person they stay host, or nobody could close the table.
    if !is_there && draft.body.heir(person).is_some() {
        draft.body.pass_on_host(person);
    }
}
