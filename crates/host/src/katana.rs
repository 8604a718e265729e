//! Features for Shōgun no Katana only: lessons, campaigns, and games against the Ghost.

mod campaign;
mod lessons;
mod solo;

pub(crate) use campaign::check_campaign;
pub use campaign::{AttemptView, CampaignView, CurrentAttemptView, export_campaign};

use katana::GhostLevel;

use crate::{body::Body, extension::Extension, lesson::Lesson, seats::NewTable, view::StoryView};

/// The extension of Shōgun no Katana's tables.
pub(crate) struct KatanaTables;

impl Extension for KatanaTables {
    fn lessons(&self) -> &'static [Lesson] {
        &lessons::LESSONS
    }

    fn story(&self, body: &Body) -> Option<StoryView> {
        let (chapter, ghost) = campaign::chapter_of(body)?;
        Some(StoryView { chapter, ghost: GhostLevel::number(ghost), attempt: None })
    }

    fn suggested(&self, tables: &[Body]) -> Option<NewTable> {
        Some(solo::suggested(tables))
    }
}
