//! Webhooks: tell a person that it is their turn.

mod address;
mod send;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, Weak},
    time::Duration,
};

use serde::Serialize;
use store::{PersonId, Phase, TableId};
use tabletop::{Seat, Seats};
use tokio::sync::{Semaphore, mpsc};

pub(crate) use self::address::is_public;
use crate::{
    host::{Host, Inner, Settings, Who},
    refusal::{Refusal, Why},
    table::Table,
};

/// Timeout for resolving a name, and for the request.
const TIMEOUT: Duration = Duration::from_secs(5);
/// How many requests run at once.
const SENDING_MAX: usize = 4;
/// How many messages may wait; others are dropped.
const WAITING_MAX: usize = 256;
/// After this many failures in a row a webhook is switched off.
const FAILURES_MAX: u32 = 10;
/// Length of the queue of turns.
const TURNS_MAX: usize = 1024;
/// How many failing webhooks are tracked.
const REMEMBERED_MAX: usize = 10_000;

/// A turn, for the text of the message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct YourTurn {
    /// The code of the person's language.
    pub lang: Option<String>,
    /// The game's id.
    pub game: String,
    /// The table.
    pub table: TableId,
    /// The name of the seat.
    pub name: String,
}

impl Host {
    /// Sets the webhook address; empty switches it off.
    ///
    /// # Errors
    /// The browser has no identity, or this is not a web address on the public network.
    pub async fn set_webhook(&self, who: Who, url: &str) -> Result<(), Refusal> {
        let url = url.trim();
        if url.is_empty() {
            return self.change_person(who, |person| person.webhook = None).await;
        }
        let settings = &self.0.settings;
        if !settings.webhooks {
            return Err(Refusal::NotFound);
        }
        self.person(who).await?;
        let bad = || Refusal::Bad { field: "webhook", why: Why::NotPublic };
        let uri = address::parsed(url).ok_or_else(bad)?;
        address::resolved(&uri, settings.webhook_addresses).await.ok_or_else(bad)?;
        self.change_person(who, |person| person.webhook = Some(url.to_owned())).await
    }
}

/// A person who must decide and did not before.
pub(crate) struct TurnNotice {
    person: PersonId,
    seat: Seat,
    name: String,
    game: String,
    table: TableId,
    version: u64,
}

/// Whom to notify after a change of a table. Only the node that made the change notifies them, so that it
/// happens once.
pub(crate) fn new_turns(before: Option<&Table>, after: &Table) -> Vec<TurnNotice> {
    match after.row.phase {
        Phase::Gathering | Phase::Playing => {}
        Phase::Over | Phase::Broken | Phase::Closed => return Vec::new(),
    }
    let asked = |table: &Table| table.play.as_ref().map_or(Seats::NONE, |play| play.asked());
    let asked_before = before.map_or(Seats::NONE, asked);
    let version = after.play.as_ref().map_or(0, |play| play.version());
    let person_at = |seat: Seat| after.body.seats[seat.index()].holder.person();
    let mut turns: Vec<TurnNotice> = Vec::new();
    for seat in asked(after).iter().filter(|seat| after.body.humans().contains(*seat)) {
        let Some(person) = person_at(seat) else { continue };
        // A person who was asked before has just acted or has been notified already.
        let is_known = asked_before.iter().any(|seat| person_at(seat) == Some(person));
        if is_known || turns.iter().any(|turn| turn.person == person) {
            continue;
        }
        let (game, name) = (after.row.game.clone(), after.body.seats[seat.index()].name.clone());
        turns.push(TurnNotice { person, seat, name, game, table: after.row.id, version });
    }
    turns
}

/// The queue of turns; nothing if webhooks are off.
pub(crate) fn channel(
    settings: &Settings,
) -> (Option<mpsc::Sender<TurnNotice>>, Option<mpsc::Receiver<TurnNotice>>) {
    settings.webhooks.then(|| mpsc::channel(TURNS_MAX)).unzip()
}

/// Queues turns once the change is stored.
pub(crate) fn enqueue(host: &Host, turns: Vec<TurnNotice>) {
    let Some(sender) = &host.0.turns else { return };
    for turn in turns {
        if sender.try_send(turn).is_err() {
            tracing::warn!("webhook queue is full");
        }
    }
}

/// Background task that sends the messages, until the host is gone.
pub(crate) fn watch(host: &Host, mut turns: mpsc::Receiver<TurnNotice>) {
    let weak = Arc::downgrade(&host.0);
    let outbox = Arc::new(Outbox::default());
    tokio::spawn(async move {
        while let Some(turn) = turns.recv().await {
            let Some(host) = weak.upgrade().map(Host) else { return };
            outbox.clone().post(&host, turn).await;
        }
    });
}

/// The message. Chat services show `text` or `content`.
#[derive(Serialize)]
struct Message<'a> {
    game: &'a str,
    table: TableId,
    seat: u8,
    version: u64,
    text: &'a str,
    content: &'a str,
}

/// Messages being sent.
struct Outbox {
    waiting: Arc<Semaphore>,
    sending: Semaphore,
    /// The number of failures in a row, by person and address.
    failures: Mutex<HashMap<(PersonId, String), u32>>,
}

impl Default for Outbox {
    fn default() -> Self {
        Self {
            waiting: Arc::new(Semaphore::new(WAITING_MAX)),
            sending: Semaphore::new(SENDING_MAX),
            failures: Mutex::default(),
        }
    }
}

impl Outbox {
    /// Sends a message in the background, if the person has a webhook.
    async fn post(self: Arc<Self>, host: &Host, turn: TurnNotice) {
        let Ok(Some(person)) = host.person_body(turn.person).await else { return };
        let Some(url) = person.webhook else { return };
        let Ok(place) = self.waiting.clone().try_acquire_owned() else {
            tracing::warn!("too many webhooks are waiting; one is dropped");
            return;
        };
        let words = YourTurn {
            lang: person.lang,
            game: turn.game.clone(),
            table: turn.table,
            name: turn.name.clone(),
        };
        let text = (host.0.settings.your_turn)(&words);
        let message = Message {
            game: &turn.game,
            table: turn.table,
            seat: turn.seat.0,
            version: turn.version,
            text: &text,
            content: &text,
        };
        let message = serde_json::to_string(&message).expect("messages are plain data");
        let may_use = host.0.settings.webhook_addresses;
        let weak = Arc::downgrade(&host.0);
        tokio::spawn(async move {
            let _place = place;
            let _sending = self.sending.acquire().await.expect("the semaphore is never closed");
            let outcome = send::send(&url, message, may_use).await;
            self.note(&weak, turn.person, url, outcome).await;
        });
    }

    /// Tracks failures, and switches off a webhook that fails repeatedly.
    async fn note(&self, host: &Weak<Inner>, person: PersonId, url: String, outcome: Result<(), String>) {
        let key = (person, url);
        let Err(why) = outcome else {
            self.failures().remove(&key);
            return;
        };
        let n_failures = {
            let mut failures = self.failures();
            if failures.len() >= REMEMBERED_MAX {
                failures.clear();
            }
            let n_failures = failures.entry(key.clone()).or_default();
            *n_failures += 1;
            *n_failures
        };
        let shown = address::parsed(&key.1).map_or_else(String::new, |uri| address::shown(&uri));
        tracing::info!(webhook = shown, why, n_failures, "webhook failed");
        if !(n_failures >= FAILURES_MAX) {
            return;
        }
        self.failures().remove(&key);
        let Some(host) = host.upgrade().map(Host) else { return };
        let who = Who { person: Some(person), session: None, bearer: None };
        let switched = host.change_person(who, |body| {
            // They may have set another one meanwhile.
            if body.webhook.as_ref() == Some(&key.1) {
                body.webhook = None;
            }
        });
        match switched.await {
            Ok(()) => tracing::warn!(webhook = shown, "webhook switched off"),
            Err(refusal) => tracing::info!(%refusal, "webhook could not be switched off"),
        }
    }

    fn failures(&self) -> std::sync::MutexGuard<'_, HashMap<(PersonId, String), u32>> {
        self.failures.lock().expect("failure count mutex is not poisoned")
    }
}
