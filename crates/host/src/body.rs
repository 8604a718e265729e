//! What is stored of a table beside its game: who sits where, the pace, what is being asked of whom.
//!
//! These types are written into the database. A field that is added needs a default, and one that is there keeps its
//! name and meaning: tables of older versions must open.

use std::collections::{BTreeMap, BTreeSet};

pub use bots::Level as BotLevel;
use serde::{Deserialize, Serialize};
use store::{CampaignId, Ms, PersonId, TableId};
use tabletop::{Seat, Seats};

/// What is stored of a table beside its game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Body {
    /// Who made the table and runs it.
    pub host: Option<PersonId>,
    /// The game's options, by id.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Whether people without a seat may look on.
    pub spectators: bool,
    /// How much time there is.
    pub pace: Pace,
    /// The seats of people and bots. Those that the rules play themselves, such as a Ghost's, come after them in the
    /// game and are not here: nobody can have them, and nothing is asked of them.
    pub seats: Vec<SeatBody>,
    /// Who is asked; from the deal on. Kept so that lists of tables need no game.
    #[serde(default)]
    pub asked: Seats,
    /// Whether seats have secrets from each other: at a shared device each is covered until it is opened. From the deal on.
    #[serde(default)]
    pub has_secrets: bool,
    /// Since when the clocks stand still.
    #[serde(default)]
    pub paused_ms: Option<Ms>,
    /// Somebody asks all others whether they may take an act back.
    #[serde(default)]
    pub undo: Option<UndoRequest>,
    /// How it ended.
    #[serde(default)]
    pub result: Option<Outcome>,
    /// Why the game was set aside, for whoever mends it.
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
    /// The edition of the guided first game that is played, if it is one.
    #[serde(default)]
    pub guide: Option<u32>,
    /// How many lines of chat and notices there are.
    #[serde(default)]
    pub n_lines: u64,
}

impl Body {
    /// A table at which nothing has happened yet: with the game's defaults, all the time in the world, and for
    /// onlookers too.
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
            result: None,
            fault: None,
            rematch: None,
            before: None,
            campaign: None,
            guide: None,
            n_lines: 0,
        }
    }

    /// All seats of people and bots.
    #[must_use]
    pub fn all(&self) -> Seats {
        (0..self.seats.len() as u8).map(Seat).collect()
    }

    /// The seats that a person plays now: those whom clocks and consent concern.
    #[must_use]
    pub fn humans(&self) -> Seats {
        self.all().iter().filter(|seat| self.seats[seat.index()].is_human()).collect()
    }

    /// The seats that are played at this person's device.
    #[must_use]
    pub fn own(&self, person: Option<PersonId>) -> Seats {
        let is_own = |seat: &Seat| person.is_some() && self.seats[seat.index()].holder.person() == person;
        self.all().iter().filter(is_own).collect()
    }

    /// All people who sit at the table or run it.
    #[must_use]
    pub fn people(&self) -> BTreeSet<PersonId> {
        self.seats.iter().filter_map(|seat| seat.holder.person()).chain(self.host).collect()
    }

    /// Whether this person runs the table.
    #[must_use]
    pub fn is_host(&self, person: Option<PersonId>) -> bool {
        person.is_some() && self.host == person
    }

    /// The person after `from` who could run the table: the first other one with a seat, if possible one who is there.
    #[must_use]
    pub fn heir(&self, from: PersonId) -> Option<PersonId> {
        let others =
            || self.seats.iter().filter(|seat| matches!(seat.holder, Holder::Person(other) if other != from));
        let is_there = |seat: &&SeatBody| seat.absence.is_none();
        let heir = others().find(is_there).or_else(|| others().next());
        heir.and_then(|seat| seat.holder.person())
    }

    /// Lets the next person run the table, or nobody where there is none.
    pub fn pass_on_host(&mut self, from: PersonId) {
        if self.host == Some(from) {
            self.host = self.heir(from);
        }
    }

    /// Whether a seat is covered until it is opened: it has secrets, and others play at the same device.
    #[must_use]
    pub fn is_covered(&self, seat: Seat) -> bool {
        let person = self.seats[seat.index()].holder.person();
        self.has_secrets && self.result.is_none() && self.own(person).len() > 1
    }

    /// Whether the clocks stand still and bots wait.
    #[must_use]
    pub fn is_held(&self) -> bool {
        self.paused_ms.is_some() || self.undo.is_some()
    }
}

/// How much time there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// As much as one likes.
    #[default]
    Free,
    /// A clock for each seat, with time added whenever it has answered.
    Live {
        /// What each has at the beginning.
        bank_ms: Ms,
        /// What is added each time that a seat has answered and is not asked again at once.
        increment_ms: Ms,
    },
    /// So long for every decision.
    Days {
        /// How long.
        move_ms: Ms,
    },
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatBody {
    /// Who has it.
    pub holder: Holder,
    /// The name that it shows. Empty for a bot, and for an open seat unless an imported game named it.
    pub name: String,
    /// Whether whoever has it is there; nothing is dealt before all are.
    pub is_ready: bool,
    /// The PIN that opens it at a shared device, hashed.
    #[serde(default)]
    pub pin: Option<String>,
    /// Why a bot plays for its holder.
    #[serde(default)]
    pub absence: Option<Absence>,
    /// Its clock.
    #[serde(default)]
    pub clock: Clock,
    /// Answers given in advance, by the ids that the game gives them, and for how long they hold.
    #[serde(default)]
    pub standing: BTreeSet<String>,
    /// Who made its link, as long as that is valid.
    #[serde(default)]
    pub link_by: Option<PersonId>,
    /// How often it asked the others in vain to take an act back.
    #[serde(default)]
    pub n_undo_refused: u32,
    /// Whether it has not acted since it last asked in vain.
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

/// Who has a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// A person, from their own device.
    Person(PersonId),
    /// Somebody else at the device of this person.
    Guest(PersonId),
    /// A bot.
    Bot(BotLevel),
}

impl Holder {
    /// The person at whose device the seat is played.
    #[must_use]
    pub fn person(self) -> Option<PersonId> {
        match self {
            Self::Person(person) | Self::Guest(person) => Some(person),
            Self::Open | Self::Bot(_) => None,
        }
    }
}

/// Why a bot plays for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Absence {
    /// They left; they may come back.
    Left,
    /// Their time ran out; they may come back.
    OutOfTime,
    /// They gave up, for good.
    Conceded,
}

/// A seat's clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Clock {
    /// What is left of it while it stands still; nothing while it runs.
    #[serde(default)]
    pub left_ms: Ms,
    /// When it runs out, while it runs.
    #[serde(default)]
    pub due_ms: Option<Ms>,
    /// What the last decision added; lost if that is taken back.
    #[serde(default)]
    pub added_ms: Ms,
    /// Since when its person is asked without having decided anything.
    #[serde(default)]
    pub asked_ms: Option<Ms>,
}

impl Clock {
    /// What is left of it now.
    #[must_use]
    pub fn remaining_ms(self, now_ms: Ms) -> Ms {
        self.due_ms.map_or(self.left_ms, |due_ms| (due_ms - now_ms).max(0))
    }
}

/// A question to all others: may this act be taken back?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct UndoRequest {
    /// Who asks.
    pub seat: Seat,
    /// The game's version when it was asked.
    pub version: u64,
    /// Who has agreed; who asks agrees.
    pub agreed: Seats,
    /// When it was asked. Clocks and bots wait from here on.
    pub asked_ms: Ms,
    /// When it lapses.
    pub expires_ms: Ms,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// The rank of each seat of the game, 1 for a winner: a Ghost's comes after those of the people and bots. Who
    /// conceded ranks after all others.
    pub ranks: Vec<u8>,
    /// The points of each seat of the game, where it has any.
    pub scores: Vec<i32>,
    /// Whether a chapter of the Story was won; nothing where none was played.
    #[serde(default)]
    pub is_won: Option<bool>,
    /// Whether it ended early, because all others gave up.
    pub is_early: bool,
    /// How often something revealed was taken back.
    pub n_undone_past_barrier: u64,
    /// When.
    pub at_ms: Ms,
}

/// A line of chat or a notice, as it is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Line {
    /// Somebody says something.
    Chat {
        /// The name of the seat when it was said.
        name: String,
        /// What.
        text: String,
    },
    /// Something happened to the table.
    Notice {
        /// What.
        notice: Notice,
        /// The seat that it concerns.
        seat: Option<Seat>,
        /// Its name then.
        name: String,
    },
}

/// What can happen to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Notice {
    /// Somebody took a seat.
    Joined,
    /// The game was dealt.
    Started,
    /// Somebody left; a bot plays for them.
    Left,
    /// Somebody's time ran out; a bot plays for them.
    OutOfTime,
    /// Somebody gave up.
    Conceded,
    /// Somebody is back.
    Returned,
    /// The host gave a seat to somebody else.
    Replaced,
    /// Somebody asks to take an act back.
    UndoAsked,
    /// It was not granted.
    UndoRefused,
    /// Nobody answered in time.
    UndoLapsed,
    /// Clocks stand still.
    Paused,
    /// They run again.
    Resumed,
}
