//! A third game goes through the battery, a bot, a hosted table over HTTP, the page and the terminal, without a line about
//! it outside its own crate.

use std::{
    io::Write,
    net::SocketAddr,
    process::{Command, Stdio},
};

use axum::{
    Router,
    body::Body,
    extract::ConnectInfo,
    http::{Request, StatusCode},
};
use bots::{Bot, Level, Leveled};
use host::{BotLevel, Decision, Host, NewSeat, NewTable, Phase, Secret, TableId, Who};
use http_body_util::BodyExt;
use sample::{Action, Lanterns, Setup, games};
use store::Store;
use tabletop::{Game, NoLog, Quick, Seat, Seed, Status, Title, testkit};
use tower::ServiceExt;

#[test]
fn it_passes_the_battery() {
    for number in 0..60 {
        let trial = testkit::Trial::<Lanterns> {
            setup: Setup { players: 2 + (number % 3) as u8 },
            components: Lanterns::components().components,
            number,
            decisions_max: 13,
            avoided: |_| false,
        };
        testkit::battery(&trial);
    }
}

#[test]
fn a_master_beats_a_novice() {
    let rules = Setup { players: 2 };
    let bots = [Lanterns::bot(Level::Master, 2), Lanterns::bot(Level::Novice, 2)];
    let bots: [&dyn Bot<Lanterns>; 2] = [&*bots[0], &*bots[1]];
    let mut points = [0, 0];
    for number in 0..60 {
        let mut game = Lanterns::new(&rules, &Seed::derive(7, number), &mut NoLog);
        bots::play_on(&mut game, &rules, &bots, &mut Quick::new(number));
        assert!(matches!(game.status(), Status::Over(_)));
        points[0] += u32::from(game.points(Seat(0)));
        points[1] += u32::from(game.points(Seat(1)));
    }
    assert!(points[0] > points[1], "{points:?}");
}

/// A host with three games, its pages, and two people.
struct House {
    host: Host,
    router: Router,
    people: Vec<(Who, Secret)>,
    _folder: tempfile::TempDir,
}

impl House {
    async fn open() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("kajiba.db")).await.unwrap();
        let settings = host::Settings { games: games::hosted(), ..host::Settings::default() };
        let host = Host::start(store, settings).await.unwrap();
        let app =
            web::App::with_games(host.clone(), games::pages(), games::library(), web::Settings::default());
        let mut people = Vec::new();
        for name in ["Aki", "Bo"] {
            let (who, secret) = host.new_person().await.unwrap();
            host.set_name(who, name).await.unwrap();
            people.push((who, secret));
        }
        Self { host, router: web::router(app), people, _folder: folder }
    }

    async fn table(&self, seats: Vec<NewSeat>) -> TableId {
        let new = NewTable::new(Lanterns::NAME, seats);
        self.host.create_table(self.people[0].0, new).await.unwrap()
    }

    /// The status and the text of a page for one of the people.
    async fn page(&self, person: usize, path: &str) -> (StatusCode, String) {
        let cookie = format!("kajiba={}", self.people[person].1);
        self.send(Request::builder().uri(path).header("cookie", cookie).body(Body::empty()).unwrap()).await
    }

    async fn send(&self, mut request: Request<Body>) -> (StatusCode, String) {
        request.headers_mut().insert("host", "kajiba.local".parse().unwrap());
        request.extensions_mut().insert(ConnectInfo(SocketAddr::new("203.0.113.5".parse().unwrap(), 50_000)));
        let (parts, body) = self.router.clone().oneshot(request).await.unwrap().into_parts();
        let text = body.collect().await.unwrap().to_bytes();
        (parts.status, String::from_utf8(text.into()).unwrap())
    }

    async fn view(&self, person: usize, table: TableId) -> host::GameView<Lanterns> {
        let view = self.host.view(self.people[person].0, table, None).await.unwrap();
        view.game_view.as_ref().and_then(host::AnyGameView::of).expect("the game is dealt").clone()
    }

    /// Sends a choice as a browser does.
    async fn choose(&self, person: usize, table: TableId, action: Action) {
        let view = self.view(person, table).await;
        let hash = host::ActionHash::of(&action).0;
        let form = format!("seat={person}&version={}&question={}&choice={hash}", view.version, view.question);
        let request = Request::post(format!("/t/{table}/act"))
            .header("cookie", format!("kajiba={}", self.people[person].1))
            .header("content-type", "application/x-www-form-urlencoded")
            .header("origin", "http://kajiba.local")
            .body(Body::from(form));
        let (status, text) = self.send(request.unwrap()).await;
        assert_eq!(status, StatusCode::SEE_OTHER, "{text}");
    }
}

#[tokio::test]
async fn two_people_play_it_in_the_browser_and_see_only_their_own_cards() {
    let house = House::open().await;
    let table = house.table(vec![NewSeat::ME, NewSeat::Open]).await;
    house.host.claim(house.people[1].0, table, None, "").await.unwrap();
    house.host.start_table(house.people[0].0, table).await.unwrap();
    for round in 1..=3 {
        let cards = [house.view(0, table).await, house.view(1, table).await].map(|view| view.view.cards);
        assert!(cards[0][0].is_some() && cards[0][1].is_none() && cards[1][0].is_none(), "round {round}");
        let (status, page) = house.page(0, &format!("/t/{table}")).await;
        assert_eq!(status, StatusCode::OK);
        assert!(page.contains(&format!("Round {round} of 3")), "{page}");
        assert!(page.contains(&format!("<b class=\"card\">{}</b>", cards[0][0].unwrap())));
        assert_eq!(page.matches("<b class=\"card\">").count(), 1, "only the own card shows");
        house.choose(1, table, Action::Show).await;
        let (_, log) = house.page(0, &format!("/t/{table}/log")).await;
        assert!(log.contains("Bo has chosen."), "{log}");
        house.choose(0, table, Action::Hide).await;
    }
    let view = house.host.view(house.people[0].0, table, None).await.unwrap();
    assert_eq!(view.phase, Phase::Over);
    assert_eq!(view.result.unwrap().scores, [3, 9], "a card that is shown alone always wins");
    for path in ["replay?at=0&eyes=all", "log", "record", "choices"] {
        assert_eq!(house.page(0, &format!("/t/{table}/{path}")).await.0, StatusCode::OK, "{path}");
    }
}

#[tokio::test]
async fn a_bot_takes_a_seat() {
    let house = House::open().await;
    let table = house.table(vec![NewSeat::ME, NewSeat::Bot(BotLevel::Master)]).await;
    house.host.start_table(house.people[0].0, table).await.unwrap();
    let mut changes = house.host.changes();
    while house.view(0, table).await.view.choices[1].is_none() {
        changes.recv().await.unwrap();
    }
    let view = house.view(0, table).await;
    let actions = vec![view.choices[0].hash.clone()];
    let decision = Decision {
        version: view.version,
        question: view.question,
        actions,
        routine: tabletop::Routine::Nothing,
    };
    house.host.decide(house.people[0].0, table, Seat(0), &decision).await.unwrap();
    assert_eq!(house.view(0, table).await.view.round, 2);
}

#[tokio::test]
async fn it_stands_among_the_games_of_every_list() {
    let house = House::open().await;
    assert_eq!(house.host.games().len(), 3);
    let (status, page) = house.page(0, "/new?game=lanterns").await;
    assert_eq!(status, StatusCode::OK);
    assert!(page.contains("Lanterns") && page.contains("Shogunate"), "{page}");
}

/// What the command line prints.
fn printed(args: &[&str], input: &str) -> String {
    let data = tempfile::tempdir().unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_sample"))
        .args(args)
        .args(["--lang", "en"])
        .env("KAJIBA_DATA", data.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap()
}

#[test]
fn it_is_played_in_the_terminal() {
    let all = printed(&["play", "lanterns", "--names", "Aki,Bo", "--seed", "1"], &"\n1\n".repeat(12));
    for text in ["Round 3 of 3", "Show your card or hide it?", "All cards are revealed"] {
        assert!(all.contains(text), "{text} in {all}");
    }
}

#[test]
fn it_is_simulated_by_bots() {
    let all =
        printed(&["sim", "lanterns", "--players", "3", "--bots", "master", "--games", "5", "--json"], "");
    assert!(all.contains("\"games\""), "{all}");
}
