//! Threads for what takes much CPU: drawing pages and compressing them. The threads that serve connections stay free.
//!
//! The jobs of a household wait for each other, so that the many requests of one address do not make others wait.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard},
    time::Instant,
};

use host::Refusal;
use tokio::sync::Semaphore;

use crate::http::error_page::ErrorPage;

/// The most jobs at a time, running and waiting.
const JOBS_MAX: usize = 512;
/// The most of one household.
const OF_A_HOUSEHOLD_MAX: usize = 128;

/// Runs jobs on as many threads as the machine has cores.
pub(crate) struct Workers {
    threads: Arc<Semaphore>,
    /// How many of the threads a household may use at a time: all but one, which others find free.
    n_for_a_household: usize,
    queue: Arc<Mutex<Queue>>,
}

#[derive(Default)]
struct Queue {
    n_jobs: usize,
    households: HashMap<u128, Household>,
}

struct Household {
    n_jobs: usize,
    turns: Arc<Semaphore>,
}

/// A job's place in the queue; the job no longer counts once this is dropped.
struct Place {
    queue: Arc<Mutex<Queue>>,
    household: u128,
}

impl Workers {
    pub(crate) fn new() -> Self {
        Self::with(std::thread::available_parallelism().map_or(1, usize::from))
    }

    fn with(n_threads: usize) -> Self {
        let n_for_a_household = n_threads.saturating_sub(1).max(1);
        Self { threads: Arc::new(Semaphore::new(n_threads)), n_for_a_household, queue: Arc::default() }
    }

    /// Runs a job for a household and waits for its result.
    ///
    /// # Errors
    ///
    /// Too many jobs wait, altogether or of this household, or the job panicked.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        household: u128,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ErrorPage> {
        let since = Instant::now();
        let (place, turns) = self.queue_up(household)?;
        let turn = turns.acquire_owned().await.expect("the semaphore is never closed");
        let thread = self.threads.clone().acquire_owned().await.expect("the semaphore is never closed");
        metrics::histogram!("kajiba_draw_wait_seconds").record(since.elapsed());
        // A job that has begun keeps its thread even if nobody waits for it any more.
        let job = move || {
            let _held = (place, turn, thread);
            job()
        };
        tokio::task::spawn_blocking(job).await.map_err(|_| ErrorPage::panicked())
    }

    /// A place in the queue, and the turns of the household.
    fn queue_up(&self, household: u128) -> Result<(Place, Arc<Semaphore>), ErrorPage> {
        let mut queue = lock(&self.queue);
        if queue.n_jobs >= JOBS_MAX {
            return Err(ErrorPage::from(Refusal::Unavailable));
        }
        let of_household = queue.households.entry(household).or_insert_with(|| Household {
            n_jobs: 0,
            turns: Arc::new(Semaphore::new(self.n_for_a_household)),
        });
        if of_household.n_jobs >= OF_A_HOUSEHOLD_MAX {
            return Err(ErrorPage::too_fast(1));
        }
        of_household.n_jobs += 1;
        let turns = of_household.turns.clone();
        queue.n_jobs += 1;
        metrics::gauge!("kajiba_draw_queue").set(queue.n_jobs as f64);
        Ok((Place { queue: self.queue.clone(), household }, turns))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut queue = lock(&self.queue);
        queue.n_jobs -= 1;
        metrics::gauge!("kajiba_draw_queue").set(queue.n_jobs as f64);
        let of_household = queue.households.get_mut(&self.household).expect("a waiting household is known");
        of_household.n_jobs -= 1;
        if of_household.n_jobs == 0 {
            queue.households.remove(&self.household);
        }
    }
}

fn lock(queue: &Mutex<Queue>) -> MutexGuard<'_, Queue> {
    queue.lock().expect("draw queue mutex is not poisoned")
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Receiver, channel};

    use axum::{http::StatusCode, response::IntoResponse};

    use super::*;

    const CROWD: u128 = 1;
    const STRANGER: u128 = 2;

    /// Lets a household ask for many jobs that wait for a word, and returns how many were refused.
    async fn crowd(workers: &Arc<Workers>, n_jobs: usize) -> (usize, Vec<std::sync::mpsc::Sender<()>>) {
        let (mut n_refused, mut words) = (0, Vec::new());
        for n in 0..n_jobs {
            let (word, told): (_, Receiver<()>) = channel();
            words.push(word);
            let asked = workers.clone();
            let job = tokio::spawn(async move { asked.run(CROWD, move || told.recv()).await });
            while !job.is_finished() && lock(&workers.queue).n_jobs <= n {
                tokio::task::yield_now().await;
            }
            n_refused += usize::from(lock(&workers.queue).n_jobs <= n);
        }
        (n_refused, words)
    }

    #[tokio::test]
    async fn the_many_jobs_of_one_address_do_not_make_another_wait() {
        let workers = Arc::new(Workers::with(2));
        let (n_refused, words) = crowd(&workers, 40).await;
        assert_eq!(n_refused, 0);
        assert_eq!(workers.run(STRANGER, || 7).await, Ok(7), "before any of the 40 is done");
        drop(words);
        while lock(&workers.queue).n_jobs > 0 {
            tokio::task::yield_now().await;
        }
        assert!(lock(&workers.queue).households.is_empty(), "nothing is left behind");
    }

    #[tokio::test]
    async fn the_queue_of_an_address_has_an_end_and_others_still_get_in() {
        let workers = Arc::new(Workers::with(2));
        let (n_refused, _words) = crowd(&workers, OF_A_HOUSEHOLD_MAX).await;
        assert_eq!(n_refused, 0);
        let refusal = workers.run(CROWD, || ()).await.unwrap_err().into_response();
        assert_eq!(refusal.status(), StatusCode::TOO_MANY_REQUESTS);
        assert!(workers.run(STRANGER, || ()).await.is_ok());
    }

    #[tokio::test]
    async fn a_job_that_panics_ends_alone() {
        let workers = Workers::with(1);
        let fallen = workers.run(CROWD, || panic!("on purpose")).await;
        assert_eq!(fallen, Err::<(), _>(ErrorPage::panicked()));
        assert_eq!(workers.run(CROWD, || 7).await, Ok(7));
    }
}
