//! Other nodes on the same database: forwards their changes to subscribers here, and takes over work they
//! left undone.
//!
//! Correctness does not depend on this. A table's version is compared with the stored one before use, and a
//! change of an outdated version is refused. Notices only wake browsers earlier.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Weak},
    time::Duration,
};

use store::{Changed, Ms, Notice, TableId};
use tokio::{
    sync::broadcast::{self, error::RecvError},
    time::{MissedTickBehavior, interval},
};

use crate::host::{Host, Inner};

/// How long the node that last changed a table may work on it before another takes over. A bot that thinks
/// longer may find that another node was faster, which costs only its work.
pub(crate) const LEASE_MS: Ms = 5_000;
/// How often to look for changes without a notice, and for work left undone.
const SWEEP: Duration = Duration::from_secs(2);
/// A change is stored at most this long after the time written into it.
const COMMIT_MS_MAX: Ms = 10_000;

/// Starts listening to other nodes, if the database can be shared. Ends with the host.
pub(crate) fn watch(host: &Host) {
    let Some(heard) = host.0.store.notices() else { return };
    let listener =
        NodeListener { host: Arc::downgrade(&host.0), known: HashMap::new(), swept_ms: host.now_ms() };
    tokio::spawn(listener.listen(heard, host.changes()));
}

struct NodeListener {
    host: Weak<Inner>,
    /// The last version forwarded, by table.
    known: HashMap<TableId, u64>,
    /// When changes were last queried.
    swept_ms: Ms,
}

impl NodeListener {
    async fn listen(mut self, mut heard: broadcast::Receiver<Notice>, mut own: broadcast::Receiver<Changed>) {
        let mut sweeps = interval(SWEEP);
        sweeps.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let goes_on = tokio::select! {
                notice = heard.recv() => match notice {
                    Ok(Notice::Changed(changed)) => self.tell(changed),
                    Ok(Notice::Gap) | Err(RecvError::Lagged(_)) => self.sweep().await,
                    Err(RecvError::Closed) => false,
                },
                changed = own.recv() => {
                    if let Ok(Changed { table, version }) = changed {
                        self.known.insert(table, version);
                    }
                    true
                }
                _ = sweeps.tick() => self.sweep().await,
            };
            if !goes_on {
                return;
            }
        }
    }

    /// Notifies subscribers on this node, unless they know this version; returns whether the host still
    /// exists.
    fn tell(&mut self, changed: Changed) -> bool {
        let Some(inner) = self.host.upgrade() else { return false };
        if self.known.get(&changed.table).is_none_or(|&known| known < changed.version) {
            self.known.insert(changed.table, changed.version);
            // An error means that nobody is subscribed.
            let _ = inner.changes.send(changed);
        }
        true
    }

    /// Queries what has changed, and resumes bots that nobody drives; returns whether the host still exists.
    async fn sweep(&mut self) -> bool {
        let Some(host) = self.host.upgrade().map(Host) else { return false };
        if host.is_stopping() {
            return false;
        }
        let now_ms = host.now_ms();
        let (changed, with_work) = tokio::join!(
            host.0.store.changed_after(self.swept_ms - COMMIT_MS_MAX),
            host.0.store.with_work(now_ms - LEASE_MS)
        );
        match changed {
            Ok(changed) => {
                self.swept_ms = now_ms;
                for &changed in &changed {
                    self.tell(changed);
                }
                // Older tables are not reported again, so their versions need not be kept.
                let found: HashSet<TableId> = changed.iter().map(|changed| changed.table).collect();
                self.known.retain(|table, _| found.contains(table));
            }
            Err(error) => tracing::warn!(%error, "changes by other nodes could not be read"),
        }
        for table in with_work.unwrap_or_default() {
            host.drive(table);
        }
        true
    }
}
