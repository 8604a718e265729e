//! Webhooks: who is notified, how often, and at which addresses.

use std::{
    io::{Read, Write},
    net::{IpAddr, TcpListener},
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::Duration,
};

use host::{NewSeat, Refusal, TableId, Who, Why};
use serde_json::Value;
use tabletop::{Quick, Seat};
use tokio::sync::mpsc;

use crate::table::{At, House, new_table};

/// A test server: reports every request, and answers all alike.
struct Listener {
    url: String,
    requests: mpsc::UnboundedReceiver<(String, Value)>,
}

impl Listener {
    fn open(answer: String) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("http://localhost:{}", listener.local_addr().unwrap().port());
        let (log, requests) = mpsc::unbounded_channel();
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                let mut stream = stream.unwrap();
                let mut bytes = Vec::new();
                let (head, body) = loop {
                    let mut part = [0; 4096];
                    let n_read = stream.read(&mut part).unwrap();
                    bytes.extend(&part[..n_read]);
                    let text = String::from_utf8_lossy(&bytes);
                    let whole = text
                        .split_once("\r\n\r\n")
                        .and_then(|(head, body)| Some((head.to_owned(), serde_json::from_str(body).ok()?)));
                    if let Some(whole) = whole {
                        break whole;
                    }
                    assert!(n_read > 0, "the request breaks off: {text}");
                };
                stream.write_all(answer.as_bytes()).unwrap();
                if log.send((head, body)).is_err() {
                    return;
                }
            }
        });
        Self { url, requests }
    }

    fn willing() -> Self {
        Self::open("HTTP/1.1 204 No Content\r\n\r\n".to_owned())
    }

    async fn next(&mut self) -> (String, Value) {
        let next = tokio::time::timeout(Duration::from_secs(30), self.requests.recv());
        next.await.expect("a request comes").expect("the listener is there")
    }
}

fn is_here(address: IpAddr) -> bool {
    address.is_loopback()
}

/// Two people at a table, each with a path of their own.
struct Pair {
    house: House,
    people: [Who; 2],
    table: TableId,
}

impl Pair {
    async fn at_table(webhook_addresses: fn(IpAddr) -> bool, urls: [&str; 2]) -> Self {
        let house = House::open_with(|settings| {
            settings.webhook_addresses = webhook_addresses;
            settings.your_turn = Arc::new(|turn| format!("{} {} {:?}", turn.game, turn.name, turn.lang));
        })
        .await;
        let people = [house.person("ann").await, house.person("bo").await];
        for (who, (url, name)) in people.into_iter().zip(urls.into_iter().zip(["ann", "bo"])) {
            house.host.set_webhook(who, &format!("{url}/{name}?key=secret")).await.unwrap();
        }
        let new = new_table(vec![NewSeat::ME, NewSeat::Open]);
        let table = house.host.create_table(people[0], new).await.unwrap();
        house.host.claim(people[1], table, None, "").await.unwrap();
        Self { house, people, table }
    }

    async fn restart(self) -> Self {
        self.house.pass(1000);
        Self { house: self.house.restart().await, ..self }
    }

    /// Deals; returns who is asked first.
    async fn start(&self) -> Vec<Seat> {
        self.house.host.start_table(self.people[0], self.table).await.unwrap();
        self.asked().await.0
    }

    async fn say(&self, text: &str) {
        self.house.host.say(self.people[0], self.table, text).await.unwrap();
    }

    /// Who is asked, and the version of the game.
    async fn asked(&self) -> (Vec<Seat>, u64) {
        let game_view = self.at(Seat(0)).game_view(Seat(0)).await;
        (game_view.asked.iter().collect(), game_view.version)
    }

    fn at(&self, seat: Seat) -> At<'_> {
        At { house: &self.house, who: self.people[seat.index()], table: self.table }
    }

    /// Lets the first seat act; returns who is newly asked.
    async fn act(&self) -> Vec<Seat> {
        self.house.pass(1000);
        let (before, version) = self.asked().await;
        self.at(before[0]).act_at_random(before[0], &mut Quick::new(version)).await;
        let (mut after, _) = self.asked().await;
        after.retain(|seat| !before.contains(seat));
        after
    }

    /// Plays until somebody is newly asked; returns who.
    async fn act_until_turn(&self) -> Vec<Seat> {
        loop {
            let new = self.act().await;
            if !new.is_empty() {
                return new;
            }
        }
    }
}

/// Waits for one message to each of these in any order, and for no others.
async fn expect_messages(listener: &mut Listener, pair: &Pair, seats: &[Seat]) {
    let (_, version) = pair.asked().await;
    let mut log = Vec::new();
    for _ in seats {
        let (head, message) = listener.next().await;
        let seat = message["seat"].as_u64().unwrap();
        let name = ["ann", "bo"][seat as usize];
        assert!(head.starts_with(&format!("POST /{name}?key=secret HTTP/1.1\r\n")), "{head}");
        let (table, text) = (pair.table.to_string(), format!("katana {name} None"));
        let expected = serde_json::json!({
            "game": "katana", "table": table, "seat": seat, "version": version, "text": text, "content": text,
        });
        assert_eq!(message, expected);
        log.push(Seat(seat as u8));
    }
    log.sort();
    assert_eq!(log, seats);
}

/// Plays until somebody is newly asked, and waits for their messages.
async fn pass_turn(listener: &mut Listener, pair: &Pair) {
    let asked = pair.act_until_turn().await;
    expect_messages(listener, pair, &asked).await;
}

/// Deals, and waits for the messages to who is asked first.
async fn begin(listener: &mut Listener, pair: &Pair) {
    let asked = pair.start().await;
    expect_messages(listener, pair, &asked).await;
}

#[tokio::test]
async fn whoever_is_asked_is_told_once_a_turn() {
    let mut listener = Listener::willing();
    let pair = Pair::at_table(is_here, [&listener.url; 2]).await;
    begin(&mut listener, &pair).await;
    for _ in 0..4 {
        pair.say("what now?").await;
        pair.say("take your time").await;
        pass_turn(&mut listener, &pair).await;
    }
    assert!(listener.requests.is_empty());
}

#[tokio::test]
async fn after_a_restart_nobody_is_told_again_and_the_next_is() {
    let mut listener = Listener::willing();
    let pair = Pair::at_table(is_here, [&listener.url; 2]).await;
    begin(&mut listener, &pair).await;
    pass_turn(&mut listener, &pair).await;

    // The new host's first change is the one after which somebody else is asked.
    let mut pair = pair;
    let asked = loop {
        pair = pair.restart().await;
        let asked = pair.act().await;
        if !asked.is_empty() {
            break asked;
        }
    };
    expect_messages(&mut listener, &pair, &asked).await;

    let pair = pair.restart().await;
    pair.say("are you there?").await;
    pass_turn(&mut listener, &pair).await;
    assert!(listener.requests.is_empty());
}

#[tokio::test]
async fn a_redirection_is_not_followed_and_ten_failures_switch_a_webhook_off() {
    let elsewhere = TcpListener::bind("127.0.0.1:0").unwrap();
    elsewhere.set_nonblocking(true).unwrap();
    let location = format!("http://localhost:{}/", elsewhere.local_addr().unwrap().port());
    let head = "HTTP/1.1 302 Found\r\nconnection: close\r\ncontent-length: 0";
    let failing = Listener::open(format!("{head}\r\nlocation: {location}\r\n\r\n"));
    let mut listeners = [failing, Listener::willing()];
    let pair = Pair::at_table(is_here, [&listeners[0].url, &listeners[1].url]).await;
    let ann = pair.people[0];
    let mut asked = pair.start().await;
    let mut n_told = 0;
    while n_told < 10 {
        assert!(pair.house.host.person(ann).await.unwrap().webhook.is_some());
        for seat in &asked {
            listeners[seat.index()].next().await;
        }
        n_told += asked.iter().filter(|&&seat| seat == Seat(0)).count();
        asked = pair.act_until_turn().await;
    }
    let is_off = async {
        while pair.house.host.person(ann).await.unwrap().webhook.is_some() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), is_off).await.expect("the webhook is switched off");
    assert!(pair.house.host.person(pair.people[1]).await.unwrap().webhook.is_some());
    assert!(elsewhere.accept().is_err(), "nobody comes");
}

static IS_PUBLIC: AtomicBool = AtomicBool::new(true);
static N_REFUSED: AtomicUsize = AtomicUsize::new(0);

fn is_public_now(_: IpAddr) -> bool {
    let is_public = IS_PUBLIC.load(Ordering::SeqCst);
    N_REFUSED.fetch_add(usize::from(!is_public), Ordering::SeqCst);
    is_public
}

#[tokio::test]
async fn a_name_that_leads_elsewhere_later_is_not_followed() {
    let mut listener = Listener::willing();
    let pair = Pair::at_table(is_public_now, [&listener.url; 2]).await;
    IS_PUBLIC.store(false, Ordering::SeqCst);
    let asked = pair.start().await;
    let are_refused = async {
        while N_REFUSED.load(Ordering::SeqCst) < asked.len() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), are_refused).await.expect("all addresses are checked");
    IS_PUBLIC.store(true, Ordering::SeqCst);
    pass_turn(&mut listener, &pair).await;
    assert!(listener.requests.is_empty());
}

#[tokio::test]
async fn addresses_that_are_not_public_are_refused_however_they_are_written() {
    let house = House::open().await;
    let who = house.person("Ann").await;
    let inner = [
        "http://127.0.0.1/",
        "http://10.1.2.3/",
        "http://169.254.169.254/latest/meta-data/",
        "http://100.64.0.1/",
        "http://[::1]/",
        "http://[::ffff:10.0.0.1]/",
        "http://[fd00::1]/",
        "http://2130706433/",
        "http://0x7f000001/",
        "http://0x7f.1/",
        "http://0177.0.0.1/",
        "http://127.1/",
        "http://0/",
        "http://localhost:8080/",
        "http://ann@example.org/",
        "ftp://example.org/",
        "example.org",
        "http://",
    ];
    for url in inner {
        let refused = house.host.set_webhook(who, url).await;
        assert!(matches!(refused, Err(Refusal::Bad { field: "webhook", why: Why::NotPublic })), "{url}");
    }
    assert_eq!(house.host.person(who).await.unwrap().webhook, None);
}

#[tokio::test]
async fn where_webhooks_are_off_none_can_be_set() {
    let house = House::open_with(|settings| {
        settings.webhooks = false;
        settings.webhook_addresses = is_here;
    })
    .await;
    let who = house.person("Ann").await;
    assert!(matches!(house.host.set_webhook(who, "http://localhost/").await, Err(Refusal::NotFound)));
    assert!(house.host.set_webhook(who, "").await.is_ok());
}
