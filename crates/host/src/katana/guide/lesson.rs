//! How far a pupil is: the acts so far, held against the steps.

use std::sync::LazyLock;

use katana::Katana;
use tabletop::Record;

use super::{
    POSITION,
    steps::{Ask, STEPS},
};
use crate::game_view::ActionHash;

/// The lesson, ready to be held against what was done.
pub(super) static LESSON: LazyLock<Lesson> = LazyLock::new(Lesson::new);

/// The prepared position and all that is asked from there on.
pub(super) struct Lesson {
    /// How many acts lead to the prepared position.
    pub(super) n_prepared: usize,
    /// These acts.
    prepared: Vec<ActionHash>,
    asks: Vec<Asked>,
}

/// Something that is asked, and in which step.
struct Asked {
    step: usize,
    ask: &'static Ask,
    acts: Vec<ActionHash>,
}

/// Where a pupil is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// Something is asked.
    At {
        /// The step, from 0.
        step: usize,
        /// The id of what it asks for.
        ask: &'static str,
        /// What answers it.
        allowed: Vec<ActionHash>,
    },
    /// Everything is done.
    Done,
}

impl Lesson {
    fn new() -> Self {
        let record: Record<Katana> =
            serde_json::from_str(POSITION).expect("the position of the guide is a record");
        let act = |entry: &tabletop::Entry<Katana>| match entry.deed {
            tabletop::Deed::Act(action) => ActionHash::of(&action),
            tabletop::Deed::Undo { .. } => unreachable!("nothing was taken back on the way to the position"),
        };
        let prepared: Vec<ActionHash> = record.log.iter().map(act).collect();
        let asks = STEPS.iter().enumerate().flat_map(|(step, it)| {
            it.asks.iter().map(move |ask| Asked {
                step,
                ask,
                acts: ask.acts.iter().map(ActionHash::of).collect(),
            })
        });
        Self { n_prepared: prepared.len(), prepared, asks: asks.collect() }
    }

    /// Where somebody is who has done this since the deal; nothing where they have left the lesson.
    pub(super) fn place(&self, acts: &[ActionHash]) -> Option<Place> {
        let mut done = acts.strip_prefix(self.prepared.as_slice())?;
        for asked in &self.asks {
            let mut open = asked.acts.clone();
            for _ in 0..asked.ask.n_acts() {
                let Some((first, rest)) = done.split_first() else {
                    return Some(Place::At { step: asked.step, ask: asked.ask.id, allowed: open });
                };
                let found = open.iter().position(|act| act == first)?;
                open.remove(found);
                done = rest;
            }
        }
        Some(Place::Done)
    }
}
