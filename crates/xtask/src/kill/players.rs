//! Players who play concurrently, each in a thread, until they are told to stop.

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    thread::{self, JoinHandle},
    time::Duration,
};

use anyhow::{Result, anyhow};

use super::player::{Played, Player, Role};

/// Players who play concurrently.
pub struct Players {
    stop: Arc<AtomicBool>,
    played: Arc<Mutex<Played>>,
    people: Vec<JoinHandle<Result<()>>>,
}

impl Players {
    /// Starts them at these nodes, with a delay before each decision.
    pub fn start(urls: &[String], roles: impl IntoIterator<Item = Role>, think: Duration) -> Self {
        let (stop, played) = (Arc::new(AtomicBool::new(false)), Arc::new(Mutex::new(Played::default())));
        let start = |role| {
            let mut player = Player::new(urls.to_vec(), role, played.clone()).thinking(think);
            let stop = stop.clone();
            thread::spawn(move || player.play_until(&stop))
        };
        let people = roles.into_iter().map(start).collect();
        Self { stop, played, people }
    }

    /// Whether a player has failed: none ends by itself.
    pub fn has_failed(&self) -> bool {
        self.people.iter().any(JoinHandle::is_finished)
    }

    /// The number of acknowledged decisions.
    pub fn n_acknowledged(&self) -> usize {
        self.played.lock().expect("no player panicked").acknowledged.len()
    }

    /// Stops all and returns what they saw.
    ///
    /// # Errors
    /// The server said something to one of them that it must not say.
    pub fn stop(self) -> Result<Played> {
        self.stop.store(true, Ordering::Relaxed);
        let mut result = Ok(());
        for person in self.people {
            let told = person.join().unwrap_or_else(|_| Err(anyhow!("a player panicked")));
            result = result.and(told);
        }
        result?;
        let played = Arc::into_inner(self.played).expect("all players are done");
        Ok(played.into_inner()?)
    }
}
