//! What all games share: seats, decisions, the decision stack, dice, records, undo, component files, and the battery of
//! tests that every game must pass. No I/O, no clock, and no particular game.

mod ask;
mod chacha;
pub mod components;
pub mod dice;
pub mod digest;
pub mod game;
pub mod options;
pub mod pile;
pub mod playout;
pub mod record;
pub mod scene;
pub mod seat;
pub mod session;
pub mod set;
pub mod stack;
pub mod testkit;
pub mod title;

pub use ask::Ask;
pub use dice::{Dice, Quick, Seed};
pub use digest::{Digest, Hash};
pub use game::{Game, NoLog, Refused, Sink, Status};
pub use options::{Answers, Offers, Options, Reasons};
pub use pile::Pile;
pub use playout::{Played, Withheld, nothing_withheld, pick, playout};
pub use record::{Deed, Entry, Fault, JsonError, Record, undo_point};
pub use seat::{Ranks, Seat, Seats, Viewer};
pub use session::{NoUndo, Session};
pub use stack::{Flow, Stack, Step, drive};
pub use title::{Routine, SetupProblem, Title};
