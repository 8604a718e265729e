//! Browsers that are known by a secret in their cookie, of which only the hash is stored.

use store::{Ms, PersonId, Secret, SecretHash, SessionRow, StoreError};

use super::{TRIES_MAX, random_bits};
use crate::{
    host::{Host, Who},
    refusal::Refusal,
};

const DAY_MS: Ms = 24 * 60 * 60 * 1000;
/// A cookie that was not used for so long is void.
const UNUSED_MS_MAX: Ms = 180 * DAY_MS;
/// Somebody who has left nothing and was not seen for so long is forgotten.
const UNSEEN_MS_MAX: Ms = 60 * DAY_MS;
/// How many of them are looked up at a time.
const PAGE: u32 = 100;

impl Host {
    /// Who has this cookie; nobody where it is unknown.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn who(&self, cookie: Option<&Secret>) -> Result<Who, Refusal> {
        let Some(cookie) = cookie else { return Ok(Who::default()) };
        let token = cookie.hash();
        let Some(session) = self.0.store.session(token).await? else { return Ok(Who::default()) };
        let unused_ms = self.now_ms() - session.seen_ms;
        if !(unused_ms <= UNUSED_MS_MAX) {
            self.0.store.delete_session(token).await?;
            return Ok(Who::default());
        }
        // To the day is enough, and spares a write for every page.
        if unused_ms >= DAY_MS {
            self.0.store.touch_session(token, self.now_ms()).await?;
        }
        Ok(Who { person: Some(session.person), session: Some(token), bearer: None })
    }

    /// Forgets this browser.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn sign_out(&self, who: Who) -> Result<(), Refusal> {
        let Some(session) = who.session else { return Ok(()) };
        let _writing = self.0.people_lock.lock().await;
        Ok(self.0.store.delete_session(session).await?)
    }

    /// Forgets browsers that nobody uses any more, and people without login, recovery link, seat, table or line who stay
    /// away. The host calls it by itself, once a day.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn sweep(&self) -> Result<(), Refusal> {
        let store = &self.0.store;
        let now_ms = self.now_ms();
        let seebefore_ms = now_ms - UNSEEN_MS_MAX;
        let mut before = None;
        loop {
            let idle = store.idle_people(seebefore_ms, PAGE).await?;
            // Who came back at the last moment must not keep this going.
            if idle.is_empty() || self.is_stopping() || before.as_ref() == Some(&idle) {
                break;
            }
            for &person in &idle {
                store.delete_idle_person(person, seebefore_ms).await?;
            }
            before = Some(idle);
        }
        Ok(store.delete_unused_sessions(now_ms - UNUSED_MS_MAX).await?)
    }

    /// Changes what is stored of a browser.
    ///
    /// # Errors
    /// The browser is not known (any more).
    pub(crate) async fn change_session<T>(
        &self,
        token: SecretHash,
        change: impl Fn(&mut SessionRow) -> T,
    ) -> Result<T, Refusal> {
        let _writing = self.0.people_lock.lock().await;
        for _ in 0..TRIES_MAX {
            let before = self.0.store.session(token).await?.ok_or(Refusal::Unknown)?;
            let mut after = before.clone();
            let value = change(&mut after);
            match self.0.store.change_session(before, after).await {
                Ok(()) => return Ok(value),
                // Another node was faster, or the browser has been forgotten meanwhile.
                Err(StoreError::Conflict) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(Refusal::Unavailable)
    }

    /// Makes the visitor's browser that of `person`, under a new secret; the old one is void.
    pub(super) async fn rotate(&self, who: Who, person: PersonId) -> Result<Secret, Refusal> {
        let _writing = self.0.people_lock.lock().await;
        let secret = Secret(random_bits());
        let mut session = self.new_session(person, &secret);
        if let Some(token) = who.session {
            let old = self.0.store.session(token).await?;
            // What the browser has opened for somebody else is none of this person's business.
            if let Some(old) = old.filter(|old| old.person == person) {
                session.body = old.body;
            }
            self.0.store.delete_session(token).await?;
        }
        self.0.store.add_session(session).await?;
        Ok(secret)
    }

    pub(super) fn new_session(&self, person: PersonId, secret: &Secret) -> SessionRow {
        let now_ms = self.now_ms();
        SessionRow {
            token: secret.hash(),
            person,
            body: "{}".to_owned(),
            created_ms: now_ms,
            seen_ms: now_ms,
        }
    }
}
