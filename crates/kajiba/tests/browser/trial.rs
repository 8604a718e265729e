//! Trials in real browsers: trying, going back, keeping and dropping, with and without scripts; and a trial whose table
//! moves on.

use crate::{Browser, Choice, Kind, Player, Question, Server, next, stage, table};

/// A solo player who may place a Worker at the Academy, which reveals nothing.
async fn alone<'a>(browser: &'a Browser, server: &Server) -> (Player<'a>, Question, Choice) {
    table::play_now(browser, server).await;
    browser.see("#decision button[name=choice]").await;
    let players = [Player::new(browser, &table::id(browser).await).await];
    loop {
        let (_, question) = next(server, &players).await.expect("the game goes on");
        let is_it = |choice: &&Choice| {
            choice.action["place"]["area"] == "academy" && choice.action["place"]["figure"] == "worker"
        };
        if let Some(choice) = question.choices.iter().find(is_it).cloned() {
            let [player] = players;
            return (player, question, choice);
        }
        players[0].act(server, &question, &question.choices[0]).await;
    }
}

/// Waits until the page shows this many tried decisions.
async fn n_tried(browser: &Browser, n: usize) {
    let count = format!("return document.querySelectorAll('.trial-steps li').length === {n}");
    browser.until_true(&count).await;
}

async fn try_keep_and_drop(kind: Kind) {
    let Some((_driver, server, browser)) = stage::start_with(kind).await else { return };
    let (player, question, place) = alone(&browser, &server).await;
    browser.open(&server.url(&format!("/t/{}", player.table))).await;
    browser.click("#try").await;
    browser.see("main.trial .trial-banner").await;
    browser.check_page().await;
    browser.click(&format!("#answers button[value='{}']", place.hash)).await;
    n_tried(&browser, 1).await;
    // On a phone it may be in a part of the table that is not shown now.
    assert!(browser.has("#academy .pawn.worker").await, "the Worker stands there");
    browser.shoot("trial").await;
    browser.click("#answers button[name=choice]").await;
    n_tried(&browser, 2).await;
    browser.check_page().await;
    browser.click("#undo button").await;
    n_tried(&browser, 1).await;
    browser.click("#answers button[name=choice]").await;
    n_tried(&browser, 2).await;
    browser.click("#try-again button").await;
    n_tried(&browser, 0).await;
    assert_eq!(player.question(&server).version, question.version, "the table knows nothing of it");

    browser.click(&format!("#answers button[value='{}']", place.hash)).await;
    n_tried(&browser, 1).await;
    browser.click("#try-drop").await;
    browser.see("main.table:not(.trial) #try").await;
    assert_eq!(player.question(&server).version, question.version, "what is dropped is not done");

    browser.click("#try").await;
    browser.click(&format!("main.trial #answers button[value='{}']", place.hash)).await;
    n_tried(&browser, 1).await;
    browser.click("#answers button[name=choice]").await;
    n_tried(&browser, 2).await;
    browser.click("#keep button").await;
    browser.see("main.table:not(.trial) #decision").await;
    assert_eq!(player.question(&server).version, question.version + 2, "what is kept is done");
    browser.see("#undo button").await;
    browser.check_console(&[]);
}

#[tokio::test]
async fn decisions_are_tried_kept_and_dropped_with_a_script() {
    try_keep_and_drop(Kind::Desktop).await;
}

#[tokio::test]
async fn decisions_are_tried_kept_and_dropped_without_a_script() {
    try_keep_and_drop(Kind::NoScript).await;
}

#[tokio::test]
async fn decisions_are_tried_kept_and_dropped_on_a_phone() {
    try_keep_and_drop(Kind::Phone).await;
}

#[tokio::test]
async fn a_trial_hears_by_itself_that_its_table_has_moved_on() {
    let Some((_driver, server, browser)) = stage::start_with(Kind::Desktop).await else { return };
    let (player, question, place) = alone(&browser, &server).await;
    let table = browser.client.window().await.unwrap();
    let trial = browser.client.new_window(true).await.unwrap().handle;
    browser.client.switch_to_window(trial.clone()).await.unwrap();
    browser.open(&server.url(&format!("/t/{}/try", player.table))).await;
    browser.click(&format!("main.trial #answers button[value='{}']", place.hash)).await;
    n_tried(&browser, 1).await;

    browser.client.switch_to_window(table).await.unwrap();
    player.act(&server, &question, &place).await;
    browser.see("#undo button").await;

    browser.client.switch_to_window(trial).await.unwrap();
    browser.until_true("return document.querySelector('h1').textContent === 'The table has moved on'").await;
    browser.check_page().await;
    browser.click("main a[href*='/try']").await;
    browser.see("main.trial #answers").await;
    browser.check_console(&[]);
}
