//! Signing in with login and passphrase.

use std::sync::LazyLock;

use argon2::{Argon2, PasswordHasher, PasswordVerifier, password_hash::phc::PasswordHash};
use store::{PersonId, Secret, SecretHash};

use super::{attempts::AttemptKey, random_bits, read, text::folded_login, written};
use crate::{
    hashing::hashing,
    host::{Host, Who},
    limits::PASSPHRASE_CHARS,
    refusal::{Refusal, Why},
};

/// How many browsers of a person are known. The one that signed in the longest ago is forgotten first.
const BROWSERS_MAX: usize = 20;

/// Where somebody signs in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Caller {
    /// Their address: the part of it that tells households apart.
    pub address: u128,
    /// What their browser keeps to be known by, whether it was used before or not.
    pub browser: SecretHash,
}

/// What somebody gives to sign in.
#[derive(Clone, Copy)]
pub struct Credentials<'a> {
    /// The login.
    pub login: &'a str,
    /// The passphrase.
    pub passphrase: &'a str,
    /// Whether what this browser did so far is to be merged into that person's.
    pub comes_along: bool,
}

/// A secret for a browser to be known by.
#[must_use]
pub fn new_browser() -> Secret {
    Secret(random_bits())
}

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

    /// Lets the person's login know this browser: it is theirs.
    ///
    /// # Errors
    /// The browser has no identity.
    pub async fn know_own_browser(&self, who: Who, browser: SecretHash) -> Result<(), Refusal> {
        self.know_browser(who.person.ok_or(Refusal::Unknown)?, browser).await
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
            // What others may have used is not known any more.
            let mut body = read(row)?;
            body.browsers.clear();
            row.body = written(&body);
            row.passphrase = Some(passphrase.clone());
            Ok(())
        })
        .await?;
        let secret = self.rotate(who, person).await?;
        self.0.store.delete_sessions_of(person, Some(secret.hash())).await?;
        Ok(secret)
    }

    /// Signs in: this browser becomes that person's, and is known from now on. Its anonymous identity is merged if wanted,
    /// and otherwise left behind.
    ///
    /// # Errors
    /// Login or passphrase is wrong, without saying which, or there were too many attempts.
    pub async fn sign_in(
        &self,
        who: Who,
        caller: Caller,
        credentials: Credentials<'_>,
    ) -> Result<Secret, Refusal> {
        const WRONG: Refusal = Refusal::Bad { field: "passphrase", why: Why::WrongPassphrase };
        let Credentials { login, passphrase, comes_along } = credentials;
        // Such a login cannot exist, so there is nothing to hide.
        let Ok(login) = folded_login(login) else { return Err(WRONG) };
        let found = self.0.store.person_of_login(&login).await?;
        let is_known = match &found {
            Some(row) => read(row)?.browsers.contains(&shown(caller.browser)),
            None => false,
        };
        let own = if is_known {
            self.count_known(&login, caller.browser)?
        } else {
            self.count_stranger(&login, caller.address)?
        };
        let known = found.as_ref().and_then(|row| row.passphrase.clone());
        let passphrase = shortened(passphrase);
        let is_right = hashing(move || is_right(known.as_deref(), &passphrase)).await?;
        let Some(row) = found.filter(|_| is_right) else { return Err(WRONG) };
        self.0.sign_in_attempts.forget(own);
        self.know_browser(row.id, caller.browser).await?;
        self.become_person(who, row.id, comes_along).await
    }

    /// Counts an attempt of a browser that the login knows; gives what a success resets.
    fn count_known(&self, login: &str, browser: SecretHash) -> Result<AttemptKey, Refusal> {
        let own = AttemptKey::login_by(login, browser);
        self.0.sign_in_attempts.count(own, self.now_ms()).map(|()| own)
    }

    /// Counts an attempt of a browser that the login does not know; gives what a success resets.
    fn count_stranger(&self, login: &str, address: u128) -> Result<AttemptKey, Refusal> {
        let (tries, now_ms) = (&self.0.sign_in_attempts, self.now_ms());
        let own = AttemptKey::login_from(login, address);
        tries.count(AttemptKey::Address(address), now_ms)?;
        tries.count(own, now_ms)?;
        tries.count(AttemptKey::login(login), now_ms)?;
        Ok(own)
    }

    /// Notes that this browser has given the person's passphrase.
    async fn know_browser(&self, person: PersonId, browser: SecretHash) -> Result<(), Refusal> {
        let browser = shown(browser);
        self.change_person(Who { person: Some(person), session: None, bearer: None }, |body| {
            if body.browsers.last() != Some(&browser) {
                body.browsers.retain(|known| *known != browser);
                let n_over = (body.browsers.len() + 1).saturating_sub(BROWSERS_MAX);
                body.browsers.drain(..n_over);
                body.browsers.push(browser.clone());
            }
        })
        .await
    }
}

/// The hash of a browser's secret, as it is stored.
fn shown(browser: SecretHash) -> String {
    browser.0.iter().map(|byte| format!("{byte:02x}")).collect()
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
