//! Signing in with login and passphrase.

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

/// A hash to compare with if the login is unknown, so that it takes the same time.
static NOBODY: LazyLock<String> = LazyLock::new(|| hashed("nobody has this passphrase"));

impl Host {
    /// Sets the first login and passphrase. Other sessions end; this browser gets a new cookie.
    ///
    /// # Errors
    /// As for [`Host::change_passphrase`].
    pub async fn set_passphrase(&self, who: Who, login: &str, passphrase: &str) -> Result<Secret, Refusal> {
        self.change_passphrase(who, "", login, passphrase).await
    }

    /// Changes login and passphrase, or sets the first ones, when `current` is ignored. Other sessions end
    /// and an earlier recovery link becomes void; this browser gets a new cookie.
    ///
    /// # Errors
    /// The browser has no identity, `current` is wrong, login or passphrase is not valid, or the login is
    /// taken.
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
        // Limit this too, because it reveals which logins are taken.
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
            // Another browser changed it first.
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

    /// Signs in: this browser becomes that person's. Its anonymous identity is merged if wanted, and
    /// otherwise left behind.
    ///
    /// # Errors
    /// Login or passphrase is wrong, without saying which, or there were too many attempts.
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
        // Such a login cannot exist, so there is nothing to hide.
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

/// Cuts off excess length, so that hashing it costs no more.
fn shortened(passphrase: &str) -> String {
    passphrase.chars().take(PASSPHRASE_CHARS.end() + 1).collect()
}

fn hashed(passphrase: &str) -> String {
    let hash = Argon2::default().hash_password(passphrase.as_bytes());
    hash.expect("the system provides random numbers and passphrases are short").to_string()
}

/// Compares a passphrase with a hash. Takes the same time without one.
fn is_right(hash: Option<&str>, passphrase: &str) -> bool {
    let Ok(parsed) = PasswordHash::new(hash.unwrap_or(NOBODY.as_str())) else { return false };
    let is_same = Argon2::default().verify_password(passphrase.as_bytes(), &parsed).is_ok();
    is_same && hash.is_some()
}
