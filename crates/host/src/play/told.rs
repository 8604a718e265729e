//! What happened lately, entry by entry, as it is remembered and told.

use std::collections::VecDeque;

use store::Ms;
use tabletop::{Deed, Entry, Viewer};

use crate::game::{Deeds, Hosted, Told};

/// How many entries of the log are told.
pub(super) const TOLD_MAX: usize = 60;

/// The deal.
pub(super) fn told_of_deal<E>(events: Vec<E>) -> Told<E> {
    Told { version: 0, at_ms: 0, seat: None, what: Deeds::Done(events) }
}

/// The entry that made the log `n` entries long.
pub(super) fn told_of<G: Hosted>(
    entry: &Entry<G>,
    n: usize,
    at_ms: Ms,
    events: Vec<G::Event>,
) -> Told<G::Event> {
    let what = match entry.deed {
        Deed::Act(_) => Deeds::Done(events),
        Deed::Undo { to: _, past_barrier } => Deeds::Undone { past_barrier },
    };
    Told { version: n as u64, at_ms, seat: Some(entry.seat), what }
}

/// Remembers one more of at most `n_max`, and forgets what was too long ago.
pub(super) fn tell<E>(told: &mut VecDeque<Told<E>>, new: Told<E>, n_max: usize) {
    told.push_back(new);
    while told.len() > n_max {
        told.pop_front();
    }
}

/// What a viewer may hear of it.
pub(super) fn veiled<G: Hosted>(told: &Told<G::Event>, viewer: Viewer) -> Told<G::Event> {
    let Told { version, at_ms, seat, what } = told;
    let what = match what {
        Deeds::Done(events) => Deeds::Done(events.iter().map(|event| G::veil(event, viewer)).collect()),
        Deeds::Undone { past_barrier } => Deeds::Undone { past_barrier: *past_barrier },
    };
    Told { version: *version, at_ms: *at_ms, seat: *seat, what }
}
