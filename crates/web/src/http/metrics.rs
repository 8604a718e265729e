//! Health check, metrics and request logs for the operator.

use std::{
    sync::{Mutex, OnceLock},
    time::{Duration, Instant},
};

use axum::{
    Router,
    extract::{MatchedPath, Request, State},
    http::{Extensions, HeaderMap, HeaderName, HeaderValue, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
    routing::get,
};
use host::Health;
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use sha2::{Digest, Sha256};
use tower_http::request_id::{MakeRequestId, MakeRequestUuid};
use tracing::Instrument;

use crate::{
    app::App,
    http::{address::is_local, cx::bearer},
};

/// The number of requests, by route and class of status.
const REQUESTS: &str = "kajiba_http_requests_total";
/// Their duration.
const SECONDS: &str = "kajiba_http_request_seconds";
/// The number of open streams.
const STREAMS: &str = "kajiba_streams_open";

const BUCKETS_S: [f64; 10] = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0];

/// How long the database may take to answer a health check.
const WELL_WITHIN: Duration = Duration::from_secs(5);

/// How often histograms are compacted, so that they do not grow while nobody reads them.
const TIDY_EVERY: Duration = Duration::from_secs(10);

/// Identifies a request in the logs and in its response.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The metrics recorder.
pub(crate) struct Metrics {
    handle: Option<PrometheusHandle>,
    tidied: Mutex<Instant>,
}

impl Metrics {
    /// Installs the recorder. A process has one, however many servers run in it.
    pub(crate) fn new() -> Self {
        static HANDLE: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
        let handle = HANDLE.get_or_init(|| {
            let builder = PrometheusBuilder::new()
                .set_buckets_for_metric(Matcher::Full(SECONDS.to_owned()), &BUCKETS_S);
            let installed = builder.and_then(PrometheusBuilder::install_recorder);
            installed.inspect_err(|error| tracing::warn!(%error, "cannot install the metrics recorder")).ok()
        });
        Self { handle: handle.clone(), tidied: Mutex::new(Instant::now()) }
    }

    fn tidy(&self) {
        let Some(handle) = &self.handle else { return };
        let Ok(mut tidied) = self.tidied.try_lock() else { return };
        if tidied.elapsed() >= TIDY_EVERY {
            *tidied = Instant::now();
            drop(tidied);
            handle.run_upkeep();
        }
    }
}

/// Records the number of open streams.
pub(crate) fn count_streams(n_open: usize) {
    metrics::gauge!(STREAMS).set(n_open as f64);
}

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/healthz", get(health)).route("/metrics", get(tell_metrics))
}

async fn health(State(app): State<App>) -> (StatusCode, &'static str) {
    let health = tokio::time::timeout(WELL_WITHIN, app.host().health()).await;
    let fault = match health {
        Ok(Health::Well) => return (StatusCode::OK, "ok"),
        Ok(Health::Stopping) => "the server stops",
        Ok(Health::DiskFull) => "the disk is full: nothing is stored",
        Ok(Health::Replaced) => {
            "the file of the database was replaced or deleted: nothing is stored; restart the server"
        }
        Ok(Health::Away) | Err(_) => "the database does not answer",
    };
    (StatusCode::SERVICE_UNAVAILABLE, fault)
}

/// The metrics, for this machine and for holders of the token. Others get 404.
async fn tell_metrics(State(app): State<App>, headers: HeaderMap, request: Request) -> Response {
    let metrics = &app.0.metrics;
    match &metrics.handle {
        Some(handle) if may_read_metrics(&app, &headers, request.extensions()) => {
            let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
            (kind, handle.render()).into_response()
        }
        Some(_) | None => StatusCode::NOT_FOUND.into_response(),
    }
}

fn may_read_metrics(app: &App, headers: &HeaderMap, extensions: &Extensions) -> bool {
    let given = headers.get(header::AUTHORIZATION).and_then(bearer);
    let has_token = match (&app.settings().metrics_token, given) {
        // Compare hashes, so that the timing reveals nothing about the token.
        (Some(token), Some(given)) => Sha256::digest(token) == Sha256::digest(given),
        (Some(_) | None, _) => false,
    };
    has_token || is_local(app.settings(), headers, extensions)
}

/// Counts and logs a request by its route, since paths and queries may contain secrets and cookies do.
pub(crate) async fn watched(State(app): State<App>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let id = request_id(&app, &request);
    let method = request.method().clone();
    let is_act = !method.is_safe();
    let route = request.extensions().get::<MatchedPath>().map_or("none", MatchedPath::as_str).to_owned();
    let span = tracing::info_span!("request", id = id.to_str().unwrap_or(""), %method, route);
    let mut response = next.run(request).instrument(span.clone()).await;
    let status = response.status().as_u16();
    let took = begun.elapsed();
    span.in_scope(|| {
        let latency_ms = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
        if response.status().is_server_error() {
            tracing::error!(status, latency_ms, "failed");
        } else if is_act {
            tracing::info!(status, latency_ms, "done");
        } else {
            tracing::debug!(status, latency_ms, "read");
        }
    });
    let class = format!("{}xx", status / 100);
    metrics::counter!(REQUESTS, "route" => route.clone(), "status" => class.clone()).increment(1);
    metrics::histogram!(SECONDS, "route" => route, "status" => class).record(took.as_secs_f64());
    app.0.metrics.tidy();
    response.headers_mut().insert(REQUEST_ID, id);
    response
}

/// The id of a request: the proxy's if there is a trusted one, else a new one.
fn request_id(app: &App, request: &Request) -> HeaderValue {
    let is_plain = |id: &&HeaderValue| {
        (1..=64).contains(&id.len())
            && id.as_bytes().iter().all(|byte| byte.is_ascii_alphanumeric() || *byte == b'-')
    };
    let given = request.headers().get(REQUEST_ID).filter(is_plain).filter(|_| app.settings().behind_proxy);
    let made = || MakeRequestUuid.make_request_id(request).map(|id| id.into_header_value());
    given.cloned().or_else(made).unwrap_or(HeaderValue::from_static("none"))
}
