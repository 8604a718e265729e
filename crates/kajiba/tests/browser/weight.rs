//! The size of a table: at first load with an empty cache, at a reload with a warm one, and at each update.

use crate::{Browser, Driver, Kind, Mind, NewSeat, Player, Server, next, stage, switching::switch, table};

/// The most bytes of a first load with an empty cache.
const FIRST_LOAD_BYTES_MAX: u64 = 220_000;
/// The most bytes of a reload with a warm cache.
const RELOAD_BYTES_MAX: u64 = 40_000;
/// The most bytes of a first visit to the home page.
const HOME_BYTES_MAX: u64 = 120_000;
/// The most bytes of an update.
const UPDATE_BYTES_MAX: u64 = 15_000;

/// What the browser received, with its compressed size.
const GOT: &str = "const got = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    return got.map(({ name, transferSize }) => [transferSize, name])";
/// Clears the measurements.
const AGAIN: &str = "performance.clearResourceTimings()";
/// The bytes received after an act or a notification.
const UPDATES: &str = "return performance.getEntriesByType('resource')
    .filter(({ name, initiatorType }) => initiatorType === 'fetch' && name.includes('/t/'))
    .map(({ name, transferSize }) => [transferSize, name])";

#[tokio::test]
async fn the_first_page_weighs_little() {
    let Some((_driver, server, browser)) = stage::start_with(Kind::Desktop).await else { return };
    browser.open(&server.url("/")).await;
    browser.see(".posters").await;
    let first = got(&browser, GOT).await;
    let weight: u64 = first.iter().map(|(bytes, _)| bytes).sum();
    assert!(weight <= HOME_BYTES_MAX, "{weight} bytes come at first: {first:#?}");
}

#[tokio::test]
async fn a_table_weighs_little_when_it_is_opened_and_less_when_it_changes() {
    let Some((driver, server, browser)) = stage::start_with(Kind::Desktop).await else { return };
    // Italian has the longest words.
    browser.open(&server.url("/")).await;
    switch(&browser, "it").await;
    table::fill_new(&browser, &server, "Norimune", &[NewSeat::Me, NewSeat::Bot, NewSeat::Bot, NewSeat::Bot])
        .await;
    let katana = table::make(&browser).await;
    check(&browser, &driver, &server, &katana).await;
    table::fill_shogunate(
        &browser,
        &server,
        "Norimune",
        &[NewSeat::Me, NewSeat::Bot, NewSeat::Bot, NewSeat::Bot, NewSeat::Bot, NewSeat::Bot],
    )
    .await;
    let court = table::make(&browser).await;
    check(&browser, &driver, &server, &court).await;
}

/// Plays on, and opens the table in the middle of the game in a new browser.
async fn check(browser: &Browser, driver: &Driver, server: &Server, table: &str) {
    let players = [Player::new(browser, table).await];
    let mut mind = Mind::new(15, 60);
    browser.run(AGAIN).await;
    for _ in 0..40 {
        let Some((_, question)) = next(server, &players).await else { break };
        players[0].act(server, &question, &mind.choose(&question)).await;
    }
    let updates = got(browser, UPDATES).await;
    let heaviest = updates.iter().max().expect("something has changed");
    assert!(heaviest.0 <= UPDATE_BYTES_MAX, "the heaviest of {} updates: {heaviest:?}", updates.len());

    let new = driver.browser(Kind::Desktop).await;
    new.open(&server.url(&format!("/t/{table}"))).await;
    new.see("main.table").await;
    let first = got(&new, GOT).await;
    let weight: u64 = first.iter().map(|(bytes, _)| bytes).sum();
    assert!(weight <= FIRST_LOAD_BYTES_MAX, "{weight} bytes come at first: {first:#?}");

    new.client.refresh().await.unwrap();
    new.see("main.table").await;
    let again = got(&new, GOT).await;
    let reload: u64 = again.iter().map(|(bytes, _)| bytes).sum();
    assert!(reload <= RELOAD_BYTES_MAX, "{reload} bytes come with a reload: {again:#?}");
    let (heaviest, n_updates) = (heaviest.0, updates.len());
    println!(
        "{table}: {weight} bytes at first, {reload} again, at most {heaviest} for one of {n_updates} updates"
    );
}

async fn got(browser: &Browser, script: &str) -> Vec<(u64, String)> {
    serde_json::from_value(browser.run(script).await).unwrap()
}
