//! What is stored of a table.

use crate::{Ms, PersonId, SecretHash, TableId};

/// A table as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Its id.
    pub id: TableId,
    /// Rises with every change of anything about the table.
    pub version: u64,
    /// The game's id.
    pub game: String,
    /// How far it is.
    pub phase: Phase,
    /// Who made it.
    pub host: Option<PersonId>,
    /// Whether strangers find it in the lobby.
    pub is_listed: bool,
    /// The record without its log; from the deal on.
    pub header: Option<String>,
    /// How many entries the record's log has.
    pub n_entries: u64,
    /// Everything else.
    pub body: String,
    /// When somebody's time runs out next.
    pub due_ms: Option<Ms>,
    /// Whether a bot, or a standing answer, is to act.
    pub has_work: bool,
    /// When it was made.
    pub created_ms: Ms,
    /// When it was last changed.
    pub updated_ms: Ms,
    /// Who sits where and which seat links are valid, by seat.
    pub seats: Vec<SeatRow>,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Seats are being taken.
    Gathering,
    /// Dealt, and not over.
    Playing,
    /// The game has ended.
    Over,
    /// The game broke and is set aside.
    Broken,
    /// Given up before anything was dealt.
    Closed,
}

impl Phase {
    const ALL: [Self; 5] = [Self::Gathering, Self::Playing, Self::Over, Self::Broken, Self::Closed];

    /// The word that is stored.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Gathering => "gathering",
            Self::Playing => "playing",
            Self::Over => "over",
            Self::Broken => "broken",
            Self::Closed => "closed",
        }
    }

    /// The phase of a stored word.
    pub(crate) fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|phase| phase.name() == name)
    }
}

/// What is searched for of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SeatRow {
    /// Whose it is.
    pub person: Option<PersonId>,
    /// The hash of its link.
    pub link: Option<SecretHash>,
}

/// A line of a record's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntryRow {
    /// Counted from 1.
    pub n: u64,
    /// When it was made.
    pub at_ms: Ms,
    /// The entry as in the record: `{"seat":…,"deed":…,"hash":…}`.
    pub body: String,
}

/// A line of chat, or a notice such as "Bo has left"; its text is never empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineRow {
    /// Counted from 1.
    pub n: u64,
    /// When it was written.
    pub at_ms: Ms,
    /// Who wrote it, or whom a notice is about; it goes when they do.
    pub person: Option<PersonId>,
    /// What it says.
    pub body: String,
}

/// One step of a table: the row as it shall be, and what is added to its logs. Taken whole or not at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// The row after the change; its version is one more than the version that is changed. Version 1 makes a new table.
    pub row: TableRow,
    /// New entries of the record's log; `row.n_entries` counts them already.
    pub entries: Vec<EntryRow>,
    /// New lines; `n` follows the last one that is stored.
    pub lines: Vec<LineRow>,
}

/// Something about a table has changed, and is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Changed {
    /// The table.
    pub table: TableId,
    /// Its version now.
    pub version: u64,
}
