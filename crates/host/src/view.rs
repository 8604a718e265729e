//! What a visitor may see of a table. Pages and the API get nothing else.

mod list;
mod visitor;

use std::collections::BTreeMap;

use store::{CampaignId, Ms, Phase, TableId};
use tabletop::{Seat, Seats};

use crate::{
    body::{Absence, BotLevel, Notice, Outcome, Pace},
    game_view::AnyGameView,
    host::{Host, Who},
    lesson::GuideStep,
    operator::Shut,
    refusal::{Refusal, Why},
    table::Table,
};

/// A table as a visitor may see it.
#[derive(Clone, PartialEq, Debug)]
pub struct TableView {
    /// Its id.
    pub id: TableId,
    /// Rises with every change of the table.
    pub version: u64,
    /// The game's id.
    pub game: &'static str,
    /// The game's options, by id.
    pub options: BTreeMap<String, String>,
    /// The component set, if another than the usual one was chosen.
    pub components: Option<ComponentsView>,
    /// How far the table is.
    pub phase: Phase,
    /// Whether the lobby lists it.
    pub is_listed: bool,
    /// Whether people without a seat may watch.
    pub spectators: bool,
    /// The time control.
    pub pace: Pace,
    /// When the clocks were paused.
    pub paused_ms: Option<Ms>,
    /// The current time, to compute clocks with.
    pub now_ms: Ms,
    /// The seats of people and bots. A Ghost's seat comes after them in the game, and is not listed.
    pub seats: Vec<SeatView>,
    /// The seats that are played on the visitor's device.
    pub own: Seats,
    /// The own seat whose perspective this is.
    pub looking: Option<Seat>,
    /// The covered own seat that is asked something that all may see. It answers without being opened: the game view is
    /// everybody's, with its options.
    pub answering: Option<Seat>,
    /// Whether the visitor runs the table.
    pub is_host: bool,
    /// The game as the visitor may see it, once dealt.
    pub game_view: Option<AnyGameView>,
    /// The own seat that was opened last at this device; it may be covered again.
    pub opened: Option<Seat>,
    /// Whose last act may be undone here: that seat's, or while nobody looks the own seat's that acted last.
    pub undoer: Option<Seat>,
    /// Whether that act can be undone.
    pub undo: UndoView,
    /// The standing answers that seat can give, and whether each is set.
    pub standing: Vec<(&'static str, bool)>,
    /// Chat and notices, oldest first, without people that the visitor has muted.
    pub lines: Vec<MessageView>,
    /// Why it was set aside, unless its game is broken.
    pub shut: Option<Shut>,
    /// How it ended.
    pub result: Option<Outcome>,
    /// The table of the rematch.
    pub rematch: Option<TableId>,
    /// Whether bots think for a shorter time than usual, because many of them think at once.
    pub bots_hurry: bool,
    /// The chapter of the Story, if one is played.
    pub story: Option<StoryView>,
    /// The progress in a lesson.
    pub guide: Option<GuideView>,
    /// The SHA-256 of the seed, from the deal on. Comparing it at the end proves that nobody chose the cards.
    pub seed_hash: Option<String>,
}

/// A component set that was chosen instead of the one that comes with Kajiba.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ComponentsView {
    /// What its owner calls it.
    pub name: String,
    /// Whether the numbers that bots have learned fit it. Where they do not, bots play without them.
    pub is_known_to_bots: bool,
    /// The set as records have it, until the game is dealt.
    pub data: Option<String>,
}

/// A seat as a visitor may see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatView {
    /// The name to show; empty for a bot, and for an open seat unless an imported game named it.
    pub name: String,
    /// Who holds it.
    pub kind: SeatKind,
    /// Whether its holder is present.
    pub is_ready: bool,
    /// Why a bot plays for the holder.
    pub absence: Option<Absence>,
    /// Whether it must be unlocked first: by PIN, or by a tap if it is only covered. Only for own seats.
    pub is_locked: bool,
    /// Whether it has a PIN. Only for own seats.
    pub has_pin: bool,
    /// Whether it has a valid seat link. Only for people who may create one.
    pub has_link: bool,
    /// Whether the visitor may create a link: its holder, or the table's host if nobody is present.
    pub may_link: bool,
    /// Whether it has kept the others waiting so long that a bot may take over. Only for the table's host.
    pub may_send_away: bool,
    /// Whether the visitor has muted it.
    pub is_muted: bool,
    /// When its time runs out, while its clock runs.
    pub due_ms: Option<Ms>,
    /// The time left on a live clock.
    pub left_ms: Option<Ms>,
}

/// What kind of holder a seat has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// A guest on another person's device.
    Guest,
    /// A bot.
    Bot(BotLevel),
}

/// A chapter of the Story that is played at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoryView {
    /// The chapter, 1 to 14.
    pub chapter: u8,
    /// The Ghost chosen for it.
    pub ghost: u8,
    /// The campaign that it belongs to. Only for its owner.
    pub attempt: Option<CampaignAttempt>,
}

/// The progress in a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GuideView {
    /// The lesson's id.
    pub lesson: &'static str,
    /// All its steps.
    pub steps: &'static [GuideStep],
    /// How far it is.
    pub place: GuidePlace,
    /// The lesson after it.
    pub next: Option<&'static str>,
}

impl GuideView {
    /// Whether it still asks for something.
    #[must_use]
    pub fn is_open(self) -> bool {
        matches!(self.place, GuidePlace::At { .. })
    }
}

/// How far a lesson is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GuidePlace {
    /// It asks for something.
    At {
        /// The step, from 0.
        step: usize,
        /// The id of what it asks for.
        ask: &'static str,
    },
    /// All steps are done; the game goes on freely.
    Done,
}

/// The campaign that a table is an attempt of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CampaignAttempt {
    /// The campaign.
    pub campaign: CampaignId,
    /// The owner's name for it.
    pub name: String,
    /// The Story points of the attempt, once it is over.
    pub points: Option<i32>,
    /// All Story points of the campaign so far.
    pub total: i32,
    /// Whether all chapters of the campaign are done.
    pub is_over: bool,
}

/// Whether an act can be undone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoView {
    /// There is nothing to undo, or no seat is shown.
    Nothing,
    /// At once.
    Free,
    /// If all others agree.
    ByConsent,
    /// A request is pending.
    Asked {
        /// Who made it.
        seat: Seat,
        /// Who has not answered yet.
        waiting: Seats,
        /// When it expires.
        expires_ms: Ms,
    },
}

/// A chat message or notice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MessageView {
    /// Its number.
    pub n: u64,
    /// When it was written.
    pub at_ms: Ms,
    /// Its content.
    pub what: MessageBody,
}

/// The content of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MessageBody {
    /// A chat message.
    Chat {
        /// The name of the seat.
        name: String,
        /// Whether the visitor wrote it.
        is_own: bool,
        /// The text.
        text: String,
    },
    /// Something happened to the table.
    Notice {
        /// Which event.
        notice: Notice,
        /// The name of the seat it is about.
        name: String,
    },
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Its id.
    pub id: TableId,
    /// Rises with every change of the table.
    pub version: u64,
    /// The game's id.
    pub game: String,
    /// How far the table is.
    pub phase: Phase,
    /// The game's options, by id.
    pub options: BTreeMap<String, String>,
    /// The name and kind of each seat.
    pub seats: Vec<(String, SeatKind)>,
    /// The visitor's seats.
    pub own: Seats,
    /// The seats that must decide.
    pub asked: Seats,
    /// The time control.
    pub pace: Pace,
    /// Why it was set aside, unless its game is broken.
    pub shut: Option<Shut>,
    /// How it ended.
    pub result: Option<Outcome>,
    /// When it was last changed.
    pub updated_ms: Ms,
}

/// Whose view of a past position to show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Perspective {
    /// The visitor's own, as for [`Host::view`].
    Own,
    /// A seat's. Another person's seat only after the end.
    Seat(Seat),
    /// Everything, only after the end.
    All,
}

impl Host {
    /// The table as the visitor may see it: from the own seat `looking` if given, else from an own seat that
    /// must decide, else from the first own one. Locked seats are skipped.
    ///
    /// # Errors
    /// There is no such table, or the visitor may not see it, or not from this seat.
    pub async fn view(&self, who: Who, table: TableId, looking: Option<Seat>) -> Result<TableView, Refusal> {
        let visitor = self.visitor(who, table, looking).await?;
        self.viewed(who, table, |table| visitor.view(table, None)).await
    }

    /// The same as an onlooker sees it, beside the cover of a seat.
    ///
    /// # Errors
    /// There is no such table, or the visitor may not see it.
    pub async fn view_covered(&self, who: Who, table: TableId) -> Result<TableView, Refusal> {
        let visitor = self.visitor(who, table, None).await?;
        self.viewed(who, table, |table| visitor.view_covered(table)).await
    }

    /// The same for the position after the first `version` log entries.
    ///
    /// # Errors
    /// As for [`Host::view`], or the game has fewer entries.
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

    /// The position after the first `version` log entries, or after all, with the whole log so far. After the
    /// end from any perspective.
    ///
    /// # Errors
    /// There is no such table, the visitor may not see it or not from this perspective yet, or the game has
    /// fewer entries.
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

    /// The version of a table.
    ///
    /// # Errors
    /// There is no such table, or the visitor may not see it.
    pub async fn version(&self, who: Who, table: TableId) -> Result<u64, Refusal> {
        self.read(table, |table| {
            check_may_view(table, who)?;
            Ok(table.row.version)
        })
        .await
    }
}

/// Checks that a visitor may see a table: always with a seat or as its host, otherwise before the deal or if
/// spectators are allowed.
///
/// # Errors
/// The visitor may not.
pub(crate) fn check_may_view(table: &Table, who: Who) -> Result<(), Refusal> {
    let body = &table.body;
    let is_open = match table.row.phase {
        Phase::Gathering | Phase::Closed => true,
        Phase::Playing | Phase::Over | Phase::Broken => body.spectators,
    };
    let belongs = body.is_host(who.person) || !body.own(who.person).is_empty();
    if is_open || belongs { Ok(()) } else { Err(Refusal::Forbidden(Why::NoSpectators)) }
}
