//! The host itself: the tables that are loaded, and who wants to hear of changes.

use std::{
    collections::{HashMap, HashSet},
    net::IpAddr,
    sync::{
        Arc, Mutex, Weak,
        atomic::{AtomicI64, Ordering},
    },
    time::{Duration, Instant},
};

pub use store::Changed;
use store::{Ms, PersonId, SecretHash, Store, TableId};
use tabletop::Seat;
use tokio::sync::{Semaphore, broadcast, mpsc, watch};

use crate::{
    games,
    hint::Hinted,
    nodes,
    people::SignInAttempts,
    play::Games,
    refusal::Refusal,
    table::CachedTable,
    throttle::Throttle,
    tokens::Bearer,
    webhook::{self, TurnNotice, YourTurn},
};

/// The host of all tables.
#[derive(Clone)]
pub struct Host(pub(crate) Arc<Inner>);

pub(crate) struct Inner {
    pub(crate) store: Store,
    pub(crate) settings: Settings,
    /// Since when people can decide: when the host started, or the database came back. Nobody's time runs out while people
    /// still find their way back.
    pub(crate) open_since_ms: AtomicI64,
    pub(crate) tables: Mutex<HashMap<TableId, CachedTable>>,
    pub(crate) changes: broadcast::Sender<Changed>,
    /// Whom this node has just made it the turn of; nobody is told where webhooks are off.
    pub(crate) turns: Option<mpsc::Sender<TurnNotice>>,
    /// The tables at which a driver is busy, and whether there is more for it to see.
    pub(crate) driven: Mutex<HashMap<TableId, bool>>,
    /// Tables at which a hint is being thought out.
    pub(crate) hinted: Hinted,
    /// Who may think at once.
    pub(crate) bot_permits: Arc<Semaphore>,
    /// What is being stored has a pass; when the host stops it gathers them all.
    pub(crate) commit_permits: Arc<Semaphore>,
    /// Whether the host is stopping.
    pub(crate) stopping: watch::Sender<bool>,
    pub(crate) sign_in_attempts: SignInAttempts,
    /// Serializes changes of people and browsers on this node, which saves retries. Between nodes the store detects
    /// conflicts.
    pub(crate) people_lock: tokio::sync::Mutex<()>,
    /// Tables whose clocks could not be seen to, so that they are not tried at every turn.
    pub(crate) skipped_clocks: Mutex<HashSet<TableId>>,
    /// Lines of chat, by who says them.
    pub(crate) chat_throttle: Throttle<PersonId>,
    /// Wrong PINs, by the seat they were given for.
    pub(crate) pin_throttle: Throttle<(TableId, Seat)>,
}

/// How the host works.
#[derive(Clone)]
pub struct Settings {
    /// The games that can be played.
    pub games: Games,
    /// The present time.
    pub now_ms: Arc<dyn Fn() -> Ms + Send + Sync>,
    /// How long a bot waits before it acts, so that people can follow.
    pub bot_pause: Duration,
    /// How long a request to take something back stands.
    pub undo_expires_ms: Ms,
    /// After a start nobody's time runs out before this has passed.
    pub grace_ms: Ms,
    /// How many tables a person may make in a day.
    pub tables_a_day: u64,
    /// How many threads bots may think on.
    pub bot_threads: usize,
    /// A game whose log grows as long as this is set aside; no game that people play comes near.
    pub entries_max: u64,
    /// Whether webhooks may be set at all.
    pub webhooks: bool,
    /// Which addresses a webhook may lead to.
    pub webhook_addresses: fn(IpAddr) -> bool,
    /// What a webhook tells, in words.
    pub your_turn: Arc<dyn Fn(&YourTurn) -> String + Send + Sync>,
}

impl Default for Settings {
    fn default() -> Self {
        let now_ms = || {
            let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
            since.map_or(0, |since| Ms::try_from(since.as_millis()).unwrap_or(Ms::MAX))
        };
        Self {
            games: games::all(),
            now_ms: Arc::new(now_ms),
            bot_pause: Duration::from_millis(700),
            undo_expires_ms: 5 * 60_000,
            grace_ms: 30_000,
            tables_a_day: 200,
            bot_threads: 1,
            entries_max: 20_000,
            webhooks: true,
            webhook_addresses: webhook::is_public,
            your_turn: Arc::new(|turn| turn.table.to_string()),
        }
    }
}

/// Who does something: what the browser's cookie says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Who {
    /// The person, if the browser has an identity.
    pub person: Option<PersonId>,
    /// The browser.
    pub session: Option<SecretHash>,
    /// The token, where it is a program that speaks for a seat of the person's.
    pub bearer: Option<Bearer>,
}

impl Host {
    /// The present time.
    #[must_use]
    pub fn now_ms(&self) -> Ms {
        (self.0.settings.now_ms)()
    }

    /// Hears of every change from now on, by whichever node.
    #[must_use]
    pub fn changes(&self) -> broadcast::Receiver<Changed> {
        self.0.changes.subscribe()
    }
}

impl Host {
    /// Takes up all work that was left: bots, clocks, notices.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn start(store: Store, settings: Settings) -> Result<Self, Refusal> {
        let now_ms = (settings.now_ms)();
        // Where there are other nodes, they may be at it.
        let with_work =
            store.with_work(if store.is_shared() { now_ms - nodes::LEASE_MS } else { Ms::MAX }).await?;
        let (turns, next_turns) = webhook::channel(&settings);
        // Where another node was there, people could decide all the time.
        let is_first = store.n_nodes().await? <= 1;
        let open_since_ms = if is_first { now_ms } else { now_ms - settings.grace_ms };
        let inner = Inner {
            open_since_ms: AtomicI64::new(open_since_ms),
            turns,
            tables: Mutex::default(),
            changes: broadcast::Sender::new(CHANGES_MAX),
            driven: Mutex::default(),
            hinted: Hinted::default(),
            bot_permits: Arc::new(Semaphore::new(settings.bot_threads.max(1))),
            commit_permits: Arc::new(Semaphore::new(COMMITS_MAX as usize)),
            stopping: watch::Sender::new(false),
            sign_in_attempts: SignInAttempts::default(),
            people_lock: tokio::sync::Mutex::default(),
            skipped_clocks: Mutex::default(),
            chat_throttle: Throttle::default(),
            pin_throttle: Throttle::default(),
            store,
            settings,
        };
        let host = Self(Arc::new(inner));
        if let Some(turns) = next_turns {
            webhook::watch(&host, turns);
        }
        nodes::watch(&host);
        for table in with_work {
            host.drive(table);
        }
        tokio::spawn(run_clocks(Arc::downgrade(&host.0)));
        tokio::spawn(run_cleanup(Arc::downgrade(&host.0)));
        Ok(host)
    }

    /// Finishes what is being stored, takes nothing new, and closes the database.
    pub async fn stop(&self) {
        self.0.stopping.send_replace(true);
        // Passes are given in the order in which they were asked for: all who came before are done then.
        if let Ok(passes) = self.0.commit_permits.acquire_many(COMMITS_MAX).await {
            self.0.commit_permits.close();
            drop(passes);
        }
        self.0.store.close().await;
    }

    /// Whether the database answers, and the host is not stopping.
    pub async fn is_well(&self) -> bool {
        !self.is_stopping() && self.0.store.ping().await.is_ok()
    }

    pub(crate) fn is_stopping(&self) -> bool {
        *self.0.stopping.borrow()
    }

    /// Waits, or until the host stops; says whether it goes on.
    pub(crate) async fn pause_for(&self, time: Duration) -> bool {
        let mut stopping = self.0.stopping.subscribe();
        tokio::select! {
            () = tokio::time::sleep(time) => !self.is_stopping(),
            _ = stopping.wait_for(|&stops| stops) => false,
        }
    }
}

/// How many changes somebody may be behind before they must look for themselves.
const CHANGES_MAX: usize = 1024;
/// How many changes can be stored at once.
const COMMITS_MAX: u32 = 1 << 16;
/// How late the host may notice that somebody's time has run out.
const TICK_MAX: Duration = Duration::from_secs(1);
/// How often tables that nobody uses are looked for.
const CLEAN_EVERY: Duration = Duration::from_secs(60);
/// How often people who stay away for good are looked for.
const FORGET_EVERY: Duration = Duration::from_secs(24 * 60 * 60);

/// Deals with time that runs out, as long as anybody holds the host.
async fn run_clocks(host: Weak<Inner>) {
    loop {
        let Some(inner) = host.upgrade() else { return };
        let host_now = Host(inner);
        let wait = host_now.tick_if_due().await;
        let stopping = host_now.0.stopping.subscribe();
        drop(host_now);
        if !sleep_or_stop(stopping, wait).await {
            return;
        }
    }
}

/// Lets go of what nobody uses, as long as anybody holds the host.
async fn run_cleanup(host: Weak<Inner>) {
    let mut swept: Option<Instant> = None;
    loop {
        let Some(inner) = host.upgrade() else { return };
        let stopping = inner.stopping.subscribe();
        let host_now = Host(inner);
        host_now.forget_idle();
        if swept.is_none_or(|swept| swept.elapsed() >= FORGET_EVERY) {
            swept = Some(Instant::now());
            if let Err(refusal) = host_now.sweep().await {
                tracing::error!(%refusal, "people who stay away could not be looked for");
            }
        }
        drop(host_now);
        if !sleep_or_stop(stopping, CLEAN_EVERY).await {
            return;
        }
    }
}

/// Waits, without holding the host; says whether it goes on.
async fn sleep_or_stop(mut stopping: watch::Receiver<bool>, time: Duration) -> bool {
    tokio::select! {
        () = tokio::time::sleep(time) => true,
        _ = stopping.wait_for(|&stops| stops) => false,
    }
}

impl Host {
    /// Deals with what is due, and says how long nothing else will be.
    async fn tick_if_due(&self) -> Duration {
        let due_ms = match self.0.store.next_due_ms().await {
            Ok(due_ms) => due_ms,
            Err(error) => {
                tracing::error!(%error, "the clocks cannot be read");
                self.0.open_since_ms.store(self.now_ms(), Ordering::Relaxed);
                return TICK_MAX;
            }
        };
        let Some(due_ms) = due_ms else { return TICK_MAX };
        let left = Duration::from_millis((due_ms - self.now_ms()).try_into().unwrap_or(0));
        if left.is_zero() {
            if let Err(refusal) = self.tick().await {
                tracing::error!(%refusal, "what is due could not be dealt with");
            }
            return TICK_MAX;
        }
        left.min(TICK_MAX)
    }
}
