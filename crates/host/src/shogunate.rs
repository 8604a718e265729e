//! Features for Shogunate only: its lesson.

mod lesson;

use std::sync::LazyLock;

use ::shogunate::Shogunate;

use crate::{
    extension::Extension,
    lesson::{Lesson, Lessons},
};

/// All lessons.
static LESSONS: Lessons = LazyLock::new(|| vec![Lesson::new::<Shogunate>(&lesson::PLAN)]);

/// The extension of Shogunate's tables.
pub(crate) struct ShogunateTables;

impl Extension for ShogunateTables {
    fn lessons(&self) -> &'static [Lesson] {
        &LESSONS
    }
}
