//! Counts and limits open streams.

use std::sync::{Arc, Mutex, MutexGuard};

use host::SecretHash;
use tokio::sync::oneshot;

use crate::http::{error_page::ErrorPage, metrics};

/// A browser needs one; the second allows a new one to open while the old one ends.
const OF_A_BROWSER_MAX: usize = 2;
/// For one address, by browsers without an identity.
const OF_STRANGERS_MAX: usize = 6;
/// For one address altogether: fewer than its connections, so that pages still load.
const OF_AN_ADDRESS_MAX: usize = 192;

/// The open streams.
#[derive(Clone)]
pub(crate) struct Streams(Arc<Mutex<Open>>);

struct Open {
    all_max: usize,
    of_an_address_max: usize,
    /// Oldest first.
    streams: Vec<OpenStream>,
    next: u64,
    is_stopped: bool,
}

struct OpenStream {
    number: u64,
    browser: Option<SecretHash>,
    household: u128,
    end: oneshot::Sender<End>,
}

/// Why the server ends a stream.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    /// The same browser or address has opened another.
    Superseded,
    /// The server is stopping.
    Stopping,
}

/// The permit of an open stream; the stream no longer counts once this is dropped.
pub(super) struct Ticket {
    streams: Streams,
    number: u64,
    end: oneshot::Receiver<End>,
}

impl Streams {
    /// Allows at most `all_max` streams, and fewer for each address if `is_limited`.
    pub(crate) fn new(all_max: usize, is_limited: bool) -> Self {
        let of_an_address_max = if is_limited { OF_AN_ADDRESS_MAX } else { usize::MAX };
        let streams = Vec::new();
        Self(Arc::new(Mutex::new(Open { all_max, of_an_address_max, streams, next: 0, is_stopped: false })))
    }

    /// Opens a stream. Closes the oldest one of whoever has too many.
    pub(super) fn open(&self, browser: Option<SecretHash>, household: u128) -> Result<Ticket, ErrorPage> {
        let mut open = self.lock();
        if open.is_stopped {
            return Err(ErrorPage::too_many_streams());
        }
        match browser {
            Some(_) => open.make_room(OF_A_BROWSER_MAX, |stream| stream.browser == browser),
            None => open.make_room(OF_STRANGERS_MAX, |stream| {
                stream.browser.is_none() && stream.household == household
            }),
        }
        let of_an_address_max = open.of_an_address_max;
        open.make_room(of_an_address_max, |stream| stream.household == household);
        if !(open.streams.len() < open.all_max) {
            return Err(ErrorPage::too_many_streams());
        }
        let (sender, end) = oneshot::channel();
        let number = open.next;
        open.next += 1;
        open.streams.push(OpenStream { number, browser, household, end: sender });
        metrics::count_streams(open.streams.len());
        Ok(Ticket { streams: self.clone(), number, end })
    }

    /// Whether a browser or program has a stream open here.
    pub(crate) fn is_listening(&self, browser: SecretHash) -> bool {
        self.lock().streams.iter().any(|stream| stream.browser == Some(browser))
    }

    /// Ends all streams and opens no more.
    pub(crate) fn stop(&self) {
        let mut open = self.lock();
        open.is_stopped = true;
        for stream in open.streams.drain(..) {
            // The receiver is gone if the browser has just left.
            let _ = stream.end.send(End::Stopping);
        }
        metrics::count_streams(0);
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.0.lock().expect("streams mutex is not poisoned")
    }
}

impl Open {
    /// Ends the oldest streams of a kind until one more fits within `max`.
    fn make_room(&mut self, max: usize, is_of_kind: impl Fn(&OpenStream) -> bool) {
        let mut n_of_kind = self.streams.iter().filter(|stream| is_of_kind(stream)).count();
        while n_of_kind >= max {
            let oldest =
                self.streams.iter().position(&is_of_kind).expect("a stream of this kind was counted");
            let _ = self.streams.remove(oldest).end.send(End::Superseded);
            n_of_kind -= 1;
        }
    }
}

impl Ticket {
    /// Waits until the stream must end.
    pub(super) async fn ended(&mut self) -> End {
        (&mut self.end).await.unwrap_or(End::Stopping)
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let mut open = self.streams.lock();
        open.streams.retain(|stream| stream.number != self.number);
        metrics::count_streams(open.streams.len());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL_MAX: usize = 4096;
    const BROWSER: Option<SecretHash> = Some(SecretHash([1; 32]));
    const OTHER: Option<SecretHash> = Some(SecretHash([2; 32]));

    #[tokio::test]
    async fn the_oldest_stream_of_a_browser_gives_way() {
        let streams = Streams::new(ALL_MAX, true);
        let mut first = streams.open(BROWSER, 1).ok().unwrap();
        let second = streams.open(BROWSER, 1).ok().unwrap();
        let other = streams.open(OTHER, 1).ok().unwrap();
        assert_eq!(streams.lock().streams.len(), 3);
        let third = streams.open(BROWSER, 2).ok().unwrap();
        assert_eq!(first.ended().await, End::Superseded);
        let left: Vec<u64> = streams.lock().streams.iter().map(|stream| stream.number).collect();
        assert_eq!(left, [second.number, other.number, third.number]);
    }

    #[tokio::test]
    async fn strangers_are_told_apart_by_their_address() {
        let streams = Streams::new(ALL_MAX, true);
        let mut tickets: Vec<_> =
            (0..OF_STRANGERS_MAX).map(|_| streams.open(None, 1).ok().unwrap()).collect();
        let _elsewhere = streams.open(None, 2).ok().unwrap();
        assert_eq!(streams.lock().streams.len(), OF_STRANGERS_MAX + 1);
        let _one_more = streams.open(None, 1).ok().unwrap();
        assert_eq!(tickets[0].ended().await, End::Superseded);
        assert_eq!(streams.lock().streams.len(), OF_STRANGERS_MAX + 1);
    }

    #[tokio::test]
    async fn a_server_that_stops_ends_all_streams_and_opens_none() {
        let streams = Streams::new(ALL_MAX, true);
        let mut ticket = streams.open(BROWSER, 1).ok().unwrap();
        streams.stop();
        assert_eq!(ticket.ended().await, End::Stopping);
        assert!(streams.open(BROWSER, 1).is_err());
    }

    #[test]
    fn who_leaves_makes_room() {
        let streams = Streams::new(ALL_MAX, true);
        drop(streams.open(BROWSER, 1).ok().unwrap());
        assert!(streams.lock().streams.is_empty());
    }

    #[test]
    fn there_is_an_end_to_all_streams() {
        let streams = Streams::new(ALL_MAX, true);
        let open = |n: u8, household| {
            let browser = [n; 32];
            streams.open(Some(SecretHash(browser)), household)
        };
        let tickets: Vec<_> =
            (0..ALL_MAX).filter_map(|n| open((n % 251) as u8, n as u128 / 8).ok()).collect();
        assert!(streams.lock().streams.len() <= 2 * 251, "each browser has two at most");
        drop(tickets);
        let tickets: Vec<_> = (0..ALL_MAX).map(|n| streams.open(None, n as u128).ok().unwrap()).collect();
        assert!(streams.open(None, u128::MAX).is_err());
        drop(tickets);
        assert!(streams.open(None, u128::MAX).is_ok());
    }
}
