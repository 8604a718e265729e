//! Taking a decision: checks that it is not stale, and takes its actions one by one.

use bots::Leveled;
use store::Ms;
use tabletop::{Deed, Seat, Title};

use super::{Playing, question};
use crate::{
    game_view::ActionHash,
    play::{Decision, Play},
    refusal::{Refusal, Why},
};

impl<G: Title + Leveled> Playing<G> {
    /// Whether the seat has not acted, and nobody has undone anything, since `version`.
    pub(super) fn is_undisturbed(&self, seat: Seat, version: u64) -> bool {
        let Some(since) = usize::try_from(version).ok().and_then(|n| self.session.record().log.get(n..))
        else {
            return false;
        };
        since.iter().all(|entry| match entry.deed {
            Deed::Act(_) => entry.seat != seat,
            Deed::Undo { .. } => false,
        })
    }

    /// Takes the actions one by one, up to the first that reveals something.
    ///
    /// # Errors
    /// One of them is not possible. Those before it have been taken.
    pub(super) fn take(&mut self, seat: Seat, decision: &Decision, now_ms: Ms) -> Result<usize, Refusal> {
        let is_current = decision.version == self.version();
        let is_same_question = decision.question == question(&self.options(seat));
        for (n, hash) in decision.actions.iter().enumerate() {
            let options = self.options(seat);
            let is_free = |action: &G::Action| options.free().contains(action);
            let found = options.all().iter().copied().find(|action| ActionHash::of(action) == *hash);
            // If others acted meanwhile, the question must be the same. Free actions are not affected.
            let found = found.filter(|action| is_current || is_same_question || is_free(action));
            let Some(action) = found else { return Err(missing(is_current, decision.actions.len())) };
            if self.act(seat, action, now_ms) {
                return Ok(n + 1);
            }
        }
        Ok(decision.actions.len())
    }
}

/// Why an action cannot be taken.
fn missing(is_current: bool, n_actions: usize) -> Refusal {
    match (is_current, n_actions) {
        (false, _) => Refusal::Stale,
        (true, 1) => Refusal::Bad { field: "action", why: Why::NotAnOption },
        (true, _) => Refusal::NotNow(Why::ListRefused),
    }
}
