//! One connection: served until it ends, exceeds a timeout, or the server stops.

use std::{convert::Infallible, net::SocketAddr, pin::pin, sync::Arc, time::Duration};

use axum::{Router, body::Body, extract::ConnectInfo, http::Request};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::TokioIo;
use tokio::{net::TcpStream, sync::watch};
use tower::ServiceExt;

use super::activity::{Activity, TrackedStream};
use crate::app::Timeouts;

/// How often a connection's timeouts are checked.
const CHECK_PERIOD: Duration = Duration::from_secs(2);
/// The read buffer of a connection: room for the longest head of a request.
const BUFFER_BYTES_MAX: usize = 64 * 1024;

/// Serves connections.
#[derive(Clone)]
pub(super) struct ConnectionHandler {
    pub(super) router: Router,
    pub(super) timeouts: Timeouts,
    pub(super) is_stopping: watch::Receiver<bool>,
}

impl ConnectionHandler {
    /// Answers the requests of a connection.
    pub(super) async fn handle(mut self, stream: TcpStream, from: SocketAddr) {
        // Events of a stream are small and must not wait for more data.
        let _ = stream.set_nodelay(true);
        let activity = Arc::new(Activity::new());
        let router = self.router;
        let of_requests = Arc::clone(&activity);
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(from));
            let in_progress = of_requests.begin_request();
            let answer = router.clone().oneshot(request.map(Body::new));
            async move { Ok::<_, Infallible>(answer.await?.map(|body| in_progress.until_sent(body))) }
        });
        let io = TokioIo::new(TrackedStream::new(stream, Arc::clone(&activity)));
        let served = http1::Builder::new().max_buf_size(BUFFER_BYTES_MAX).serve_connection(io, service);
        let mut connection = pin!(served);
        let mut check = tokio::time::interval(CHECK_PERIOD);
        let mut is_ending = false;
        loop {
            tokio::select! {
                ended = connection.as_mut() => {
                    if let Err(error) = ended {
                        tracing::debug!(%error, "connection failed");
                    }
                    return;
                }
                _ = check.tick() => {
                    if activity.is_timed_out(&self.timeouts) {
                        tracing::debug!("closed a connection that timed out");
                        return;
                    }
                }
                _ = self.is_stopping.wait_for(|&stops| stops), if !is_ending => {
                    if !activity.is_request_in_progress() {
                        return;
                    }
                    is_ending = true;
                    connection.as_mut().graceful_shutdown();
                }
            }
        }
    }
}
