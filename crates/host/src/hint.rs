//! Hints: what a Master would do, for people who play alone or only against bots. A person who is away may return, and
//! counts. Computed on request, in the background.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicU8, Ordering},
    },
    time::Instant,
};

use bots::{KeepGoing, Level, SearchBudget};
use store::TableId;
use tabletop::Seat;
use tokio::sync::oneshot;

use crate::{
    clock,
    game_view::ActionHash,
    host::{Host, Who},
    pins::check_own,
    refusal::{Refusal, Why},
    thinking::Thinker,
};

/// A hint that is being computed. Dropping it cancels the computation.
pub struct Hint {
    percent: Arc<AtomicU8>,
    is_wanted: Arc<AtomicBool>,
    advice: oneshot::Receiver<Advice>,
}

/// The result of a hint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advice {
    /// The game's version it is for.
    pub version: u64,
    /// The best options, best first.
    pub prospects: Vec<Prospect>,
}

/// The expected result of an option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prospect {
    /// The option.
    pub action: ActionHash,
    /// The share of a victory, or how often the goal is met instead, in percent.
    pub won_percent: u8,
    /// Points ahead of the best opponent, in tenths; none if the goal is not points.
    pub margin_tenths: Option<i32>,
}

/// A hint to compute, made from what the seat may see.
pub(crate) trait HintTask: Send {
    /// Rates the options; searches while `keep_going` returns true.
    fn think(self: Box<Self>, keep_going: KeepGoing) -> Advice;
    /// How many rollouts are enough.
    fn n_rollouts(&self) -> u32;
}

impl Hint {
    /// The progress in percent.
    #[must_use]
    pub fn percent(&self) -> u8 {
        self.percent.load(Ordering::Relaxed)
    }

    /// Waits for the result.
    ///
    /// # Errors
    /// The host is stopping, or another hint was requested at the table.
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
    /// Starts a hint for an own seat that must decide, at a table without other people, present or
    /// away. Cancels an earlier hint there.
    ///
    /// # Errors
    /// The seat is not the visitor's or is locked, it is not asked, or other people play.
    pub async fn hint(&self, who: Who, table: TableId, seat: Seat) -> Result<Hint, Refusal> {
        let unlocked = self.unlocked(who, table).await?;
        let hint_task = self.read(table, |table| {
            check_own(&table.body, who, unlocked, seat)?;
            clock::check_playing(table.row.phase)?;
            if table.body.voters().len() > 1 {
                return Err(Refusal::NotNow(Why::NotAlone));
            }
            let play = table.play.as_deref().ok_or(Refusal::Broken)?;
            if !play.asked().contains(seat) {
                return Err(Refusal::NotNow(Why::NotAsked));
            }
            Ok(play.hint_task(seat))
        });
        let hint_task = hint_task.await?;
        let (percent, is_wanted) = (Arc::new(AtomicU8::new(0)), Arc::new(AtomicBool::new(true)));
        let place = Place::take(&self.0.hinted, table, &is_wanted);
        let (answer, advice) = oneshot::channel();
        let hint = Hint { percent: percent.clone(), is_wanted: is_wanted.clone(), advice };
        let host = self.clone();
        tokio::spawn(async move {
            let turn = host.0.thinking.turn(Thinker { person: who.person, is_watched: true }).await;
            let share = turn.percent;
            let bot_task =
                tokio::task::spawn_blocking(move || think(hint_task, share, &percent, &is_wanted)).await;
            drop(turn);
            if let (Ok(advice), true) = (bot_task, place.is_wanted()) {
                // An error means that nobody waits for it any more.
                let _ = answer.send(advice);
            }
        });
        Ok(hint)
    }
}

/// Thinks for a share of the usual time, in percent.
fn think(hint_task: Box<dyn HintTask>, share: u32, percent: &AtomicU8, is_wanted: &AtomicBool) -> Advice {
    let usual = Level::Master.live_budget(hint_task.n_rollouts());
    let budget = SearchBudget { ms: usual.ms * share / 100, ..usual };
    let clock = Instant::now();
    hint_task.think(&mut |so_far| {
        let ms = clock.elapsed().as_millis();
        percent.fetch_max(budget.percent(so_far, ms), Ordering::Relaxed);
        is_wanted.load(Ordering::Relaxed) && budget.allows(so_far, ms)
    })
}

/// The tables with a hint in progress, and whether it is still wanted.
pub(crate) type Hinted = Arc<Mutex<HashMap<TableId, Arc<AtomicBool>>>>;

/// Registers a hint in progress at a table until dropped.
struct Place {
    hinted: Hinted,
    table: TableId,
    is_wanted: Arc<AtomicBool>,
}

impl Place {
    /// Registers a hint, and cancels an earlier one.
    fn take(hinted: &Hinted, table: TableId, is_wanted: &Arc<AtomicBool>) -> Self {
        let mut places = hinted.lock().expect("hint list mutex is not poisoned");
        if let Some(before) = places.insert(table, is_wanted.clone()) {
            before.store(false, Ordering::Relaxed);
        }
        Self { hinted: hinted.clone(), table, is_wanted: is_wanted.clone() }
    }

    fn is_wanted(&self) -> bool {
        self.is_wanted.load(Ordering::Relaxed)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut places = self.hinted.lock().expect("hint list mutex is not poisoned");
        if places.get(&self.table).is_some_and(|newest| Arc::ptr_eq(newest, &self.is_wanted)) {
            places.remove(&self.table);
        }
    }
}
