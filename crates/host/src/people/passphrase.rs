//! Signing in by a name and a passphrase.

use std::{
    ops::RangeInclusive,
    sync::{Arc, LazyLock},
    time::Duration,
};

use argon2::{Argon2, PasswordHasher, PasswordVerifier, password_hash::phc::PasswordHash};
use store::Secret;
use tokio::sync::Semaphore;

use super::{text::folded_login, tries::Of};
use crate::{
    host::{Host, Who},
    refusal::{Refusal, Why},
};

/// How long a passphrase may be, in characters.
const PASSPHRASE: RangeInclusive<usize> = 8..=200;
/// Who waits longer than this for a hash had better come again.
const QUEUE_MAX: Duration = Duration::from_secs(10);

/// Each hash takes 19 MiB and a core, whoever asks for it.
static HASHING: LazyLock<Arc<Semaphore>> = LazyLock::new(|| Arc::new(Semaphore::new(2)));
/// What an unknown login is compared with, so that it takes as long as a known one.
static NOBODY: LazyLock<String> = LazyLock::new(|| hashed("nobody has this passphrase"));

impl Host {
    /// Sets or changes login and passphrase. All other browsers are signed out; this one gets a new cookie.
    ///
    /// # Errors
    /// The browser has no identity, login or passphrase will not do, or another person has the login.
    pub async fn set_passphrase(&self, who: Who, login: &str, passphrase: &str) -> Result<Secret, Refusal> {
        let person = self.person_row(who).await?.id;
        let login = folded_login(login)?;
        match passphrase.chars().count() {
            n if n < *PASSPHRASE.start() => {
                return Err(Refusal::Bad { field: "passphrase", why: Why::TooShort });
            }
            n if n > *PASSPHRASE.end() => {
                return Err(Refusal::Bad { field: "passphrase", why: Why::TooLong });
            }
            _ => {}
        }
        // Who could try one login after another would learn which are taken.
        self.0.door.tries.count(Of::Visitor(person), self.now_ms())?;
        let passphrase = passphrase.to_owned();
        let passphrase = hashing(move || hashed(&passphrase)).await?;
        self.change_person_row(who, |row| {
            row.login = Some(login);
            row.passphrase = Some(passphrase);
            Ok(())
        })
        .await?;
        let secret = self.rotate(who, person).await?;
        self.0.store.delete_sessions_of(person, Some(secret.hash())).await?;
        Ok(secret)
    }

    /// Signs in: this browser is that person's from now on; what it did as nobody in particular is moved over to them.
    ///
    /// # Errors
    /// Login or passphrase is wrong, without saying which, or there were too many tries.
    pub async fn sign_in(&self, who: Who, login: &str, passphrase: &str) -> Result<Secret, Refusal> {
        // A login that nobody can have is tried like any other.
        let login = folded_login(login).unwrap_or_default();
        let now_ms = self.now_ms();
        if let Some(person) = who.person {
            self.0.door.tries.count(Of::Visitor(person), now_ms)?;
        }
        self.0.door.tries.count(Of::login(&login), now_ms)?;
        let found = self.0.store.person_of_login(&login).await?;
        let known = found.as_ref().and_then(|row| row.passphrase.clone());
        // Nobody has a longer one, and hashing it is no gift to whoever sends it.
        let passphrase: String = passphrase.chars().take(PASSPHRASE.end() + 1).collect();
        let is_right = hashing(move || is_right(known.as_deref(), &passphrase)).await?;
        let Some(row) = found.filter(|_| is_right) else {
            return Err(Refusal::Bad { field: "passphrase", why: Why::WrongPassphrase });
        };
        self.0.door.tries.forget(Of::login(&login));
        self.become_person(who, row.id).await
    }
}

/// Runs `work` where it holds nobody up, when its turn has come.
async fn hashing<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Refusal> {
    let turn = tokio::time::timeout(QUEUE_MAX, HASHING.clone().acquire_owned()).await;
    let turn = turn.map_err(|_| Refusal::TooMany(Why::Tries))?.expect("the semaphore is never closed");
    let work = move || {
        let value = work();
        drop(turn);
        value
    };
    tokio::task::spawn_blocking(work).await.map_err(|_| Refusal::Unavailable)
}

fn hashed(passphrase: &str) -> String {
    let hash = Argon2::default().hash_password(passphrase.as_bytes());
    hash.expect("the system gives random bits, and passphrases are short").to_string()
}

/// Whether the passphrase is the one that was hashed. As slow for nobody's.
fn is_right(hash: Option<&str>, passphrase: &str) -> bool {
    let Ok(parsed) = PasswordHash::new(hash.unwrap_or(NOBODY.as_str())) else { return false };
    let is_same = Argon2::default().verify_password(passphrase.as_bytes(), &parsed).is_ok();
    is_same && hash.is_some()
}
