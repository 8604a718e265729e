//! The guided first game: a prepared position against a Ghost, and steps that each ask for something.
//!
//! It is an ordinary table with the real rules and options. The guide only hides choices that the current
//! step does not ask for. Progress follows from the acts that have not been undone, so that undo also goes
//! back in the guide.

mod lesson;
mod steps;

use store::{Phase, TableId};

use self::lesson::{LESSON, Place};
use super::solo::solo_table;
use crate::{
    body::{Body, Notice},
    game_view::AnyGameView,
    host::{Host, Who},
    play::Play,
    refusal::{Refusal, Why},
    seats::check_host,
    table::Draft,
    view::GuideView,
};

/// The edition of the guide. Raise it with any change of its position or steps; tables of an older edition go
/// on as ordinary ones.
const EDITION: u32 = 1;
/// The prepared position, as a record.
const POSITION: &str = include_str!("../../data/katana/guide.json");
/// The Ghost's level.
const GHOST: &str = "1";
/// How many of a person's tables are searched for a guide in progress.
const TABLES_MAX: u32 = 50;

/// A step of the guide.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GuideStep {
    /// Its id.
    pub id: &'static str,
    /// The ids of what it asks for, in order.
    pub asks: Vec<&'static str>,
}

/// All steps of the guide, in order.
#[must_use]
pub fn guide_steps() -> Vec<GuideStep> {
    let step =
        |step: &steps::Step| GuideStep { id: step.id, asks: step.asks.iter().map(|ask| ask.id).collect() };
    steps::STEPS.iter().map(step).collect()
}

impl Host {
    /// Starts the guided first game, or returns the table of the one in progress.
    ///
    /// # Errors
    /// The visitor is unknown, has no name, or has created too many tables.
    pub async fn begin_guide(&self, who: Who) -> Result<TableId, Refusal> {
        match self.guide_in_play(who).await? {
            Some(table) => Ok(table),
            None => self.new_guide(who).await,
        }
    }

    /// Starts the guided first game again, and closes this one.
    ///
    /// # Errors
    /// As for [`Host::leave_guide`] and [`Host::begin_guide`].
    pub async fn restart_guide(&self, who: Who, table: TableId) -> Result<TableId, Refusal> {
        self.leave_guide(who, table).await?;
        self.new_guide(who).await
    }

    /// Ends a guided first game for good.
    ///
    /// # Errors
    /// There is none at this table, or it is another person's.
    pub async fn leave_guide(&self, who: Who, table: TableId) -> Result<(), Refusal> {
        self.change(table, |draft| {
            check_guide(draft, who)?;
            draft.row.phase = Phase::Closed;
            Ok(())
        })
        .await
    }

    /// Turns a guided game into an ordinary one.
    ///
    /// # Errors
    /// As for [`Host::leave_guide`].
    pub async fn free_guide(&self, who: Who, table: TableId) -> Result<(), Refusal> {
        self.change(table, |draft| {
            check_guide(draft, who)?;
            draft.body.guide = None;
            Ok(())
        })
        .await
    }

    async fn new_guide(&self, who: Who) -> Result<TableId, Refusal> {
        let mut draft = self.draft_table(who, solo_table([("ghost", GHOST.to_owned())])).await?;
        prepare(&mut draft)?;
        self.create_new(draft).await
    }

    /// The visitor's table with a guide in progress.
    async fn guide_in_play(&self, who: Who) -> Result<Option<TableId>, Refusal> {
        let Some(person) = who.person else { return Ok(None) };
        for row in self.0.store.tables_of(person, TABLES_MAX).await? {
            let body: Option<Body> = serde_json::from_str(&row.body).ok();
            let is_guide = body.is_some_and(|body| body.guide == Some(EDITION) && body.is_host(who.person));
            if !(is_guide && row.phase == Phase::Playing) {
                continue;
            }
            let is_open = |table: &crate::table::Table| {
                let view = table.play.as_deref().and_then(|play| view(&table.body, play));
                Ok(matches!(view, Some(GuideView::At { .. })))
            };
            if self.read(row.id, is_open).await? {
                return Ok(Some(row.id));
            }
        }
        Ok(None)
    }
}

/// Sets up the prepared position at a new table.
fn prepare(draft: &mut Draft) -> Result<(), Refusal> {
    let game = draft.game.clone().ok_or(Refusal::Broken)?;
    let play = game.import(POSITION, draft.now_ms).map_err(|fault| {
        tracing::error!(fault, "prepared position of the guide does not verify");
        Refusal::Broken
    })?;
    draft.body.options = play.options();
    draft.body.spectators = false;
    draft.body.guide = Some(EDITION);
    draft.row.header = Some(play.header());
    draft.row.phase = Phase::Playing;
    draft.play = Some(play);
    draft.note(Notice::Started, None);
    Ok(())
}

/// Checks that a table has a guided first game of the visitor's.
fn check_guide(draft: &Draft, who: Who) -> Result<(), Refusal> {
    check_host(&draft.body, who)?;
    let is_guide = draft.body.guide.is_some() && draft.row.phase == Phase::Playing;
    if is_guide { Ok(()) } else { Err(Refusal::NotFound) }
}

fn place(body: &Body, play: &dyn Play) -> Option<Place> {
    (body.guide == Some(EDITION)).then(|| LESSON.place(&play.acts()))?
}

/// The progress of the player; nothing at other tables.
pub(crate) fn view(body: &Body, play: &dyn Play) -> Option<GuideView> {
    Some(match place(body, play)? {
        Place::At { step, ask, allowed: _ } => GuideView::At { step, ask },
        Place::Done => GuideView::Done,
    })
}

/// The view with only the choices that the guide asks for.
pub(crate) fn narrowed(body: &Body, play: &dyn Play, game_view: AnyGameView) -> AnyGameView {
    match place(body, play) {
        Some(Place::At { allowed, .. }) => game_view.with_choices_only(&allowed),
        Some(Place::Done) | None => game_view,
    }
}

/// Checks that the last `n_taken` acts are what the guide asks for.
///
/// # Errors
/// They come later.
pub(crate) fn check_act(body: &Body, play: &dyn Play, n_taken: usize) -> Result<(), Refusal> {
    if !(body.guide == Some(EDITION)) {
        return Ok(());
    }
    let acts = play.acts();
    // A player who left the lesson, because a bot acted for them, is not called back.
    let was_inside = LESSON.place(&acts[..acts.len() - n_taken]).is_some();
    let is_inside = LESSON.place(&acts).is_some();
    if is_inside || !was_inside { Ok(()) } else { Err(Refusal::NotNow(Why::Guided)) }
}

/// Checks that the player has acted since the prepared position.
///
/// # Errors
/// There is nothing to undo.
pub(crate) fn check_undo(body: &Body, play: &dyn Play) -> Result<(), Refusal> {
    let is_own = body.guide.is_none() || play.acts().len() > LESSON.n_prepared;
    if is_own { Ok(()) } else { Err(Refusal::NotNow(Why::NothingToUndo)) }
}
