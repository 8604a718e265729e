//! The event stream that tells a browser which of its tables have changed.
//!
//! Events carry versions only; the browser then requests the page, and that request checks what it may see. A lost or
//! repeated event does no harm.

use std::{
    collections::{BTreeMap, VecDeque},
    convert::Infallible,
    time::Duration,
};

use axum::{
    Json, Router,
    extract::{Query, Request},
    http::{HeaderName, HeaderValue},
    response::{
        IntoResponse,
        sse::{Event, KeepAlive, Sse},
    },
    routing::get,
};
use futures_util::stream::{self, Stream};
use host::{Refusal, TableId, Why};
use serde::{Deserialize, Serialize};
use tokio::time::{Instant, sleep_until};

use crate::{
    app::App,
    http::{
        address::{address, household},
        cx::Cx,
        error_page::{Answer, ErrorPage},
    },
};

mod streams;
mod subscriptions;

pub(crate) use streams::Streams;
use streams::{End, Ticket};
use subscriptions::Subscription;
pub(crate) use subscriptions::Subscriptions;

/// The most tables that a stream reports on; more than anybody watches at once.
const TABLES_MAX: usize = 16;
/// Proxies and browsers close silent connections.
const KEEP_ALIVE: Duration = Duration::from_secs(15);
/// How soon a browser reconnects.
const RETRY: Duration = Duration::from_secs(2);
/// How long a stream lives before the browser opens a new one.
const LIFE: Duration = Duration::from_secs(3600);
/// How often to check that the browser still belongs to the same person while no table changes.
const RECOGNISE_EVERY: Duration = Duration::from_secs(60);

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/live", get(open)).route("/live/now", get(now))
}

/// A table's version as the script reads it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
struct Version {
    table: TableId,
    version: u64,
}

#[derive(Deserialize)]
struct Wanted {
    /// Table ids, separated by commas.
    #[serde(default)]
    t: String,
}

/// The requested tables, up to [`TABLES_MAX`].
fn tables(wanted: &Wanted) -> Result<Vec<TableId>, Refusal> {
    let bad = |why| Refusal::Bad { field: "table", why };
    if wanted.t.is_empty() {
        return Err(bad(Why::Empty));
    }
    let ids = wanted.t.split(',').take(TABLES_MAX);
    ids.map(|id| id.parse().map_err(|_| bad(Why::NotAnOption))).collect()
}

/// The current versions of tables, for background tabs that hold no stream.
async fn now(cx: Cx, Query(wanted): Query<Wanted>) -> Result<Json<Vec<Version>>, ErrorPage> {
    let mut versions = Vec::new();
    for table in tables(&wanted)? {
        cx.host().catch_up(None, Some(table)).await?;
        match cx.host().version(cx.who, table).await {
            Ok(version) => versions.push(Version { table, version }),
            Err(refusal) => or_hidden(refusal)?,
        }
    }
    Ok(Json(versions))
}

/// Ignores tables that the visitor may not see, like those that do not exist.
fn or_hidden(refusal: Refusal) -> Result<(), Refusal> {
    match refusal {
        Refusal::NotFound | Refusal::Unknown | Refusal::Forbidden(_) | Refusal::Broken => Ok(()),
        Refusal::Stale
        | Refusal::NotNow(_)
        | Refusal::Bad { .. }
        | Refusal::TooMany(_)
        | Refusal::Unavailable
        | Refusal::DiskFull => Err(refusal),
    }
}

/// Opens a stream: the current versions of the tables, then each new one.
async fn open(cx: Cx, Query(wanted): Query<Wanted>, request: Request) -> Answer {
    let from = household(address(cx.app.settings(), request.headers(), request.extensions()));
    open_for(cx, tables(&wanted)?, from).await
}

/// Opens a stream about these tables to a household.
pub(crate) async fn open_for(cx: Cx, tables: Vec<TableId>, from: u128) -> Answer {
    // From here on this node is the one that the visitor hears from, so it must not be behind another one.
    for &table in &tables {
        cx.host().catch_up(None, Some(table)).await?;
    }
    let ticket = cx.app.0.streams.open(cx.caller(), from)?;
    // Subscribe before reading the versions, so that no change is missed.
    let subscription = cx.app.0.subscriptions.subscribe(tables.clone());
    let log = tables.into_iter().map(|table| (table, None)).collect();
    let events = VecDeque::from([Event::default().retry(RETRY)]);
    let now = Instant::now();
    let (recognised, until) = (now, now + LIFE);
    let mut live = Live { cx, log, subscription, ticket, events, recognised, until, is_ended: false };
    live.tell_all().await;
    let keep_alive = KeepAlive::new().interval(KEEP_ALIVE);
    let mut response = Sse::new(live.into_stream()).keep_alive(keep_alive).into_response();
    // nginx would otherwise buffer events.
    let unbuffered = (HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no"));
    response.headers_mut().insert(unbuffered.0, unbuffered.1);
    Ok(response)
}

/// An open stream.
struct Live {
    cx: Cx,
    /// The tables, with the last version sent for each.
    log: BTreeMap<TableId, Option<u64>>,
    subscription: Subscription,
    ticket: Ticket,
    /// Events waiting to be sent.
    events: VecDeque<Event>,
    /// When the browser's identity was last checked.
    recognised: Instant,
    until: Instant,
    is_ended: bool,
}

impl Live {
    fn into_stream(self) -> impl Stream<Item = Result<Event, Infallible>> {
        stream::unfold(self, |mut live| async move {
            let event = live.next().await?;
            Some((Ok(event), live))
        })
    }

    async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some(event) = self.events.pop_front() {
                return Some(event);
            }
            if self.is_ended {
                return None;
            }
            self.wait().await;
        }
    }

    async fn wait(&mut self) {
        tokio::select! {
            end = self.ticket.ended() => {
                self.is_ended = true;
                match end {
                    End::Superseded => self.events.push_back(Event::default().event("superseded").data("")),
                    End::Stopping => {}
                }
            }
            () = sleep_until(self.until) => self.is_ended = true,
            () = sleep_until(self.recognised + RECOGNISE_EVERY) => self.recognise().await,
            tables = self.subscription.changed() => match tables {
                Some(tables) => {
                    self.recognise().await;
                    for table in tables {
                        self.tell(table).await;
                    }
                }
                None => self.is_ended = true,
            },
        }
    }

    /// Ends the stream if the browser now belongs to somebody else. It reconnects under its new identity.
    async fn recognise(&mut self) {
        self.recognised = Instant::now();
        match self.cx.is_same().await {
            Ok(is_same) => self.is_ended |= !is_same,
            Err(refusal) => tracing::debug!(?refusal, "cannot check the browser's identity"),
        }
    }

    async fn tell_all(&mut self) {
        for table in self.log.keys().copied().collect::<Vec<_>>() {
            self.tell(table).await;
        }
    }

    /// Sends the version of a table if it is new. Access is checked every time.
    async fn tell(&mut self, table: TableId) {
        let Some(log) = self.log.get(&table).copied().filter(|_| !self.is_ended) else { return };
        match self.cx.host().version(self.cx.who, table).await {
            Ok(version) if log == Some(version) => {}
            Ok(version) => {
                self.log.insert(table, Some(version));
                let data =
                    serde_json::to_string(&Version { table, version }).expect("a version serializes to JSON");
                self.events.push_back(Event::default().event("table").data(data));
            }
            Err(refusal) => {
                // A hidden table may become visible again: keep it and report its next change.
                if let Err(refusal) = or_hidden(refusal) {
                    tracing::debug!(?refusal, "cannot read the version of a table");
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_named_by_their_ids_and_nothing_else() {
        let read = |t: &str| tables(&Wanted { t: t.to_owned() }).ok();
        let [one, two] = [TableId(1), TableId(2)];
        assert_eq!(read(&format!("{one},{two}")), Some(vec![one, two]));
        assert_eq!(read(&format!("{one},")), None);
        assert_eq!(read(""), None);
        assert_eq!(read("1"), None);
        let many: Vec<String> = (0..100).map(|n| TableId(n).to_string()).collect();
        assert_eq!(read(&many.join(",")).map(|tables| tables.len()), Some(TABLES_MAX));
    }
}
