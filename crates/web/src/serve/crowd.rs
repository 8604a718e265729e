//! How many connections are open, and from where.

use std::{
    collections::HashMap,
    fs,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard},
};

use crate::{address::household, app::Settings};

/// Altogether: about a gigabyte, where the system allows so many files.
const ALL_MAX: usize = 32_768;
/// Of one household: browsers open six each, and one for the stream.
const OF_A_HOUSEHOLD_MAX: usize = 256;
/// File descriptors that are left for the database and everything else.
const OTHER_FILES: usize = 128;
/// Where a system limits its file descriptors and does not say how.
const FILES_UNTOLD: usize = 256;

/// How many connections there can be at a time, by what the system allows.
pub(crate) fn connections_max() -> usize {
    let limits = fs::read_to_string("/proc/self/limits").ok();
    let files_max = match limits.as_deref().and_then(files_max) {
        Some(files_max) => files_max,
        None if cfg!(unix) => FILES_UNTOLD,
        None => usize::MAX,
    };
    files_max.saturating_sub(OTHER_FILES).clamp(OTHER_FILES / 2, ALL_MAX)
}

/// How many files may be open, as Linux tells it.
fn files_max(limits: &str) -> Option<usize> {
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    match line.split_whitespace().next()? {
        "unlimited" => Some(usize::MAX),
        number => number.parse().ok(),
    }
}

/// The connections that are open.
#[derive(Clone)]
pub(super) struct Crowd {
    all_max: usize,
    of_a_household_max: usize,
    inside: Arc<Mutex<Inside>>,
}

#[derive(Default)]
struct Inside {
    all: usize,
    households: HashMap<u128, usize>,
}

/// The right to an open connection; when it is dropped, the connection no longer counts.
pub(super) struct Place {
    crowd: Crowd,
    household: u128,
}

impl Crowd {
    /// Nobody yet. Behind a proxy all connections are the proxy's, and its own limits hold.
    pub(super) fn new(settings: &Settings) -> Self {
        let is_counted = settings.is_limited && !settings.behind_proxy;
        Self {
            all_max: connections_max(),
            of_a_household_max: if is_counted { OF_A_HOUSEHOLD_MAX } else { usize::MAX },
            inside: Arc::default(),
        }
    }

    /// A place for a connection, if there is one left.
    pub(super) fn enter(&self, from: IpAddr) -> Option<Place> {
        let household = household(Some(from.to_canonical()));
        let mut inside = self.lock();
        let n_of_household = inside.households.get(&household).copied().unwrap_or(0);
        if !(inside.all < self.all_max && n_of_household < self.of_a_household_max) {
            return None;
        }
        inside.all += 1;
        inside.households.insert(household, n_of_household + 1);
        Some(Place { crowd: self.clone(), household })
    }

    fn lock(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().expect("nobody panics while counting connections")
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut inside = self.crowd.lock();
        inside.all -= 1;
        let left =
            inside.households.get_mut(&self.household).expect("a household is counted until it leaves");
        *left -= 1;
        if *left == 0 {
            inside.households.remove(&self.household);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn crowd(all_max: usize, of_a_household_max: usize) -> Crowd {
        Crowd { all_max, of_a_household_max, inside: Arc::default() }
    }

    fn enter(crowd: &Crowd, from: &str) -> Option<Place> {
        crowd.enter(from.parse().unwrap())
    }

    #[test]
    fn a_household_has_so_many_places_and_others_have_theirs() {
        let crowd = crowd(100, 2);
        let first = enter(&crowd, "2001:db8::1");
        let second = enter(&crowd, "2001:db8::2");
        assert!(first.is_some() && second.is_some());
        assert!(enter(&crowd, "2001:db8::3").is_none(), "one network is one household");
        assert!(enter(&crowd, "2001:db8:1::1").is_some());
        drop(first);
        assert!(enter(&crowd, "2001:db8::3").is_some(), "who leaves makes room");
    }

    #[test]
    fn an_ipv4_address_is_the_same_however_it_is_written() {
        let crowd = crowd(100, 1);
        let _first = enter(&crowd, "203.0.113.5").unwrap();
        assert!(enter(&crowd, "::ffff:203.0.113.5").is_none());
    }

    #[test]
    fn there_is_an_end_to_all_connections_and_nobody_is_remembered_after_it() {
        let crowd = crowd(3, usize::MAX);
        let places: Vec<_> = (0..3).filter_map(|n| enter(&crowd, &format!("203.0.113.{n}"))).collect();
        assert_eq!(places.len(), 3);
        assert!(enter(&crowd, "203.0.113.9").is_none());
        drop(places);
        let inside = crowd.lock();
        assert!(inside.all == 0 && inside.households.is_empty());
    }

    #[test]
    fn a_proxy_may_have_as_many_connections_as_there_are() {
        let limited = Settings { is_limited: true, ..Settings::default() };
        assert_eq!(Crowd::new(&limited).of_a_household_max, OF_A_HOUSEHOLD_MAX);
        let proxied = Settings { behind_proxy: true, ..limited };
        assert_eq!(Crowd::new(&proxied).of_a_household_max, usize::MAX);
    }

    #[test]
    fn the_limit_of_files_is_read_as_linux_tells_it() {
        let limits = "Limit                     Soft Limit           Hard Limit           Units\n\
            Max processes             63000                63000                processes\n\
            Max open files            1024                 524288               files\n";
        assert_eq!(files_max(limits), Some(1024));
        assert_eq!(files_max(&limits.replace("1024  ", "unlimited")), Some(usize::MAX));
        assert_eq!(files_max("nothing of the kind"), None);
    }
}
