//! The queue for threads on which bots and hints think, shared fairly among people.
//!
//! Tables that somebody looks at come first, and of those whoever has used the least time lately. The more wait, the less
//! time each decision gets.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard},
    time::{Duration, Instant},
};

use store::PersonId;
use tokio::sync::oneshot;

/// After this long, time that somebody used counts half.
const HALF_LIFE: Duration = Duration::from_secs(30);
/// What a running thought counts before it is known how long it takes.
const RUNNING: Duration = Duration::from_secs(1);
/// Every so often the one that has waited the longest goes first, so that everybody gets on.
const OLDEST_EVERY: u64 = 8;
/// The least share of its time that a decision gets, in percent.
const PERCENT_MIN: u32 = 20;
/// The share at a table that nobody looks at.
const PERCENT_UNWATCHED: u32 = 5;

/// As many threads as the machine has cores, but one, which is left to those who play.
pub(crate) fn default_threads() -> usize {
    std::thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1))
}

/// Hands out the threads.
#[derive(Clone)]
pub(crate) struct ThinkingQueue(Arc<Mutex<Queue>>);

/// Who wants to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Thinker {
    /// The person whose table it is.
    pub(crate) person: Option<PersonId>,
    /// Whether a person has looked at the table lately.
    pub(crate) is_watched: bool,
}

/// A thread to think on, until dropped.
pub(crate) struct Turn {
    queue: ThinkingQueue,
    thinker: Thinker,
    begun: Instant,
    /// The share of the usual time that the thought may take, in percent.
    pub(crate) percent: u32,
}

struct Queue {
    n_threads: usize,
    n_thinking: usize,
    waiting: Vec<Waiting>,
    used: HashMap<Option<PersonId>, Used>,
    n_granted: u64,
}

struct Waiting {
    thinker: Thinker,
    since: Instant,
    turn: oneshot::Sender<Turn>,
}

/// What a person has used lately.
struct Used {
    time: Duration,
    at: Instant,
    n_running: u32,
}

impl ThinkingQueue {
    /// A queue for some threads, at least one.
    pub(crate) fn new(n_threads: usize) -> Self {
        let queue = Queue {
            n_threads: n_threads.max(1),
            n_thinking: 0,
            waiting: Vec::new(),
            used: HashMap::new(),
            n_granted: 0,
        };
        Self(Arc::new(Mutex::new(queue)))
    }

    /// Waits for a thread.
    pub(crate) async fn turn(&self, thinker: Thinker) -> Turn {
        let (turn, granted) = oneshot::channel();
        let since = Instant::now();
        self.lock().waiting.push(Waiting { thinker, since, turn });
        self.grant();
        let turn = granted.await.expect("whoever waits is granted a turn");
        metrics::histogram!("kajiba_bot_wait_seconds").record(since.elapsed());
        turn
    }

    /// The share of the usual time that a decision gets now at a table with people, in percent.
    pub(crate) fn percent(&self) -> u32 {
        self.lock().percent()
    }

    /// Hands out free threads.
    fn grant(&self) {
        loop {
            let mut queue = self.lock();
            let next = queue.next();
            metrics::gauge!("kajiba_bot_queue").set(queue.waiting.len() as f64);
            let Some((waiting, percent)) = next else { return };
            drop(queue);
            let turn = Turn { queue: self.clone(), thinker: waiting.thinker, begun: Instant::now(), percent };
            // If nobody waits any more, the turn is dropped here and the thread is free again.
            if waiting.turn.send(turn).is_ok() {
                return;
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.0.lock().expect("thinking queue mutex is not poisoned")
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.queue.lock().end(self.thinker, self.begun);
        self.queue.grant();
    }
}

impl Queue {
    /// Takes the next one out of the queue if a thread is free, with the share of its time.
    fn next(&mut self) -> Option<(Waiting, u32)> {
        if self.n_thinking >= self.n_threads {
            return None;
        }
        let now = Instant::now();
        self.n_granted += 1;
        let is_oldest = self.n_granted.is_multiple_of(OLDEST_EVERY);
        let key = |waiting: &Waiting| {
            let thinker = waiting.thinker;
            let used = self.used.get(&thinker.person).map_or(Duration::ZERO, |used| used.lately(now));
            let rank = if is_oldest { (false, Duration::ZERO) } else { (!thinker.is_watched, used) };
            (rank, waiting.since)
        };
        let first = (0..self.waiting.len()).min_by_key(|&n| key(&self.waiting[n]))?;
        let waiting = self.waiting.remove(first);
        let percent = if waiting.thinker.is_watched { self.percent() } else { PERCENT_UNWATCHED };
        self.n_thinking += 1;
        let used = self.used.entry(waiting.thinker.person);
        used.or_insert(Used { time: Duration::ZERO, at: now, n_running: 0 }).n_running += 1;
        Some((waiting, percent))
    }

    /// Counts the time that a thought has taken.
    fn end(&mut self, thinker: Thinker, begun: Instant) {
        let now = Instant::now();
        self.n_thinking -= 1;
        if let Some(used) = self.used.get_mut(&thinker.person) {
            used.n_running -= 1;
            let time = used.decayed(now) + (now - begun);
            (used.time, used.at) = (time, now);
        }
        self.used.retain(|_, used| used.lately(now) >= Duration::from_millis(1));
    }

    fn percent(&self) -> u32 {
        let n_watched = self.waiting.iter().filter(|waiting| waiting.thinker.is_watched).count();
        let n_each = 1 + n_watched / self.n_threads;
        (100 / u32::try_from(n_each).unwrap_or(u32::MAX)).max(PERCENT_MIN)
    }
}

impl Used {
    fn decayed(&self, now: Instant) -> Duration {
        let n_halves = (now - self.at).as_secs() / HALF_LIFE.as_secs();
        self.time / 2_u32.saturating_pow(u32::try_from(n_halves).unwrap_or(u32::MAX))
    }

    fn lately(&self, now: Instant) -> Duration {
        self.decayed(now) + self.n_running * RUNNING
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn thinker(person: u128, is_watched: bool) -> Thinker {
        Thinker { person: Some(PersonId(person)), is_watched }
    }

    /// Lets all of these wait for one thread, and returns the order in which they get it. Each thinks for a while.
    async fn order(waiting: &[Thinker]) -> Vec<(usize, u32)> {
        let queue = ThinkingQueue::new(1);
        let busy = queue.turn(thinker(99, true)).await;
        let (told, mut order) = tokio::sync::mpsc::unbounded_channel();
        for (n, &thinker) in waiting.iter().enumerate() {
            let (asked, told) = (queue.clone(), told.clone());
            tokio::spawn(async move {
                let mut turn = asked.turn(thinker).await;
                turn.begun -= Duration::from_millis(100);
                told.send((n, turn.percent)).expect("the test listens");
            });
            // All wait in this order.
            while queue.lock().waiting.len() <= n {
                tokio::task::yield_now().await;
            }
        }
        drop((busy, told));
        let mut found = Vec::new();
        while let Some(next) = order.recv().await {
            found.push(next);
        }
        found
    }

    #[tokio::test]
    async fn whoever_has_used_the_least_goes_first() {
        let order = order(&[thinker(1, true), thinker(1, true), thinker(1, true), thinker(2, true)]).await;
        assert_eq!(order.iter().map(|&(n, _)| n).collect::<Vec<_>>(), [0, 3, 1, 2]);
    }

    #[tokio::test]
    async fn tables_that_nobody_looks_at_go_last_and_think_less() {
        let order = order(&[thinker(1, false), thinker(2, true), thinker(3, false), thinker(4, true)]).await;
        assert_eq!(order, [(1, 50), (3, 100), (0, PERCENT_UNWATCHED), (2, PERCENT_UNWATCHED)]);
    }

    #[tokio::test]
    async fn nobody_waits_for_ever() {
        let mut waiting = vec![thinker(1, false)];
        waiting.extend((2..20).map(|person| thinker(person, true)));
        let order = order(&waiting).await;
        let place = order.iter().position(|&(n, _)| n == 0).unwrap();
        assert!(place < OLDEST_EVERY as usize, "{place}");
    }

    #[tokio::test]
    async fn the_more_wait_the_less_time_each_gets() {
        let order = order(&(1..12).map(|person| thinker(person, true)).collect::<Vec<_>>()).await;
        let percents: Vec<u32> = order.iter().map(|&(_, percent)| percent).collect();
        assert!(percents.is_sorted(), "{percents:?}");
        assert_eq!((percents[0], percents[10]), (PERCENT_MIN, 100));
    }

    #[tokio::test]
    async fn a_thread_is_free_again_when_whoever_waited_has_gone() {
        let queue = ThinkingQueue::new(1);
        let busy = queue.turn(thinker(1, true)).await;
        let waits = tokio::time::timeout(Duration::from_millis(1), queue.turn(thinker(2, true))).await;
        assert!(waits.is_err());
        drop(busy);
        queue.turn(thinker(3, true)).await;
    }
}
