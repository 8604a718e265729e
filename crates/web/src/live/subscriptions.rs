//! Notifies streams of changed tables: one listener to the host, which wakes only the streams that a change concerns.

use std::{
    collections::{BTreeSet, HashMap},
    sync::{Arc, Mutex, MutexGuard},
};

use host::{Changed, TableId};
use tokio::sync::{
    Notify,
    broadcast::{Receiver, error::RecvError},
};

/// The subscriptions of all streams, by table.
#[derive(Clone, Default)]
pub(crate) struct Subscriptions(Arc<Mutex<Registry>>);

#[derive(Default)]
struct Registry {
    by_table: HashMap<TableId, Vec<Arc<Pending>>>,
    is_closed: bool,
}

/// The changed tables that a stream has not seen yet.
#[derive(Default)]
struct Pending {
    something: Notify,
    tables: Mutex<BTreeSet<TableId>>,
}

/// A stream's subscription; it ends when this is dropped.
pub(super) struct Subscription {
    registry: Subscriptions,
    tables: Vec<TableId>,
    pending: Arc<Pending>,
}

impl Subscriptions {
    /// Forwards changes from the host until the host is gone.
    pub(crate) async fn forward(self, mut changes: Receiver<Changed>) {
        loop {
            match changes.recv().await {
                Ok(changed) => self.notify(changed.table),
                // Missed changes may concern any table, so wake everybody.
                Err(RecvError::Lagged(_)) => self.notify_all(),
                Err(RecvError::Closed) => break,
            }
        }
        self.lock().is_closed = true;
        self.notify_all();
    }

    /// Subscribes to changes of these tables.
    pub(super) fn subscribe(&self, tables: Vec<TableId>) -> Subscription {
        let pending = Arc::new(Pending::default());
        let mut registry = self.lock();
        for &table in &tables {
            registry.by_table.entry(table).or_default().push(pending.clone());
        }
        drop(registry);
        Subscription { registry: self.clone(), tables, pending }
    }

    fn notify(&self, table: TableId) {
        for pending in self.lock().by_table.get(&table).into_iter().flatten() {
            pending.add(table);
        }
    }

    fn notify_all(&self) {
        for (table, pending) in &self.lock().by_table {
            pending.iter().for_each(|pending| pending.add(*table));
        }
    }

    fn lock(&self) -> MutexGuard<'_, Registry> {
        self.0.lock().expect("subscriptions mutex is not poisoned")
    }
}

impl Pending {
    fn add(&self, table: TableId) {
        self.tables.lock().expect("pending changes mutex is not poisoned").insert(table);
        self.something.notify_one();
    }
}

impl Subscription {
    /// Waits for the next changes; `None` if there will be none.
    pub(super) async fn changed(&self) -> Option<BTreeSet<TableId>> {
        self.pending.something.notified().await;
        let tables =
            std::mem::take(&mut *self.pending.tables.lock().expect("pending changes mutex is not poisoned"));
        (!self.registry.lock().is_closed).then_some(tables)
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        let mut registry = self.registry.lock();
        for table in &self.tables {
            if let Some(pending) = registry.by_table.get_mut(table) {
                pending.retain(|pending| !Arc::ptr_eq(pending, &self.pending));
                if pending.is_empty() {
                    registry.by_table.remove(table);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::sync::broadcast;

    use super::*;

    const ONE: TableId = TableId(1);
    const TWO: TableId = TableId(2);

    #[tokio::test]
    async fn a_change_wakes_the_subscribers_of_its_table_and_no_others() {
        let subscriptions = Subscriptions::default();
        let (changes, heard) = broadcast::channel(8);
        tokio::spawn(subscriptions.clone().forward(heard));
        let (first, second) = (subscriptions.subscribe(vec![ONE]), subscriptions.subscribe(vec![ONE, TWO]));
        changes.send(Changed { table: TWO, version: 1 }).unwrap();
        assert_eq!(second.changed().await, Some(BTreeSet::from([TWO])));
        changes.send(Changed { table: ONE, version: 1 }).unwrap();
        assert_eq!(first.changed().await, Some(BTreeSet::from([ONE])), "and not of the other table");
        assert_eq!(second.changed().await, Some(BTreeSet::from([ONE])));
    }

    #[tokio::test]
    async fn missed_changes_wake_the_subscribers_of_all_tables() {
        let subscriptions = Subscriptions::default();
        let (changes, heard) = broadcast::channel(1);
        for version in 1..5 {
            changes.send(Changed { table: TWO, version }).unwrap();
        }
        let subscription = subscriptions.subscribe(vec![ONE]);
        tokio::spawn(subscriptions.clone().forward(heard));
        assert_eq!(subscription.changed().await, Some(BTreeSet::from([ONE])));
    }

    #[tokio::test]
    async fn a_dropped_subscription_leaves_nothing_and_none_wakes_after_the_end() {
        let subscriptions = Subscriptions::default();
        let (changes, heard) = broadcast::channel::<Changed>(1);
        let forwarding = tokio::spawn(subscriptions.clone().forward(heard));
        drop(subscriptions.subscribe(vec![ONE, TWO]));
        assert!(subscriptions.lock().by_table.is_empty());
        let subscription = subscriptions.subscribe(vec![ONE]);
        drop(changes);
        forwarding.await.unwrap();
        assert_eq!(subscription.changed().await, None);
    }
}
