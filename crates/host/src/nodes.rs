//! Other nodes on the same database: forwards their changes to subscribers here.
//!
//! No decision depends on this: a change of an outdated version is refused by the database.

use std::sync::{Arc, Weak};

use store::{Ms, Notice, SecretHash, TableId};
use tokio::sync::broadcast::{self, error::RecvError};

use crate::{
    host::{Host, Inner},
    refusal::Refusal,
};

/// How long the node that last changed a table may work on it before another takes over. A bot that thinks
/// longer may find that another node was faster, which costs only its work.
pub(crate) const LEASE_MS: Ms = 5_000;
/// A change is stored at most this long after the time written into it, and a lost connection is noticed as soon.
const UNHEARD_MS_MAX: Ms = 60_000;

impl Host {
    /// Whether other nodes may change what this one serves.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        self.0.store.is_shared()
    }

    /// Asks the database about a visitor, by their session or token, and for the version of a table, because they may have
    /// seen or done something at another node that this one has not heard of.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn catch_up(&self, visitor: Option<SecretHash>, table: Option<TableId>) -> Result<(), Refusal> {
        if !self.is_shared() {
            return Ok(());
        }
        if let Some(visitor) = visitor {
            self.0.store.forget_visitor(visitor);
        }
        if let Some(table) = table {
            self.0.store.version(table).await?;
        }
        Ok(())
    }
}

/// Starts listening to other nodes, if the database can be shared. Ends with the host.
pub(crate) fn watch(host: &Host) {
    let Some(heard) = host.0.store.notices() else { return };
    tokio::spawn(listen(Arc::downgrade(&host.0), heard));
}

async fn listen(host: Weak<Inner>, mut heard: broadcast::Receiver<Notice>) {
    let Some(mut heard_ms) = host.upgrade().map(|inner| Host(inner).now_ms()) else { return };
    loop {
        let notice = heard.recv().await;
        let Some(host) = host.upgrade().map(Host).filter(|host| !host.is_stopping()) else { return };
        match notice {
            Ok(Notice::Changed(changed)) => {
                heard_ms = host.now_ms();
                // An error means that nobody is subscribed.
                let _ = host.0.changes.send(changed);
            }
            Ok(Notice::Gap) | Err(RecvError::Lagged(_)) => {
                tell_all(&host, heard_ms - UNHEARD_MS_MAX).await;
                heard_ms = host.now_ms();
            }
            Err(RecvError::Closed) => return,
        }
    }
}

/// Tells subscribers of all changes since then, because notices may have been lost. What they know already does no harm.
async fn tell_all(host: &Host, since_ms: Ms) {
    match host.0.store.changed_after(since_ms).await {
        Ok(changed) => {
            for changed in changed {
                let _ = host.0.changes.send(changed);
            }
        }
        Err(error) => tracing::warn!(%error, "changes by other nodes could not be read"),
    }
}
