//! What a game adds to its tables beyond playing: a guided first game, or chapters of a story.

use crate::{
    body::Body,
    game_view::AnyGameView,
    play::Play,
    refusal::Refusal,
    seats::NewTable,
    view::{GuideView, StoryView},
};

/// What a game adds to its tables. The defaults add nothing.
pub(crate) trait Extension: Send + Sync {
    /// Checks the last `n_taken` acts.
    ///
    /// # Errors
    /// The table requires something else first.
    fn check_act(&self, _body: &Body, _play: &dyn Play, _n_taken: usize) -> Result<(), Refusal> {
        Ok(())
    }

    /// Checks that there is something to undo.
    ///
    /// # Errors
    /// There is nothing.
    fn check_undo(&self, _body: &Body, _play: &dyn Play) -> Result<(), Refusal> {
        Ok(())
    }

    /// Removes the choices that the table does not ask for now.
    fn narrowed(&self, _body: &Body, _play: &dyn Play, game_view: AnyGameView) -> AnyGameView {
        game_view
    }

    /// The current step of a guided game.
    fn guide(&self, _body: &Body, _play: &dyn Play) -> Option<GuideView> {
        None
    }

    /// The chapter of a story.
    fn story(&self, _body: &Body) -> Option<StoryView> {
        None
    }

    /// The table that suits somebody who has finished these games; nothing if bots are the right opponents.
    fn suggested(&self, _tables: &[Body]) -> Option<NewTable> {
        None
    }
}

/// Adds nothing.
pub(crate) struct NoExtension;

impl Extension for NoExtension {}
