//! What this process knows of the database without asking: sessions, tokens and people as they were read, and which tables
//! other nodes have changed.
//!
//! A file is written by this process alone, which forgets what it writes. Nodes hear from each other what to forget, and
//! trust what they know only while their own echo comes back: then no notice before it is missing.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Mutex, MutexGuard},
    time::{Duration, Instant},
};

use crate::{
    Changed, PersonId, PersonRow, Result, SecretHash, SessionRow, Store, TableId, TokenRow, row::FromRow,
    sql::Query,
};

/// How old the last echo may be. Nodes call once a second.
const ECHO_MAX: Duration = Duration::from_secs(5);
/// How many rows of a kind are kept.
const KEPT_MAX: usize = 20_000;

/// What a write changes of what others may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum News {
    /// A table has this version now.
    Table(Changed),
    /// A session has changed or ended.
    Session(SecretHash),
    /// A person has changed, with all of their sessions and tokens.
    Person(PersonId),
    /// The token of a seat, which has this number at its table, is void.
    Token(TableId, u8),
    /// Anything may have changed.
    Everything,
}

/// What is known; shared by all who read and write.
pub(crate) struct Known(Mutex<Kept>);

/// The rows that are kept.
pub(crate) struct Kept {
    trust: Trust,
    /// For each table in use here, the latest version that another node told of; 0 if none did.
    heard: HashMap<TableId, u64>,
    sessions: HashMap<SecretHash, SessionRow>,
    tokens: HashMap<SecretHash, TokenRow>,
    people: HashMap<PersonId, PersonRow>,
    /// Rises with all news. What was read before it is not kept.
    n_news: u64,
}

/// When rows may be used without asking.
enum Trust {
    /// Nobody else writes.
    Always,
    /// While the last echo, which was called out then, is young.
    Echo(Option<Instant>),
}

/// A row that is kept once it was read.
pub(crate) trait KnownRow: Clone {
    /// What it is found by.
    type Key: Copy + Eq + Hash;
    /// Where it is kept.
    fn kept(kept: &mut Kept) -> &mut HashMap<Self::Key, Self>;
}

impl KnownRow for SessionRow {
    type Key = SecretHash;
    fn kept(kept: &mut Kept) -> &mut HashMap<SecretHash, Self> {
        &mut kept.sessions
    }
}

impl KnownRow for TokenRow {
    type Key = SecretHash;
    fn kept(kept: &mut Kept) -> &mut HashMap<SecretHash, Self> {
        &mut kept.tokens
    }
}

impl KnownRow for PersonRow {
    type Key = PersonId;
    fn kept(kept: &mut Kept) -> &mut HashMap<PersonId, Self> {
        &mut kept.people
    }
}

impl Known {
    /// For a database that only this process writes.
    pub(crate) fn of_one() -> Self {
        Self::new(Trust::Always)
    }

    /// For a database that others write too. Nothing is trusted before the first echo.
    pub(crate) fn of_many() -> Self {
        Self::new(Trust::Echo(None))
    }

    fn new(trust: Trust) -> Self {
        let (heard, sessions, tokens, people) = Default::default();
        Self(Mutex::new(Kept { trust, heard, sessions, tokens, people, n_news: 0 }))
    }

    /// Forgets what is no longer so.
    pub(crate) fn forget(&self, news: &[News]) {
        let mut kept = self.lock();
        for &news in news {
            kept.forget(news);
        }
    }

    /// Takes in what another node tells.
    pub(crate) fn hear(&self, news: News) {
        let mut kept = self.lock();
        if let News::Table(Changed { table, version }) = news
            && let Some(heard) = kept.heard.get_mut(&table)
        {
            *heard = version.max(*heard);
        }
        kept.forget(news);
    }

    /// Notes that what this node called out at `called` has come back.
    pub(crate) fn hear_echo(&self, called: Instant) {
        match &mut self.lock().trust {
            Trust::Always => {}
            Trust::Echo(last) => *last = Some(last.map_or(called, |last| last.max(called))),
        }
    }

    /// Forgets everything, because notices may have been lost.
    pub(crate) fn lose(&self) {
        let mut kept = self.lock();
        if let Trust::Echo(last) = &mut kept.trust {
            *last = None;
        }
        kept.heard.clear();
        kept.forget(News::Everything);
    }

    /// Whether a table is still at this version; nothing if the database must be asked.
    pub(crate) fn is_current(&self, changed: Changed) -> Option<bool> {
        let Changed { table, version } = changed;
        let mut kept = self.lock();
        if let Trust::Always = kept.trust {
            return Some(true);
        }
        let is_trusted = kept.is_trusted();
        match kept.heard.get(&table) {
            Some(&heard) if heard > version => Some(false),
            Some(_) => is_trusted.then_some(true),
            None => {
                // From now on notices about it are noted.
                kept.heard.insert(table, 0);
                None
            }
        }
    }

    /// Stops noting notices about tables that are no longer used.
    pub(crate) fn retain_tables(&self, is_used: impl Fn(TableId) -> bool) {
        self.lock().heard.retain(|&table, _| is_used(table));
    }

    /// Forgets a visitor, by their session or token: who comes from another node may have changed something there.
    pub(crate) fn forget_visitor(&self, secret: SecretHash) {
        let mut kept = self.lock();
        kept.tokens.remove(&secret);
        if let Some(session) = kept.sessions.remove(&secret) {
            kept.people.remove(&session.person);
        }
    }

    /// A row, if it is known; otherwise as of when it is read.
    fn look<T: KnownRow>(&self, key: T::Key) -> std::result::Result<T, u64> {
        let mut kept = self.lock();
        let found = if kept.is_trusted() { T::kept(&mut kept).get(&key).cloned() } else { None };
        found.ok_or(kept.n_news)
    }

    /// Keeps a row that was read as of then.
    fn keep<T: KnownRow>(&self, key: T::Key, row: T, as_of: u64) {
        let mut kept = self.lock();
        if kept.n_news != as_of {
            return;
        }
        let rows = T::kept(&mut kept);
        if rows.len() >= KEPT_MAX {
            rows.clear();
        }
        rows.insert(key, row);
    }

    fn lock(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().expect("the mutex of what is known is not poisoned")
    }
}

impl Kept {
    fn is_trusted(&self) -> bool {
        match self.trust {
            Trust::Always => true,
            Trust::Echo(last) => last.is_some_and(|called| called.elapsed() < ECHO_MAX),
        }
    }

    fn forget(&mut self, news: News) {
        match news {
            News::Table(_) => return,
            News::Session(token) => {
                self.sessions.remove(&token);
            }
            News::Person(person) => {
                self.people.remove(&person);
                self.sessions.retain(|_, session| session.person != person);
                self.tokens.retain(|_, token| token.person != person);
            }
            News::Token(table, seat) => {
                self.tokens.retain(|_, token| (token.table, token.seat) != (table, seat));
            }
            News::Everything => {
                self.sessions.clear();
                self.tokens.clear();
                self.people.clear();
            }
        }
        self.n_news += 1;
    }
}

impl Store {
    /// The row with this key, as it is known or as `select` finds it.
    pub(crate) async fn find_known<T: KnownRow + FromRow>(
        &self,
        key: T::Key,
        select: Query<'_>,
    ) -> Result<Option<T>> {
        let as_of = match self.known().look(key) {
            Ok(row) => return Ok(Some(row)),
            Err(as_of) => as_of,
        };
        let found: Option<T> = self.find(select).await?;
        if let Some(row) = &found {
            self.known().keep(key, row.clone(), as_of);
        }
        Ok(found)
    }

    /// Whether a table is still at this version, as far as this node can have heard; it asks where it has not.
    ///
    /// # Errors
    /// The database fails.
    pub async fn is_current(&self, changed: Changed) -> Result<bool> {
        match self.known().is_current(changed) {
            Some(is_current) => Ok(is_current),
            None => Ok(self.version(changed.table).await? == Some(changed.version)),
        }
    }

    /// Stops noting which tables other nodes change, but for those in use.
    pub fn retain_tables(&self, is_used: impl Fn(TableId) -> bool) {
        self.known().retain_tables(is_used);
    }

    /// Forgets what is known of a visitor, by their session or token, because they may come from another node.
    pub fn forget_visitor(&self, secret: SecretHash) {
        self.known().forget_visitor(secret);
    }
}
