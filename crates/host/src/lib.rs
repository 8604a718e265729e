//! Tables being played: seats, decisions, undo, clocks, bots and people. Knows nothing of HTTP.
//!
//! Reading order: what is stored of a table, what a game provides, how a table changes, what can be done with
//! it, and last the people.

mod body;
pub mod limits;
mod refusal;

mod extension;
mod game_view;
mod lesson;
mod play;

mod components;
mod host;
mod nodes;
mod table;
mod view;

mod decide;
mod driver;
mod hint;
mod thinking;

mod chat;
mod clock;
mod pins;
mod seats;

pub mod games;
mod katana;
mod shogunate;
mod suggestion;

mod hashing;
mod throttle;
mod time;
mod tokens;

mod records;

#[cfg(feature = "permuter")]
mod permuter;

mod operator;
mod people;
mod webhook;

pub use body::{Absence, BotLevel, Notice, Outcome, Pace};
pub use components::{ChosenSet, NotTakenOver, SetChoice, SetEdit, SetSummary, SetView};
pub use decide::{Decided, Decision, Undone};
pub use game_view::{ActionHash, AnyChoice, AnyGameView, Choice, GameView, LogContent, LogEntry};
pub use games::{AttemptView, CampaignView, CurrentAttemptView, export_campaign};
pub use hint::{Advice, Hint, Prospect};
pub use host::{Changed, Health, Host, Settings, Who};
pub use lesson::{GuideStep, LessonOffer};
pub use operator::{AuditLine, Deed, PersonFound, Shut, TableFound};
pub use people::{Caller, Credentials, Person, new_browser};
pub use play::Games;
pub use records::{Checked, check, export, import};
pub use refusal::{Refusal, Why};
pub use seats::{GameOffer, LinkView, NewSeat, NewTable};
pub use store::{CampaignId, ComponentSetId, Ms, PersonId, Phase, Secret, SecretHash, TableId};
pub use suggestion::Suggestion;
pub use time::TimeSource;
pub use tokens::Bearer;
pub use view::{
    CampaignAttempt, ComponentsView, GuidePlace, GuideView, MessageBody, MessageView, Perspective, SeatKind,
    SeatView, StoryView, Summary, TableView, UndoView,
};
pub use webhook::YourTurn;
