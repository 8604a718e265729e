//! Request bodies: read completely before the handler runs, limited in size and time.
//!
//! The longest form is small, so streaming would gain nothing; and a response sent while the browser is still sending
//! would be lost with the connection.

use std::time::Duration;

use axum::{
    body::{Body, BodyDataStream, HttpBody},
    extract::{Request, State},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use futures_util::StreamExt;

use crate::{app::App, http::error_page::ErrorPage};

/// The largest request body. The longest form, a table with all its names, is far smaller.
const BYTES_MAX: usize = 64 * 1024;

/// How much of a body that is too large is still read, and for how long, so that the browser gets to read the response.
const REST_BYTES_MAX: usize = 8 * 1024 * 1024;
const REST_WITHIN: Duration = Duration::from_secs(5);

/// Reads the request body before passing the request on.
pub(crate) async fn whole(State(app): State<App>, request: Request, next: Next) -> Response {
    if request.body().is_end_stream() {
        return next.run(request).await;
    }
    let (parts, body) = request.into_parts();
    match read(&parts.headers, body, app.settings().timeouts.body).await {
        Ok(bytes) => next.run(Request::from_parts(parts, Body::from(bytes))).await,
        Err(sorry) => {
            let mut response = sorry.into_response();
            response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
            response
        }
    }
}

async fn read(headers: &HeaderMap, body: Body, within: Duration) -> Result<Vec<u8>, ErrorPage> {
    // With `Expect: 100-continue` the client has not sent the body yet.
    let is_awaited = !headers.contains_key(header::EXPECT);
    let is_too_large = body.size_hint().lower() > BYTES_MAX as u64;
    let mut stream = body.into_data_stream();
    let read = if is_too_large {
        Err(ErrorPage::bare(StatusCode::PAYLOAD_TOO_LARGE))
    } else {
        let slow = |_| ErrorPage::bare(StatusCode::REQUEST_TIMEOUT);
        tokio::time::timeout(within, collect(&mut stream)).await.map_err(slow).flatten()
    };
    if is_awaited && read == Err(ErrorPage::bare(StatusCode::PAYLOAD_TOO_LARGE)) {
        tokio::spawn(tokio::time::timeout(REST_WITHIN, pass_over(stream)));
    }
    read
}

async fn collect(stream: &mut BodyDataStream) -> Result<Vec<u8>, ErrorPage> {
    let mut bytes = Vec::new();
    while let Some(piece) = stream.next().await {
        // The client has disconnected; nobody reads this response.
        let piece = piece.map_err(|_| ErrorPage::bare(StatusCode::BAD_REQUEST))?;
        if !(bytes.len() + piece.len() <= BYTES_MAX) {
            return Err(ErrorPage::bare(StatusCode::PAYLOAD_TOO_LARGE));
        }
        bytes.extend_from_slice(&piece);
    }
    Ok(bytes)
}

/// Reads and discards the rest.
async fn pass_over(mut stream: BodyDataStream) {
    let mut n_bytes = 0;
    while let Some(Ok(piece)) = stream.next().await {
        n_bytes += piece.len();
        if n_bytes > REST_BYTES_MAX {
            return;
        }
    }
}
