//! The measurements of the clients: decisions, latencies and errors.

use std::{collections::BTreeMap, sync::Mutex, time::Duration};

use serde_json::{Value, json};

/// The measurements of the clients.
#[derive(Default)]
pub struct Tally(Mutex<Counts>);

#[derive(Default)]
struct Counts {
    n_finished: usize,
    n_stale: usize,
    errors: BTreeMap<String, usize>,
    acknowledged_us: Vec<u64>,
    heard_us: Vec<u64>,
}

/// An error.
#[derive(Clone, Copy)]
pub enum Kind {
    /// A response with an unexpected status.
    Status(u16),
    /// A stream ended during its game.
    StreamEnded,
    /// A client gave up, mostly because it had no connection.
    Client,
}

impl Tally {
    /// Adds a decision that was acknowledged after this time.
    pub fn add_decision(&self, after: Duration) {
        self.change(|counts| counts.acknowledged_us.push(microseconds(after)));
    }

    /// Adds the time from sending a decision to its arrival on the other stream.
    pub fn add_heard(&self, after: Duration) {
        self.change(|counts| counts.heard_us.push(microseconds(after)));
    }

    /// Adds a decision that came too late.
    pub fn add_stale(&self) {
        self.change(|counts| counts.n_stale += 1);
    }

    /// Adds a finished game.
    pub fn add_finished(&self) {
        self.change(|counts| counts.n_finished += 1);
    }

    /// Adds an error.
    pub fn add_error(&self, kind: Kind) {
        let name = match kind {
            Kind::Status(status) => format!("status_{status}"),
            Kind::StreamEnded => "stream_ended".to_owned(),
            Kind::Client => "client".to_owned(),
        };
        self.change(|counts| *counts.errors.entry(name).or_default() += 1);
    }

    /// How many decisions were acknowledged.
    pub fn n_decisions(&self) -> usize {
        self.change(|counts| counts.acknowledged_us.len())
    }

    /// How many games were finished.
    pub fn n_finished(&self) -> usize {
        self.change(|counts| counts.n_finished)
    }

    /// How many decisions came too late.
    pub fn n_stale(&self) -> usize {
        self.change(|counts| counts.n_stale)
    }

    /// The errors by kind.
    pub fn errors(&self) -> BTreeMap<String, usize> {
        self.change(|counts| counts.errors.clone())
    }

    /// The latency of acknowledgements.
    pub fn acknowledged(&self) -> Value {
        self.change(|counts| percentiles(&mut counts.acknowledged_us))
    }

    /// The latency of the other stream.
    pub fn heard(&self) -> Value {
        self.change(|counts| percentiles(&mut counts.heard_us))
    }

    fn change<T>(&self, change: impl FnOnce(&mut Counts) -> T) -> T {
        change(&mut self.0.lock().expect("tally mutex is not poisoned"))
    }
}

fn microseconds(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}

/// Percentiles in milliseconds.
fn percentiles(times_us: &mut [u64]) -> Value {
    times_us.sort_unstable();
    let at = |share: f64| {
        let n = (times_us.len().saturating_sub(1) as f64 * share).round() as usize;
        times_us.get(n).map(|&time_us| time_us as f64 / 1000.0)
    };
    json!({ "p50": at(0.5), "p90": at(0.9), "p99": at(0.99), "max": at(1.0), "n": times_us.len() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_those_of_the_sorted_times() {
        let tally = Tally::default();
        (1..=100).rev().for_each(|n| tally.add_decision(Duration::from_millis(n)));
        let told = tally.acknowledged();
        assert_eq!((&told["p50"], &told["p99"], &told["max"]), (&json!(51.0), &json!(99.0), &json!(100.0)));
        assert_eq!(tally.heard()["p50"], Value::Null);
    }
}
