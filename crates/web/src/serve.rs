//! Serving: from a listener until it is told to stop, letting what has begun come to its end.

mod connection;
mod crowd;
mod pulse;

use std::{future::Future, io::ErrorKind, net::SocketAddr, pin::pin, time::Duration};

use tokio::{
    net::{TcpListener, TcpStream},
    sync::watch,
    task::JoinSet,
};

use crate::{app::App, router::router};
use connection::Attendant;
use crowd::Crowd;
pub(crate) use crowd::connections_max;

/// How long nothing is accepted after the system has refused, mostly for want of file descriptors.
const REFUSED_PAUSE: Duration = Duration::from_secs(1);

/// Serves until `stop` is ready. Then streams end, connections on which nothing is being answered are closed, and requests
/// that have begun are answered if that takes no longer than [`Patience::stop`](crate::Patience::stop).
pub async fn serve(listener: TcpListener, app: &App, stop: impl Future<Output = ()>) {
    let patience = app.settings().patience;
    let (stopping, is_stopping) = watch::channel(false);
    let attendant = Attendant { router: router(app.clone()), patience, is_stopping };
    let crowd = Crowd::new(app.settings());
    let mut connections = JoinSet::new();
    let mut stop = pin!(stop);
    loop {
        tokio::select! {
            () = &mut stop => break,
            (stream, from) = accept(&listener) => match crowd.enter(from.ip()) {
                Some(place) => {
                    let attendant = attendant.clone();
                    connections.spawn(async move {
                        let _place = place;
                        attendant.attend(stream, from).await;
                    });
                }
                None => tracing::debug!("a connection too many is closed"),
            },
            Some(_) = connections.join_next() => {}
        }
    }
    drop(listener);
    tracing::info!("stopping: what has begun is finished");
    app.stop_streams();
    stopping.send_replace(true);
    let all_end = async { while connections.join_next().await.is_some() {} };
    if tokio::time::timeout(patience.stop, all_end).await.is_err() {
        tracing::info!(connections = connections.len(), "what does not come to an end is cut off");
    }
    connections.shutdown().await;
}

/// The next connection. What goes wrong with one of them or for a while is no reason to end.
async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok(accepted) => return accepted,
            Err(error) => match error.kind() {
                ErrorKind::ConnectionRefused | ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset => {}
                _ => {
                    tracing::warn!(%error, "no connection can be accepted for a moment");
                    tokio::time::sleep(REFUSED_PAUSE).await;
                }
            },
        }
    }
}
