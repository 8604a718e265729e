//! Rate limits by address and by person.
//!
//! A machine must not be able to guess links, fill the database or overload the server; people must never notice. The
//! limit of each class is set here; the router assigns classes to routes.

use std::{
    num::NonZeroU32,
    sync::Mutex,
    time::{Duration, Instant},
};

use axum::{
    extract::{MatchedPath, Request, State},
    http::Method,
    middleware::Next,
    response::{IntoResponse, Response},
};
use governor::{
    DefaultKeyedRateLimiter, Quota,
    clock::{Clock, DefaultClock},
};

use crate::{
    app::App,
    http::{
        address::{address, household},
        cx::Cx,
        error_page::ErrorPage,
        router,
    },
};

/// A class of requests with the same cost and the same risk of abuse.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Class {
    /// Embedded files.
    Asset,
    /// Pages.
    Read,
    /// Changes of any kind.
    Act,
    /// Creating tables.
    Make,
    /// Chat messages.
    Chat,
    /// Signing in and passphrases: slow hashes, and secrets that people choose.
    Door,
    /// Links that contain a secret.
    Link,
    /// Opening a stream.
    Stream,
}

/// A burst, and how many more in a period after it.
struct Burst {
    at_once: u32,
    again: u32,
    every: Duration,
}

/// The limits of a class.
struct Allowed {
    /// For a few people, each with a few tabs.
    household: Burst,
    /// For one person.
    person: Burst,
}

impl Class {
    const ALL: [Self; 8] =
        [Self::Asset, Self::Read, Self::Act, Self::Make, Self::Chat, Self::Door, Self::Link, Self::Stream];

    fn allowed(self) -> Allowed {
        let (every, household, person) = match self {
            Self::Asset => (SECOND, (400, 50), (400, 50)),
            Self::Read => (SECOND, (100, 20), (80, 10)),
            Self::Act => (SECOND, (60, 10), (40, 5)),
            Self::Make => (MINUTE, (20, 10), (10, 6)),
            Self::Chat => (SECOND, (30, 2), (10, 1)),
            Self::Door => (MINUTE, (10, 10), (10, 10)),
            Self::Link => (MINUTE, (30, 20), (30, 20)),
            Self::Stream => (SECOND, (120, 2), (60, 1)),
        };
        let burst = |(at_once, again)| Burst { at_once, again, every };
        Allowed { household: burst(household), person: burst(person) }
    }
}

const SECOND: Duration = Duration::from_secs(1);
const MINUTE: Duration = Duration::from_secs(60);

/// How often old counts are dropped. All limits recover within a few minutes, which bounds the memory.
const SWEEP_EVERY: Duration = Duration::from_secs(60);

/// The counts by address and by person; `None` without limits.
pub(crate) struct Limits(Option<Counts>);

struct Counts {
    addresses: [Counter; Class::ALL.len()],
    people: [Counter; Class::ALL.len()],
    clock: DefaultClock,
    swept: Mutex<Instant>,
}

/// Counts by household or by person; both keys have 128 bits.
type Counter = DefaultKeyedRateLimiter<u128>;

/// The class of a request, and how many it counts for.
type Cost = (Class, u32);

impl Limits {
    pub(crate) fn new(is_limited: bool) -> Self {
        Self(is_limited.then(|| Counts {
            addresses: Class::ALL.map(|class| counter(&class.allowed().household)),
            people: Class::ALL.map(|class| counter(&class.allowed().person)),
            clock: DefaultClock::default(),
            swept: Mutex::new(Instant::now()),
        }))
    }

    fn check_address(&self, (class, weight): Cost, household: u128) -> Result<(), ErrorPage> {
        let check = |counts: &Counts| counts.check(&counts.addresses[class as usize], household, weight);
        self.0.as_ref().map_or(Ok(()), check)
    }

    fn check_person(&self, (class, weight): Cost, person: u128) -> Result<(), ErrorPage> {
        let check = |counts: &Counts| counts.check(&counts.people[class as usize], person, weight);
        self.0.as_ref().map_or(Ok(()), check)
    }

    /// Counts a page that has to be drawn for somebody as this many more requests.
    ///
    /// # Errors
    ///
    /// They have had enough drawn.
    pub(crate) fn charge(&self, cx: &Cx, weight: u32) -> Result<(), ErrorPage> {
        self.check_address((Class::Read, weight), cx.household)?;
        cx.who.person.map_or(Ok(()), |person| self.check_person((Class::Read, weight), person.0))
    }
}

fn counter(burst: &Burst) -> Counter {
    let period = burst.every / burst.again;
    let quota = Quota::with_period(period).expect("the period is not zero");
    Counter::keyed(quota.allow_burst(NonZeroU32::new(burst.at_once).expect("the burst is not zero")))
}

impl Counts {
    fn check(&self, counter: &Counter, key: u128, weight: u32) -> Result<(), ErrorPage> {
        self.sweep();
        let Some(weight) = NonZeroU32::new(weight) else { return Ok(()) };
        let checked = counter.check_key_n(&key, weight).expect("a burst has room for the heaviest request");
        checked.map_err(|until| {
            let wait = until.wait_time_from(self.clock.now());
            ErrorPage::too_fast(wait.as_secs() + 1)
        })
    }

    fn sweep(&self) {
        // Another request is sweeping; do not wait for it.
        let Ok(mut swept) = self.swept.try_lock() else { return };
        if swept.elapsed() < SWEEP_EVERY {
            return;
        }
        *swept = Instant::now();
        drop(swept);
        for counter in self.addresses.iter().chain(&self.people) {
            counter.retain_recent();
            counter.shrink_to_fit();
        }
    }
}

/// Limits an address, before anything is looked up.
pub(crate) async fn by_address(State(app): State<App>, request: Request, next: Next) -> Response {
    let from = address(app.settings(), request.headers(), request.extensions());
    // Whoever bans their own address must be able to lift the ban.
    let is_operator = request.uri().path().starts_with("/operator");
    if from.is_some_and(|from| app.host().is_address_banned(from)) && !is_operator {
        return ErrorPage::banned().into_response();
    }
    let from = household(from);
    match app.0.limits.check_address(cost(&request), from) {
        Ok(()) => next.run(request).await,
        Err(sorry) => sorry.into_response(),
    }
}

/// Limits a person, whatever addresses they use.
pub(crate) async fn by_person(State(app): State<App>, request: Request, next: Next) -> Response {
    let person = request.extensions().get::<Cx>().and_then(|cx| cx.who.person);
    let checked = person.map_or(Ok(()), |person| app.0.limits.check_person(cost(&request), person.0));
    match checked {
        Ok(()) => next.run(request).await,
        Err(sorry) => sorry.into_response(),
    }
}

fn cost(request: &Request) -> Cost {
    let path = request.extensions().get::<MatchedPath>().map_or("", MatchedPath::as_str);
    let is_reading = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    (router::class(path, is_reading), router::weight(path))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_has_had_enough_must_wait_and_others_need_not() {
        let limits = Limits::new(true);
        for _ in 0..Class::Door.allowed().household.at_once {
            assert!(limits.check_address((Class::Door, 1), 1).is_ok());
        }
        assert!(limits.check_address((Class::Door, 1), 1).is_err());
        assert!(limits.check_address((Class::Door, 1), 2).is_ok(), "another address");
        assert!(limits.check_address((Class::Read, 1), 1).is_ok(), "another class");
        assert!(limits.check_person((Class::Door, 1), 1).is_ok(), "a person is not an address");
    }

    #[test]
    fn what_costs_more_counts_for_more() {
        let n_reads = |weight| {
            let limits = Limits::new(true);
            (0..1000).filter(|_| limits.check_address((Class::Read, weight), 1).is_ok()).count()
        };
        let (light, heavy) = (n_reads(1), n_reads(8));
        assert!(heavy * 7 < light && heavy > 5, "{light} {heavy}");
        assert_eq!(n_reads(0), 1000);
    }

    #[test]
    fn limits_can_be_switched_off() {
        let limits = Limits::new(false);
        assert!((0..10_000).all(|_| limits.check_address((Class::Door, 1), 1).is_ok()));
    }

    #[test]
    fn every_class_has_a_counter_of_its_own() {
        for (place, class) in Class::ALL.into_iter().enumerate() {
            assert_eq!(class as usize, place);
        }
    }
}
