//! Signing in by a name and a passphrase.

use std::sync::LazyLock;

use argon2::{Argon2, PasswordHasher, PasswordVerifier, password_hash::phc::PasswordHash};
use store::Secret;

use super::{attempts::AttemptKey, text::folded_login};
use crate::{
    hashing::hashing,
    host::{Host, Who},
    limits::PASSPHRASE_CHARS,
    refusal::{Refusal, Why},
};

/// What an unknown login is compared with, so that it takes as long as a known one.
static NOBODY: LazyLock<String> = LazyLock::new(|| hashed("nobody has this passphrase"));

impl Host {
    /// Sets login and passphrase of somebody who has none yet. All other browsers are signed out; this one gets a new
    /// cookie.
    ///
    /// # Errors
    /// As for [`Host::change_passphrase`].
    pub async fn set_passphrase(&self, who: Who, login: &str, passphrase: &str) -> Result<Secret, Refusal> {
        self.change_passphrase(who, "", login, passphrase).await
    }

    /// Changes login and passphrase, or sets them where there are none: then `current` does not matter. All other browsers
    /// are signed out and a recovery link from before the change is void; this browser gets a new cookie.
    ///
    /// # Errors
    /// The browser has no identity, `current` is not the present passphrase, login or passphrase will not do, or
    /// another person has the login.
    pub async fn change_passphrase(
        &self,
        who: Who,
        current: &str,
        login: &str,
        passphrase: &str,
    ) -> Result<Secret, Refusal> {
        let row = self.person_row(who).await?;
        let login = folded_login(login)?;
        check_length(passphrase)?;
        // Who could try one login after another would learn which are taken.
        self.0.sign_in_attempts.count(AttemptKey::Visitor(row.id), self.now_ms())?;
        let (person, known) = (row.id, row.passphrase);
        if known.is_some() {
            let (known, current) = (known.clone(), shortened(current));
            if !hashing(move || is_right(known.as_deref(), &current)).await? {
                return Err(Refusal::Bad { field: "current", why: Why::WrongPassphrase });
            }
        }
        let passphrase = passphrase.to_owned();
        let passphrase = hashing(move || hashed(&passphrase)).await?;
        self.change_person_row(who, |row| {
            // Another browser was faster.
            if !(row.passphrase == known) {
                return Err(Refusal::Stale);
            }
            if known.is_some() {
                row.recovery = None;
            }
            row.login = Some(login.clone());
            row.passphrase = Some(passphrase.clone());
            Ok(())
        })
        .await?;
        let secret = self.rotate(who, person).await?;
        self.0.store.delete_sessions_of(person, Some(secret.hash())).await?;
        Ok(secret)
    }

    /// Signs in: this browser is that person's from now on. What it did as nobody in particular is moved over to them if
    /// that is wanted, and otherwise left behind.
    ///
    /// # Errors
    /// Login or passphrase is wrong, without saying which, or there were too many tries.
    pub async fn sign_in(
        &self,
        who: Who,
        login: &str,
        passphrase: &str,
        comes_along: bool,
    ) -> Result<Secret, Refusal> {
        const WRONG: Refusal = Refusal::Bad { field: "passphrase", why: Why::WrongPassphrase };
        let (tries, now_ms) = (&self.0.sign_in_attempts, self.now_ms());
        if let Some(person) = who.person {
            tries.count(AttemptKey::Visitor(person), now_ms)?;
        }
        // Nobody has such a login, and everybody can know it.
        let Ok(login) = folded_login(login) else { return Err(WRONG) };
        if let Some(person) = who.person {
            tries.count(AttemptKey::login_by(&login, person), now_ms)?;
        }
        tries.count(AttemptKey::login(&login), now_ms)?;
        let found = self.0.store.person_of_login(&login).await?;
        let known = found.as_ref().and_then(|row| row.passphrase.clone());
        let passphrase = shortened(passphrase);
        let is_right = hashing(move || is_right(known.as_deref(), &passphrase)).await?;
        let Some(row) = found.filter(|_| is_right) else { return Err(WRONG) };
        if let Some(person) = who.person {
            tries.forget(AttemptKey::login_by(&login, person));
        }
        self.become_person(who, row.id, comes_along).await
    }
}

fn check_length(passphrase: &str) -> Result<(), Refusal> {
    match passphrase.chars().count() {
        n if n < *PASSPHRASE_CHARS.start() => Err(Refusal::Bad { field: "passphrase", why: Why::TooShort }),
        n if n > *PASSPHRASE_CHARS.end() => Err(Refusal::Bad { field: "passphrase", why: Why::TooLong }),
        _ => Ok(()),
    }
}

/// Nobody has a longer one, and hashing it is no gift to whoever sends it.
fn shortened(passphrase: &str) -> String {
    passphrase.chars().take(PASSPHRASE_CHARS.end() + 1).collect()
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
