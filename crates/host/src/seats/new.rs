//! Creating a table.

use std::{collections::BTreeMap, ops::RangeInclusive, sync::Arc};

use store::{Ms, PersonId, Phase, TableId, TableRow};
use tabletop::Seat;

use super::{NewSeat, NewTable, deal, name};
use crate::{
    body::{Body, Holder, Pace, SeatBody},
    host::{Host, Who},
    people::{clean_name, random_bits},
    pins,
    play::HostedGame,
    refusal::{Refusal, Why},
    table::Draft,
    table::Stored,
};

const MINUTE_MS: Ms = 60_000;
const HOUR_MS: Ms = 60 * MINUTE_MS;
const DAY_MS: Ms = 24 * HOUR_MS;
/// Range of the time at the start of a live clock.
const BANK_MS: RangeInclusive<Ms> = MINUTE_MS..=6 * HOUR_MS;
/// Range of its increment.
const INCREMENT_MS: RangeInclusive<Ms> = 0..=5 * MINUTE_MS;
/// Range of the time for a decision.
const MOVE_MS: RangeInclusive<Ms> = HOUR_MS..=30 * DAY_MS;

/// The game of a new table, with all its options.
type Checked = (Arc<dyn HostedGame>, BTreeMap<String, String>);

impl Host {
    /// Creates a table.
    ///
    /// # Errors
    /// It is not possible, the visitor is unknown, or has created too many.
    pub async fn create_table(&self, who: Who, new: NewTable) -> Result<TableId, Refusal> {
        let draft = self.draft_table(who, new).await?;
        self.create_new(draft).await
    }

    /// Creates a table and deals at once, for people who wait for nobody.
    ///
    /// # Errors
    /// As for [`Host::create_table`], or a seat is open.
    pub async fn begin_table(&self, who: Who, new: NewTable) -> Result<TableId, Refusal> {
        let mut draft = self.draft_table(who, new).await?;
        deal::begin(&mut draft)?;
        self.create_new(draft).await
    }

    /// Checks that such a table is possible, for any visitor.
    ///
    /// # Errors
    /// It is not possible.
    pub fn check_table(&self, new: &NewTable) -> Result<(), Refusal> {
        self.checked(new).map(drop)
    }

    /// A draft of the requested table.
    ///
    /// # Errors
    /// As for [`Host::create_table`].
    pub(crate) async fn draft_table(&self, who: Who, new: NewTable) -> Result<Draft, Refusal> {
        let person = who.person.ok_or(Refusal::Unknown)?;
        let (game, options) = self.checked(&new)?;
        self.check_tables(person).await?;
        let seats = vec![SeatBody::open(); new.seats.len()];
        let components = self.chosen_set(&*game, new.components).await?;
        let (spectators, pace) = (new.spectators, new.pace);
        let mut body = Body { options, spectators, pace, components, ..Body::new(Some(person), seats) };
        for (new, seat) in new.seats.iter().zip(0..) {
            self.seat_for(who, new).await?.sit(&mut body, Seat(seat));
        }
        Ok(self.draft_of(game, body, new.is_listed))
    }

    /// The game of a new table, and all its options.
    ///
    /// # Errors
    /// Such a table is not possible.
    fn checked(&self, new: &NewTable) -> Result<Checked, Refusal> {
        let game = self.0.settings.games.named(&new.game).ok_or(bad("game", Why::NotAnOption))?;
        let options = options(&*game, new.options.clone())?;
        check_seats(&*game, &new.seats, &options)?;
        check_pace(new.pace)?;
        Ok((game, options))
    }

    /// Checks that a person may create another table today.
    ///
    /// # Errors
    /// They have created too many.
    pub(super) async fn check_tables(&self, person: PersonId) -> Result<(), Refusal> {
        let now_ms = self.now_ms();
        let n_tables = self.0.store.n_tables_between(person, now_ms - DAY_MS..=now_ms).await?;
        if n_tables < self.0.settings.tables_a_day { Ok(()) } else { Err(Refusal::TooMany(Why::Tables)) }
    }

    /// Stores a new table.
    ///
    /// # Errors
    /// The database does not accept it.
    pub(crate) async fn create_new(&self, draft: Draft) -> Result<TableId, Refusal> {
        let id = draft.row.id;
        match self.create(draft).await? {
            Stored::Done => Ok(id),
            Stored::Conflict => Err(Refusal::Unavailable),
        }
    }

    /// A draft of a table that waits for its people.
    pub(super) fn draft_of(&self, game: Arc<dyn HostedGame>, body: Body, is_listed: bool) -> Draft {
        let now_ms = self.now_ms();
        let row = TableRow {
            id: TableId(random_bits()),
            version: 0,
            game: game.name().to_owned(),
            phase: Phase::Gathering,
            is_listed,
            header: None,
            n_entries: 0,
            body: String::new(),
            due_ms: None,
            has_work: false,
            created_ms: now_ms,
            updated_ms: now_ms,
            seats: Vec::new(),
            host: body.host,
        };
        Draft::new(row, body, Some(game), now_ms)
    }

    /// A seat as the table's host requests it.
    ///
    /// # Errors
    /// A name or a PIN is not valid.
    pub(super) async fn seat_for(&self, who: Who, new: &NewSeat) -> Result<Prepared, Refusal> {
        let person = who.person.ok_or(Refusal::Unknown)?;
        let (holder, name, pin) = match new {
            NewSeat::Me { pin } => {
                (Holder::Person(person), self.taken_name(who, "", "").await?.name, hashed_pin(pin).await?)
            }
            NewSeat::Guest { name, pin } => {
                (Holder::Guest(person), clean_name(name)?, hashed_pin(pin).await?)
            }
            NewSeat::Open => (Holder::Open, String::new(), None),
            NewSeat::Bot(level) => (Holder::Bot(*level), String::new(), None),
        };
        Ok(Prepared(SeatBody { holder, name, pin, is_ready: holder != Holder::Open, ..SeatBody::open() }))
    }
}

async fn hashed_pin(pin: &Option<String>) -> Result<Option<String>, Refusal> {
    match pin {
        Some(pin) => Ok(Some(pins::hashed(pin).await?)),
        None => Ok(None),
    }
}

/// A seat before it is part of a table.
pub(super) struct Prepared(SeatBody);

impl Prepared {
    /// Puts it at the table, with a unique name.
    pub(super) fn sit(&self, body: &mut Body, seat: Seat) {
        body.seats[seat.index()] = SeatBody { name: String::new(), ..self.0.clone() };
        if !self.0.name.is_empty() {
            name::set_name(body, seat, &self.0.name);
        }
    }
}

fn options(
    game: &dyn HostedGame,
    mut chosen: BTreeMap<String, String>,
) -> Result<BTreeMap<String, String>, Refusal> {
    let mut options = BTreeMap::new();
    for &(id, values) in game.options() {
        let default = values.first().expect("every option has values");
        let value = chosen.remove(id).unwrap_or_else(|| (*default).to_owned());
        if !values.contains(&value.as_str()) {
            return Err(bad("options", Why::NotAnOption));
        }
        options.insert(id.to_owned(), value);
    }
    if chosen.is_empty() { Ok(options) } else { Err(bad("options", Why::NotAnOption)) }
}

fn check_seats(
    game: &dyn HostedGame,
    seats: &[NewSeat],
    options: &BTreeMap<String, String>,
) -> Result<(), Refusal> {
    let n_seats = u8::try_from(seats.len()).ok().filter(|n_seats| game.seats().contains(n_seats));
    game.check_setup(n_seats.ok_or(bad("seats", Why::OutOfRange))?, options)?;
    let n_me = seats.iter().filter(|seat| matches!(seat, NewSeat::Me { .. })).count();
    if !(n_me <= 1) {
        return Err(bad("seats", Why::SeatTaken));
    }
    // A table of bots only is of no use.
    let has_people = seats.iter().any(|seat| !matches!(seat, NewSeat::Bot(_)));
    if has_people { Ok(()) } else { Err(bad("seats", Why::NotAnOption)) }
}

fn check_pace(pace: Pace) -> Result<(), Refusal> {
    let is_possible = match pace {
        Pace::Free => true,
        Pace::Live { bank_ms, increment_ms } => {
            BANK_MS.contains(&bank_ms) && INCREMENT_MS.contains(&increment_ms)
        }
        Pace::Days { move_ms } => MOVE_MS.contains(&move_ms),
    };
    if is_possible { Ok(()) } else { Err(bad("pace", Why::OutOfRange)) }
}

fn bad(field: &'static str, why: Why) -> Refusal {
    Refusal::Bad { field, why }
}
