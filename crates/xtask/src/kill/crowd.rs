//! People who play at once, each in a thread, until they are told to stop.

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

/// People who play at once.
pub struct Crowd {
    stop: Arc<AtomicBool>,
    played: Arc<Mutex<Played>>,
    people: Vec<JoinHandle<Result<()>>>,
}

impl Crowd {
    /// Sends them all to play at these nodes, thinking for so long before each decision.
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

    /// Whether somebody has given up: nobody ends by themselves.
    pub fn has_lost_somebody(&self) -> bool {
        self.people.iter().any(JoinHandle::is_finished)
    }

    /// How many decisions the server said it had taken.
    pub fn n_acknowledged(&self) -> usize {
        self.played.lock().expect("no player panicked").acknowledged.len()
    }

    /// Tells all to stop, and what they saw.
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
