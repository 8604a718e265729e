//! How long a simulation takes: the processor's time where the system tells it, else the wall's.

use std::{fs, time::Instant};

/// Ticks a second of the times in `/proc`, on every Linux.
const TICKS: f64 = 100.0;

/// A clock that has been started.
pub struct Clock {
    wall: Instant,
    ticks: Option<u64>,
}

impl Clock {
    /// Starts.
    pub fn start() -> Self {
        Self { ticks: ticks(), wall: Instant::now() }
    }

    /// Seconds since the start: of all threads together, user and system.
    pub fn seconds(&self) -> f64 {
        let wall = self.wall.elapsed().as_secs_f64();
        let passed = self.ticks.zip(ticks()).map(|(before, after)| after - before);
        // Shorter than a few ticks, the processor's time is too coarse.
        match passed {
            Some(ticks) if ticks >= 5 => ticks as f64 / TICKS,
            _ => wall,
        }
    }
}

/// User and system time of this process so far. The name before them may hold blanks and ends with `)`.
fn ticks() -> Option<u64> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    let (_, fields) = stat.rsplit_once(')')?;
    let mut fields = fields.split_whitespace().skip(11);
    let (user, system): (u64, u64) = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
    Some(user + system)
}
