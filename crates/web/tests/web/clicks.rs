//! How many clicks a game takes: recorded games of Shōgun no Katana are played again through the page, by the buttons that
//! it offers, and each press is counted.

use std::collections::VecDeque;

use host::{ActionHash, TableId};
use katana::{Action, Katana, Setup, piece::RoomSet};
use serde::Deserialize;
use tabletop::{Deed, Entry, Seat, Seed, Session, Title};

use crate::server::{Known, Server, get, post};

/// The most clicks of a turn, on average.
const CLICKS_MAX: f64 = 5.5;

/// A recorded game, a line each: ten games of Smiths.
#[derive(Deserialize)]
struct Recorded {
    setup: Setup,
    seed: Seed,
    acts: VecDeque<(Seat, Action)>,
}

#[tokio::test]
async fn a_turn_takes_few_clicks() {
    check(&[1, 7]).await;
}

#[tokio::test]
#[ignore = "it takes a minute: `cargo nextest run -p web --run-ignored only clicks --no-capture` prints the figures"]
async fn a_turn_of_ten_recorded_games_takes_few_clicks() {
    check(&(0..10).collect::<Vec<_>>()).await;
}

async fn check(games: &[usize]) {
    let server = Server::start().await;
    let lines: Vec<&str> = include_str!("clicks/games.jsonl").lines().collect();
    let (mut n_clicks, mut n_acts, mut n_turns) = (0, 0, 0);
    for &n in games {
        let recorded: Recorded = serde_json::from_str(lines[n]).unwrap();
        let acts = recorded.acts.len();
        let turns = recorded.acts.iter().filter(|(_, action)| *action == Action::EndTurn).count();
        let clicks = Clicking::begin(&server, recorded).await.count().await;
        println!(
            "game {n}: {acts} acts and {clicks} clicks in {turns} turns, {:.2} a turn",
            per(clicks, turns)
        );
        (n_clicks, n_acts, n_turns) = (n_clicks + clicks, n_acts + acts, n_turns + turns);
    }
    println!("{:.2} acts and {:.2} clicks a turn", per(n_acts, n_turns), per(n_clicks, n_turns));
    assert!(per(n_clicks, n_turns) <= CLICKS_MAX, "{n_clicks} clicks in {n_turns} turns");
}

fn per(n: usize, of: usize) -> f64 {
    n as f64 / of as f64
}

/// A game that is being played again.
struct Clicking<'a> {
    server: &'a Server,
    table: TableId,
    players: Vec<Known>,
    /// What is still to be done.
    acts: VecDeque<(Seat, Action)>,
    n_entries: u64,
}

/// A way to do something on the page.
struct Press {
    fields: Vec<(&'static str, String)>,
    n_clicks: usize,
    n_acts: usize,
}

impl<'a> Clicking<'a> {
    async fn begin(server: &'a Server, recorded: Recorded) -> Self {
        let components = Katana::components().components.clone();
        let session =
            Session::<Katana>::new(recorded.setup, components, recorded.seed, &mut tabletop::NoLog).unwrap();
        let record = session.record().to_json();
        let table = host::import(&server.store, &host::games::all(), &record, &[]).await.unwrap();
        let mut players = Vec::new();
        for seat in 0..Katana::n_players(&session.record().setup) {
            let player = server.person(&format!("Smith {seat}")).await;
            server.host.claim(player.who, table, Some(Seat(seat)), "").await.unwrap();
            players.push(player);
        }
        Self { server, table, players, acts: recorded.acts, n_entries: 0 }
    }

    async fn count(mut self) -> usize {
        let mut n_clicks = 0;
        while let Some(&(seat, action)) = self.acts.front() {
            let page = self.page(seat).await;
            let press = self.presses(seat, &page).into_iter().max_by_key(|press| press.n_acts);
            let press = press.unwrap_or_else(|| panic!("{action:?} is not on the page of {seat:?}: {page}"));
            if std::env::var_os("KAJIBA_CLICKS").is_some() {
                println!("{seat:?} {:?} +{} {}", action, press.n_acts, press.n_clicks);
            }
            n_clicks += press.n_clicks;
            self.submit(seat, &page, press.fields).await;
            self.forget().await;
        }
        n_clicks
    }

    async fn page(&self, seat: Seat) -> String {
        let path = format!("/t/{}?seat={}", self.table, seat.0);
        let request = get(&path).header("cookie", self.players[seat.index()].cookie());
        self.server.send(request.body(axum::body::Body::empty()).unwrap()).await.text
    }

    /// What can be pressed to do what comes next, one act or several.
    fn presses(&self, seat: Seat, page: &str) -> Vec<Press> {
        let next: Vec<Action> =
            self.acts.iter().take_while(|(who, _)| *who == seat).map(|&(_, action)| action).collect();
        let hashes: Vec<String> = next.iter().map(|action| ActionHash::of(action).0).collect();
        let mut presses = Vec::new();
        for value in attributes(page, "name=\"choice\" value=\"") {
            let acts: Vec<&str> = value.split('.').collect();
            if is_same(&acts, &hashes) {
                presses.push(Press {
                    fields: vec![("choice", value.to_owned())],
                    n_clicks: 1,
                    n_acts: acts.len(),
                });
            }
        }
        if let Action::Arrange(rooms) = next[0] {
            presses.extend(marking(page, rooms));
        }
        presses
    }

    async fn submit(&self, seat: Seat, page: &str, mut fields: Vec<(&'static str, String)>) {
        for (name, before) in [
            ("seat", "name=\"seat\" value=\""),
            ("version", "name=\"version\" value=\""),
            ("question", "name=\"question\" value=\""),
        ] {
            fields.push((name, attributes(page, before).next().unwrap().to_owned()));
        }
        let body: Vec<String> = fields.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let request = post(&format!("/t/{}/act", self.table))
            .header("cookie", self.players[seat.index()].cookie())
            .header("sec-fetch-site", "same-origin");
        let answer = self.server.send(request.body(body.join("&").into()).unwrap()).await;
        assert!(answer.status.is_redirection(), "{}: {}", answer.status, answer.text);
    }

    /// Strikes out what has been done.
    async fn forget(&mut self) {
        let entries = self.server.store.entries_after(self.table, self.n_entries).await.unwrap();
        assert!(!entries.is_empty(), "a press does something");
        for row in entries {
            let entry: Entry<Katana> = serde_json::from_str(&row.body).unwrap();
            let Deed::Act(action) = entry.deed else { panic!("nothing is undone") };
            let done = self.acts.iter().position(|act| *act == (entry.seat, action));
            let done = done.unwrap_or_else(|| panic!("{action:?} was not recorded: {:?}", self.acts));
            self.acts.remove(done);
            self.n_entries = row.n;
        }
    }
}

/// Whether a button does what comes next, in whatever order.
fn is_same(acts: &[&str], next: &[String]) -> bool {
    let Some(next) = next.get(..acts.len()) else { return false };
    let mut next: Vec<&str> = next.iter().map(String::as_str).collect();
    let mut acts = acts.to_vec();
    next.sort_unstable();
    acts.sort_unstable();
    acts == next
}

/// Rooms are marked one by one, and then taken.
fn marking(page: &str, rooms: RoomSet) -> Option<Press> {
    let marks: Vec<&str> = page.split("id=\"mark-").skip(1).collect();
    if marks.is_empty() {
        return None;
    }
    let is_marked = |mark: &&str| mark[..mark.find('>').unwrap()].contains(" checked");
    let now: Vec<u8> =
        marks.iter().filter(|mark| is_marked(mark)).map(|mark| mark[..1].parse().unwrap()).collect();
    let wanted: Vec<u8> = rooms.iter().map(|place| place.0).collect();
    let n_changed = now.iter().filter(|place| !wanted.contains(place)).count()
        + wanted.iter().filter(|place| !now.contains(place)).count();
    let fields = wanted.iter().map(|place| ("room", place.to_string())).chain([("rooms", "1".to_owned())]);
    Some(Press { fields: fields.collect(), n_clicks: n_changed + 1, n_acts: 1 })
}

/// The values after a piece of a tag.
fn attributes<'a>(page: &'a str, before: &'a str) -> impl Iterator<Item = &'a str> {
    page.split(before).skip(1).filter_map(|rest| rest.split('"').next())
}
