//! What a game adds to its tables beyond playing: lessons, or chapters of a story.

use crate::{body::Body, lesson::Lesson, seats::NewTable, view::StoryView};

/// What a game adds to its tables. The defaults add nothing.
pub(crate) trait Extension: Send + Sync {
    /// Its lessons, in the order in which they build on each other.
    fn lessons(&self) -> &'static [Lesson] {
        &[]
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
