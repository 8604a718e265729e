//! Seeds, hashes of the record, secrets of links and browsers, ids of people and hashes of PINs never leave the server.

use std::{
    io,
    sync::{Mutex, OnceLock},
};

use axum::{body::Body, http::StatusCode};
use futures_util::StreamExt;
use host::{Decision, NewSeat, NewTable, TableId};
use serde_json::Value;
use tabletop::Seat;
use tracing_subscriber::{Layer, filter::Targets, layer::SubscriberExt, util::SubscriberInitExt};

use crate::{
    rights::Line,
    server::{Known, Server, get, post},
};

/// The captured server log.
static LOG: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// Writes to the captured log.
struct ToLog;

impl io::Write for ToLog {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        LOG.lock().unwrap().extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Everything of ours; of libraries all but their traces, which contain paths.
const LOGGED: &str = "debug,host=trace,store=trace,web=trace";

fn keep_log() {
    static KEPT: OnceLock<()> = OnceLock::new();
    let filter: Targets = LOGGED.parse().unwrap();
    let kept = tracing_subscriber::fmt::layer().with_ansi(false).with_writer(|| ToLog).with_filter(filter);
    KEPT.get_or_init(|| tracing_subscriber::registry().with(kept).init());
}

/// A game of three people, two of them at one device, with everything that has a secret.
struct House {
    server: Server,
    table: TableId,
    people: Vec<Known>,
    /// What must not appear, with a description.
    secrets: Vec<(String, &'static str)>,
    /// The ids of people, which may appear in a log, so that the operator can find somebody.
    ids: Vec<(String, &'static str)>,
    link: String,
    recovery: String,
    /// The tokens of the seats.
    tokens: Vec<String>,
}

impl House {
    async fn open() -> Self {
        let server = Server::start().await;
        let host = &server.host;
        let mut people = Vec::new();
        for name in ["Aki", "Ben", "Ono"] {
            people.push(server.person(name).await);
        }
        let guest = NewSeat::Guest { name: "Chiyo".to_owned(), pin: Some("47110815".to_owned()) };
        let new =
            NewTable { is_listed: true, ..NewTable::new("katana", vec![NewSeat::ME, NewSeat::Open, guest]) };
        let table = host.create_table(people[0].who, new).await.unwrap();
        host.claim(people[1].who, table, None, "").await.unwrap();
        host.start_table(people[0].who, table).await.unwrap();
        host.unlock(people[0].who, table, Seat(2), "47110815").await.unwrap();
        let link = host.issue_link(people[1].who, table, Seat(1)).await.unwrap().to_string();
        let recovery = host.issue_recovery(people[1].who).await.unwrap().to_string();
        host.say(people[0].who, table, "Good luck!").await.unwrap();
        let secret = host.set_passphrase(people[0].who, "aki", "lacquer steel wood").await.unwrap();
        people[0] = Known { who: host.who(Some(&secret)).await.unwrap(), secret };
        host.unlock(people[0].who, table, Seat(2), "47110815").await.unwrap();
        let mut tokens = Vec::new();
        for seat in [0, 1] {
            let known: &Known = &people[seat];
            tokens.push(host.issue_token(known.who, table, Seat(seat as u8)).await.unwrap().to_string());
        }
        let (secrets, ids) = (Vec::new(), Vec::new());
        let mut house = Self { server, table, people, secrets, ids, link, recovery, tokens };
        house.play(12).await;
        house.collect().await;
        house
    }

    /// Takes the first option a number of times.
    async fn play(&self, n_acts: usize) {
        let host = &self.server.host;
        for _ in 0..n_acts {
            for (known, seat) in [(0, 0), (1, 1), (0, 2)] {
                let who = self.people[known].who;
                let view = host.view(who, self.table, Some(Seat(seat))).await.unwrap();
                let any = view.game_view.expect("the game has been dealt");
                let game_view = any.of::<katana::Katana>().expect("this game is played").clone();
                if !game_view.asked.contains(Seat(seat)) {
                    continue;
                }
                let actions = vec![game_view.choices[0].hash.clone()];
                let decision = Decision {
                    version: game_view.version,
                    question: game_view.question,
                    actions,
                    routine: tabletop::Routine::Nothing,
                };
                host.decide(who, self.table, Seat(seat), &decision).await.unwrap();
            }
        }
    }

    /// Collects what must not appear.
    async fn collect(&mut self) {
        let store = &self.server.store;
        let record = host::export(store, &host::games::all(), self.table).await.unwrap();
        let record: Value = serde_json::from_str(&record).unwrap();
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        self.secrets
            .extend([(text(&record["seed"]), "the seed"), (text(&record["start"]), "the first hash")]);
        let log = record["log"].as_array().unwrap();
        assert!(log.len() > 5, "something has been played");
        self.secrets.extend(log.iter().map(|entry| (text(&entry["hash"]), "a hash of the record")));
        self.secrets.extend([(self.link.clone(), "a seat link"), (self.recovery.clone(), "a recovery link")]);
        self.secrets.extend(self.tokens.iter().map(|token| (token.clone(), "a token")));
        let row = store.table(self.table).await.unwrap().unwrap();
        let body: Value = serde_json::from_str(&row.body).unwrap();
        self.secrets.push((text(&body["seats"][2]["pin"]), "a hashed PIN"));
        self.secrets.push(("47110815".to_owned(), "a PIN"));
        self.secrets.push(("lacquer steel wood".to_owned(), "a passphrase"));
        self.secrets.push(("$argon2".to_owned(), "some hash of a secret"));
        self.secrets.extend(self.people.iter().map(|known| (known.secret.to_string(), "a browser's secret")));
        let ids = self.people.iter().map(|known| (known.who.person.unwrap().to_string(), "a person's id"));
        self.ids.extend(ids);
    }

    /// The whole response to a line of the permission table; of a stream, its first event.
    async fn answer(&self, line: &Line, known: Option<&Known>) -> (String, StatusCode, String) {
        let filled = |text: &str| {
            text.replace("{id}", &self.table.to_string())
                .replace("{seat}", "1")
                .replace("{n}", "1")
                .replace("/recover/{secret}", &format!("/recover/{}", self.recovery))
                .replace("{secret}", &self.link)
                .replace("{guess}", "7zzzzzzzzzzzzzzzzzzzzzzzzz")
                .replace("{*path}", "scripts/update.js")
        };
        let path = filled(line.path);
        let request = if line.method == "GET" { get(&path) } else { post(&path) };
        let request =
            known.into_iter().fold(request, |request, known| request.header("cookie", known.cookie()));
        let is_api = line.path.starts_with("/api/v1/");
        let nth = known.and_then(|known| self.people.iter().position(|other| other.secret == known.secret));
        let token = nth.and_then(|nth| self.tokens.get(nth)).filter(|_| is_api);
        let request = token
            .into_iter()
            .fold(request, |request, token| request.header("authorization", format!("Bearer {token}")));
        let answer = self.server.begin(request.body(Body::from(filled(line.form))).unwrap()).await;
        let status = answer.status();
        // A new browser's secret appears in its cookie and nowhere else.
        let headers: Vec<String> = answer
            .headers()
            .iter()
            .filter(|(name, _)| *name != "set-cookie")
            .map(|(name, value)| format!("{name}: {}", value.to_str().unwrap()))
            .collect();
        let mut text = headers.join("\n");
        let mut body = answer.into_body().into_data_stream();
        while let Some(bytes) = body.next().await {
            text += std::str::from_utf8(&bytes.unwrap()).unwrap();
            let is_stream = line.path.starts_with("/live?") || line.path.ends_with("/events");
            if is_stream && text.contains("event: table") {
                break;
            }
        }
        (path, status, text)
    }

    /// The page of a link may contain the link itself.
    fn check(&self, path: &str, text: &str) {
        for (secret, what) in self.secrets.iter().chain(&self.ids) {
            assert!(path.contains(secret) || !text.contains(secret), "{path} tells {what}: {text}");
        }
    }
}

#[tokio::test]
async fn no_answer_and_no_log_tells_a_secret_before_the_end() {
    keep_log();
    let house = House::open().await;
    let mut n_shown = 0;
    for line in Line::all().filter(|line| line.method == "GET") {
        for known in [None].into_iter().chain(house.people.iter().map(Some)) {
            let (path, status, text) = house.answer(&line, known).await;
            house.check(&path, &text);
            n_shown += u32::from(status == StatusCode::OK);
        }
    }
    assert!(n_shown > 50, "{n_shown} pages were shown");
    for line in Line::all().filter(|line| line.method == "POST" && !line.path.contains("{secret}")) {
        let (path, _, text) = house.answer(&line, None).await;
        house.check(&path, &text);
    }
    let report = Line::all().find(|line| line.method == "POST" && line.path.ends_with("/report")).unwrap();
    for known in &house.people {
        let (path, status, text) = house.answer(&report, Some(known)).await;
        assert_eq!(status, StatusCode::OK, "{text}");
        house.check(&path, &text);
        for name in ["Aki", "Ben", "Chiyo", "Good luck!", &house.table.to_string()] {
            assert!(!text.contains(name), "a report names {name}: {text}");
        }
    }
    let log = String::from_utf8(LOG.lock().unwrap().clone()).unwrap();
    assert!(log.contains("/t/{id}/record"), "the log was kept");
    for (secret, what) in &house.secrets {
        let line = log.lines().find(|line| line.contains(secret.as_str()));
        assert!(line.is_none(), "the log tells {what}: {line:?}");
    }
}

/// Proves that the other test can fail.
#[tokio::test]
async fn in_the_end_the_record_tells_seed_and_hashes() {
    let house = House::open().await;
    let host = &house.server.host;
    host.concede(house.people[1].who, house.table, Seat(1)).await.unwrap();
    host.concede(house.people[0].who, house.table, Seat(0)).await.unwrap();
    let record = Line::all().find(|line| line.path == "/t/{id}/record").unwrap();
    let (_, status, text) = house.answer(&record, None).await;
    assert_eq!(status, StatusCode::OK, "{text}");
    for (secret, what) in house.secrets.iter().chain(&house.ids) {
        let is_of_record = ["the seed", "the first hash", "a hash of the record"].contains(what);
        assert_eq!(text.contains(secret), is_of_record, "{what}");
    }
}
