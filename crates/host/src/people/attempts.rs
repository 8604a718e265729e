//! Rate limits for passphrases.

use std::{collections::HashMap, sync::Mutex};

use sha2::{Digest, Sha256};
use store::{Ms, PersonId, SecretHash};

use crate::refusal::{Refusal, Why};

/// How long an attempt counts.
const WINDOW_MS: Ms = 10 * 60_000;
/// How many counters are kept at once. Each attempt costs a slow hash, so honest use stays far below.
const N_MAX: usize = 100_000;

/// What attempts are counted by. A browser that has signed in to a login before is counted by itself alone: what strangers
/// try does not lock it out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum AttemptKey {
    /// A login, tried by all browsers that it does not know. Hashed, so that all keys have the same size.
    Login([u8; 32]),
    /// A login, tried from one address.
    LoginFrom([u8; 32], u128),
    /// A login, tried by a browser that it knows.
    LoginBy([u8; 32], SecretHash),
    /// An address, with any login.
    Address(u128),
    /// A person who sets a passphrase.
    Visitor(PersonId),
}

impl AttemptKey {
    /// Counts the attempts of strangers at a login.
    pub(super) fn login(login: &str) -> Self {
        Self::Login(Sha256::digest(login).into())
    }

    /// Counts the attempts at a login from one address.
    pub(super) fn login_from(login: &str, address: u128) -> Self {
        Self::LoginFrom(Sha256::digest(login).into(), address)
    }

    /// Counts the attempts at a login by a browser that it knows.
    pub(super) fn login_by(login: &str, browser: SecretHash) -> Self {
        Self::LoginBy(Sha256::digest(login).into(), browser)
    }

    fn n_max(self) -> u32 {
        match self {
            // Against a guesser with many addresses; a hundred of them must agree before a new browser of the owner waits.
            Self::Login(_) => 1000,
            Self::LoginFrom(..) => 10,
            Self::LoginBy(..) | Self::Visitor(_) => 20,
            // A school or a club may share one.
            Self::Address(_) => 50,
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
        for _ in 0..1000 {
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
