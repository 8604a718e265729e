//! Tables as they are stored.

use crate::{Ms, PersonId, SecretHash, TableId};

/// A table as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Its id.
    pub id: TableId,
    /// Rises with every change of the table.
    pub version: u64,
    /// The game's id.
    pub game: String,
    /// How far it is.
    pub phase: Phase,
    /// Who made it.
    pub host: Option<PersonId>,
    /// Whether strangers find it in the lobby.
    pub is_listed: bool,
    /// The record without its log. It exists once the game is dealt.
    pub header: Option<String>,
    /// The number of entries in the record's log.
    pub n_entries: u64,
    /// Everything else.
    pub body: String,
    /// When the next player runs out of time.
    pub due_ms: Option<Ms>,
    /// Whether a bot or a standing answer must act.
    pub has_work: bool,
    /// When it was made.
    pub created_ms: Ms,
    /// When it was last changed.
    pub updated_ms: Ms,
    /// The owner and the valid link of each seat.
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

    /// Reads the stored word.
    pub(crate) fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|phase| phase.name() == name)
    }
}

/// The searchable columns of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SeatRow {
    /// Its owner.
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
    /// Who wrote it, or whom a notice is about. Cleared when that person is deleted.
    pub person: Option<PersonId>,
    /// What it says.
    pub body: String,
}

/// One change of a table: its new row, and what is added to its logs. Committed as a whole or not at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// The row after the change. Its version is one higher than the stored one; version 1 creates the table.
    pub row: TableRow,
    /// New entries of the record's log; `row.n_entries` already includes them.
    pub entries: Vec<EntryRow>,
    /// New chat lines, numbered on from the last stored one.
    pub lines: Vec<LineRow>,
}

/// A change of a table has been committed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Changed {
    /// The table.
    pub table: TableId,
    /// Its version now.
    pub version: u64,
}
