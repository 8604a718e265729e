//! What many see alike is drawn once, and drawing makes nobody else wait. These tests count what is drawn.

use std::{
    io::Read,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};

use axum::{
    body::Body,
    http::{Request, StatusCode, header},
};
use host::{Decision, NewSeat, NewTable, TableId};
use http_body_util::BodyExt;
use tabletop::{Routine, Seat};
use web::Settings;

use crate::server::{Known, Server, from, get};

/// Pages that are the same for everybody.
const PAGES: [&str; 9] = [
    "/rules",
    "/rules/katana",
    "/rules/shogunate",
    "/rules/katana/primer",
    "/cards",
    "/cards?game=shogunate",
    "/about",
    "/api",
    "/api/openapi.json",
];

fn asked(path: &str, headers: &[(&str, &str)]) -> Request<Body> {
    let request = headers.iter().fold(get(path), |request, &(name, value)| request.header(name, value));
    request.body(Body::empty()).unwrap()
}

/// A response as it was before it was compressed.
async fn unpacked(server: &Server, request: Request<Body>) -> (axum::http::response::Parts, String) {
    let (parts, body) = server.begin(request).await.into_parts();
    let sent = body.collect().await.unwrap().to_bytes();
    let mut text = String::new();
    match parts.headers.get(header::CONTENT_ENCODING).map(|name| name.to_str().unwrap()) {
        Some("br") => brotli::Decompressor::new(&*sent, 4096).read_to_string(&mut text).unwrap(),
        Some("gzip") => flate2::read::GzDecoder::new(&*sent).read_to_string(&mut text).unwrap(),
        Some(other) => panic!("nobody asked for {other}"),
        None => (&*sent).read_to_string(&mut text).unwrap(),
    };
    (parts, text)
}

#[tokio::test]
async fn what_is_the_same_for_everybody_is_drawn_once() {
    let server = Server::start().await;
    for path in PAGES {
        let before = server.app.n_drawn();
        let mut texts = Vec::new();
        for encoding in ["br", "gzip", "identity", "gzip, br", "br"] {
            let (parts, text) = unpacked(&server, asked(path, &[("accept-encoding", encoding)])).await;
            assert_eq!(parts.status, StatusCode::OK, "{path}");
            assert_eq!(
                parts.headers.contains_key(header::CONTENT_ENCODING),
                encoding != "identity",
                "{path}"
            );
            assert!(parts.headers["vary"].to_str().unwrap().contains("accept-encoding"));
            texts.push(text);
        }
        assert!(texts[0].len() > 1000 && texts.windows(2).all(|two| two[0] == two[1]), "{path}");
        assert_eq!(server.app.n_drawn() - before, 1, "{path}");
        let italian = asked(path, &[("accept-language", "it")]);
        assert_ne!(server.send(italian).await.text, texts[0], "{path} has languages");
        let dark = asked(path, &[("cookie", "wishes=dark")]);
        assert!(path.ends_with(".json") || server.send(dark).await.text.contains("data-theme=\"dark\""));
    }
}

#[tokio::test]
async fn many_who_ask_at_once_wait_for_one_drawing() {
    let server = Server::start().await;
    let asking = (0..20).map(|_| server.get("/rules/shogunate"));
    let answers = futures_util::future::join_all(asking).await;
    assert!(answers.iter().all(|answer| answer.status == StatusCode::OK));
    assert_eq!(server.app.n_drawn(), 1);
}

#[tokio::test]
async fn a_browser_that_has_a_page_is_told_that_it_is_the_same() {
    let server = Server::start().await;
    for path in PAGES {
        let first = server.get(path).await;
        assert_eq!(first.header("cache-control"), "private, no-cache", "{path}");
        let tag = first.header("etag");
        assert!(tag.len() > 8, "{path}");
        let again = server.send(asked(path, &[("if-none-match", tag)])).await;
        assert_eq!((again.status, again.text.as_str()), (StatusCode::NOT_MODIFIED, ""), "{path}");
        assert_eq!(again.header("etag"), tag);
        let japanese = [("if-none-match", tag), ("accept-language", "ja")];
        assert_eq!(server.send(asked(path, &japanese)).await.status, StatusCode::OK, "{path}");
    }
}

#[tokio::test]
async fn who_has_much_drawn_has_soon_had_enough_and_others_read_on() {
    let server = Server::with(Settings { is_limited: true, ..Settings::default() }).await;
    let flood = |n: usize| from("203.0.113.66").uri(format!("/rules/katana?q=w{n}")).body(Body::empty());
    let mut n_read = 0;
    for n in 0..60 {
        let answer = server.send(flood(n).unwrap()).await;
        match answer.status {
            StatusCode::OK => n_read += 1,
            StatusCode::TOO_MANY_REQUESTS => assert!(!answer.header("retry-after").is_empty()),
            status => panic!("{status}"),
        }
    }
    assert!((5..40).contains(&n_read), "{n_read}");
    assert!(server.app.n_drawn() < 40);
    assert_eq!(server.get("/rules/katana?q=sword").await.status, StatusCode::OK);
}

#[tokio::test]
async fn forty_pages_for_one_address_do_not_make_another_wait() {
    let server = Arc::new(Server::start().await);
    let n_sent = Arc::new(AtomicUsize::new(0));
    for n in 0..40 {
        let (server, n_sent) = (server.clone(), n_sent.clone());
        tokio::spawn(async move {
            let wanted = from("203.0.113.66").uri(format!("/rules/katana?q=w{n}")).body(Body::empty());
            assert_eq!(server.send(wanted.unwrap()).await.status, StatusCode::OK);
            n_sent.fetch_add(1, Ordering::SeqCst);
        });
    }
    // All of them are asked for before the one of the other address.
    for _ in 0..100 {
        tokio::task::yield_now().await;
    }
    assert_eq!(server.get("/about").await.status, StatusCode::OK);
    let n_before = n_sent.load(Ordering::SeqCst);
    assert!(n_before < 20, "{n_before} of the 40 were sent before");
}

/// A game of Shogunate that may be watched, by three people at their own browsers.
struct Watched {
    server: Server,
    people: [Known; 3],
    table: TableId,
}

impl Watched {
    async fn dealt() -> Self {
        let server = Server::start().await;
        let people = [server.person("Aki").await, server.person("Ben").await, server.person("Chiyo").await];
        let new = NewTable { spectators: true, ..NewTable::new("shogunate", vec![NewSeat::Open; 3]) };
        let table = server.host.create_table(people[0].who, new).await.unwrap();
        for (person, seat) in people.iter().zip(0..) {
            server.host.claim(person.who, table, Some(Seat(seat)), "").await.unwrap();
        }
        server.host.start_table(people[0].who, table).await.unwrap();
        Self { server, people, table }
    }

    async fn page(&self, headers: &[(&str, &str)]) -> String {
        let answer = self.server.send(asked(&format!("/t/{}", self.table), headers)).await;
        assert_eq!((answer.status, answer.header("cache-control")), (StatusCode::OK, "no-store"));
        answer.text
    }

    async fn page_of(&self, seat: usize) -> String {
        self.page(&[("cookie", &self.people[seat].cookie())]).await
    }

    /// Somebody who is asked does the first thing that they can.
    async fn act(&self) {
        for person in &self.people {
            let view = self.server.host.view(person.who, self.table, None).await.unwrap();
            let (seat, game) = (view.looking.unwrap(), view.game_view.unwrap());
            if let Some(choice) = game.choices().first().filter(|_| game.asked().contains(seat)) {
                let decision = Decision {
                    version: game.version(),
                    question: game.question().to_owned(),
                    actions: vec![choice.hash.clone()],
                    routine: Routine::Nothing,
                };
                self.server.host.decide(person.who, self.table, seat, &decision).await.unwrap();
                return;
            }
        }
        panic!("nobody is asked");
    }
}

#[tokio::test]
async fn a_table_is_drawn_once_a_version_for_all_who_only_look() {
    let game = Watched::dealt().await;
    let stranger = game.server.person("Ono").await;
    let before = game.server.app.n_drawn();
    let mut first = game.page(&[]).await;
    for n_versions in 1..4 {
        for _ in 0..4 {
            assert_eq!(game.page(&[]).await, first);
            assert_eq!(game.page(&[("cookie", &stranger.cookie())]).await, first);
        }
        assert_eq!(game.server.app.n_drawn() - before, n_versions);
        game.act().await;
        let next = game.page(&[]).await;
        assert_ne!(next, first, "a new version is drawn anew");
        first = next;
    }
}

/// What somebody sees of a table comes from their own view, whoever has looked before.
#[tokio::test]
async fn no_seat_and_no_onlooker_gets_the_page_of_another() {
    let game = Watched::dealt().await;
    let private = ["own-loyal", "id=\"own\"", "data-hash=\"", "name=\"choice\""];
    for _ in 0..6 {
        let seats = [game.page_of(0).await, game.page_of(1).await, game.page_of(2).await];
        let onlooker = game.page(&[]).await;
        assert!(seats.iter().all(|page| page.contains("own-loyal")), "a seat sees its Loyalty");
        assert!(private.iter().all(|mark| !onlooker.contains(mark)), "an onlooker sees nobody's");
        for (n, page) in seats.iter().enumerate() {
            assert!(seats.iter().enumerate().all(|(other, it)| other == n || it != page));
            // Whoever looked meanwhile, a seat gets its own page again.
            let unclocked = |page: &str| page.split(" data-now-ms=").nth(1).map(|rest| rest[20..].to_owned());
            assert_eq!(unclocked(&game.page_of(n).await), unclocked(page));
        }
        game.act().await;
    }
}

#[tokio::test]
async fn what_players_say_is_not_on_the_page_that_onlookers_share() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    let new = NewTable { spectators: true, ..NewTable::new("katana", vec![NewSeat::ME, NewSeat::Open]) };
    let table = server.host.create_table(ann.who, new).await.unwrap();
    let ben = server.person("Ben").await;
    server.host.claim(ben.who, table, Some(Seat(1)), "").await.unwrap();
    server.host.start_table(ann.who, table).await.unwrap();
    let seen = |known: Option<&Known>| {
        let request = known
            .into_iter()
            .fold(get(&format!("/t/{table}")), |request, known| request.header("cookie", known.cookie()));
        server.send(request.body(Body::empty()).unwrap())
    };
    let chat = "a word among players";
    server.host.say(ann.who, table, chat).await.unwrap();
    assert!(!seen(None).await.text.contains(chat), "only players read what players say");
    assert!(seen(Some(&ben)).await.text.contains(chat));
    assert!(!seen(None).await.text.contains(chat), "also after a player has looked");
}
