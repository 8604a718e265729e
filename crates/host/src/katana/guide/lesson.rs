//! Progress in the lesson: compares the acts so far with the steps.

use std::sync::LazyLock;

use katana::Katana;
use tabletop::Record;

use super::{
    POSITION,
    steps::{Ask, STEPS},
};
use crate::game_view::ActionHash;

/// The lesson.
pub(super) static LESSON: LazyLock<Lesson> = LazyLock::new(Lesson::new);

/// The prepared position, and everything asked from there on.
pub(super) struct Lesson {
    /// How many acts lead to the prepared position.
    pub(super) n_prepared: usize,
    /// These acts.
    prepared: Vec<ActionHash>,
    asks: Vec<Asked>,
}

/// Something asked, and its step.
struct Asked {
    step: usize,
    ask: &'static Ask,
    acts: Vec<ActionHash>,
}

/// The progress of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// The guide asks for something.
    At {
        /// The step, from 0.
        step: usize,
        /// The id of what it asks for.
        ask: &'static str,
        /// The possible answers.
        allowed: Vec<ActionHash>,
    },
    /// All steps are done.
    Done,
}

impl Lesson {
    fn new() -> Self {
        let record: Record<Katana> =
            serde_json::from_str(POSITION).expect("the guide's position is a valid record");
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

    /// The progress after these acts; nothing if they have left the lesson.
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
