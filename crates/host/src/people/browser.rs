//! Browser sessions, identified by a secret in a cookie. Only its hash is stored.

use store::{Ms, PersonId, Secret, SecretHash, SessionRow, StoreError};

use super::{TRIES_MAX, random_bits};
use crate::{
    host::{Host, Who},
    refusal::Refusal,
};

const DAY_MS: Ms = 24 * 60 * 60 * 1000;
/// A session expires after this long without use.
const UNUSED_MS_MAX: Ms = 180 * DAY_MS;
/// A person who owns nothing is deleted after this long without a visit.
const UNSEEN_MS_MAX: Ms = 60 * DAY_MS;
/// How many of them are read at a time.
const PAGE: u32 = 100;

impl Host {
    /// Looks up a cookie; nobody if it is unknown.
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
        // Once a day is enough, and saves a write for every page.
        if unused_ms >= DAY_MS {
            self.0.store.touch_session(token, self.now_ms()).await?;
        }
        Ok(Who { person: Some(session.person), session: Some(token), bearer: None })
    }

    /// Ends this browser's session.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn sign_out(&self, who: Who) -> Result<(), Refusal> {
        let Some(session) = who.session else { return Ok(()) };
        let _writing = self.0.people_lock.lock().await;
        Ok(self.0.store.delete_session(session).await?)
    }

    /// Deletes unused sessions, and absent people without login, recovery link, seat, table or message. The
    /// host calls this itself once a day.
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
            // If a page repeats, its people have come back; stop.
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

    /// Changes the stored body of a session.
    ///
    /// # Errors
    /// The session is unknown or has ended.
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
                // Another node was faster, or the session was deleted.
                Err(StoreError::Conflict) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(Refusal::Unavailable)
    }

    /// Moves the visitor's browser to `person` with a new secret; the old one becomes void.
    pub(super) async fn rotate(&self, who: Who, person: PersonId) -> Result<Secret, Refusal> {
        let _writing = self.0.people_lock.lock().await;
        let secret = Secret(random_bits());
        let mut session = self.new_session(person, &secret);
        if let Some(token) = who.session {
            let old = self.0.store.session(token).await?;
            // Seats unlocked for another person stay with that person.
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
