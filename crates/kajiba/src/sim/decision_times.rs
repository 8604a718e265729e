//! How long bots with a clock take.

use std::sync::Mutex;

use serde::Serialize;

use super::{
    cpu_clock::{CpuClock, Whose},
    participant::Budget,
};

/// What the decisions of bots with a clock took so far.
#[derive(Default)]
pub struct DecisionTimes(Mutex<Option<Taken>>);

/// What decisions took.
#[derive(Clone, Copy, Default, Serialize)]
pub struct Taken {
    /// Milliseconds that a decision may take.
    pub budget_ms: u32,
    /// Decisions.
    pub n_decisions: u64,
    /// Those that took more than twice as long.
    pub n_over_twice: u64,
    /// The longest, in milliseconds.
    pub longest_ms: f64,
}

impl DecisionTimes {
    /// Does what is asked, and notes how long it took where milliseconds are set.
    pub fn timed<T>(&self, budget: Budget, work: impl FnOnce() -> T) -> T {
        let Budget::Ms(budget_ms) = budget else { return work() };
        let clock = CpuClock::start(Whose::Thread);
        let result = work();
        let ms = clock.elapsed().as_secs_f64() * 1e3;
        let mut taken = self.0.lock().expect("nobody panics while counting");
        let taken = taken.get_or_insert_with(Taken::default);
        taken.budget_ms = taken.budget_ms.max(budget_ms);
        taken.n_decisions += 1;
        taken.n_over_twice += u64::from(ms > 2.0 * f64::from(budget_ms));
        taken.longest_ms = taken.longest_ms.max(ms);
        result
    }

    /// What it all took, if any bot had a clock.
    pub fn taken(&self) -> Option<Taken> {
        *self.0.lock().expect("nobody panics while counting")
    }
}
