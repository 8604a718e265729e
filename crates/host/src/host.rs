//! The host: its settings, its shared state, its start and stop, and its background tasks.

use std::{
    collections::{BTreeMap, HashMap, HashSet},
    net::IpAddr,
    sync::{
        Arc, Mutex, Weak,
        atomic::{AtomicI64, Ordering},
    },
    time::{Duration, Instant},
};

pub use store::Changed;
use store::{Ms, PersonId, Pulse, SecretHash, Store, StoreError, TableId};
use tabletop::Seat;
use tokio::sync::{Semaphore, broadcast, mpsc, watch};

use crate::{
    components::ChosenSet,
    games,
    hint::Hinted,
    nodes,
    operator::Bans,
    people::SignInAttempts,
    play::Games,
    refusal::Refusal,
    table::CachedTable,
    thinking::{self, ThinkingQueue},
    throttle::Throttle,
    time::{Gaps, TimeSource},
    tokens::Bearer,
    webhook::{self, TurnNotice, YourTurn},
};

/// Runs all tables. Clones share the same state.
#[derive(Clone)]
pub struct Host(pub(crate) Arc<Inner>);

pub(crate) struct Inner {
    pub(crate) store: Store,
    pub(crate) settings: Settings,
    /// When people could start to decide: at the start of the host, when the database came back, or after the host had
    /// stood still. No clock runs out within the grace period after this.
    pub(crate) open_since_ms: AtomicI64,
    pub(crate) tables: Mutex<HashMap<TableId, CachedTable>>,
    pub(crate) changes: broadcast::Sender<Changed>,
    /// Queue of webhook notices; none if webhooks are off.
    pub(crate) turns: Option<mpsc::Sender<TurnNotice>>,
    /// The tables that a bot driver is working on, and whether each must look again before it stops.
    pub(crate) driven: Mutex<HashMap<TableId, bool>>,
    /// Tables for which a hint is being computed.
    pub(crate) hinted: Hinted,
    /// The threads that bots and hints think on.
    pub(crate) thinking: ThinkingQueue,
    /// Each commit holds a permit. On shutdown the host waits for all of them.
    pub(crate) commit_permits: Arc<Semaphore>,
    /// Whether the host is stopping.
    pub(crate) stopping: watch::Sender<bool>,
    pub(crate) sign_in_attempts: SignInAttempts,
    /// Who may not use the server.
    pub(crate) bans: Bans,
    /// The last answer to a health check, and when it was given.
    pub(crate) health: tokio::sync::Mutex<Option<(Instant, Health)>>,
    /// Serializes changes of people and browsers on this node, which saves retries. Between nodes the store detects
    /// conflicts.
    pub(crate) people_lock: tokio::sync::Mutex<()>,
    /// Tables whose clocks failed to update. They are skipped until the next start.
    pub(crate) skipped_clocks: Mutex<HashSet<TableId>>,
    /// Chat messages by person.
    pub(crate) chat_throttle: Throttle<PersonId>,
    /// Wrong PINs by seat.
    pub(crate) pin_throttle: Throttle<(TableId, Seat)>,
}

/// Settings of a host.
#[derive(Clone)]
pub struct Settings {
    /// The games on offer.
    pub games: Games,
    /// Where the time comes from.
    pub time: TimeSource,
    /// How long a bot waits before it acts, so that people can follow.
    pub bot_pause: Duration,
    /// How long a request to undo stays open.
    pub undo_expires_ms: Ms,
    /// No clock runs out within this time after a start.
    pub grace_ms: Ms,
    /// How many tables a person may create in a day.
    pub tables_a_day: u64,
    /// The server's own component set of each game that it has one for.
    pub component_sets: BTreeMap<String, ChosenSet>,
    /// How many threads bots and hints may think on, at least one.
    pub bot_threads: usize,
    /// A game with this many log entries is set aside as endless. Real games stay far below.
    pub entries_max: u64,
    /// After how many days without a change a table that is not over is archived; never if it is not set.
    pub archive_days: Option<u32>,
    /// How many days after its last change a table that is over, closed or archived is deleted; never if it is not set.
    pub keep_days: Option<u32>,
    /// Whether webhooks are enabled.
    pub webhooks: bool,
    /// Which addresses a webhook may use.
    pub webhook_addresses: fn(IpAddr) -> bool,
    /// Writes the text of a webhook message.
    pub your_turn: Arc<dyn Fn(&YourTurn) -> String + Send + Sync>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            games: games::all(),
            time: TimeSource::steady(),
            bot_pause: Duration::from_millis(700),
            undo_expires_ms: 5 * 60_000,
            grace_ms: 30_000,
            tables_a_day: 200,
            component_sets: BTreeMap::new(),
            bot_threads: thinking::default_threads(),
            entries_max: 20_000,
            archive_days: None,
            keep_days: None,
            webhooks: true,
            webhook_addresses: webhook::is_public,
            your_turn: Arc::new(|turn| turn.table.to_string()),
        }
    }
}

/// How a host is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Health {
    /// Decisions are stored.
    Well,
    /// It stops.
    Stopping,
    /// Nothing can be stored: the disk is full.
    DiskFull,
    /// Nothing is stored: the file of the database was replaced or deleted.
    Replaced,
    /// The database does not answer.
    Away,
}

/// Who makes a request, as the browser's cookie or a token says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Who {
    /// The person, if the browser has an identity.
    pub person: Option<PersonId>,
    /// The browser's session.
    pub session: Option<SecretHash>,
    /// The token, if a program plays one of the person's seats.
    pub bearer: Option<Bearer>,
}

impl Host {
    /// The current time.
    #[must_use]
    pub fn now_ms(&self) -> Ms {
        (self.0.settings.time.now_ms)()
    }

    /// Subscribes to changes of tables, made by any node.
    #[must_use]
    pub fn changes(&self) -> broadcast::Receiver<Changed> {
        self.0.changes.subscribe()
    }
}

impl Host {
    /// Starts the host and resumes pending work: bots, clocks, notices.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn start(store: Store, settings: Settings) -> Result<Self, Refusal> {
        let now_ms = (settings.time.now_ms)();
        // Other nodes may already be doing recent work.
        let with_work =
            store.with_work(if store.is_shared() { now_ms - nodes::LEASE_MS } else { Ms::MAX }).await?;
        let (turns, next_turns) = webhook::channel(&settings);
        // If another node was running, people could decide all the time, so that no grace period is needed.
        let is_first = store.n_nodes().await? <= 1;
        let open_since_ms = if is_first { now_ms } else { now_ms - settings.grace_ms };
        let inner = Inner {
            open_since_ms: AtomicI64::new(open_since_ms),
            turns,
            tables: Mutex::default(),
            changes: broadcast::Sender::new(CHANGES_MAX),
            driven: Mutex::default(),
            hinted: Hinted::default(),
            thinking: ThinkingQueue::new(settings.bot_threads),
            commit_permits: Arc::new(Semaphore::new(COMMITS_MAX as usize)),
            stopping: watch::Sender::new(false),
            sign_in_attempts: SignInAttempts::default(),
            bans: Bans::load(&store).await?,
            health: tokio::sync::Mutex::default(),
            people_lock: tokio::sync::Mutex::default(),
            skipped_clocks: Mutex::default(),
            chat_throttle: Throttle::default(),
            pin_throttle: Throttle::default(),
            store,
            settings,
        };
        let host = Self(Arc::new(inner));
        if is_first {
            host.set_clocks_back(now_ms).await?;
        }
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

    /// Finishes pending commits, accepts no new ones, and closes the database.
    pub async fn stop(&self) {
        self.0.stopping.send_replace(true);
        // Permits are granted in order, so all earlier commits are done by now.
        if let Ok(passes) = self.0.commit_permits.acquire_many(COMMITS_MAX).await {
            self.0.commit_permits.close();
            drop(passes);
        }
        self.0.store.close().await;
    }

    /// How the host is: whether a decision could be stored now. The database is asked at most once a second, however often
    /// this is.
    pub async fn health(&self) -> Health {
        if self.is_stopping() {
            return Health::Stopping;
        }
        let mut last = self.0.health.lock().await;
        if let Some((at, health)) = *last
            && at.elapsed() < HEALTH_EVERY
        {
            return health;
        }
        let health = match self.0.store.ping().await {
            Ok(()) => Health::Well,
            Err(StoreError::Replaced) => Health::Replaced,
            Err(error) if error.is_disk_full() => Health::DiskFull,
            Err(error) => {
                tracing::warn!(%error, "the database does not answer");
                Health::Away
            }
        };
        *last = Some((Instant::now(), health));
        health
    }

    /// Whether the database answers and the host is not stopping.
    pub async fn is_well(&self) -> bool {
        self.health().await == Health::Well
    }

    /// Whether the database does not answer anybody.
    pub async fn is_database_away(&self) -> bool {
        self.0.store.is_away().await
    }

    pub(crate) fn is_stopping(&self) -> bool {
        *self.0.stopping.borrow()
    }

    /// Sleeps until the time is over or the host stops; returns whether to go on.
    pub(crate) async fn pause_for(&self, time: Duration) -> bool {
        let mut stopping = self.0.stopping.subscribe();
        tokio::select! {
            () = tokio::time::sleep(time) => !self.is_stopping(),
            _ = stopping.wait_for(|&stops| stops) => false,
        }
    }
}

/// How many changes a subscriber may lag behind before it must reload.
const CHANGES_MAX: usize = 1024;
/// How many commits may run at once.
const COMMITS_MAX: u32 = 1 << 16;
/// How late the host may notice that a clock has run out.
const TICK_MAX: Duration = Duration::from_secs(1);
/// For how long the answer to a health check stands.
const HEALTH_EVERY: Duration = Duration::from_secs(1);
/// How often unused tables are dropped from memory.
const CLEAN_EVERY: Duration = Duration::from_secs(60);
/// How often abandoned identities are deleted.
const FORGET_EVERY: Duration = Duration::from_secs(24 * 60 * 60);

/// Background task that handles clocks that run out, while the host exists.
async fn run_clocks(host: Weak<Inner>) {
    let mut gaps = Gaps::default();
    loop {
        let Some(inner) = host.upgrade() else { return };
        let host_now = Host(inner);
        if gaps.is_one_before(Instant::now(), host_now.now_ms()) {
            tracing::warn!(
                "the host stood still or its clock jumped; no player's clock runs out for a while"
            );
            host_now.give_grace();
        }
        let wait = host_now.tick_if_due().await;
        let stopping = host_now.0.stopping.subscribe();
        drop(host_now);
        if !sleep_or_stop(stopping, wait).await {
            return;
        }
    }
}

/// Background task that drops unused tables and identities, while the host exists.
async fn run_cleanup(host: Weak<Inner>) {
    let mut swept: Option<Instant> = None;
    loop {
        let Some(inner) = host.upgrade() else { return };
        let stopping = inner.stopping.subscribe();
        let host_now = Host(inner);
        host_now.forget_idle();
        // Another node may have banned somebody.
        if host_now.0.store.is_shared()
            && let Err(refusal) = host_now.reload_bans().await
        {
            tracing::warn!(%refusal, "bans could not be read");
        }
        if swept.is_none_or(|swept| swept.elapsed() >= FORGET_EVERY) {
            swept = Some(Instant::now());
            if let Err(refusal) = host_now.sweep().await {
                tracing::error!(%refusal, "abandoned identities could not be deleted");
            }
            host_now.keep_house().await;
        }
        drop(host_now);
        if !sleep_or_stop(stopping, CLEAN_EVERY).await {
            return;
        }
    }
}

/// Sleeps without keeping the host alive; returns whether to go on.
async fn sleep_or_stop(mut stopping: watch::Receiver<bool>, time: Duration) -> bool {
    tokio::select! {
        () = tokio::time::sleep(time) => true,
        _ = stopping.wait_for(|&stops| stops) => false,
    }
}

impl Host {
    /// Lets no clock run out for a while, because nobody could decide until now.
    fn give_grace(&self) {
        self.0.open_since_ms.store(self.now_ms(), Ordering::Relaxed);
    }

    /// Handles what is due, and returns how long to wait before the next check.
    async fn tick_if_due(&self) -> Duration {
        let due_ms = match self.0.store.pulse(self.now_ms() - nodes::LEASE_MS).await {
            Ok(Pulse { due_ms, left_alone }) => {
                for table in left_alone {
                    self.drive(table);
                }
                due_ms
            }
            Err(error) => {
                tracing::error!(%error, "due clocks could not be read");
                self.give_grace();
                return TICK_MAX;
            }
        };
        let Some(due_ms) = due_ms else {
            (self.0.settings.time.follow_system)();
            return TICK_MAX;
        };
        let left = Duration::from_millis((due_ms - self.now_ms()).try_into().unwrap_or(0));
        if left.is_zero() {
            if let Err(refusal) = self.tick().await {
                tracing::error!(%refusal, "due clocks could not be handled");
            }
            return TICK_MAX;
        }
        left.min(TICK_MAX)
    }
}
