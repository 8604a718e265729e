//! A test server: a host with its own database, called request by request.

use std::net::SocketAddr;

use axum::{
    Router,
    body::Body,
    extract::ConnectInfo,
    http::{HeaderMap, Request, StatusCode},
};
use host::{Host, NewSeat, NewTable, Secret, TableId, Who};
use http_body_util::BodyExt;
use store::Store;
use tempfile::TempDir;
use tower::ServiceExt;
use web::{App, Settings};

/// The host name in requests.
pub const HERE: &str = "kajiba.local";

/// A server with an empty database.
pub struct Server {
    pub app: App,
    pub host: Host,
    /// The host's store.
    pub store: Store,
    router: Router,
    _folder: TempDir,
}

/// A response.
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub text: String,
}

impl Answer {
    /// A header's value, or an empty string.
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }
}

/// A person with a cookie.
pub struct Known {
    pub who: Who,
    pub secret: Secret,
}

impl Known {
    pub fn cookie(&self) -> String {
        format!("kajiba={}", self.secret)
    }
}

impl Server {
    pub async fn start() -> Self {
        Self::with(Settings::default()).await
    }

    pub async fn with(settings: Settings) -> Self {
        Self::hosted(settings, host::Settings::default()).await
    }

    pub async fn hosted(settings: Settings, host_settings: host::Settings) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("kajiba.db")).await.unwrap();
        let host = Host::start(store.clone(), host_settings).await.unwrap();
        let app = App::new(host.clone(), settings);
        let router = web::router(app.clone());
        Self { app, host, store, router, _folder: folder }
    }

    /// The response without waiting for its body.
    pub async fn begin(&self, request: Request<Body>) -> axum::response::Response {
        self.router.clone().oneshot(request).await.unwrap()
    }

    pub async fn send(&self, request: Request<Body>) -> Answer {
        let (parts, body) = self.begin(request).await.into_parts();
        let bytes = body.collect().await.unwrap().to_bytes();
        Answer {
            status: parts.status,
            headers: parts.headers,
            text: String::from_utf8(bytes.into()).unwrap(),
        }
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send(get(path).body(Body::empty()).unwrap()).await
    }

    pub async fn person(&self, name: &str) -> Known {
        let (who, secret) = self.host.new_person().await.unwrap();
        self.host.set_name(who, name).await.unwrap();
        Known { who, secret }
    }

    /// A table with an open seat.
    pub async fn table(&self, known: &Known) -> TableId {
        let new = NewTable {
            spectators: false,
            ..NewTable::new("katana", vec![NewSeat::ME, NewSeat::Open, NewSeat::Open])
        };
        self.host.create_table(known.who, new).await.unwrap()
    }
}

pub fn get(path: &str) -> axum::http::request::Builder {
    from("203.0.113.5").method("GET").uri(path)
}

pub fn post(path: &str) -> axum::http::request::Builder {
    from("203.0.113.5").method("POST").uri(path).header("content-type", "application/x-www-form-urlencoded")
}

/// A request from an address.
pub fn from(address: &str) -> axum::http::request::Builder {
    let address = SocketAddr::new(address.parse().unwrap(), 50_000);
    Request::builder().header("host", HERE).extension(ConnectInfo(address))
}
