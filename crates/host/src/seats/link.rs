//! Seat links: a secret that gives its bearer a seat.

use store::{PersonId, Phase, Secret, SecretHash, TableId};
use tabletop::{Seat, Seats};

use super::{LinkView, name, take};
use crate::{
    body::{Absence, Body, Holder, Notice, SeatBody},
    clock,
    host::{Host, Who},
    people::random_bits,
    pins::check_own,
    refusal::{Refusal, Why},
    table::Draft,
};

impl Host {
    /// Creates a secret link to a seat; an old one becomes void. For the seat's holder, to move to another
    /// device, and for the table's host if nobody has the seat or its person is away. At the deal, links that
    /// the holder has not created become void.
    ///
    /// # Errors
    /// There is no such seat, it is a bot's, the visitor may not give it away, or it belongs to an attempt of
    /// a campaign, which only its owner plays.
    pub async fn issue_link(&self, who: Who, table: TableId, seat: Seat) -> Result<Secret, Refusal> {
        let secret = Secret(random_bits());
        self.set_link(who, table, seat, Some(secret.hash())).await?;
        Ok(secret)
    }

    /// Revokes a seat's link.
    ///
    /// # Errors
    /// As for [`Host::issue_link`].
    pub async fn revoke_link(&self, who: Who, table: TableId, seat: Seat) -> Result<(), Refusal> {
        self.set_link(who, table, seat, None).await
    }

    /// Shows what a link leads to, without using it.
    ///
    /// # Errors
    /// The link is void.
    pub async fn link(&self, who: Who, link: &Secret) -> Result<LinkView, Refusal> {
        let (table, seat) = self.seat_of(link).await?;
        let view = |phase: Phase, game: &str, body: &Body| {
            if !(phase != Phase::Closed) {
                return Err(Refusal::NotFound);
            }
            let it = body.seats.get(seat.index()).ok_or(Refusal::NotFound)?;
            let is_own = body.own(who.person).contains(seat);
            let is_host =
                |holder: Holder| matches!(holder, Holder::Person(person) if Some(person) == body.host);
            let host_name = body.seats.iter().find(|it| is_host(it.holder)).map(|it| it.name.clone());
            let host_name = host_name.unwrap_or_default();
            let (game, name) = (game.to_owned(), it.name.clone());
            Ok((LinkView { table, game, seat, name, is_own, host_name }, body.host))
        };
        let (mut view, host) =
            self.read(table, |table| view(table.row.phase, &table.row.game, &table.body)).await?;
        // The table's host need not have a seat.
        if let Some(host) = host
            && view.host_name.is_empty()
        {
            view.host_name = self.person_body(host).await?.map(|body| body.name).unwrap_or_default();
        }
        Ok(view)
    }

    /// Takes the seat of a link, whoever held it, and ends its absence. The link becomes void unless the seat
    /// was the visitor's before.
    ///
    /// # Errors
    /// The link is void, the visitor is unknown, has no name, or, from the deal on, has another seat.
    pub async fn claim_link(&self, who: Who, link: &Secret, name: &str) -> Result<(TableId, Seat), Refusal> {
        let person = who.person.ok_or(Refusal::Unknown)?;
        let (table, seat) = self.seat_of(link).await?;
        let of_seat =
            |body: &Body| body.seats.get(seat.index()).map(|it| it.name.clone()).unwrap_or_default();
        let of_seat = self.read(table, |table| Ok(of_seat(&table.body))).await?;
        let taken = self.taken_name(who, name, &of_seat).await?;
        let claim = Claim { seat, hash: link.hash(), person, name: &taken.name };
        self.change(table, |draft| claim.take(draft)).await?;
        self.keep_name(who, &taken).await?;
        Ok((table, seat))
    }

    async fn seat_of(&self, link: &Secret) -> Result<(TableId, Seat), Refusal> {
        let (table, seat) = self.0.store.seat_of_link(link.hash()).await?.ok_or(Refusal::NotFound)?;
        Ok((table, Seat(seat)))
    }

    async fn set_link(
        &self,
        who: Who,
        table: TableId,
        seat: Seat,
        link: Option<SecretHash>,
    ) -> Result<(), Refusal> {
        let unlocked = self.unlocked(who, table).await?;
        self.change(table, |draft| {
            check_link(draft, who, unlocked, seat)?;
            draft.row.seats[seat.index()].link = link;
            draft.body.seats[seat.index()].link_by = who.person.filter(|_| link.is_some());
            Ok(())
        })
        .await
    }
}

/// Checks that the visitor may give a seat away by link.
fn check_link(draft: &Draft, who: Who, unlocked: Seats, seat: Seat) -> Result<(), Refusal> {
    let it = draft.body.seats.get(seat.index()).ok_or(Refusal::NotFound)?;
    if draft.body.campaign.is_some() {
        return Err(Refusal::NotNow(Why::OfStory));
    }
    if draft.body.own(who.person).contains(seat) {
        return check_own(&draft.body, who, unlocked, seat);
    }
    if !draft.body.is_host(who.person) {
        return Err(Refusal::Forbidden(Why::NotYourSeat));
    }
    match draft.row.phase {
        Phase::Gathering | Phase::Playing => {}
        Phase::Over => return Err(Refusal::NotNow(Why::Over)),
        Phase::Broken => return Err(Refusal::Broken),
        Phase::Closed => return Err(Refusal::NotFound),
    }
    match it.holder {
        Holder::Bot(_) => Err(Refusal::NotNow(Why::SeatTaken)),
        Holder::Open | Holder::Person(_) | Holder::Guest(_) if it.absence == Some(Absence::Conceded) => {
            Err(Refusal::NotNow(Why::Conceded))
        }
        Holder::Open | Holder::Person(_) | Holder::Guest(_) if is_vacant(it) => Ok(()),
        Holder::Open | Holder::Person(_) | Holder::Guest(_) => Err(Refusal::Forbidden(Why::NotYourSeat)),
    }
}

/// Whether the table's host may decide who gets a seat: nobody has it, or its person is away and has not
/// conceded.
pub(crate) fn is_vacant(it: &SeatBody) -> bool {
    match it.absence {
        Some(Absence::Conceded) => false,
        Some(Absence::Left | Absence::OutOfTime) => true,
        None => it.holder == Holder::Open,
    }
}

/// Voids links, from the deal on, that would give away the seat of a person who is present and has not
/// created them. Old links do not store who created them, and stay valid until used.
pub(crate) fn settle_links(draft: &mut Draft) {
    if draft.row.header.is_none() {
        return;
    }
    void_links(draft, |it| it.link_by.is_none() || it.link_by == it.holder.person() || is_vacant(it));
}

/// Keeps only the links that the seats' own people have created.
pub(super) fn void_links_at_deal(draft: &mut Draft) {
    void_links(draft, |it| it.link_by.is_some() && it.link_by == it.holder.person());
}

fn void_links(draft: &mut Draft, is_kept: impl Fn(&SeatBody) -> bool) {
    for (row, it) in draft.row.seats.iter_mut().zip(&mut draft.body.seats) {
        if !is_kept(it) {
            row.link = None;
            it.link_by = None;
        }
    }
}

/// A visitor with a seat's link.
struct Claim<'a> {
    seat: Seat,
    hash: SecretHash,
    person: PersonId,
    name: &'a str,
}

impl Claim<'_> {
    fn take(&self, draft: &mut Draft) -> Result<(), Refusal> {
        let seat = self.seat;
        let is_valid = draft.row.seats.get(seat.index()).is_some_and(|row| row.link == Some(self.hash));
        if !is_valid {
            return Err(Refusal::NotFound);
        }
        match draft.row.phase {
            Phase::Gathering | Phase::Playing | Phase::Over => {}
            Phase::Broken => return Err(Refusal::Broken),
            Phase::Closed => return Err(Refusal::NotFound),
        }
        let before = draft.body.seats[seat.index()].clone();
        let is_own = before.holder.person() == Some(self.person);
        let is_dealt = draft.row.header.is_some();
        // Otherwise a person could see the game from two seats.
        if is_dealt && !is_own && !draft.body.own(Some(self.person)).is_empty() {
            return Err(Refusal::NotNow(Why::Seated));
        }
        take::sit(&mut draft.body, seat, self.person);
        let it = &mut draft.body.seats[seat.index()];
        if is_own {
            // Their own seat stays as it was, with its PIN.
            it.holder = before.holder;
            it.pin = before.pin;
            it.standing = before.standing;
        } else {
            it.link_by = None;
            draft.row.seats[seat.index()].link = None;
        }
        // A conceded seat stays conceded for the next holder.
        it.absence = before.absence.filter(|&absence| absence == Absence::Conceded);
        match (is_own, before.absence) {
            (true, _) => clock::restore_time(&mut draft.body, seat),
            (false, Some(_)) => clock::grant_time(&mut draft.body, seat),
            (false, None) => {}
        }
        let it = &draft.body.seats[seat.index()];
        if it.name.is_empty() || !(is_dealt || is_own) {
            name::set_name(&mut draft.body, seat, self.name);
        }
        draft.body.host.get_or_insert(self.person);
        match (is_own, before.absence, before.is_ready) {
            (false, _, _) | (true, _, false) => draft.note(Notice::Joined, Some(seat)),
            (true, Some(Absence::Left | Absence::OutOfTime), true) => {
                draft.note(Notice::Returned, Some(seat));
            }
            (true, Some(Absence::Conceded) | None, true) => {}
        }
        Ok(())
    }
}
