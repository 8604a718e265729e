//! The host names that the server answers to.

use axum::{
    body::Body,
    http::{Request, StatusCode},
};
use scraper::{Html, Selector};
use web::Settings;

use crate::server::{Answer, Server, from, get};

/// The sentence of an error page.
fn sentence(answer: &Answer) -> String {
    let page = Html::parse_document(&answer.text);
    let sorry = page.select(&Selector::parse("#sorry").unwrap()).next().expect("a refusal is a page");
    sorry.text().collect()
}

/// A request with other `Host` lines than usual.
fn named(path: &str, lines: &[&str]) -> Request<Body> {
    let mut request = get(path).body(Body::empty()).unwrap();
    request.headers_mut().remove("host");
    for line in lines {
        request.headers_mut().append("host", line.parse().unwrap());
    }
    request
}

#[tokio::test]
async fn the_server_answers_to_no_name_that_may_be_anybodys() {
    let server = Server::start().await;
    let answer = server.send(named("/", &["evil.example:8080"])).await;
    assert_eq!(answer.status, StatusCode::MISDIRECTED_REQUEST);
    let log = sentence(&answer);
    assert!(log.contains("--public-url http://evil.example:8080"), "{log}");
    let mut request = named("/new", &["evil.example"]);
    request.headers_mut().insert("accept-language", "it".parse().unwrap());
    let log = sentence(&server.send(request).await);
    assert!(log.contains("Questo server non conosce il nome"), "{log}");

    for name in ["192.168.1.20:8080", "[::1]:8080", "localhost", "nas", "nas.local"] {
        assert_eq!(server.send(named("/", &[name])).await.status, StatusCode::OK, "{name}");
    }
    assert_eq!(server.send(named("/healthz", &["evil.example"])).await.status, StatusCode::OK);
    for (name, status) in [("localhost", StatusCode::OK), ("evil.example", StatusCode::NOT_FOUND)] {
        let mut metrics = from("127.0.0.1").uri("/metrics").body(Body::empty()).unwrap();
        metrics.headers_mut().insert("host", name.parse().unwrap());
        assert_eq!(server.send(metrics).await.status, status, "{name}");
    }
}

#[tokio::test]
async fn the_public_name_is_the_servers_and_a_proxy_may_have_any() {
    let public_url = Some("http://games.example".to_owned());
    let server = Server::with(Settings { public_url, ..Settings::default() }).await;
    assert_eq!(server.send(named("/", &["games.example"])).await.status, StatusCode::OK);
    assert_eq!(server.send(named("/", &["evil.example"])).await.status, StatusCode::MISDIRECTED_REQUEST);
    let server = Server::with(Settings { behind_proxy: true, ..Settings::default() }).await;
    assert_eq!(server.send(named("/", &["games.example"])).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_request_names_one_host() {
    let server = Server::start().await;
    for lines in
        [&[][..], &[""], &["localhost", "localhost"], &["localhost", "evil.example"], &["a@localhost"]]
    {
        assert_eq!(server.send(named("/", lines)).await.status, StatusCode::BAD_REQUEST, "{lines:?}");
    }
    for (address, status) in [("http://evil.example/", 400), ("http://localhost/", 200)] {
        assert_eq!(server.send(named(address, &["localhost"])).await.status, status, "{address}");
    }
    assert_eq!(server.send(named("/healthz", &[])).await.status, StatusCode::OK);
}
