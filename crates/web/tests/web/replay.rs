//! The replay: every step of a game, its perspectives, and who may use them when.

use std::{fs, path::Path};

use axum::http::StatusCode;
use serde_json::Value;

use crate::{
    server::Server,
    visitor::{Answer, Visitor},
};

/// A spectator at a recorded game.
struct Gallery {
    /// Keeps the server's files alive.
    _server: Server,
    browser: Visitor,
    table: String,
    /// The number of steps.
    last: usize,
}

impl Gallery {
    /// A recorded game up to a step or to its end.
    async fn at(game: &str, name: &str, until: Option<usize>) -> Self {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../{game}/tests/games/{name}.json"));
        let mut record: Value = serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
        let log = record["log"].as_array_mut().unwrap();
        log.truncate(until.unwrap_or(log.len()));
        let last = log.len();
        let server = Server::start().await;
        let names = ["Aya", "Bo", "Chie"].map(str::to_owned);
        let table =
            host::import(&server.store, &host::games::all(), &record.to_string(), &names).await.unwrap();
        let browser = Visitor::new(&web::router(server.app.clone()));
        Self { _server: server, browser, table: format!("/t/{table}"), last }
    }

    async fn katana() -> Self {
        Self::at("katana", "v1-01", None).await
    }

    /// The game in which six players exchange cards.
    async fn court(until: Option<usize>) -> Self {
        Self::at("shogunate", "v1-03", until).await
    }

    async fn step(&mut self, query: &str) -> Answer {
        self.browser.open(&format!("{}/replay?{query}", self.table)).await
    }

    fn address(&self, query: &str) -> Option<String> {
        Some(format!("{}/replay?{query}", self.table))
    }
}

#[tokio::test]
async fn every_step_has_its_picture_its_sentence_and_the_ways_to_the_others() {
    let mut gallery = Gallery::katana().await;
    let last = gallery.last;
    for at in [0, 1, last / 2, last] {
        let page = gallery.step(&format!("at={at}&eyes=all")).await;
        assert_eq!(page.read("#asked"), [format!("Step {at} of {last}")]);
        assert!(page.has("#map .house") && page.has("#own .forge") && page.has("#others"), "{at}");
        assert!(!page.read(".replay-told .log li").concat().is_empty(), "{at} is told");
        assert_eq!(page.attr("#replay-at", "value"), Some(at.to_string()));
        assert_eq!(page.attr("#replay-at", "max"), Some(last.to_string()));
        let there = |to: usize| gallery.address(&format!("at={to}&eyes=all"));
        assert_eq!(page.attr("#replay-first", "href"), there(0).filter(|_| at > 0));
        assert_eq!(page.attr("#replay-previous", "href"), there(at.saturating_sub(1)).filter(|_| at > 0));
        assert_eq!(page.attr("#replay-next", "href"), there(at + 1).filter(|_| at < last));
        assert_eq!(page.attr("#replay-last", "href"), there(last).filter(|_| at < last));
        let moment = page.attr("#moment-address", "value").unwrap();
        assert!(moment.starts_with("http") && moment.ends_with(&there(at).unwrap()), "{moment}");
        assert!(!page.has("button[name=choice]"), "the past cannot be changed");
    }
    let beyond = gallery.step("at=99999&eyes=all").await;
    assert_eq!(beyond.read("#asked"), [format!("Step {last} of {last}")]);
}

#[tokio::test]
async fn the_slider_and_the_turns_lead_on_without_a_script() {
    let mut gallery = Gallery::katana().await;
    let page = gallery.step("at=0&eyes=1").await;
    let action = format!("{}/replay", gallery.table);
    for css in [".replay-slide", ".replay-turns"] {
        assert_eq!(page.attr(css, "action"), Some(action.clone()));
        assert_eq!(page.attr(css, "method").as_deref(), Some("get"));
        assert_eq!(page.attr(&format!("{css} [name=eyes]"), "value").as_deref(), Some("1"), "the eyes stay");
        assert!(page.has(&format!("{css} [name=at]")) && page.has(&format!("{css} button:not([hidden])")));
    }
    assert_eq!(
        page.read(".replay-rounds a"),
        ["The deal", "Round 1", "Round 2", "Round 3", "Round 4", "The end"]
    );
    let round = page.attr(".replay-rounds a:nth-child(3)", "href").unwrap();
    let second = gallery.browser.open(&round).await;
    assert!(second.read("h1")[0].starts_with("Round 2 of 4"), "{:?}", second.read("h1"));
    assert_eq!(second.read(".replay-rounds [aria-current]"), ["Round 2"]);
    let turn = second.attr("#replay-turn optgroup[label='Round 3'] option:nth-child(3)", "value").unwrap();
    let third = gallery.step(&format!("at={turn}")).await;
    assert!(third.read("h1")[0].starts_with("Round 3 of 4 · "), "{:?}", third.read("h1"));
    assert_eq!(third.attr("#replay-turn option[selected]", "value"), Some(turn));
}

#[tokio::test]
async fn through_a_seats_eyes_its_things_lie_in_the_middle() {
    let mut gallery = Gallery::katana().await;
    for (seat, name) in ["Aya", "Bo", "Chie"].into_iter().enumerate() {
        let page = gallery.step(&format!("at=120&eyes={seat}")).await;
        assert_eq!(page.read("#own-title"), [name]);
        assert_eq!(page.read(".replay-look[aria-current] b"), [name]);
    }
    assert_eq!(gallery.step("at=120&eyes=3").await.status, StatusCode::NOT_FOUND, "there are three");
}

/// SGK-2: after the end nothing is secret any more.
#[tokio::test]
async fn after_the_end_all_eyes_together_see_every_card_and_each_pair_its_own() {
    let mut gallery = Gallery::court(None).await;
    let page = gallery.step("at=60&eyes=all").await;
    assert_eq!(page.read(".replay-look[aria-current] b"), ["everyone"]);
    assert!(page.has("#others .loyal.face") && !page.has(".loyal.down"), "all Loyalty cards lie open");
    assert_eq!(page.read(".replay-told .sentence"), ["Chie chose Storms to Flowers."]);
    assert!(page.has("#chosen-2 .slip.down .peek"), "a card chosen in secret shows its face");
    let bo = gallery.step("at=60&eyes=1").await;
    assert!(bo.has("#own .own-loyal") && !bo.has("#others .loyal.face"), "and to others only their own");
    assert_eq!(bo.read(".replay-told .sentence"), ["Chie has chosen an Action card."]);
    assert!(!bo.has("#chosen-2 .peek") && bo.has("#chosen-1 .peek"));
    let log = bo.read("#log .sentence").concat();
    assert!(log.contains("Bo chose Flowing Upstream.") && !log.contains("You "), "{log}");
}

/// SGK-2: before the end, other perspectives are closed.
#[tokio::test]
async fn before_the_end_nobody_looks_through_other_eyes() {
    let mut gallery = Gallery::court(Some(61)).await;
    assert_eq!(gallery.step("at=60&eyes=all").await.status, StatusCode::CONFLICT);
    for seat in 0..6 {
        assert_eq!(gallery.step(&format!("at=60&eyes={seat}")).await.status, StatusCode::FORBIDDEN, "{seat}");
    }
    let page = gallery.step("at=60").await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(!page.has(".loyal.face") && !page.has(".peek") && !page.has(".replay-look"), "{}", page.said());
    assert!(gallery.browser.open(&gallery.table.clone()).await.has("#log a[href$='/replay']"));
}
