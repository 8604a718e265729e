//! Other nodes of the same database: what they change is told here too, and what they leave undone is taken up.
//!
//! Nothing is decided here. Whoever uses a table compares its version with the stored one, and whoever changes it is
//! refused where that has risen; so a notice only wakes browsers, and what it saves is time.

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

/// How long whoever has changed a table last is left to do what is then to be done there. A bot that thinks for longer may
/// find that another node was faster, which costs nothing but its thoughts.
pub(crate) const LEASE_MS: Ms = 5_000;
/// How often it is looked for what no notice told of, and for what was left undone.
const SWEEP: Duration = Duration::from_secs(2);
/// A change is written with the time at which it was begun: so much later it is stored at the latest.
const COMMIT_MS_MAX: Ms = 10_000;

/// Hears other nodes, if there can be any, as long as anybody holds the host.
pub(crate) fn watch(host: &Host) {
    let Some(heard) = host.0.store.notices() else { return };
    let listener =
        NodeListener { host: Arc::downgrade(&host.0), known: HashMap::new(), swept_ms: host.now_ms() };
    tokio::spawn(listener.listen(heard, host.changes()));
}

struct NodeListener {
    host: Weak<Inner>,
    /// The versions that were told of lately.
    known: HashMap<TableId, u64>,
    /// When it was last looked for what has changed.
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

    /// Tells whoever listens in this node, unless they know; says whether there is still a host.
    fn tell(&mut self, changed: Changed) -> bool {
        let Some(inner) = self.host.upgrade() else { return false };
        if self.known.get(&changed.table).is_none_or(|&known| known < changed.version) {
            self.known.insert(changed.table, changed.version);
            // Nobody may be listening.
            let _ = inner.changes.send(changed);
        }
        true
    }

    /// Looks for what has changed, and for bots that nobody moves; says whether there is still a host.
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
                // What was not changed lately is not found again.
                let found: HashSet<TableId> = changed.iter().map(|changed| changed.table).collect();
                self.known.retain(|table, _| found.contains(table));
            }
            Err(error) => tracing::warn!(%error, "what other nodes have changed cannot be read"),
        }
        for table in with_work.unwrap_or_default() {
            host.drive(table);
        }
        true
    }
}
