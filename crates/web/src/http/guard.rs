//! Checks for every request and headers for every response: origin, timeout, panics, security headers.

use std::{any::Any, time::Duration};

use axum::{
    extract::{MatchedPath, Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use tower_http::{
    catch_panic::CatchPanicLayer,
    csrf::{CsrfLayer, ProtectionError},
    timeout::TimeoutLayer,
};

use crate::{
    app::{App, Settings},
    http::error_page::ErrorPage,
};

/// How long a response may take to begin. Streams begin at once.
const ANSWER_WITHIN: Duration = Duration::from_secs(30);

/// Load nothing from other sites, run nothing inline, and let no site frame a page.
const CONTENT_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
     form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const HEADERS: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

/// Sets the headers of every response. Responses are not cached unless they say so: pages show what one person may see
/// at one moment.
pub(crate) async fn with_headers(request: Request, next: Next) -> Response {
    let is_stream = |path: &MatchedPath| ["/live", "/api/v1/tables/{id}/events"].contains(&path.as_str());
    let is_stream = request.extensions().get::<MatchedPath>().is_some_and(is_stream);
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    if is_stream {
        // A stream has a connection to itself. Close it after the stream or its refusal.
        headers.insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Builds the response to a form from another site.
type Refuse = fn(ProtectionError) -> Response;

/// Refuses requests that change something unless they come from a page of this server or from no browser. Behind a
/// proxy that rewrites `Host`, `public_url` says which pages are ours.
pub(crate) fn same_origin(settings: &Settings) -> CsrfLayer<Refuse> {
    let refuse: Refuse = |_| ErrorPage::cross_site().into_response();
    let layer = CsrfLayer::new().with_rejection_response(refuse);
    let Some(origin) = settings.public_url.as_deref().and_then(origin_of) else { return layer };
    layer.clone().add_trusted_origin(&origin).unwrap_or_else(|error| {
        tracing::warn!(%error, "cannot trust the origin of the public address");
        layer
    })
}

/// Refuses what the same-origin check lets pass: a `null` origin, several origins, and pages of another scheme, which
/// may be somebody else's.
pub(crate) async fn own_scheme(State(app): State<App>, request: Request, next: Next) -> Response {
    let is_reading = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if is_reading || has_own_scheme(app.settings(), request.headers()) {
        next.run(request).await
    } else {
        ErrorPage::cross_site().into_response()
    }
}

fn has_own_scheme(settings: &Settings, headers: &HeaderMap) -> bool {
    let mut origins = headers.get_all(header::ORIGIN).iter();
    let (Some(origin), None) = (origins.next(), origins.next()) else {
        return !headers.contains_key(header::ORIGIN);
    };
    let Ok(origin) = origin.to_str() else { return false };
    let Some((scheme, _)) = origin.split_once("://") else {
        // The next layer decides about requests without an origin.
        return origin == "null";
    };
    if settings.public_url.as_deref().and_then(origin_of).is_some_and(|public| public == origin) {
        return true;
    }
    let forwarded = headers.get("x-forwarded-proto").filter(|_| settings.behind_proxy);
    match forwarded {
        Some(forwarded) => forwarded == scheme,
        // A proxy that does not forward its scheme may use either.
        None => settings.behind_proxy || scheme == "http",
    }
}

/// Scheme, host and port of an address as browsers send them: lower case, without the default port.
fn origin_of(url: &str) -> Option<String> {
    let (scheme, rest) = url.split_once("://")?;
    let (scheme, host) = (scheme.to_ascii_lowercase(), rest.split('/').next()?.to_ascii_lowercase());
    let port = if scheme == "https" { ":443" } else { ":80" };
    Some(format!("{scheme}://{}", host.strip_suffix(port).unwrap_or(&host)))
}

/// Cancels requests that take too long.
pub(crate) fn in_time() -> TimeoutLayer {
    TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, ANSWER_WITHIN)
}

/// How long a request waits before the database is asked whether it is there at all, and how often again.
const PATIENCE: Duration = Duration::from_millis(600);
const AGAIN: Duration = Duration::from_millis(100);

/// Answers at once what a database that is away would keep waiting. A change that has begun goes on, as if its visitor had
/// left.
pub(crate) async fn with_database(State(app): State<App>, request: Request, next: Next) -> Response {
    let is_away = async {
        tokio::time::sleep(PATIENCE).await;
        while !app.host().is_database_away().await {
            tokio::time::sleep(AGAIN).await;
        }
    };
    tokio::select! {
        response = next.run(request) => response,
        () = is_away => ErrorPage::database_away().into_response(),
    }
}

/// Builds the response to a request whose handler panicked.
type Recover = fn(Box<dyn Any + Send + 'static>) -> Response;

/// Turns a panic into an error page, so that it affects one request only.
pub(crate) fn no_panic() -> CatchPanicLayer<Recover> {
    CatchPanicLayer::custom((|_| ErrorPage::panicked().into_response()) as Recover)
}

#[cfg(test)]
mod tests {
    use axum::{Router, body::Body, routing::get};
    use tower::ServiceExt;

    use super::*;

    #[tokio::test]
    async fn a_panic_becomes_a_refusal() {
        async fn falls() {
            panic!("on purpose");
        }
        let router: Router = Router::new().route("/", get(falls)).layer(no_panic());
        let response = router.oneshot(Request::new(Body::empty())).await.unwrap();
        assert_eq!(response.status(), StatusCode::INTERNAL_SERVER_ERROR);
        assert_eq!(response.extensions().get::<ErrorPage>(), Some(&ErrorPage::panicked()));
    }

    #[test]
    fn an_origin_is_written_as_browsers_send_it() {
        for (url, origin) in [
            ("https://games.example", "https://games.example"),
            ("https://Games.example:443/", "https://games.example"),
            ("http://games.example:80", "http://games.example"),
            ("http://10.0.0.7:8080/kajiba", "http://10.0.0.7:8080"),
        ] {
            assert_eq!(origin_of(url).as_deref(), Some(origin));
        }
        assert_eq!(origin_of("games.example"), None);
    }
}
