//! The lessons of Shōgun no Katana.
//!
//! Their texts are in the locales under `guide-katana-…`. They describe the positions in `data/katana/`, so position,
//! steps and texts change together, and the edition with them.

mod cards;
mod first;
mod katana;
mod others;

use std::sync::LazyLock;

use ::katana::{
    Action, Katana,
    piece::{Area, Figure},
};
use tabletop::Seat;

use crate::lesson::{Ask, Lesson, Lessons};

/// All lessons, in order.
pub(super) static LESSONS: Lessons = LazyLock::new(|| {
    let plans = [&first::PLAN, &cards::PLAN, &others::PLAN, &katana::PLAN];
    plans.map(Lesson::new::<Katana>).into()
});

/// Who plays against the pupil, where it is not the Ghost.
const OPPONENT: Seat = Seat(1);
const END_TURN: Ask<Action> = Ask::one("end", &[Action::EndTurn]);

const fn worker(area: Area) -> Action {
    Action::Place { figure: Figure::Worker, area }
}
