//! A browser plays a first chapter to its verdict, while the server stops and restarts.

use crate::{Browser, Kind, Mind, Player, Server, next, stage, table};

#[tokio::test]
async fn a_first_chapter_is_played_to_its_verdict_and_counted_through_restarts() {
    let Some((_driver, mut server, browser)) = stage::start_with(Kind::Phone).await else { return };
    let campaign = begin(&server, &browser).await;

    let players = [Player::new(&browser, &table::id(&browser).await).await];
    let mut mind = Mind::new(5, 50);
    let mut n_decisions = 0;
    while let Some((_, question)) = next(&server, &players).await {
        let choice = mind.choose(&question);
        players[0].act(&server, &question, &choice).await;
        n_decisions += 1;
        match n_decisions {
            // Stop in the middle: once gracefully, long enough that the page says so, and once by a crash.
            12 => go_away(&mut server, &browser).await,
            24 => {
                server.kill();
                server.start_again();
            }
            _ => {}
        }
    }
    assert!(n_decisions > 24, "the server was away twice");

    let is_won = check_verdict(&browser).await;
    browser.click(".again a").await;
    browser.see(".chapters").await;
    check_counted(&browser, is_won).await;
    // The verdict survives a crash.
    server.kill();
    server.start_again();
    browser.open(&campaign).await;
    check_counted(&browser, is_won).await;
    if !is_won {
        browser.click("#skip summary").await;
        browser.click("#skip button").await;
        browser.see("#chapter-1.skipped").await;
        browser.see("#chapter-2.next").await;
        browser.check_page().await;
    }
    browser.shoot("campaign-after").await;
    browser.check_console(&["net::ERR_"]);
}

/// Starts a campaign and its first attempt; returns the campaign's address.
async fn begin(server: &Server, browser: &Browser) -> String {
    browser.open(&server.url("/")).await;
    browser.click(".story-way a").await;
    browser.click("form[action='/story'] button").await;
    browser.see("#chapter-1.next").await;
    browser.check_page().await;
    let campaign = browser.client.current_url().await.unwrap().to_string();
    browser.click("#attempt input[value='1']").await;
    browser.click("#attempt button").await;
    browser.see("#story #briefing[open]").await;
    browser.see("#story .conditions li").await;
    browser.check_page().await;
    campaign
}

/// The server stops gracefully; the page says so and recovers when the server is back.
async fn go_away(server: &mut Server, browser: &Browser) {
    server.stop();
    browser.see("#notice.offline").await;
    server.start_again();
    browser.see_no("#notice.offline").await;
}

/// The verdict with a line for each condition; returns whether the chapter is won.
async fn check_verdict(browser: &Browser) -> bool {
    browser.see("#verdict .conditions").await;
    browser.shoot("verdict").await;
    browser.check_page().await;
    let log = browser.words("#asked").await;
    let is_won = log == "Chapter 1, The Beginning: victory!";
    assert!(is_won || log == "Chapter 1, The Beginning: defeat.", "{log}");
    let lines = browser.run("return document.querySelectorAll('#verdict li').length").await;
    let missed = browser.run("return document.querySelectorAll('#verdict li.missed').length").await;
    assert_eq!(lines, 3);
    assert_eq!(missed == 0, is_won, "it is won if nothing is missed");
    let points = if is_won { "+5" } else { "−1" };
    assert!(browser.words(".story-points").await.contains(points));
    is_won
}

/// The campaign lists the attempt and counts it.
async fn check_counted(browser: &Browser, is_won: bool) {
    browser.see(if is_won { "#chapter-1.won" } else { "#chapter-1.lost" }).await;
    let attempt = browser.words("#chapter-1 .attempts").await;
    let log = if is_won { "Victory over Ghost 1: +5" } else { "Defeat by Ghost 1: −1" };
    assert_eq!(attempt, log);
    assert_eq!(browser.words(".reached .points").await, if is_won { "5" } else { "−1" });
    browser.check_page().await;
}
