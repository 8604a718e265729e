//! One connection: attended to until it ends, keeps the server waiting too long, or the server stops.

use std::{convert::Infallible, net::SocketAddr, pin::pin, sync::Arc, time::Duration};

use axum::{Router, body::Body, extract::ConnectInfo, http::Request};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::TokioIo;
use tokio::{net::TcpStream, sync::watch};
use tower::ServiceExt;

use super::pulse::{Pulse, Watched};
use crate::app::Patience;

/// How often it is looked whether a connection keeps the server waiting.
const LOOK_EVERY: Duration = Duration::from_secs(2);
/// How much of a connection is kept in memory before it is dealt with: room for the longest head of a request.
const BUFFER_BYTES_MAX: usize = 64 * 1024;

/// Attends to connections.
#[derive(Clone)]
pub(super) struct Attendant {
    pub(super) router: Router,
    pub(super) patience: Patience,
    pub(super) is_stopping: watch::Receiver<bool>,
}

impl Attendant {
    /// Answers what comes over a connection.
    pub(super) async fn attend(mut self, stream: TcpStream, from: SocketAddr) {
        // Notices are small and should not wait for more to be sent with them.
        let _ = stream.set_nodelay(true);
        let pulse = Arc::new(Pulse::new());
        let router = self.router;
        let answers = Arc::clone(&pulse);
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(from));
            let answering = answers.begin_answer();
            let answer = router.clone().oneshot(request.map(Body::new));
            async move { Ok::<_, Infallible>(answer.await?.map(|body| answering.over(body))) }
        });
        let io = TokioIo::new(Watched::new(stream, Arc::clone(&pulse)));
        let served = http1::Builder::new().max_buf_size(BUFFER_BYTES_MAX).serve_connection(io, service);
        let mut connection = pin!(served);
        let mut look = tokio::time::interval(LOOK_EVERY);
        let mut is_told = false;
        loop {
            tokio::select! {
                ended = connection.as_mut() => {
                    if let Err(error) = ended {
                        tracing::debug!(%error, "a connection broke");
                    }
                    return;
                }
                _ = look.tick() => {
                    if pulse.is_overdue(&self.patience) {
                        tracing::debug!("a connection that kept the server waiting is closed");
                        return;
                    }
                }
                _ = self.is_stopping.wait_for(|&stops| stops), if !is_told => {
                    if !pulse.is_answering() {
                        return;
                    }
                    is_told = true;
                    connection.as_mut().graceful_shutdown();
                }
            }
        }
    }
}
