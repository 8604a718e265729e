//! Measures CPU time if the system provides it, else wall time.

use std::time::{Duration, Instant};

/// Whose CPU time is measured.
#[derive(Clone, Copy)]
pub enum Whose {
    /// All threads of the process.
    Process,
    /// The current thread.
    Thread,
}

/// A running clock.
pub struct CpuClock {
    whose: Whose,
    wall: Instant,
    processor: Option<Duration>,
}

impl CpuClock {
    /// Starts a clock.
    pub fn start(whose: Whose) -> Self {
        Self { whose, wall: Instant::now(), processor: processor_time(whose) }
    }

    /// The time since the start.
    pub fn elapsed(&self) -> Duration {
        let passed = self.processor.zip(processor_time(self.whose)).map(|(before, after)| after - before);
        passed.unwrap_or_else(|| self.wall.elapsed())
    }
}

/// The CPU time of the process or of this thread.
#[cfg(unix)]
fn processor_time(whose: Whose) -> Option<Duration> {
    use rustix::time::{ClockId, clock_gettime};
    let clock = match whose {
        Whose::Process => ClockId::ProcessCPUTime,
        Whose::Thread => ClockId::ThreadCPUTime,
    };
    clock_gettime(clock).try_into().ok()
}

#[cfg(not(unix))]
fn processor_time(_: Whose) -> Option<Duration> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_waits_takes_no_time_of_a_processor() {
        let (wall, thread) = (Instant::now(), CpuClock::start(Whose::Thread));
        std::thread::sleep(Duration::from_millis(20));
        let waited = wall.elapsed();
        if cfg!(unix) {
            assert!(thread.elapsed() < waited, "sleep is no work");
        }
    }

    #[test]
    fn the_process_takes_at_least_what_a_thread_of_it_takes() {
        let (process, thread) = (CpuClock::start(Whose::Process), CpuClock::start(Whose::Thread));
        let mut sum = 0u64;
        for n in 0..1_000_000u64 {
            sum = std::hint::black_box(sum ^ n);
        }
        let of_thread = thread.elapsed();
        assert!(Duration::ZERO < of_thread);
        assert!(of_thread <= process.elapsed());
    }
}
