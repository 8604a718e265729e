//! Notices between the nodes of a database: which table has which version now, and whose sessions or tokens have changed.
//!
//! A notice is part of the transaction that it tells of, so that none is lost while a node listens. A node calls its own name
//! from time to time and hears how far it has listened.

use std::{
    fmt::Write as _,
    hash::{BuildHasher, Hasher, RandomState},
    sync::Arc,
    time::{Duration, Instant},
};

use sqlx::{PgPool, postgres::PgListener};
use tokio::sync::broadcast;

use crate::{
    Changed, SecretHash,
    known::{Known, News},
};

/// The name under which nodes listen.
pub(crate) const CHANNEL: &str = "kajiba";
/// A notice holds fewer than 8000 bytes.
const BYTES_MAX: usize = 7900;
/// How many notices a receiver may lag behind before it must poll.
const NOTICES_MAX: usize = 4096;
/// The delay before listening again.
const RETRY: Duration = Duration::from_millis(500);

/// What other nodes announce.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notice {
    /// Another node has changed a table.
    Changed(Changed),
    /// Notices may have been lost: poll for changes.
    Gap,
}

/// A word of a notice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Word {
    News(News),
    /// The node calls itself, so many milliseconds after its start.
    Echo(u64),
}

/// How this node is known to the others.
#[derive(Clone)]
pub(crate) struct Caller {
    /// A node knows its own notices by this.
    name: Arc<str>,
    started: Instant,
}

/// The notices of other nodes to this one.
pub(crate) struct Bus {
    pub(crate) caller: Caller,
    pub(crate) notices: broadcast::Sender<Notice>,
}

impl Bus {
    /// Receives until the connections close.
    pub(crate) fn begin(readers: &PgPool, known: &Arc<Known>) -> Self {
        let notices = broadcast::Sender::new(NOTICES_MAX);
        let name = format!("{:016x}", RandomState::new().build_hasher().finish()).into();
        let caller = Caller { name, started: Instant::now() };
        let listener = Listener { caller: caller.clone(), known: known.clone(), notices: notices.clone() };
        tokio::spawn(listener.receive(readers.clone()));
        Self { caller, notices }
    }
}

impl Caller {
    /// The notices that tell all of this.
    pub(crate) fn notices(&self, news: impl IntoIterator<Item = News>) -> Vec<String> {
        let mut notices: Vec<String> = Vec::new();
        for news in news {
            let word = written(news);
            match notices.last_mut() {
                Some(notice) if notice.len() + 1 + word.len() <= BYTES_MAX => {
                    notice.push(' ');
                    notice.push_str(&word);
                }
                Some(_) | None => notices.push(format!("{} {word}", self.name)),
            }
        }
        notices
    }

    /// The notice by which this node hears itself.
    pub(crate) fn call(&self) -> String {
        format!("{} @{}", self.name, self.started.elapsed().as_millis())
    }
}

/// The task that listens to the other nodes.
struct Listener {
    caller: Caller,
    known: Arc<Known>,
    notices: broadcast::Sender<Notice>,
}

impl Listener {
    async fn receive(self, readers: PgPool) {
        loop {
            match self.listen(&readers).await {
                Err(sqlx::Error::PoolClosed) => return,
                Err(error) => tracing::warn!(%error, "notices of other nodes cannot be received"),
                Ok(never) => match never {},
            }
            self.known.lose();
            tokio::time::sleep(RETRY).await;
        }
    }

    async fn listen(&self, readers: &PgPool) -> sqlx::Result<std::convert::Infallible> {
        let mut listener = PgListener::connect_with(readers).await?;
        listener.listen(CHANNEL).await?;
        self.lose();
        loop {
            match listener.try_recv().await? {
                Some(notice) => self.hear(notice.payload()),
                None => self.lose(),
            }
        }
    }

    /// Notices may have been lost.
    fn lose(&self) {
        self.known.lose();
        // There may be no receivers.
        let _ = self.notices.send(Notice::Gap);
    }

    fn hear(&self, notice: &str) {
        let mut words = notice.split(' ');
        let is_own = words.next() == Some(&*self.caller.name);
        for word in words.filter_map(read) {
            match word {
                Word::News(news) if !is_own => {
                    self.known.hear(news);
                    if let News::Table(changed) = news {
                        let _ = self.notices.send(Notice::Changed(changed));
                    }
                }
                Word::Echo(ms) if is_own => {
                    self.known.hear_echo(self.caller.started + Duration::from_millis(ms));
                }
                Word::News(_) | Word::Echo(_) => {}
            }
        }
    }
}

fn written(news: News) -> String {
    match news {
        News::Table(Changed { table, version }) => format!("{table}:{version}"),
        News::Session(SecretHash(bytes)) => bytes.iter().fold("session=".to_owned(), |mut word, byte| {
            write!(word, "{byte:02x}").expect("a string takes everything");
            word
        }),
        News::Person(person) => format!("person={person}"),
        News::Token(table, seat) => format!("token={table}/{seat}"),
        News::Everything => "everything".to_owned(),
    }
}

/// A word of a notice. Malformed words are skipped: others may use the channel.
fn read(word: &str) -> Option<Word> {
    if let Some(ms) = word.strip_prefix('@') {
        return Some(Word::Echo(ms.parse().ok()?));
    }
    Some(Word::News(match word.split_once('=') {
        Some(("session", token)) => News::Session(SecretHash(bytes(token)?)),
        Some(("person", person)) => News::Person(person.parse().ok()?),
        Some(("token", seat)) => {
            let (table, seat) = seat.split_once('/')?;
            News::Token(table.parse().ok()?, seat.parse().ok()?)
        }
        Some(_) => return None,
        None if word == "everything" => News::Everything,
        None => {
            let (table, version) = word.split_once(':')?;
            News::Table(Changed { table: table.parse().ok()?, version: version.parse().ok()? })
        }
    }))
}

/// Bytes that are written with two hexadecimal digits each.
pub(crate) fn bytes<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digits: Vec<u8> = text.chars().map(|digit| Some(digit.to_digit(16)? as u8)).collect::<Option<_>>()?;
    let bytes: Vec<u8> =
        digits.chunks(2).map(|pair| pair.iter().fold(0, |byte, digit| byte << 4 | digit)).collect();
    if digits.len() == 2 * N { bytes.try_into().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{PersonId, TableId};

    #[test]
    fn what_is_told_is_read_as_it_was_written() {
        let caller = Caller { name: "00000000000000ab".into(), started: Instant::now() };
        let tables = (0..500)
            .map(|id| News::Table(Changed { table: TableId(u128::MAX - id), version: u64::MAX >> 1 }));
        let others = [
            News::Session(SecretHash([0xa7; 32])),
            News::Person(PersonId(7)),
            News::Token(TableId(8), 3),
            News::Everything,
        ];
        let news: Vec<News> = tables.chain(others).collect();
        let notices = caller.notices(news.iter().copied());
        assert!(notices.iter().all(|notice| notice.len() < 8000 && notice.starts_with("00000000000000ab ")));
        let words = notices.iter().flat_map(|notice| notice.split(' ').skip(1));
        assert_eq!(
            words.map(read).collect::<Vec<_>>(),
            news.into_iter().map(|news| Some(Word::News(news))).collect::<Vec<_>>()
        );
        assert!(matches!(read(caller.call().split(' ').nth(1).unwrap()), Some(Word::Echo(_))));
        for word in ["say:", "7", "session=a7", "person=bo", "token=8", "@", "seat=1"] {
            assert_eq!(read(word), None, "{word}");
        }
    }
}
