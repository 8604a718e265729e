//! The host's time: the system's when it started, and steady from there on, however the system's clock is set meanwhile.

use std::{
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use store::Ms;

/// How far the system's clock may be off before the host takes it over.
const OFF_MS_MAX: Ms = 1_000;

/// Where the host takes its time from.
#[derive(Clone)]
pub struct TimeSource {
    /// The current time.
    pub now_ms: Arc<dyn Fn() -> Ms + Send + Sync>,
    /// Takes over the system's time. The host asks for it only while no player's clock runs.
    pub follow_system: Arc<dyn Fn() + Send + Sync>,
}

impl TimeSource {
    /// Time that is only what `now_ms` says.
    #[must_use]
    pub fn of(now_ms: impl Fn() -> Ms + Send + Sync + 'static) -> Self {
        Self { now_ms: Arc::new(now_ms), follow_system: Arc::new(|| {}) }
    }

    /// The system's time, without its jumps.
    #[must_use]
    pub fn steady() -> Self {
        let time = Arc::new(SteadyTime::new(Box::new(system_ms)));
        let followed = time.clone();
        Self { now_ms: Arc::new(move || time.now_ms()), follow_system: Arc::new(move || followed.follow()) }
    }
}

/// Time that passes evenly from an offset.
struct SteadyTime {
    system_ms: Box<dyn Fn() -> Ms + Send + Sync>,
    started: Instant,
    offset_ms: AtomicI64,
}

impl SteadyTime {
    fn new(system_ms: Box<dyn Fn() -> Ms + Send + Sync>) -> Self {
        let offset_ms = AtomicI64::new(system_ms());
        Self { system_ms, started: Instant::now(), offset_ms }
    }

    fn now_ms(&self) -> Ms {
        let passed_ms = Ms::try_from(self.started.elapsed().as_millis()).unwrap_or(Ms::MAX);
        self.offset_ms.load(Ordering::Relaxed).saturating_add(passed_ms)
    }

    fn follow(&self) {
        let off_ms = (self.system_ms)() - self.now_ms();
        if off_ms.abs() > OFF_MS_MAX {
            tracing::warn!(
                off_ms,
                "the system's clock has jumped; no player's clock runs, so the host follows it"
            );
            self.offset_ms.fetch_add(off_ms, Ordering::Relaxed);
        }
    }
}

/// Finds gaps between looks at the clocks: the process was stopped, the machine slept, or the time jumped. Nobody could
/// decide meanwhile.
#[derive(Default)]
pub(crate) struct Gaps {
    looked: Option<(Instant, Ms)>,
}

impl Gaps {
    /// Whether there was a gap between the last look and this one.
    pub(crate) fn is_one_before(&mut self, at: Instant, now_ms: Ms) -> bool {
        let last = self.looked.replace((at, now_ms));
        last.is_some_and(|(last, last_ms)| at - last >= GAP_MIN || now_ms - last_ms >= GAP_MS_MIN)
    }
}

/// A look comes every second; one that takes this long was held up.
const GAP_MIN: Duration = Duration::from_secs(5);
const GAP_MS_MIN: Ms = 5_000;

fn system_ms() -> Ms {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| Ms::try_from(since.as_millis()).unwrap_or(Ms::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_jump_of_the_system_is_followed_only_when_asked() {
        for jump_ms in [3_600_000, -3_600_000] {
            let system = Arc::new(AtomicI64::new(10_000_000));
            let seen = system.clone();
            let time = SteadyTime::new(Box::new(move || seen.load(Ordering::Relaxed)));
            let before_ms = time.now_ms();
            system.fetch_add(jump_ms, Ordering::Relaxed);
            let after_ms = time.now_ms();
            assert!((before_ms..before_ms + 60_000).contains(&after_ms), "time goes on: {after_ms}");
            time.follow();
            let followed_ms = time.now_ms() - (10_000_000 + jump_ms);
            assert!((0..60_000).contains(&followed_ms), "it follows: {followed_ms}");
        }
    }

    #[test]
    fn a_gap_is_seen_whether_the_process_stood_still_or_the_time_jumped() {
        let (begun, second) = (Instant::now(), Duration::from_secs(1));
        let mut gaps = Gaps::default();
        assert!(!gaps.is_one_before(begun, 0), "there is nothing before the first look");
        assert!(!gaps.is_one_before(begun + second, 1_000));
        assert!(gaps.is_one_before(begun + 71 * second, 71_000));
        assert!(gaps.is_one_before(begun + 72 * second, 3_671_000));
        assert!(!gaps.is_one_before(begun + 73 * second, 3_672_000));
        assert!(!gaps.is_one_before(begun + 74 * second, 73_000), "nobody loses by a time that goes back");
    }
}
