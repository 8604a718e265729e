//! The HTTP server: accepts connections until it is told to stop, then lets requests in progress finish.
//!
//! hyper's own header timeout also runs while a kept-alive connection is idle, and its graceful shutdown waits for half a
//! request head. Idle connections may wait longer here and half a head does not delay a stop, so [`activity`] keeps track
//! of what each connection is doing.

mod activity;
mod connection;
mod connection_limit;

use std::{future::Future, io::ErrorKind, net::SocketAddr, pin::pin, time::Duration};

use tokio::{
    net::{TcpListener, TcpStream},
    sync::watch,
    task::JoinSet,
};

use crate::{app::App, http::router::router};
use connection::ConnectionHandler;
use connection_limit::ConnectionLimit;
pub(crate) use connection_limit::connections_max;

/// How long to wait after the system refused to accept a connection, usually because file descriptors ran out.
const ACCEPT_RETRY_DELAY: Duration = Duration::from_secs(1);

/// Serves until `stop` is ready. Then streams end, connections without a request in progress are closed, and requests in
/// progress are answered if that takes no longer than [`Timeouts::stop`](crate::Timeouts::stop).
pub async fn serve(listener: TcpListener, app: &App, stop: impl Future<Output = ()>) {
    let timeouts = app.settings().timeouts;
    let (stopping, is_stopping) = watch::channel(false);
    let handler = ConnectionHandler { router: router(app.clone()), timeouts, is_stopping };
    let limit = ConnectionLimit::new(app.settings());
    let mut connections = JoinSet::new();
    let mut stop = pin!(stop);
    loop {
        tokio::select! {
            () = &mut stop => break,
            (stream, from) = accept(&listener) => match limit.acquire(from.ip()) {
                Some(permit) => {
                    let handler = handler.clone();
                    connections.spawn(async move {
                        let _permit = permit;
                        handler.handle(stream, from).await;
                    });
                }
                None => tracing::debug!("closed a connection over the limit"),
            },
            Some(_) = connections.join_next() => {}
        }
    }
    drop(listener);
    tracing::info!("stopping: finishing requests in progress");
    app.stop_streams();
    stopping.send_replace(true);
    let all_end = async { while connections.join_next().await.is_some() {} };
    if tokio::time::timeout(timeouts.stop, all_end).await.is_err() {
        tracing::info!(connections = connections.len(), "cancelling requests still in progress");
    }
    connections.shutdown().await;
}

/// The next connection. An error of one connection, or one that passes, does not stop the server.
async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok(accepted) => return accepted,
            Err(error) => match error.kind() {
                ErrorKind::ConnectionRefused | ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset => {}
                _ => {
                    tracing::warn!(%error, "cannot accept connections; retrying");
                    tokio::time::sleep(ACCEPT_RETRY_DELAY).await;
                }
            },
        }
    }
}
