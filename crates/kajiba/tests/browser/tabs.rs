//! Many tabs in one browser.

use crate::{Browser, Kind, Mind, NewSeat, Player, Server, next, stage, table};

const N_TABS: usize = 8;

#[tokio::test]
async fn eight_tabs_share_one_stream_and_all_of_them_load() {
    let Some((driver, server)) = stage::start().await else { return };
    let (browser, phone) = (driver.browser(Kind::Desktop).await, driver.browser(Kind::Phone).await);
    let mut tables = Vec::new();
    for _ in 0..3 {
        table::fill_new(&browser, &server, "Sanemori", &[NewSeat::Me, NewSeat::Bot]).await;
        tables.push(table::make(&browser).await);
    }
    for n in 1..N_TABS {
        let tab = browser.client.new_window(true).await.unwrap().handle;
        browser.client.switch_to_window(tab).await.unwrap();
        browser.open(&server.url(&format!("/t/{}", tables[n % tables.len()]))).await;
        browser.see("main.table").await;
        settle(&browser, &server, 1).await;
    }
    let tabs = browser.client.windows().await.unwrap();
    assert_eq!(tabs.len(), N_TABS);
    for tab in tabs {
        browser.client.switch_to_window(tab).await.unwrap();
        browser.client.refresh().await.unwrap();
        browser.see("main.table").await;
        settle(&browser, &server, 1).await;
    }

    // Somebody else plays; this browser watches in its last tab.
    table::fill_new(&phone, &server, "Hiromitsu", &[NewSeat::Me, NewSeat::Bot]).await;
    let id = table::make(&phone).await;
    browser.open(&server.url(&format!("/t/{id}"))).await;
    settle(&browser, &server, 2).await;
    let version = "return Number(document.querySelector('main').dataset.version)";
    let players = [Player::new(&phone, &id).await];
    let mut mind = Mind::new(6, 10);
    for _ in 0..3 {
        let (_, question) = next(&server, &players).await.expect("the game has begun");
        let before = browser.run(version).await.as_u64().unwrap();
        players[0].act(&server, &question, &mind.choose(&question)).await;
        browser
            .until("a new version", async || (browser.run(version).await.as_u64()? > before).then_some(()))
            .await;
        settle(&browser, &server, 2).await;
    }
    browser.check_console(&[]);
    phone.check_console(&[]);
}

/// Waits until this many streams are open. A tab that takes over may open its stream before the old one ends.
async fn settle(browser: &Browser, server: &Server, n_browsers: u64) {
    let is_settled = async || {
        let n_open = n_streams(server);
        assert!(n_open <= 2 * n_browsers, "{n_open} streams for {n_browsers} browsers");
        (n_open == n_browsers).then_some(())
    };
    browser.until("one stream for each browser", is_settled).await;
}

/// The number of open streams in the server's metrics.
fn n_streams(server: &Server) -> u64 {
    let metrics = server.read("/metrics", "");
    assert_eq!(metrics.status, 200, "this machine may read what is counted");
    let count = metrics.body.lines().find_map(|line| line.strip_prefix("kajiba_streams_open "));
    count.map_or(0, |count| count.trim().parse().unwrap())
}
