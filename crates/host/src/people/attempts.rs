//! Rate limits for passphrases.

use std::{collections::HashMap, sync::Mutex};

use sha2::{Digest, Sha256};
use store::{Ms, PersonId};

use crate::refusal::{Refusal, Why};

/// How long an attempt counts.
const WINDOW_MS: Ms = 10 * 60_000;
/// How many counters are kept at once. Each attempt costs a slow hash, so honest use stays far below.
const N_MAX: usize = 100_000;

/// What attempts are counted by.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum AttemptKey {
    /// A login, tried by anybody. Hashed, so that all keys have the same size.
    Login([u8; 32]),
    /// A login, tried by one visitor.
    LoginBy([u8; 32], PersonId),
    /// A visitor, with any login.
    Visitor(PersonId),
}

impl AttemptKey {
    /// Counts all attempts at a login.
    pub(super) fn login(login: &str) -> Self {
        Self::Login(Sha256::digest(login).into())
    }

    /// Counts a visitor's attempts at a login.
    pub(super) fn login_by(login: &str, visitor: PersonId) -> Self {
        Self::LoginBy(Sha256::digest(login).into(), visitor)
    }

    fn n_max(self) -> u32 {
        match self {
            // High enough that guessing does not lock out the login's owner at once.
            Self::Login(_) => 100,
            Self::LoginBy(..) => 10,
            Self::Visitor(_) => 20,
        }
    }
}

/// The number of recent attempts by key.
#[derive(Default)]
pub(crate) struct SignInAttempts(Mutex<HashMap<AttemptKey, Window>>);

struct Window {
    since_ms: Ms,
    n: u32,
}

impl SignInAttempts {
    /// Counts an attempt.
    ///
    /// # Errors
    /// There were too many already.
    pub(super) fn count(&self, key: AttemptKey, now_ms: Ms) -> Result<(), Refusal> {
        let mut attempts = self.0.lock().expect("sign-in attempts mutex is not poisoned");
        let is_over = |window: &Window| !(0..WINDOW_MS).contains(&(now_ms - window.since_ms));
        if attempts.len() >= N_MAX {
            attempts.retain(|_, window| !is_over(window));
        }
        if attempts.len() >= N_MAX && !attempts.contains_key(&key) {
            return Err(Refusal::TooMany(Why::Tries));
        }
        let window = attempts.entry(key).or_insert(Window { since_ms: now_ms, n: 0 });
        if is_over(window) {
            *window = Window { since_ms: now_ms, n: 0 };
        }
        if !(window.n < key.n_max()) {
            return Err(Refusal::TooMany(Why::Tries));
        }
        window.n += 1;
        Ok(())
    }

    /// Resets the counter after a success.
    pub(super) fn forget(&self, key: AttemptKey) {
        self.0.lock().expect("sign-in attempts mutex is not poisoned").remove(&key);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tries_are_counted_for_each_and_forgotten_after_a_while() {
        let attempts = SignInAttempts::default();
        let (one, other) = (AttemptKey::login("one"), AttemptKey::login("other"));
        for _ in 0..100 {
            assert!(attempts.count(one, 1000).is_ok());
        }
        assert!(matches!(attempts.count(one, 1000 + WINDOW_MS - 1), Err(Refusal::TooMany(Why::Tries))));
        assert!(attempts.count(other, 1000).is_ok());
        assert!(attempts.count(one, 1000 + WINDOW_MS).is_ok());
    }

    #[test]
    fn memory_is_bounded_and_room_is_made_of_what_is_past() {
        let attempts = SignInAttempts::default();
        for n in 0..N_MAX as u128 {
            assert!(attempts.count(AttemptKey::Visitor(PersonId(n)), 0).is_ok());
        }
        assert!(attempts.count(AttemptKey::login("new"), 1).is_err());
        assert!(attempts.count(AttemptKey::login("new"), WINDOW_MS).is_ok());
        assert_eq!(attempts.0.lock().unwrap().len(), 1);
    }
}
