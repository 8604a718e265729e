//! Tables being played: seats, decisions, undo, clocks, bots and people; no HTTP.
//!
//! Read in this order: what is stored of a table, what a game must offer, how a table changes, then the things that can
//! be done with it, and last the people.

mod body;
mod refusal;

mod game;
mod hosted;
mod play;

mod cell;
mod host;
mod look;
mod nodes;
mod table;

mod decide;
mod driver;
mod hint;

mod chat;
mod pace;
mod pins;
mod seats;

mod campaign;
mod guide;

mod hashing;
mod throttle;
mod tokens;

mod records;

#[cfg(feature = "permuter")]
mod permuter;

mod people;
mod webhook;

pub use body::{Absence, BotLevel, Notice, Outcome, Pace};
pub use campaign::{AttemptLook, CampaignLook, CurrentLook, export_campaign};
pub use decide::{Decided, Decision, Undone};
pub use game::{ActionHash, Choice, Deeds, Hosted, Seen, Sight, Told};
pub use guide::{GuideLook, GuideStep, guide_steps};
pub use hint::{Advice, Hint, Prospect};
pub use host::{Changed, Host, Settings, Who};
pub use look::{
    Gaze, LineLook, Look, OfCampaign, SaidLook, SeatKind, SeatLook, StoryLook, Summary, UndoLook,
};
pub use people::Person;
pub use records::{Checked, check, export, import};
pub use refusal::{Refusal, Why};
pub use seats::{GameOffer, LinkLook, NewSeat, NewTable};
pub use store::{CampaignId, Ms, PersonId, Phase, Secret, SecretHash, TableId};
pub use tokens::Bearer;
pub use webhook::YourTurn;
