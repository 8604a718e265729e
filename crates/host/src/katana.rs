//! Features for Shōgun no Katana only: the guided first game, campaigns, and games against the Ghost.

mod campaign;
mod guide;
mod solo;

pub(crate) use campaign::check_campaign;
pub use campaign::{AttemptView, CampaignView, CurrentAttemptView, export_campaign};
pub use guide::{GuideStep, guide_steps};

use katana::GhostLevel;

use crate::{
    body::Body,
    extension::Extension,
    game_view::AnyGameView,
    play::Play,
    refusal::Refusal,
    seats::NewTable,
    view::{GuideView, StoryView},
};

/// The extension of Shōgun no Katana's tables.
pub(crate) struct KatanaTables;

impl Extension for KatanaTables {
    fn check_act(&self, body: &Body, play: &dyn Play, n_taken: usize) -> Result<(), Refusal> {
        guide::check_act(body, play, n_taken)
    }

    fn check_undo(&self, body: &Body, play: &dyn Play) -> Result<(), Refusal> {
        guide::check_undo(body, play)
    }

    fn narrowed(&self, body: &Body, play: &dyn Play, game_view: AnyGameView) -> AnyGameView {
        guide::narrowed(body, play, game_view)
    }

    fn guide(&self, body: &Body, play: &dyn Play) -> Option<GuideView> {
        guide::view(body, play)
    }

    fn story(&self, body: &Body) -> Option<StoryView> {
        let (chapter, ghost) = campaign::chapter_of(body)?;
        Some(StoryView { chapter, ghost: GhostLevel::number(ghost), attempt: None })
    }

    fn suggested(&self, tables: &[Body]) -> Option<NewTable> {
        Some(solo::suggested(tables))
    }
}
