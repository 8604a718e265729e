//! Every page in both sizes and all languages: no errors, no overflow.

use crate::{Browser, Kind, NewSeat, Server, own_copy, stage, table};

#[tokio::test]
async fn no_page_complains_or_is_wider_than_a_phone() {
    let Some((driver, server)) = stage::start().await else { return };
    for kind in [Kind::Desktop, Kind::Phone] {
        let browser = driver.browser(kind).await;
        let pages = every(&browser, &server).await;
        for lang in ["en", "it", "ja"] {
            browser.open(&server.url("/new")).await;
            if kind == Kind::Phone {
                browser.click(".lang-open").await;
            }
            browser.click(&format!("form.lang button[value={lang}]")).await;
            browser.see(&format!("html[lang={lang}]")).await;
            for (name, page) in &pages {
                browser.open(&server.url(page)).await;
                browser.see("main#main").await;
                browser.shoot(&format!("{name}-{lang}")).await;
            }
        }
        browser.check_console(&[]);
        browser.open(&server.url("/t/nothing")).await;
        browser.see("main.sorry #sorry").await;
        browser.shoot("sorry").await;
        browser.check_console(&["404"]);
    }
}

/// Every page by name and address, after creating what they show.
pub async fn every(browser: &Browser, server: &Server) -> Vec<(&'static str, String)> {
    let [gathering, playing, over] = tables(browser, server).await;
    let [campaign, chapter] = story(browser, server).await;
    let [court, covered, court_over] = courts(browser, server).await;
    let [set, court_set] = [
        own_copy::begin(browser, server, "katana").await,
        own_copy::begin(browser, server, "shogunate").await,
    ];
    let table = |id: &str| format!("/t/{id}");
    vec![
        ("home", "/".to_owned()),
        ("new", "/new".to_owned()),
        ("new-solo", "/new?solo".to_owned()),
        ("story", "/story".to_owned()),
        ("lessons", "/lessons/katana".to_owned()),
        ("campaign", campaign),
        ("chapter", table(&chapter)),
        ("gathering", table(&gathering)),
        ("playing", table(&playing)),
        ("log", format!("/t/{playing}/log")),
        ("replay", format!("/t/{over}/replay?at=0")),
        ("replay-all", format!("/t/{over}/replay?eyes=all")),
        ("over", table(&over)),
        ("new-court", "/new?game=shogunate".to_owned()),
        ("court", table(&court)),
        ("shogunate-log", format!("/t/{court}/log")),
        ("shogunate-replay", format!("/t/{court}/replay?at=0")),
        ("shogunate-replay-all", format!("/t/{court_over}/replay?eyes=all")),
        ("shogunate-cover", table(&covered)),
        ("shogunate-over", table(&court_over)),
        ("rules-shogunate", "/rules/shogunate".to_owned()),
        ("primer-katana", "/rules/katana/primer".to_owned()),
        ("primer-shogunate", "/rules/shogunate/primer".to_owned()),
        ("me", "/me".to_owned()),
        ("sets", "/sets".to_owned()),
        ("set-swords", format!("{set}?part=swords")),
        ("set-honor", format!("{set}?part=honor")),
        ("set-boards", format!("{set}?part=boards")),
        ("set-plots", format!("{court_set}?part=plots")),
        ("settings", "/settings".to_owned()),
        ("report", format!("/t/{playing}/report")),
        ("shogunate-report", format!("/t/{court}/report")),
        ("sign-in", "/sign-in".to_owned()),
        ("rules", "/rules".to_owned()),
        ("rules-katana", "/rules/katana".to_owned()),
        ("rules-found", "/rules/katana?q=katana".to_owned()),
        ("cards", "/cards".to_owned()),
        ("cards-court", "/cards?game=shogunate".to_owned()),
        ("cards-table", format!("/cards?table={playing}")),
        ("about", "/about".to_owned()),
    ]
}

/// A waiting table, a running one, and a finished one.
async fn tables(browser: &Browser, server: &Server) -> [String; 3] {
    let mut ids = Vec::new();
    let bots = [NewSeat::Me, NewSeat::Bot, NewSeat::Bot, NewSeat::Bot];
    for seats in [&[NewSeat::Me, NewSeat::Open, NewSeat::Bot], &bots[..], &bots[..2]] {
        table::fill_new(browser, server, "Tsunahiro", seats).await;
        ids.push(table::make(browser).await);
    }
    end(browser, ids).await
}

/// A running table of Shogunate, one with covered seats, and one that was conceded.
async fn courts(browser: &Browser, server: &Server) -> [String; 3] {
    let mut ids = Vec::new();
    let bots = [NewSeat::Me, NewSeat::Bot, NewSeat::Bot, NewSeat::Bot, NewSeat::Bot, NewSeat::Bot];
    let here = [NewSeat::Me, NewSeat::Guest("Kotetsu", ""), NewSeat::Guest("Sukehiro", "1357")];
    for seats in [&bots[..], &here[..], &bots[..3]] {
        table::fill_shogunate(browser, server, "Tsunahiro", seats).await;
        ids.push(table::make(browser).await);
    }
    end(browser, ids).await
}

/// Gives up at the last of three tables, which the browser shows.
async fn end(browser: &Browser, ids: Vec<String>) -> [String; 3] {
    table::concede(browser).await;
    browser.see(".result table.scores").await;
    ids.try_into().expect("there are three")
}

/// A campaign with one defeat, and the table of its second attempt.
async fn story(browser: &Browser, server: &Server) -> [String; 2] {
    browser.open(&server.url("/story")).await;
    browser.click("form[action='/story'] button").await;
    browser.click("#attempt button").await;
    table::concede(browser).await;
    browser.shoot("chapter-over").await;
    browser.click(".again a").await;
    browser.see(".chapter.lost").await;
    let campaign = browser.client.current_url().await.unwrap().path().to_owned();
    browser.click("#attempt button").await;
    browser.see("#story .conditions").await;
    [campaign, table::id(browser).await]
}
