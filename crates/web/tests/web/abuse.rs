//! Floods from one address: it is throttled, others play on, and memory stays bounded.

use axum::{
    body::Body,
    http::{Request, StatusCode},
};
use futures_util::StreamExt;
use serde_json::{Value, json};
use web::Settings;

use crate::server::{Server, from};

/// The flooding address and the player's.
const FLOOD: &str = "203.0.113.66";
const GUEST: &str = "198.51.100.7";

fn sent(address: &str, path: &str, token: &str, body: &Value) -> Request<Body> {
    let mut request = from(address).method("POST").uri(format!("/api/v1{path}"));
    request = request.header("content-type", "application/json");
    if !token.is_empty() {
        request = request.header("authorization", format!("Bearer {token}"));
    }
    request.body(Body::from(body.to_string())).unwrap()
}

async fn limited() -> Server {
    Server::with(Settings { is_limited: true, ..Settings::default() }).await
}

/// A table of the guest against a bot; its id and token.
async fn table_of_guest(server: &Server) -> (String, String) {
    let new = json!({ "game": "katana", "name": "Guest", "seats": ["me", "bot"] });
    let made = server.send(sent(GUEST, "/tables", "", &new)).await;
    let made: Value = serde_json::from_str(&made.text).unwrap();
    let text = |name: &str| made[name].as_str().unwrap().to_owned();
    (text("table"), text("token"))
}

/// The guest can still act, read and chat.
async fn plays_on(server: &Server, table: &str, token: &str) {
    let start = server.send(sent(GUEST, &format!("/tables/{table}/start"), token, &json!(null))).await;
    assert_eq!(start.status, StatusCode::NO_CONTENT, "{}", start.text);
    let chat = sent(GUEST, &format!("/tables/{table}/chat"), token, &json!({ "text": "still here" }));
    assert_eq!(server.send(chat).await.status, StatusCode::NO_CONTENT);
    let page = from(GUEST).uri(format!("/t/{table}")).body(Body::empty()).unwrap();
    assert_eq!(server.send(page).await.status, StatusCode::OK);
}

#[tokio::test]
async fn who_makes_table_after_table_gets_a_few_and_others_play_on() {
    let server = limited().await;
    let (table, token) = table_of_guest(&server).await;
    let new = json!({ "game": "katana", "name": "Flood", "seats": ["me", "bot"] });
    let (mut n_made, mut n_refused) = (0, 0);
    for _ in 0..1000 {
        let answer = server.begin(sent(FLOOD, "/tables", "", &new)).await;
        match answer.status() {
            StatusCode::CREATED => n_made += 1,
            StatusCode::TOO_MANY_REQUESTS => {
                assert!(answer.headers().contains_key("retry-after"));
                n_refused += 1;
            }
            status => panic!("{status}"),
        }
    }
    assert!(n_made <= 40 && n_made + n_refused == 1000, "{n_made} tables were made");
    plays_on(&server, &table, &token).await;
}

#[tokio::test]
async fn who_opens_stream_after_stream_keeps_a_few_and_others_hear_on() {
    let server = limited().await;
    let (table, token) = table_of_guest(&server).await;
    let listen = |address: &str| {
        from(address).uri(format!("/api/v1/tables/{table}/events")).body(Body::empty()).unwrap()
    };
    let mut guest = server.begin(listen(GUEST)).await.into_body().into_data_stream();
    let mut flood = Vec::new();
    let mut n_refused = 0;
    for _ in 0..1000 {
        let answer = server.begin(listen(FLOOD)).await;
        match answer.status() {
            StatusCode::OK => flood.push(answer.into_body().into_data_stream()),
            StatusCode::TOO_MANY_REQUESTS => n_refused += 1,
            status => panic!("{status}"),
        }
    }
    assert!(n_refused > 800, "{n_refused}");
    // All but the last few opened streams have ended.
    let mut n_ended = 0;
    for stream in &mut flood[..100] {
        while let Some(bytes) = stream.next().await {
            n_ended += usize::from(std::str::from_utf8(&bytes.unwrap()).unwrap().contains("superseded"));
        }
    }
    assert_eq!(n_ended, 100);
    plays_on(&server, &table, &token).await;
    let mut heard = String::new();
    while !heard.contains("\"version\":3}") {
        heard += std::str::from_utf8(&guest.next().await.unwrap().unwrap()).unwrap();
    }
}

#[tokio::test]
async fn who_talks_without_end_is_silenced_and_what_is_remembered_stays_small() {
    let server = limited().await;
    let (table, token) = table_of_guest(&server).await;
    let new = json!({ "game": "katana", "name": "Flood", "seats": ["me", "open"] });
    let made = server.send(sent(FLOOD, "/tables", "", &new)).await;
    let made: Value = serde_json::from_str(&made.text).unwrap();
    let (noisy, key) = (made["table"].as_str().unwrap(), made["token"].as_str().unwrap());
    let text = json!({ "text": "x".repeat(500) });
    let mut n_said = 0;
    for _ in 0..500 {
        let answer = server.begin(sent(FLOOD, &format!("/tables/{noisy}/chat"), key, &text)).await;
        n_said += usize::from(answer.status() == StatusCode::NO_CONTENT);
        assert!(answer.status() == 204 || answer.status() == 429, "{}", answer.status());
    }
    assert!((1..=30).contains(&n_said), "{n_said} lines were said");
    plays_on(&server, &table, &token).await;
}
