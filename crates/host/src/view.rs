//! What somebody may see of a table: all that pages get.

mod list;
mod visitor;

use std::collections::BTreeMap;

use store::{CampaignId, Ms, Phase, TableId};
use tabletop::{Seat, Seats};

use crate::{
    body::{Absence, BotLevel, Notice, Outcome, Pace},
    game_view::AnyGameView,
    host::{Host, Who},
    refusal::{Refusal, Why},
    table::Table,
};

/// A table as somebody may see it.
#[derive(Clone, Debug)]
pub struct TableView {
    /// Its id.
    pub id: TableId,
    /// Rises with every change of anything about the table.
    pub version: u64,
    /// The game's id.
    pub game: &'static str,
    /// The game's options, by id.
    pub options: BTreeMap<String, String>,
    /// How far it is.
    pub phase: Phase,
    /// Whether strangers find it in the lobby.
    pub is_listed: bool,
    /// Whether people without a seat may look on.
    pub spectators: bool,
    /// How much time there is.
    pub pace: Pace,
    /// Since when clocks stand still.
    pub paused_ms: Option<Ms>,
    /// The present time, to reckon clocks by.
    pub now_ms: Ms,
    /// The seats of people and bots. A Ghost's comes after them in the game, and is not here.
    pub seats: Vec<SeatView>,
    /// Which of them are the visitor's own: played at their device.
    pub own: Seats,
    /// Through which of these the visitor looks now.
    pub looking: Option<Seat>,
    /// Whether the visitor runs the table.
    pub is_host: bool,
    /// The game, once dealt; as the visitor may see it.
    pub game_view: Option<AnyGameView>,
    /// What they could do about taking back the last act of the seat that they look through.
    pub undo: UndoView,
    /// What the looking seat could answer in advance, and whether it does.
    pub standing: Vec<(&'static str, bool)>,
    /// Chat and notices, oldest first, without what the visitor does not want to hear.
    pub lines: Vec<MessageView>,
    /// How it ended.
    pub result: Option<Outcome>,
    /// The next game with the same people.
    pub rematch: Option<TableId>,
    /// The chapter of the Story, where one is played.
    pub story: Option<StoryView>,
    /// Where the pupil is, at a guided first game.
    pub guide: Option<GuideView>,
    /// The SHA-256 of the seed, from the deal on: who compares it at the end knows that nobody chose the cards.
    pub seed_hash: Option<String>,
}

/// A seat as anybody may see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatView {
    /// The name that it shows; empty for a bot, and for an open seat unless an imported game named it.
    pub name: String,
    /// What kind of holder it has.
    pub kind: SeatKind,
    /// Whether whoever has it is there.
    pub is_ready: bool,
    /// Why a bot plays for its holder.
    pub absence: Option<Absence>,
    /// Whether it must be opened first: with a PIN, or, where only its secrets are covered, with a touch. Only for own seats.
    pub is_locked: bool,
    /// Whether it opens with a PIN. Only for own seats.
    pub has_pin: bool,
    /// Whether a seat link is valid for it. Only for who may make one.
    pub has_link: bool,
    /// Whether the visitor may make a link to it: its own holder, or who runs the table if nobody is there.
    pub may_link: bool,
    /// Whether it keeps all waiting for so long that a bot can be let play for it. Only for who runs the table.
    pub may_send_away: bool,
    /// Whether the visitor does not hear what it says.
    pub is_muted: bool,
    /// When its time runs out, while its clock runs.
    pub due_ms: Option<Ms>,
    /// What is left on a live clock.
    pub left_ms: Option<Ms>,
}

/// What kind of holder a seat has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// Somebody at another's device.
    Guest,
    /// A bot.
    Bot(BotLevel),
}

/// A table at which a chapter of the Story is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoryView {
    /// The chapter, 1 to 14.
    pub chapter: u8,
    /// The Ghost chosen for it.
    pub ghost: u8,
    /// The campaign whose attempt it is. Only for its owner.
    pub attempt: Option<CampaignAttempt>,
}

/// Where a pupil is in the guided first game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GuideView {
    /// Something is asked.
    At {
        /// The step, from 0.
        step: usize,
        /// The id of what it asks for now.
        ask: &'static str,
    },
    /// All steps are behind; the game goes on freely.
    Done,
}

/// Of which campaign a table is an attempt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CampaignAttempt {
    /// The campaign.
    pub campaign: CampaignId,
    /// What its owner calls it.
    pub name: String,
    /// The Story points that the attempt brought, once it is over.
    pub points: Option<i32>,
    /// All Story points of the campaign, so far.
    pub total: i32,
    /// Whether all chapters of the campaign are behind.
    pub is_over: bool,
}

/// Whether an act can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoView {
    /// There is nothing to take back, or nobody looks through a seat.
    Nothing,
    /// At once.
    Free,
    /// If all others agree.
    ByConsent,
    /// Somebody asks.
    Asked {
        /// Who.
        seat: Seat,
        /// Who has not answered yet.
        waiting: Seats,
        /// Until when.
        expires_ms: Ms,
    },
}

/// A line of chat or a notice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MessageView {
    /// Its number.
    pub n: u64,
    /// When.
    pub at_ms: Ms,
    /// What.
    pub what: MessageBody,
}

/// What a line says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MessageBody {
    /// Somebody says something.
    Chat {
        /// Who.
        name: String,
        /// Whether it is the visitor.
        is_own: bool,
        /// What.
        text: String,
    },
    /// Something happened to the table.
    Notice {
        /// What.
        notice: Notice,
        /// Whom it concerns.
        name: String,
    },
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Its id.
    pub id: TableId,
    /// Rises with every change of anything about the table.
    pub version: u64,
    /// The game's id.
    pub game: String,
    /// How far it is.
    pub phase: Phase,
    /// The game's options, by id.
    pub options: BTreeMap<String, String>,
    /// The names at it, with the kind of each seat.
    pub seats: Vec<(String, SeatKind)>,
    /// Which seats are the visitor's.
    pub own: Seats,
    /// Who is asked now.
    pub asked: Seats,
    /// How much time there is.
    pub pace: Pace,
    /// How it ended.
    pub result: Option<Outcome>,
    /// When it was last changed.
    pub updated_ms: Ms,
}

/// Through whose eyes somebody looks back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Perspective {
    /// Their own: as for [`Host::look`].
    Own,
    /// A seat's: another's only after the end.
    Seat(Seat),
    /// Those of all players at once: only after the end.
    All,
}

impl Host {
    /// The table as the visitor may see it, through the own seat `looking` if they name one, else through the own seat
    /// that is asked, else through the first own one. Seats whose PIN was not given are passed over.
    ///
    /// # Errors
    /// There is no such table, they may not see it, or not through this seat.
    pub async fn view(&self, who: Who, table: TableId, looking: Option<Seat>) -> Result<TableView, Refusal> {
        let visitor = self.visitor(who, table, looking).await?;
        self.viewed(who, table, |table| visitor.view(table, None)).await
    }

    /// The same in the position after the first `version` entries of the game.
    ///
    /// # Errors
    /// As for [`Host::look`], or the game has not come so far.
    pub async fn view_at(
        &self,
        who: Who,
        table: TableId,
        looking: Option<Seat>,
        version: u64,
    ) -> Result<TableView, Refusal> {
        let visitor = self.visitor(who, table, looking).await?;
        self.viewed(who, table, |table| visitor.view(table, Some(version))).await
    }

    /// The position after the first `version` entries of the game, or after all, with everything told that led to it; after
    /// the end through anybody's eyes.
    ///
    /// # Errors
    /// There is no such table, they may not see it, or not through these eyes yet, or the game has not come so far.
    pub async fn view_back(
        &self,
        who: Who,
        table: TableId,
        perspective: Perspective,
        version: Option<u64>,
    ) -> Result<TableView, Refusal> {
        let wanted = match perspective {
            Perspective::Seat(seat) => Some(seat),
            Perspective::Own | Perspective::All => None,
        };
        let visitor = self.visitor(who, table, wanted).await?;
        self.viewed(who, table, |table| visitor.view_back(table, perspective, version)).await
    }

    /// The version of a table, if the visitor may see it at all.
    ///
    /// # Errors
    /// There is no such table, or they may not.
    pub async fn version(&self, who: Who, table: TableId) -> Result<u64, Refusal> {
        self.read(table, |table| {
            check_may_view(table, who)?;
            Ok(table.row.version)
        })
        .await
    }
}

/// Whether somebody may see a table: who sits at it or runs it always, all others before the deal and where onlookers
/// are admitted.
///
/// # Errors
/// They may not.
pub(crate) fn check_may_view(table: &Table, who: Who) -> Result<(), Refusal> {
    let body = &table.body;
    let is_open = match table.row.phase {
        Phase::Gathering | Phase::Closed => true,
        Phase::Playing | Phase::Over | Phase::Broken => body.spectators,
    };
    let belongs = body.is_host(who.person) || !body.own(who.person).is_empty();
    if is_open || belongs { Ok(()) } else { Err(Refusal::Forbidden(Why::NoSpectators)) }
}
