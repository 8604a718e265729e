//! Serving: from a listener until it is told to stop, letting what has begun come to its end.

use std::{future::Future, io, net::SocketAddr};

use tokio::net::TcpListener;

use crate::{app::App, router::router};

/// Serves until `stop` is ready; then streams end and requests that have begun are answered.
///
/// # Errors
/// The listener fails.
pub async fn serve(listener: TcpListener, app: &App, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
    let service = router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let streams = app.clone();
    let stopped = async move {
        stop.await;
        tracing::info!("stopping: what has begun is finished");
        streams.stop_streams();
    };
    axum::serve(listener, service).with_graceful_shutdown(stopped).await
}
