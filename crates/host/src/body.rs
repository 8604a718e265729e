//! What is stored of a table beside its game: who sits where, the pace, what is being asked of whom.
//!
//! These types are written into the database. A field that is added needs a default, and one that is there keeps its
//! name and meaning: tables of older versions must open.

use std::collections::{BTreeMap, BTreeSet};

pub use bots::Level as BotLevel;
use serde::{Deserialize, Serialize};
use store::{CampaignId, Ms, PersonId, TableId};
use tabletop::{Seat, Seats};

use crate::components::ChosenSet;

/// What is stored of a table besides its game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Body {
    /// Who created the table, or runs it now.
    pub host: Option<PersonId>,
    /// The game's options, by id.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Whether people without a seat may watch.
    pub spectators: bool,
    /// The time control.
    pub pace: Pace,
    /// The seats of people and bots. Seats that the rules play, such as a Ghost's, come after them in the
    /// game and are not listed: nobody can take them, and they decide nothing.
    pub seats: Vec<SeatBody>,
    /// The seats that must decide, from the deal on. Stored so that lists of tables need not load the game.
    #[serde(default)]
    pub asked: Seats,
    /// Whether seats have secrets from each other, from the deal on. At a shared device such a seat is
    /// covered until it is opened.
    #[serde(default)]
    pub has_secrets: bool,
    /// When the clocks were paused.
    #[serde(default)]
    pub paused_ms: Option<Ms>,
    /// A pending request to undo.
    #[serde(default)]
    pub undo: Option<UndoRequest>,
    /// The game's version up to which nothing is undone, because somebody has gone for good who would have to agree.
    #[serde(default)]
    pub undo_floor: u64,
    /// How it ended.
    #[serde(default)]
    pub result: Option<Outcome>,
    /// Why the game was set aside, for the operator.
    #[serde(default)]
    pub fault: Option<String>,
    /// The table of the next game with the same people.
    #[serde(default)]
    pub rematch: Option<TableId>,
    /// The table of the game before.
    #[serde(default)]
    pub before: Option<TableId>,
    /// The campaign whose attempt it is.
    #[serde(default)]
    pub campaign: Option<CampaignId>,
    /// The edition of the lesson, if it is one.
    #[serde(default)]
    pub guide: Option<u32>,
    /// The component set, if it is not the one that comes with Kajiba.
    #[serde(default)]
    pub components: Option<ChosenSet>,
    /// Which lesson of its game; nothing at tables from before there were several.
    #[serde(default)]
    pub lesson: Option<String>,
    /// How many chat messages and notices there are.
    #[serde(default)]
    pub n_lines: u64,
}

impl Body {
    /// A table at which nothing has happened yet: default options, no clock, spectators allowed.
    #[must_use]
    pub fn new(host: Option<PersonId>, seats: Vec<SeatBody>) -> Self {
        Self {
            host,
            options: BTreeMap::new(),
            spectators: true,
            pace: Pace::Free,
            seats,
            asked: Seats::NONE,
            has_secrets: false,
            paused_ms: None,
            undo: None,
            undo_floor: 0,
            result: None,
            fault: None,
            rematch: None,
            before: None,
            campaign: None,
            guide: None,
            components: None,
            lesson: None,
            n_lines: 0,
        }
    }

    /// All seats of people and bots.
    #[must_use]
    pub fn all(&self) -> Seats {
        (0..self.seats.len() as u8).map(Seat).collect()
    }

    /// The seats that people play now. Only these have running clocks.
    #[must_use]
    pub fn humans(&self) -> Seats {
        self.all().iter().filter(|seat| self.seats[seat.index()].is_human()).collect()
    }

    /// The seats whose people must agree before anything is taken back that they may have learnt from: also those who
    /// are away and may return.
    #[must_use]
    pub fn voters(&self) -> Seats {
        let is_voter = |it: &SeatBody| it.holder.person().is_some() && it.absence != Some(Absence::Conceded);
        self.all().iter().filter(|seat| is_voter(&self.seats[seat.index()])).collect()
    }

    /// Moves all times of a game in progress.
    pub(crate) fn shift_times(&mut self, by_ms: Ms) {
        let Self { seats, paused_ms, undo, .. } = self;
        let clocks = seats.iter_mut().flat_map(|seat| [&mut seat.clock.due_ms, &mut seat.clock.asked_ms]);
        for at_ms in clocks.flatten().chain(paused_ms) {
            *at_ms += by_ms;
        }
        if let Some(undo) = undo {
            undo.asked_ms += by_ms;
            undo.expires_ms += by_ms;
        }
    }

    /// The seats that are played on this person's device.
    #[must_use]
    pub fn own(&self, person: Option<PersonId>) -> Seats {
        let is_own = |seat: &Seat| person.is_some() && self.seats[seat.index()].holder.person() == person;
        self.all().iter().filter(is_own).collect()
    }

    /// All people who have a seat or run the table.
    #[must_use]
    pub fn people(&self) -> BTreeSet<PersonId> {
        self.seats.iter().filter_map(|seat| seat.holder.person()).chain(self.host).collect()
    }

    /// Whether this person runs the table.
    #[must_use]
    pub fn is_host(&self, person: Option<PersonId>) -> bool {
        person.is_some() && self.host == person
    }

    /// Who could run the table after `from`: another person with a seat, if possible one who is present.
    #[must_use]
    pub fn heir(&self, from: PersonId) -> Option<PersonId> {
        let others =
            || self.seats.iter().filter(|seat| matches!(seat.holder, Holder::Person(other) if other != from));
        let is_there = |seat: &&SeatBody| seat.absence.is_none();
        let heir = others().find(is_there).or_else(|| others().next());
        heir.and_then(|seat| seat.holder.person())
    }

    /// Passes the table to the next person, or to nobody if there is none.
    pub fn pass_on_host(&mut self, from: PersonId) {
        if self.host == Some(from) {
            self.host = self.heir(from);
        }
    }

    /// Whether a seat is covered until it is opened: it has secrets, and other seats are played on the same
    /// device.
    #[must_use]
    pub fn is_covered(&self, seat: Seat) -> bool {
        let person = self.seats[seat.index()].holder.person();
        self.has_secrets && self.result.is_none() && self.own(person).len() > 1
    }

    /// Whether clocks are paused and bots wait.
    #[must_use]
    pub fn is_held(&self) -> bool {
        self.paused_ms.is_some() || self.undo.is_some()
    }
}

/// Time control.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// No limit.
    #[default]
    Free,
    /// A clock for each seat, with an increment for each answer.
    Live {
        /// The time at the start.
        bank_ms: Ms,
        /// Added each time a seat has answered and is not asked again at once.
        increment_ms: Ms,
    },
    /// A time limit for each decision.
    Days {
        /// The limit.
        move_ms: Ms,
    },
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatBody {
    /// Who has it.
    pub holder: Holder,
    /// The name to show. Empty for a bot, and for an open seat unless an imported game named it.
    pub name: String,
    /// Whether its holder is present. The game is dealt only once all are.
    pub is_ready: bool,
    /// The hashed PIN that unlocks it on a shared device.
    #[serde(default)]
    pub pin: Option<String>,
    /// Why a bot plays for the holder.
    #[serde(default)]
    pub absence: Option<Absence>,
    /// Its clock.
    #[serde(default)]
    pub clock: Clock,
    /// Standing answers, by the game's ids, and how long each lasts.
    #[serde(default)]
    pub standing: BTreeSet<String>,
    /// Who created its link, while the link is valid.
    #[serde(default)]
    pub link_by: Option<PersonId>,
    /// How often a request of this seat to undo was refused.
    #[serde(default)]
    pub n_undo_refused: u32,
    /// Whether it has not acted since such a refusal.
    #[serde(default)]
    pub is_undo_refused: bool,
}

impl SeatBody {
    /// A seat that nobody has.
    #[must_use]
    pub fn open() -> Self {
        Self {
            holder: Holder::Open,
            name: String::new(),
            is_ready: false,
            pin: None,
            absence: None,
            clock: Clock::default(),
            standing: BTreeSet::new(),
            link_by: None,
            n_undo_refused: 0,
            is_undo_refused: false,
        }
    }

    /// Whether a bot decides for it.
    #[must_use]
    pub fn is_bot_played(&self) -> bool {
        match self.holder {
            Holder::Bot(_) => true,
            Holder::Open | Holder::Person(_) | Holder::Guest(_) => self.absence.is_some(),
        }
    }

    /// Whether a person decides for it.
    #[must_use]
    pub fn is_human(&self) -> bool {
        self.holder.person().is_some() && self.absence.is_none()
    }
}

/// Who holds a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// A person, on their own device.
    Person(PersonId),
    /// A guest on this person's device.
    Guest(PersonId),
    /// A bot.
    Bot(BotLevel),
}

impl Holder {
    /// The person on whose device the seat is played.
    #[must_use]
    pub fn person(self) -> Option<PersonId> {
        match self {
            Self::Person(person) | Self::Guest(person) => Some(person),
            Self::Open | Self::Bot(_) => None,
        }
    }
}

/// Why a bot plays for a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Absence {
    /// They left; they may return.
    Left,
    /// Their time ran out; they may return.
    OutOfTime,
    /// They conceded, for good.
    Conceded,
}

/// A seat's clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Clock {
    /// The time left while it is stopped; 0 while it runs.
    #[serde(default)]
    pub left_ms: Ms,
    /// When it runs out, while it runs.
    #[serde(default)]
    pub due_ms: Option<Ms>,
    /// The increment of the last decision; taken back with it.
    #[serde(default)]
    pub added_ms: Ms,
    /// When its person was last asked without having decided since.
    #[serde(default)]
    pub asked_ms: Option<Ms>,
}

impl Clock {
    /// The time left now.
    #[must_use]
    pub fn remaining_ms(self, now_ms: Ms) -> Ms {
        self.due_ms.map_or(self.left_ms, |due_ms| (due_ms - now_ms).max(0))
    }
}

/// A request to all others to undo an act.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct UndoRequest {
    /// Who asks.
    pub seat: Seat,
    /// The game's version at that time.
    pub version: u64,
    /// Who has agreed, including the one who asks.
    pub agreed: Seats,
    /// When it was made. Clocks and bots wait from then on.
    pub asked_ms: Ms,
    /// When it expires.
    pub expires_ms: Ms,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// The rank of each seat of the game, 1 for a winner. A Ghost's seat comes after those of people and
    /// bots. Seats that conceded rank last.
    pub ranks: Vec<u8>,
    /// The points of each seat of the game, if the game has points.
    pub scores: Vec<i32>,
    /// Whether a chapter of the Story was won; nothing if none was played.
    #[serde(default)]
    pub is_won: Option<bool>,
    /// Whether it ended early because all others conceded.
    pub is_early: bool,
    /// How often an act was undone that had revealed something.
    pub n_undone_past_barrier: u64,
    /// When it ended.
    pub at_ms: Ms,
}

#[cfg(test)]
impl Outcome {
    /// A game that ended by its rules with these ranks.
    pub(crate) fn of_ranks(ranks: &[u8]) -> Self {
        Self {
            ranks: ranks.to_vec(),
            scores: vec![0; ranks.len()],
            is_won: None,
            is_early: false,
            n_undone_past_barrier: 0,
            at_ms: 0,
        }
    }
}

/// A chat message or notice, as stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Line {
    /// A chat message.
    Chat {
        /// The name of the seat at that time.
        name: String,
        /// The text.
        text: String,
    },
    /// Something happened to the table.
    Notice {
        /// Which event.
        notice: Notice,
        /// The seat it is about.
        seat: Option<Seat>,
        /// The seat's name at that time.
        name: String,
    },
}

/// Events at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Notice {
    /// Somebody took a seat.
    Joined,
    /// The game was dealt.
    Started,
    /// A person left; a bot plays for them.
    Left,
    /// A person's time ran out; a bot plays for them.
    OutOfTime,
    /// A person conceded.
    Conceded,
    /// A person returned.
    Returned,
    /// The host gave a seat to somebody else.
    Replaced,
    /// A request to undo was made.
    UndoAsked,
    /// It was refused.
    UndoRefused,
    /// It expired.
    UndoLapsed,
    /// The clocks were paused.
    Paused,
    /// The clocks run again.
    Resumed,
}
