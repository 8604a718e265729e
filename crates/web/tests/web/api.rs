//! The API: programs that play whole games, tokens and what they allow, and problems as JSON.

mod components;
mod schema;

use axum::{body::Body, http::StatusCode};
use futures_util::StreamExt;
use host::{Phase, Refusal, Who};
use serde_json::{Value, json};
use tabletop::Seat;

use crate::server::{Server, get};

/// A program at a seat.
struct Program<'a> {
    server: &'a Server,
    table: String,
    token: String,
    lang: &'static str,
}

async fn ask(server: &Server, method: &str, path: &str, token: &str, body: Value) -> (StatusCode, Value) {
    asked_in(server, ("en", token), (method, path), body).await
}

async fn asked_in(
    server: &Server,
    (lang, token): (&str, &str),
    (method, path): (&str, &str),
    body: Value,
) -> (StatusCode, Value) {
    let mut request = get(&format!("/api/v1{path}")).method(method).header("accept-language", lang);
    if !token.is_empty() {
        request = request.header("authorization", format!("Bearer {token}"));
    }
    let body = match body {
        Value::Null => Body::empty(),
        body => {
            request = request.header("content-type", "application/json");
            Body::from(body.to_string())
        }
    };
    let answer = server.send(request.body(body).unwrap()).await;
    let kind = answer.header("content-type");
    assert!(kind.is_empty() || kind.ends_with("json"), "{method} {path}: {kind}: {}", answer.text);
    let json = if answer.text.is_empty() { Value::Null } else { serde_json::from_str(&answer.text).unwrap() };
    (answer.status, json)
}

impl<'a> Program<'a> {
    fn of(server: &'a Server, seated: &Value) -> Self {
        let text = |name: &str| seated[name].as_str().unwrap_or_else(|| panic!("{seated}")).to_owned();
        Self { server, table: text("table"), token: text("token"), lang: "en" }
    }

    async fn made(server: &'a Server, game: &str, seats: &[&str]) -> Self {
        let new = json!({ "game": game, "name": "Robo", "seats": seats });
        let (status, seated) = ask(server, "POST", "/tables", "", new).await;
        assert_eq!(status, 201, "{seated}");
        Self::of(server, &seated)
    }

    async fn joined(&self, name: &str) -> Self {
        let (status, seated) =
            ask(self.server, "POST", &format!("/tables/{}/seats", self.table), "", json!({ "name": name }))
                .await;
        assert_eq!(status, 201, "{seated}");
        Self::of(self.server, &seated)
    }

    async fn get(&self, path: &str) -> (StatusCode, Value) {
        let path = format!("/tables/{}{path}", self.table);
        asked_in(self.server, (self.lang, &self.token), ("GET", &path), Value::Null).await
    }

    async fn post(&self, path: &str, body: Value) -> (StatusCode, Value) {
        let path = format!("/tables/{}{path}", self.table);
        asked_in(self.server, (self.lang, &self.token), ("POST", &path), body).await
    }

    /// Chooses an option if its seat is asked; returns whether it did.
    async fn play(&self, nth: usize) -> bool {
        let (status, asked) = self.get("/options").await;
        assert_eq!(status, 200, "{asked}");
        let options = asked["options"].as_array().unwrap();
        let answers: Vec<&Value> = options.iter().filter(|option| option["free"] == false).collect();
        let Some(option) = answers.get(nth % answers.len().max(1)) else { return false };
        assert!(!option["sentence"].as_str().unwrap().is_empty() && !option["action"].is_null(), "{option}");
        let decision = json!({ "version": asked["version"], "index": option["index"] });
        let (status, decided) = self.post("/decisions", decision).await;
        assert_eq!(status, 200, "{decided}");
        true
    }
}

/// Programs play a game to its end, and its record verifies.
async fn a_whole_game(game: &str, seats: &[&str]) {
    let server = Server::start().await;
    let one = Program::made(&server, game, seats).await;
    let mut programs = vec![];
    for n in 1..seats.len() {
        programs.push(one.joined(&format!("Robo {n}")).await);
    }
    let (status, begun) = one.post("/start", Value::Null).await;
    assert_eq!(status, 204, "{begun}");
    programs.push(one);
    let mut n = 7;
    'game: for _ in 0..2000 {
        for program in &programs {
            n = n * 5 % 1009;
            program.play(n).await;
        }
        if programs[0].get("").await.1["phase"] != "playing" {
            break 'game;
        }
    }
    let (_, table) = programs[0].get("").await;
    assert_eq!(table["phase"], "over", "{table}");
    assert_eq!(table["result"]["ranks"].as_array().unwrap().len(), seats.len());
    let (status, record) = programs[0].get("/record").await;
    assert_eq!(status, 200);
    assert_eq!(record["log"].as_array().unwrap().len() as u64, table["game_version"].as_u64().unwrap());
    host::import(&server.store, &host::games::all(), &record.to_string(), &[])
        .await
        .expect("the record verifies");
    let (_, log) = programs[0].get("/log").await;
    assert_eq!(log["entries"].as_array().unwrap().len(), record["log"].as_array().unwrap().len() + 1);
}

#[tokio::test]
async fn programs_play_a_whole_game_of_katana() {
    a_whole_game("katana", &["me", "open"]).await;
}

#[tokio::test]
async fn programs_play_a_whole_game_of_shogunate() {
    a_whole_game("shogunate", &["open", "me", "open"]).await;
}

#[tokio::test]
async fn options_are_told_in_the_language_asked_for() {
    let server = Server::start().await;
    let mut program = Program::made(&server, "katana", &["me", "bot"]).await;
    program.post("/start", Value::Null).await;
    let mut sentences = Vec::new();
    for lang in ["en", "it", "ja"] {
        program.lang = lang;
        sentences.push(program.get("/options").await.1["sentence"].clone());
    }
    sentences.dedup();
    assert_eq!(sentences.len(), 3, "{sentences:?}");
}

#[tokio::test]
async fn sets_of_cards_are_lists_that_every_program_can_read() {
    let server = Server::start().await;
    let program = Program::made(&server, "katana", &["me", "bot"]).await;
    program.post("/start", Value::Null).await;
    let (_, game_view) = program.get("/view").await;
    let deck = game_view["view"]["decks"]["market"].as_array().expect("a list");
    assert!(
        deck.len() > 10 && deck.iter().all(|card| card.as_u64().is_some_and(|card| card < 128)),
        "{deck:?}"
    );
}

#[tokio::test]
async fn a_decision_is_taken_once_and_only_in_its_version() {
    let server = Server::start().await;
    let program = Program::made(&server, "katana", &["me", "open"]).await;
    let other = program.joined("Two").await;
    program.post("/start", Value::Null).await;
    let mut asked = program.get("/options").await.1;
    let mut at = &program;
    if asked["options"].as_array().unwrap().is_empty() {
        at = &other;
        asked = other.get("/options").await.1;
    }
    let (version, question, id) = (&asked["version"], &asked["question"], &asked["options"][0]["id"]);
    let by_id = json!({ "version": version, "question": question, "ids": [id] });
    assert_eq!(at.post("/decisions", by_id.clone()).await.0, 200);
    let (status, problem) = at.post("/decisions", by_id).await;
    assert_eq!((status.as_u16(), &problem["error"]), (409, &json!("stale")));
    let (status, problem) = at.post("/decisions", json!({ "version": version, "index": 0 })).await;
    assert_eq!((status.as_u16(), &problem["error"]), (409, &json!("stale")));
    let (status, undone) = at.post("/undo", Value::Null).await;
    assert_eq!((status.as_u16(), undone), (200, json!({ "undone": "done" })));
}

#[tokio::test]
async fn a_request_to_undo_says_what_would_be_taken_back() {
    let server = Server::start().await;
    let one = Program::made(&server, "katana", &["me", "open"]).await;
    let two = one.joined("Two").await;
    one.post("/start", Value::Null).await;
    // Once the other has acted too, an act is no longer one's own to take back.
    let (mut first, mut other) = (&one, &two);
    if !first.play(0).await {
        std::mem::swap(&mut first, &mut other);
        assert!(first.play(0).await);
    }
    while !other.play(0).await {
        assert!(first.play(0).await);
    }
    assert_eq!(first.post("/undo", Value::Null).await.1, json!({ "undone": "asked" }));
    let table = other.get("").await.1;
    let (_, log) = other.get("/log").await;
    let acts = table["undo"]["takes_back"].as_array().unwrap();
    assert_eq!(
        acts.last().unwrap()["version"],
        log["entries"].as_array().unwrap().last().unwrap()["version"]
    );
    assert_eq!(acts[0]["seat"], table["undo"]["seat"]);
    assert!(acts.len() > 1 && acts[1]["seat"] != acts[0]["seat"], "the other's act goes with it: {table}");
    assert!(acts.iter().any(|act| !act["sentences"].as_array().unwrap().is_empty()), "{table}");
}

#[tokio::test]
async fn a_token_is_good_for_its_own_table_and_seat_until_it_is_revoked() {
    let server = Server::start().await;
    let one = Program::made(&server, "katana", &["me", "bot"]).await;
    let other = Program::made(&server, "katana", &["me", "bot"]).await;
    let stray = Program { server: &server, table: other.table.clone(), token: one.token.clone(), lang: "en" };
    for path in ["", "/view", "/options", "/log", "/record"] {
        assert_eq!(stray.get(path).await.0, 403, "{path}");
    }
    assert_eq!(stray.post("/start", Value::Null).await.0, 403);
    assert_eq!(ask(&server, "DELETE", "/token", &one.token, Value::Null).await.0, 204);
    let (status, problem) = one.get("").await;
    assert_eq!((status.as_u16(), &problem["error"]), (401, &json!("no-token")));
    assert_eq!(other.get("").await.0, 200);
}

#[tokio::test]
async fn a_person_makes_a_token_for_their_seat_and_it_runs_nothing_and_sees_no_other_seat() {
    let server = Server::start().await;
    let (aki, ben) = (server.person("Aki").await, server.person("Ben").await);
    let table = server.table(&aki).await;
    server.host.claim(ben.who, table, None, "").await.unwrap();
    server.host.claim(ben.who, table, Some(Seat(2)), "Guest").await.unwrap();
    let token = server.host.issue_token(aki.who, table, Seat(0)).await.unwrap();
    let program = Program { server: &server, table: table.to_string(), token: token.to_string(), lang: "en" };
    assert_eq!(program.post("/start", Value::Null).await.1["why"], "not-host");
    assert!(matches!(server.host.issue_token(aki.who, table, Seat(1)).await, Err(Refusal::Forbidden(_))));
    // A token is for one of a person's two seats.
    let bens = server.host.issue_token(ben.who, table, Seat(1)).await.unwrap();
    let bearer: Who = server.host.bearer(&bens).await.unwrap().unwrap();
    assert!(server.host.view(bearer, table, Some(Seat(1))).await.is_ok());
    assert!(matches!(server.host.view(bearer, table, Some(Seat(2))).await, Err(Refusal::Forbidden(_))));
    // A token is void once its seat is lost.
    server.host.set_seat(aki.who, table, Seat(1), host::NewSeat::Open).await.unwrap();
    assert!(matches!(server.host.view(bearer, table, Some(Seat(1))).await, Err(Refusal::Forbidden(_))));
}

#[tokio::test]
async fn a_cookie_opens_nothing_by_the_api_and_a_token_no_page() {
    let server = Server::start().await;
    let aki = server.person("Aki").await;
    let table = server.table(&aki).await;
    let path = format!("/api/v1/tables/{table}/leave");
    let request = get(&path).method("POST").header("cookie", aki.cookie()).body(Body::empty()).unwrap();
    assert_eq!(server.send(request).await.status, 401);
    let token = server.host.issue_token(aki.who, table, Seat(0)).await.unwrap();
    let request = get("/me").header("authorization", format!("Bearer {token}"));
    let page = server.send(request.body(Body::empty()).unwrap()).await;
    assert!(!page.text.contains("Aki"), "{}", page.text);
    let request = get("/me").header("cookie", format!("kajiba={token}")).body(Body::empty()).unwrap();
    assert!(!server.send(request).await.text.contains("Aki"));
}

#[tokio::test]
async fn who_is_refused_a_seat_leaves_nobody_behind() {
    let server = Server::start().await;
    let program = Program::made(&server, "katana", &["me", "bot"]).await;
    let n_before =
        server.host.view(Who::default(), program.table.parse().unwrap(), None).await.unwrap().version;
    let path = format!("/tables/{}/seats", program.table);
    let (status, problem) = ask(&server, "POST", &path, "", json!({ "name": "Late" })).await;
    assert_eq!((status.as_u16(), &problem["why"]), (409, &json!("seat-taken")));
    let view = server.host.view(Who::default(), program.table.parse().unwrap(), None).await.unwrap();
    assert_eq!((view.version, view.phase), (n_before, Phase::Gathering));
    // Everybody was seen a moment ago, so jump ahead to find those who left nothing behind.
    let later_ms = server.host.now_ms() + 1000;
    assert_eq!(server.store.idle_people(later_ms, 10).await.unwrap(), []);
}

#[tokio::test]
async fn every_mistake_is_a_problem_in_the_language_asked_for() {
    let server = Server::start().await;
    let long = json!({ "game": "katana", "name": "x".repeat(70_000), "seats": ["me", "bot"] });
    for (method, path, body, status) in [
        ("GET", "/nothing", Value::Null, 404),
        ("GET", "/tables/x", Value::Null, 404),
        ("DELETE", "/games", Value::Null, 405),
        ("POST", "/tables", Value::Null, 415),
        ("POST", "/tables", json!([]), 422),
        ("POST", "/tables", json!({ "game": "go", "name": "Z", "seats": ["me", "bot"] }), 422),
        ("POST", "/tables", json!({ "game": "katana", "name": "\u{202e}", "seats": ["me", "bot"] }), 422),
        ("POST", "/tables", long, 413),
        ("POST", "/links", json!({ "link": "x" }), 404),
    ] {
        let mut details = Vec::new();
        for lang in ["en", "it", "ja"] {
            let (found, problem) = asked_in(&server, (lang, ""), (method, path), body.clone()).await;
            assert_eq!(found, status, "{method} {path}: {problem}");
            assert_eq!(problem["status"], status, "{problem}");
            assert_eq!(problem["type"], "about:blank");
            details.push(problem["detail"].as_str().unwrap().to_owned());
        }
        details.dedup();
        assert_eq!(details.len(), 3, "{details:?}");
    }
    let (status, problem) = ask(&server, "GET", "/token", "nonsense", Value::Null).await;
    assert_eq!((status.as_u16(), problem["title"].as_str()), (401, Some("Unauthorized")));
}

#[tokio::test]
async fn the_stream_tells_of_every_change_until_the_token_is_void() {
    let server = Server::start().await;
    let program = Program::made(&server, "katana", &["me", "open", "open"]).await;
    let request = get(&format!("/api/v1/tables/{}/events", program.table));
    let request = request.header("authorization", format!("Bearer {}", program.token));
    let answer = server.begin(request.body(Body::empty()).unwrap()).await;
    assert_eq!(answer.headers()["content-type"], "text/event-stream");
    let mut events = answer.into_body().into_data_stream();
    let mut heard = String::new();
    while !heard.contains("\"version\":1}") {
        heard += std::str::from_utf8(&events.next().await.unwrap().unwrap()).unwrap();
    }
    program.joined("Two").await;
    while !heard.contains("\"version\":2}") {
        heard += std::str::from_utf8(&events.next().await.unwrap().unwrap()).unwrap();
    }
    assert_eq!(ask(&server, "DELETE", "/token", &program.token, Value::Null).await.0, 204);
    program.joined("Three").await;
    while let Some(bytes) = events.next().await {
        heard += std::str::from_utf8(&bytes.unwrap()).unwrap();
    }
    assert!(!heard.contains("\"version\":3}"), "{heard}");
}
