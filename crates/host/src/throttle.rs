//! Rate limits, kept in memory.

use std::{
    collections::{HashMap, VecDeque},
    hash::Hash,
    sync::Mutex,
};

use store::Ms;

/// The length of the window.
const WINDOW_MS: Ms = 60_000;
/// Above this many keys, idle ones are dropped.
const KEYS_MAX: usize = 1_000;

/// Counts events by key over the last minute.
pub(crate) struct Throttle<K>(Mutex<HashMap<K, VecDeque<Ms>>>);

impl<K> Default for Throttle<K> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: Eq + Hash> Throttle<K> {
    /// Counts an event for `key` unless there were `n_max` within the last minute; returns whether it may go
    /// on.
    pub(crate) fn take(&self, key: K, n_max: usize, now_ms: Ms) -> bool {
        let mut all = self.0.lock().expect("throttle mutex is not poisoned");
        if all.len() >= KEYS_MAX {
            all.retain(|_, times| times.back().is_some_and(|&at_ms| is_recent(at_ms, now_ms)));
        }
        let times = all.entry(key).or_default();
        times.retain(|&at_ms| is_recent(at_ms, now_ms));
        let may = times.len() < n_max;
        if may {
            times.push_back(now_ms);
        }
        may
    }

    /// Uncounts the last event, because it turned out not to matter.
    pub(crate) fn give_back(&self, key: &K) {
        let mut all = self.0.lock().expect("throttle mutex is not poisoned");
        all.get_mut(key).and_then(VecDeque::pop_back);
    }
}

fn is_recent(at_ms: Ms, now_ms: Ms) -> bool {
    // A time that has not come yet was counted before the clock was set back.
    (at_ms..at_ms + WINDOW_MS).contains(&now_ms)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_key_has_its_own_minute() {
        let throttle = Throttle::default();
        for at_ms in [0, 10_000, 20_000] {
            assert!(throttle.take('a', 3, at_ms));
        }
        assert!(!throttle.take('a', 3, 59_999));
        assert!(throttle.take('b', 3, 59_999));
        assert!(throttle.take('a', 3, 60_000), "the first is a minute ago");
        assert!(!throttle.take('a', 3, 60_000));
        throttle.give_back(&'a');
        assert!(throttle.take('a', 3, 60_000));
    }

    #[test]
    fn nobody_waits_longer_because_the_clock_was_set_back() {
        let throttle = Throttle::default();
        assert!(throttle.take('a', 1, 3_600_000));
        assert!(throttle.take('a', 1, 0));
        assert!(!throttle.take('a', 1, 1));
    }

    #[test]
    fn keys_that_did_nothing_lately_are_forgotten() {
        let throttle = Throttle::default();
        for key in 0..KEYS_MAX {
            throttle.take(key, 1, 0);
        }
        throttle.take(KEYS_MAX, 1, WINDOW_MS);
        assert_eq!(throttle.0.lock().unwrap().len(), 1);
    }
}
