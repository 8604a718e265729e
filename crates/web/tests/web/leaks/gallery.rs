//! A table with all its viewers: each player, a spectator, and a visitor without a cookie.

use std::{sync::Arc, time::Duration};

use axum::{body::Body, http::Request};
use futures_util::StreamExt;
use host::{
    ActionHash, AnyGameView, CampaignId, Decision, GameView, NewSeat, NewTable, Phase, TableId, TableView,
};
use katana::{Action, GhostLevel, Katana, piece::Kind};
use serde::Serialize;
use tabletop::Seat;
use web::Settings;

use crate::server::{Known, Server, get, post};

/// The fixed time of these tests, since pages show times.
const NOW_MS: i64 = 1_800_000_000_000;

/// A table and its viewers.
pub(super) struct Gallery {
    pub(super) server: Arc<Server>,
    pub(super) table: TableId,
    /// The campaign whose attempt is played there.
    campaign: Option<CampaignId>,
    /// By seat.
    players: Arc<Vec<Known>>,
    onlooker: Arc<Known>,
}

impl Gallery {
    /// The people, without a table yet.
    pub(super) async fn open() -> Self {
        let settings = host::Settings {
            time: host::TimeSource::of(|| NOW_MS),
            bot_pause: Duration::ZERO,
            ..host::Settings::default()
        };
        let server = Server::hosted(Settings::default(), settings).await;
        let mut players = Vec::new();
        for name in ["Aki", "Ben", "Chiyo", "Daan", "Emi", "Fay"] {
            players.push(server.person(name).await);
        }
        let onlooker = Arc::new(server.person("Ono").await);
        let (server, players) = (Arc::new(server), Arc::new(players));
        Self { server, table: TableId(0), campaign: None, players, onlooker }
    }

    /// The same people at a recorded game.
    pub(super) async fn with(&self, record: &str) -> Self {
        let table = host::import(&self.server.store, &host::games::all(), record, &[]).await.unwrap();
        let at = self.at(table);
        let n_seats = self.server.host.view(self.onlooker.who, table, None).await.unwrap().seats.len();
        for (player, seat) in self.players.iter().zip(0..n_seats as u8) {
            self.server.host.claim(player.who, table, Some(Seat(seat)), "").await.unwrap();
        }
        at
    }

    /// This many of them at a new game.
    pub(super) async fn dealt(&self, n_seats: usize) -> Self {
        let new = NewTable { is_listed: true, ..NewTable::new("katana", vec![NewSeat::Open; n_seats]) };
        let (host, one) = (&self.server.host, self.players[0].who);
        let table = host.create_table(one, new).await.unwrap();
        for (player, seat) in self.players.iter().zip(0..n_seats as u8) {
            host.claim(player.who, table, Some(Seat(seat)), "").await.unwrap();
        }
        host.start_table(one, table).await.unwrap();
        self.at(table)
    }

    /// The first of them in the first chapter of a campaign.
    pub(super) async fn with_campaign(&self) -> Self {
        let (host, one) = (&self.server.host, self.players[0].who);
        let campaign = host.new_campaign(one, "Aki's way").await.unwrap();
        let table = host.begin_attempt(one, campaign, GhostLevel::ALL[2]).await.unwrap();
        Self { campaign: Some(campaign), ..self.at(table) }
    }

    fn at(&self, table: TableId) -> Self {
        let Self { server, table: _, campaign: _, players, onlooker } = self;
        let (server, players, onlooker) = (server.clone(), players.clone(), onlooker.clone());
        Self { server, table, campaign: None, players, onlooker }
    }

    /// The table as a spectator sees it.
    pub(super) async fn view(&self) -> TableView {
        self.server.host.view(self.onlooker.who, self.table, None).await.unwrap()
    }

    /// The game as a seat sees it.
    pub(super) async fn game_view(&self, seat: Seat) -> AnyGameView {
        let who = self.players[seat.index()].who;
        let view = self.server.host.view(who, self.table, Some(seat)).await.unwrap();
        view.game_view.expect("the game has been dealt")
    }

    /// Shōgun no Katana as a seat sees it.
    pub(super) async fn katana_view(&self, seat: Seat) -> GameView<Katana> {
        self.game_view(seat).await.of::<Katana>().expect("this game is played").clone()
    }

    /// Carries out an option of a seat.
    pub(super) async fn act(&self, seat: Seat, action: impl Serialize) {
        let game_view = self.game_view(seat).await;
        let (version, question) = (game_view.version(), game_view.question().to_owned());
        let decision = Decision {
            version,
            question,
            actions: vec![ActionHash::of(&action)],
            routine: tabletop::Routine::Nothing,
        };
        let who = self.players[seat.index()].who;
        self.server.host.decide(who, self.table, seat, &decision).await.unwrap();
    }

    /// Everybody leaves, bots play until `is_wanted` or the end, and everybody comes back.
    pub(super) async fn played_by_bots_until(&self, is_wanted: impl Fn(&TableView) -> bool) -> TableView {
        let host = &self.server.host;
        let mut changes = host.changes();
        let seats = 0..self.view().await.seats.len() as u8;
        for seat in seats.clone() {
            host.leave(self.players[usize::from(seat)].who, self.table, Seat(seat)).await.unwrap();
        }
        while !is_wanted(&self.view().await) && self.view().await.phase == Phase::Playing {
            // Missed changes do not matter; the loop checks again.
            let _ = changes.recv().await;
        }
        for seat in seats {
            let back = host.come_back(self.players[usize::from(seat)].who, self.table, Seat(seat)).await;
            assert!(back.is_ok() || self.view().await.phase == Phase::Over, "{back:?}");
        }
        self.view().await
    }

    /// Everything that anybody can see, by viewer and request.
    pub(super) async fn shown(&self) -> Vec<(String, String)> {
        let n_seats = self.view().await.seats.len();
        let players =
            self.players.iter().take(n_seats).zip(0..).map(|(player, seat)| (Some(player), Some(seat)));
        let mut shown = Vec::new();
        for (known, seat) in players.chain([(Some(&*self.onlooker), None), (None, None)]) {
            let who = match (known, seat) {
                (_, Some(seat)) => format!("seat {seat}"),
                (Some(_), None) => "an onlooker".to_owned(),
                (None, None) => "a stranger".to_owned(),
            };
            for (what, request) in self.requests(known, seat).await {
                shown.push((format!("{who}: {what}"), self.answer(request).await));
            }
        }
        shown
    }

    /// All requests that change nothing; posts among them are refused.
    async fn requests(&self, known: Option<&Known>, seat: Option<u8>) -> Vec<(String, Request<Body>)> {
        let table = self.table;
        let game_view = self.view().await.game_view.expect("the game has been dealt");
        let n_seats = match (game_view.of::<Katana>(), game_view.of::<shogunate::Shogunate>()) {
            (Some(game_view), _) => game_view.view.n_seats,
            (_, Some(game_view)) => game_view.view.n_seats,
            (None, None) => panic!("one of these is played"),
        };
        let (last, next) = (game_view.version(), seat.map_or(0, |seat| (seat + 1) % n_seats));
        let cookie = known.map_or_else(String::new, Known::cookie);
        let read = |path: String| get(&path).header("cookie", cookie.clone());
        let empty = |request: axum::http::request::Builder| request.body(Body::empty()).unwrap();
        let mut requests: Vec<(String, Request<Body>)> = vec![
            ("/t".to_owned(), empty(read(format!("/t/{table}")))),
            ("the live part".to_owned(), empty(read(format!("/t/{table}")).header("x-part", "1"))),
        ];
        let own = seat.map(|seat| format!("/t/{table}?seat={seat}"));
        let paths = [
            format!("/t/{table}?seat={next}"),
            format!("/t/{table}/choices"),
            format!("/t/{table}/choices?seat={next}"),
            format!("/t/{table}/log"),
            format!("/t/{table}/replay?at=0"),
            format!("/t/{table}/replay?at={}", last / 2),
            format!("/t/{table}/replay?at={last}"),
            format!("/t/{table}/report"),
            format!("/cards?table={table}"),
            format!("/live/now?t={table}"),
            format!("/live?t={table}"),
            "/".to_owned(),
            "/story".to_owned(),
        ];
        let campaign = self.campaign.map(|campaign| format!("/story/{campaign}"));
        let paths = paths.into_iter().chain(own).chain(campaign).chain(self.trials(seat).await);
        let log = |path: &str| path.replace(&format!("/t/{table}"), "/t").replace("/t/", "/");
        requests.extend(paths.map(|path| (log(&path), empty(read(path)))));
        if self.view().await.phase == Phase::Playing {
            // Other perspectives are closed before the end.
            for visitor in [next.to_string(), "all".to_owned()] {
                let path = format!("/t/{table}/replay?at={}&eyes={visitor}", last / 2);
                requests.push((log(&path), empty(read(path))));
            }
            requests.push(("/record".to_owned(), empty(read(format!("/t/{table}/record")))));
            // A report is requested by POST.
            let visitor = seat.map_or(String::new(), |seat| format!("&seat={seat}"));
            let report = post(&format!("/t/{table}/report")).header("cookie", cookie.clone());
            let report = report.body(Body::from(format!("text=odd{visitor}"))).unwrap();
            requests.push(("the report".to_owned(), report));
        }
        requests.extend(self.refused(&cookie, seat.unwrap_or(0)).await);
        requests.extend(self.by_programs(known, seat, last).await);
        requests
    }

    /// The same from a program with the seat's token.
    async fn by_programs(
        &self,
        known: Option<&Known>,
        seat: Option<u8>,
        last: u64,
    ) -> Vec<(String, Request<Body>)> {
        let token = match (known, seat) {
            (Some(known), Some(seat)) => {
                Some(self.server.host.issue_token(known.who, self.table, Seat(seat)).await.unwrap())
            }
            (Some(_) | None, _) => None,
        };
        let request = |path: &str| {
            let request = get(&format!("/api/v1/tables/{}{path}", self.table));
            let request = request.header("content-type", "application/json");
            match &token {
                Some(token) => request.header("authorization", format!("Bearer {token}")),
                None => request,
            }
        };
        let half = format!("/view?at={}", last / 2);
        let paths = ["", "/view", "/view?at=0", &half, "/options", "/log", "/events"];
        let read = |path: &str| (format!("api{path}"), request(path).body(Body::empty()).unwrap());
        let mut requests: Vec<_> = paths.into_iter().map(read).collect();
        for act in [
            format!("{{\"version\":{last},\"index\":1000}}"),
            "{\"version\":0,\"question\":\"\",\"ids\":[\"0123456789abcdef\"]}".to_owned(),
            "{}".to_owned(),
        ] {
            let request = request("/decisions").method("POST").body(Body::from(act.clone())).unwrap();
            requests.push((format!("api/decisions {act}"), request));
        }
        requests
    }

    /// Some trials of a seat: one decision each, and one more after the last of them.
    async fn trials(&self, seat: Option<u8>) -> Vec<String> {
        let Some(seat) = seat else { return vec![format!("/t/{}/try?seat=0", self.table)] };
        let any = self.game_view(Seat(seat)).await;
        let Some(game_view) = any.of::<Katana>() else { return Vec::new() };
        if !game_view.asked.contains(Seat(seat)) {
            return Vec::new();
        }
        let address = format!("/t/{}/try?seat={seat}&version={}", self.table, game_view.version);
        let n_apart = game_view.choices.len().div_ceil(6);
        let some = game_view.choices.iter().rev().step_by(n_apart);
        let hashes: Vec<_> = some.map(|choice| choice.hash.0.as_str()).collect();
        let one = hashes.iter().map(|hash| format!("{address}&tried={hash}"));
        let last = hashes[hashes.len() - 1];
        let two = hashes.iter().map(|hash| format!("{address}&tried={last}.{hash}"));
        [address.clone()].into_iter().chain(one).chain(two).collect()
    }

    /// Acts that are refused: of another seat, stale, unknown, and a basket that is too expensive.
    async fn refused(&self, cookie: &str, seat: u8) -> Vec<(String, Request<Body>)> {
        let game_view = self.game_view(Seat(seat)).await;
        let (version, question) = (game_view.version(), game_view.question());
        let basket = ActionHash::of(&Action::BuyResource(Kind::ALL[0])).0;
        let acts = [
            format!("seat={seat}&version={version}&question={question}&choice=0123456789abcdef"),
            format!("seat={seat}&version={version}&question={question}&n%3A{basket}=40"),
            format!("seat={}&version={version}&question={question}&choice=0123456789abcdef", 1 - seat.min(1)),
            format!("seat={seat}&version=0&question=&choice=0123456789abcdef"),
        ];
        let path = format!("/t/{}/act", self.table);
        let mut requests = Vec::new();
        for (act, accepted) in acts.iter().flat_map(|act| [(act, "text/html"), (act, "application/json")]) {
            let request = post(&path).header("cookie", cookie).header("accept", accepted);
            requests.push((format!("/act {act} {accepted}"), request.body(Body::from(act.clone())).unwrap()));
        }
        requests
    }

    /// Status, headers and body; of a stream, its first event. The request id is left out, since it always differs.
    async fn answer(&self, request: Request<Body>) -> String {
        let path = request.uri().path().to_owned();
        let is_stream = path == "/live" || path.ends_with("/events");
        let is_act = path.ends_with("/act") || path.ends_with("/decisions");
        let is_trial =
            request.uri().query().is_some_and(|query| query.contains("&tried=") && !query.contains('.'));
        let answer = self.server.begin(request).await;
        assert!(!(is_act && answer.status().is_success()), "{path} was meant to be refused");
        assert!(!answer.status().is_server_error() && answer.status() != 303, "{path}: {}", answer.status());
        let mut text = answer.status().to_string() + "\n";
        for (name, value) in answer.headers().iter().filter(|(name, _)| *name != "x-request-id") {
            text += &format!("{name}: {}\n", value.to_str().unwrap());
        }
        assert!(!is_trial || answer.status() == 200, "{path} was meant to be tried");
        let mut body = answer.into_body().into_data_stream();
        while let Some(bytes) = body.next().await {
            text += std::str::from_utf8(&bytes.unwrap()).unwrap();
            if is_stream && text.contains("event: table") {
                break;
            }
        }
        text
    }
}
