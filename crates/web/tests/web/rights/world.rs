//! A table with its people, for trying one request.

use std::sync::atomic::{AtomicUsize, Ordering};

use axum::body::Body;
use host::{
    ActionHash, AnyGameView, BotLevel, CampaignId, ComponentSetId, Decision, NewSeat, NewTable, Pace, Phase,
    TableId, Undone,
};
use katana::GhostLevel;
use serde_json::json;
use store::{CampaignRow, ComponentSetRow, LineRow, PersonRow, SessionRow, TableRow};
use tabletop::{Seat, Seats};

use super::{Line, Visitor};
use crate::server::{Known, Server, get, post};

const PASSPHRASE: &str = "lacquer steel wood";
/// A secret that nobody was given.
const GUESS: &str = "7zzzzzzzzzzzzzzzzzzzzzzzzz";

/// The game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Played {
    Katana,
    Shogunate,
}

impl Played {
    /// A table for two people, and one more seat if `has_room`.
    fn table(self, has_room: bool, spectators: bool) -> NewTable {
        let mut seats = vec![NewSeat::Open; if has_room { 3 } else { 2 }];
        let game = match self {
            Self::Katana => "katana",
            Self::Shogunate => {
                // Shogunate needs three.
                seats.push(NewSeat::Bot(BotLevel::Novice));
                "shogunate"
            }
        };
        NewTable { pace: Pace::Days { move_ms: 3 * 86_400_000 }, spectators, ..NewTable::new(game, seats) }
    }

    /// Whether the deal asks the right seats: in Shogunate a bot must be the Hatamoto, so that both people choose.
    fn is_fit(self, asked: Seats) -> bool {
        match self {
            Self::Katana => true,
            Self::Shogunate => asked.contains(Seat(0)) && asked.contains(Seat(1)),
        }
    }
}

/// The first option.
fn first(game_view: &AnyGameView) -> ActionHash {
    game_view.choices()[0].hash.clone()
}

/// A table with its people.
pub(super) struct World<'a> {
    server: &'a Server,
    table: TableId,
    /// The seat that forms are about.
    seat: Seat,
    own: Known,
    other: Known,
    host: Known,
    onlooker: Known,
    /// What was prepared, and whether spectators are admitted.
    made_for: (String, bool),
    /// The secret of the link in the request.
    secret: String,
    /// A login name that nobody else has.
    login: String,
    /// The form fields of an act.
    act: String,
    /// The same as JSON.
    decision: String,
    /// A campaign of the seat's person, if the request is about one.
    campaign: CampaignId,
    /// A component set of `own`.
    set: ComponentSetId,
}

/// The stored state of a table and its people.
#[derive(PartialEq)]
pub(super) struct Stored {
    tables: Vec<TableRow>,
    lines: Vec<LineRow>,
    campaigns: Vec<CampaignRow>,
    sets: Vec<ComponentSetRow>,
    people: Vec<Option<PersonRow>>,
    sessions: Vec<Option<SessionRow>>,
}

impl<'a> World<'a> {
    /// A table in a phase in which the line's action is possible for the right person.
    pub(super) async fn new(of: (&'a Server, Played), phase: Phase, line: &Line, visitor: Visitor) -> Self {
        let (server, game) = of;
        let [host, one, two] =
            [server.person("Hana").await, server.person("Aki").await, server.person("Ben").await];
        let onlooker = server.person("Ono").await;
        let route = line.route();
        let has_room = phase == Phase::Gathering
            && ["/t/{id}/claim", "/api/v1/tables/{id}/seats"].contains(&route.as_str());
        let new = game.table(has_room, visitor.is_admitted());
        let table = loop {
            let table = server.host.create_table(host.who, new.clone()).await.unwrap();
            for (person, seat) in [(&one, Seat(0)), (&two, Seat(1))] {
                server.host.claim(person.who, table, Some(seat), "").await.unwrap();
            }
            if phase == Phase::Gathering {
                break table;
            }
            server.host.start_table(host.who, table).await.unwrap();
            let view = server.host.view(host.who, table, None).await.unwrap();
            if game.is_fit(view.game_view.unwrap().asked()) {
                break table;
            }
        };
        let act = "seat=0&version=0&question=&choice=0123456789abcdef".to_owned();
        let made_for = (Self::kind(line), visitor.is_admitted());
        static N: AtomicUsize = AtomicUsize::new(0);
        let login = format!("aki-{}", N.fetch_add(1, Ordering::Relaxed));
        let mut world = Self {
            server,
            table,
            seat: Seat(0),
            own: one,
            other: two,
            host,
            onlooker,
            made_for,
            secret: String::new(),
            login,
            act,
            decision: json!({ "version": 0, "index": 0 }).to_string(),
            campaign: CampaignId(0),
            set: ComponentSetId(0),
        };
        world.advance(phase).await;
        world.prepare(&route, phase).await;
        world
    }

    /// Whether this world, unchanged so far, can be used for another line.
    pub(super) fn fits(&self, line: &Line, visitor: Visitor) -> bool {
        self.made_for == (Self::kind(line), visitor.is_admitted())
    }

    /// What a line needs; routes that need nothing share a world.
    fn kind(line: &Line) -> String {
        let needs =
            ["/s/", "/recover/", "/sign-in", "/claim", "/undo", "/story/", "/sets/", "/links", "{id}/seats"];
        if needs.iter().any(|part| line.path.contains(part)) { line.route() } else { String::new() }
    }

    /// Moves the table into its phase. From the deal on, the seat in question is the one that is asked.
    async fn advance(&mut self, phase: Phase) {
        if phase == Phase::Gathering {
            return;
        }
        if !self.game_view(&self.own, Seat(0)).await.asked().contains(Seat(0)) {
            std::mem::swap(&mut self.own, &mut self.other);
            self.seat = Seat(1);
        }
        let (game_view, seat) = (self.game_view(&self.own, self.seat).await, self.seat.0);
        let (version, question, hash) = (game_view.version(), game_view.question(), first(&game_view).0);
        self.act = format!("seat={seat}&version={version}&question={question}&choice={hash}");
        self.decision = json!({ "version": version, "question": question, "ids": [hash] }).to_string();
        if phase == Phase::Over {
            let host = &self.server.host;
            host.concede(self.other.who, self.table, Seat(1 - self.seat.0)).await.unwrap();
        }
    }

    /// Prepares what a route needs.
    async fn prepare(&mut self, route: &str, phase: Phase) {
        let host = &self.server.host;
        match route {
            "/s/{secret}" | "/api/v1/links" => {
                let link = host.issue_link(self.own.who, self.table, self.seat).await.unwrap();
                self.secret = link.to_string();
            }
            "/recover/{secret}" => {
                self.secret = host.issue_recovery(self.own.who).await.unwrap().to_string();
            }
            "/sign-in" => {
                let secret = host.set_passphrase(self.own.who, &self.login, PASSPHRASE).await.unwrap();
                self.own.who = host.who(Some(&secret)).await.unwrap();
                self.own.secret = secret;
            }
            "/t/{id}/undo" | "/api/v1/tables/{id}/undo" if phase == Phase::Playing => {
                self.decide(&self.own, self.seat).await;
            }
            "/t/{id}/undo/answer" | "/api/v1/tables/{id}/undo/answer" if phase == Phase::Playing => {
                self.decide(&self.own, self.seat).await;
                self.decide(&self.other, Seat(1 - self.seat.0)).await;
                let undone = host.undo(self.own.who, self.table, self.seat).await.unwrap();
                assert_eq!(undone, Undone::Asked, "the other has acted since");
            }
            route if route.starts_with("/story/") => {
                let own = self.own.who;
                self.campaign = host.new_campaign(own, "Mine").await.unwrap();
                let table = host.begin_attempt(own, self.campaign, GhostLevel::ALL[0]).await.unwrap();
                host.concede(own, table, Seat(0)).await.unwrap();
                host.campaign(own, self.campaign).await.unwrap();
            }
            route if route.starts_with("/sets/{id}") => {
                self.set = host.new_component_set(self.own.who, "katana", "Mine").await.unwrap();
            }
            _ => {}
        }
    }

    async fn game_view(&self, person: &Known, seat: Seat) -> AnyGameView {
        let view = self.server.host.view(person.who, self.table, Some(seat)).await.unwrap();
        view.game_view.expect("the game has been dealt")
    }

    /// Takes the first option.
    async fn decide(&self, person: &Known, seat: Seat) {
        let game_view = self.game_view(person, seat).await;
        let (version, question) = (game_view.version(), game_view.question().to_owned());
        let decision = Decision {
            version,
            question,
            actions: vec![first(&game_view)],
            routine: tabletop::Routine::Nothing,
        };
        self.server.host.decide(person.who, self.table, seat, &decision).await.unwrap();
    }

    /// The current stored state.
    pub(super) async fn stored(&self) -> Stored {
        let store = &self.server.store;
        let lines = store.lines(self.table, 100).await.unwrap();
        let (tables, campaigns, sets) = (Vec::new(), Vec::new(), Vec::new());
        let mut stored = Stored { tables, lines, campaigns, sets, people: Vec::new(), sessions: Vec::new() };
        for known in [&self.own, &self.other, &self.host, &self.onlooker] {
            let person = known.who.person.unwrap();
            stored.tables.extend(store.tables_of(person, 10).await.unwrap());
            stored.campaigns.extend(store.campaigns_of(person).await.unwrap());
            stored.sets.extend(store.component_sets_of(person).await.unwrap());
            stored.people.push(store.person(person).await.unwrap());
            stored.sessions.push(store.session(known.secret.hash()).await.unwrap());
        }
        stored
    }

    /// Sends a line as a visitor; returns the status and the cookie that is set.
    pub(super) async fn send(&self, line: &Line, visitor: Visitor) -> (u16, String) {
        let path = self.filled(line.path);
        if line.path.starts_with("/api/v1/") {
            return self.send_as_program(line, visitor).await;
        }
        let request = if line.method == "GET" { get(&path) } else { post(&path) };
        let request = match self.known(visitor) {
            Some(known) => request.header("cookie", known.cookie()),
            None => request,
        };
        let answer = self.server.begin(request.body(Body::from(self.filled(line.form))).unwrap()).await;
        let cookie = answer.headers().get("set-cookie").map_or("", |cookie| cookie.to_str().unwrap());
        (answer.status().as_u16(), cookie.to_owned())
    }

    /// Sends a line of the API with the token of the visitor's seat.
    async fn send_as_program(&self, line: &Line, visitor: Visitor) -> (u16, String) {
        let seat = match visitor {
            Visitor::Own => Some((&self.own, self.seat)),
            Visitor::Other => Some((&self.other, Seat(1 - self.seat.0))),
            Visitor::Stranger
            | Visitor::Onlooker
            | Visitor::StrangerShutOut
            | Visitor::OnlookerShutOut
            | Visitor::Host => None,
        };
        let mut request =
            get(&self.filled(line.path)).method(line.method).header("content-type", "application/json");
        if let Some((known, seat)) = seat {
            let token = self.server.host.issue_token(known.who, self.table, seat).await.unwrap();
            request = request.header("authorization", format!("Bearer {token}"));
        }
        let answer = self.server.begin(request.body(Body::from(self.filled(line.form))).unwrap()).await;
        let kind = answer.headers().get("content-type").map_or("", |kind| kind.to_str().unwrap());
        let is_refused = answer.status().is_client_error();
        assert_eq!(is_refused, kind == "application/problem+json", "{}: {}", line.path, answer.status());
        let cookie = answer.headers().get("set-cookie").map_or("", |cookie| cookie.to_str().unwrap());
        (answer.status().as_u16(), cookie.to_owned())
    }

    fn known(&self, visitor: Visitor) -> Option<&Known> {
        match visitor {
            Visitor::Stranger | Visitor::StrangerShutOut => None,
            Visitor::Onlooker | Visitor::OnlookerShutOut => Some(&self.onlooker),
            Visitor::Other => Some(&self.other),
            Visitor::Own => Some(&self.own),
            Visitor::Host => Some(&self.host),
        }
    }

    fn filled(&self, text: &str) -> String {
        let id = match text {
            text if text.starts_with("/story/") => self.campaign.to_string(),
            text if text.starts_with("/sets/") => self.set.to_string(),
            _ => self.table.to_string(),
        };
        text.replace("{id}", &id)
            .replace("{seat}", &self.seat.0.to_string())
            .replace("{n}", &self.seat.0.to_string())
            .replace("{secret}", &self.secret)
            .replace("{guess}", GUESS)
            .replace("{login}", &self.login)
            .replace("{passphrase}", &PASSPHRASE.replace(' ', "%20"))
            .replace("{act}", &self.act)
            .replace("{try}", &self.act.replace("choice=", "tried="))
            .replace("{decision}", &self.decision)
            .replace("{game}", "katana")
            .replace("{*path}", "scripts/update.js")
    }
}
