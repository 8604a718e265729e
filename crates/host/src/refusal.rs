//! Why the host does not do something.

use store::StoreError;
use tabletop::SetupProblem;

/// Why the host does not do something. Whoever asked is told so, and nothing has changed.
#[derive(Debug, thiserror::Error)]
#[error("{self:?}")]
pub enum Refusal {
    /// There is no such table, seat, link, person or campaign, or not for them.
    NotFound,
    /// They must be known first: take a seat, or sign in.
    Unknown,
    /// It is not for them to do: another's seat, or the host's business.
    Forbidden(Why),
    /// What they answered is no longer asked.
    Stale,
    /// It cannot be done now.
    NotNow(Why),
    /// What was sent makes no sense; `field` is the id of the wrong one.
    Bad {
        /// Which field.
        field: &'static str,
        /// What is wrong with it.
        why: Why,
    },
    /// Too many of something: tables, campaigns, chat, tries.
    TooMany(Why),
    /// The table is set aside because its game broke.
    Broken,
    /// The server is stopping or the database does not answer.
    Unavailable,
}

/// What is wrong, more exactly. The words are in the locales under `why-…`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// Only who runs the table may.
    NotHost,
    /// Not their seat.
    NotYourSeat,
    /// The seat's PIN must be given first.
    Locked,
    /// The PIN is wrong.
    WrongPin,
    /// The table does not admit onlookers.
    NoSpectators,
    /// Somebody else has the seat.
    SeatTaken,
    /// They have a seat at this table already.
    Seated,
    /// They have not yet kept the others waiting for so long that they can be sent away.
    StillTime,
    /// Some seats are still open, or their people are not there yet.
    SeatsOpen,
    /// The game has begun.
    Begun,
    /// The game has not begun.
    NotBegun,
    /// The game is over.
    Over,
    /// The game is not over.
    NotOver,
    /// They have given up and cannot come back.
    Conceded,
    /// Hints are for who plays alone, or against bots only.
    NotAlone,
    /// Nothing is asked of the seat.
    NotAsked,
    /// The guided first game asks for something else first.
    Guided,
    /// There is nothing to take back.
    NothingToUndo,
    /// Somebody asks to take an act back; answer that first.
    UndoPending,
    /// Nobody asks to take an act back.
    NoUndoPending,
    /// This cannot be done together: the rules do not allow the whole list.
    ListRefused,
    /// The others did not agree; it must act anew before it asks again.
    UndoRefused,
    /// The others did not agree too often to be asked again.
    UndoSpent,
    /// The table has no clock.
    NoClock,
    /// Empty.
    Empty,
    /// Too long.
    TooLong,
    /// Not one of the possible values.
    NotAnOption,
    /// Too small or too large.
    OutOfRange,
    /// The game cannot be set up so: the id of the reason.
    Setup(&'static str),
    /// It is an attempt of a campaign: it is its owner's alone, and goes on there.
    OfStory,
    /// Only after a defeat may one go on without a victory.
    NoDefeat,
    /// All chapters of the campaign are behind.
    StoryOver,
    /// Characters that cannot be shown.
    Unprintable,
    /// Another person signs in with this name.
    NameTaken,
    /// Name or passphrase is wrong.
    WrongPassphrase,
    /// Too short to be safe.
    TooShort,
    /// The address is not on the public network, or not a web address.
    NotPublic,
    /// Too many tables.
    Tables,
    /// Too many campaigns.
    Campaigns,
    /// Too much chat.
    Chat,
    /// Too many tries; wait.
    Tries,
    /// Spectators do not chat.
    NotSeated,
    /// The record is of no game that can be played here, or does not verify.
    BadRecord,
}

impl Refusal {
    /// Why a setup makes no game.
    pub(crate) fn setup(problem: SetupProblem) -> Self {
        let SetupProblem { field, why } = problem;
        Self::Bad { field, why: if why == "why-out-of-range" { Why::OutOfRange } else { Why::Setup(why) } }
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the database refused");
        Self::Unavailable
    }
}
