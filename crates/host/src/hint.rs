//! What a Master would do, for whoever plays alone or against bots only: thought out on request, in the background.

use std::{
    collections::HashSet,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicU8, Ordering},
    },
    time::Instant,
};

use bots::{Level, Progress};
use store::TableId;
use tabletop::Seat;
use tokio::sync::oneshot;

use crate::{
    game::ActionHash,
    host::{Host, Who},
    pace,
    pins::check_own,
    refusal::{Refusal, Why},
};

/// How many options a hint names.
const N_PROSPECTS: usize = 3;

/// A hint that is being thought out. Whoever drops it no longer wants it.
pub struct Hint {
    percent: Arc<AtomicU8>,
    is_wanted: Arc<AtomicBool>,
    advice: oneshot::Receiver<Advice>,
}

/// What was thought out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advice {
    /// The game's version that it is for.
    pub version: u64,
    /// The best options, the best first.
    pub prospects: Vec<Prospect>,
}

/// What is to be expected of an option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prospect {
    /// Which.
    pub action: ActionHash,
    /// The share of the games that were tried and won, in percent.
    pub won_percent: u8,
    /// The mean margin over the best of the others, in tenths of a point.
    pub margin_tenths: i32,
}

/// A seat's question to a Master: made from what the seat may see.
pub(crate) trait Inquiry: Send {
    /// What is to be expected of the options; thinks as long as `goes_on` says so.
    fn think(self: Box<Self>, goes_on: &mut dyn FnMut(Progress) -> bool) -> Advice;
    /// How many tries are enough.
    fn n_tries(&self) -> u32;
}

impl Hint {
    /// How much of it has been thought out.
    #[must_use]
    pub fn percent(&self) -> u8 {
        self.percent.load(Ordering::Relaxed)
    }

    /// Waits for it.
    ///
    /// # Errors
    /// The host is stopping.
    pub async fn advice(&mut self) -> Result<Advice, Refusal> {
        (&mut self.advice).await.map_err(|_| Refusal::Unavailable)
    }
}

impl Drop for Hint {
    fn drop(&mut self) {
        self.is_wanted.store(false, Ordering::Relaxed);
    }
}

impl Host {
    /// Begins to think for an own seat that is asked, at a table with no other people.
    ///
    /// # Errors
    /// The seat is not theirs or shut, nothing is asked of it, other people play, or somebody waits for a hint already.
    pub async fn hint(&self, who: Who, table: TableId, seat: Seat) -> Result<Hint, Refusal> {
        let unlocked = self.unlocked(who, table).await?;
        let inquiry = self.read(table, |table| {
            check_own(&table.body, who, unlocked, seat)?;
            pace::check_playing(table.row.phase)?;
            if table.body.humans().len() > 1 {
                return Err(Refusal::NotNow(Why::NotAlone));
            }
            let play = table.play.as_deref().ok_or(Refusal::Broken)?;
            if !play.asked().contains(seat) {
                return Err(Refusal::NotNow(Why::NotAsked));
            }
            Ok(play.inquiry(seat))
        });
        let inquiry = inquiry.await?;
        let place = Place::take(&self.0.hinted, table).ok_or(Refusal::TooMany(Why::Tries))?;
        let (percent, is_wanted) = (Arc::new(AtomicU8::new(0)), Arc::new(AtomicBool::new(true)));
        let (answer, advice) = oneshot::channel();
        let hint = Hint { percent: percent.clone(), is_wanted: is_wanted.clone(), advice };
        let host = self.clone();
        tokio::spawn(async move {
            let thinking = host.0.thinkers.clone().acquire_owned().await;
            let thought = tokio::task::spawn_blocking(move || think(inquiry, &percent, &is_wanted)).await;
            drop((thinking, place));
            if let Ok(advice) = thought {
                // Who no longer waits has no use for it.
                let _ = answer.send(advice);
            }
        });
        Ok(hint)
    }
}

fn think(inquiry: Box<dyn Inquiry>, percent: &AtomicU8, is_wanted: &AtomicBool) -> Advice {
    let allowance = Level::Master.live(inquiry.n_tries());
    let clock = Instant::now();
    inquiry.think(&mut |so_far| {
        let ms = clock.elapsed().as_millis();
        let by_time = 100 * ms / u128::from(allowance.ms);
        percent.store(by_time.min(100) as u8, Ordering::Relaxed);
        is_wanted.load(Ordering::Relaxed) && allowance.allows(so_far, ms)
    })
}

/// The best of what a search found.
pub(crate) fn best<A: Copy + serde::Serialize>(thought: &bots::Thought, options: &[A]) -> Vec<Prospect> {
    let prospect = |found: &bots::Prospect| Prospect {
        action: ActionHash::of(&options[found.choice]),
        won_percent: found.won_percent(),
        margin_tenths: found.margin_tenths,
    };
    thought.prospects.iter().take(N_PROSPECTS).map(prospect).collect()
}

/// Tables at which a hint is being thought out.
pub(crate) type Hinted = Arc<Mutex<HashSet<TableId>>>;

/// That a hint is being thought out at a table.
struct Place {
    hinted: Hinted,
    table: TableId,
}

impl Place {
    fn take(hinted: &Hinted, table: TableId) -> Option<Self> {
        let is_new = hinted.lock().expect("nobody panics while holding the list of hints").insert(table);
        is_new.then(|| Self { hinted: hinted.clone(), table })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.hinted.lock().expect("nobody panics while holding the list of hints").remove(&self.table);
    }
}
