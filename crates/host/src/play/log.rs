//! The last log entries as shown to viewers.

use std::collections::VecDeque;

use store::Ms;
use tabletop::{Deed, Entry, Game, Viewer};

use crate::game_view::{LogContent, LogEntry};

/// How many log entries a view has.
pub(super) const LOG_MAX: usize = 60;

/// Times are shown in whole seconds: how quickly somebody answers may tell what they hold.
const SHOWN_MS: Ms = 1_000;

/// The entry of the deal.
pub(super) fn entry_of_deal<E>(events: Vec<E>) -> LogEntry<E> {
    LogEntry { version: 0, at_ms: 0, seat: None, what: LogContent::Done(events) }
}

/// The entry that made the log `n` entries long.
pub(super) fn entry_of<G: Game>(
    entry: &Entry<G>,
    n: usize,
    at_ms: Ms,
    events: Vec<G::Event>,
) -> LogEntry<G::Event> {
    let what = match entry.deed {
        Deed::Act(_) => LogContent::Done(events),
        Deed::Undo { to: _, past_barrier } => LogContent::Undone { past_barrier },
    };
    LogEntry { version: n as u64, at_ms, seat: Some(entry.seat), what }
}

/// Appends an entry, and drops old ones beyond `n_max`.
pub(super) fn tell<E>(log: &mut VecDeque<LogEntry<E>>, new: LogEntry<E>, n_max: usize) {
    log.push_back(new);
    while log.len() > n_max {
        log.pop_front();
    }
}

/// The entry as a viewer may see it.
pub(super) fn veiled<G: Game>(log: &LogEntry<G::Event>, viewer: Viewer) -> LogEntry<G::Event> {
    let LogEntry { version, at_ms, seat, what } = log;
    let at_ms = at_ms - at_ms % SHOWN_MS;
    let what = match what {
        LogContent::Done(events) => {
            LogContent::Done(events.iter().map(|event| G::veil(event, viewer)).collect())
        }
        LogContent::Undone { past_barrier } => LogContent::Undone { past_barrier: *past_barrier },
    };
    LogEntry { version: *version, at_ms, seat: *seat, what }
}
