//! The limit of open connections, altogether and by household.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard},
};

use crate::{app::Settings, http::address::household};

/// Altogether: about a gigabyte, where the system allows so many files.
const ALL_MAX: usize = 32_768;
/// Of one household: browsers open six each, and one for the stream.
const OF_A_HOUSEHOLD_MAX: usize = 256;
/// File descriptors that are left for the database and everything else.
const OTHER_FILES: usize = 128;

/// How many connections there can be at a time, by what the system allows.
pub(crate) fn connections_max() -> usize {
    files_max().saturating_sub(OTHER_FILES).clamp(OTHER_FILES / 2, ALL_MAX)
}

/// How many files this process may have open.
#[cfg(unix)]
fn files_max() -> usize {
    let limit = rustix::process::getrlimit(rustix::process::Resource::Nofile).current;
    limit.and_then(|limit| usize::try_from(limit).ok()).unwrap_or(usize::MAX)
}

#[cfg(not(unix))]
fn files_max() -> usize {
    usize::MAX
}

/// Counts the open connections and refuses those over the limit.
#[derive(Clone)]
pub(super) struct ConnectionLimit {
    all_max: usize,
    of_a_household_max: usize,
    open: Arc<Mutex<Open>>,
}

#[derive(Default)]
struct Open {
    all: usize,
    households: HashMap<u128, usize>,
}

/// Permits one open connection; the connection no longer counts once this is dropped.
pub(super) struct Permit {
    limit: ConnectionLimit,
    household: u128,
}

impl ConnectionLimit {
    /// No connection is open yet. Behind a proxy all connections are the proxy's, and its own limits apply.
    pub(super) fn new(settings: &Settings) -> Self {
        let is_counted = settings.is_limited && !settings.behind_proxy;
        Self {
            all_max: connections_max(),
            of_a_household_max: if is_counted { OF_A_HOUSEHOLD_MAX } else { usize::MAX },
            open: Arc::default(),
        }
    }

    /// A permit for a connection, unless a limit is reached.
    pub(super) fn acquire(&self, from: IpAddr) -> Option<Permit> {
        let household = household(Some(from.to_canonical()));
        let mut open = self.lock();
        let n_of_household = open.households.get(&household).copied().unwrap_or(0);
        if !(open.all < self.all_max && n_of_household < self.of_a_household_max) {
            return None;
        }
        open.all += 1;
        open.households.insert(household, n_of_household + 1);
        Some(Permit { limit: self.clone(), household })
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().expect("connection count mutex is not poisoned")
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut open = self.limit.lock();
        open.all -= 1;
        let left = open
            .households
            .get_mut(&self.household)
            .expect("an open connection is counted for its household");
        *left -= 1;
        if *left == 0 {
            open.households.remove(&self.household);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limit(all_max: usize, of_a_household_max: usize) -> ConnectionLimit {
        ConnectionLimit { all_max, of_a_household_max, open: Arc::default() }
    }

    fn acquire(limit: &ConnectionLimit, from: &str) -> Option<Permit> {
        limit.acquire(from.parse().unwrap())
    }

    #[test]
    fn each_household_has_its_own_limit() {
        let limit = limit(100, 2);
        let first = acquire(&limit, "2001:db8::1");
        let second = acquire(&limit, "2001:db8::2");
        assert!(first.is_some() && second.is_some());
        assert!(acquire(&limit, "2001:db8::3").is_none(), "one network is one household");
        assert!(acquire(&limit, "2001:db8:1::1").is_some());
        drop(first);
        assert!(acquire(&limit, "2001:db8::3").is_some(), "a closed connection makes room");
    }

    #[test]
    fn an_ipv4_address_is_the_same_however_it_is_written() {
        let limit = limit(100, 1);
        let _first = acquire(&limit, "203.0.113.5").unwrap();
        assert!(acquire(&limit, "::ffff:203.0.113.5").is_none());
    }

    #[test]
    fn all_connections_have_a_limit_and_closed_ones_leave_nothing_behind() {
        let limit = limit(3, usize::MAX);
        let permits: Vec<_> = (0..3).filter_map(|n| acquire(&limit, &format!("203.0.113.{n}"))).collect();
        assert_eq!(permits.len(), 3);
        assert!(acquire(&limit, "203.0.113.9").is_none());
        drop(permits);
        let open = limit.lock();
        assert!(open.all == 0 && open.households.is_empty());
    }

    #[test]
    fn a_proxy_may_have_as_many_connections_as_there_are() {
        let limited = Settings { is_limited: true, ..Settings::default() };
        assert_eq!(ConnectionLimit::new(&limited).of_a_household_max, OF_A_HOUSEHOLD_MAX);
        let proxied = Settings { behind_proxy: true, ..limited };
        assert_eq!(ConnectionLimit::new(&proxied).of_a_household_max, usize::MAX);
    }
}
