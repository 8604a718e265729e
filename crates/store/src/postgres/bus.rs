//! Notices between the nodes of a database: which table has which version now.
//!
//! They are sent after the commit and on a connection of their own, because commits that carry a notice wait for each
//! other. One that is lost costs nothing but time: nodes compare versions before they use what they remember, and look
//! for what has changed from time to time.

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
/// How many tables are named in one notice, which holds at most 8000 bytes.
const TOLD_MAX: usize = 128;
/// How many notices somebody may be behind before they must look for themselves.
const HEARD_MAX: usize = 4096;
/// How long to wait before the database is listened to again.
const RETRY: Duration = Duration::from_millis(500);

/// Where the writer leaves word of what it has stored.
pub(crate) type Told = mpsc::UnboundedSender<Vec<Changed>>;

/// What is heard of other nodes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heard {
    /// Another node has changed a table.
    Changed(Changed),
    /// Notices may have been lost: look for what has changed.
    Gap,
}

/// The two ends of the bus in this node.
pub(crate) struct Bus {
    /// Where word is left.
    pub(crate) told: Told,
    /// What is heard.
    pub(crate) heard: broadcast::Sender<Heard>,
    /// Ends when all is told that was left, and nobody can leave any more.
    pub(crate) telling: JoinHandle<()>,
}

impl Bus {
    /// Tells and hears as long as the connections are open.
    pub(crate) fn begin(readers: &PgPool) -> Self {
        let (told, waiting) = mpsc::unbounded_channel();
        let heard = broadcast::Sender::new(HEARD_MAX);
        // Who hears itself knows it already.
        let node = format!("{:016x}", RandomState::new().build_hasher().finish());
        let telling = tokio::spawn(tell(readers.clone(), node.clone(), waiting));
        tokio::spawn(hear(readers.clone(), node, heard.clone()));
        Self { told, heard, telling }
    }
}

async fn tell(readers: PgPool, node: String, mut waiting: mpsc::UnboundedReceiver<Vec<Changed>>) {
    let mut batches = Vec::new();
    while waiting.recv_many(&mut batches, TOLD_MAX).await > 0 {
        let changed: Vec<Changed> = batches.drain(..).flatten().collect();
        for changed in changed.chunks(TOLD_MAX) {
            if let Err(error) = send(&readers, &written(&node, changed)).await {
                tracing::warn!(%error, "other nodes could not be told of a change, and will find it");
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

async fn hear(readers: PgPool, node: String, heard: broadcast::Sender<Heard>) {
    loop {
        match listen(&readers, &node, &heard).await {
            Err(sqlx::Error::PoolClosed) => return,
            Err(error) => tracing::warn!(%error, "other nodes cannot be heard"),
            Ok(never) => match never {},
        }
        tokio::time::sleep(RETRY).await;
    }
}

async fn listen(
    readers: &PgPool,
    node: &str,
    heard: &broadcast::Sender<Heard>,
) -> sqlx::Result<std::convert::Infallible> {
    let mut listener = PgListener::connect_with(readers).await?;
    listener.listen(CHANNEL).await?;
    // Nobody may be listening.
    let _ = heard.send(Heard::Gap);
    loop {
        match listener.try_recv().await? {
            Some(notice) => {
                for changed in read(notice.payload(), node) {
                    let _ = heard.send(Heard::Changed(changed));
                }
            }
            None => {
                let _ = heard.send(Heard::Gap);
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

/// What a notice tells, unless it is of this node itself. What makes no sense is left out: others may use the channel.
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
        let changed: Vec<Changed> = (0..TOLD_MAX as u128)
            .map(|id| Changed { table: TableId(u128::MAX - id), version: u64::MAX >> 1 })
            .collect();
        let notice = written("00000000000000ab", &changed);
        assert!(notice.len() < 8000, "{}", notice.len());
        assert_eq!(read(&notice, "00000000000000cd"), changed);
        assert_eq!(read(&notice, "00000000000000ab"), []);
        assert_eq!(read("what others say: 7", "00000000000000ab"), []);
    }
}
