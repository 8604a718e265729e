//! What is printed on one's own copy: typed, checked while one types, imported, and played with.

use crate::{Browser, Kind, NewSeat, Server, stage, table};

const PRINTED: &str = include_str!("../../../katana/tests/data/printed.toml");

/// Begins a set of a game with the form; returns its path.
pub async fn begin(browser: &Browser, server: &Server, game: &str) -> String {
    browser.open(&server.url("/sets")).await;
    browser.choose("#game", game).await;
    browser.write("#field-name", "My box").await;
    browser.click("form[action='/sets'] button").await;
    browser.see(".set-form").await;
    browser.client.current_url().await.unwrap().path().to_owned()
}

/// Waits until the page says that the set can be played with, or that it cannot.
async fn until_complete(browser: &Browser, is_complete: bool) {
    browser
        .until_true(&format!(
            "return document.querySelector('.set-standing').classList.contains('complete') === {is_complete}"
        ))
        .await;
}

#[tokio::test]
async fn values_are_checked_and_kept_while_they_are_typed() {
    let Some((_driver, server, browser)) = stage::start_with(Kind::Desktop).await else { return };
    let set = begin(&browser, &server, "katana").await;
    let points = "[name='swords.tiles.0.points']";
    browser.write(points, "99").await;
    let wrong = "return document.getElementById('wrong-swords.tiles.0.points').textContent";
    browser.until_true(&format!("{wrong}.includes('The most is 30')")).await;
    until_complete(&browser, false).await;
    browser.shoot("own-copy-wrong").await;
    browser.check_page().await;
    browser.open(&server.url(&set)).await;
    assert_eq!(browser.value(points).await, "99", "it was kept though it is wrong");
    browser.write(points, "9").await;
    browser.until_true(&format!("{wrong} === ''")).await;
    until_complete(&browser, true).await;

    // A card that counts something else gets other fields.
    browser.open(&server.url(&format!("{set}?part=honor"))).await;
    browser.choose("[name='honor.cards.0.card']", "swords_with").await;
    browser.see("[name='honor.cards.0.points']").await;
    until_complete(&browser, false).await;
    browser.choose("[name='honor.cards.0.kind']", "L").await;
    browser.write("[name='honor.cards.0.points']", "2").await;
    until_complete(&browser, true).await;
    // Another part is a click away, and nothing is lost.
    browser.click(".set-form nav button[value=boards]").await;
    browser.write("[name='komainu.coins']", "7").await;
    browser.click(".set-end button").await;
    browser.click(".set-form nav button[value=market]").await;
    browser.see("[name='market.cost.1']").await;
    browser.open(&server.url(&format!("{set}?part=boards"))).await;
    assert_eq!(browser.value("[name='komainu.coins']").await, "7");
    browser.check_console(&[]);
}

#[tokio::test]
async fn an_imported_copy_is_played_with_on_a_phone() {
    let Some((_driver, server, browser)) = stage::start_with(Kind::Phone).await else { return };
    browser.open(&server.url("/sets")).await;
    browser.write("#field-called", "Tadayoshi's box").await;
    let paste =
        format!("document.getElementById('text').value = {}", serde_json::to_string(PRINTED).unwrap());
    browser.run(&paste).await;
    browser.click("form[action='/sets/import'] button").await;
    browser.see(".set-standing.complete").await;
    browser.shoot("own-copy-phone").await;
    browser.check_page().await;
    browser.click(".set-play a").await;
    browser.see("#components").await;
    table::fill_here(&browser, "Tadayoshi", &[NewSeat::Me, NewSeat::Bot]).await;
    table::make(&browser).await;
    browser.see("main.table").await;
    let values = browser.run("return document.querySelector('#log .values').textContent").await;
    let values = values.as_str().unwrap().to_owned();
    assert!(values.contains("Printed values of “Tadayoshi's box”"), "{values}");
    assert!(values.contains("Bots play without what they have learned"), "{values}");
    table::concede(&browser).await;
    browser.see(".result table.scores").await;
    table::verify_record(&browser, &server).await;
    browser.check_console(&[]);
}
