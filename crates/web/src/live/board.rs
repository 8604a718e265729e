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
pub(crate) struct Board(Arc<Mutex<Bells>>);

#[derive(Default)]
struct Bells {
    by_table: HashMap<TableId, Vec<Arc<Rung>>>,
    is_closed: bool,
}

/// The changed tables that a stream has not seen yet.
#[derive(Default)]
struct Rung {
    something: Notify,
    tables: Mutex<BTreeSet<TableId>>,
}

/// A stream's subscription; it ends when this is dropped.
pub(super) struct Bell {
    board: Board,
    tables: Vec<TableId>,
    rung: Arc<Rung>,
}

impl Board {
    /// Forwards changes from the host until the host is gone.
    pub(crate) async fn attend(self, mut changes: Receiver<Changed>) {
        loop {
            match changes.recv().await {
                Ok(changed) => self.ring(changed.table),
                // Missed changes may concern any table, so wake everybody.
                Err(RecvError::Lagged(_)) => self.ring_all(),
                Err(RecvError::Closed) => break,
            }
        }
        self.lock().is_closed = true;
        self.ring_all();
    }

    /// Subscribes to changes of these tables.
    pub(super) fn hang(&self, tables: Vec<TableId>) -> Bell {
        let rung = Arc::new(Rung::default());
        let mut bells = self.lock();
        for &table in &tables {
            bells.by_table.entry(table).or_default().push(rung.clone());
        }
        drop(bells);
        Bell { board: self.clone(), tables, rung }
    }

    fn ring(&self, table: TableId) {
        for rung in self.lock().by_table.get(&table).into_iter().flatten() {
            rung.add(table);
        }
    }

    fn ring_all(&self) {
        for (table, rung) in &self.lock().by_table {
            rung.iter().for_each(|rung| rung.add(*table));
        }
    }

    fn lock(&self) -> MutexGuard<'_, Bells> {
        self.0.lock().expect("nobody panics while holding the board")
    }
}

impl Rung {
    fn add(&self, table: TableId) {
        self.tables.lock().expect("nobody panics while ringing").insert(table);
        self.something.notify_one();
    }
}

impl Bell {
    /// Waits for the next changes; `None` if there will be none.
    pub(super) async fn rung(&self) -> Option<BTreeSet<TableId>> {
        self.rung.something.notified().await;
        let tables = std::mem::take(&mut *self.rung.tables.lock().expect("nobody panics while ringing"));
        (!self.board.lock().is_closed).then_some(tables)
    }
}

impl Drop for Bell {
    fn drop(&mut self) {
        let mut bells = self.board.lock();
        for table in &self.tables {
            if let Some(rung) = bells.by_table.get_mut(table) {
                rung.retain(|rung| !Arc::ptr_eq(rung, &self.rung));
                if rung.is_empty() {
                    bells.by_table.remove(table);
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
    async fn a_change_rings_the_bells_of_its_table_and_no_others() {
        let board = Board::default();
        let (changes, heard) = broadcast::channel(8);
        tokio::spawn(board.clone().attend(heard));
        let (first, second) = (board.hang(vec![ONE]), board.hang(vec![ONE, TWO]));
        changes.send(Changed { table: TWO, version: 1 }).unwrap();
        assert_eq!(second.rung().await, Some(BTreeSet::from([TWO])));
        changes.send(Changed { table: ONE, version: 1 }).unwrap();
        assert_eq!(first.rung().await, Some(BTreeSet::from([ONE])), "and not of the other table");
        assert_eq!(second.rung().await, Some(BTreeSet::from([ONE])));
    }

    #[tokio::test]
    async fn who_missed_changes_is_rung_for_all_tables() {
        let board = Board::default();
        let (changes, heard) = broadcast::channel(1);
        for version in 1..5 {
            changes.send(Changed { table: TWO, version }).unwrap();
        }
        let bell = board.hang(vec![ONE]);
        tokio::spawn(board.clone().attend(heard));
        assert_eq!(bell.rung().await, Some(BTreeSet::from([ONE])));
    }

    #[tokio::test]
    async fn a_bell_that_is_taken_down_leaves_nothing_and_no_bell_rings_after_the_end() {
        let board = Board::default();
        let (changes, heard) = broadcast::channel::<Changed>(1);
        let attending = tokio::spawn(board.clone().attend(heard));
        drop(board.hang(vec![ONE, TWO]));
        assert!(board.lock().by_table.is_empty());
        let bell = board.hang(vec![ONE]);
        drop(changes);
        attending.await.unwrap();
        assert_eq!(bell.rung().await, None);
    }
}
