//! Slow hashes of passphrases and PINs, on two threads of their own.
//!
//! Hashing a passphrase takes 19 MiB and a core. The runtime's blocking threads would each keep that memory,
//! a gigabyte in total.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, LazyLock, Mutex, mpsc},
    time::Duration,
};

use tokio::sync::oneshot;

use crate::refusal::{Refusal, Why};

/// How many hashes run at once.
const N_THREADS: usize = 2;
/// After waiting this long a request is refused.
const QUEUE_MAX: Duration = Duration::from_secs(10);

type Job = Box<dyn FnOnce() + Send>;

/// The queue. The threads start with the first job.
static DESK: LazyLock<mpsc::Sender<Job>> = LazyLock::new(|| {
    let (desk, jobs) = mpsc::channel::<Job>();
    let jobs = Arc::new(Mutex::new(jobs));
    for n in 0..N_THREADS {
        let jobs = jobs.clone();
        let thread = std::thread::Builder::new().name(format!("hashing-{n}"));
        thread.spawn(move || work(&jobs)).expect("the system can start a thread");
    }
    desk
});

/// Runs `work` on a hashing thread.
///
/// # Errors
/// Too many jobs are waiting, or it panicked.
pub(crate) async fn hashing<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Refusal> {
    let (answer, outcome) = oneshot::channel();
    let job = move || {
        // Skip it if nobody waits any more.
        if !answer.is_closed() {
            let _ = answer.send(work());
        }
    };
    DESK.send(Box::new(job)).map_err(|_| Refusal::Unavailable)?;
    match tokio::time::timeout(QUEUE_MAX, outcome).await {
        Ok(Ok(value)) => Ok(value),
        Ok(Err(_)) => Err(Refusal::Unavailable),
        Err(_) => Err(Refusal::TooMany(Why::Tries)),
    }
}

fn work(jobs: &Mutex<mpsc::Receiver<Job>>) {
    loop {
        let next = jobs.lock().expect("job queue mutex is not poisoned").recv();
        let Ok(job) = next else { return };
        if catch_unwind(AssertUnwindSafe(job)).is_err() {
            tracing::error!("hashing panicked");
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{collections::HashSet, thread};

    use super::*;

    #[tokio::test]
    async fn all_work_is_done_by_two_threads_and_one_that_panics_goes_on() {
        let panicked = hashing(|| -> () { panic!("a hash cannot be made") }).await;
        assert!(matches!(panicked, Err(Refusal::Unavailable)));
        let job = || {
            // Long enough that the runtime would start another thread for the next.
            thread::sleep(Duration::from_millis(2));
            thread::current().id()
        };
        let jobs: Vec<_> = (0..40).map(|_| tokio::spawn(hashing(job))).collect();
        let mut threads = HashSet::new();
        for job in jobs {
            threads.insert(job.await.unwrap().unwrap());
        }
        assert!(threads.len() <= N_THREADS && !threads.contains(&thread::current().id()));
    }
}
