//! The stream of changes, and the operator's pages.

use std::time::Duration;

use axum::{
    body::{Body, BodyDataStream},
    http::{Request, StatusCode},
};
use futures_util::StreamExt;
use host::TableId;
use web::Settings;

use crate::server::{Known, Server, from, get};

/// Longer than anything here takes; only a stream that stays silent waits for it.
const PATIENCE: Duration = Duration::from_secs(20);

/// An open stream, read event by event.
struct Stream {
    body: BodyDataStream,
    read: String,
}

impl Stream {
    async fn open(server: &Server, known: Option<&Known>, tables: &[TableId]) -> Self {
        let answer = server.begin(live(known, tables)).await;
        assert_eq!(answer.status(), StatusCode::OK);
        assert_eq!(answer.headers()["content-type"], "text/event-stream");
        assert_eq!(answer.headers()["x-accel-buffering"], "no");
        assert_eq!(answer.headers()["connection"], "close");
        Self { body: answer.into_body().into_data_stream(), read: String::new() }
    }

    /// The next event; `None` if the stream has ended.
    async fn next(&mut self) -> Option<String> {
        loop {
            if let Some((event, rest)) = self.read.split_once("\n\n") {
                let event = event.to_owned();
                self.read = rest.to_owned();
                // Skip retry hints and comments.
                if event.contains("event:") {
                    return Some(event);
                }
                continue;
            }
            let bytes =
                tokio::time::timeout(PATIENCE, self.body.next()).await.expect("the stream is not silent")?;
            self.read.push_str(std::str::from_utf8(&bytes.unwrap()).unwrap());
        }
    }
}

fn live(known: Option<&Known>, tables: &[TableId]) -> Request<Body> {
    let tables: Vec<String> = tables.iter().map(TableId::to_string).collect();
    let request = get(&format!("/live?t={}", tables.join(",")));
    let request = known.into_iter().fold(request, |request, known| request.header("cookie", known.cookie()));
    request.body(Body::empty()).unwrap()
}

fn log(table: TableId, version: u64) -> Option<String> {
    Some(format!("event: table\ndata: {{\"table\":\"{table}\",\"version\":{version}}}"))
}

#[tokio::test]
async fn a_stream_tells_the_version_at_once_and_each_change_after_it() {
    let server = Server::start().await;
    let [ann, ben] = [server.person("Ann").await, server.person("Ben").await];
    let [table, other] = [server.table(&ann).await, server.table(&ann).await];
    let mut stream = Stream::open(&server, Some(&ann), &[table]).await;
    let version = server.host.version(ann.who, table).await.unwrap();
    assert_eq!(stream.next().await, log(table, version));

    server.host.claim(ben.who, other, None, "Ben").await.unwrap();
    server.host.claim(ben.who, table, None, "Ben").await.unwrap();
    let newer = server.host.version(ann.who, table).await.unwrap();
    assert!(newer > version);
    assert_eq!(stream.next().await, log(table, newer), "and nothing of the other table");
}

#[tokio::test]
async fn tables_that_are_not_for_a_visitor_are_not_told_of() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    let [private, open] = [server.table(&ann).await, server.table(&ann).await];
    for seat in [1, 2] {
        let bot = host::NewSeat::Bot(host::BotLevel::Novice);
        server.host.set_seat(ann.who, private, tabletop::Seat(seat), bot).await.unwrap();
    }
    server.host.start_table(ann.who, private).await.unwrap();
    let mut stream = Stream::open(&server, None, &[private, TableId(7), open]).await;
    let version = server.host.version(ann.who, open).await.unwrap();
    assert_eq!(
        stream.next().await,
        log(open, version),
        "nothing of the private one, and of none that is not"
    );

    let now = server.get(&format!("/live/now?t={private},{open}")).await;
    assert_eq!(now.text, format!("[{{\"table\":\"{open}\",\"version\":{version}}}]"));
}

#[tokio::test]
async fn a_third_stream_of_a_browser_supersedes_the_first() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    let table = server.table(&ann).await;
    let mut streams = Vec::new();
    for _ in 0..3 {
        let mut stream = Stream::open(&server, Some(&ann), &[table]).await;
        assert!(stream.next().await.unwrap().starts_with("event: table"));
        streams.push(stream);
    }
    assert!(streams[0].next().await.unwrap().starts_with("event: superseded"));
    assert_eq!(streams[0].next().await, None);
    server.host.issue_link(ann.who, table, tabletop::Seat(1)).await.unwrap();
    for stream in &mut streams[1..] {
        assert!(stream.next().await.unwrap().starts_with("event: table"), "the younger ones go on");
    }
}

#[tokio::test]
async fn a_server_that_stops_ends_its_streams() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    let table = server.table(&ann).await;
    let mut stream = Stream::open(&server, Some(&ann), &[table]).await;
    assert!(stream.next().await.is_some());
    server.app.stop_streams();
    assert_eq!(stream.next().await, None);
    let answer = server.send(live(Some(&ann), &[table])).await;
    assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(!answer.header("retry-after").is_empty());
}

#[tokio::test]
async fn a_stream_ends_with_the_identity_that_it_was_opened_with() {
    let server = Server::start().await;
    let [ann, ben] = [server.person("Ann").await, server.person("Ben").await];
    let table = server.table(&ann).await;
    let mut streams = Vec::new();
    for known in [Some(&ann), Some(&ben), None] {
        let mut stream = Stream::open(&server, known, &[table]).await;
        assert!(stream.next().await.is_some());
        streams.push(stream);
    }
    // Setting a passphrase issues a new cookie and voids the old one in every browser.
    server.host.set_passphrase(ann.who, "ann", "a horse, a staple, a battery").await.unwrap();
    server.host.sign_out(ben.who).await.unwrap();
    let cleo = server.person("Cleo").await;
    server.host.claim(cleo.who, table, None, "Cleo").await.unwrap();
    for stream in &mut streams[..2] {
        assert_eq!(stream.next().await, None, "and the last change is not told");
    }
    assert!(streams[2].next().await.is_some(), "who has no identity cannot lose it");
}

#[tokio::test]
async fn a_stream_names_one_table_at_least_and_by_its_id() {
    let server = Server::start().await;
    for path in ["/live", "/live?t=", "/live?t=1,2", "/live/now", "/live/now?t=x"] {
        let answer = server.get(path).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{path}");
        let is_stream = !path.contains("now");
        assert_eq!(answer.header("connection") == "close", is_stream, "{path}");
    }
}

#[tokio::test]
async fn the_server_says_that_it_is_well() {
    let server = Server::start().await;
    let health = server.get("/healthz").await;
    assert_eq!((health.status, health.text.as_str()), (StatusCode::OK, "ok"));
}

#[tokio::test]
async fn counts_are_for_this_machine_and_for_who_has_the_token() {
    let token = "0123456789abcdef".to_owned();
    let server = Server::with(Settings { metrics_token: Some(token), ..Settings::default() }).await;
    let secret = "/s/7zzzzzzzzzzzzzzzzzzzzzzzzz";
    server.get(secret).await;
    let stranger = server.get("/metrics").await;
    assert_eq!((stranger.status, stranger.text.as_str()), (StatusCode::NOT_FOUND, ""));
    let wrong =
        get("/metrics").header("authorization", "Bearer 0123456789abcdeg").body(Body::empty()).unwrap();
    assert_eq!(server.send(wrong).await.status, StatusCode::NOT_FOUND);
    let proxied = from("127.0.0.1").uri("/metrics").header("x-forwarded-for", "203.0.113.5");
    assert_eq!(server.send(proxied.body(Body::empty()).unwrap()).await.status, StatusCode::NOT_FOUND);

    let local = from("127.0.0.1").uri("/metrics").body(Body::empty()).unwrap();
    let bearer =
        get("/metrics").header("authorization", "Bearer 0123456789abcdef").body(Body::empty()).unwrap();
    for request in [local, bearer] {
        let counts = server.send(request).await;
        assert_eq!(counts.status, StatusCode::OK);
        let line = "kajiba_http_requests_total{route=\"/s/{secret}\",status=\"4xx\"}";
        assert!(counts.text.contains(line), "{}", counts.text);
        assert!(counts.text.contains("kajiba_http_request_seconds_bucket{"), "{}", counts.text);
        assert!(!counts.text.contains("7zzz"), "a path may be a secret");
    }
}

#[tokio::test]
async fn without_a_token_nobody_has_the_right_one() {
    let server = Server::start().await;
    for given in ["Bearer ", "Bearer none", ""] {
        let request = get("/metrics").header("authorization", given).body(Body::empty()).unwrap();
        assert_eq!(server.send(request).await.status, StatusCode::NOT_FOUND, "{given:?}");
    }
}
