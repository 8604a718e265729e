//! State that all requests share.

use std::{fmt, sync::Arc, time::Duration};

use host::Host;
use words::Library;

use crate::{
    game::WebGames,
    games,
    http::{drawn::DrawnPages, limits::Limits, metrics::Metrics, serve, workers::Workers},
    live::{Streams, Subscriptions},
    page::table::onlookers::Onlookers,
};

/// State that all requests share.
#[derive(Clone)]
pub struct App(pub(crate) Arc<Inner>);

pub(crate) struct Inner {
    pub(crate) host: Host,
    pub(crate) games: WebGames,
    pub(crate) library: &'static Library,
    pub(crate) settings: Settings,
    pub(crate) limits: Limits,
    pub(crate) workers: Workers,
    pub(crate) pages: DrawnPages,
    pub(crate) onlookers: Onlookers,
    pub(crate) streams: Streams,
    pub(crate) subscriptions: Subscriptions,
    pub(crate) metrics: Metrics,
}

/// How the pages are served.
#[derive(Clone, Default)]
pub struct Settings {
    /// The address under which people reach the server, such as `https://games.example`, for links to copy. If it is
    /// not set, links use the address that the browser used.
    pub public_url: Option<String>,
    /// The address of this machine on its network, if the server listens there. Who opened it by an address that only this
    /// machine understands gives this one to others.
    pub network_url: Option<String>,
    /// Whether a proxy in front sets `X-Forwarded-For` and `X-Forwarded-Proto`. These headers are ignored otherwise.
    pub behind_proxy: bool,
    /// Whether rate limits by address and person apply. Turn them off only for load tests on your own machine.
    pub is_limited: bool,
    /// The bearer token that may read `/metrics` from anywhere. Without it only this machine may.
    pub metrics_token: Option<String>,
    /// The token that opens the operator's page; without it there is none.
    pub operator_token: Option<String>,
    /// How long browsers may keep the server waiting.
    pub timeouts: Timeouts,
}

/// How long browsers may keep the server waiting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timeouts {
    /// For the head of a request, including the first one.
    pub head: Duration,
    /// For the body of a request.
    pub body: Duration,
    /// For the next request on a connection. Longer than proxies keep theirs, so that the proxy closes it first.
    pub idle: Duration,
    /// For the browser to read what is sent.
    pub unread: Duration,
    /// For requests in progress to finish, once the server stops.
    pub stop: Duration,
}

impl Default for Timeouts {
    fn default() -> Self {
        Self {
            head: Duration::from_secs(10),
            body: Duration::from_secs(12),
            idle: Duration::from_secs(75),
            unread: Duration::from_secs(60),
            stop: Duration::from_secs(5),
        }
    }
}

impl App {
    /// The pages of a host with the games that Kajiba ships.
    ///
    /// # Panics
    ///
    /// It is called outside of a runtime.
    #[must_use]
    pub fn new(host: Host, settings: Settings) -> Self {
        Self::with_games(host, games::all(), Library::shipped(), settings)
    }

    /// The pages of a host with these games; `library` has the texts of each of them.
    ///
    /// # Panics
    ///
    /// It is called outside of a runtime.
    #[must_use]
    pub fn with_games(host: Host, games: WebGames, library: &'static Library, settings: Settings) -> Self {
        let limits = Limits::new(settings.is_limited);
        // Pages hold a connection only briefly, so a quarter is enough for them.
        let streams = Streams::new(serve::connections_max() / 4 * 3, settings.is_limited);
        let subscriptions = Subscriptions::default();
        tokio::spawn(subscriptions.clone().forward(host.changes()));
        Self(Arc::new(Inner {
            host,
            games,
            library,
            settings,
            limits,
            workers: Workers::new(),
            pages: DrawnPages::new(),
            onlookers: Onlookers::default(),
            streams,
            subscriptions,
            metrics: Metrics::new(),
        }))
    }

    /// Ends all streams and opens no more, so that a stopping server need not wait for them.
    pub fn stop_streams(&self) {
        self.0.streams.stop();
    }

    /// How many pages were drawn so far. One that is sent to many is drawn once.
    #[must_use]
    pub fn n_drawn(&self) -> u64 {
        self.0.pages.n_drawn()
    }

    pub(crate) fn host(&self) -> &Host {
        &self.0.host
    }

    pub(crate) fn settings(&self) -> &Settings {
        &self.0.settings
    }
}

/// Does not print the tokens.
impl fmt::Debug for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            public_url,
            network_url,
            behind_proxy,
            is_limited,
            metrics_token,
            operator_token,
            timeouts,
        } = self;
        f.debug_struct("Settings")
            .field("public_url", public_url)
            .field("network_url", network_url)
            .field("behind_proxy", behind_proxy)
            .field("is_limited", is_limited)
            .field("metrics_token", &metrics_token.as_ref().map(|_| "…"))
            .field("operator_token", &operator_token.as_ref().map(|_| "…"))
            .field("timeouts", timeouts)
            .finish()
    }
}
