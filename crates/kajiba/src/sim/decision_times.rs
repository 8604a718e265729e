//! How long the decisions of bots with a time limit take.

use std::sync::Mutex;

use serde::Serialize;

use super::{
    cpu_clock::{CpuClock, Whose},
    participant::Budget,
};

/// The times of all decisions so far.
#[derive(Default)]
pub struct DecisionTimes(Mutex<Option<Taken>>);

/// A summary of decision times.
#[derive(Clone, Copy, Default, Serialize)]
pub struct Taken {
    /// The time limit in milliseconds.
    pub budget_ms: u32,
    /// Decisions.
    pub n_decisions: u64,
    /// Those that took more than twice as long.
    pub n_over_twice: u64,
    /// The longest, in milliseconds.
    pub longest_ms: f64,
}

impl DecisionTimes {
    /// Runs `work` and records its time if there is a time limit.
    pub fn timed<T>(&self, budget: Budget, work: impl FnOnce() -> T) -> T {
        let Budget::Ms(budget_ms) = budget else { return work() };
        let clock = CpuClock::start(Whose::Thread);
        let result = work();
        let ms = clock.elapsed().as_secs_f64() * 1e3;
        let mut taken = self.0.lock().expect("tally mutex is not poisoned");
        let taken = taken.get_or_insert_with(Taken::default);
        taken.budget_ms = taken.budget_ms.max(budget_ms);
        taken.n_decisions += 1;
        taken.n_over_twice += u64::from(ms > 2.0 * f64::from(budget_ms));
        taken.longest_ms = taken.longest_ms.max(ms);
        result
    }

    /// The summary, if any bot had a time limit.
    pub fn taken(&self) -> Option<Taken> {
        *self.0.lock().expect("tally mutex is not poisoned")
    }
}
