//! CPU time of a table's page: the view of a seat, rendered as HTML, without compression.

use std::{net::SocketAddr, process::ExitCode, time::Duration};

use axum::{
    Router,
    body::{self, Body, Bytes},
    extract::ConnectInfo,
    http::{Method, Request, StatusCode},
};
use bench::{cpu_ns, games::PAGES};
use host::{BotLevel, Host, NewSeat, NewTable, Secret};
use serde_json::Value;
use store::Store;
use tower::ServiceExt;
use web::{App, Settings};

/// The limit for a page.
const PAGE_NS_MAX: u64 = 3_000_000;
const N_PAGES: u64 = 200;
/// The numbers of the person's decisions after which the page is measured.
const MOMENTS: [usize; 3] = [1, 12, 30];

/// A player at a table, who sends requests to the router directly.
struct Player {
    router: Router,
    cookie: String,
    table: String,
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    let folder = tempfile::tempdir().expect("a temporary folder can be created");
    let store = Store::open(&folder.path().join("kajiba.db")).await.expect("the database opens");
    let settings = host::Settings { bot_pause: Duration::ZERO, ..host::Settings::default() };
    let host = Host::start(store, settings).await.expect("the host starts");
    let router = web::router(App::new(host.clone(), Settings { is_limited: false, ..Settings::default() }));
    let mut slowest_ns = 0;
    for (game, n_seats) in PAGES {
        let (who, secret) = host.new_person().await.expect("a person is created");
        host.set_name(who, "Tsunahiro").await.expect("the name is valid");
        let mut seats = vec![NewSeat::ME];
        seats.resize(n_seats, NewSeat::Bot(BotLevel::Novice));
        let new = NewTable { spectators: false, ..NewTable::new(game, seats) };
        let table = host.create_table(who, new).await.expect("the table is created");
        host.start_table(who, table).await.expect("the game starts");
        let player = Player { router: router.clone(), cookie: cookie(&secret), table: table.to_string() };
        let mut n_done = 0;
        for moment in MOMENTS {
            while n_done < moment && player.decide(n_done).await {
                n_done += 1;
            }
            let (page_ns, n_bytes) = player.measure().await;
            println!(
                "{game}, {n_seats} seats, {n_done} decisions: {:.2} ms, {} KB",
                page_ns as f64 / 1e6,
                n_bytes / 1000
            );
            slowest_ns = slowest_ns.max(page_ns);
        }
    }
    if slowest_ns > PAGE_NS_MAX { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

fn cookie(secret: &Secret) -> String {
    format!("kajiba={secret}")
}

impl Player {
    /// Takes one of the choices as soon as there are any; returns whether the game goes on.
    async fn decide(&self, n: usize) -> bool {
        loop {
            let answer = self.send(Method::GET, "/choices", String::new()).await;
            let answer: Value = serde_json::from_slice(&answer).expect("choices are JSON");
            let choices = answer["choices"].as_array().map(Vec::as_slice).unwrap_or_default();
            if answer["over"] == true {
                return false;
            }
            if let Some(choice) = choices.get(7 * n % choices.len().max(1)) {
                let field = |name: &str| answer[name].to_string().replace('"', "");
                let [seat, version, question] = ["seat", "version", "question"].map(field);
                let hash = choice["hash"].as_str().expect("a choice has a hash");
                let fields = format!("seat={seat}&version={version}&question={question}&choice={hash}");
                self.send(Method::POST, "/act", fields).await;
                return true;
            }
            tokio::task::yield_now().await;
        }
    }

    /// The mean time of a page, and its size.
    async fn measure(&self) -> (u64, usize) {
        let n_bytes = self.send(Method::GET, "", String::new()).await.len();
        let start_ns = cpu_ns();
        for _ in 0..N_PAGES {
            self.send(Method::GET, "", String::new()).await;
        }
        ((cpu_ns() - start_ns) / N_PAGES, n_bytes)
    }

    async fn send(&self, method: Method, path: &str, fields: String) -> Bytes {
        let request = Request::builder()
            .method(method)
            .uri(format!("/t/{}{path}", self.table))
            .header("host", "localhost")
            .header("cookie", &self.cookie)
            .header("content-type", "application/x-www-form-urlencoded")
            .extension(ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 50_000))))
            .body(Body::from(fields))
            .expect("the request is valid");
        let answer = self.router.clone().oneshot(request).await.expect("the server answers");
        // A bot may have acted first.
        let is_late = answer.status() == StatusCode::CONFLICT;
        assert!(
            answer.status().is_success() || answer.status().is_redirection() || is_late,
            "{path}: {}",
            answer.status()
        );
        body::to_bytes(answer.into_body(), usize::MAX).await.expect("the answer is complete")
    }
}
