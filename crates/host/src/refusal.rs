//! Errors of the host.

use store::StoreError;
use tabletop::SetupProblem;

/// Why the host refuses a request. Nothing has changed.
#[derive(Debug, thiserror::Error)]
#[error("{self:?}")]
pub enum Refusal {
    /// There is no such table, seat, link, person, campaign or component set, or the visitor may not know of it.
    NotFound,
    /// The visitor has no identity; they must take a seat or sign in.
    Unknown,
    /// The visitor may not do this: it is another's seat, or for the table's host.
    Forbidden(Why),
    /// The question has been answered or has changed meanwhile.
    Stale,
    /// It is not possible now.
    NotNow(Why),
    /// Invalid input; `field` is the id of the wrong field.
    Bad {
        /// Which field.
        field: &'static str,
        /// What is wrong with it.
        why: Why,
    },
    /// Too many tables, campaigns, component sets, messages or attempts.
    TooMany(Why),
    /// The table is set aside because its game is broken.
    Broken,
    /// The server is stopping or the database does not answer.
    Unavailable,
    /// Nothing can be stored: the server's disk is full.
    DiskFull,
}

/// The reason in detail. The texts are in the locales under `why-…`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// Only the table's host may.
    NotHost,
    /// It is not their seat.
    NotYourSeat,
    /// The seat is locked; its PIN is needed.
    Locked,
    /// The PIN is wrong.
    WrongPin,
    /// The table does not allow spectators.
    NoSpectators,
    /// Somebody else has the seat.
    SeatTaken,
    /// They already have a seat at this table.
    Seated,
    /// The seat has not kept the others waiting long enough.
    StillTime,
    /// Some seats are open, or their people not present.
    SeatsOpen,
    /// The game has begun.
    Begun,
    /// The game has not begun.
    NotBegun,
    /// The game is over.
    Over,
    /// The game is not over.
    NotOver,
    /// They have conceded and cannot return.
    Conceded,
    /// Hints are only for people who play alone or against bots.
    NotAlone,
    /// The seat is not asked.
    NotAsked,
    /// The lesson asks for something else first.
    Guided,
    /// There is nothing to undo.
    NothingToUndo,
    /// A request to undo must be answered first.
    UndoPending,
    /// No request to undo is pending.
    NoUndoPending,
    /// The rules do not allow the whole list of actions.
    ListRefused,
    /// The others refused; the seat must act before it asks again.
    UndoRefused,
    /// The others have refused too often.
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
    /// The setup is not possible: the id of the reason.
    Setup(&'static str),
    /// It is an attempt of a campaign, and only its owner may play it.
    OfStory,
    /// A chapter can only be skipped after a defeat.
    NoDefeat,
    /// All chapters of the campaign are done.
    StoryOver,
    /// Characters that cannot be shown.
    Unprintable,
    /// Another person has this login.
    NameTaken,
    /// Login or passphrase is wrong.
    WrongPassphrase,
    /// Too short to be safe.
    TooShort,
    /// The address is not on the public network, or not a web address.
    NotPublic,
    /// Too many tables.
    Tables,
    /// Too many campaigns.
    Campaigns,
    /// Too many component sets.
    ComponentSets,
    /// Something is missing in it, or wrong.
    Incomplete,
    /// There is no such component set, or it is somebody else's.
    NoSuchSet,
    /// The component set is of another game.
    SetOfOtherGame,
    /// A program that names a component set must bear a token of its owner's.
    SetWithoutToken,
    /// Too much chat.
    Chat,
    /// Too many attempts; wait.
    Tries,
    /// Spectators may not chat.
    NotSeated,
    /// The record is of an unknown game, or does not verify.
    BadRecord,
}

impl Refusal {
    /// A setup that is not possible.
    pub(crate) fn setup(problem: SetupProblem) -> Self {
        let SetupProblem { field, why } = problem;
        Self::Bad { field, why: if why == "why-out-of-range" { Why::OutOfRange } else { Why::Setup(why) } }
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "database error");
        if error.is_disk_full() { Self::DiskFull } else { Self::Unavailable }
    }
}
