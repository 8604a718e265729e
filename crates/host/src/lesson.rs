//! Lessons: prepared positions, and steps that each ask for something.
//!
//! A lesson is an ordinary table with the real rules and options. It only hides choices that the current step does not
//! ask for, and plays what the opponents are to do. Progress follows from the acts that have not been undone, so that
//! undo also goes back in the lesson.

mod tables;

pub use tables::LessonOffer;
pub(crate) use tables::{check_act, check_undo, go_on, is_inside, narrowed, view};

use std::sync::LazyLock;

use serde::Serialize;
use tabletop::{Deed, Seat, Title};

use crate::game_view::ActionHash;

/// All lessons of a game, in the order in which they build on each other.
pub(crate) type Lessons = LazyLock<Vec<Lesson>>;

/// A lesson as its game writes it down.
pub(crate) struct Plan<A: 'static> {
    /// Its id.
    pub(crate) id: &'static str,
    /// Raise it with any change of the position or the steps; tables of an older edition go on as ordinary ones.
    pub(crate) edition: u32,
    /// The prepared position, as a record.
    pub(crate) position: &'static str,
    /// Its steps, in order.
    pub(crate) steps: &'static [Step<A>],
}

/// A step, which teaches one thing.
pub(crate) struct Step<A: 'static> {
    /// Its id.
    pub(crate) id: &'static str,
    /// What it asks for, in order.
    pub(crate) asks: &'static [Ask<A>],
}

/// Something that a step asks for.
pub(crate) struct Ask<A: 'static> {
    id: &'static str,
    acts: &'static [A],
    order: Order,
    then: &'static [(Seat, A)],
}

/// How many of the answers are needed.
#[derive(Clone, Copy)]
enum Order {
    /// Any one of them.
    One,
    /// Each of them once, in any order.
    Each,
}

impl<A> Ask<A> {
    /// Asks for any one of these.
    pub(crate) const fn one(id: &'static str, acts: &'static [A]) -> Self {
        Self { id, acts, order: Order::One, then: &[] }
    }

    /// Asks for each of these, in any order.
    pub(crate) const fn each(id: &'static str, acts: &'static [A]) -> Self {
        Self { id, acts, order: Order::Each, then: &[] }
    }

    /// The same, after which others do this.
    pub(crate) const fn then(self, then: &'static [(Seat, A)]) -> Self {
        Self { id: self.id, acts: self.acts, order: self.order, then }
    }
}

/// A step of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GuideStep {
    /// Its id.
    pub id: &'static str,
    /// The ids of what it asks for, in order.
    pub asks: Vec<&'static str>,
}

/// A lesson: the prepared position, and everything asked from there on.
pub(crate) struct Lesson {
    id: &'static str,
    edition: u32,
    position: &'static str,
    steps: Vec<GuideStep>,
    /// The acts that lead to the prepared position.
    prepared: Vec<ActionHash>,
    asks: Vec<Asked>,
}

/// Something asked, and its step.
struct Asked {
    step: usize,
    id: &'static str,
    acts: Vec<ActionHash>,
    n_acts: usize,
    then: Vec<(Seat, ActionHash)>,
}

/// The progress of a pupil.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// The lesson asks for something.
    At {
        /// The step, from 0.
        step: usize,
        /// The id of what it asks for.
        ask: &'static str,
        /// The possible answers.
        allowed: Vec<ActionHash>,
    },
    /// Somebody else acts.
    Others(Seat, ActionHash),
    /// All steps are done.
    Done,
}

impl Lesson {
    /// A lesson of this game.
    pub(crate) fn new<G: Title>(plan: &Plan<G::Action>) -> Self
    where
        G::Action: Serialize,
    {
        let record = G::read_record(plan.position).expect("the position of a lesson is a valid record");
        let act = |entry: &tabletop::Entry<G>| match &entry.deed {
            Deed::Act(action) => ActionHash::of(action),
            Deed::Undo { .. } => unreachable!("nothing was taken back on the way to the position"),
        };
        let asked = |step: usize, ask: &Ask<G::Action>| Asked {
            step,
            id: ask.id,
            acts: ask.acts.iter().map(ActionHash::of).collect(),
            n_acts: match ask.order {
                Order::One => 1,
                Order::Each => ask.acts.len(),
            },
            then: ask.then.iter().map(|(seat, action)| (*seat, ActionHash::of(action))).collect(),
        };
        let steps = plan.steps.iter().enumerate();
        let outline =
            |it: &Step<G::Action>| GuideStep { id: it.id, asks: it.asks.iter().map(|ask| ask.id).collect() };
        Self {
            id: plan.id,
            edition: plan.edition,
            position: plan.position,
            steps: plan.steps.iter().map(outline).collect(),
            prepared: record.log.iter().map(act).collect(),
            asks: steps.flat_map(|(n, step)| step.asks.iter().map(move |ask| asked(n, ask))).collect(),
        }
    }

    /// The progress after these acts; nothing if they have left the lesson.
    fn place(&self, acts: &[ActionHash]) -> Option<Place> {
        let mut done = acts.strip_prefix(self.prepared.as_slice())?;
        for asked in &self.asks {
            let mut open = asked.acts.clone();
            for _ in 0..asked.n_acts {
                let Some((first, rest)) = done.split_first() else {
                    return Some(Place::At { step: asked.step, ask: asked.id, allowed: open });
                };
                let found = open.iter().position(|act| act == first)?;
                open.remove(found);
                done = rest;
            }
            for (seat, act) in &asked.then {
                let Some((first, rest)) = done.split_first() else {
                    return Some(Place::Others(*seat, act.clone()));
                };
                if first != act {
                    return None;
                }
                done = rest;
            }
        }
        Some(Place::Done)
    }
}
