//! How long bots with a clock take.

use std::{fs, sync::Mutex, time::Instant};

use serde::Serialize;

use super::contestant::Budget;

/// What the decisions of bots with a clock took so far.
#[derive(Default)]
pub struct Pace(Mutex<Option<Taken>>);

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

impl Pace {
    /// Does what is asked, and notes how long it took where milliseconds are set.
    pub fn timed<T>(&self, budget: Budget, work: impl FnOnce() -> T) -> T {
        let Budget::Ms(budget_ms) = budget else { return work() };
        let (wall, before) = (Instant::now(), cpu_ns());
        let result = work();
        let wall_ms = wall.elapsed().as_secs_f64() * 1e3;
        // What others on the machine take is not the bot's.
        let cpu_ms = before.zip(cpu_ns()).map(|(before, after)| (after - before) as f64 / 1e6);
        let ms = cpu_ms.map_or(wall_ms, |ms| ms.min(wall_ms));
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

/// Nanoseconds that this thread has spent on a processor, where the system tells.
fn cpu_ns() -> Option<u64> {
    fs::read_to_string("/proc/thread-self/schedstat").ok()?.split_whitespace().next()?.parse().ok()
}
