//! Notices between the nodes of a database: which table has which version now.
//!
//! They are sent after the commit and on a connection of their own, because commits with a notice are serialised. A lost
//! notice only costs time: nodes compare versions before they use their caches, and poll for changes from time to time.

use std::{
    hash::{BuildHasher, Hasher, RandomState},
    time::Duration,
};

use sqlx::{PgPool, postgres::PgListener};
use tokio::{
    sync::{broadcast, mpsc},
    task::JoinHandle,
};

use crate::{
    Changed,
    sql::{Connection, query},
};

const CHANNEL: &str = "kajiba";
/// The most tables in one notice, which holds at most 8000 bytes.
const TABLES_MAX: usize = 128;
/// How many notices a receiver may lag behind before it must poll.
const NOTICES_MAX: usize = 4096;
/// The delay before listening again.
const RETRY: Duration = Duration::from_millis(500);

/// Takes the changes that the writer has committed.
pub(crate) type NoticeSender = mpsc::UnboundedSender<Vec<Changed>>;

/// What other nodes announce.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notice {
    /// Another node has changed a table.
    Changed(Changed),
    /// Notices may have been lost: poll for changes.
    Gap,
}

/// The two ends of the bus in this node.
pub(crate) struct Bus {
    /// Takes changes of this node.
    pub(crate) sender: NoticeSender,
    /// Notices of other nodes.
    pub(crate) notices: broadcast::Sender<Notice>,
    /// Ends when all senders are gone and everything is sent.
    pub(crate) notifying: JoinHandle<()>,
}

impl Bus {
    /// Sends and receives until the connections close.
    pub(crate) fn begin(readers: &PgPool) -> Self {
        let (sender, changes) = mpsc::unbounded_channel();
        let notices = broadcast::Sender::new(NOTICES_MAX);
        // A node ignores its own notices.
        let node = format!("{:016x}", RandomState::new().build_hasher().finish());
        let notifying = tokio::spawn(notify(readers.clone(), node.clone(), changes));
        tokio::spawn(receive(readers.clone(), node, notices.clone()));
        Self { sender, notices, notifying }
    }
}

async fn notify(readers: PgPool, node: String, mut changes: mpsc::UnboundedReceiver<Vec<Changed>>) {
    let mut batches = Vec::new();
    while changes.recv_many(&mut batches, TABLES_MAX).await > 0 {
        let changed: Vec<Changed> = batches.drain(..).flatten().collect();
        for changed in changed.chunks(TABLES_MAX) {
            if let Err(error) = send(&readers, &written(&node, changed)).await {
                tracing::warn!(%error, "other nodes could not be notified of a change; they will poll");
            }
        }
    }
}

async fn send(readers: &PgPool, notice: &str) -> sqlx::Result<()> {
    let mut connection = readers.acquire().await?;
    let notify = query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(notice);
    notify.execute(&mut Connection::Postgres(&mut connection)).await?;
    Ok(())
}

async fn receive(readers: PgPool, node: String, notices: broadcast::Sender<Notice>) {
    loop {
        match listen(&readers, &node, &notices).await {
            Err(sqlx::Error::PoolClosed) => return,
            Err(error) => tracing::warn!(%error, "notices of other nodes cannot be received"),
            Ok(never) => match never {},
        }
        tokio::time::sleep(RETRY).await;
    }
}

async fn listen(
    readers: &PgPool,
    node: &str,
    notices: &broadcast::Sender<Notice>,
) -> sqlx::Result<std::convert::Infallible> {
    let mut listener = PgListener::connect_with(readers).await?;
    listener.listen(CHANNEL).await?;
    // There may be no receivers.
    let _ = notices.send(Notice::Gap);
    loop {
        match listener.try_recv().await? {
            Some(notice) => {
                for changed in read(notice.payload(), node) {
                    let _ = notices.send(Notice::Changed(changed));
                }
            }
            None => {
                let _ = notices.send(Notice::Gap);
            }
        }
    }
}

/// A notice: the node, and then each table with its version.
fn written(node: &str, changed: &[Changed]) -> String {
    let mut notice = node.to_owned();
    for Changed { table, version } in changed {
        notice += &format!(" {table}:{version}");
    }
    notice
}

/// The changes in a notice, unless it is this node's own. Malformed words are skipped: others may use the channel.
fn read(notice: &str, node: &str) -> Vec<Changed> {
    let mut words = notice.split(' ');
    if words.next() == Some(node) {
        return Vec::new();
    }
    let changed = |word: &str| {
        let (table, version) = word.split_once(':')?;
        Some(Changed { table: table.parse().ok()?, version: version.parse().ok()? })
    };
    words.filter_map(changed).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TableId;

    #[test]
    fn a_notice_is_read_as_it_was_written_but_by_its_own_node() {
        let changed: Vec<Changed> = (0..TABLES_MAX as u128)
            .map(|id| Changed { table: TableId(u128::MAX - id), version: u64::MAX >> 1 })
            .collect();
        let notice = written("00000000000000ab", &changed);
        assert!(notice.len() < 8000, "{}", notice.len());
        assert_eq!(read(&notice, "00000000000000cd"), changed);
        assert_eq!(read(&notice, "00000000000000ab"), []);
        assert_eq!(read("what others say: 7", "00000000000000ab"), []);
    }
}
