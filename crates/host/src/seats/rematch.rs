//! A rematch with the same people.

use store::{PersonId, Phase, TableId};

use crate::{
    body::{Body, Holder, SeatBody},
    components::ChosenSet,
    host::{Host, Who},
    refusal::{Refusal, Why},
};

impl Host {
    /// Creates a table with the same people, or returns the one that exists. Everybody moves one seat on, so
    /// that another seat begins; the visitor becomes its host.
    ///
    /// # Errors
    /// The visitor was not at the table, its game is not over, it is an attempt of a campaign, or the game no
    /// longer exists.
    pub async fn rematch(&self, who: Who, table: TableId) -> Result<TableId, Refusal> {
        let person = who.person.ok_or(Refusal::Unknown)?;
        let (game, before, is_listed, components) = self
            .read(table, |table| {
                let body = &table.body;
                if !(body.is_host(Some(person)) || !body.own(Some(person)).is_empty()) {
                    return Err(Refusal::Forbidden(Why::NotYourSeat));
                }
                if !(table.row.phase == Phase::Over) {
                    return Err(Refusal::NotNow(Why::NotOver));
                }
                let components = body.components.as_ref().zip(table.play.as_ref());
                let components = components
                    .map(|(set, play)| ChosenSet { name: set.name.clone(), data: Some(play.components()) });
                Ok((table.game.clone(), body.clone(), table.row.is_listed, components))
            })
            .await?;
        if let Some(rematch) = before.rematch
            && self.read(rematch, |table| Ok(table.row.phase != Phase::Closed)).await?
        {
            return Ok(rematch);
        }
        if let Some(campaign) = before.campaign
            && self.attempt_at(who, campaign, table).await?.is_some()
        {
            return Err(Refusal::NotNow(Why::OfStory));
        }
        let game = game.ok_or(Refusal::Broken)?;
        game.check_setup(before.seats.len() as u8, &before.options)?;
        self.check_tables(person).await?;
        let new = loop {
            let body = Body { components: components.clone(), ..again(&before, table, person) };
            let body = self.without_gone(body).await?;
            match self.create_new(self.draft_of(game.clone(), body, is_listed)).await {
                // Another of the people was deleted meanwhile.
                Err(Refusal::Unknown) if self.0.store.person(person).await?.is_some() => {}
                made => break made?,
            }
        };
        let rematch = self
            .change(table, |draft| {
                let known = draft.body.rematch.filter(|_| draft.body.rematch != before.rematch);
                Ok(*draft.body.rematch.insert(known.unwrap_or(new)))
            })
            .await?;
        if rematch != new {
            // Another person asked at the same time.
            self.close_table(who, new).await?;
        }
        Ok(rematch)
    }

    /// Opens the seats of deleted people.
    async fn without_gone(&self, mut body: Body) -> Result<Body, Refusal> {
        for person in body.people() {
            if self.0.store.person(person).await?.is_none() {
                for seat in body.own(Some(person)).iter() {
                    body.seats[seat.index()] = SeatBody::open();
                }
            }
        }
        Ok(body)
    }
}

fn again(before: &Body, table: TableId, person: PersonId) -> Body {
    let mut seats: Vec<SeatBody> = before.seats.iter().map(|seat| kept(seat, person)).collect();
    seats.rotate_left(1);
    Body {
        options: before.options.clone(),
        spectators: before.spectators,
        pace: before.pace,
        before: Some(table),
        ..Body::new(Some(person), seats)
    }
}

/// A seat reserved for its holder.
fn kept(seat: &SeatBody, asker: PersonId) -> SeatBody {
    let is_ready = match seat.holder {
        Holder::Open => false,
        Holder::Person(person) => person == asker,
        Holder::Guest(_) | Holder::Bot(_) => true,
    };
    SeatBody {
        holder: seat.holder,
        name: seat.name.clone(),
        is_ready,
        pin: seat.pin.clone(),
        ..SeatBody::open()
    }
}
