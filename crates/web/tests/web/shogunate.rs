//! Tables of Shogunate at one device, with covers and PINs, without scripts.

use axum::http::StatusCode;
use host::{NewSeat, NewTable};
use serde_json::Value;

use crate::{
    server::Server,
    visitor::{Answer, Visitor},
};

/// Aya, Bo and Chie share a device; Chie has a PIN.
struct Device {
    server: Server,
    browser: Visitor,
    table: String,
}

impl Device {
    async fn open() -> Self {
        let server = Server::start().await;
        let mut browser = Visitor::new(&web::router(server.app.clone()));
        let form = browser.open("/new?game=shogunate").await;
        assert_eq!(form.read(".games [aria-current] b"), ["Shogunate"]);
        let fields = [
            ("name", "Aya"),
            ("seat-1-kind", "guest"),
            ("seat-1-name", "Bo"),
            ("seat-2-kind", "guest"),
            ("seat-2-name", "Chie"),
            ("seat-2-pin", "4711"),
        ];
        let begun = browser.submit(&form, "/tables", &fields).await;
        assert_eq!(begun.status, StatusCode::OK, "{}", begun.said());
        Self { server, table: begun.path.split('?').next().unwrap().to_owned(), browser }
    }

    async fn view(&mut self, what: &str) -> Answer {
        self.browser.open(&format!("{}{what}", self.table)).await
    }

    /// Opens the seat of a cover.
    async fn uncover(&mut self, cover: &Answer) -> Answer {
        let action = format!("{}/unlock", self.table);
        let pin: &[(&str, &str)] = if cover.has("[name=pin]") { &[("pin", "4711")] } else { &[] };
        self.browser.submit(cover, &action, pin).await
    }

    /// The file of a report.
    async fn report(&mut self, fields: &[(&str, &str)]) -> Answer {
        self.browser.post(&format!("{}/report", self.table), fields).await
    }

    /// Submits the first option.
    async fn answer(&mut self, page: &Answer) -> Answer {
        let hash = page.attr("#answers button[name=choice]", "value").expect("something is asked");
        let action = format!("{}/act", self.table);
        self.browser.submit(page, &action, &[("choice", &hash)]).await
    }
}

/// Elements that are private to one seat.
const PRIVATE: &str =
    "#own, #notes, #learnt, .mine, .mine-mark, .own-loyal, .glimpsed, .act-card, .peek, [data-private]";

/// The names of a player's Loyalty cards, from their page.
fn loyalty(page: &Answer) -> Vec<String> {
    page.read("#own .own-loyal .name")
}

#[tokio::test]
async fn the_device_is_passed_from_cover_to_cover_and_nothing_stays_behind() {
    let mut device = Device::open().await;
    let mut page = device.view("").await;
    let (mut n_covers, mut n_open) = (0, 0);
    for _ in 0..60 {
        assert!(page.has("form.unlock") && page.has("#plot") && !page.has(PRIVATE), "{}", page.text);
        assert_eq!(page.headers["cache-control"], "no-store");
        if !page.has(".shut") {
            // What all may see is answered without a cover.
            n_open += 1;
            page = device.answer(&page).await;
            if page.has(".result") {
                break;
            }
            continue;
        }
        n_covers += 1;
        assert!(!page.has("[name=choice]"), "a cover offers nothing");
        let mut open = device.uncover(&page).await;
        assert_eq!(loyalty(&open).len(), 2, "{}", open.said());
        assert!(open.has("main[data-private]"), "the script knows that it is for one pair of eyes");
        assert!(open.has("#hide"), "it can be hidden again");
        // Some are asked several times in a row.
        while open.has("main[data-private] #answers") {
            open = device.answer(&open).await;
        }
        if open.has(".result") {
            break;
        }
        assert!(!open.has(PRIVATE), "{}", open.text);
        for what in ["", "/log", "/replay?at=0", "/replay"] {
            let game_view = device.view(what).await;
            assert!(!game_view.has(PRIVATE), "{what}: {}", game_view.text);
            assert!(
                !game_view.said().contains("Your Loyalty cards") && !game_view.said().contains("You chose"),
                "{what}"
            );
        }
        let choices = device.view("/choices").await;
        assert!(choices.text.contains("\"seat\":null"), "{}", choices.text);
        assert_eq!(choices.text.contains("\"choices\":[]"), open.has(".shut"), "{}", choices.text);
        let report: Value = serde_json::from_str(&device.report(&[]).await.text).unwrap();
        assert!(report["looking"].is_null() && report["seen"]["you"].is_null(), "{report}");
        page = open;
    }
    // Chie has a PIN, and is covered whatever she is asked.
    assert!(n_covers > 0 && n_open > 0, "{n_covers} {n_open}");
}

/// SGK-2: a seat's report contains what only this seat may know.
#[tokio::test]
async fn a_report_holds_what_its_seat_knows_and_needs_the_cover_open() {
    let mut device = Device::open().await;
    for seat in ["0", "1", "2"] {
        assert_eq!(device.report(&[("seat", seat)]).await.status, StatusCode::FORBIDDEN, "{seat}");
        let cover = device.view(&format!("?seat={seat}")).await;
        let open = device.uncover(&cover).await;
        let own = loyalty(&open);
        assert!(open.has(&format!("[href='{}/report']", device.table)));
        let file = device.report(&[("seat", seat), ("text", "odd")]).await;
        let report: Value = serde_json::from_str(&file.text).unwrap();
        assert_eq!(
            (&report["game"], &report["looking"]),
            (&"shogunate".into(), &seat.parse::<u8>().unwrap().into())
        );
        assert_eq!(report["seen"]["setup"]["players"], 3);
        let known = |player: &Value| {
            player["cards"].as_array().unwrap().iter().filter(|card| !card["leader"].is_null()).count()
        };
        let players = report["seen"]["view"]["players"].as_array().unwrap();
        let n_known: Vec<usize> = players.iter().map(known).collect();
        let expected: Vec<usize> =
            (0..3).map(|n| if n.to_string() == seat { own.len() } else { 0 }).collect();
        assert_eq!(n_known, expected, "{}", report["seen"]["view"]);
        assert!(report.get("record").is_none() && !file.text.contains("seed"));
        for name in ["Aya", "Chie", device.table.rsplit('/').next().unwrap()] {
            assert!(!file.text.contains(name), "a report names {name}: {}", file.text);
        }
        let action = format!("{}/lock", device.table);
        device.browser.submit(&open, &action, &[]).await;
    }
}

#[tokio::test]
async fn a_seat_with_a_pin_opens_only_with_it_and_the_others_with_a_touch() {
    let mut device = Device::open().await;
    let covers = [device.view("?seat=0").await, device.view("?seat=1").await, device.view("?seat=2").await];
    assert_eq!(covers.each_ref().map(|cover| cover.has("[name=pin]")), [false, false, true]);
    assert_eq!(covers[1].read("#asked"), ["Pass the device to Bo."]);
    let action = format!("{}/unlock", device.table);
    let wrong = device.browser.submit(&covers[2], &action, &[("pin", "1234")]).await;
    assert_eq!(wrong.status, StatusCode::FORBIDDEN);
    assert!(device.view("?seat=2").await.has("form.unlock"), "a wrong PIN opens nothing");
    let chie = device.uncover(&covers[2]).await;
    assert!(chie.has("#own") && chie.read("#own-title")[0].contains("Chie"));
    // Opening another seat locks this one.
    device.uncover(&covers[0]).await;
    assert!(device.view("?seat=2").await.has("form.unlock"));
    for what in ["/choices?seat=2", "/log?seat=2", "/replay?at=0&eyes=2"] {
        assert_eq!(device.view(what).await.status, StatusCode::FORBIDDEN, "{what}");
    }
}

#[tokio::test]
async fn who_hides_their_cards_leaves_the_table_as_everybody_sees_it() {
    let mut device = Device::open().await;
    let cover = device.view("").await;
    let open = device.uncover(&cover).await;
    let action = format!("{}/lock", device.table);
    let hidden = device.browser.submit(&open, &action, &[]).await;
    assert!(hidden.has("form.unlock") && !hidden.has(PRIVATE), "{}", hidden.said());
}

#[tokio::test]
async fn somebody_without_a_seat_sees_the_stage_and_nobodys_cards() {
    let device = Device::open().await;
    let mut onlooker = Visitor::new(&web::router(device.server.app.clone()));
    let page = onlooker.open(&device.table).await;
    assert!(
        page.has("#map .banner") && page.has("#others .loyal.down") && !page.has(PRIVATE),
        "{}",
        page.said()
    );
    assert!(!page.has(".loyal.face"), "all cards are face down");
}

#[tokio::test]
async fn both_games_are_on_the_first_page_and_shogunate_begins_with_one_click() {
    let server = Server::start().await;
    let mut browser = Visitor::new(&web::router(server.app.clone()));
    let home = browser.open("/").await;
    assert_eq!(home.read(".shogunate-way h2"), ["Shogunate"]);
    assert_eq!(
        home.attr(".shogunate-way form[action='/play'] [name=game]", "value").as_deref(),
        Some("shogunate")
    );
    let table = browser.post("/play", &[("game", "shogunate")]).await;
    assert!(table.has("main.court #map .banner") && table.has("#own .act-card"), "{}", table.said());
    // The Hatamoto is asked nothing at first.
    let title = table.read("title").concat();
    assert!(["Shogunate · Kajiba", "Your turn · Shogunate · Kajiba"].contains(&title.as_str()), "{title}");
}

#[tokio::test]
async fn the_options_of_shogunate_are_chosen_and_hold() {
    let server = Server::start().await;
    let mut browser = Visitor::new(&web::router(server.app.clone()));
    let form = browser.open("/new?game=shogunate").await;
    assert_eq!(form.read("#option-threshold option").len(), 6);
    let few = [("name", "Aya"), ("seat-2-kind", "none")];
    let refused = browser.submit(&form, "/tables", &few).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(
        refused.attr("input[name=game]", "value").as_deref(),
        Some("shogunate"),
        "the game stays chosen"
    );
    let fields = [
        ("name", "Aya"),
        ("seat-1-kind", "bot-novice"),
        ("seat-2-kind", "bot-novice"),
        ("option-threshold", "15"),
        ("option-pair", "once"),
    ];
    let table = browser.submit(&form, "/tables", &fields).await;
    assert_eq!(table.read(".ends .words"), ["Ends at 15 Honor"]);
}

#[tokio::test]
async fn the_cards_of_a_table_with_secrets_tell_what_all_know_and_its_reasons_lead_to_its_rules() {
    let mut device = Device::open().await;
    let id = device.table.rsplit('/').next().unwrap().to_owned();
    let covered = device.browser.open(&format!("/cards?table={id}")).await;
    let read = |page: &Answer| page.read("#leaders .remaining, #actions .remaining, #plots .remaining");
    assert_eq!(covered.read("#plots > .remaining"), ["In the deck: 17 of 18"]);
    assert_eq!(covered.read("#plots .specimen .remaining"), ["On the table now"]);
    assert_eq!(covered.read("#actions .remaining"), ["In hand: 3 of 3 players"; 6]);
    assert_eq!(covered.read("#leaders .remaining"), ["Face up: 0 of 2"; 6]);
    let cover = device.view("").await;
    let open = device.uncover(&cover).await;
    let uncovered = device.browser.open(&format!("/cards?table={id}")).await;
    assert_eq!(read(&uncovered), read(&covered), "an open seat adds nothing");
    let link = open.attr("#impossible a.clause", "href").expect("something is not possible");
    assert!(link.starts_with("/rules/shogunate#SG"), "{link}");
    assert_eq!(open.attr("#menu a[href='/rules/shogunate']", "href").as_deref(), Some("/rules/shogunate"));
    assert_eq!(device.browser.open("/rules/shogunate").await.status, StatusCode::OK);
}

#[tokio::test]
async fn who_is_alone_at_a_device_meets_no_cover() {
    let server = Server::start().await;
    let mut known = Vec::new();
    for name in ["Aya", "Bo", "Chie"] {
        known.push(server.person(name).await);
    }
    let new = NewTable {
        spectators: false,
        ..NewTable::new("shogunate", vec![NewSeat::ME, NewSeat::Open, NewSeat::Open])
    };
    let table = server.host.create_table(known[0].who, new).await.unwrap();
    for person in &known[1..] {
        server.host.claim(person.who, table, None, "").await.unwrap();
    }
    server.host.start_table(known[0].who, table).await.unwrap();
    for person in &known {
        let request = crate::server::get(&format!("/t/{table}")).header("cookie", person.cookie());
        let page = server.send(request.body(axum::body::Body::empty()).unwrap()).await;
        assert!(page.text.contains("id=\"own\"") && !page.text.contains("data-private"), "{}", page.text);
    }
}
